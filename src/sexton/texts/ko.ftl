### Sexton's own Korean wording; names and terms follow the published Korean edition.

## Types of characters

team-townsfolk = 주민
team-outsider = 외지인
team-minion = 하수인
team-demon = 악마
team-traveller = 여행자
team-fabled = 전설
team-loric = 설화

count-townsfolk = { team-townsfolk } { $count }명
count-outsider = { team-outsider } { $count }명
count-minion = { team-minion } { $count }명
count-demon = { team-demon } { $count }명
count-traveller = { team-traveller } { $count }명
count-fabled = { team-fabled } { $count }개
count-loric = { team-loric } { $count }개

## Words around a script

script-untitled = 제목 없는 스크립트
script-author = 제작자: { $author }
script-character = 캐릭터
script-ability = 능력
script-how-to-run = 진행 방법
script-examples = 예시와 메모
script-jinxes = 징크스
script-jinx = { JOSA($one, "과/와") } { $other }
script-notes = 메모
script-homebrew = (홈브루)
script-manual = (수동)
script-problems = 알아 둘 점
script-not-written = 이 캐릭터의 연감 설명이 파일에 없습니다.
script-nothing-to-run = 파일에 진행 방법이 없습니다.
check-players = 플레이할 수 있는 인원: { $numbers }
check-nobody = 없음
check-error = 오류
check-doubt = 확인 필요
check-warning = 주의
check-note = 참고
check-clean = 이대로 플레이할 수 있습니다.
check-not-clean = 이대로는 플레이할 수 없습니다.
diff-only = { $title }에만 있음
diff-nobody = 없음
diff-alike = 양쪽에 모두 있는 캐릭터 { $both }개, 유사도 { $percent }%
print-written = { $file }: { $count }쪽을 저장했습니다.
print-letters = 글꼴에 없어 네모로 인쇄된 글자: { $letters }
texts-imported-en = 영어 텍스트 { $count }개
texts-imported-ko = 한국어 텍스트 { $count }개
texts-kept-in = { $folder }에 보관했습니다. 지금부터 이 텍스트가 표시됩니다. 실행 중인 서버에는 다시 시작한 뒤에 표시됩니다.
texts-none = 가져온 텍스트가 없습니다. Sexton의 문구가 표시됩니다.
texts-forgotten = 캐릭터 { $count }개의 텍스트를 지웠습니다.
texts-all-forgotten = 가져온 텍스트를 모두 지웠습니다. Sexton의 문구가 표시됩니다.

## House rules: what each changes, and what holds without it

house-rule-hatter-chaos = { JOSA(name-hatter, "이/가") } 사망하면 하수인이 악마가 되거나 악마가 하수인이 되는 것도 선택할 수 있습니다.
official-rule-hatter-chaos = 하수인은 다른 하수인으로만, 악마는 다른 악마로만 바꿀 수 있습니다.
house-rule-kazali-poppies = { JOSA(name-poppygrower, "이/가") } 참여하면 { JOSA(name-kazali, "은/는") } 하수인 캐릭터만 선택하고, 누가 그 하수인이 될지는 이야기꾼이 정합니다.
official-rule-kazali-poppies = { JOSA(name-poppygrower, "이/가") } 참여해도 { JOSA(name-kazali, "이/가") } 누가 어느 하수인이 될지 선택합니다.
house-rule-ogre-friend = { JOSA(name-ogre, "은/는") } 선택한 플레이어의 소속이 바뀔 때마다 소속을 따라 바꾸며, 그와 함께 이기고 집니다.
official-rule-ogre-friend = { JOSA(name-ogre, "은/는") } 선택할 때 1번만 그 플레이어의 소속을 따르며, 나중에 그의 소속이 바뀌어도 따라 바꾸지 않습니다.
house-rule-poppygrower-only-while-sober = { JOSA(name-poppygrower, "이/가") } 취함/중독 상태가 되면 악한 플레이어들이 곧바로 서로를 알게 됩니다.
official-rule-poppygrower-only-while-sober = 첫날 밤에 서로를 알지 못한 악한 플레이어들은 { JOSA(name-poppygrower, "이/가") } 사망해야만 서로를 알게 됩니다.

