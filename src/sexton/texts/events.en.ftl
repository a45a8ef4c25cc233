### What happens in a game, as a sentence: to everybody; to one player, where the key ends in "-you"; and to
### the Storyteller. A message for each kind of event is called after it: "event-" and its name.

## Words

storyteller = The Storyteller
storyteller-within = the Storyteller
person = { $name }
list-last = { $rest } and { $last }
list-or = { $rest } or { $last }
list-comma = { $rest }, { $last }
list-sentence = { $rest } { $last }
yes = yes
no = no
good = good
evil = evil
nothing = nothing
nobody = nobody
word-live = to live
word-die = to die
word-good = good
word-evil = evil
word-alive = alive
word-dead = dead
word-drunken = drunk now
word-poisoned = poisoned
word-sober = sober and healthy
word-allied = of the same alignment
word-townsfolk = Townsfolk
word-outsider = Outsider
word-minion = Minion
word-demon = Demon
word-traveller = Traveller
word-rock = rock
word-paper = paper
word-scissors = scissors
do-not-know = I do not know
statement-all = { $players }: { $word }
statement-some = at least one of { $players }: { $word }
statement-count = { $count } of { $players }: { $word }
statement-began = { $word } at the start
pair-character = { $player } as the { $character }
pair-word = { $player }: { $word }

## What everybody sees

event-began = { $script }
began-seats = Around the circle, clockwise: { $players }.
began-house-rule = House rule: { $rule }
began-rule = The author's rule: { $rule }
began-jinx = Jinx, { $one } and { $other }: { $rule }
began-homebrew = Homebrew, { $character }: { $ability }
began-manual = Played by hand, { $character }: { $ability }
began-no-text = the script holds no text for it.
event-night-fell = Night { $night }
event-day-broke = Day { $day }
dawn-nobody = Nobody died in the night.
dawn-died = { $players } died in the night.
dawn-revived =
    { $count ->
        [one] { $players } is alive again.
       *[other] { $players } are alive again.
    }
dawn-alive = { $player } is alive.
dawn-dead = { $player } is dead.
event-nominations-opened = Nominations are open.
event-nominations-closed = Nominations are closed.
event-nominated = { $nominator } nominates { $nominee }.
nominated-storyteller = { $nominator } nominates the Storyteller.
nominated-self = { $nominator } makes a nomination: themself.
event-voted =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } for { $nominee }, { $needed } needed. Hands up: { $hands }.
vote-about-to-die = { $nominee } is about to die.
vote-tie = A tie: nobody is about to die.
vote-too-few = Too few.
vote-fewer = Fewer than somebody had before.
vote-closed = Nobody can be executed by it any more.
vote-fewer-than-in-secret = Not more than somebody had in secret.
event-voted-in-secret = The vote on { $nominee } is secret: nobody sees the hands.
event-tokens-taken =
    { $count ->
        [one] { $players } gives up the vote token.
       *[other] { $players } give up their vote tokens.
    }
event-executed = { $player } is executed and dies.
executed-storyteller = The Storyteller is executed.
executed-lives = { $player } is executed, but does not die of it.
event-exile-called = { $caller } calls for the exile of { $player }.
event-exile-voted = { $count } in favour of the exile, { $needed } needed. Hands up: { $hands }.
exile-died = { $player } is exiled and dies.
exile-stays = { $player } stays.
exile-left = { $player } has left meanwhile.
exile-lives = { $player } is to be exiled, but does not die.
event-claimed = { $player } acts in public as the { $character }: { $value }.
claimed-plain = { $player } acts in public as the { $character }.
claimed-damsel = { $player } guesses in public that { $value } is the { $character }.
event-proclaimed = Everybody learns that the ability of the { $character } has begun.
proclaimed-of = Everybody learns that the ability of the { $character } has begun: it is about { $player }.
event-chose-aloud = { $player } chooses in public: { $value }.
event-nothing-happened = Nothing happens.
event-died-by-day = { $player } dies.
event-rose-by-day = { $player } is alive again.
event-named = The name of { $player } is called in the night, for the { $character }.
event-introduced = { $player } is a Traveller from the start: the { $character }.
event-joined = { $player } joins as a Traveller, the { $character }, and sits to the left of { $after }.
event-rearranged = Players change their seats. Around the circle, clockwise: { $players }.
event-left = { $player } leaves the game.
event-ended =
    { $team ->
        [good] Good wins.
       *[evil] Evil wins.
    }
