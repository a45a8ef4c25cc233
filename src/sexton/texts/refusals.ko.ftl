### 할 수 없는 이유: 무엇이 잘못되었고, 무엇이 가능하며, 어떻게 하면 되는지.

## 게임 준비

setup-unknown = Sexton이 규칙을 모르는 캐릭터가 있습니다: { $characters }. 이 캐릭터가 없는 스크립트로 플레이하세요.
setup-stranger = Sexton이 규칙을 모르는 캐릭터입니다: { $character }.
setup-made = 공식이 아닌 내용이 있습니다: “{ $made }”. 이 내용이 있는 동안에는 { JOSA(name-bootlegger, "이/가") } 스크립트에 있어야 합니다.
setup-unnamed = 모든 플레이어에게 이름이 있어야 합니다.
setup-twice = { $name } 님이 2명입니다. 플레이어마다 다른 이름을 쓰세요.
setup-rule = 이 스크립트에 없는 하우스 룰입니다: { $rule }. { $known } 중에서 고르세요.
setup-no-rules = 이 스크립트에 없는 하우스 룰입니다: { $rule }. 이 스크립트에는 하우스 룰이 없으니 빼고 플레이하세요.
setup-seats = 자리는 { $seats }개인데 플레이어는 { $players }명입니다. 1명당 자리 1개여야 합니다.
setup-loric = { JOSA($character, "은/는") } 스크립트에 속하며 누구의 캐릭터도 아닙니다. 자리를 받을 수 없습니다.
setup-size = 플레이어가 { $players }명입니다. 게임은 { $fewest }명에서 { $most }명까지 할 수 있으며, 더 오는 사람은 여행자로 참가합니다.

## 주머니

bag-none = 주머니는 토큰의 목록과 따로 두는 캐릭터의 목록입니다.
bag-size = 플레이어는 { $players }명인데 토큰은 { $tokens }개입니다. 1명당 토큰 1개여야 합니다.
bag-stranger = 이 스크립트에 없는 캐릭터입니다: { $character }.
bag-loric = { JOSA($character, "은/는") } 스크립트에 속하며 누구의 캐릭터도 아닙니다. 토큰을 쓰지 않습니다.
bag-outside = { $character } 토큰은 주머니에 넣지 않습니다. 따로 두고 주민 토큰 1개를 더 넣으세요.
bag-traveller = { JOSA($character, "은/는") } 여행자입니다. 여행자는 토큰을 뽑지 않고 나중에 참가합니다.
bag-inside = { JOSA($character, "은/는") } 따로 두지 않고 주머니에 넣어야 합니다.
bag-copies = { $character } 토큰이 { $times }개입니다. 최대 { $most }개까지 참여할 수 있습니다.
bag-counts = 주머니의 구성은 주민/외지인/하수인/악마 { $have }입니다. 이 캐릭터들이 있으면 { JOSA($wanted, "이어야/여야") } 합니다.
bag-impossible = 이 캐릭터들로는 규칙에 맞는 주머니를 만들 수 없습니다. 그중 1개를 다른 캐릭터로 바꾸세요.
weigh-no-bag = 주머니는 채우는 동안에만 따져 볼 수 있습니다.
weigh-too-many = 플레이어 { $players }명이 뽑을 것보다 토큰이 많습니다.
weigh-nothing-found = 남겨 둔 토큰이 모두 들어가는 주머니를 찾지 못했습니다. 1개를 빼고 다시 뽑으세요.

## 답과 선택

