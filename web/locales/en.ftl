### Sexton's interface in English. Characters' names and abilities come from the server.

nothing = { "" }
sexton = Sexton
storyteller = the Storyteller
seat-number = Seat { $seat }
nobody = nobody
yes = Yes
no = No
good = Good
evil = Evil
nod-yes = a nod
nod-no = a shake of the head
pair = { $player }: { $what }
list-conjunction = { $rest } and { $last }
list-disjunction = { $rest } or { $last }
and-more = { $count } more
more-cards = { $count } more. Tap players in the circle to see only what concerns them.

## Teams

team-townsfolk = Townsfolk
team-outsider = Outsider
team-minion = Minion
team-demon = Demon
team-traveller = Traveller
team-fabled = Fabled
team-loric = Loric
teams-townsfolk = Townsfolk
teams-outsider = Outsiders
teams-minion = Minions
teams-demon = Demons
teams-traveller = Travellers
teams-fabled = Fabled
teams-loric = Loric
teams- = Others
letter-townsfolk = T
letter-outsider = O
letter-minion = M
letter-demon = D
letter-traveller = V
letter-fabled = F
letter-loric = L
letter-good = G
letter-evil = E
name-minioninfo = Minions
name-demoninfo = Demon
name-bluffs = Bluffs
name-dusk = Dusk
name-dawn = Dawn
name-storyteller = Storyteller

## Time

setup = Before the first night
night = Night { $night }
day = Day { $night }
over = The game is over
over-short = The end
day-vote = Day { $night }, vote { $vote }
exile-vote = Day { $night }, exile

## Frame

menu = Menu
close = Close
cancel = Cancel
hide = Hide
tab-me = Me
tab-town = Town
tab-notes = Notes
tab-script = Script
tabs = Pages
language = Language
about = About Sexton
about-unofficial = Sexton is an unofficial, fan-made program. Blood on the Clocktower is a game by The Pandemonium Institute, who have nothing to do with it. All wording here is our own.
about-icons = Pictures of the characters: Lorc, Delapouite and contributors, game-icons.net, licence CC BY 3.0. Typeface Grenze: Omnibus-Type, licence OFL 1.1.
joining = Taking your seat…
lost = The connection is lost. It comes back by itself; nothing is forgotten.
unknown-title = This link leads nowhere
unknown-text = No game here knows it. Ask the Storyteller for your link, or scan the code again.
replaced-title = This link has been replaced
replaced-text = The Storyteller made a new one for this seat. Ask for it.
to-start = Make a game
corrected = The Storyteller took something back. What you see now is right.
watching = You are watching. Only what everybody knows is shown here.

## My token

token-closed = Your token lies face down
token-none = Your token has not been dealt yet
token-none-hint = The Storyteller is still filling the bag.
token-look = Look at my token
token-hint = Make sure that nobody looks over your shoulder.
hide-now = Hide now
hides-in = · by itself in { $time }
seat-between = Seat { $seat }, between { $left } and { $right }
told-nothing-yet = Nothing told to you yet
minions-row = Minions
demon-row = Demon
bluffs-row = Bluffs
alignment-unknown = Unknown

## Night

eyes-closed = Keep your eyes closed.
tap-twice = Tap twice to look.
every-phone = Every phone opens the same page.
nothing-for-you = Nothing for you now
tap-as-others = If you were asked, your answer was taken. Tap a name or two, as the others do.
close-eyes = Close my eyes
dark-in = Dark again by itself in { $time }
stay-lit = Keep this page open at night
stay-lit-hint = For playing apart from each other. At one table, leave it off.
seen-it = I have seen it
kept-in-notes = Kept in your notes under { $time }
can-change = You can change until you confirm.
not-this = Not { $player }: { $reason }
not-you = Not yourself. You can change until you confirm.
choose-first = Nothing chosen yet
missing-name = Their name is missing
missing-other-name = Somebody has this name
missing-character = Choose their character
missing-side = Good or evil?
missing-seat = Tap who sits before them
seats-chosen = { $chosen } of { $count } chosen
sending = Sending…
you = You
you-are-told = You are now the { $character }.

## Questions to a player: by kind and character, else by what is to be answered

ask-players = { $count ->
    [one] Choose a player
   *[other] Choose { $count } players
  }
ask-characters = Choose a character
ask-tokens = Choose { $count } characters
ask-player_and = Choose a player and a character
ask-guesses = Make your guesses
ask-options = Choose one
ask-cards = Choose one
ask-pointing = { $count ->
    [one] Point at a player
   *[other] Point at { $count } players
  }
ask-anything = Decide
ask-choose-monk = Guard one other player
ask-choose-imp = Choose who dies
ask-choose-poisoner = Poison a player
ask-choose-fortuneteller = Choose two players
ask-nominate = Whom do you nominate?
ask-exile = Whose exile do you call for?
ask-claim-slayer = Whom do you shoot?
ask-claim-juggler = Guess up to { $most }
ask-claim = Say it aloud
hint-choose-monk = The Demon cannot kill them tonight.
hint-claim = Everybody hears it. Anybody may say it, whatever their token.
hint-claim-matron = Everybody hears it.
hint-claim-gangster = Everybody hears it.
hint-claim-gnome = Everybody hears it.
hint-nominate = Once a day. The vote comes next.
hint-exile = Everybody may support it, the dead too, at no cost.

do = Confirm: { $what }
do-players = Choose { $what }
do-characters = Choose the { $what }
do-choose-monk = Guard { $what }
do-choose-poisoner = Poison { $what }
do-nominate = Nominate { $what }
do-exile = Call for the exile of { $what }
do-claim-slayer = Shoot { $what }
do-claim = Say it: { $what }
do-nothing = Choose nobody
do-nothing-claim = Say it aloud

offer = { $kind }
offer-nominate = Nominate
offer-exile = Call for exile
offer-claim = { $character }
use-ability = Use an ability
use-ability-hint = Anybody may say these aloud. Whether it is true is your business.

use-visit-hint = In private with the Storyteller: nobody else hears of it.

option-open = Open nominations
option-close = Close the day
option-good = Good
option-evil = Evil
option-townsfolk = Townsfolk
option-outsider = Outsider
option-minion = Minion
option-demon = Demon

