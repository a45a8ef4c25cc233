### 한국어 화면 문구. 캐릭터의 이름과 능력은 서버에서 옵니다. 플레이어의 이름 뒤에는 “님”을 붙입니다.

nothing = { "" }
sexton = Sexton
storyteller = 이야기꾼
seat-number = { $seat }번 자리
nobody = 없음
yes = 예
no = 아니요
good = 선
evil = 악
nod-yes = 고개를 끄덕임
nod-no = 고개를 저음
pair = { $player }: { $what }
list-conjunction = { $rest }, { $last }
list-disjunction = { $rest } 또는 { $last }
and-more = 외 { $count }개
more-cards = 외 { $count }개. 원에서 플레이어를 누르면 그 플레이어에 관한 것만 보입니다.

## Teams

team-townsfolk = 주민
team-outsider = 외지인
team-minion = 하수인
team-demon = 악마
team-traveller = 여행자
team-fabled = 전설
team-loric = 설화
teams-townsfolk = 주민
teams-outsider = 외지인
teams-minion = 하수인
teams-demon = 악마
teams-traveller = 여행자
teams-fabled = 전설
teams-loric = 설화
teams- = 그 밖
letter-townsfolk = 주
letter-outsider = 외
letter-minion = 하
letter-demon = 마
letter-traveller = 여
letter-fabled = 전
letter-loric = 설
letter-good = 선
letter-evil = 악
name-minioninfo = 하수인 정보
name-demoninfo = 악마 정보
name-bluffs = 블러핑
name-dusk = 황혼
name-dawn = 새벽
name-storyteller = 이야기꾼

## Time

setup = 첫날 밤 이전
night = { $night ->
    [1] 첫날 밤
   *[other] { $night }번째 밤
  }
day = { $night ->
    [1] 첫날 낮
   *[other] { $night }번째 낮
  }
over = 게임이 끝났습니다
over-short = 끝
day-vote = { $night ->
    [1] 첫날 낮, 투표 { $vote }
   *[other] { $night }번째 낮, 투표 { $vote }
  }
exile-vote = { $night ->
    [1] 첫날 낮, 추방
   *[other] { $night }번째 낮, 추방
  }

## Frame

menu = 메뉴
close = 닫기
cancel = 취소
hide = 숨기기
tab-me = 나
tab-town = 마을
tab-notes = 메모
tab-script = 스크립트
tabs = 페이지
language = 언어
about = Sexton 소개
about-unofficial = Sexton은 비공식 팬 제작 프로그램입니다. 시계탑에 흐른 피(Blood on the Clocktower)는 The Pandemonium Institute의 게임이며 이 프로그램과 관계가 없습니다. 모든 문구는 직접 썼습니다.
about-icons = 캐릭터 그림: Lorc, Delapouite 외, game-icons.net, CC BY 3.0 라이선스. 글꼴 Grenze: Omnibus-Type, OFL 1.1 라이선스.
joining = 자리에 앉는 중…
lost = 연결이 끊겼습니다. 저절로 다시 연결되며, 잃어버리는 것은 없습니다.
unknown-title = 없는 링크입니다
unknown-text = 이 링크에 해당하는 게임이 없습니다. 이야기꾼에게 링크를 받거나 코드를 다시 찍으세요.
replaced-title = 바뀐 링크입니다
replaced-text = 이야기꾼이 이 자리의 링크를 새로 만들었습니다. 새 링크를 받으세요.
to-start = 게임 만들기
corrected = 이야기꾼이 진행을 되돌렸습니다. 지금 보이는 것이 맞습니다.
watching = 관전 중입니다. 모두가 아는 것만 보입니다.

## My token

token-closed = 토큰이 뒤집혀 있습니다
token-none = 아직 토큰을 받지 않았습니다
token-none-hint = 이야기꾼이 주머니를 채우는 중입니다.
token-look = 내 토큰 보기
token-hint = 옆 사람이 보지 않는지 확인하세요.
hide-now = 지금 숨기기
hides-in = · { $time } 뒤 저절로
seat-between = { $seat }번 자리, { $left } 님과 { $right } 님 사이
told-nothing-yet = 아직 알게 된 것이 없습니다
minions-row = 하수인
demon-row = 악마
bluffs-row = 블러핑
alignment-unknown = 알 수 없음

## Night

eyes-closed = 눈을 감고 계세요.
tap-twice = 두 번 누르면 볼 수 있습니다.
every-phone = 모두의 휴대폰에 같은 화면이 열립니다.
nothing-for-you = 지금은 할 일이 없습니다
tap-as-others = 질문을 받았다면 답이 전해졌습니다. 다른 사람처럼 이름을 한두 개 눌러 보세요.
close-eyes = 눈 감기
dark-in = { $time } 뒤 저절로 어두워집니다
stay-lit = 밤에도 화면 켜 두기
stay-lit-hint = 서로 떨어져서 할 때 쓰세요. 한자리에 모였다면 꺼 두세요.
seen-it = 확인
kept-in-notes = 메모의 “{ $time }”에 남습니다
can-change = 확정하기 전에는 바꿀 수 있습니다.
not-this = { $player } 님은 선택할 수 없습니다: { $reason }
not-you = 자신은 선택할 수 없습니다. 확정하기 전에는 바꿀 수 있습니다.
choose-first = 아직 선택하지 않음
missing-name = 이름을 입력하세요
missing-other-name = 이미 있는 이름입니다
missing-character = 캐릭터를 선택하세요
missing-side = 선인지 악인지 선택하세요
missing-seat = 바로 앞사람을 누르세요
seats-chosen = { $count }명 중 { $chosen }명 선택
sending = 보내는 중…
you = 나
you-are-told = 이제 당신의 캐릭터는 { $character }입니다.

## Questions to a player

ask-players = 플레이어 { $count }명을 선택하세요
ask-characters = 캐릭터를 선택하세요
ask-tokens = 캐릭터 { $count }개를 선택하세요
ask-player_and = 플레이어와 캐릭터를 선택하세요
ask-guesses = 추측하세요
ask-options = 하나를 선택하세요
ask-cards = 하나를 선택하세요
ask-pointing = 플레이어 { $count }명을 가리키세요
ask-anything = 결정하세요
ask-choose-monk = 자신을 뺀 1명을 지키세요
ask-choose-imp = 누구를 죽일까요?
ask-choose-poisoner = 중독시킬 플레이어를 선택하세요
ask-choose-fortuneteller = 플레이어 2명을 선택하세요
ask-nominate = 누구를 지목할까요?
ask-exile = 누구의 추방을 제안할까요?
ask-claim-slayer = 누구를 쏠까요?
ask-claim-juggler = { $most }개까지 추측하세요
ask-claim = 소리 내어 말하세요
hint-choose-monk = 오늘 밤 악마가 그 플레이어를 죽일 수 없습니다.
hint-claim = 모두가 듣습니다. 어떤 토큰이든 누구나 말할 수 있습니다.
hint-claim-matron = 모두가 듣습니다.
hint-claim-gangster = 모두가 듣습니다.
hint-claim-gnome = 모두가 듣습니다.
hint-nominate = 하루에 1회입니다. 이어서 투표를 합니다.
hint-exile = 사망한 플레이어도 모두 찬성할 수 있고, 유령표는 줄지 않습니다.

do = 확정: { $what }
do-players = { $what } 선택
do-characters = { $what } 선택
do-choose-monk = { $what } 지키기
do-choose-poisoner = { $what } 중독
do-nominate = { $what } 지목
do-exile = { $what } 추방 제안
do-claim-slayer = { $what } 쏘기
do-claim = 말하기: { $what }
do-nothing = 아무도 선택 안 함
do-nothing-claim = 소리 내어 말하기

offer = { $kind }
offer-nominate = 지목
offer-exile = 추방 제안
offer-claim = { $character }
use-ability = 능력 사용
use-ability-hint = 누구나 소리 내어 말할 수 있습니다. 진실인지는 말하지 않아도 됩니다.

use-visit-hint = 이야기꾼과 둘이서만 하는 밀담입니다. 다른 사람은 모릅니다.