## Jinxes: what holds for two characters on one script

jinx-alhadikhia-scarletwoman = 악마가 된 { JOSA(name-scarletwoman, "은/는") } 사망한 { JOSA(name-alhadikhia, "이/가") } 부활하면 다시 { JOSA(name-scarletwoman, "이/가") } 됩니다.
jinx-balloonist-marionette = { JOSA(name-marionette, "이/가") } 자신을 { JOSA(name-balloonist, "이라고/라고") } 믿으면 외지인이 1명 더 있을 수도 있습니다.
jinx-baron-plaguedoctor = 이야기꾼이 { name-baron }의 능력을 얻게 되면, 그 대신 플레이어를 2명까지 외지인으로 바꿀 수도 있습니다.
jinx-boffin-drunk = { JOSA(name-boffin, "은/는") } 악마에게 { name-drunk }의 능력을 줄 수 없습니다.
jinx-boffin-goon = { JOSA(name-boffin, "이/가") } 악마에게 { name-goon }의 능력을 주어도, 그 능력으로 악마의 소속이 선으로 바뀌지는 않습니다.
jinx-boffin-ogre = { JOSA(name-boffin, "은/는") } 악마에게 { name-ogre }의 능력을 줄 수 없습니다.
jinx-boffin-politician = { JOSA(name-boffin, "은/는") } 악마에게 { name-politician }의 능력을 줄 수 없습니다.
jinx-boffin-villageidiot = { JOSA(name-villageidiot, "이/가") } 참여 중이어도 3명보다 적으면 { JOSA(name-boffin, "이/가") } 악마에게 { name-villageidiot }의 능력을 줄 수도 있습니다.
jinx-cannibal-juggler = { JOSA(name-juggler, "이/가") } 추측한 날에 처형으로 사망하면, 그날 밤 생존한 { JOSA(name-cannibal, "은/는") } 그 추측이 몇 개 맞았는지 알게 됩니다.
jinx-clockmaker-summoner = { name-clockmaker }에게는 { JOSA(name-summoner, "이/가") } 악마입니다. 그 자리에서 가장 가까운 다른 하수인이 몇 칸 떨어져 있는지 알게 됩니다.
jinx-courtier-summoner = 3번째 밤에 생존한 { name-summoner }의 능력이 작동하지 않으면, 누가 어느 악마가 될지는 이야기꾼이 정합니다.
jinx-damsel-widow = { JOSA(name-widow, "이/가") } 한 번이라도 있었다면 { JOSA(name-damsel, "은/는") } 게임이 끝날 때까지 중독됩니다.
jinx-fanggu-scarletwoman = 외지인이 { JOSA(name-fanggu, "이/가") } 될 때 { JOSA(name-scarletwoman, "은/는") } 악마가 되지 않습니다.
jinx-hatter-summoner = 소환으로 생존한 악마가 1명보다 많아지면, 그날 밤의 사망은 모두 이야기꾼이 정합니다.
jinx-kazali-marionette = 게임 준비 때는 { JOSA(name-marionette, "이/가") } 없습니다. { JOSA(name-kazali, "은/는") } 자신의 이웃만 { JOSA(name-marionette, "으로/로") } 만들 수 있으며, 그 이웃은 이를 알지 못합니다.
jinx-kazali-poppygrower = 이 두 캐릭터의 하우스 룰을 켜면, { JOSA(name-kazali, "이/가") } 선택한 하수인이 누구인지는 이야기꾼이 정합니다.
jinx-kazali-summoner = { jinx-hatter-summoner }
jinx-magician-marionette = { JOSA(name-magician, "이/가") } 생존한 동안, 악마는 이웃 2명 중 누가 { name-marionette }인지 알지 못합니다.
jinx-magician-widow = { JOSA(name-widow, "이/가") } 보는 마도서에는 악마와 { JOSA(name-magician, "이/가") } 없습니다.
jinx-marionette-plaguedoctor = 이야기꾼이 { name-marionette }의 능력을 얻게 되면, 그 대신 악마의 선한 이웃 1명이 { JOSA(name-marionette, "이/가") } 됩니다.
jinx-marionette-summoner = 악마가 생길 때까지는 { JOSA(name-marionette, "이/가") } 없습니다. 악마가 생기면 악마의 이웃 1명이 { JOSA(name-marionette, "이/가") } 됩니다.
jinx-ogre-recluse = { JOSA(name-recluse, "이/가") } 악으로 위장되어 { JOSA(name-ogre, "이/가") } 악해지면, { JOSA(name-ogre, "은/는") } 그 사실을 알게 됩니다.
jinx-plaguedoctor-scarletwoman = 이야기꾼이 { name-scarletwoman }의 능력을 얻게 되면, 그 대신 하수인 1명이 자신의 능력에 더해 그 능력을 얻고 이를 알게 됩니다.
jinx-poppygrower-summoner = 3번째 밤에 생존한 { JOSA(name-poppygrower, "이/가") } 있으면 { JOSA(name-summoner, "은/는") } 악마만 선택하고, 누가 그 악마가 될지는 이야기꾼이 정합니다.
jinx-poppygrower-widow = { name-poppygrower }의 능력이 있는 동안 { JOSA(name-widow, "은/는") } 마도서를 보지 못합니다.
jinx-pukka-summoner = { JOSA(name-summoner, "은/는") } 2번째 밤에 미리 소환할 수 있지만, 그때는 { name-pukka }만 소환할 수 있습니다.
jinx-recluse-sage = 악마가 { JOSA(name-sage, "을/를") } 죽이면, { JOSA(name-sage, "은/는") } 악마 대신 { JOSA(name-recluse, "을/를") } 알게 될 수도 있습니다.