## What a player is told: by character, else by what the card shows

told-anything = { $character }: { $what }
told-empty = { $character }: nobody
told-number = { $character }: you learn the number { $number }.
told-nod = { $nod ->
    [yes] { $character }: yes.
   *[no] { $character }: no.
  }
told-evil = { $side ->
    [evil] { $character }: evil.
   *[good] { $character }: good.
  }
told-seats = { $character }: you are shown { $players }.
told-characters = { $character }: you are shown the { $tokens }.
told-seats-characters = { $character }: you are shown { $players } and the { $tokens }.
told-seats-evil = { $side ->
    [evil] { $character }: { $players } is evil.
   *[good] { $character }: { $players } is good.
  }
told-minion = { $count ->
    [0] There are no other Minions.
    [one] { $players } is a Minion.
   *[other] { $players } are the Minions.
  }
told-minion-empty = There are no other Minions.
told-demon = { $count ->
    [one] { $players } is the Demon.
   *[other] { $players } are the Demon.
  }
told-demon-empty = There is no Demon.
told-bluffs = Not in play: { $tokens }.
told-washerwoman-seats-characters = { $either } is the { $tokens }.
told-librarian-seats-characters = { $either } is the { $tokens }.
told-investigator-seats-characters = { $either } is the { $tokens }.
told-librarian-number = No Outsider is in play.
told-empath-number = { $number ->
    [0] None of your living neighbours is evil.
    [one] One of your living neighbours is evil.
   *[other] { $number } of your living neighbours are evil.
  }
told-chef-number = { $number ->
    [0] No evil players sit side by side.
    [one] One pair of evil players sits side by side.
   *[other] { $number } pairs of evil players sit side by side.
  }
told-fortuneteller-nod = { $nod ->
    [yes] Yes: one of them is the Demon.
   *[no] No: neither is the Demon.
  }
told-undertaker-characters = The { $tokens } was executed.
told-grandmother-seats-characters = { $players } is the { $tokens }, your grandchild.

## Notes

notes-empty = Nothing yet. What you are told and what you choose is kept here.
note-chose = You chose { $what }.
note-you-are = You are the { $character }.
note-saw-grimoire = You saw the Grimoire.
note-turned-good = You are good.
note-turned-evil = You are evil.
show-grimoire = Show it
my-own-notes = My own notes

## Script

sheet-characters = Characters
sheet-night = Night order
sheet-first = First night
sheet-other = Other nights
ability-none = Its text is not known here. The Storyteller says what it does; “sexton texts import” brings texts from your own files.

## Town

alive-needed = { $alive } alive · { $needed } needed
town-setup = The town gathers
town-setup-text = The Storyteller fills the bag.
died-none = Nobody died in the night.
died-some = { $count ->
    [one] { $players } died in the night.
   *[other] { $players } died in the night.
  }
rose-some = { $players } is alive again.
nominations-shut = Nominations are not open yet
nominations-open = Nominations are open
nominations-closed = Nominations are closed
about-to-die = { $player } is about to die
about-to-die-none = Nobody is about to die
nominates = { $nominator } nominates { $nominee }
exile-called = The exile of { $player } is called for
hands-raised = { $count ->
    [0] No hands.
    [one] One hand: { $players }.
   *[other] { $count } hands: { $players }.
  }
more-takes-place = { $count } would take their place.
still-needed = { $count } needed.
ready = Go on
ready-waiting = Waiting for { $count ->
    [one] one player
   *[other] { $count } players
  }
to-pass = { $count } to pass { $player }
is-a-tie = { $count } is a tie
needed-to-die = { $count } needed
support-needed = { $count } needed for exile
hand-up = Hand up
hand-down = Down
hand-read-in = Your hand is read in
hand-before-start = The clock stands still
hand-was-up = Your hand counts
hand-was-down = Your hand stayed down
hand-none = You have no vote in this ballot
clock-decides = The table’s clock decides, not your connection
seconds = { $seconds } s
last-vote = last vote
tally = { $count ->
    [one] One hand so far
   *[other] { $count } hands so far
  }
recent = What happened
alive-count = alive
hands-to-pass = needed
ghost-votes = ghost votes

state-alive = alive
state-dead = dead
state-dead-vote = dead, ghost vote left
state-dead-spent = dead, ghost vote spent
state-nominee = nominee
state-nominator = nominator
state-about-to-die = about to die
state-chosen = chosen
state-barred = cannot be chosen
state-told = shown to you
state-hand-up = hand up
state-hand-down = hand down
state-counted = hand counted
state-not-counted = no vote
state-current = read in next
state-traveller = Traveller
state-drunk = drunk
state-poisoned = poisoned
state-asked = asked now
state-offline = offline
state-policy = by policy
barred-self = not yourself
barred-other = not a legal choice
ring = The table, clockwise
seat-label = { $name }, seat { $seat }, { $states }

## Events

event-Began = The game is set up.
event-NightFell = Night { $night } falls.
event-DayBroke = { $died_count ->
    [0] { $revived_count ->
        [0] Dawn. Nobody died in the night.
       *[other] Dawn. Nobody died in the night. Alive again: { $revived }.
      }
   *[other] { $revived_count ->
        [0] Dawn. Died in the night: { $died }.
       *[other] Dawn. Died in the night: { $died }. Alive again: { $revived }.
      }
  }
event-NominationsOpened = Nominations are open.
event-NominationsClosed = Nominations are closed.
event-Nominated = { $nominator } nominates { $nominee }.
event-Voted = { $votes ->
    [0] No votes for { $nominee }, { $needed } needed.
    [one] 1 vote for { $nominee }, { $needed } needed: { $voters }.
   *[other] { $votes } votes for { $nominee }, { $needed } needed: { $voters }.
  }
event-Executed = { $died ->
    [yes] { $seat } is executed and dies.
   *[no] { $seat } is executed and remains alive.
  }
event-ExileCalled = { $caller } calls for the exile of { $seat }.
event-ExileVoted = { $supporters_count ->
    [0] Nobody supports the exile of { $seat }, { $needed } needed.
   *[other] { $supporters_count } for the exile of { $seat }, { $needed } needed: { $supporters }.
  }