option-open = 지목 시작
option-close = 낮 마치기
option-good = 선
option-evil = 악
option-townsfolk = 주민
option-outsider = 외지인
option-minion = 하수인
option-demon = 악마

## What a player is told

told-anything = { $character }: { $what }
told-empty = { $character }: 없음
told-number = { $character }: 숫자 { JOSA($number, "을/를") } 알게 됩니다.
told-nod = { $nod ->
    [yes] { $character }: 예.
   *[no] { $character }: 아니요.
  }
told-evil = { $side ->
    [evil] { $character }: 악.
   *[good] { $character }: 선.
  }
told-seats = { $character }: { $players } 님을 가리킵니다.
told-characters = { $character }: { $tokens } 토큰을 봅니다.
told-seats-characters = { $character }: { $players } 님과 { $tokens } 토큰을 봅니다.
told-seats-evil = { $side ->
    [evil] { $character }: { $players } 님은 악합니다.
   *[good] { $character }: { $players } 님은 선합니다.
  }
told-minion = { $count ->
    [0] 다른 하수인은 없습니다.
   *[other] 하수인: { $players } 님.
  }
told-minion-empty = 다른 하수인은 없습니다.
told-demon = 악마: { $players } 님.
told-demon-empty = 악마가 없습니다.
told-bluffs = 참여하지 않는 캐릭터: { $tokens }.
told-washerwoman-seats-characters = { $either } 님의 캐릭터는 { $tokens }입니다.
told-librarian-seats-characters = { $either } 님의 캐릭터는 { $tokens }입니다.
told-investigator-seats-characters = { $either } 님의 캐릭터는 { $tokens }입니다.
told-librarian-number = 참여하는 외지인이 없습니다.
told-empath-number = 생존한 이웃 중 악한 플레이어는 { $number }명입니다.
told-chef-number = 나란히 앉은 악한 쌍은 { $number }쌍입니다.
told-fortuneteller-nod = { $nod ->
    [yes] 예: 그중 악마가 있습니다.
   *[no] 아니요: 그중 악마가 없습니다.
  }
told-undertaker-characters = 처형된 캐릭터는 { $tokens }입니다.
told-grandmother-seats-characters = 손주는 { $players } 님, 캐릭터는 { $tokens }입니다.

## Notes

notes-empty = 아직 없습니다. 알게 된 것과 선택한 것이 여기에 남습니다.
note-chose = 선택: { $what }
note-you-are = 당신의 캐릭터는 { $character }입니다.
note-saw-grimoire = 마도서를 보았습니다.
note-turned-good = 선한 팀입니다.
note-turned-evil = 악한 팀입니다.
show-grimoire = 보기
my-own-notes = 내 메모

## Script

sheet-characters = 캐릭터
sheet-night = 밤 순서
sheet-first = 첫날 밤
sheet-other = 다른 밤
ability-none = 이 캐릭터의 설명이 여기 없습니다. 이야기꾼이 알려 줍니다. 가지고 있는 파일의 설명은 “sexton texts import”로 가져올 수 있습니다.

## Town

alive-needed = 생존 { $alive }명 · 필요 { $needed }표
town-setup = 마을 사람들이 모입니다
town-setup-text = 이야기꾼이 주머니를 채우고 있습니다.
died-none = 지난밤 아무도 사망하지 않았습니다.
died-some = 지난밤 { $players } 님이 사망했습니다.
rose-some = { $players } 님이 부활했습니다.
nominations-shut = 아직 지목할 수 없습니다
nominations-open = 지목할 수 있습니다
nominations-closed = 지목이 끝났습니다
about-to-die = { $player } 님이 처형 예정입니다
about-to-die-none = 처형 예정인 플레이어가 없습니다
nominates = { $nominator } 님이 { $nominee } 님을 지목했습니다
exile-called = { $player } 님의 추방이 제안되었습니다
hands-raised = { $count ->
    [0] 손을 든 플레이어가 없습니다.
   *[other] 손을 든 플레이어 { $count }명: { $players }.
  }
more-takes-place = { $count }표면 처형 예정이 바뀝니다.
still-needed = { $count }표가 필요합니다.
ready = 계속
ready-waiting = { $count }명을 기다리는 중
to-pass = { $player } 님을 넘으려면 { $count }표
is-a-tie = { $count }표면 동률
needed-to-die = { $count }표 필요
support-needed = 추방하려면 { $count }명 찬성
hand-up = 손 들기
hand-down = 손 내리기
hand-read-in = 내 손을 세기까지
hand-before-start = 시계가 멈춰 있습니다
hand-was-up = 손을 든 것으로 셌습니다
hand-was-down = 손을 내린 것으로 셌습니다
hand-none = 이번에는 투표할 수 없습니다
clock-decides = 연결 속도가 아니라 테이블의 시계를 따릅니다
seconds = { $seconds }초
last-vote = 마지막 표
tally = 지금까지 { $count }표
recent = 지금까지의 일
alive-count = 생존
hands-to-pass = 필요
ghost-votes = 유령표

state-alive = 생존
state-dead = 사망
state-dead-vote = 사망, 유령표 있음
state-dead-spent = 사망, 유령표 사용함
state-nominee = 지목 대상
state-nominator = 지목자
state-about-to-die = 처형 예정
state-chosen = 선택됨
state-barred = 선택 불가
state-told = 나에게 알려 줌
state-hand-up = 손 들었음
state-hand-down = 손 내렸음
state-counted = 표로 셌음
state-not-counted = 표 없음
state-current = 다음 차례
state-traveller = 여행자
state-drunk = 취함
state-poisoned = 중독
state-asked = 질문받는 중
state-offline = 연결 끊김
state-policy = 자동
barred-self = 자신은 선택할 수 없습니다
barred-other = 선택할 수 없는 대상입니다
ring = 테이블, 시계 방향
seat-label = { $name }, { $seat }번 자리, { $states }

## Events

event-Began = 게임 준비가 끝났습니다.
event-NightFell = { $night ->
    [1] 첫날 밤이 되었습니다.
   *[other] { $night }번째 밤이 되었습니다.
  }
event-DayBroke = { $died_count ->
    [0] { $revived_count ->
        [0] 새벽입니다. 지난밤 아무도 사망하지 않았습니다.
       *[other] 새벽입니다. 지난밤 아무도 사망하지 않았습니다. { $revived } 님이 부활했습니다.
      }
   *[other] { $revived_count ->
        [0] 새벽입니다. 지난밤 { $died } 님이 사망했습니다.
       *[other] 새벽입니다. 지난밤 { $died } 님이 사망했습니다. { $revived } 님이 부활했습니다.
      }
  }
event-NominationsOpened = 지목이 시작되었습니다.
event-NominationsClosed = 지목이 끝났습니다.
event-Nominated = { $nominator } 님이 { $nominee } 님을 지목했습니다.
event-Voted = { $votes ->
    [0] { $nominee } 님: 0표, 필요 { $needed }표.
   *[other] { $nominee } 님: { $votes }표, 필요 { $needed }표. 손을 든 플레이어: { $voters }.
  }
event-Executed = { $died ->
    [yes] { $seat } 님이 처형되어 사망했습니다.
   *[no] { $seat } 님이 처형되었지만 사망하지 않았습니다.
  }
event-ExileCalled = { $caller } 님이 { $seat } 님의 추방을 제안했습니다.
event-ExileVoted = { $supporters_count ->
    [0] { $seat } 님의 추방: 찬성 0명, 필요 { $needed }명.
   *[other] { $seat } 님의 추방: 찬성 { $supporters_count }명, 필요 { $needed }명. { $supporters }.
  }
event-Claimed = { $seat } 님이 공개적으로 { JOSA($character, "으로/로") } 나섰습니다: { $what }.
event-Claimed-plain = { $seat } 님이 공개적으로 { JOSA($character, "으로/로") } 나섰습니다.
event-NothingHappened = 아무 일도 일어나지 않았습니다.
event-DiedByDay = { $seat } 님이 사망했습니다.
event-RoseByDay = { $seat } 님이 부활했습니다.
event-Named = { $character }: { $seat } 님의 이름이 불렸습니다.
event-Joined = { $name } 님이 여행자 { JOSA($character, "으로/로") } 참가했습니다.
event-Left = { $seat } 님이 떠났습니다.
event-Ended = { $team ->
    [evil] 악한 팀이 승리했습니다.
   *[good] 선한 팀이 승리했습니다.
  }
