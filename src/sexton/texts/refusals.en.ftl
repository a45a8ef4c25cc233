### Why something cannot be done: what was wrong, what is allowed, what to do.

## Setting a game up

setup-unknown = The engine does not know { $characters }: play a script without it.
setup-stranger = The engine does not know { $character }.
setup-made = { $made } is not official, so the { name-bootlegger } stays on the script as long as that does.
setup-unnamed = Every player needs a name.
setup-twice = Two players are called { $name }: give every player a name of their own.
setup-rule = This script has no house rule { $rule }: choose among { $known }.
setup-no-rules = This script has no house rule { $rule }: it has none, so play it without.
setup-seats = { $seats } seats for { $players } players: there must be one for each.
setup-loric = { $character } belongs to the script and is nobody’s character: it takes no seat.
setup-size = { $players } players: a game needs { $fewest } to { $most }, further people join as Travellers.

## The bag

bag-none = A bag is a list of tokens, and of characters set aside.
bag-size = { $tokens ->
    [one] There is { $tokens } token
   *[other] There are { $tokens } tokens
} for { $players } players: there must be one for each.
bag-stranger = { $character } is not on the script.
bag-loric = { $character } belongs to the script and is nobody’s character: it takes no token.
bag-outside = The token of the { $character } never lies in the bag: set it aside and add a Townsfolk token.
bag-traveller = { $character } is a Traveller: Travellers join, they are not drawn.
bag-inside = { $character } belongs in the bag, not beside it.
bag-copies = { $character } comes { $times } times: at most { $most } may be in play.
bag-counts = The bag holds { $have } Townsfolk/Outsiders/Minions/Demons; with these characters it must hold { $wanted }.
bag-impossible = No bag is legal with these characters: take another one instead of one of them.
weigh-no-bag = The bag is weighed while it is being filled.
weigh-too-many = There are more tokens than the { $players } players draw.
weigh-nothing-found = No legal bag was found that has all the tokens that are kept. Let go of one, and draw again.

## Answers and moves

answer-one-of = That is not a legal answer: allowed is { $allowed }.
answer-some = That is not a legal answer: allowed are { $count } different players among { $players }.
answer-some-or-nobody = That is not a legal answer: allowed are { $count } different players among { $players }, or nobody.
answer-other = That is not a legal answer: take one of those that the question offers.
value-unreadable = This value is no answer to anything ({ $detail }). Take one of those that the question offers.
move-nobody = Nobody sits there.
move-over = The game is over.
move-not-yours = It is not your decision.
move-not-now = This is not possible now.
move-stale = Something changed since this was sent. Look at what is asked now, and answer that.
ruling-unmarked = The rules do not do this now: mark the move as an override to do it all the same.
chance-nothing-asked = Nothing is asked that chance could answer.
not-yours = This is not yours to answer or to do now. Nothing is asked of you.
not-yours-but = This is not yours to answer or to do now. You may { $allowed }.
open-answer = answer what you are asked
open-nominate = nominate
open-exile = call for an exile
open-claim = use an ability for all to hear
open-visit = visit the Storyteller
storyteller-only = Only the Storyteller may do this.
overrule-not-yours = Only the Storyteller may overrule.
behalf-not-yours = Only the Storyteller may decide for somebody else.
behalf-nobody = Nobody sits at seat { $seat }.
spectators-watch = This link is for watching. To play, open a player’s link.
undo-nothing = There is nothing to undo.
undo-too-many = { $total ->
    [one] There is { $total } move
   *[other] There are { $total } moves
} to take back, not { $moves }.
undo-keep = { $made ->
    [one] { $made } move has
   *[other] { $made } moves have
} been made: an undo can keep 0 to { $most } of them, not { $asked }.
reveal-at-the-end = The Grimoire is laid open when the game is over.
reveal-nothing = Every page of the Grimoire lies open already.

## The day

day-not-now = The Storyteller is settling something: try again in a moment.
nominate-not-open = Nominations are not open.
nominate-voting = Another nomination is being voted on first.
nominate-dead = Only the living may nominate.
nominate-once = Each player may nominate once a day.
nominate-none-left = This player has no nomination left.
nominate-nobody-left = Everybody has been nominated today.
exile-by-day = Exile is called for by day.
exile-voting = A vote is under way.
exile-nobody = There is no Traveller whose exile has not been voted on today.
claim-unknown = No such ability is used in public on this script.
claim-by-day = This ability is used by day.
claim-once = Once a day is enough for one player to say this.
claim-not-now = This cannot be said now.
visit-by-day = Visits are for the day.
visit-unknown = Nobody visits the Storyteller for this on this script.
visit-dead = The dead have nothing to visit the Storyteller for.
visit-stranger = This player is not that Traveller.
visit-no-more = There is nothing more to visit the Storyteller for.

## Hands in a ballot

hand-none = This seat has no vote in this ballot.
hand-read = This hand is read in already, and stays as it was.
hand-votes = { $most ->
    [one] This hand gives one vote at most, not { $votes }.
   *[other] This hand gives { $most } votes at most, not { $votes }.
}
hands-all-read = All hands are read in.
hand-order = Seat { $seat } cannot have been read in before seat { $current }.
ballot-none = There is no ballot now.
clock-no-ballot = There is no ballot that waits for its count.
clock-stands = The clock hand stands still already.
clock-goes = The clock hand goes round already.
clock-countdown = A countdown takes 0 to { $most } milliseconds, not { $asked }.
clock-speed = The clock hand takes { $least } to { $most } milliseconds a seat, not { $asked }.
pause-none = Nothing waits for this seat now.

## The square