event-Claimed = { $seat } acts as the { $character }: { $what }.
event-Claimed-plain = { $seat } acts as the { $character }.
event-NothingHappened = Nothing happens.
event-DiedByDay = { $seat } dies.
event-RoseByDay = { $seat } is alive again.
event-Named = { $character } names { $seat }.
event-Joined = { $name } joins as the { $character }.
event-Left = { $seat } leaves.
event-Ended = { $team ->
    [evil] Evil wins.
   *[good] Good wins.
  }
event-Revealed = The Grimoire lies open: { $players }.
event-YouAre = { $seat } is shown the { $character }.
event-Chose = { $seat }, { $character }: { $what }.
event-SawGrimoire = { $seat } sees the Grimoire.
event-BagFilled = The bag is filled.
event-Dealt = The tokens are dealt.
event-Became = { $seat } becomes the { $character }.
event-Turned = { $evil ->
    [yes] { $seat } turns evil.
   *[no] { $seat } turns good.
  }
event-Gained = { $real ->
    [yes] { $seat } has the ability of the { $character }.
   *[no] { $seat } believes to be the { $character }.
  }
event-Placed = { $character }: “{ $kind }” on { $seat }.
event-Died = { $seat } dies, by { $how }.
event-Survived = { $seat } would have died, by { $how }.
event-Revived = { $seat } is alive again.
event-Ruled = A ring of effects is settled.
event-Decided = { $team ->
    [evil] Evil has won.
   *[good] Good has won.
  }
event-Overruled = The Storyteller overrules: { $kind }.

## The end

good-wins = Good wins
evil-wins = Evil wins
you-win = You win.
you-lose = You lose.
winners-are = Winners: { $players }.
reveal-wait = The Storyteller lays the Grimoire open soon.
believed = { $character }, as { $believes }
reveal-hint = Lay the Grimoire open for everybody, one page after another or all at once.
reveal-page = Lay { $player }’s page open
reveal-all = All of it
reveal-done = The whole Grimoire lies open. Everybody may look at the game again.
revealed-page = { $player } was the { $character }, { $side ->
    [evil] evil
   *[good] good
  }.
state-revealed = laid open

## The game looked at again, and taken home

take-home = Keep this game
save-game = Save the game
save-story = The story as text
save-own-story = My story as text
replay-open = Look again
replay = The game again
replay-back = Back to the table
replay-ring = The circle at this moment
replay-controls = Move through the game
replay-moment = Moment
replay-place = { $place } of { $of }
replay-chapter-before = Back to nightfall or dawn
replay-chapter-next = On to the next night or day
replay-before = One step back
replay-next = One step on
replay-run = Let it run
replay-pause = Stop
replay-eyes = Through the eyes of
replay-grimoire = The Storyteller, with the Grimoire
replay-everybody = Everybody: what was public
replay-story = What happened
replay-not-yet = The game can be looked at again when it is over and the Storyteller has laid the whole Grimoire open.
replay-unknown = This link leads to no game here. Ask the Storyteller for a new one.
replay-silent = The server does not answer. Try again in a moment.
saved-title = Go on with a saved game
saved-hint = Choose the file that “Save the game” has made. Everybody gets a new link.
saved-file = Choose the file

## Making a game

make-title = Make a game
make-lead = A few names and a script. Everybody gets a link of their own; no account, no app.
script-choose = Script
script-own = Use a script of your own
script-own-hint = Almanac texts or script files (JSON): choose them, drop them here, or paste one.
script-file = Choose files
script-paste = Paste it here
script-read = Read it
script-by = by { $author }
script-characters = { $count } characters
script-taken = Taken
script-refused = Not taken
script-warnings = Worth a look
script-doubts = Is this right?
script-anyway = Use it anyway
script-homebrew = played by hand
script-rules = The author’s rules

# The library
library = Library
library-open = Look through the library
library-search = Script, author or character
library-found = { $count ->
    [one] 1 script
   *[other] { $count } scripts
}
library-own = Yours on this server
library-others = For everybody
import-folder = Choose a folder
import-done = { $taken } taken, { $rest } not yet or not at all. { $left ->
    [0] { "" }
   *[other] Left out, since they are no scripts: { $left }.
}
library-both = English and 한국어
library-file = As in the file
sheet-almanac = Almanac
sheet-findings = What to know
library-in-play = Of the characters in play only.
library-whole = The whole script
library-nights = Night sheet of who is in play
library-play = Play this
library-remove = Remove from yours
library-remove-sure = Really remove it
library-players = Can be dealt to so many players: { $players }.
finding-error = Error
finding-doubt = Doubtful
finding-warning = Warning
finding-note = Note
findings-none = There is nothing odd about it.
findings-wait = Looking at every bag that can be made…
almanac-how-to-run = How to run
almanac-examples = Examples and notes
almanac-notes = Notes
library-print = On paper
print-sheet = Script sheet
print-nights = Night sheet
print-almanac = Almanac booklet
print-tokens = Character tokens
print-reminders = Reminder tokens
print-reference = Player reference
print-paper = Paper
print-make = Make the PDF
print-hint = Print tokens at 100 %, without fitting to the page.
library-files = As a file
file-json = Script (JSON)
file-full-json = With all texts (JSON)
file-markdown = Almanac (Markdown)
file-csv = Table (CSV)
library-compare = Beside another script
compare-with = Choose a script
compare-alike = { $percent } % alike; { $count ->
    [one] 1 character is
   *[other] { $count } characters are
} on both.
compare-only-here = Only here:
compare-only-there = Only on { $script }:
jinxes = Jinxes
jinx-line = Jinx, { $pair }: { $rule }
house-rules = House rules
house-rules-hint = Optional rules of this script. Everybody sees which are on.
house-rule-official = The official rule: { $rule }
players-title = Players
players-hint = One name a line, clockwise as you sit. 5 to 15.
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
players-twice = “{ $name }” stands there twice: give everybody a name of their own.
players-few = { $count } of at least 5.
players-many = { $count } players: 15 at most. More can join as Travellers later.
chairs-title = Who plays
chairs-hint = A seat that nobody plays is run by Sexton: it chooses at random among what is legal.
chair-person = A person
chair-policy = Sexton
chair-storyteller = Storyteller
all-people = All by people
make-button = Make the game
made-title = The game is made
made-storyteller = The Storyteller’s page
made-storyteller-hint = Keep this link to yourself: it shows everything.
made-open = Open the Storyteller’s page
made-seats = One link a seat
made-seats-hint = Each is for one person only. Scan the code with the phone’s camera.
made-spectator = For a television or for guests
made-spectator-hint = Shows only what everybody knows.
made-once = These links are told once. Keep this page open until everybody has joined, or write them down.
copy-link = Copy
copied = Copied
qr-of = Code for { $name }
show-code = Show code
server-silent = The server does not answer. Is it still running?