event-Revealed = 마도서가 공개되었습니다: { $players }.
event-YouAre = { $seat } 님이 { $character } 토큰을 보았습니다.
event-Chose = { $seat } 님, { $character }: { $what }.
event-SawGrimoire = { $seat } 님이 마도서를 보았습니다.
event-BagFilled = 주머니를 채웠습니다.
event-Dealt = 토큰을 나누어 주었습니다.
event-Became = { $seat } 님이 { JOSA($character, "이/가") } 되었습니다.
event-Turned = { $evil ->
    [yes] { $seat } 님이 악해졌습니다.
   *[no] { $seat } 님이 선해졌습니다.
  }
event-Gained = { $real ->
    [yes] { $seat } 님이 { $character }의 능력을 갖습니다.
   *[no] { $seat } 님은 자신을 { JOSA($character, "이라고/라고") } 믿습니다.
  }
event-Placed = { $character }: { $seat } 님에게 “{ $kind }”.
event-Died = { $seat } 님이 사망했습니다. 원인: { $how }.
event-Survived = { $seat } 님이 사망하지 않았습니다. 원인: { $how }.
event-Revived = { $seat } 님이 부활했습니다.
event-Ruled = 서로 맞물린 효과를 정리했습니다.
event-Decided = { $team ->
    [evil] 악한 팀의 승리가 정해졌습니다.
   *[good] 선한 팀의 승리가 정해졌습니다.
  }
event-Overruled = 이야기꾼의 판정: { $kind }.

## The end

good-wins = 선한 팀 승리
evil-wins = 악한 팀 승리
you-win = 승리했습니다.
you-lose = 패배했습니다.
winners-are = 승리한 플레이어: { $players }.
reveal-wait = 곧 이야기꾼이 마도서를 공개합니다.
believed = { $character }({ $believes })
reveal-hint = 마도서를 한 장씩, 또는 한 번에 모두에게 공개합니다.
reveal-page = { $player } 님의 토큰 공개
reveal-all = 모두 공개
reveal-done = 마도서가 모두 공개되었습니다. 이제 누구나 게임을 다시 볼 수 있습니다.
revealed-page = { $player } 님은 { JOSA($character, "이었습니다/였습니다") }. 소속: { $side ->
    [evil] 악
   *[good] 선
  }.
state-revealed = 공개됨

## The game looked at again, and taken home

take-home = 게임 보관
save-game = 게임 저장
save-story = 게임 기록을 글로 저장
save-own-story = 내 기록을 글로 저장
replay-open = 다시 보기
replay = 게임 다시 보기
replay-back = 테이블로 돌아가기
replay-ring = 이 순간의 마을
replay-controls = 게임 되짚기
replay-moment = 순간
replay-place = { $of }개 중 { $place }번째
replay-chapter-before = 이 밤이나 낮의 처음으로
replay-chapter-next = 다음 밤이나 낮으로
replay-before = 한 단계 뒤로
replay-next = 한 단계 앞으로
replay-run = 이어서 보기
replay-pause = 멈추기
replay-eyes = 누구의 시점으로
replay-grimoire = 이야기꾼(마도서)
replay-everybody = 모두에게 공개된 것
replay-story = 있었던 일
replay-not-yet = 게임이 끝나고 이야기꾼이 마도서를 모두 공개하면 다시 볼 수 있습니다.
replay-unknown = 이 링크에 연결된 게임이 없습니다. 이야기꾼에게 새 링크를 받으세요.
replay-silent = 서버가 응답하지 않습니다. 잠시 뒤에 다시 시도하세요.
saved-title = 저장한 게임 이어 하기
saved-hint = “게임 저장”으로 만든 파일을 고르면 모두에게 새 링크가 생깁니다.
saved-file = 파일 선택

## Making a game

make-title = 게임 만들기
make-lead = 이름 몇 개와 스크립트면 됩니다. 모두에게 링크가 하나씩 생기며, 계정도 앱도 필요 없습니다.
script-choose = 스크립트
script-own = 내 스크립트 쓰기
script-own-hint = 연감 텍스트나 스크립트 파일(JSON)을 고르거나, 여기에 끌어다 놓거나, 하나를 붙여 넣으세요.
script-file = 파일 선택
script-paste = 여기에 붙여 넣기
script-read = 읽기
script-by = 제작자 { $author }
script-characters = 캐릭터 { $count }개
script-taken = 가져옴
script-refused = 가져오지 못함
script-warnings = 확인할 것
script-doubts = 이대로 맞나요?
script-anyway = 이대로 사용
script-homebrew = 수동 진행
script-rules = 제작자 규칙

# 보관함
library = 스크립트 보관함
library-open = 스크립트 보관함 보기
library-search = 스크립트, 제작자, 캐릭터
library-found = 스크립트 { $count }개
library-own = 이 서버에 있는 내 스크립트
library-others = 모두의 스크립트
import-folder = 폴더 선택
import-done = { $taken }개를 가져왔고, { $rest }개는 확인이 필요하거나 가져오지 못했습니다. { $left ->
    [0] { "" }
   *[other] 스크립트가 아니어서 제외한 파일: { $left }개.
}
library-both = 영어와 한국어
library-file = 파일 그대로
sheet-almanac = 연감
sheet-findings = 알아 둘 점
library-in-play = 참여 중인 캐릭터만 보여 줍니다.
library-whole = 스크립트 전체
library-nights = 참여 캐릭터의 밤 순서표
library-play = 이 스크립트로 게임하기
library-remove = 내 스크립트에서 빼기
library-remove-sure = 정말로 빼기
library-players = 플레이할 수 있는 인원: { $players }.
finding-error = 오류
finding-doubt = 확인 필요
finding-warning = 주의
finding-note = 참고
findings-none = 특이한 점이 없습니다.
findings-wait = 만들 수 있는 주머니를 모두 살펴보는 중…
almanac-how-to-run = 진행 방법
almanac-examples = 예시와 메모
almanac-notes = 메모
library-print = 인쇄
print-sheet = 스크립트 시트
print-nights = 밤 순서표
print-almanac = 연감 소책자
print-tokens = 캐릭터 토큰
print-reminders = 리마인더 토큰
print-reference = 플레이어 안내문
print-paper = 용지
print-make = PDF 만들기
print-hint = 토큰은 페이지에 맞추지 말고 100%로 인쇄하세요.
library-files = 파일로
file-json = 스크립트(JSON)
file-full-json = 모든 텍스트 포함(JSON)
file-markdown = 연감(Markdown)
file-csv = 표(CSV)
library-compare = 다른 스크립트와 비교
compare-with = 스크립트 선택
compare-alike = 유사도 { $percent }%. 양쪽에 모두 있는 캐릭터 { $count }개.
compare-only-here = 여기에만:
compare-only-there = { $script }에만:
jinxes = 징크스
jinx-line = 징크스, { $pair }: { $rule }
house-rules = 하우스 룰
house-rules-hint = 이 스크립트에서 쓸 수 있는 선택 규칙입니다. 켠 규칙은 모두에게 보입니다.
house-rule-official = 공식 규칙: { $rule }
players-title = 플레이어
players-hint = 한 줄에 이름 하나씩, 앉은 순서대로 시계 방향으로 쓰세요. 5~15명.
players-count = 플레이어 { $count }명
players-twice = “{ $name }” 이름이 두 번 있습니다. 서로 다른 이름을 쓰세요.
players-few = { $count }명입니다. 5명 이상이어야 합니다.
players-many = { $count }명입니다. 15명까지 가능하며, 나머지는 나중에 여행자로 참가할 수 있습니다.
chairs-title = 누가 플레이하나요?
chairs-hint = 사람이 없는 자리는 Sexton이 맡아 가능한 선택 중 하나를 임의로 고릅니다.
chair-person = 사람
chair-policy = Sexton
chair-storyteller = 이야기꾼
all-people = 모두 사람
make-button = 게임 만들기
made-title = 게임을 만들었습니다
made-storyteller = 이야기꾼 페이지
made-storyteller-hint = 모든 것이 보이는 링크입니다. 다른 사람에게 주지 마세요.
made-open = 이야기꾼 페이지 열기
made-seats = 자리마다 링크 1개
made-seats-hint = 한 사람에게 하나씩입니다. 휴대폰 카메라로 코드를 찍으세요.
made-spectator = 텔레비전이나 손님용
made-spectator-hint = 모두가 아는 것만 보입니다.
made-once = 링크는 한 번만 보여 줍니다. 모두 들어올 때까지 이 페이지를 열어 두거나 적어 두세요.
copy-link = 복사
copied = 복사함
qr-of = { $name } 님의 코드
show-code = 코드 보기
server-silent = 서버가 응답하지 않습니다. 켜져 있는지 확인하세요.