## Townsfolk

name-artist = 화가
ability-artist = 게임당 1번, 낮에 이야기꾼을 따로 불러 예/아니요로 답할 질문 1개를 할 수 있습니다.

name-atheist = 무신론자
ability-atheist = 이야기꾼은 게임의 어떤 규칙이든 어길 수 있습니다. 이야기꾼이 처형되면 당신이 사망했더라도 선한 팀이 승리합니다. [하수인 없음, 악마 없음]

name-balloonist = 열기구 조종사
ability-balloonist = 매일 밤, 지난밤에 알게 된 플레이어와 유형이 다른 플레이어 1명을 알게 됩니다. [외지인 +0명 또는 +1명]

name-banshee = 밴시
ability-banshee = 악마가 당신을 죽이면 모두가 그 사실을 알게 됩니다. 그때부터 당신은 사망했어도 하루에 2번 지목하고 지목마다 2표를 낼 수 있습니다.

name-cannibal = 식인종
ability-cannibal = 가장 최근에 처형으로 사망한 플레이어의 능력을 갖습니다. 그가 악하면, 선한 플레이어가 처형으로 사망할 때까지 당신은 중독됩니다.

name-chef = 요리사
ability-chef = 게임 시작 시, 악한 플레이어 2명이 나란히 앉은 쌍이 몇 쌍인지 알게 됩니다.

name-clockmaker = 시계공
ability-clockmaker = 게임 시작 시, 악마와 가장 가까운 하수인이 몇 칸 떨어져 있는지 알게 됩니다.

name-courtier = 궁정대신
ability-courtier = 게임당 1번, 밤에 캐릭터 1개를 선택할 수 있습니다. 그 캐릭터인 플레이어는 지금부터 3일 밤과 3일 낮 동안 취합니다.