ended-winners = Winners: { $players }.
event-revealed = The Grimoire is laid open.
page = { $player }: { $parts }
page-dead = dead
page-believes = takes themself for the { $character }
page-reminder = { $reminder } ({ $character })

## What one player sees

event-you-are = { $player } is told: the { $character }{ $alignment ->
        [good] , good
        [evil] , evil
       *[unsaid] {""}
    }.
event-you-are-you = You are the { $character }{ $alignment ->
        [good] , and you are good
        [evil] , and you are evil
       *[unsaid] {""}
    }.
event-chose = { $player } chooses: { $value }.
event-visited = { $player } comes to the Storyteller as the { $character }.
event-visited-you = You come to the Storyteller as the { $character }.
event-asked = { $player } comes to the Storyteller as the { $character }: { $value }.
event-asked-you = You come to the Storyteller as the { $character }: { $value }.
event-chose-you = As the { $character } you choose: { $value }.
event-told = { $player } learns: { $card }.
chose-storyteller-you = Asked by the Storyteller you choose: { $value }.
told-storyteller-you = The Storyteller tells you: { $card }.
chose-through-you = Asked by the ability of the { $character } you choose: { $value }.
told-through-you = Through the { $character } you learn: { $card }.
event-told-you = As the { $character } you learn: { $card }.
told-minion = { $player } is shown the Minions: { $card }.
told-minion-you = The Minions: { $card }.
told-minion-fellows = { $player } is shown the other Minions: { $card }.
told-minion-fellows-you = The other Minions: { $card }.
told-demon = { $player } is shown the Demon: { $card }.
told-demon-you = The Demon: { $card }.
told-bluffs = { $player } is shown what is not in play: { $card }.
told-bluffs-you = Not in play: { $card }.
event-saw-grimoire = { $player } sees the Grimoire.
event-saw-grimoire-you = You see the Grimoire.

## What only the Storyteller sees

event-bag-filled = In the bag: { $tokens }.
bag-aside = In play without a token in the bag: { $tokens }.
event-dealt = The tokens are dealt.
seat-holds = { $seat }. { $player }: { $character }
event-became = { $player } becomes the { $character }.
became-secretly = { $player } is in truth the { $character }.
event-turned =
    { $alignment ->
        [good] { $player } is good now.
       *[evil] { $player } is evil now.
    }
event-gained = { $player } gains the ability of the { $character }.
gained-belief = { $player } believes to have the ability of the { $character }.
event-lost = { $player } no longer has the ability of the { $character }.
event-spent = { $player } has used the ability of the { $character }.
event-triggered = A death sets off the ability of { $player }: { $character }.
event-reached = { $character }: { $player }
reached-storyteller = { $character }: the Storyteller's own ability.
reached-step = { $step }
event-started = { $character }: { $player }, out of turn
event-resolved = { $character }: { $player }, set off by a death
step-minioninfo = Minion info
step-demoninfo = Demon info
step-dusk = Dusk
step-dawn = Dawn
event-placed = Reminder for { $player }: { $reminder } ({ $character }).
event-lifted = Reminder taken from { $player }: { $reminder } ({ $character }).
event-died = { $player } dies.
died-by = { $player } dies by the { $character } ({ $killer }).
died-ruling = { $player } dies because the Storyteller says so.
event-survived = { $player } would die, but does not.
survived-by = { $player } would die, but for the { $character } ({ $saviour }).
event-revived = { $player } is alive again.
event-counted =
    { $votes ->
        [one] In secret: 1 vote
       *[other] In secret: { $votes } votes
    } for { $nominee }, { $needed } needed. Hands up: { $hands }.
event-ruled = A ring of effects: the Storyteller suspends “{ $reminder }” on { $player }.
ruled-unseen = A ring of effects: the Storyteller suspends one of them.
event-decided =
    { $team ->
        [good] Good has won: { $why }.
       *[evil] Evil has won: { $why }.
    }