## A table that people join

lobby-title = 테이블
lobby-open = 휴대폰 참가 받기
lobby-open-hint = 모두에게 코드 하나면 됩니다. 각자 이름을 쓰면 자리가 생깁니다. 위에 쓴 이름도 함께 옮겨집니다.
lobby-join = 여기에서 참가하세요
lobby-join-hint = 휴대폰 카메라로 코드를 찍거나 주소를 여세요. 게임이 시작되면 더는 쓸 수 없습니다.
lobby-code = 참가 코드
lobby-link = 참가 링크
lobby-large = 화면에 크게
lobby-renew = 새 코드
lobby-scan = 코드를 찍어 참가하세요
lobby-nobody = 아직 아무도 없습니다. 참가한 사람이 여기에 나타납니다.
lobby-places-hint = 앉은 순서대로 시계 방향입니다. 손잡이를 끌거나 화살표를 쓰세요. 이름 옆의 표시를 누르면 이름을 바꾸거나 뺄 수 있습니다.
lobby-add = 휴대폰이 없는 사람의 이름
lobby-add-do = 추가
lobby-change = 바꾸기
lobby-begin = { $count }명으로 시작하기
place-paper = 휴대폰 없음
place-policy = 이 자리를 Sexton에게 맡기기
place-remove = 테이블에서 빼기
seats-order = 앉은 순서
move-up = { $name } 님을 위로
move-down = { $name } 님을 아래로
moved-to = { $name } 님의 자리는 이제 { $place }번입니다.
try-again = 다시 시도
join-title = 자리에 앉기
join-name = 이름
join-hint = 다른 사람들이 부르는 이름을 쓰세요. 게임이 시작되기 전까지 바꿀 수 있습니다.
join-button = 참가하기
join-ended = 더는 쓸 수 없는 코드입니다
join-ended-text = 게임이 시작되었거나 이야기꾼이 새 코드를 만들었습니다. 이야기꾼에게 물어보세요.
join-mine = 이미 자리가 있습니다
join-to-mine = 내 자리로
join-another = 이 휴대폰으로 다른 사람이 참가
waiting-lead = 참가했습니다. 이 페이지를 그대로 두세요. 게임이 시작되면 내 자리가 됩니다.
waiting-right = 오른쪽에 { $name } 님이 앉아 있습니다.
waiting-hint = 다르다면 내 오른쪽에 앉은 사람을 누르세요.
waiting-sit = 내 오른쪽은 { $name } 님입니다
waiting-rename = 이름 바꾸기
waiting-rename-do = 이름 저장
waiting-leave = 테이블에서 나가기
gone-title = 자리가 비워졌습니다
gone-text = 테이블에서 나왔거나 이야기꾼이 자리를 뺐습니다. 코드를 찍으면 다시 앉을 수 있습니다.
gone-again = 다시 앉기

## The Storyteller's page

story = 이야기
story-why = 이유
story-nothing = 더 알릴 것이 없습니다.
steps-tonight = 오늘 밤
log = 기록
grimoire = 마도서
cover = 마도서 가리기
uncover = 마도서 보기
covered = 마도서를 가렸습니다
undo = 되돌리기
more = 더 보기
seats-links = 자리와 링크
at-random = 임의로
the-truth = 진실
legal-only-true = 능력이 작동하므로 진실만 보여 줄 수 있습니다.
legal-anything = 지금은 능력이 작동하지 않으므로 무엇이든 보여 줄 수 있습니다.
legal-more = 진실이 아닌 답도 가능합니다.
use-anyway = 판정: 모든 답 허용
waiting-for = { $player } 님을 기다리는 중
waiting-for-hint = 휴대폰으로 묻고 있습니다. 여기서 대신 답할 수도 있습니다.
answer-for = { $player } 님 대신 답하기
hold-to-close = 아무 데나 1초 동안 누르면 닫힙니다. 짧게 누르면 닫히지 않습니다.
turn-round = 돌려 보이기
also-asked = 휴대폰으로 묻는 중
step-now = 지금
step-done = 마침