name-dreamer = 꿈꾸는 자
ability-dreamer = 매일 밤, 여행자와 자신을 제외한 플레이어 1명을 선택합니다. 선한 캐릭터 1개와 악한 캐릭터 1개를 알게 되며, 그중 정확히 1개가 그의 캐릭터입니다.

name-empath = 초공감자
ability-empath = 매일 밤, 양옆에서 가장 가까운 생존한 이웃 2명 중 악한 플레이어가 몇 명인지 알게 됩니다.

name-flowergirl = 꽃팔이 소녀
ability-flowergirl = 첫날 밤을 제외한 매일 밤, 오늘 낮에 악마가 투표했는지 알게 됩니다.

name-fool = 어릿광대
ability-fool = 당신의 첫 번째 사망은 일어나지 않습니다.

name-fortuneteller = 점쟁이
ability-fortuneteller = 매일 밤, 플레이어 2명을 선택하고 그중 악마가 있는지 알게 됩니다. 선한 플레이어 1명은 게임 내내 당신에게 악마로 위장됩니다.

name-gambler = 도박사
ability-gambler = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택하고 그의 캐릭터를 추측합니다. 틀리면 당신이 사망합니다.

name-grandmother = 할머니
ability-grandmother = 게임 시작 시, 선한 플레이어 1명과 그의 캐릭터를 알게 됩니다. 악마가 그를 죽이면 당신도 사망합니다.

name-investigator = 수사관
ability-investigator = 게임 시작 시, 플레이어 2명과 그중 1명이 맡은 하수인 캐릭터를 알게 됩니다.

name-juggler = 곡예사
ability-juggler = 당신의 첫날 낮에, 플레이어 최대 5명의 캐릭터를 공개적으로 추측할 수 있습니다. 그날 밤, 몇 개를 맞혔는지 알게 됩니다.

name-knight = 기사
ability-knight = 게임 시작 시, 플레이어 2명을 알게 됩니다. 둘 다 악마가 아닙니다.

name-librarian = 사서
ability-librarian = 게임 시작 시, 플레이어 2명과 그중 1명이 맡은 외지인 캐릭터를 알게 되거나, 참여하는 외지인이 0명임을 알게 됩니다.

name-magician = 마술사
ability-magician = 악한 팀이 서로를 알게 될 때, 악마는 당신을 하수인으로, 하수인은 당신을 악마로 알게 됩니다.

name-mayor = 시장
ability-mayor = 생존한 플레이어가 3명뿐인 날에 처형이 없으면 당신의 팀이 승리합니다. 당신이 밤에 사망하게 되면 다른 플레이어가 대신 사망할 수도 있습니다.

name-monk = 수도사
ability-monk = 첫날 밤을 제외한 매일 밤, 자신을 제외한 플레이어 1명을 선택합니다. 오늘 밤 그는 악마에게서 안전합니다.

name-nightwatchman = 야경꾼
ability-nightwatchman = 게임당 1번, 밤에 플레이어 1명을 선택할 수 있습니다. 그는 당신의 캐릭터가 { name-nightwatchman }임을 알게 됩니다.

name-noble = 귀족
ability-noble = 게임 시작 시, 플레이어 3명을 알게 됩니다. 그중 정확히 1명이 악합니다.

name-oracle = 예언자
ability-oracle = 첫날 밤을 제외한 매일 밤, 사망한 플레이어 중 악한 플레이어가 몇 명인지 알게 됩니다.

name-philosopher = 철학자
ability-philosopher = 게임당 1번, 밤에 선한 캐릭터 1개를 선택하고 그 능력을 얻을 수 있습니다. 그 캐릭터인 플레이어가 있으면 그는 취합니다.

name-poppygrower = 양귀비 재배꾼
ability-poppygrower = 하수인과 악마는 서로가 누구인지 알지 못합니다. 당신이 사망하면 그날 밤 서로를 알게 됩니다.