event-overruled = The Storyteller answers outside the rules: { $value }.
overruled-kill = The Storyteller lets { $player } die.
overruled-revive = The Storyteller brings { $player } back to life.
overruled-character = The Storyteller makes { $player } the { $character }.
overruled-alignment =
    { $alignment ->
        [good] The Storyteller makes { $player } good.
       *[evil] The Storyteller makes { $player } evil.
    }
overruled-swap = The Storyteller swaps the characters of { $one } and { $other }.
overruled-trade = The Storyteller swaps the characters and the sides of { $one } and { $other }.
overruled-places = The Storyteller has { $one } and { $other } change places.
overruled-remind = The Storyteller places a reminder with { $player }.
overruled-lift = The Storyteller takes a reminder away.
overruled-end =
    { $team ->
        [good] The Storyteller ends the game: good wins.
       *[evil] The Storyteller ends the game: evil wins.
    }
overruled-skip = The Storyteller skips the rest of this step.
undone =
    { $count ->
        [one] 1 move was taken back in this game.
       *[other] { $count } moves were taken back in this game.
    }
not-over = The game is not over.

## Whether what was told was true, and why an ability did not work

told-true = (true)
told-false = (false: { $why })
told-true-though = (true, though { $why })
in-vain = (no effect: { $why })
lame = ({ $why })
lame-drunk = drunk
lame-poisoned = poisoned
lame-believed = the ability is only believed
lame-dead = dead
lame-lost = the ability does not work
lame-overruled = the Storyteller overruled
lame-rules-off = the Storyteller may break the rules

## Why a team has won

why-no-living-demon = no Demon lives
why-two-players-live = only two players live
why-a-saint-was-executed = a Saint was executed
why-a-minion-guessed-the-damsel = a Minion guessed the Damsel
why-the-klutz-chose-an-evil-player = the Klutz chose an evil player
why-the-storyteller-was-executed = the Storyteller was executed
why-three-live-and-nobody-was-executed = three live, and nobody was executed
why-the-storyteller-ends-the-game = the Storyteller ends the game

## Reminders

reminder-3-attacks = 3 attacks
reminder-about-to-die = about to die
reminder-alive = alive
reminder-amigo = amigo
reminder-cannot-die = cannot die
reminder-chosen = chosen
reminder-correct = correct
reminder-dead = dead
reminder-deaths-are-arbitrary = deaths are arbitrary
reminder-demon = Demon
reminder-demon-not-voted = Demon not voted
reminder-demon-voted = Demon voted
reminder-died-today = died today
reminder-drunk = drunk
reminder-drunk-1 = drunk 1
reminder-drunk-2 = drunk 2
reminder-drunk-3 = drunk 3
reminder-evil-wakes = evil wakes
reminder-friend = friend
reminder-grandchild = grandchild
reminder-guess-used = guess used
reminder-guessed = guessed
reminder-haircuts-tonight = haircuts tonight
reminder-has-ability = has ability
reminder-is-the-demon = is the Demon
reminder-is-the-drunk = is the Drunk
reminder-is-the-marionette = is the Marionette
reminder-is-the-philosopher = is the Philosopher
reminder-know = know
reminder-lunch = lunch
reminder-mad = mad
reminder-may-not-nominate = may not nominate
reminder-minion = Minion
reminder-minion-nominated = Minion nominated
reminder-minions-not-nominated = Minions not nominated
reminder-most-responsible = most responsible
reminder-must-choose = must choose
reminder-night-1 = night 1
reminder-night-2 = night 2
reminder-night-3 = night 3
reminder-no-ability = no ability
reminder-not-me = not me
reminder-once = once
reminder-outsider = Outsider
reminder-poisoned = poisoned
reminder-red-herring = red herring
reminder-safe = safe
reminder-storyteller-ability = Storyteller's ability
reminder-survives-execution = survives execution
reminder-tea-party-tonight = tea party tonight
reminder-townsfolk = Townsfolk
reminder-visited = visited
reminder-wrong = wrong