answer-one-of = 선택할 수 없는 답입니다. 가능한 답: { $allowed }.
answer-some = 선택할 수 없는 답입니다. 서로 다른 플레이어 { $count }명을 선택하세요: { $players }.
answer-some-or-nobody = 선택할 수 없는 답입니다. 서로 다른 플레이어 { $count }명을 선택하거나 아무도 선택하지 마세요: { $players }.
answer-other = 선택할 수 없는 답입니다. 질문에 나온 것 중에서 선택하세요.
value-unreadable = 답으로 읽을 수 없는 값입니다({ $detail }). 질문에 나온 것 중에서 선택하세요.
move-nobody = 그 자리에는 아무도 없습니다.
move-over = 게임이 끝났습니다.
move-not-yours = 다른 사람이 결정할 일입니다.
move-not-now = 지금은 할 수 없습니다.
move-stale = 보낸 뒤에 상황이 바뀌었습니다. 지금 질문을 다시 보고 답하세요.
ruling-unmarked = 지금은 규칙에 없는 일입니다. 그래도 하려면 판정으로 표시하세요.
chance-nothing-asked = 무작위로 답할 질문이 없습니다.
not-yours = 지금 답하거나 할 수 있는 일이 아닙니다. 받은 질문이 없습니다.
not-yours-but = 지금 답하거나 할 수 있는 일이 아닙니다. 지금 할 수 있는 일: { $allowed }.
open-answer = 질문에 답하기
open-nominate = 지목
open-exile = 추방 제안
open-claim = 공개적으로 능력 쓰기
open-visit = 이야기꾼 찾아가기
storyteller-only = 이야기꾼만 할 수 있습니다.
overrule-not-yours = 판정은 이야기꾼만 할 수 있습니다.
behalf-not-yours = 다른 사람을 대신하는 결정은 이야기꾼만 할 수 있습니다.
behalf-nobody = { $seat }번 자리에는 아무도 없습니다.
spectators-watch = 관전용 링크입니다. 플레이하려면 플레이어의 링크를 여세요.
undo-nothing = 되돌릴 것이 없습니다.
undo-too-many = 되돌릴 수 있는 것은 { $total }단계이며, { $moves }단계는 되돌릴 수 없습니다.
undo-keep = 지금까지 { $made }단계를 진행했습니다. 0~{ $most }단계를 남길 수 있으며, { $asked }단계는 남길 수 없습니다.
reveal-at-the-end = 마도서는 게임이 끝난 뒤에 공개합니다.
reveal-nothing = 마도서는 이미 모두 공개되었습니다.

## 낮

day-not-now = 이야기꾼이 정리하고 있습니다. 잠시 뒤에 다시 시도하세요.
nominate-not-open = 지금은 지목할 수 없습니다. 이야기꾼이 지목을 열 때까지 기다리세요.
nominate-voting = 다른 지목의 투표가 먼저입니다.
nominate-dead = 생존한 플레이어만 지목할 수 있습니다.
nominate-once = 지목은 플레이어마다 하루에 1회입니다.
nominate-none-left = 이 플레이어는 더 지목할 수 없습니다.
nominate-nobody-left = 오늘은 모두가 지목당했습니다.
exile-by-day = 추방은 낮에만 제안할 수 있습니다.
exile-voting = 투표가 진행 중입니다.
exile-nobody = 오늘 추방을 제안할 수 있는 여행자가 없습니다.
claim-unknown = 이 스크립트에는 그렇게 공개적으로 쓰는 능력이 없습니다.
claim-by-day = 이 능력은 낮에만 쓸 수 있습니다.
claim-once = 이 말은 플레이어마다 하루에 1회면 됩니다.
claim-not-now = 지금은 할 수 없는 말입니다.
visit-by-day = 이야기꾼은 낮에만 찾아갈 수 있습니다.
visit-unknown = 이 스크립트에는 이 일로 이야기꾼을 찾아가는 캐릭터가 없습니다.
visit-dead = 사망한 플레이어는 이야기꾼을 찾아갈 일이 없습니다.
visit-stranger = 이 플레이어는 그 여행자가 아닙니다.
visit-no-more = 이야기꾼을 더 찾아갈 일이 없습니다.

## 투표에서 든 손

hand-none = 이 자리는 이번 투표에서 표가 없습니다.
hand-read = 이 손은 이미 세었으므로 바꿀 수 없습니다.
hand-votes = 이 손으로는 최대 { $most }표까지 낼 수 있습니다. { $votes }표는 낼 수 없습니다.
hands-all-read = 손을 모두 세었습니다.
hand-order = { $seat }번 자리는 { $current }번 자리보다 먼저 셀 수 없습니다.
ballot-none = 지금은 투표가 없습니다.
clock-no-ballot = 지금은 세기를 기다리는 투표가 없습니다.
clock-stands = 시곗바늘이 이미 멈춰 있습니다.
clock-goes = 시곗바늘이 이미 돌고 있습니다.
clock-countdown = 카운트다운은 0~{ $most }밀리초입니다. { $asked }밀리초는 쓸 수 없습니다.
clock-speed = 시곗바늘은 자리마다 { $least }~{ $most }밀리초입니다. { $asked }밀리초는 쓸 수 없습니다.
pause-none = 지금은 이 자리를 기다리는 것이 없습니다.

## 광장