name-professor = 교수
ability-professor = 게임당 1번, 첫날 밤을 제외한 밤에 사망한 플레이어 1명의 부활을 시도할 수 있습니다. 그는 주민일 때만 부활합니다.

name-ravenkeeper = 까마귀지기
ability-ravenkeeper = 당신이 밤에 사망하면 깨어나 플레이어 1명을 선택하고 그의 캐릭터를 알게 됩니다.

name-sage = 현자
ability-sage = 악마가 당신을 죽이면 플레이어 2명을 알게 됩니다. 그중 1명이 그 악마입니다.

name-savant = 백치천재
ability-savant = 매일 낮, 비공개로 이야기꾼을 찾아가 정보 2개를 들을 수 있습니다. 하나는 진실, 하나는 거짓입니다.

name-seamstress = 재봉사
ability-seamstress = 게임당 1번, 밤에 자신을 제외한 플레이어 2명을 선택해 둘이 같은 소속인지 확인할 수 있습니다.

name-slayer = 처단자
ability-slayer = 게임당 1번, 낮에 공개적으로 플레이어 1명을 선택할 수 있습니다. 그가 악마이면 사망하고, 아니면 아무 일도 없습니다.

name-snakecharmer = 뱀 조련사
ability-snakecharmer = 매일 밤, 생존한 플레이어 1명을 선택합니다. 그가 악마이면 서로 캐릭터와 소속을 맞바꾸고, 악마였던 플레이어는 그때부터 중독됩니다.

name-tealady = 찻집 여인
ability-tealady = 양옆에서 가장 가까운 생존한 이웃이 모두 선하면, 그 이웃은 사망하지 않습니다.

name-towncrier = 포고꾼
ability-towncrier = 첫날 밤을 제외한 매일 밤, 오늘 낮에 하수인이 지목했는지 알게 됩니다.

name-undertaker = 장의사
ability-undertaker = 첫날 밤을 제외한 매일 밤, 오늘 낮에 처형으로 사망한 플레이어의 캐릭터를 알게 됩니다.

name-villageidiot = 마을 백치
ability-villageidiot = 매일 밤, 플레이어 1명을 선택하고 그가 선한지 악한지 알게 됩니다. [{ name-villageidiot } 0~2명 추가, 추가되면 그중 1명은 취함]

name-virgin = 성결자
ability-virgin = 당신이 처음으로 지목당할 때, 지목한 플레이어가 주민이면 그는 즉시 처형됩니다.

name-washerwoman = 세탁부
ability-washerwoman = 게임 시작 시, 플레이어 2명과 그중 1명이 맡은 주민 캐릭터를 알게 됩니다.

## Outsiders

name-barber = 이발사
ability-barber = 당신이 오늘 낮이나 오늘 밤에 사망했다면, 오늘 밤 악마는 다른 악마를 제외한 플레이어 2명의 캐릭터를 맞바꿀 수 있습니다.

name-damsel = 아가씨
ability-damsel = 모든 하수인은 { name-damsel } 캐릭터가 참여 중임을 압니다. 하수인 전체에게 공개 추측이 1번 있고, 당신을 맞히면 당신의 팀이 패배합니다.

name-drunk = 주정뱅이
ability-drunk = 당신은 자신을 주민이라고 생각하지만 아닙니다. 당신의 캐릭터는 { name-drunk }이며, 당신은 이를 알지 못합니다.

name-golem = 골렘
ability-golem = 게임당 1번만 지목할 수 있습니다. 지목당한 플레이어가 악마가 아니면 그는 사망합니다.

name-goon = 건달
ability-goon = 매일 밤, 능력으로 당신을 처음 선택한 플레이어는 황혼까지 취하고, 당신은 그와 같은 소속이 됩니다.

name-hatter = 모자 장수
ability-hatter = 당신이 오늘 낮이나 오늘 밤에 사망했다면, 오늘 밤 하수인은 다른 하수인 캐릭터로, 악마는 다른 악마 캐릭터로 바꿀 수 있습니다.

