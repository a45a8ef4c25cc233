### 게임에서 일어난 일의 문장. 사람의 이름에는 “님”이 이미 붙어 있으므로 조사는 “님”에 맞춥니다.

## Words

storyteller = 이야기꾼
storyteller-within = 이야기꾼
person = { $name } 님
list-last = { $rest }, { $last }
list-or = { $rest } 또는 { $last }
list-comma = { $rest }, { $last }
list-sentence = { $rest } { $last }
yes = 예
no = 아니요
good = 선
evil = 악
nothing = 없음
nobody = 없음
word-live = 생존
word-die = 사망
word-good = 선
word-evil = 악
word-alive = 생존
word-dead = 사망
word-drunken = 취함
word-poisoned = 중독
word-sober = 취함/중독 아님
word-allied = 같은 소속
word-townsfolk = 주민
word-outsider = 외지인
word-minion = 하수인
word-demon = 악마
word-traveller = 여행자
word-rock = 바위
word-paper = 보
word-scissors = 가위
do-not-know = 모릅니다
statement-all = { $players } = { $word }
statement-some = { $players } 중 1명 이상 = { $word }
statement-count = { $players } 중 { $count }명 = { $word }
statement-began = 시작할 때 { $word }
pair-character = { $player } = { $character }
pair-word = { $player } = { $word }

## What everybody sees

event-began = { $script }
began-seats = 시계 방향 자리 순서: { $players }
began-house-rule = 하우스 룰: { $rule }
began-rule = 제작자 규칙: { $rule }
began-jinx = 징크스, { JOSA($one, "과/와") } { $other }: { $rule }
began-homebrew = 홈브루 { $character }: { $ability }
began-manual = 수동 진행 { $character }: { $ability }
began-no-text = 스크립트에 능력 설명이 없습니다.
event-night-fell =
    { $night ->
        [1] 첫날 밤
       *[other] { $night }번째 밤
    }
event-day-broke =
    { $day ->
        [1] 첫날 낮
       *[other] { $day }번째 낮
    }
dawn-nobody = 지난밤 아무도 사망하지 않았습니다.
dawn-died = 지난밤 { $players }이 사망했습니다.
dawn-revived = { $players }이 부활했습니다.
dawn-alive = { $player }은 생존 상태입니다.
dawn-dead = { $player }은 사망 상태입니다.
event-nominations-opened = 지목이 시작되었습니다.
event-nominations-closed = 지목이 끝났습니다.
event-nominated = { $nominator }이 { $nominee }을 지목했습니다.
nominated-storyteller = { $nominator }이 이야기꾼을 지목했습니다.
nominated-self = { $nominator }이 자신을 지목했습니다.
event-voted = { $nominee }: { $votes }표. 처형하려면 { $needed }표가 필요합니다. 손을 든 플레이어: { $hands }.
vote-about-to-die = { $nominee }이 처형 예정입니다.
vote-tie = 동률입니다. 처형 예정인 플레이어가 없습니다.
vote-too-few = 표가 모자랍니다.
vote-fewer = 앞선 득표 수보다 적습니다.
vote-closed = 이 투표로는 더 이상 처형할 수 없습니다.
vote-fewer-than-in-secret = 비밀 투표의 득표 수를 넘지 못했습니다.
event-voted-in-secret = { $nominee }: 비밀 투표입니다. 아무도 손을 볼 수 없습니다.
event-tokens-taken = { $players }이 투표 토큰을 반납했습니다.
event-executed = { $player }이 처형되어 사망했습니다.
executed-storyteller = 이야기꾼이 처형되었습니다.
executed-lives = { $player }이 처형되었지만 사망하지 않았습니다.
event-exile-called = { $caller }이 { $player }의 추방을 제안했습니다.
event-exile-voted = 추방에 찬성 { $count }명, 필요한 찬성 { $needed }명. 손을 든 플레이어: { $hands }.
exile-died = { $player }이 추방되어 사망했습니다.
exile-stays = { $player }은 남습니다.
exile-left = { $player }은 이미 게임을 떠났습니다.
exile-lives = 추방이 결정되었지만 { $player }은 사망하지 않았습니다.
event-claimed = { $player }이 공개적으로 { JOSA($character, "으로/로") } 나섰습니다: { $value }.
claimed-plain = { $player }이 공개적으로 { JOSA($character, "으로/로") } 나섰습니다.
claimed-damsel = { $player }이 공개적으로 추측했습니다. { $character }: { $value }
event-proclaimed = 모두에게 알립니다: { $character }의 능력이 시작되었습니다.
proclaimed-of = 모두에게 알립니다: { $character }의 능력이 시작되었습니다. 대상: { $player }
event-chose-aloud = { $player }의 공개적인 선택: { $value }
event-nothing-happened = 아무 일도 일어나지 않았습니다.
event-died-by-day = { $player }이 사망했습니다.
event-rose-by-day = { $player }이 부활했습니다.
event-named = { $character }의 능력으로 밤에 { $player }의 이름이 불렸습니다.
event-introduced = { $player }은 처음부터 여행자입니다. 캐릭터: { $character }.
event-joined = { $player }이 여행자로 참가하여 { $after }의 왼쪽에 앉았습니다. 캐릭터: { $character }.
event-rearranged = 자리가 바뀌었습니다. 시계 방향 자리 순서: { $players }
event-left = { $player }이 게임을 떠났습니다.
event-ended =
    { $team ->
        [good] 선한 팀이 승리했습니다.
       *[evil] 악한 팀이 승리했습니다.
    }