st-players = 플레이어 { $count }명을 선택하세요
st-characters = 캐릭터를 선택하세요
st-options = 어떻게 할까요?
st-cards = { $about } 님에게 무엇을 보여 줄까요?
st-pointing = { $about } 님에게 무엇을 보여 줄까요?
st-tokens = 캐릭터 { $count }개를 선택하세요
st-player_and = 플레이어와 캐릭터를 선택하세요
st-anything = 결정하세요
st-learn = { $about } 님에게 무엇을 알려 줄까요?
st-bag = 주머니를 채우세요
st-deal = 토큰을 나누어 주세요
st-mark = { $character }: 누구에게 표시할까요?
st-mark-drunk = 누가 주정뱅이인가요?
st-mark-marionette = 누가 꼭두각시인가요?
st-mark-lunatic = 누가 미치광이인가요?
st-mark-fortuneteller = 누가 허상(레드 헤링)인가요?
st-mark-villageidiot = 취한 마을 백치는 누구인가요?
st-bluffs = { $about } 님에게 블러핑용 캐릭터 3개를 보여 주세요
st-floor = 낮
st-vote = { $about } 님에 대한 투표
st-exile = { $about } 님의 추방
st-ring = 서로 맞물린 효과입니다. 어느 것을 멈출까요?
st-kill = 누가 사망하나요?
st-revive = 누가 부활하나요?
st-character = 누가 어떤 캐릭터가 되나요?
st-alignment = 누구의 소속이 바뀌나요?
st-remind = 리마인더를 놓으세요
st-lift = 어느 리마인더를 치울까요?
st-end = 어느 팀이 승리하나요?
st-leave = 누가 떠나나요?
st-join = 여행자가 참가합니다
st-reveal = 마도서를 공개합니다
st-nominate = { $who } 님이 누구를 지목하나요?
st-claim = { $who } 님이 { JOSA($character, "으로/로") } 나서서 무엇을 말하나요?
offer-kill = 사망 처리
offer-revive = 부활
offer-character = 캐릭터 변경
offer-alignment = 소속 변경
offer-remind = 리마인더 놓기
offer-lift = 리마인더 치우기
offer-end = 게임 끝내기
offer-leave = 여행자 떠남
offer-join = 여행자 참가
offer-reveal = 마도서 공개
do-kill = { $what } 사망
do-revive = { $what } 부활
do-character = 확정: { $what }
do-alignment = 확정: { $what }
do-remind = 놓기: { $what }
do-lift = 치우기
do-end = { $what } 승리
do-leave = { $what } 떠남
do-join = { $what } 참가
do-deal = 나누어 주기
do-bag = 주머니 닫기
do-mark = { $what } 표시
do-mark-drunk = { $what }: 주정뱅이
do-mark-marionette = { $what }: 꼭두각시
do-mark-lunatic = { $what }: 미치광이
do-mark-fortuneteller = { $what }: 허상
do-mark-villageidiot = { $what }: 취함
do-learn = { $about } 님에게 보여 주기: { $what }
do-floor = { $what }
do-vote = 이대로 세기
do-exile-hands = 이대로 세기
do-tokens = { $what } 보여 주기
do-nothing-reveal = 공개하기
overrule-title = 판정
overrule-hint = 규칙 밖의 일입니다. 기록에 남고, 다른 것처럼 되돌릴 수 있습니다.
bag-of = 토큰 { $have } / { $want }개
bag-right = 맞음
bag-too-many = { $count }개 많음
bag-missing = { $count }개 모자람
bag-base = { $players }명이면 { $row }
bag-draw = 나머지 뽑기
bag-empty = 비우기
bag-other = 다른 수
bag-legal = 규칙에 맞는 주머니
bag-not-legal = 규칙에 맞지 않는 주머니
bag-anyway = 그대로 쓰기
bag-reason = { $character }: { $changes }
bag-change = { $team } { $from } → { $to }
bag-reason-none = { $character }: 이 캐릭터에 필요한 것이 없어 아직 규칙에 맞는 주머니가 없습니다.
bag-inside = 주머니 안
bag-lock = 다시 뽑을 때 { JOSA($character, "을/를") } 남기기
bag-swap = { JOSA($character, "을/를") } 다른 토큰으로 바꾸기
bag-remove = { JOSA($character, "을/를") } 꺼내기
bag-more-of = { $character } 1개 더
bag-draw-again = 다시 뽑기
bag-draw-others = 나머지 다시 뽑기
bag-random = 주머니 뽑기
bag-aside-hint = 이 토큰은 주머니에 넣지 않습니다. 대신 { $team } 토큰 1개를 더 넣습니다.
bag-lay-beside = 주머니 밖에 두기
bag-lay-inside = 주머니에 넣기
bag-outside = 주머니 밖
bag-twice = { $count }개
deal-how = 토큰을 나누는 방법
deal-phones = 휴대폰으로
deal-device = 이 기기 돌려 보기
deal-hand = 직접 뽑기
deal-phones-hint = Sexton이 토큰을 나눕니다. 각자 자기 휴대폰에서 토큰을 보고, 휴대폰이 없는 사람은 이 기기를 돌려 가며 봅니다. 두 자리를 누르면 토큰을 맞바꿉니다.
deal-device-hint = Sexton이 토큰을 나눕니다. 준비가 끝나면 이 기기를 돌려 각자 자기 토큰만 봅니다. 두 자리를 누르면 맞바꿉니다.
deal-hand-hint = 실제 주머니에서 토큰을 뽑았습니다. 누가 무엇을 뽑았는지 넣으세요. 토큰을 누르면 다음 자리로 넘어가고, 자리를 누르면 그 자리를 고릅니다.
deal-next = { $player } 님은 무엇을 뽑았나요?
deal-tap = 자리를 누르세요.
deal-complete = 모두에게 토큰이 있습니다.
deal-missing = 토큰 { $count }개가 남았습니다
deal-clear = 처음부터
deal-shuffle = 다시 섞기
pass-title = 이 기기 돌리기
pass-lead = 차례대로 자기 토큰을 보고 다시 가립니다. 그동안 마도서는 가려져 있습니다.
pass-has-phone = 휴대폰 있음
pass-start = { $count }명으로 시작
pass-not-now = 나중에
pass-to = 다음 사람에게 기기를 주세요
pass-look = 보기: 나는 { $name }
pass-hold = 버튼을 1초 동안 길게 누르세요. 다른 사람이 화면을 보면 안 됩니다.
pass-only = { $name } 님만 보세요
pass-hide = 가리기
pass-again = { $name } 님이 다시 보아야 합니다
pass-done = 모두 자기 토큰을 보았습니다.
pass-back = 기기를 이야기꾼에게 돌려주세요
pass-i-am = 나는 이야기꾼입니다
suggested = 추천입니다. 다른 답을 누르거나 그대로 쓰세요.
reminder-idle = 지금은 효과 없음
ballot-start = 시계 시작
ballot-speed = 자리마다 걸리는 시간
ballot-hands = 손 든 플레이어 { $count }명
ballot-tap = 자리를 누르면 손을 들거나 내립니다.
ballot-tap-more = 2표 이상인 플레이어는 누를 때마다 1표씩 늘어납니다.
players-online = { $count }명 중 { $online }명 접속
policy-take = 자리 되찾기
policy-leave = Sexton에게 맡기기
policy-st-take = 다시 이야기꾼 하기
policy-st-leave = 이야기꾼의 선택을 Sexton에게 맡기기
policy-st-on = Sexton이 이야기꾼의 선택을 합니다.
policy-on = Sexton이 { $player } 님의 자리를 맡고 있습니다.
new-link = 새 링크
new-link-hint = 휴대폰이 늦게 왔거나, 잃어버렸거나, 링크가 샜을 때 쓰세요. 이전 링크는 곧바로 끊기며, 그 링크로 들어와 있던 사람도 나가게 됩니다.
new-link-do = 이전 링크를 끊고 새 링크 만들기
spectator-seat = 관전자
day-players = 플레이어는 휴대폰으로 합니다. 휴대폰이 없으면 그 자리를 눌러 지목이나 능력 사용을 대신 하세요.
nobody-asked = 지금은 결정할 것이 없습니다.

## Further

untold = 알게 된 것 보기
open-pages = 내 페이지 열기
back-to-night = 밤으로 돌아가기
night-in-town = 마을이 잠들었습니다
no-news = 아직 없습니다
no-guesses = 추측 없음
all-policies = 모두 Sexton
link-of = { $name } 님의 링크
now = 지금
really = 실제 캐릭터는 { $character }
believes-to-be = 자신을 { JOSA($character, "이라고/라고") } 믿음
use-truth = 진실
show-screen = 보여 주기
show-token = 토큰 보여 주기
you-are = 당신의 캐릭터
chair-here = { $player } 님이 접속해 있습니다.
chair-away = { $player } 님이 접속해 있지 않습니다.
here = 접속
away = 끊김
no-steps = 낮에는 아무도 깨우지 않습니다. 밤이 되면 순서가 나옵니다.
nothing-to-overrule = 아직 없습니다. 먼저 주머니와 토큰을 준비하세요.
new-name = 이름
reminder-text = 적을 내용
sits-after = 시계 방향으로 바로 앞에 앉을 플레이어를 누르세요.
st-skip = 이 차례의 나머지를 건너뛸까요?
offer-skip = 차례 건너뛰기
do-nothing-skip = 건너뛰기
st-third-minion = 추가되는 하수인은 누구이고, 어떤 캐릭터인가요?
st-heir = 누가 악마가 되나요?
st-poison = 이웃한 주민 중 누가 중독되나요?
st-instead = 누가 대신 사망하나요?
st-pretend = 어떤 캐릭터의 능력이 있다고 믿나요?
st-responsible = 패배의 책임이 가장 큰 사람이 { $about } 님인가요?
st-gain = 어떤 능력을 얻을까요?
st-know = 누가 { $character }의 존재를 알게 되나요?
ask-live-or-die = 생존할까요, 사망할까요?
option-live = 생존
option-die = 사망

## Reminders

reminder-red-herring = 허상
reminder-poisoned = 중독
reminder-drunk = 취함
reminder-safe = 안전함
reminder-no-ability = 능력 없음
reminder-storyteller = 이야기꾼
setup-short = 게임 준비
no-steps-yet = 아직 첫날 밤이 되지 않았습니다.
has-chosen = { $player } 님의 선택: { $what }.
offer-execute = 처형
st-execute = 누구를 처형할까요?
do-execute = { $what } 처형
offer-show = 플레이어에게 보여 주기
st-show = 누구에게 무엇을 보여 줄까요?
do-show = { $what } 보여 주기
showing-hint = 볼 플레이어를 먼저 누르고, 그다음 가리킬 플레이어를 누르세요.
told-storyteller = 이야기꾼이 보여 줍니다: { $what }.
event-Rearranged = 플레이어의 자리가 바뀌었습니다.

## Further kinds of questions