name-klutz = 얼뜨기
ability-klutz = 자신이 사망했음을 알게 되면 공개적으로 생존한 플레이어 1명을 선택해야 합니다. 그가 악하면 당신의 팀이 패배합니다.

name-lunatic = 미치광이
ability-lunatic = 당신은 자신을 악마라고 생각하지만 아닙니다. 진짜 악마는 당신이 누구이며 밤에 누구를 선택하는지 알게 됩니다.

name-moonchild = 달의 자손
ability-moonchild = 자신이 사망했음을 알게 되면 공개적으로 생존한 플레이어 1명을 선택해야 합니다. 그가 선하면 오늘 밤 사망합니다.

name-ogre = 오우거
ability-ogre = 당신의 첫날 밤에, 자신을 제외한 플레이어 1명을 선택하고 그와 같은 소속이 됩니다. 어느 소속인지는 알지 못하며, 취함/중독 상태여도 소속은 바뀝니다.

name-plaguedoctor = 역병 의사
ability-plaguedoctor = 당신이 사망하면 이야기꾼이 하수인 1명의 능력을 얻습니다.

name-politician = 정치인
ability-politician = 당신의 팀이 패배한 책임이 누구보다 당신에게 있다면, 당신은 사망했더라도 소속을 바꾸고 승리합니다.

name-recluse = 은둔자
ability-recluse = 당신은 사망했더라도 악한 플레이어로, 또 하수인이나 악마로 위장될 수도 있습니다.

name-saint = 성자
ability-saint = 당신이 처형으로 사망하면 당신의 팀이 패배합니다.

## Minions

name-assassin = 암살자
ability-assassin = 게임당 1번, 첫날 밤을 제외한 밤에 플레이어 1명을 선택할 수 있습니다. 그는 무엇으로 보호받든 사망합니다.

name-baron = 남작
ability-baron = 외지인이 평소보다 많이 참여합니다. [외지인 +2명]

name-boffin = 과학자
ability-boffin = 악마는 참여하지 않는 선한 캐릭터 1개의 능력도 가지며, 취함/중독 상태여도 그 능력은 남습니다. 악마와 당신은 그 캐릭터를 알게 됩니다.

name-cerenovus = 세레노버스
ability-cerenovus = 매일 밤, 플레이어 1명과 선한 캐릭터 1개를 선택합니다. 그 플레이어는 다음 날 자신이 그 캐릭터라고 집착해야 하며, 그러지 않으면 처형될 수도 있습니다.

name-devilsadvocate = 악마의 변호사
ability-devilsadvocate = 매일 밤, 지난밤에 선택하지 않은 생존한 플레이어 1명을 선택합니다. 다음 날 그는 처형되어도 사망하지 않습니다.

name-godfather = 대부
ability-godfather = 게임 시작 시, 참여하는 외지인 캐릭터를 알게 됩니다. 오늘 낮에 외지인이 사망했다면, 오늘 밤 플레이어 1명을 선택합니다. 그는 사망합니다. [외지인 −1명 또는 +1명]

name-marionette = 꼭두각시
ability-marionette = 당신은 자신을 선한 캐릭터라고 생각하지만 아닙니다. 악마는 당신이 누구인지 알게 됩니다. [악마의 옆자리]

name-organgrinder = 거리의 악사
ability-organgrinder = 모두가 눈을 감고 투표하며 득표 수는 비밀입니다. 매일 밤, 황혼까지 취할지 선택합니다.

name-poisoner = 독살범
ability-poisoner = 매일 밤, 플레이어 1명을 선택합니다. 그는 오늘 밤과 다음 날 낮 동안 중독됩니다.

name-psychopath = 사이코패스
ability-psychopath = 매일 낮, 지목이 시작되기 전에 공개적으로 플레이어 1명을 선택해 죽일 수 있습니다. 당신이 처형되면 자신을 지목한 플레이어와 가위바위보를 하고, 져야만 사망합니다.

