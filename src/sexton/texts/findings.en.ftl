### What there is to say about a script: what is odd in it, and what to do.

## Words

quoted = '{ $text }'
the-character = the { $name }
where-line = line { $line }
where-item = item { $item }
no-team = no { $team }
span-to = { $first } to { $last }

## Who can be in play

finding-team-missing = The script has { $teams }.
finding-large-script = The script has { $large }; a usual one has at most { $usual }, as many as players keep in mind.
finding-undealt = The script cannot be dealt to { $span } players: { $reason }.
finding-undealt-at-all = No number of players can be dealt: { $reason }.
dealt-lacks = { $players } players take { $lacks }
dealt-lack = { $count } (the script has { $has ->
    [0] none
   *[other] { $has }
})
dealt-no-bag = the characters that change the counts leave no bag that is legal
finding-never-dealt = No legal bag was found that has the { $character } in it.
finding-never-together = The { $character } is never set up together with { $others }.
finding-jinx = { $pair } have a jinx: { $rule }
finding-own-jinx = The author has a jinx: { $one } / { $other }: { $rule }

## Played by hand

finding-homebrew = { $name } ({ $where }) is homebrew: it is played by hand, and the { name-bootlegger } announces it.
finding-homebrew-near = { $name } ({ $where }) is homebrew: it is played by hand, and the { name-bootlegger } announces it. Did you mean { $near }?
finding-manual-character = The { $character } ({ $where }) is played by hand: Sexton knows its place, and the Storyteller does what its text says.
finding-bootlegger-joins = The { name-bootlegger } joins the script by itself, to announce what is not official.
finding-homebrew-wakes = { $name } wakes { $nights }.
wakes-first = on the first night { $between }
wakes-other = on other nights { $between }
wakes-between = after { $before } and before { $after }
wakes-last = after { $before }
wakes-before = before { $after }
wakes-step-dusk = dusk
wakes-step-minioninfo = the Minions' introduction
wakes-step-demoninfo = the Demon's
wakes-step-dawn = dawn
finding-homebrew-sleeps = { $name } has no place in the night.
finding-own-night-order = Of the script's own night order ('{ $order }') only the places of homebrew are played; official characters keep theirs.

## Texts

finding-other-text = The script's text of the { $character } is not the one that you have imported.
finding-no-texts = The file lists characters only: abilities are shown in Sexton's own wording.
finding-not-written = The page has no almanac text for { $name } ({ $where }) yet.
finding-no-ability = { $name } ({ $where }) has no ability for anybody to read.

## How it is written

finding-unknown-character = Sexton does not know the character { $name } ({ $where }), and the file does not say its team. Correct its name, take it out, or describe it as homebrew with its team: Townsfolk, Outsider, Minion, Demon, Traveller, Fabled or Loric.
finding-unknown-character-near = Sexton does not know the character { $name } ({ $where }), and the file does not say its team. Did you mean { $near }? Correct its name, take it out, or describe it as homebrew with its team: Townsfolk, Outsider, Minion, Demon, Traveller, Fabled or Loric.
finding-wrong-team = The { $character } ({ $where }) stands under { $under } but is { $team ->
    [townsfolk] Townsfolk
    [outsider] an Outsider
    [minion] a Minion
    [demon] a Demon
    [traveller] a Traveller
    [loric] Loric
   *[fabled] Fabled
}. Put it under its own team or give it another name.
finding-duplicate-character = { $name } ({ $where }) stands in the script twice; the first counts.
finding-name-digits = { $name } ({ $where }) was taken for the { $character }: digits at the end.
finding-name-prefix = { $name } ({ $where }) was taken for the { $character }: a language code in front.
finding-taken-by-name = { $name } ({ $where }) was taken for the { $character }.
finding-no-id = The object in { $where } has no id: it goes by its name, { $name }.
finding-count-mismatch = The page announces { $declared } characters, found { $found }. Check that it is complete.
finding-count-unreadable = The announced number of characters is unreadable ({ $where }), found { $found }.
finding-stray-line = { $line } ({ $where }) belongs to no part of the page.
finding-stray-line-more = So { $count ->
    [one] does 1 more line, in { $where }
   *[other] do { $count } more lines, from { $where } on
}: this may be another kind of text.
finding-over-long = { $name } ({ $where }) is longer than the format allows, and other programs may refuse it: { $over }.
finding-over-long-meta = The script's '_meta' is longer than the format allows, and other programs may refuse it: { $over }.
finding-over-long-list = The list has { $count } items; the format allows { $most }.
over-text = { $field } ({ $count } characters, allowed are { $most })
over-list = { $field } ({ $count } entries, allowed are { $most })
over-entry = { $field } (an entry of { $count } characters, allowed are { $most })
finding-odd-item = What stands in { $where } is neither an id nor an object and was left out.
finding-odd-item-meta = A second '_meta' ({ $where }) was left out.
finding-odd-item-pair = The rule for two characters in { $where } has no text and was left out.
finding-odd-item-nameless = The object in { $where } has neither id nor name and was left out.
finding-odd-item-id = The id in { $where } names no character and was left out.
finding-odd-field = { $name } ({ $where }) has fields of another kind than the format says, read as far as they go: { $fields }.
finding-odd-meta-order = The script's own night order ('{ $order }') is no list and was left out.
finding-odd-meta-rules = The 'bootlegger' rules are no list of texts; whatever is no text was left out.
finding-odd-meta-heading = The script's { $field ->
    [author] author
   *[name] name
} is no text and was left out.
finding-wrapped = The script was taken out of an object around it; what else that holds was left out.