## A table that people join

lobby-title = The table
lobby-open = Let players join by phone
lobby-open-hint = One code for everybody: each types a name and has a seat. The names above come along.
lobby-join = Join here
lobby-join-hint = Scan the code with the phone’s camera, or open the address. It ends when the game begins.
lobby-code = Code to join
lobby-link = Link to join
lobby-large = Fill the screen
lobby-renew = New code
lobby-scan = Scan to join
lobby-nobody = Nobody yet. Whoever joins appears here.
lobby-places-hint = Clockwise as you sit. Drag by the handle, or use the arrows; tap what stands beside a name to rename or remove.
lobby-add = Name of somebody without a phone
lobby-add-do = Add
lobby-change = Change
lobby-begin = Begin with { $count } players
place-paper = no phone
place-policy = Sexton plays this seat
place-remove = Remove from the table
seats-order = Who sits where
move-up = Move { $name } up
move-down = Move { $name } down
moved-to = { $name } is now at place { $place }.
try-again = Try again
join-title = Take a seat
join-name = Name
join-hint = As the others call you. You can change it until the game begins.
join-button = Join
join-ended = This code has ended
join-ended-text = The game has begun, or the Storyteller has a newer code. Ask them.
join-mine = You have a seat here
join-to-mine = To my seat
join-another = Somebody else joins on this phone
waiting-lead = You are in. Keep this page: it becomes your seat when the game begins.
waiting-right = { $name } sits at your right hand.
waiting-hint = Is that wrong? Tap whoever sits at your right hand.
waiting-sit = { $name } is at my right hand
waiting-rename = Change my name
waiting-rename-do = Save the name
waiting-leave = Leave the table
gone-title = Your place is free again
gone-text = You left the table, or the Storyteller removed you. Scan the code to take a place again.
gone-again = Take a place again

## The Storyteller's page

story = The story
story-why = Why
story-nothing = There is nothing more to say about this.
steps-tonight = Tonight
log = What happened
grimoire = Grimoire
cover = Cover the Grimoire
uncover = Show the Grimoire
covered = The Grimoire is covered
undo = Undo
more = More
seats-links = Seats and links
at-random = At random
the-truth = the truth
legal-only-true = The ability works: only what is true may be shown.
legal-anything = The ability does not work now: anything may be shown.
legal-more = Other answers than the truth are legal too.
use-anyway = Overrule: allow any answer
waiting-for = Waiting for { $player }
waiting-for-hint = Their phone asks them. You can answer for them here.
answer-for = Answer for { $player }
hold-to-close = Hold anywhere for a second to close. A tap does nothing.
turn-round = Turn round
also-asked = asked on their phone
step-now = now
step-done = done

st-players = { $count ->
    [one] Choose a player
   *[other] Choose { $count } players
  }
st-characters = Choose a character
st-options = What happens?
st-cards = What do you show { $about }?
st-pointing = What do you show { $about }?
st-tokens = Choose { $count } characters
st-player_and = Choose a player and a character
st-anything = Decide
st-learn = What does { $about } learn?
st-bag = Fill the bag
st-deal = Hand out the tokens
st-mark = { $character }: whom do you mark?
st-mark-drunk = Who is the Drunk?
st-mark-marionette = Who is the Marionette?
st-mark-lunatic = Who is the Lunatic?
st-mark-fortuneteller = Who is the red herring?
st-mark-villageidiot = Which Village Idiot is drunk?
st-bluffs = Which three bluffs does { $about } see?
st-floor = The day
st-vote = The vote on { $about }
st-exile = The exile of { $about }
st-ring = These effects hold each other up: which one gives way?
st-kill = Who dies?
st-revive = Who is alive again?
st-character = Who becomes whom?
st-alignment = Who changes sides?
st-remind = Put a reminder
st-lift = Which reminder goes?
st-end = Who wins?
st-leave = Who leaves?
st-join = A Traveller joins
st-reveal = Lay the Grimoire open
st-nominate = Whom does { $who } nominate?
st-claim = What does { $who } say as the { $character }?
offer-kill = Kill
offer-revive = Revive
offer-character = Change a character
offer-alignment = Change an alignment
offer-remind = Add a reminder
offer-lift = Take a reminder away
offer-end = End the game
offer-leave = A Traveller leaves
offer-join = A Traveller joins
offer-reveal = Lay the Grimoire open
do-kill = { $what } dies
do-revive = { $what } is alive again
do-character = Make it so: { $what }
do-alignment = Make it so: { $what }
do-remind = Put it: { $what }
do-lift = Take it away
do-end = { $what } wins
do-leave = { $what } leaves
do-join = { $what } sits down
do-deal = Hand out
do-bag = Close the bag
do-mark = Mark { $what }
do-mark-drunk = { $what } is the Drunk
do-mark-marionette = { $what } is the Marionette
do-mark-lunatic = { $what } is the Lunatic
do-mark-fortuneteller = { $what } is the red herring
do-mark-villageidiot = { $what } is the drunk one
do-learn = Show { $about }: { $what }
do-floor = { $what }
do-vote = Count these hands
do-exile-hands = Count these hands
do-tokens = Show { $what }
do-nothing-reveal = Lay it open
overrule-title = Overrule
overrule-hint = Outside the rules. Logged, and undone like everything else.
bag-of = { $have } of { $want } tokens
bag-right = right
bag-too-many = { $count } too many
bag-missing = { $count } missing
bag-base = { $players } players ask for { $row }
bag-draw = Draw the rest
bag-empty = Empty it
bag-other = another number
bag-legal = A legal bag
bag-not-legal = Not a legal bag
bag-anyway = Use it anyway
bag-reason = { $character }: { $changes }
bag-change = { $team } { $from } → { $to }
bag-reason-none = { $character }: no bag is legal yet, since something that this character needs is missing.
bag-inside = In the bag
bag-lock = Keep { $character } when drawing again
bag-swap = Swap { $character } for another
bag-remove = Take { $character } out
bag-more-of = One more { $character }
bag-draw-again = Draw again
bag-draw-others = Draw the others again
bag-random = Draw a bag
bag-aside-hint = This token stays outside: one more { $team } token lies in the bag instead.
bag-lay-beside = Lay it beside the bag
bag-lay-inside = Put it into the bag
bag-outside = beside it
bag-twice = { $count } times
deal-how = How the players get their tokens
deal-phones = To phones
deal-device = Pass this device
deal-hand = Drawn by hand
deal-phones-hint = Sexton deals. Everybody finds their token on their own phone; then this device goes round among those without one. Tap two seats to swap their tokens.
deal-device-hint = Sexton deals. When all is prepared, this device goes round, and everybody looks at their own token alone. Tap two seats to swap.
deal-hand-hint = Players have drawn tokens from a real bag. Enter who has which: a token, then the next seat; tap a seat to choose it.
deal-next = What has { $player } drawn?
deal-tap = Tap a seat.
deal-complete = Everybody has a token.
deal-missing = { $count } tokens to go
deal-clear = Begin again
deal-shuffle = Shuffle again
pass-title = Pass this device round
pass-lead = Each player in turn sees their own token and hides it again. The Grimoire stays covered meanwhile.
pass-has-phone = has a phone
pass-start = { $count ->
    [one] Begin with 1 player
   *[other] Begin with { $count } players
  }