name-scarletwoman = 탕녀
ability-scarletwoman = 여행자를 빼고 5명 이상이 생존한 때에 악마가 사망하면, 당신이 악마가 됩니다.

name-summoner = 소환사
ability-summoner = 블러핑용 캐릭터 3개를 알게 됩니다. 3번째 밤에 플레이어 1명과 악마 캐릭터 1개를 선택합니다. 그 플레이어는 악한 소속이 되며 그 악마가 됩니다. [악마 없음]

name-widow = 미망인
ability-widow = 당신의 첫날 밤에, 마도서를 보고 플레이어 1명을 선택합니다. 그는 중독됩니다. 선한 플레이어 1명은 { name-widow } 캐릭터가 참여 중임을 알게 됩니다.

## Demons

name-alhadikhia = 알 하디키아
ability-alhadikhia = 첫날 밤을 제외한 매일 밤, 플레이어 3명을 선택할 수 있고 모두가 누구인지 알게 됩니다. 각자 말없이 생존할지 사망할지 정하며, 전원이 생존을 고르면 전원이 사망합니다.

name-fanggu = 팡 구
ability-fanggu = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택합니다. 그는 사망합니다. 이 능력이 처음으로 외지인을 죽이게 되면 그는 악한 { JOSA(name-fanggu, "이/가") } 되고, 당신이 대신 사망합니다. [외지인 +1명]

name-imp = 임프
ability-imp = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택합니다. 그는 사망합니다. 자신을 선택해 죽이면 생존한 하수인 1명이 { JOSA(name-imp, "이/가") } 됩니다.

name-kazali = 카잘리
ability-kazali = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택합니다. 그는 사망합니다. [누가 어느 하수인이 될지 당신이 선택합니다. 외지인 −?명~+?명]

name-ojo = 오조
ability-ojo = 첫날 밤을 제외한 매일 밤, 캐릭터 1개를 선택합니다. 그 캐릭터인 플레이어는 사망합니다. 아무도 그 캐릭터가 아니면 이야기꾼이 사망할 플레이어를 정합니다.

name-po = 포
ability-po = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택할 수 있습니다. 그는 사망합니다. 바로 전 선택에서 아무도 선택하지 않았다면, 오늘 밤은 3명을 선택해야 합니다.

name-pukka = 푸카
ability-pukka = 매일 밤, 플레이어 1명을 선택합니다. 그는 중독됩니다. 그전에 중독된 플레이어는 이때 사망하고 중독에서 벗어납니다.

name-shabaloth = 샤발로스
ability-shabaloth = 첫날 밤을 제외한 매일 밤, 플레이어 2명을 선택합니다. 둘 다 사망합니다. 지난밤에 선택한 플레이어 중 사망한 1명이 부활할 수도 있습니다.

name-vigormortis = 비고르모르티스
ability-vigormortis = 첫날 밤을 제외한 매일 밤, 플레이어 1명을 선택합니다. 그는 사망합니다. 당신이 죽인 하수인은 능력을 유지하고, 그의 한쪽에서 가장 가까운 주민 1명이 중독됩니다. [외지인 −1명]

## Travellers

name-cacklejack = 낄낄이
ability-cacklejack = 매일 낮, 제외할 플레이어 1명을 선택합니다. 오늘 밤 다른 플레이어 1명의 캐릭터가 바뀝니다.

name-gangster = 갱단원
ability-gangster = 하루에 1번, 한쪽의 생존한 이웃이 동의하면 다른 쪽의 생존한 이웃을 죽일 수 있습니다.

name-gnome = 노움
ability-gnome = 당신과 같은 소속인 플레이어 1명을 모두가 알게 됩니다. 당신은 그를 지목한 플레이어를 죽일 수 있습니다.