too-often = 너무 자주 했습니다. 잠시 뒤에 다시 시도하세요.
timer-none = 타이머가 없습니다. 새로 시작하세요.
timer-by-night = 타이머는 낮에만 쓸 수 있습니다. 밤에는 아무도 보지 않습니다.
timer-label = 타이머의 이름은 { $most }자까지이며, 모두 보이는 글자여야 합니다.
timer-time = 타이머는 0~{ $most }밀리초, 곧 4시간까지입니다.
bell-rang = 조금 전에 종이 울렸습니다. 모두에게 알렸습니다.
bell-by-night = 밤에는 종이 울리지 않습니다. 소리로 누가 깨어 있는지 드러나기 때문입니다.
speak-players = 발언은 플레이어만 신청할 수 있습니다.
speak-by-night = 밤에는 발언할 수 없습니다.
whisper-off = 이 테이블에서는 귓속말을 쓰지 않습니다. 이야기꾼이 켤 수 있습니다.
whisper-by-night = 밤에는 귓속말을 할 수 없습니다.
whisper-spectators = 귓속말은 플레이어와 이야기꾼만 할 수 있습니다.
whisper-to = { $to }번 자리에는 귓속말을 할 수 없습니다. 다른 플레이어의 자리나 이야기꾼(-1)을 선택하세요.
whisper-beside = 지금은 바로 옆자리의 플레이어와 이야기꾼에게만 귓속말을 할 수 있습니다.
whisper-empty = 귓속말이 비어 있습니다.
whisper-unfit = 귓속말은 { $most }자까지이며, 모두 보이는 글자여야 합니다.
notes-long = 메모는 { $most }자까지인데 { $letters }자입니다.
share-players = 플레이어가 자기 화면에서만 할 수 있습니다.
eyes-spectators = 관전 링크로 들어온 사람만 플레이어의 시점으로 볼 수 있습니다.
eyes-closed = 이 플레이어는 시점을 공개하지 않았습니다. 토큰이 공개될 때까지 기다리세요.

## 테이블, 링크, 자리

unfit-name = 이름은 1~{ $most }자이며, 모두 보이는 글자여야 합니다.
join-ended = 끝난 참가 링크입니다. 게임이 시작되었거나 이야기꾼에게 새 링크가 있습니다. 이야기꾼에게 링크를 받으세요.
join-too-often = 이 링크는 너무 여러 번 쓰였습니다. 이야기꾼에게 새 링크를 받으세요.
join-full = 테이블의 자리는 { $most }개이며, 그만큼 남아 있지 않습니다. 더 오는 사람은 나중에 여행자로 참가합니다.
join-name-taken = { $name } 님이 이미 이 테이블에 있습니다. 다른 이름을 쓰거나 글자를 더하세요.
place-not-yours = 다른 사람의 자리를 옮기거나, 이름을 바꾸거나, 빼는 것은 이야기꾼만 할 수 있습니다.
place-gone = { $place }번 자리는 이제 없습니다.
place-after = { $place }번 자리 다음에는 앉을 수 없습니다. 그런 자리가 없습니다.
place-no-policy = { $place }번 자리가 없으므로 봇에게 맡길 수 없습니다.
policy-no-seat = { $seat }번 자리가 없습니다. 자리는 0번부터 { $last }번까지입니다.
policy-nobody = { $seat }번 자리에는 아무도 없습니다. 봇에게는 플레이어의 자리나 이야기꾼의 자리(-1)를 맡길 수 있습니다.
link-nobody = { $seat }번 자리가 없습니다. 링크는 플레이어의 자리나 관전자(-3)용으로 만들 수 있습니다.
link-unknown = 이 링크로 열 수 있는 자리가 없습니다. 잘못 적었거나 새 링크로 바뀌었을 수도 있습니다. 게임을 만든 사람에게 새 링크를 받으세요.
link-no-game = 이 링크로 열 수 있는 게임이 없습니다.
script-unknown = “{ $script }” 스크립트가 여기에 없습니다. { $bundled } 중에서 고르거나 파일을 올리세요.
game-gone = 이 게임은 이제 여기에 없습니다.
game-of-version = Sexton { $version } 버전에서 시작한 게임이라 이 버전으로는 이어 갈 수 없습니다. 기록은 보관되어 있으며, 그 버전으로 이어 갈 수 있습니다.
game-of-another-version = 다른 버전의 Sexton에서 시작한 게임이라 이 버전으로는 이어 갈 수 없습니다. 기록은 보관되어 있으며, 그 버전으로 이어 갈 수 있습니다.
game-not-open = 게임이 끝나고 이야기꾼이 마도서를 모두 공개하면 게임 전체를 볼 수 있습니다.
moment-unknown = { $at }번 순간이 없습니다. 이 게임의 순간은 0번부터 { $last }번까지입니다.
moment-no-eyes = { $eyes }번 시점이 없습니다. 자리는 0번부터 { $last }번까지, 마도서는 { $grimoire }, 모두가 본 것은 { $everybody }입니다.