ask-choose-aloud = 모두가 듣게 선택하세요
ask-choose-together = 함께 선택하세요
ask-swap = 누구와 누구의 캐릭터를 맞바꿀까요?
ask-tea-party = 어떤 캐릭터가 될까요?
ask-visit = 이야기꾼에게 무엇을 물을까요?
offer-visit = { $character }: 이야기꾼과 밀담
hint-visit = 나와 이야기꾼만 압니다.
hint-choose-aloud = 모두가 듣습니다.
hint-choose-together = 모두 선택하면 다 함께 공개됩니다.
do-choose-aloud = 말하기: { $what }
do-visit = 이야기꾼에게: { $what }
st-announce = { $about } 님의 말에는 효과가 없습니다
do-announce = 아무 일도 없다고 알리기
option-nothing-happens = 아무 일도 없음
st-answerable = 답할 수 있는 질문인가요?
st-demon = 어느 악마가 선택하나요?
st-leap = { $about } 님을 어떻게 할까요?
option-leap = 악마가 옮겨 감
st-named = 그중 누구인가요?
st-return = 누가 부활하나요?
do-nothing-return = 아무도 부활하지 않음
st-team = { $about } 님에게 어떤 유형을 알려 줄까요?
st-victim = 누가 사망하나요?
st-punish = 누가 집착을 어겼나요?
offer-punish = 집착 위반 처벌
do-punish = { $what } 처벌
st-visit = { $who } 님이 무엇을 묻나요?
shrug = 모름
statement = { $when ->
    [began] { $players }: 게임 시작 시 { $what }
   *[now] { $players }: { $what }
  }
statement-count = { $when ->
    [began] { $players } 중 { $count }명: 게임 시작 시 { $what }
   *[now] { $players } 중 { $count }명: { $what }
  }
event-VotedInSecret = 비밀 투표가 끝났습니다. 아무도 결과를 모릅니다.
event-TokensTaken = { $seats } 님이 유령표를 썼습니다.
event-Proclaimed = { $character }의 능력이 시작되었습니다.
event-ChoseAloud = { $seat } 님의 공개 선택: { $what }.
free-words = 또는 직접 쓰기
votes = { $count }표
hand-votes = 내 손의 표
ballot-secret = 눈을 감고 하는 투표입니다. 내 손은 나에게만 보입니다.
how-attack = 공격
how-execution = 처형
how-exile = 추방
how-ruling = 이야기꾼의 판정

## Questions of the further characters

ask-agree = 캐릭터를 밝힐까요?
ask-agree-harlot = 매춘부가 묻습니다. 캐릭터를 밝힐까요?
ask-choose-alhadikhia = 플레이어 3명을 선택하거나 넘기세요
ask-choose-assassin = 오늘 밤 죽일까요? 게임당 1번
ask-choose-cerenovus = 누구를 어떤 캐릭터라고 집착하게 할까요?
ask-choose-courtier = 캐릭터를 취하게 할까요? 게임당 1번
ask-choose-devilsadvocate = 내일 처형에서 살릴 플레이어를 선택하세요
ask-choose-dreamer = 캐릭터를 알아볼 플레이어를 선택하세요
ask-choose-fanggu = 누구를 죽일까요?
ask-choose-gambler = 플레이어의 캐릭터를 추측하세요
ask-choose-godfather = 누구를 죽일까요?
ask-choose-harlot = 누구에게 캐릭터를 물을까요?
ask-choose-nightwatchman = 누구에게 자신을 알릴까요? 게임당 1번
ask-choose-ogre = 친구를 선택하세요
ask-choose-ojo = 죽일 캐릭터를 선택하세요
ask-choose-organgrinder = 황혼까지 취할까요?
ask-choose-philosopher = 어떤 캐릭터의 능력을 얻을까요? 게임당 1번
ask-choose-po = 누구를 죽일까요?
ask-choose-professor = 누구를 부활시킬까요? 게임당 1번
ask-choose-pukka = 중독시킬 플레이어를 선택하세요
ask-choose-ravenkeeper = 캐릭터를 알아볼 플레이어를 선택하세요
ask-choose-seamstress = 누구와 누구의 소속을 비교할까요? 게임당 1번
ask-choose-shabaloth = 죽일 플레이어 2명을 선택하세요
ask-choose-snakecharmer = 플레이어를 선택하세요
ask-choose-vigormortis = 누구를 죽일까요?
ask-choose-villageidiot = 소속을 알아볼 플레이어를 선택하세요
ask-choose-widow = 마도서를 본 뒤, 중독시킬 플레이어를 선택하세요
ask-choose-aloud-gangster = 어느 이웃을 죽일까요?
ask-choose-together-gangster = 다른 이웃의 사망에 동의할까요?
ask-choose-together-psychopath = 가위바위보
ask-claim-damsel = 누가 아가씨인가요?
ask-claim-gangster = 이웃을 죽이자고 제안하세요
ask-claim-gnome = 짝꿍을 지목한 플레이어를 죽입니다
ask-claim-klutz = 생존한 플레이어를 선택하세요
ask-claim-matron = 누구와 누구의 자리를 바꿀까요?
ask-claim-moonchild = 생존한 플레이어를 선택하세요
ask-claim-psychopath = 누구를 죽일까요?
ask-visit-artist = 예/아니요로 답할 질문을 하세요
ask-visit-cacklejack = 오늘 밤 제외할 플레이어를 선택하세요
ask-visit-savant = 정보 2개를 물어보세요
ask-options-anything = 하나를 선택하세요
ask-token_sets = 캐릭터를 선택하세요
ask-swaps = 플레이어를 짝지어 선택하세요
ask-questions = 질문하세요
ask-reminder = 플레이어를 선택하세요
hint-choose-organgrinder = 다음 황혼까지 취하거나, 취하지 않습니다.
hint-swap = 두 플레이어의 캐릭터를 맞바꿉니다. 그대로 둘 수도 있습니다.
hint-tea-party = 다른 캐릭터가 되거나, 그대로 있을 수 있습니다.
hint-live-or-die = 선택된 플레이어가 모두 생존을 고르면 모두 사망합니다.
hint-agree = 밝히면 둘 다 사망할 수도 있습니다.
hint-visit-artist = 문장으로 쓰면, 그것이 진실인지 답을 듣습니다.
do-choose-imp = { $what } 죽이기
do-choose-fanggu = { $what } 죽이기
do-choose-godfather = { $what } 죽이기
do-choose-vigormortis = { $what } 죽이기
do-choose-shabaloth = { $what } 죽이기
do-choose-po = { $what } 죽이기
do-choose-assassin = { $what } 죽이기
do-choose-pukka = { $what } 중독
do-choose-widow = { $what } 중독
do-choose-professor = { $what } 부활
do-swap = { $what } 맞바꾸기
do-tea-party = { $what } 되기
do-live-or-die = { $what }
do-agree = { $what }
do-choose-together = { $what }
do-nothing-swap = 맞바꾸지 않음
do-nothing-tea-party = 그대로 있기
do-nothing-visit = 이야기꾼에게 가기
do-nothing-characters = 지금은 안 함
offer-choose-aloud = 공개 선택
offer-claim-klutz = { $character }: 마지막 말
offer-claim-moonchild = { $character }: 마지막 말
option-alive = 생존
option-dead = 사망
option-drunken = 취함
option-poisoned = 중독
option-sober = 취함/중독 아님
option-allied = 같은 소속
option-rock = 바위
option-paper = 보
option-scissors = 가위
option-break = 낮이 됨
option-traveller = 여행자
barred-pair = 함께 선택할 수 없는 짝입니다.
swaps-hint = 맞바꿀 플레이어를 2명씩 누르세요. { $most }쌍까지 차례대로 바꿉니다.
swap-pair = { $one } ↔ { $other }
statement-hint = 이야기할 플레이어를 누르고, 무엇인지 선택하세요.
statement-everybody = 모두
statement-beside = 그 이웃
statement-somebody = 누군가
statement-all = 전체 플레이어
statement-how-many = 그중 몇 명
statement-at-least-one = 1명 이상
statement-exactly = 정확히 { $count }명
statement-began = 게임 시작 시
statement-next = 남기고 다음 문장 쓰기
statement-true = 진실
statement-false = 거짓
statement-either = 진실도 거짓도 가능
statement-unknown = 직접 판단
pair-mixed = 문장 2개 중 하나는 진실, 하나는 거짓이어야 합니다.
pair-any = 문장 2개입니다. 무엇이든 가능합니다.
tally-secret = 비밀 투표
state-read-in = 셌음
note-chose-nothing = 선택하지 않았습니다.
note-chose-savant = 이야기꾼에게 갔습니다.
note-chose-artist = 질문: { $what }
event-Chose-plain = { $seat } 님, { $character }: 선택 안 함.
event-Chose-savant = { $seat } 님이 { $character } 능력으로 이야기꾼을 찾아왔습니다.
event-Claimed-slayer = { $seat } 님이 { $what } 님을 쏘았습니다.
event-Claimed-juggler = { $seat } 님의 추측: { $what }.
event-Claimed-damsel = { $seat } 님이 { $what } 님을 아가씨로 추측했습니다.
event-Introduced = { $seat } 님은 여행자 { $character }입니다.
event-Proclaimed-banshee = 악마가 { JOSA($character, "을/를") } 죽였습니다.
event-Proclaimed-gnome = { $character }의 짝꿍: { $seat } 님.
event-Counted = { $votes ->
    [0] 비밀 집계, { $nominee } 님: 0표, 필요 { $needed }표.
   *[other] 비밀 집계, { $nominee } 님: { $votes }표, 필요 { $needed }표. { $voters }.
  }