ended-winners = 승리한 플레이어: { $players }
event-revealed = 마도서가 공개되었습니다.
page = { $player }: { $parts }
page-dead = 사망
page-believes = 자신을 { JOSA($character, "이라고/라고") } 믿음
page-reminder = { $reminder }({ $character })

## What one player sees

event-you-are = { $player }에게 캐릭터를 알렸습니다: { $character }{ $alignment ->
        [good] , 선
        [evil] , 악
       *[unsaid] {""}
    }.
event-you-are-you = 캐릭터: { $character }{ $alignment ->
        [good] , 소속: 선
        [evil] , 소속: 악
       *[unsaid] {""}
    }
event-chose = { $player }의 선택: { $value }
event-visited = { $player }이 { $character } 능력으로 이야기꾼을 찾아왔습니다.
event-visited-you = { $character } 능력으로 이야기꾼을 찾아갔습니다.
event-asked = { $player }이 { $character } 능력으로 이야기꾼을 찾아왔습니다: { $value }
event-asked-you = { $character } 능력으로 이야기꾼을 찾아갔습니다: { $value }
event-chose-you = 선택({ $character }): { $value }
event-told = { $player }이 알게 된 것: { $card }
chose-storyteller-you = 이야기꾼의 물음에 대한 선택: { $value }
told-storyteller-you = 이야기꾼이 알려 준 것: { $card }
chose-through-you = 선택({ $character }): { $value }
told-through-you = 알게 된 것({ $character }): { $card }
event-told-you = 알게 된 것({ $character }): { $card }
told-minion = { $player }이 알게 된 하수인: { $card }
told-minion-you = 하수인: { $card }
told-minion-fellows = { $player }이 알게 된 다른 하수인: { $card }
told-minion-fellows-you = 다른 하수인: { $card }
told-demon = { $player }이 알게 된 악마: { $card }
told-demon-you = 악마: { $card }
told-bluffs = { $player }이 알게 된 참여하지 않는 캐릭터: { $card }
told-bluffs-you = 참여하지 않는 캐릭터: { $card }
event-saw-grimoire = { $player }이 마도서를 보았습니다.
event-saw-grimoire-you = 마도서를 보았습니다.

## What only the Storyteller sees

event-bag-filled = 주머니: { $tokens }
bag-aside = 주머니에 토큰이 없는 참여 캐릭터: { $tokens }
event-dealt = 토큰을 나누었습니다.
seat-holds = { $seat }번 자리 { $player }: { $character }
event-became = { $player }이 { JOSA($character, "이/가") } 되었습니다.
became-secretly = { $player }의 실제 캐릭터: { $character }
event-turned =
    { $alignment ->
        [good] { $player }의 소속이 선으로 바뀌었습니다.
       *[evil] { $player }의 소속이 악으로 바뀌었습니다.
    }
event-gained = { $player }이 { $character }의 능력을 얻었습니다.
gained-belief = { $player }이 { $character }의 능력을 가졌다고 믿습니다.
event-lost = { $player }이 { $character }의 능력을 잃었습니다.
event-spent = { $player }이 { $character }의 능력을 사용했습니다.
event-triggered = 사망으로 { $player }의 { $character } 능력이 발동합니다.
event-reached = { $character }: { $player }
reached-storyteller = { $character }: 이야기꾼의 능력입니다.
reached-step = { $step }
event-started = { $character }: { $player }, 순서와 상관없이
event-resolved = { $character }: { $player }, 사망으로 발동
step-minioninfo = 하수인 정보
step-demoninfo = 악마 정보
step-dusk = 황혼
step-dawn = 새벽
event-placed = { $player }에게 리마인더를 놓았습니다: { $reminder }({ $character }).
event-lifted = { $player }에게서 리마인더를 거두었습니다: { $reminder }({ $character }).
event-died = { $player }이 사망했습니다.
died-by = { $player }이 { $character }의 능력으로 사망했습니다({ $killer }).
died-ruling = { $player }이 이야기꾼의 판정으로 사망했습니다.
event-survived = { $player }이 사망을 면했습니다.
survived-by = { $player }이 { $character }의 능력으로 사망을 면했습니다({ $saviour }).
event-revived = { $player }이 부활했습니다.
event-counted = 비밀 투표 { $nominee }: { $votes }표. 처형하려면 { $needed }표가 필요합니다. 손을 든 플레이어: { $hands }.
event-ruled = 효과가 서로 맞물려, 이야기꾼이 { $player }의 “{ $reminder }” 효과를 멈췄습니다.
ruled-unseen = 효과가 서로 맞물려, 이야기꾼이 그중 1개를 멈췄습니다.
event-decided =
    { $team ->
        [good] 선한 팀의 승리가 정해졌습니다: { $why }.
       *[evil] 악한 팀의 승리가 정해졌습니다: { $why }.
    }