too-often = That is too often. Wait a moment, then try again.
timer-none = No timer runs. Start one.
timer-by-night = The timer is for the day: by night nobody looks at it.
timer-label = A timer’s label has at most { $most } letters, all of them visible.
timer-time = A timer runs for 0 to { $most } milliseconds, which is four hours.
bell-rang = The bell rang a moment ago. Everybody has been told.
bell-by-night = The bell does not ring at night: a sound would tell who is awake.
speak-players = Only players ask to speak.
speak-by-night = Nobody speaks at night.
whisper-off = At this table nobody whispers through Sexton. The Storyteller may switch it on.
whisper-by-night = Nobody whispers at night.
whisper-spectators = Only players and the Storyteller whisper.
whisper-to = You cannot whisper to { $to }: choose another player’s seat, or the Storyteller, -1.
whisper-beside = For now players whisper only to those who sit beside them, and to the Storyteller.
whisper-empty = This whisper is empty.
whisper-unfit = A whisper has at most { $most } letters, all of them visible.
notes-long = Notes have at most { $most } letters; these have { $letters }.
share-players = Only a player does this, on their own page.
eyes-spectators = Only those who came by the spectators’ link look through a player’s eyes.
eyes-closed = This player lets nobody look through their eyes. Wait until their page lies open.

## Tables, links, places

unfit-name = A name has 1 to { $most } letters, all of them visible.
join-ended = This link to join has ended: the game has begun, or the Storyteller has a newer one. Ask them for yours.
join-too-often = This link has been used too often. Ask the Storyteller for a new one.
join-full = A table has { $most } places, and not so many are free. Further people join as Travellers later.
join-name-taken = Somebody at this table is called { $name } already. Take another name, or add a letter.
place-not-yours = Only the Storyteller may move, rename or remove somebody else.
place-gone = There is no place { $place } any more.
place-after = There is no other place { $place } to sit down after.
place-no-policy = There is no place { $place } that a policy could have.
policy-no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
policy-nobody = Nobody sits at seat { $seat }. A policy can have a player’s seat, or the Storyteller’s, -1.
link-nobody = There is no seat { $seat }. A link is for a player’s seat, or for spectators, -3.
link-unknown = This link opens no chair here. It may be mistyped, or a newer one has replaced it: ask whoever made the game for a new one.
link-no-game = This link opens no chair of a game here.
script-unknown = There is no script “{ $script }” here. Choose { $bundled }, or upload one.
game-gone = This game is not here any more.
game-of-version = This game was begun with Sexton { $version } and cannot be resumed by this one. Its moves are kept, and that version can go on with it.
game-of-another-version = This game was begun with Sexton of another version and cannot be resumed by this one. Its moves are kept, and that version can go on with it.
game-not-open = The whole game is shown when it is over and the Storyteller has laid every page of the Grimoire open.
moment-unknown = There is no moment { $at }: this game’s are numbered 0 to { $last }.
moment-no-eyes = Nobody has the eyes { $eyes }: give a seat from 0 to { $last }, { $grimoire } for the Grimoire, or { $everybody } for what everybody saw.

## Saved games

log-too-large = The log is too large: it must be smaller than { $most } MB.
log-none = This is no log of a game: save one at the table, or make one with sexton watch SCRIPT --json.
log-no-json = The log is no JSON: it was cut off, or it is another kind of file.
log-version = The log has version { $version }, and this Sexton reads version { $read }.
log-version-of = The log has version { $version }, and this Sexton reads version { $read }. Read it with Sexton { $program }, which wrote it.
log-changed = The events in the log are not what its moves lead to: it was changed.
log-of-other-rules = The events in the log are not what its moves lead to: it was written by Sexton { $program }, whose rules are others.
log-broken = The log is broken: { $detail }.
log-broken-undone = The log is broken where it lists what was taken back: { $detail }.
log-start-refused = The log starts from what no game can start from. { $why }
log-start-senseless = The log cannot be played: its beginning makes no sense ({ $detail }).
log-move-refused = The rules refuse move { $move } of the log. { $why }
log-move-senseless = The log cannot be played: move { $move } makes no sense ({ $detail }).

## The server

message-unreadable = This message could not be read ({ $detail }). Send one JSON object with a “type” that the protocol names, such as “move”.
too-many-messages = Too many messages at once. Connect again.
body-no-json = Send it as application/json.
body-unreadable = This could not be read ({ $detail }). Send { $wanted }.
body-too-long = This is too long: at most { $most } bytes, for a script { $script }, for a saved game { $game }.
request-unfit = The server cannot do this: { $detail }. docs/protocol.md lists what it can.
address-unknown = There is no such address. docs/protocol.md lists them.
language-unknown = There are texts in { $known }, not in “{ $asked }”.
storage-in-use = { $path } is in use by another Sexton server. Stop that one, or choose another folder with --data.
storage-unopened = { $path } cannot be opened: { $detail }. Choose another folder with --data.
storage-closed = The storage is closed; nothing was changed.
storage-failed = This could not be stored, so nothing was changed: { $detail }.
fault-rules = The rules failed at that move, which is Sexton’s fault, so it was taken back. Try another.
fault-recovered = Sexton failed at this, and went back to what is stored. Its log says more.
fault-nothing-changed = Sexton failed at this, and nothing was changed. Its log says more.
fault-request = Sexton failed at this request, and nothing was changed. Its log says more.

## The library

library-language = There is no sheet in “{ $lang }”. Choose { $known }, or nothing for the file’s own words.
library-part = There is no part “{ $part }” to print. Choose { $known }.
library-paper = There is no paper “{ $size }”. Choose { $known }.
library-format = There is no format “{ $format }”. Choose { $known }.
library-busy = The library has much to do just now. Try again in a moment.
script-not-yours = This script is not among yours here.
script-of-game = This script came with a saved game. Give its file to the library to see its sheets.