told-alhadikhia-seats = { $character }: { $players } 님.
told-artist-nod = { $nod ->
    [yes] 예, 진실입니다.
   *[no] 아니요, 진실이 아닙니다.
  }
told-artist-shrug = 이야기꾼이 답할 수 없습니다.
told-savant-statements = 하나는 진실, 하나는 거짓: { $what }.
told-shrug = { $character }: 이야기꾼이 답할 수 없습니다.
told-statements = { $character }: { $what }
told-clockmaker-number = 악마와 가장 가까운 하수인은 { $number }칸 떨어져 있습니다.
told-oracle-number = 사망한 플레이어 중 악한 플레이어는 { $number }명입니다.
told-juggler-number = 맞힌 추측은 { $number }개입니다.
told-flowergirl-nod = { $nod ->
    [yes] 예: 오늘 악마가 투표했습니다.
   *[no] 아니요: 오늘 악마가 투표하지 않았습니다.
  }
told-towncrier-nod = { $nod ->
    [yes] 예: 오늘 하수인이 지목했습니다.
   *[no] 아니요: 오늘 하수인이 지목하지 않았습니다.
  }
told-seamstress-nod = { $nod ->
    [yes] 예: 같은 소속입니다.
   *[no] 아니요: 다른 소속입니다.
  }
told-noble-seats = { $players } 님 중 정확히 1명이 악합니다.
told-knight-seats = { $players } 님은 둘 다 악마가 아닙니다.
told-sage-seats = { $either } 님이 당신을 죽인 악마입니다.
told-dreamer-characters = 그의 캐릭터는 둘 중 하나입니다: { $tokens }.
told-balloonist-seats = { $character }: { $players } 님을 가리킵니다.
told-nightwatchman-seats = { $players } 님이 야경꾼입니다.
told-damsel-characters = 아가씨가 참여하고 있습니다.
told-widow-characters = 미망인이 참여하고 있습니다.
told-cerenovus-characters = { JOSA($tokens, "이라고/라고") } 집착해야 합니다.
told-villageidiot-evil = { $side ->
    [evil] 그는 악합니다.
   *[good] 그는 선합니다.
  }

## Questions to the Storyteller, further

st-decide = 결정하세요
st-register = { $character }: { $about } 님을 무엇으로 보이게 할까요?
st-minions = { $about } 님에게 어느 하수인을 보여 줄까요?
st-see-demon = { $about } 님에게 누구를 악마라고 보여 줄까요?
st-both-die = 둘 다 사망하나요?
st-change = 누가 다른 캐릭터가 되나요?
st-become = { $about } 님이 어떤 캐릭터가 되나요?
st-player = 누구에게 효과가 있나요?
st-outsider = 누가 어떤 외지인이 되나요?
st-give = 누가 { $character }의 능력을 얻나요?
st-dawn = 밤이 끝났습니다
st-mark-grandmother = 누가 손주인가요?
st-mark-gnome = 누가 노움의 짝꿍인가요?
st-mark-plaguedoctor = 누가 능력을 갖나요?
st-agree = { $who } 님이 캐릭터를 밝히나요?
st-choose-aloud = { $who } 님이 공개적으로 누구를 선택하나요?
st-choose-together = { $who } 님이 무엇을 선택하나요?
st-choose-together-psychopath = 가위바위보
st-live-or-die = { $who } 님이 생존하나요, 사망하나요?
st-swap = 누구와 누구의 캐릭터를 맞바꾸나요?
st-tea-party = { $who } 님이 어떤 캐릭터가 되나요?
st-token_sets = { $about } 님에게 무엇을 보여 줄까요?
st-pair = { $about } 님에게 어떤 문장 2개를 말할까요?
st-questions = 무엇을 묻나요?
st-swaps = 누구와 누구의 자리를 바꾸나요?
st-choose = { $who } 님이 무엇을 선택하나요?
st-by-hand = { $about } 님의 차례: 능력 설명대로 진행하세요
hint-by-hand = { $ability }
do-by-hand = 완료
option-done = 완료
offer-ask = 플레이어에게 묻기
st-ask = 누구에게 무엇을 물을까요?
st-answer = { $who } 님이 무엇이라고 답하나요?
ask-answer-players = 이야기꾼의 질문: 플레이어 { $count }명을 선택하세요
ask-answer-characters = 이야기꾼의 질문: 캐릭터를 선택하세요
ask-answer-options = 이야기꾼의 질문: 예 또는 아니요
do-answer = { $what }
option-a-player = 플레이어 1명
option-two-players = 플레이어 2명
option-three-players = 플레이어 3명
option-a-character = 캐릭터
option-yes-or-no = 예 또는 아니요
do-dawn = 마을 깨우기
do-register = { $what }
do-both-die = { $what }
do-responsible = { $what }
do-answerable = { $what }
do-leap = { $what }
do-know = { $what }에게 알리기
do-heir = { $what }: 악마
do-victim = { $what } 사망
do-instead = { $what } 사망
do-poison = { $what } 중독
do-return = { $what } 부활
do-nothing-know = 아무에게도 알리지 않음
do-nothing-victim = 아무도 사망하지 않음
do-nothing-heir = 아무도 악마가 되지 않음
do-nothing-named = 없음
do-nothing-outsider = 아무도 바뀌지 않음
do-nothing-pretend = 능력 없음
offer-bag = 주머니 채우기

## Reminders, further

reminder-3-attacks = 공격 3번
reminder-about-to-die = 처형 예정
reminder-alive = 생존
reminder-amigo = 짝꿍
reminder-cannot-die = 사망 불가
reminder-chosen = 선택됨
reminder-correct = 정답
reminder-dead = 사망
reminder-demon = 악마
reminder-demon-not-voted = 악마 투표 없음
reminder-demon-voted = 악마 투표
reminder-died-today = 오늘 사망
reminder-evil-wakes = 악한 팀 깨움
reminder-friend = 친구
reminder-grandchild = 손주
reminder-guess-used = 추측 사용함
reminder-guessed = 추측함
reminder-has-ability = 능력 가짐
reminder-haircuts-tonight = 오늘 밤 이발
reminder-is-the-philosopher = 철학자
reminder-know = 알아냄
reminder-lunch = 점심 식사
reminder-mad = 집착
reminder-minion = 하수인
reminder-minion-nominated = 하수인 지목
reminder-minions-not-nominated = 하수인 지목 없음
reminder-most-responsible = 가장 큰 책임
reminder-must-choose = 선택해야 함
reminder-not-me = 나 말고
reminder-once = 1회
reminder-outsider = 외지인
reminder-survives-execution = 처형에도 생존
reminder-tea-party-tonight = 오늘 밤 다과회
reminder-townsfolk = 주민
reminder-used = 사용함
reminder-visited = 다녀감
reminder-wrong = 오인

## The square