event-overruled = 이야기꾼이 규칙 밖의 답을 정했습니다: { $value }.
overruled-kill = 이야기꾼이 { $player }을 사망하게 했습니다.
overruled-revive = 이야기꾼이 { $player }을 부활하게 했습니다.
overruled-character = 이야기꾼이 { $player }의 캐릭터를 { JOSA($character, "으로/로") } 바꾸었습니다.
overruled-alignment =
    { $alignment ->
        [good] 이야기꾼이 { $player }의 소속을 선으로 바꾸었습니다.
       *[evil] 이야기꾼이 { $player }의 소속을 악으로 바꾸었습니다.
    }
overruled-swap = 이야기꾼이 { $one }, { $other }의 캐릭터를 서로 바꾸었습니다.
overruled-trade = 이야기꾼이 { $one }, { $other }의 캐릭터와 소속을 서로 바꾸었습니다.
overruled-places = 이야기꾼이 { $one }, { $other }의 자리를 서로 바꾸었습니다.
overruled-remind = 이야기꾼이 { $player }에게 리마인더를 놓았습니다.
overruled-lift = 이야기꾼이 리마인더를 거두었습니다.
overruled-end =
    { $team ->
        [good] 이야기꾼이 선한 팀의 승리로 게임을 끝냈습니다.
       *[evil] 이야기꾼이 악한 팀의 승리로 게임을 끝냈습니다.
    }
overruled-skip = 이야기꾼이 이 차례의 나머지를 건너뛰었습니다.
undone = 이 게임에서 되돌린 결정: { $count }개
not-over = 게임이 아직 끝나지 않았습니다.

## Whether what was told was true, and why an ability did not work

told-true = (진실)
told-false = (거짓: { $why })
told-true-though = (진실, 단 { $why })
in-vain = (효과 없음: { $why })
lame = ({ $why })
lame-drunk = 취함
lame-poisoned = 중독
lame-believed = 능력이 있다고 믿을 뿐임
lame-dead = 사망
lame-lost = 능력이 작동 안 함
lame-overruled = 이야기꾼의 판정
lame-rules-off = 이야기꾼이 규칙을 어길 수 있음

## Why a team has won

why-no-living-demon = 생존한 악마가 없음
why-two-players-live = 생존한 플레이어가 2명뿐임
why-a-saint-was-executed = 성자가 처형됨
why-a-minion-guessed-the-damsel = 하수인이 아가씨를 맞힘
why-the-klutz-chose-an-evil-player = 얼뜨기가 악한 플레이어를 선택함
why-the-storyteller-was-executed = 이야기꾼이 처형됨
why-three-live-and-nobody-was-executed = 3명이 생존했고 아무도 처형되지 않음
why-the-storyteller-ends-the-game = 이야기꾼이 게임을 끝냄

## Reminders

reminder-3-attacks = 공격 3번
reminder-about-to-die = 처형 예정
reminder-alive = 생존
reminder-amigo = 짝꿍
reminder-cannot-die = 사망 불가
reminder-chosen = 선택됨
reminder-correct = 정답
reminder-dead = 사망
reminder-deaths-are-arbitrary = 사망은 이야기꾼 재량
reminder-demon = 악마
reminder-demon-not-voted = 악마 투표 없음
reminder-demon-voted = 악마 투표
reminder-died-today = 오늘 사망
reminder-drunk = 취함
reminder-drunk-1 = 취함 1
reminder-drunk-2 = 취함 2
reminder-drunk-3 = 취함 3
reminder-evil-wakes = 악한 팀 깨움
reminder-friend = 친구
reminder-grandchild = 손주
reminder-guess-used = 추측 사용함
reminder-guessed = 추측함
reminder-haircuts-tonight = 오늘 밤 이발
reminder-has-ability = 능력 가짐
reminder-is-the-demon = 악마
reminder-is-the-drunk = 주정뱅이
reminder-is-the-marionette = 꼭두각시
reminder-is-the-philosopher = 철학자
reminder-know = 알아냄
reminder-lunch = 점심 식사
reminder-mad = 집착
reminder-may-not-nominate = 지목 불가
reminder-minion = 하수인
reminder-minion-nominated = 하수인 지목
reminder-minions-not-nominated = 하수인 지목 없음
reminder-most-responsible = 가장 큰 책임
reminder-must-choose = 선택해야 함
reminder-night-1 = 첫 번째 밤
reminder-night-2 = 두 번째 밤
reminder-night-3 = 세 번째 밤
reminder-no-ability = 능력 없음
reminder-not-me = 나 말고
reminder-once = 1회
reminder-outsider = 외지인
reminder-poisoned = 중독
reminder-red-herring = 허상
reminder-safe = 안전함
reminder-storyteller-ability = 이야기꾼 능력
reminder-survives-execution = 처형에도 생존
reminder-tea-party-tonight = 오늘 밤 다과회
reminder-townsfolk = 주민
reminder-visited = 다녀감
reminder-wrong = 오인
