### 스크립트에 대해 알아 둘 점: 무엇이 이상하고, 어떻게 하면 되는지.

## 낱말

quoted = “{ $text }”
the-character = { $name }
where-line = { $line }행
where-item = { $item }번 항목
no-team = { $team }
span-to = { $first }~{ $last }

## 참여할 수 있는 캐릭터

finding-team-missing = 스크립트에 없는 유형이 있습니다: { $teams }.
finding-large-script = 이 스크립트에는 { $large }이 있습니다. 보통 스크립트는 많아야 { $usual }이며, 플레이어가 기억할 수 있는 만큼입니다.
finding-undealt = 이 스크립트로는 플레이어 { $span }명에게 캐릭터를 나누어 줄 수 없습니다. { $reason }.
finding-undealt-at-all = 플레이어가 몇 명이어도 캐릭터를 나누어 줄 수 없습니다. { $reason }.
dealt-lacks = 플레이어 { $players }명에게는 { $lacks }이 필요합니다
dealt-lack = { $count }(스크립트에는 { $has }명)
dealt-no-bag = 수를 바꾸는 캐릭터 때문에 규칙에 맞는 주머니를 만들 수 없습니다
finding-never-dealt = { JOSA($character, "이/가") } 들어가면서 규칙에 맞는 주머니를 찾지 못했습니다.
finding-never-together = 게임 준비에서 { JOSA($character, "은/는") } { JOSA($others, "과/와") } 절대 함께 참여하지 않습니다.
finding-jinx = { $pair }의 징크스: { $rule }
finding-own-jinx = 제작자의 징크스, { $one } / { $other }: { $rule }

## 직접 진행하는 캐릭터

finding-homebrew = { $name } 캐릭터({ $where })는 홈브루입니다. 이야기꾼이 직접 진행하고, { JOSA(name-bootlegger, "이/가") } 이를 알립니다.
finding-homebrew-near = { $name } 캐릭터({ $where })는 홈브루입니다. 이야기꾼이 직접 진행하고, { JOSA(name-bootlegger, "이/가") } 이를 알립니다. 혹시 { $near }일까요?
finding-manual-character = { $character }({ $where }): 직접 진행하는 캐릭터입니다. Sexton은 밤 순서만 알며, 이야기꾼이 능력 설명대로 진행합니다.
finding-bootlegger-joins = 공식이 아닌 것을 알리기 위해 { JOSA(name-bootlegger, "이/가") } 스크립트에 저절로 들어갑니다.
finding-homebrew-wakes = { $name } 캐릭터가 깨어나는 때: { $nights }.
wakes-first = 첫날 밤({ $between })
wakes-other = 다른 밤({ $between })
wakes-between = { $before } 다음, { $after } 앞
wakes-last = { $before } 다음
wakes-before = { $after } 앞
wakes-step-dusk = { step-dusk }
wakes-step-minioninfo = { step-minioninfo }
wakes-step-demoninfo = { step-demoninfo }
wakes-step-dawn = { step-dawn }
finding-homebrew-sleeps = { $name } 캐릭터는 밤 순서에 없습니다.
finding-own-night-order = 스크립트의 밤 순서(“{ $order }”)에서는 홈브루의 차례만 따릅니다. 공식 캐릭터는 원래 차례를 지킵니다.

## 글

finding-other-text = 스크립트에 있는 { $character }의 설명이 가져온 텍스트와 다릅니다.
finding-no-texts = 파일에 캐릭터 목록만 있습니다. 능력은 Sexton의 문구로 보여 줍니다.
finding-not-written = { $name } 캐릭터({ $where })의 연감 설명이 페이지에 아직 없습니다.
finding-no-ability = { $name } 캐릭터({ $where })에 읽을 수 있는 능력이 없습니다.

## 쓰인 방식