pass-not-now = Not now
pass-to = Give the device to
pass-look = Look, I am { $name }
pass-hold = Hold the button for a second. Nobody else may see the screen.
pass-only = For { $name } only
pass-hide = Hide
pass-again = { $name } has to look once more
pass-done = Everybody has seen their token.
pass-back = Give the device back to the Storyteller
pass-i-am = I am the Storyteller
suggested = A suggestion. Tap another, or take it as it is.
reminder-idle = without effect now
ballot-start = Start the clock
ballot-speed = Seconds a seat
ballot-hands = { $count ->
    [one] 1 hand up
   *[other] { $count } hands up
  }
ballot-tap = Tap seats to raise or lower their hands.
ballot-tap-more = Where somebody has more votes than one, each tap adds one.
players-online = { $online } of { $count } here
policy-take = Take the seat back
policy-leave = Leave the seat to Sexton
policy-st-take = I am the Storyteller again
policy-st-leave = Leave the Storyteller’s choices to Sexton
policy-st-on = Sexton makes the Storyteller’s choices.
policy-on = { $player } is played by Sexton.
new-link = New link
new-link-hint = For a phone that comes late, is lost or is in wrong hands. The old link ends at once, also for whoever has it open.
new-link-do = Make a new link, end the old one
spectator-seat = Spectators
day-players = Players act on their phones. For anybody without one, tap their seat: nominate there, or use an ability.
nobody-asked = Nothing to decide now.

## Further

untold = See what I was told
open-pages = Open my pages
back-to-night = Back to the night
night-in-town = The town sleeps
no-news = Nothing yet
no-guesses = no guesses
all-policies = All seats by Sexton
link-of = Link of { $name }
now = Now
really = really the { $character }
believes-to-be = believes to be the { $character }
use-truth = The truth
show-screen = Full screen
show-token = Show their token
you-are = You are
chair-here = { $player } is here.
chair-away = { $player } is not connected.
here = here
away = not connected
no-steps = By day nobody is woken. The steps of the night stand here.
nothing-to-overrule = Nothing yet: first the bag and the tokens.
new-name = Name
reminder-text = What stands on it
sits-after = Tap the player after whom they sit down, clockwise.
st-skip = Skip the rest of this step?
offer-skip = Skip this step
do-nothing-skip = Skip it
st-third-minion = Who is the extra Minion, and which?
st-heir = Who becomes the Demon?
st-poison = Which Townsfolk neighbour is poisoned?
st-instead = Who dies instead?
st-pretend = Whose ability do they believe to have?
st-responsible = Is { $about } most responsible for the loss?
st-gain = Which ability do you gain?
st-know = Who learns that the { $character } is in play?
ask-live-or-die = Live or die?
option-live = Live
option-die = Die

## Reminders

reminder-red-herring = Red herring
reminder-poisoned = Poisoned
reminder-drunk = Drunk
reminder-safe = Safe
reminder-no-ability = No ability
reminder-storyteller = Storyteller
setup-short = Setup
no-steps-yet = The first night has not begun.
has-chosen = { $player } chose { $what }.
offer-execute = Execute
st-execute = Who is executed?
do-execute = Execute { $what }
offer-show = Show a player something
st-show = What do you show, and to whom?
do-show = Show { $what }
showing-hint = Tap the player who is shown it first, then those you point at.
told-storyteller = The Storyteller shows: { $what }.
event-Rearranged = Players change seats.

## Further kinds of questions

ask-choose-aloud = Choose, for all to hear
ask-choose-together = Choose with the others
ask-swap = Which two exchange their characters?
ask-tea-party = Which character do you take?
ask-visit = What do you ask the Storyteller?
offer-visit = { $character }: visit the Storyteller
hint-visit = Only you and the Storyteller know of it.
hint-choose-aloud = Everybody hears it.
hint-choose-together = Everybody hears it when all have chosen.
do-choose-aloud = Say it: { $what }
do-visit = Tell the Storyteller: { $what }
st-announce = What { $about } said has no effect
do-announce = Say that nothing happens
option-nothing-happens = Nothing happens
st-answerable = Can the question be answered?
st-demon = Which Demon chooses?
st-leap = What becomes of { $about }?
option-leap = The Demon leaps
st-named = Which of them is meant?
st-return = Who comes back?
do-nothing-return = Nobody comes back
st-team = Which type of character does { $about } learn of?
st-victim = Who dies?
st-punish = Who broke their madness?
offer-punish = Punish broken madness
do-punish = Punish { $what }
st-visit = What does { $who } ask?
shrug = a shrug
statement = { $when ->
    [began] { $players } began as: { $what }
   *[now] { $players }: { $what }
  }
