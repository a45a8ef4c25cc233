### 한국어 화면 문구. 빠진 것은 영어로 나옵니다.

sexton = Sexton
storyteller = 이야기꾼
nobody = 없음
yes = 예
no = 아니요
good = 선
evil = 악
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
letter-townsfolk = 주
letter-outsider = 이
letter-minion = 하
letter-demon = 마
letter-traveller = 여
letter-fabled = 전
letter-loric = 설
letter-good = 선
letter-evil = 악
setup = 게임 준비
night = { $night ->
    [1] 첫날 밤
   *[other] { $night }번째 밤
  }
day = { $night ->
    [1] 첫날 낮
   *[other] { $night }번째 낮
  }
tab-me = 나
tab-town = 마을
tab-notes = 메모
tab-script = 시트
language = 언어
token-look = 내 토큰 보기
hide-now = 지금 숨기기
eyes-closed = 눈을 감고 계세요.
nothing-for-you = 지금은 할 일이 없습니다
close-eyes = 눈 감기
seen-it = 확인
you = 나
ask-players = 플레이어 { $count }명을 선택하세요
ask-characters = 캐릭터를 선택하세요
do-players = { $what } 선택
do-nominate = { $what } 지목
hand-up = 손 들기
hand-down = 손 내리기
state-nominee = 지목 대상
state-nominator = 지목자
state-about-to-die = 처형 예정
state-alive = 생존
state-dead = 사망
good-wins = 선한 팀이 이겼습니다
evil-wins = 악한 팀이 이겼습니다
sheet-characters = 캐릭터
sheet-night = 밤 순서
sheet-first = 첫날 밤
sheet-other = 다른 밤
grimoire = 마도서
undo = 되돌리기