finding-unknown-character = { $name } 캐릭터({ $where })를 알 수 없고, 파일에 그 유형도 없습니다. 이름을 고치거나, 빼거나, 유형을 적어 홈브루로 설명하세요: { team-townsfolk }, { team-outsider }, { team-minion }, { team-demon }, { team-traveller }, { team-fabled }, { team-loric }.
finding-unknown-character-near = { $name } 캐릭터({ $where })를 알 수 없고, 파일에 그 유형도 없습니다. 혹시 { $near }일까요? 이름을 고치거나, 빼거나, 유형을 적어 홈브루로 설명하세요: { team-townsfolk }, { team-outsider }, { team-minion }, { team-demon }, { team-traveller }, { team-fabled }, { team-loric }.
finding-wrong-team = { $character }({ $where }): { $under } 아래에 있지만 유형은 { $team ->
    [townsfolk] { team-townsfolk }
    [outsider] { team-outsider }
    [minion] { team-minion }
    [demon] { team-demon }
    [traveller] { team-traveller }
    [loric] { team-loric }
   *[fabled] { team-fabled }
}입니다. 알맞은 유형 아래에 두거나 다른 이름을 붙이세요.
finding-duplicate-character = { $name } 캐릭터({ $where })가 겹칩니다. 먼저 나온 것만 씁니다.
finding-name-digits = { $name }({ $where }): { JOSA($character, "으로/로") } 읽었습니다. 끝에 숫자가 붙어 있습니다.
finding-name-prefix = { $name }({ $where }): { JOSA($character, "으로/로") } 읽었습니다. 앞에 언어 부호가 붙어 있습니다.
finding-taken-by-name = { $name }({ $where }): { JOSA($character, "으로/로") } 읽었습니다.
finding-no-id = { $where }에 id가 없어 이름으로 읽었습니다: { $name }.
finding-count-mismatch = 페이지에는 캐릭터 { $declared }개라고 되어 있지만 { $found }개가 있습니다. 빠진 것이 없는지 확인하세요.
finding-count-unreadable = 페이지에 적힌 캐릭터 수를 읽을 수 없습니다({ $where }). 캐릭터 { $found }개가 있습니다.
finding-stray-line = { $line }({ $where }): 페이지의 어느 부분에도 속하지 않는 줄입니다.
finding-stray-line-more = { $where }부터 그런 줄이 { $count }개 더 있습니다. 다른 종류의 텍스트일 수도 있습니다.
finding-over-long = { $name } 캐릭터({ $where })에 형식이 허용하는 것보다 긴 부분이 있어 다른 프로그램에서 읽지 못할 수도 있습니다: { $over }.
finding-over-long-meta = 스크립트의 “_meta”에 형식이 허용하는 것보다 긴 부분이 있어 다른 프로그램에서 읽지 못할 수도 있습니다: { $over }.
finding-over-long-list = 목록에 항목이 { $count }개 있습니다. 형식은 { $most }개까지 허용합니다.
over-text = { $field }({ $count }자, { $most }자까지 허용)
over-list = { $field }({ $count }개, { $most }개까지 허용)
over-entry = { $field }({ $count }자인 항목이 있음, { $most }자까지 허용)
finding-odd-item = { $where }에 있는 것은 id도 객체도 아니어서 뺐습니다.
finding-odd-item-meta = { $where }에 “_meta”가 또 있어 뺐습니다.
finding-odd-item-pair = { $where }에 있는 두 캐릭터의 규칙에 텍스트가 없어 뺐습니다.
finding-odd-item-nameless = { $where }에 id도 이름도 없어 뺐습니다.
finding-odd-item-id = { $where }의 id가 캐릭터를 가리키지 않아 뺐습니다.
finding-odd-field = { $name } 캐릭터({ $where })에 형식과 다른 필드가 있어 읽을 수 있는 만큼만 읽었습니다: { $fields }.
finding-odd-meta-order = 스크립트의 밤 순서(“{ $order }”)가 목록이 아니어서 뺐습니다.
finding-odd-meta-rules = “bootlegger” 규칙이 텍스트 목록이 아닙니다. 텍스트가 아닌 것은 뺐습니다.
finding-odd-meta-heading = 스크립트의 { $field ->
    [author] 제작자
   *[name] 이름
} 칸에 있는 것이 텍스트가 아니어서 뺐습니다.
finding-wrapped = 스크립트를 감싼 객체에서 꺼냈습니다. 그 밖에 들어 있던 것은 뺐습니다.