statement-count = { $when ->
    [began] { $count } of { $players } began as: { $what }
   *[now] { $count } of { $players }: { $what }
  }
event-VotedInSecret = The vote is over; nobody saw it.
event-TokensTaken = { $seats } gave up their ghost votes.
event-Proclaimed = The { $character } has begun.
event-ChoseAloud = { $seat } chooses aloud: { $what }.
free-words = Or in your own words
votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
  }
hand-votes = Votes of my hand
ballot-secret = A vote with closed eyes: only you see your hand.

how-attack = an attack
how-execution = execution
how-exile = exile
how-ruling = the Storyteller’s ruling

## Questions of the further characters

ask-agree = Do you tell your character?
ask-agree-harlot = The Harlot asks: do you tell your character?
ask-choose-alhadikhia = Choose three players, or nobody
ask-choose-assassin = Kill tonight? Once per game
ask-choose-cerenovus = Who must be mad, and as which character?
ask-choose-courtier = Make a character drunk? Once per game
ask-choose-devilsadvocate = Save a player from execution tomorrow
ask-choose-dreamer = Choose a player to dream of
ask-choose-fanggu = Choose who dies
ask-choose-gambler = Guess a player’s character
ask-choose-godfather = Choose who dies
ask-choose-harlot = Whose character do you ask for?
ask-choose-nightwatchman = Make yourself known? Once per game
ask-choose-ogre = Choose your friend
ask-choose-ojo = Name a character: its player dies
ask-choose-organgrinder = Be drunk until dusk?
ask-choose-philosopher = Take a character’s ability? Once per game
ask-choose-po = Choose who dies
ask-choose-professor = Bring somebody back? Once per game
ask-choose-pukka = Choose who is poisoned
ask-choose-ravenkeeper = Choose a player: you learn their character
ask-choose-seamstress = Are two players on one side? Once per game
ask-choose-shabaloth = Choose two players who die
ask-choose-snakecharmer = Choose a player to charm
ask-choose-vigormortis = Choose who dies
ask-choose-villageidiot = Choose a player: you learn their alignment
ask-choose-widow = Look at the Grimoire, then poison a player
ask-choose-aloud-gangster = Which of your neighbours dies?
ask-choose-together-gangster = Do you agree that the other neighbour dies?
ask-choose-together-psychopath = Rock, paper or scissors?
ask-claim-damsel = Who is the Damsel?
ask-claim-gangster = Ask your neighbours for a death
ask-claim-gnome = Kill whoever nominated your friend
ask-claim-klutz = Choose a living player
ask-claim-matron = Who changes seats with whom?
ask-claim-moonchild = Choose a living player
ask-claim-psychopath = Choose who dies
ask-visit-artist = Ask one yes-or-no question
ask-visit-cacklejack = Who must not change tonight?
ask-visit-savant = Ask for two statements
ask-options-anything = Choose one
ask-token_sets = Choose characters
ask-swaps = Choose pairs of players
ask-questions = Put a question
ask-reminder = Choose a player
hint-choose-organgrinder = Until the next dusk you are drunk, or you are not.
hint-swap = They exchange their characters. You may also leave all as it is.
hint-tea-party = You may take another character, or keep your own.
hint-live-or-die = If all who were chosen live, all of them die.
hint-agree = If you do, it may cost you both your lives.
hint-visit-artist = Put it as a statement: the answer says whether it is true.
do-choose-imp = Kill { $what }
do-choose-fanggu = Kill { $what }
do-choose-godfather = Kill { $what }
do-choose-vigormortis = Kill { $what }
do-choose-shabaloth = Kill { $what }
do-choose-po = Kill { $what }
do-choose-assassin = Kill { $what }
do-choose-pukka = Poison { $what }
do-choose-widow = Poison { $what }
do-choose-professor = Bring { $what } back
do-swap = Exchange { $what }
do-tea-party = Take the { $what }
do-live-or-die = { $what }
do-agree = { $what }
do-choose-together = { $what }
do-nothing-swap = Exchange nobody
do-nothing-tea-party = Keep my character
do-nothing-visit = Go to the Storyteller
do-nothing-characters = None now
offer-choose-aloud = Choose aloud
offer-claim-klutz = { $character }: last words
offer-claim-moonchild = { $character }: last words
option-alive = Alive
option-dead = Dead
option-drunken = Drunk now
option-poisoned = Poisoned
option-sober = Sober and healthy
option-allied = Of the same alignment
option-rock = Rock
option-paper = Paper
option-scissors = Scissors
option-break = It becomes day
option-traveller = Traveller
barred-pair = These two do not go together.
swaps-hint = { $most ->
    [one] Tap two players.
   *[other] Tap two players for each exchange, up to { $most }. They are carried out in order.
  }
swap-pair = { $one } ↔ { $other }
statement-hint = Tap the players it speaks of, then what they are.
statement-everybody = Everybody
statement-beside = Their neighbours
statement-somebody = somebody
statement-all = all players
statement-how-many = How many of them
statement-at-least-one = at least one
statement-exactly = exactly { $count }
statement-began = As the game began
statement-next = Keep it and make the other
statement-true = true
statement-false = false
statement-either = true or false, as you like
statement-unknown = yours to judge
pair-mixed = Two statements: one of them must be true, the other false.
pair-any = Two statements; any will do.
tally-secret = A secret vote
state-read-in = read in
note-chose-nothing = You chose nothing.
note-chose-savant = You went to the Storyteller.
note-chose-artist = You asked: { $what }
event-Chose-plain = { $seat }, { $character }: no choice.
event-Chose-savant = { $seat } visits the Storyteller as the { $character }.
event-Claimed-slayer = { $seat } shoots { $what }.
event-Claimed-juggler = { $seat } juggles: { $what }.
event-Claimed-damsel = { $seat } guesses that { $what } is the Damsel.
event-Introduced = { $seat } is the { $character }, a Traveller.
event-Proclaimed-banshee = The Demon has killed the { $character }.
event-Proclaimed-gnome = The { $character }’s friend: { $seat }.
event-Counted = { $votes ->
    [0] Counted in secret: no votes for { $nominee }, { $needed } needed.
    [one] Counted in secret: 1 vote for { $nominee }, { $needed } needed: { $voters }.
   *[other] Counted in secret: { $votes } votes for { $nominee }, { $needed } needed: { $voters }.
  }
