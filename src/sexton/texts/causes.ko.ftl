### 일어난 일의 이유를 이야기꾼에게 알리는 문장. 이유 하나에 한 줄, 그 이유의 이유는 그 아래에 둡니다.

cause-who = { $character }({ $player })
cause-whose = { $character }
when-setup = 게임 준비 중
when-night =
    { $number ->
        [1] 첫날 밤
       *[other] { $number }번째 밤
    }
when-day =
    { $number ->
        [1] 첫날 낮
       *[other] { $number }번째 낮
    }
when-standing = 능력이 작동하는 동안

## Whether an ability works

cause-works = { $who }의 능력이 작동합니다.
cause-does-not-work = { $who }의 능력이 작동하지 않습니다.
cause-token = { $player }에게 { $who }의 리마인더가 있습니다: { $reminder }, { $when }.
cause-token-drunk = { $who } 때문에 { $player }이 취했습니다: { $when }.
cause-token-poisoned = { $who } 때문에 { $player }이 중독되었습니다: { $when }.
cause-token-has-ability = { $who } 때문에 { $player }은 사망했어도 능력을 유지합니다: { $when }.
cause-token-safe = { $who } 덕분에 { $player }은 악마에게서 안전합니다: { $when }.
cause-token-mad = { $who } 때문에 { $player }이 집착 상태입니다: { $when }.
cause-token-cannot-die = { $who } 덕분에 { $player }은 사망하지 않습니다: { $when }.
cause-token-idle = { $player }에게 있는 { $who }의 “{ $reminder }” 리마인더는 효과가 없습니다: { $when }.
cause-own-token = 스스로를 멈춘 능력이며, 그 토큰의 효과는 이어집니다.
cause-believed = { $who } 때문에 능력이 있다고 믿을 뿐입니다.
cause-believed-only = { $player }은 이 능력이 있다고 믿을 뿐입니다.
cause-given = { $who }에게서 받은 능력입니다.
cause-dead = { $player }이 사망했습니다: { $when }.
cause-steady = 이 능력은 취하거나 중독되어도 작동합니다.
cause-lost = { $player }에게 이 능력이 더는 없습니다.
cause-not-held = { $player }에게는 { $character }의 능력이 없습니다.
cause-ring = 여기서 효과가 서로 맞물립니다. 있던 효과가 이어지고, 새 효과 중에서는 가장 오래된 것이 이어집니다.
cause-ring-open = 효과가 서로 맞물려 답이 정해지지 않으므로 이야기꾼이 정합니다.
cause-ring-ruled = 효과가 서로 맞물려, 이야기꾼이 이 효과를 멈췄습니다.

## What was done, and by whom

cause-by = { $who }의 능력 때문입니다.
cause-setup = 게임 준비의 일부입니다.
cause-ruling = 이야기꾼의 판정입니다.
cause-chose = { $who }의 선택, { $when }: { $value }
cause-asked = { $player }의 선택, { $when }: { $value }
cause-claimed-plain = { $who }의 공개적인 행동, { $when }
cause-claimed = { $who }의 공개적인 말, { $when }: { $value }
cause-set-off = { $player }의 사망으로 발동했습니다.
cause-nomination = { $nominator }이 { $nominee }을 지목했습니다.
cause-jinx = { JOSA($one, "과/와") } { $other }의 징크스에 따릅니다.
cause-judged = { $who }의 능력에 { $player }이 무엇으로 보이는지 이야기꾼이 정했습니다: { $answer }.
cause-overruled = 이야기꾼이 규칙 밖의 답을 정했습니다.

## Deaths, and what keeps from them

cause-kills = { $who }의 능력이 { $player }을 공격합니다.
cause-executed-by = { $who }의 능력으로 { $player }이 처형됩니다.
cause-madness = { $player }이 집착을 어겨 처형됩니다.
cause-votes = { $nominator }이 지목했고 { $votes }표를 받았습니다. 필요한 표는 { $needed }표이며, 그만큼 받은 다른 플레이어는 없습니다.
cause-exile = 마을이 추방합니다.
cause-exile-votes = 추방에 찬성 { $count }명, 필요한 찬성 { $needed }명.
cause-sure = 이 사망은 아무것도 막을 수 없습니다.
cause-no-help = { $who }의 능력이 { $player }을 구하지 못합니다.
cause-safe-from-demons = { $player }에게 있는 { $who }의 “{ $reminder }” 리마인더는 악마만 막습니다: { $when }.
cause-used-up = { $who }의 능력은 전에 이미 사용했습니다.
cause-used-up-now = 이것으로 { $who }의 능력을 사용했습니다.
cause-saves = { $who }의 능력이 { $player }을 구합니다.
cause-in-place = { $who }의 능력으로 { $player }을 대신합니다.
cause-instead = 대신 { $player }이 사망하게 됩니다.
cause-instead-dead = 대신 { $player }이 사망하게 되지만 이미 사망한 상태입니다.
cause-safe = { $player }은 { $who }의 능력에서 안전합니다.

## What was told

cause-true-though = 진실이 아니어도 되지만 이야기꾼이 진실을 선택했습니다.
cause-true-is = 진실이라면: { $answers }
cause-also-true = 다음도 진실입니다: { $answers }
cause-and-more = { $answers } 외 { $count }개
cause-only-answer = 달리 알려 줄 것이 없었습니다.
cause-told-anyway = 능력의 작동과 상관없이 달리 알려 줄 것이 없었습니다.
cause-told-chosen = 이야기꾼이 알려 줄 것을 선택했습니다.
cause-shown = 이야기꾼이 따로 보여 주었습니다.
cause-rules-off = { $who }의 능력이 작동하는 동안 이야기꾼은 무엇이든 알려 줄 수 있습니다.
cause-taken = { $who } 때문에 { $player }이 다른 것으로 보입니다. 그렇지 않다면 진실은: { $answers }
cause-counts-as = { JOSA($one, "과/와") } { $other }의 징크스에 따라 { $player }을 { JOSA($team, "으로/로") } 봅니다.
cause-introduced = 악한 플레이어들이 서로를 알게 됩니다.
cause-introduced-bluffs = 악마가 참여하지 않는 캐릭터를 알게 됩니다.
cause-seems = { $who }의 능력으로 { $player }도 함께 보입니다.

## How the game was won

cause-dead-demon = 악마인 { $player }이 사망했습니다: { $when }.
cause-alive = 생존, 여행자 제외: { $players }