## 읽을 수 없음

-script-shape = 스크립트는 ["chef", "imp"]처럼 캐릭터 id를 늘어놓은 목록이며, 이름은 “_meta” 객체에 적습니다.

unreadable-no-script = 그런 이름의 기본 스크립트나 파일이 없습니다. 기본 스크립트: { $scripts }. 또는 연감 페이지나 스크립트 JSON 파일의 경로를 쓰거나, 표준 입력을 뜻하는 - 표시를 쓰세요.
unreadable-no-file = { $path } 파일을 읽을 수 없습니다: { $reason }. 연감 페이지나 스크립트 JSON 파일의 경로를 쓰세요.
unreadable-empty = 빈 파일입니다. 연감 페이지나 스크립트 JSON 파일을 사용하세요.
unreadable-not-text = 텍스트 파일이 아닙니다. UTF-8 텍스트로 저장한 연감 페이지나 스크립트 JSON을 사용하세요.
unreadable-not-text-halves = 텍스트에 올바른 유니코드가 아닌 반쪽짜리 글자가 있습니다. UTF-8로 다시 저장하세요.
unreadable-not-utf-8 = 올바른 UTF-8 텍스트가 아닙니다. { $byte }번째 바이트({ $where })에서 잘못됩니다. 파일이 잘렸거나, 텍스트가 아니거나, 다른 인코딩으로 저장되었을 수도 있습니다. UTF-8로 저장하고 다시 시도하세요.
unreadable-web-page = 스크립트가 아니라 웹 페이지(HTML)입니다. 스크립트의 JSON 파일을 저장하거나, 페이지에 보이는 글을 파일에 복사하세요.
unreadable-too-large = 파일이 너무 큽니다. 스크립트는 { $megabytes }MB보다 작아야 합니다. 스크립트 1개만 든 파일을 사용하세요.
unreadable-too-large-page = 텍스트가 { $most }행을 넘습니다. 스크립트 1개의 연감 페이지는 훨씬 짧습니다.
unreadable-too-many-characters = 파일에 캐릭터가 { $most }개보다 많습니다. 스크립트의 캐릭터는 5~40개쯤입니다. 스크립트 1개만 든 파일을 사용하세요.
unreadable-too-many-characters-json = 파일에 스크립트보다 훨씬 많은 것이 들어 있습니다. { -script-shape }
unreadable-not-json = 올바른 JSON이 아닙니다. { $byte }번째 바이트({ $where })에서 잘못됩니다. { -script-shape }
unreadable-not-json-cut = 올바른 JSON이 아닙니다. 끝나기 전에 잘렸습니다. { -script-shape }
unreadable-not-json-number = 올바른 JSON이 아닙니다. 너무 큰 수가 들어 있습니다. { -script-shape }
unreadable-not-json-deep = 목록 안에 목록이 너무 깊이 들어 있어 스크립트일 수 없는 JSON입니다. { -script-shape }
unreadable-not-a-list = 스크립트가 아닌 JSON입니다. { -script-shape }
unreadable-not-a-list-object = 스크립트가 아니라 객체인 JSON입니다. { -script-shape } 객체에서 목록을 꺼내세요.
unreadable-not-a-list-several = 스크립트가 아니라 객체인 JSON입니다. { -script-shape } 객체에서 목록을 꺼내세요. 이 중 하나에 있는 목록일 수도 있습니다: { $lists }.
unreadable-no-characters = 연감 페이지가 아닙니다. 유형을 적은 줄이 없습니다. 캐릭터마다 “{ team-townsfolk }”이나 “{ team-demon }” 같은 줄로 시작하고, 그다음 이름, 그다음 능력이 옵니다. 또는 스크립트를 JSON으로 쓰세요.
unreadable-no-characters-json = 스크립트에 캐릭터가 없습니다. { -script-shape }
unreadable-no-abilities = 이 파일에는 공식 캐릭터의 능력이 없습니다. roles.json 같은 공식 데이터나, 캐릭터 설명이 있는 스크립트나, 연감 페이지를 사용하세요.
unreadable-duplicate-character = 캐릭터가 겹칩니다: { $name } 캐릭터가 { $first }에 있고 { $where }에 또 있습니다. 스크립트에는 같은 캐릭터를 1번만 적습니다. 둘 중 하나를 빼세요.
unreadable-incomplete-entry = { $what } 유형을 적은 줄 다음에는 이름과 능력이 각각 한 줄로 옵니다. 페이지의 끝이 빠졌을 수도 있습니다.
incomplete-no-character = 유형을 적은 줄 { $line }({ $where }) 다음에 캐릭터가 없습니다.
incomplete-no-ability = { $name } 캐릭터({ $where })에 능력이 없습니다.
incomplete-announced = 페이지에는 캐릭터 { $declared }개라고 되어 있고, 이 앞의 { $complete }개는 온전합니다.
unreadable-unknown-team = { $line }({ $where }): { $name } 캐릭터의 유형이 있어야 할 자리입니다. 유형은 { team-townsfolk }, { team-outsider }, { team-minion }, { team-demon }, { team-traveller }, { team-fabled }, { team-loric }입니다.
unreadable-not-playable = 이 스크립트는 이대로 플레이할 수 없습니다. { $reasons }
not-playable-more = 이런 문제가 { $count }개 더 있습니다.