told-alhadikhia-seats = { $character }: { $players }.
told-artist-nod = { $nod ->
    [yes] Yes, it is true.
   *[no] No, it is not true.
  }
told-artist-shrug = The Storyteller cannot say.
told-savant-statements = One is true, one is not: { $what }.
told-shrug = { $character }: the Storyteller cannot say.
told-statements = { $character }: { $what }
told-clockmaker-number = { $number ->
    [one] The nearest Minion sits one step from the Demon.
   *[other] The nearest Minion sits { $number } steps from the Demon.
  }
told-oracle-number = { $number ->
    [0] None of the dead is evil.
    [one] One of the dead is evil.
   *[other] { $number } of the dead are evil.
  }
told-juggler-number = { $number ->
    [0] None of your guesses was right.
    [one] One of your guesses was right.
   *[other] { $number } of your guesses were right.
  }
told-flowergirl-nod = { $nod ->
    [yes] Yes: the Demon voted today.
   *[no] No: the Demon did not vote today.
  }
told-towncrier-nod = { $nod ->
    [yes] Yes: a Minion nominated today.
   *[no] No: no Minion nominated today.
  }
told-seamstress-nod = { $nod ->
    [yes] Yes: they are on one side.
   *[no] No: they are on different sides.
  }
told-noble-seats = Exactly one of { $players } is evil.
told-knight-seats = Neither of { $players } is the Demon.
told-sage-seats = { $either } is the Demon who killed you.
told-dreamer-characters = They are one of these: { $tokens }.
told-balloonist-seats = { $character }: you are shown { $players }.
told-nightwatchman-seats = { $players } is the Nightwatchman.
told-damsel-characters = A Damsel is in play.
told-widow-characters = A Widow is in play.
told-cerenovus-characters = You are mad that you are the { $tokens }.
told-villageidiot-evil = { $side ->
    [evil] They are evil.
   *[good] They are good.
  }

## Questions to the Storyteller, further

st-decide = Decide
st-register = How does { $about } count for the { $character }?
st-minions = Which Minions does { $about } see?
st-see-demon = Whom is { $about } shown as the Demon?
st-both-die = Do both of them die?
st-change = Who becomes another character?
st-become = Which character does { $about } become?
st-player = Whom does it reach?
st-outsider = Which player becomes which Outsider?
st-give = Who gets the ability of the { $character }?
st-dawn = The night is over
st-mark-grandmother = Who is the grandchild?
st-mark-gnome = Who is the Gnome’s friend?
st-mark-plaguedoctor = Who has the ability?
st-agree = Does { $who } tell their character?
st-choose-aloud = Whom does { $who } choose aloud?
st-choose-together = What does { $who } choose?
st-choose-together-psychopath = Rock, paper or scissors?
st-live-or-die = Does { $who } live or die?
st-swap = Which two exchange their characters?
st-tea-party = Which character does { $who } take?
st-token_sets = What do you show { $about }?
st-pair = Which two statements do you give { $about }?
st-questions = What is asked?
st-swaps = Who changes seats with whom?
st-choose = What does { $who } choose?
st-by-hand = { $about } has a step: do what the text says
hint-by-hand = { $ability }
do-by-hand = Done
option-done = Done
offer-ask = Ask a player something
st-ask = Whom do you ask, and for what?
st-answer = What does { $who } answer?
ask-answer-players = The Storyteller asks you for { $count ->
    [one] a player
   *[other] { $count } players
}
ask-answer-characters = The Storyteller asks you for a character
ask-answer-options = The Storyteller asks you: yes or no?
do-answer = { $what }
option-a-player = A player
option-two-players = Two players
option-three-players = Three players
option-a-character = A character
option-yes-or-no = Yes or no
do-dawn = Wake the town
do-register = { $what }
do-both-die = { $what }
do-responsible = { $what }
do-answerable = { $what }
do-leap = { $what }
do-know = { $what } learns of it
do-heir = { $what } becomes the Demon
do-victim = { $what } dies
do-instead = { $what } dies
do-poison = Poison { $what }
do-return = { $what } comes back
do-nothing-know = Nobody learns of it
do-nothing-victim = Nobody dies
do-nothing-heir = Nobody becomes the Demon
do-nothing-named = Nobody
do-nothing-outsider = Nobody changes
do-nothing-pretend = No ability
offer-bag = Fill the bag

## Reminders, further

reminder-3-attacks = 3 attacks
reminder-about-to-die = About to die
reminder-alive = Alive
reminder-amigo = Friend
reminder-cannot-die = Cannot die
reminder-chosen = Chosen
reminder-correct = Correct
reminder-dead = Dead
reminder-demon = Demon
reminder-demon-not-voted = Demon did not vote
reminder-demon-voted = Demon voted
reminder-died-today = Died today
reminder-evil-wakes = Evil wakes
reminder-friend = Friend
reminder-grandchild = Grandchild
reminder-guess-used = Guess used
reminder-guessed = Guessed
reminder-has-ability = Has ability
reminder-haircuts-tonight = Haircuts tonight
reminder-is-the-philosopher = Is the Philosopher
reminder-know = Knows
reminder-lunch = Lunch
reminder-mad = Mad
reminder-minion = Minion
reminder-minion-nominated = Minion nominated
reminder-minions-not-nominated = No Minion nominated
reminder-most-responsible = Most responsible
reminder-must-choose = Must choose
reminder-not-me = Not me
reminder-once = Once
reminder-outsider = Outsider
reminder-survives-execution = Survives execution
reminder-tea-party-tonight = Tea party tonight
reminder-townsfolk = Townsfolk
reminder-used = Used
reminder-visited = Visited
reminder-wrong = Wrong

## The square