opened-elsewhere = 다른 기기에서도 이 자리를 열었습니다. 본인이 아니라면 이야기꾼에게 새 링크를 요청하세요.
timer = 타이머
timer-up = { $label }: 시간이 다 됐습니다
timer-minutes = 시간
timer-label = 용도
timer-talk = 다시 모일 때까지
timer-nominations = 지목 시간
timer-vote = 투표까지
timer-defence = 변론 시간
timer-rings = 시간이 다 되면 종 울리기
timer-start = { $time } 시작
timer-more = 1분 늘리기
timer-less = 1분 줄이기
timer-stop = 멈추기
bell-ring = 모두에게 종 울리기
bell-rings = 종이 울립니다
bell-come-back = 마을 광장으로 모이세요.
bell-heard = 확인
bell-sound = 이 기기에서 종소리 내기
bell-sound-hint = 밤에는 울리지 않습니다. 가능하면 진동도 울립니다.
square-open = 마을 광장
square-at-night = 밤에는 타이머를 쓸 수 없고 종도 울리지 않습니다. 소리로 누가 깨어 있는지 드러나기 때문입니다.
speak = 발언
speak-down = 발언 마침
speak-had = 발언 마침
speaking = 발언 신청
state-speaking = 발언 신청
state-has-nominated = 오늘 지목함
state-was-nominated = 오늘 지목당함
votes-title = 투표 기록
no-votes = 아직 투표가 없습니다.
votes-not-told = 여기에는 표시되지 않음
named-by = { $player } 님이 지목
called-by = { $player } 님이 추방 제안
vote-block = 처형 예정
vote-short = 표 부족
vote-exiled = 추방됨
vote-stays = 남음
vote-secret = 비밀 투표
spent-ghosts = 유령표 사용: { $players }
votes-shown = 플레이어에게 보이는 기록
votes-shown-all = 모든 날
votes-shown-today = 오늘만
votes-shown-last = 마지막 투표만
votes-shown-hint = 플레이어의 화면에 남는 지난 투표입니다. 비밀 투표는 여기에만 있습니다.
ballot-countdown = { $seconds }초 세고 시작
ballot-stop = 시계 멈추기
hand-starts-in = 시계가 움직이기까지
whispers = 귓속말
whispers-new = 귓속말, 새 글 { $count }개
whispers-off = 끔
whispers-private = 비공개
whispers-watched = 상대 공개
whispers-off-hint = 이 테이블에서는 귓속말을 쓰지 않습니다. 이미 쓴 글은 여기 남아 있습니다.
whispers-private-hint = 두 사람만 읽습니다. 주고받는다는 사실도 다른 사람은 모릅니다. 낮에만 쓸 수 있습니다.
whispers-watched-hint = 두 사람만 읽습니다. 누가 누구에게 썼는지는 이야기꾼에게 보입니다. 낮에만 쓸 수 있습니다.
whispers-all = 귓속말 전체
whispers-seen = 귓속말을 나눈 사람
whispers-count = { $count }회
whisper-to = { $player } 님에게 귓속말
whisper-send = 보내기
link-mine = 다른 기기에서 내 자리 열기
link-mine-hint = 다른 기기로 찍으면 두 기기를 함께 쓸 수 있습니다. 내 자리가 열리는 코드이니 아무에게도 보여 주지 마세요.
link-watch = 다른 기기에서 관전하기
link-watch-hint = 찍으면 그 기기에서도 관전할 수 있습니다.
share-eyes = 관전자에게 내 시점 공개
share-eyes-hint = 끄기 전까지, 관전 링크가 있는 사람은 내가 아는 것을 모두 봅니다.
eyes-shared = { $players } 님이 관전자에게 시점을 공개했습니다.
eyes-of = { $player } 님의 시점
eyes-choose = 플레이어의 시점으로 보기
eyes-choose-hint = 공개에 동의한 플레이어입니다. 여기서 본 것은 다른 사람에게 비밀입니다.
eyes-open-hint = 모두에게 공개된 자리입니다.
eyes-back = 마을 광장으로 돌아가기
today = 오늘
nobody-named = 아직 지목된 사람이 없습니다.
notes-on-players = 플레이어별 메모
notes-on = { $player } 님 메모
notes-share = 내 다른 기기에서도 이 메모 보기
notes-share-hint = Sexton이 자리와 함께 보관하며 다른 사람에게는 보이지 않습니다. 끄면 이 기기에만 남습니다. 자리의 링크를 새로 만들면 비워집니다.
note-side = 소속
note-suspects = 의심 가는 캐릭터
note-no-suspects = 아직 없음
note-suspects-choose = 캐릭터 선택
note-suspects-done = 선택 완료
note-claims = 밤마다 주장하는 내용
note-text = 그 밖의 메모

## 이야기꾼의 밤, 되돌리기, 메모와 카드

tonight-log = 오늘 밤과 지난 일
skip = 건너뛰기
step-ahead = 아직 남음
step-wake = 깨울 사람: { $player }
step-again = 이 차례 다시 하기
undo-what = { $count }단계 되돌림:
undo-to = { $when }, { $player } 님의 차례로 돌아갑니다.
undo-to-st = { $when }, 이야기꾼이 정할 차례로 돌아갑니다.
undo-nobody = 아직 아무도 본 것이 없습니다.
undo-everyone = 모두가 본 것
undo-by-phone = 휴대폰으로 봄
undo-by-paper = 직접 알려 줌
undo-by-policy = Sexton이 진행함
undo-notice = 휴대폰으로 본 사람에게는 취소되었다고 알립니다. 다른 사람은 눈치채지 못합니다.
undo-do = { $count }단계 되돌리기
undo-looking = 누가 무엇을 보았는지 확인하는 중…
undo-further = 더 앞으로: 없앨 일을 고르세요
undo-quiet = 아무도 보지 못한 단계
town = 마을
notes-seat = 이 플레이어에 대한 내 메모
notes-game = 이 게임에 대한 내 메모
notes-kept = 게임과 함께 보관되며, 이야기꾼의 기기에만 보입니다.
rulings-life = 생존과 사망
rulings-tokens = 토큰과 리마인더
rulings-talk = 보여 주기와 묻기
rulings-seats = 자리
rulings-game = 게임
rulings-other = 그 밖에
zoom-in = 크게 보기
zoom-out = 전체 보기
tidy = 모두 제자리로
reminder-own = 내가 놓음
reminder-acts = 취함, 중독, 안전함, 집착, 사망 불가, 능력 가짐은 놓는 즉시 효과가 있습니다. 나머지는 표시일 뿐입니다.
offer-swap = 캐릭터 맞바꾸기
offer-trade = 캐릭터와 소속 맞바꾸기
offer-places = 자리 맞바꾸기
st-trade = 누구와 누구를 모두 맞바꿀까요?
st-places = 누구와 누구의 자리를 맞바꿀까요?
do-trade = 모두 맞바꾸기: { $what }
do-places = 자리 바꾸기: { $what }
is-suggested = 추천
use-suggestion = 추천: { $what }
shown-by-hand = 손으로 알려 줌, 계속
show-whole = 전체 화면으로 보여 주기: { $what }
asked-by-hand = 손짓으로 묻고, 가리킨 사람을 누르세요.
to-show = 지금 보여 줄 것
to-show-next = 다음 것만
to-show-none = 모두 보여 줌
to-show-token = 새 토큰
cards = 카드
cards-hint = 플레이어가 읽을 내용을 선택하세요. 기록에 남지 않습니다.
cards-own = 직접 적기
cards-players = 플레이어
cards-characters = { $count ->
    [0] 캐릭터
   *[other] 캐릭터 { $count }개
  }
card-you-are = 당신의 캐릭터
card-demon = 이 사람이 악마입니다
card-demon-one = 이 사람이 악마입니다
card-minions = 하수인입니다
card-minions-many = 당신의 하수인입니다
card-no-minions = 다른 하수인 없음
card-bluffs = 참여하지 않는 캐릭터
card-this-player = 이 플레이어의 캐릭터
card-this-character = 이 캐릭터
card-chosen-by = 당신을 선택한 캐릭터
card-use-ability = 능력을 쓸까요?
card-choose = 선택하세요
card-no-ability = 능력이 없습니다
card-sleep = 이제 눈을 감으세요
card-nominated = 오늘 지목했나요?
card-voted = 오늘 투표했나요?

## 되돌린 것을 이미 본 사람에게

corrected-title = 이야기꾼이 진행을 되돌렸습니다
corrected-lost = 다음은 취소되었습니다.
corrected-now = 그 밖에 보이는 것은 모두 맞습니다.
corrected-close = 확인했습니다