## 가져온 글과 파일

own-texts-broken = 가져온 텍스트 파일 { $file }: 읽을 수 없습니다. { $reason }. 파일을 고치거나, “sexton texts forget”으로 지우고 텍스트를 다시 가져오세요.
own-texts-not-kept = 가져온 텍스트를 { $folder } 폴더에 둘 수 없습니다: { $reason }. SEXTON_DATA에 다른 폴더를 적으세요.
own-texts-not-imported = { $file } 파일 때문에 아무것도 가져오지 않았습니다. { $reason }
own-texts-unknown = { $name } 캐릭터의 가져온 텍스트가 없어 아무것도 지우지 않았습니다. 가져온 텍스트는 “sexton texts list”로 볼 수 있습니다.
file-not-written = { $file } 파일을 쓸 수 없습니다: { $reason }. { $option } 옵션으로 다른 곳을 고르세요.
reason-no-name = 파일 이름이 될 수 없음
reason-not-ours = 가져온 텍스트가 아닌 것이 들어 있음
reason-missing = 그런 파일이나 폴더가 없음
reason-forbidden = 권한이 없음
reason-folder = 파일이 아니라 폴더임
reason-no-folder = 폴더가 아님
reason-too-long = 파일 이름이 너무 긺
reason-full = 남은 공간이 없음
reason-read-only = 읽기 전용임
reason-other = { $reason }

## 명령

in-play-unknown = 이 스크립트에도 공식 캐릭터에도 { $name } 캐릭터가 없습니다. 캐릭터의 id나 이름을 쉼표로 나누어 쓰세요.
print-nothing = 인쇄할 것이 없습니다. 이 스크립트에는 리마인더가 있는 캐릭터가 없습니다.
watch-doubtful = { $doubts } 이대로 플레이하려면 --anyway 옵션을 붙이세요.
watch-players = { $players }명은 플레이할 수 없습니다. --players 옵션에 { $fewest }~{ $most } 사이의 수를 쓰세요.
watch-speed = 아무 줄도 나오지 않게 됩니다. --speed 옵션에 2처럼 0보다 큰 수를 쓰세요.
watch-no-bag = 이 스크립트로는 플레이어 { $players }명의 주머니를 만들 수 없습니다. 다른 스크립트나 다른 인원을 고르세요.
watch-endless = 결정을 { $moves }회 내려도 게임이 끝나지 않았습니다. 다른 --seed 값으로 시도하세요.
replay-why = 플레이어는 왜 그렇게 되었는지 알 수 없습니다. --why 옵션은 게임 전체에 쓰므로 --seat나 --why 중 하나를 빼세요.
replay-no-player = 이 게임에는 { $name } 님이 없습니다. 플레이어: { $players }.
replay-no-file = { $file } 파일을 읽을 수 없습니다: { $reason }. sexton watch --json이나 --log로 만든 파일을 사용하세요.