name-harlot = 매춘부
ability-harlot = 첫날 밤을 제외한 매일 밤, 생존한 플레이어 1명을 선택합니다. 그가 동의하면 그의 캐릭터를 알게 되지만, 둘 다 사망할 수도 있습니다.

name-matron = 가정교사
ability-matron = 매일 낮, 최대 3쌍의 플레이어가 자리를 맞바꾸게 할 수 있습니다. 누구도 밀담을 하러 자리를 떠날 수 없습니다.

## Loric

name-bootlegger = 밀주업자
ability-bootlegger = 공식 게임에 없는 홈브루 캐릭터나 규칙을 씁니다.

## Characters that the Storyteller resolves: their names

name-acrobat = 기예꾼
name-alchemist = 연금술사
name-alsaahir = 알사히르
name-amnesiac = 기억상실자
name-bountyhunter = 현상금 사냥꾼
name-chambermaid = 객실 청소부
name-choirboy = 성가대 소년
name-cultleader = 사교 교주
name-engineer = 기계공
name-exorcist = 구마사제
name-farmer = 농부
name-fisherman = 낚시꾼
name-general = 장군
name-gossip = 험담꾼
name-highpriestess = 대사제
name-huntsman = 사냥꾼
name-innkeeper = 여관 주인
name-king = 왕
name-lycanthrope = 늑대인간
name-mathematician = 수학자
name-minstrel = 음유시인
name-pacifist = 평화주의자
name-pixie = 픽시
name-preacher = 전도사
name-princess = 공주
name-sailor = 선원
name-shugenja = 수행자
name-soldier = 군인
name-steward = 시종
name-butler = 집사
name-heretic = 배교자
name-hermit = 둔세자
name-mutant = 변종
name-puzzlemaster = 퍼즐마스터
name-snitch = 밀고자
name-sweetheart = 사랑꾼
name-tinker = 땜장이
name-zealot = 광신자
name-boomdandy = 폭탄마
name-eviltwin = 사악한 쌍둥이
name-fearmonger = 공포의 전령
name-goblin = 고블린
name-harpy = 하피
name-mastermind = 주모자
name-mezepheles = 메제펠레스
name-pithag = 마귀할멈
name-spy = 첩자
name-vizier = 재상
name-witch = 마녀
name-wizard = 마법사
name-wraith = 악령
name-xaan = 잔
name-legion = 군단
name-leviathan = 레비아탄
name-lilmonsta = 릴 몬스타
name-lleech = 거무리
name-lordoftyphon = 티폰의 군주
name-nodashii = 노 다시
name-riot = 폭도
name-vortox = 보르톡스
name-yaggababble = 야가바블
name-zombuul = 좀버얼
name-apprentice = 수습생
name-barista = 바리스타
name-beggar = 거지
name-bishop = 주교
name-bonecollector = 뼈 수집가
name-bureaucrat = 관료
name-butcher = 푸주한
name-deviant = 이단아
name-gunslinger = 총잡이
name-judge = 판사
name-scapegoat = 희생양
name-thief = 도둑
name-voudon = 부두술사
name-angel = 천사
name-buddhist = 불자
name-deusexfiasco = 데우스 엑스 피아스코
name-djinn = 진
name-doomsayer = 파멸의 예언자
name-duchess = 공작부인
name-ferryman = 뱃사공
name-fibbin = 악동
name-fiddler = 바이올린 연주자
name-hellslibrarian = 지옥의 사서
name-revolutionary = 혁명가
name-sentinel = 보초
name-spiritofivory = 상아의 혼
name-toymaker = 장난감 제작자
name-bigwig = 큰 가발
name-gardener = 정원사
name-godofug = 우그의 신령
name-hindu = 힌두교도
name-knaves = 무뢰한
name-pope = 교황
name-stormcatcher = 폭풍 부르미
name-tor = 관문
name-ventriloquist = 복화술사
name-zenomancer = 제노맨서