## Not read at all

-script-shape = A script is a list of character ids, such as ["chef", "imp"], with an object "_meta" for its name.

unreadable-no-script = There is no bundled script and no file of that name. Bundled scripts: { $scripts }. Or give the path of an almanac page or a script's JSON file, or - for standard input.
unreadable-no-file = The file { $path } cannot be read: { $reason }. Give the path of an almanac page or of a script's JSON file.
unreadable-empty = The file is empty. Give an almanac page or a script's JSON file.
unreadable-not-text = This is not a text file. Give an almanac page or a script's JSON, saved as UTF-8 text.
unreadable-not-text-halves = The text holds halves of characters that are no valid Unicode. Save it as UTF-8 again.
unreadable-not-utf-8 = The file is not valid UTF-8 text: it breaks at byte { $byte } ({ $where }). It may be cut off, no text at all, or saved in another encoding: save it as UTF-8 and try again.
unreadable-web-page = This is a web page (HTML), not a script. Save the script's JSON file, or copy the text that the page shows into a file.
unreadable-too-large = The file is too large: a script must be smaller than { $megabytes } MB. Give the file of one script.
unreadable-too-large-page = This text has more than { $most } lines: an almanac page of one script is far shorter.
unreadable-too-many-characters = This file lists more than { $most } characters. A script has 5 to 40 or so: give the file of one script.
unreadable-too-many-characters-json = This file lists far more than a script holds. { -script-shape }
unreadable-not-json = This is no valid JSON: it goes wrong at byte { $byte } ({ $where }). { -script-shape }
unreadable-not-json-cut = This is no valid JSON: it breaks off before its end. { -script-shape }
unreadable-not-json-number = This is no valid JSON: a number in it is too large. { -script-shape }
unreadable-not-json-deep = This JSON nests lists in lists too deeply to be a script. { -script-shape }
unreadable-not-a-list = This JSON is no script. { -script-shape }
unreadable-not-a-list-object = This JSON is an object, not a script. { -script-shape } Take the list out of the object.
unreadable-not-a-list-several = This JSON is an object, not a script. { -script-shape } Take the list out of the object. It could be the one in { $lists }.
unreadable-no-characters = This text is no almanac page: no line of it names a team. Each character begins with a line such as 'Townsfolk' or 'Demon', then its name, then its ability. Or give a script as JSON.
unreadable-no-characters-json = This script lists no character. { -script-shape }
unreadable-no-abilities = There is no ability of an official character in this file. Give official data such as roles.json, a script whose characters have texts, or an almanac page.
unreadable-duplicate-character = Duplicate character: { $name } stands in { $first } and again in { $where }. A script lists each character once: remove one of them.
unreadable-incomplete-entry = { $what } After a team line come the name and the ability, each on a line of its own: the end of the page may be missing.
incomplete-no-character = The team line { $line } ({ $where }) has no character after it.
incomplete-no-ability = { $name } ({ $where }) has no ability.
incomplete-announced = The page announces { $declared } characters and { $complete } before this one are complete.
unreadable-unknown-team = { $line } ({ $where }) stands where the team of { $name } should stand. The teams are Townsfolk, Outsider, Minion, Demon, Traveller, Fabled and Loric.
unreadable-not-playable = This script cannot be played as it is. { $reasons }
not-playable-more = { $count ->
    [one] There is 1 more such thing.
   *[other] There are { $count } more such things.
}

## The user's own texts, and files

own-texts-broken = The file of your own texts, { $file }, cannot be read: { $reason }. Mend it, or delete it with 'sexton texts forget' and import your texts again.
own-texts-not-kept = Your own texts cannot be kept in { $folder }: { $reason }. Name another folder in SEXTON_DATA.
own-texts-not-imported = Nothing was imported, because of { $file }. { $reason }
own-texts-unknown = You have no text of your own for { $name }, so nothing was forgotten. 'sexton texts list' shows those that you have.
file-not-written = The file { $file } cannot be written: { $reason }. Choose another place with { $option }.
reason-no-name = no possible file name
reason-not-ours = it holds something else than such texts
reason-missing = No such file or directory
reason-forbidden = Permission denied
reason-folder = Is a directory
reason-no-folder = Not a directory
reason-too-long = File name too long
reason-full = No space left on device
reason-read-only = Read-only file system
reason-other = { $reason }

## Commands

in-play-unknown = There is no { $name } on this script, nor an official character of that name. Give the ids or names of characters, with commas between.
print-nothing = There is nothing to print: no character of this script has a reminder token.
watch-doubtful = { $doubts } To play it as it is, say --anyway.
watch-players = { $players } players cannot play: give --players a number from { $fewest } to { $most }.
watch-speed = No line would ever come: give --speed a number above 0, such as 2.
watch-no-bag = No bag for { $players } players can be made of this script. Choose another script or number of players.
watch-endless = The game has not ended after { $moves } decisions. Try another --seed.
replay-why = A player must not know why things happened: --why is for the whole game, so leave out --seat or --why.
replay-no-player = There is no player { $name } in this game. Its players are { $players }.
replay-no-file = The file { $file } cannot be read: { $reason }. Give a file that sexton watch --json or --log has written.