## 저장한 게임

log-too-large = 기록이 너무 큽니다. { $most }MB보다 작아야 합니다.
log-none = 게임의 기록이 아닙니다. 테이블에서 저장하거나 sexton watch SCRIPT --json 명령으로 만드세요.
log-no-json = 기록이 JSON이 아닙니다. 중간에 잘렸거나 다른 종류의 파일입니다.
log-version = 기록의 버전은 { $version }인데 이 Sexton은 버전 { $read }만 읽습니다.
log-version-of = 기록의 버전은 { $version }인데 이 Sexton은 버전 { $read }만 읽습니다. 기록을 만든 Sexton { $program }에서 여세요.
log-changed = 기록의 사건이 그 선택들의 결과와 다릅니다. 누군가 기록을 고쳤습니다.
log-of-other-rules = 기록의 사건이 그 선택들의 결과와 다릅니다. 규칙이 다른 Sexton { $program }에서 만든 기록입니다.
log-broken = 기록이 깨졌습니다: { $detail }.
log-broken-undone = 기록에서 되돌린 것의 목록이 깨졌습니다: { $detail }.
log-start-refused = 이 기록의 시작으로는 게임을 할 수 없습니다. { $why }
log-start-senseless = 기록을 이어 갈 수 없습니다. 시작이 맞지 않습니다({ $detail }).
log-move-refused = 기록의 { $move }번째 선택은 규칙에 맞지 않습니다. { $why }
log-move-senseless = 기록을 이어 갈 수 없습니다. { $move }번째 선택이 맞지 않습니다({ $detail }).

## 서버

message-unreadable = 읽을 수 없는 메시지입니다({ $detail }). 프로토콜에 있는 “type”, 예를 들어 “move”가 든 JSON 객체 1개를 보내세요.
too-many-messages = 메시지가 한꺼번에 너무 많이 왔습니다. 다시 연결하세요.
body-no-json = application/json으로 보내세요.
body-unreadable = 읽을 수 없는 내용입니다({ $detail }). 이렇게 보내세요: { $wanted }.
body-too-long = 내용이 너무 깁니다. { $most }바이트까지, 스크립트는 { $script }바이트까지, 저장한 게임은 { $game }바이트까지입니다.
request-unfit = 서버가 할 수 없는 요청입니다: { $detail }. 할 수 있는 것은 docs/protocol.md에 있습니다.
address-unknown = 없는 주소입니다. 주소는 docs/protocol.md에 있습니다.
language-unknown = “{ $asked }” 언어의 텍스트가 없습니다. 있는 언어: { $known }.
storage-in-use = 다른 Sexton 서버가 { $path } 파일을 쓰고 있습니다. 그 서버를 멈추거나 --data로 다른 폴더를 고르세요.
storage-unopened = { $path } 파일을 열 수 없습니다: { $detail }. --data로 다른 폴더를 고르세요.
storage-closed = 저장소가 닫혀 있습니다. 바뀐 것은 없습니다.
storage-failed = 저장하지 못했으므로 바뀐 것은 없습니다: { $detail }.
fault-rules = 이 선택을 처리하지 못했습니다. Sexton의 잘못이며, 선택은 되돌렸습니다. 다른 것을 선택하세요.
fault-recovered = Sexton이 처리하지 못해 저장된 상태로 돌아갔습니다. 자세한 것은 서버의 기록에 있습니다.
fault-nothing-changed = Sexton이 처리하지 못했고, 바뀐 것은 없습니다. 자세한 것은 서버의 기록에 있습니다.
fault-request = Sexton이 이 요청을 처리하지 못했고, 바뀐 것은 없습니다. 자세한 것은 서버의 기록에 있습니다.

## 보관함

library-language = “{ $lang }” 언어의 시트는 없습니다. { $known } 중에서 고르거나, 비워 두고 파일에 적힌 그대로 보세요.
library-part = “{ $part }” 항목은 인쇄할 수 없습니다. { $known } 중에서 고르세요.
library-paper = “{ $size }” 용지는 없습니다. { $known } 중에서 고르세요.
library-format = “{ $format }” 형식은 없습니다. { $known } 중에서 고르세요.
library-busy = 지금은 보관함에서 처리할 일이 많습니다. 잠시 뒤에 다시 시도하세요.
script-not-yours = 여기에 있는 내 스크립트가 아닙니다.
script-of-game = 저장된 게임에 들어 있던 스크립트입니다. 시트를 보려면 그 스크립트 파일을 보관함으로 가져오세요.
