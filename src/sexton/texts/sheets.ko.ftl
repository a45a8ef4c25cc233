## Headings of what is shown and printed of a script

sheet-first-night = 첫날 밤
sheet-other-nights = 다른 밤
sheet-night-order = 밤 순서표
sheet-almanac = 연감
sheet-reference = 게임 안내
sheet-rules = 제작자 규칙
sheet-no-text = (이 캐릭터의 설명이 파일에도 Sexton에도 없습니다.)
sheet-reminders = 리마인더
sheet-contents = 캐릭터
sheet-unofficial = Sexton으로 인쇄한 비공식 팬 제작물입니다. 아이콘: game-icons.net, CC BY 3.0
sheet-cut-tokens = 캐릭터 토큰, 45mm. 쪽에 맞추지 말고 100% 크기로 인쇄하세요.
sheet-cut-reminders = 리마인더, 25mm. 쪽에 맞추지 말고 100% 크기로 인쇄하세요.

## Steps of the night that belong to no character

night-dusk = 모두 눈을 감습니다. 여행자와 낮의 마지막 능력을 먼저 처리합니다.
night-minioninfo = 플레이어가 7명 이상이면 하수인을 모두 함께 깨웁니다. 서로를 보게 한 뒤 악마를 가리킵니다.
night-demoninfo = 플레이어가 7명 이상이면 악마를 깨웁니다. 하수인을 가리킨 뒤 참여하지 않는 선한 캐릭터 3개를 보여 줍니다.
night-dawn = 누가 마지막이었는지 알 수 없도록 잠시 기다립니다. 모두 눈을 뜨면 누가 사망했는지 알립니다.

## How we play: one page for everybody at the table

how-counts = 참여하는 캐릭터 수
how-players = 플레이어
how-travellers = 여행자는 세지 않습니다. 설명에 [ ] 표시가 있는 캐릭터는 이 수를 바꿉니다.
how-goal = 승리 조건
how-goal-text = 생존한 악마가 없으면 선한 팀이 승리합니다. 여행자를 빼고 생존한 플레이어가 2명뿐이면 악한 팀이 승리합니다.
how-day = 낮
how-day-text = 모두와 함께, 또는 따로 이야기하세요. 참이든 거짓이든 무엇이나 말할 수 있지만 토큰은 보여 주지 마세요.
how-votes = 지목과 투표
how-votes-text = 생존한 플레이어는 하루에 1번 지목할 수 있고, 누구나 하루에 1번만 지목당할 수 있습니다. 표가 생존한 플레이어 수의 절반 이상이어야 처형될 수 있습니다. 그날 가장 많은 표를 받은 플레이어가 처형되며, 동률이면 아무도 처형되지 않습니다.
how-dead = 사망한 플레이어
how-dead-text = 사망하면 능력이 없고 지목할 수 없지만, 계속 이야기하고 팀과 함께 이기거나 집니다. 게임이 끝날 때까지 유령표 1표를 쓸 수 있습니다.
how-night = 밤
how-night-text = 눈을 감으세요. 이야기꾼이 깨우면 눈을 뜨고, 가리키거나 고개를 끄덕여 답한 뒤 다시 감으세요.
how-impaired = 취함과 중독
how-impaired-text = 그동안 능력이 없지만 이를 알지 못합니다. 평소처럼 깨어나고 정보를 얻지만 틀릴 수도 있습니다.
how-mad = 집착
how-mad-text = 다른 플레이어가 그것을 믿도록 애쓰세요. 충분히 애썼는지는 이야기꾼이 판단합니다.
how-exile = 여행자
how-exile-text = 여행자의 캐릭터는 모두가 알지만 소속은 알지 못합니다. 사망한 플레이어를 포함해 누구나 추방을 제안하고 찬성할 수 있습니다. 모든 플레이어의 절반 이상이 찬성해야 하며, 유령표는 쓰지 않습니다.
how-wakes-first = 첫날 밤에 깨어남
how-wakes-other = 다른 밤에 깨어남