opened-elsewhere = Your seat was opened on another device too. If that was not you, ask the Storyteller for a new link.
timer = Timer
timer-up = { $label }: time is up
timer-minutes = How long
timer-label = What for
timer-talk = until we meet again
timer-nominations = for nominations
timer-vote = until the vote
timer-defence = to defend yourself
timer-rings = Ring the bell when the time is up
timer-start = Start { $time }
timer-more = 1 minute more
timer-less = 1 minute less
timer-stop = Stop
bell-ring = Ring the bell for everybody
bell-rings = The bell rings
bell-come-back = Come back to the square.
bell-heard = On my way
bell-sound = The bell sounds on this device
bell-sound-hint = Never at night. A phone shakes as well, where it can.
square-open = The square
square-at-night = At night the timer stands still and the bell is silent: a sound would tell who is awake.
speak = Speak
speak-down = Had my say
speak-had = Had their say
speaking = Wants to speak
state-speaking = would speak
state-has-nominated = has nominated today
state-was-nominated = was nominated today
votes-title = Votes
no-votes = No votes yet.
votes-not-told = not shown here
named-by = named by { $player }
called-by = called for by { $player }
vote-block = about to die
vote-short = not enough
vote-exiled = exiled
vote-stays = stays
vote-secret = secret
spent-ghosts = Ghost votes spent: { $players }
votes-shown = Players are shown
votes-shown-all = All days
votes-shown-today = Today only
votes-shown-last = The last vote only
votes-shown-hint = What the players’ pages remember of past votes. Secret ballots are only here.
ballot-countdown = Count down from { $seconds }
ballot-stop = Stop the clock
hand-starts-in = The clock starts in
whispers = Whispers
whispers-new = Whispers, { $count } new
whispers-off = Off
whispers-private = Private
whispers-watched = Watched
whispers-off-hint = Nobody whispers at this table. What was written stays here to be read.
whispers-private-hint = Only the two of you read this, and nobody else can see that you write. By day only.
whispers-watched-hint = Only the two of you read this. The Storyteller sees who writes to whom. By day only.
whispers-all = All whispers
whispers-seen = Who whispered with whom
whispers-count = { $count ->
    [one] once
   *[other] { $count } times
  }
whisper-to = Whisper to { $player }
whisper-send = Whisper
link-mine = My seat on another device
link-mine-hint = Scan this with your other device: both go on. Show it to nobody, it opens your seat.
link-watch = Watch on another device
link-watch-hint = Scan this to watch there too.
share-eyes = Spectators may look through my eyes
share-eyes-hint = Whoever has the spectators’ link sees all that you know, until you switch it off.
eyes-shared = Spectators may look through the eyes of { $players }.
eyes-of = Through the eyes of { $player }
eyes-choose = Look through a player’s eyes
eyes-choose-hint = These players let you. What you see there is secret from the others.
eyes-open-hint = Their pages lie open.
eyes-back = Back to the square
today = Today
nobody-named = Nobody has been named yet.
notes-on-players = Notes on players
notes-on = Notes on { $player }
notes-share = My other devices have these notes too
notes-share-hint = Sexton keeps them with your seat and shows them to nobody else. Off: only this device has them. A new link for the seat starts empty.
note-side = Alignment
note-suspects = Might be
note-no-suspects = No suspicion yet
note-suspects-choose = Choose characters
note-suspects-done = Done
note-claims = What they say of each night
note-text = Anything else

## The Storyteller's night, way back, notes and cards

tonight-log = Tonight, and what happened
skip = Skip
step-ahead = still to come
step-wake = Wakes { $player }
step-again = Do this step again
undo-what = { $count ->
    [one] Takes 1 step back:
   *[other] Takes { $count } steps back:
  }
undo-to = { $when }, { $player } is asked.
undo-to-st = { $when }, you decide.
undo-nobody = Nobody has seen anything of it.
undo-everyone = Everybody has seen
undo-by-phone = on their phone
undo-by-paper = told by you
undo-by-policy = played by Sexton
undo-notice = Whoever has it on a phone is told that it no longer holds. Nobody else notices.
undo-do = { $count ->
    [one] Take it back
   *[other] Take { $count } steps back
  }
undo-looking = Looking who has seen what…
undo-further = Further back: tap what shall go
undo-quiet = A step that nobody saw
town = the town
notes-seat = My notes on this player
notes-game = My notes on this game
notes-kept = Kept with the game, for the Storyteller’s devices only.
rulings-life = Life and death
rulings-tokens = Tokens and reminders
rulings-talk = Showing and asking
rulings-seats = Seats
rulings-game = The game
rulings-other = More
zoom-in = Closer
zoom-out = The whole circle
tidy = Put everything back in its place
reminder-own = yours
reminder-acts = “Drunk”, “Poisoned”, “Safe”, “Mad”, “Cannot die” and “Has ability” take effect at once; all others only remind.
offer-swap = Swap two characters
offer-trade = Swap characters and sides
offer-places = Two players change places
st-trade = Who swap everything?
st-places = Who change places?
do-trade = Swap everything: { $what }
do-places = Change places: { $what }
is-suggested = suggested
use-suggestion = Suggested: { $what }
shown-by-hand = Shown by hand, go on
show-whole = Show { $what } full screen
asked-by-hand = Ask them with signs, and tap whom they point at.
to-show = To be shown now
to-show-next = Only the next one
to-show-none = All shown
to-show-token = their new token
cards = Cards
cards-hint = Put together what a player shall read. Nothing of it is kept.
cards-own = Your own words
cards-players = Players
cards-characters = { $count ->
    [0] Characters
    [one] 1 character
   *[other] { $count } characters
  }
card-you-are = You are
card-demon = { $count ->
    [one] This is the Demon
   *[other] These are the Demon
  }
card-demon-one = This is the Demon
card-minions = { $count ->
    [one] This is your fellow Minion
   *[other] These are the Minions
  }
card-minions-many = These are your Minions
card-no-minions = No other Minions
card-bluffs = Not in play
card-this-player = This player is
card-this-character = This character
card-chosen-by = You were chosen by
card-use-ability = Use your ability?
card-choose = Choose
card-no-ability = You have no ability
card-sleep = Sleep now
card-nominated = Did you nominate today?
card-voted = Did you vote today?

## Something was taken back: to whoever had seen it

corrected-title = The Storyteller took something back
corrected-lost = This no longer holds:
corrected-now = Whatever else this page shows is right.
corrected-close = I have taken it in
