### Sexton's own wording of every ability: what the rules say, in our words.

## Types of characters

team-townsfolk = Townsfolk
team-outsider = Outsiders
team-minion = Minions
team-demon = Demons
team-traveller = Travellers
team-fabled = Fabled
team-loric = Loric

count-townsfolk = { $count } Townsfolk
count-outsider =
    { $count ->
        [one] 1 Outsider
       *[other] { $count } Outsiders
    }
count-minion =
    { $count ->
        [one] 1 Minion
       *[other] { $count } Minions
    }
count-demon =
    { $count ->
        [one] 1 Demon
       *[other] { $count } Demons
    }
count-traveller =
    { $count ->
        [one] 1 Traveller
       *[other] { $count } Travellers
    }
count-fabled = { $count } Fabled
count-loric = { $count } Loric

## Words around a script

script-untitled = Untitled script
script-author = by { $author }
script-character = Character
script-ability = Ability
script-how-to-run = How to run
script-examples = Examples and notes
script-jinxes = Jinxes
script-jinx = { $one } and { $other }
script-notes = Notes
script-homebrew = (homebrew)
script-manual = (by hand)
script-problems = Worth knowing
script-not-written = The file holds no almanac text for this character.
script-nothing-to-run = The file has no steps for running a character.
check-players = Can be dealt to: { $numbers }
check-nobody = nobody
check-error = error
check-doubt = doubt
check-warning = warning
check-note = note
check-clean = Nothing stands in the way of playing it.
check-not-clean = It cannot be played as it is.
diff-only = Only in { $title }
diff-nobody = nobody
diff-alike =
    { $both ->
        [one] 1 character is on both: { $percent }% alike.
       *[other] { $both } characters are on both: { $percent }% alike.
    }
print-written =
    { $count ->
        [one] { $file }: 1 page.
       *[other] { $file }: { $count } pages.
    }
print-letters = The typeface lacks these letters, which are printed as boxes: { $letters }
texts-imported-en =
    { $count ->
        [one] 1 text in English
       *[other] { $count } texts in English
    }
texts-imported-ko =
    { $count ->
        [one] 1 text in Korean
       *[other] { $count } texts in Korean
    }
texts-kept-in = Kept in { $folder }. They are shown from now on; a table that is running shows them from its next start.
texts-none = There are no texts of your own: Sexton's wording is shown.
texts-forgotten =
    { $count ->
        [one] Your texts of 1 character are forgotten.
       *[other] Your texts of { $count } characters are forgotten.
    }
texts-all-forgotten = All your texts are forgotten: Sexton's wording is shown.

## House rules: what each changes, and what holds without it

house-rule-hatter-chaos = After the death of the { name-hatter }, a Minion may become a Demon too, and a Demon a Minion.
official-rule-hatter-chaos = Minions become other Minions only, and Demons other Demons.
house-rule-kazali-poppies = With a { name-poppygrower } in play, the { name-kazali } names the Minion characters only, and the Storyteller decides who they are.
official-rule-kazali-poppies = The { name-kazali } decides who the Minions are, and which, with a { name-poppygrower } in play as without.
house-rule-ogre-friend = The { name-ogre } changes sides whenever the player they chose does, and so wins and loses with them.
official-rule-ogre-friend = The { name-ogre } takes the side of the player they chose once, and stays on it whatever becomes of that player.
house-rule-poppygrower-only-while-sober = As soon as the { name-poppygrower } is drunk or poisoned, the evil players learn who the others are.
official-rule-poppygrower-only-while-sober = Evil players who were kept apart on the first night learn who the others are only by the death of the { name-poppygrower }.

## Jinxes: what holds for two characters on one script

jinx-alhadikhia-scarletwoman = If the { name-scarletwoman } has become the Demon and a dead { name-alhadikhia } comes back to life, the { name-scarletwoman } turns back into herself.
jinx-balloonist-marionette = With a { name-marionette } who thinks they are the { name-balloonist }, there might be 1 more Outsider.
jinx-baron-plaguedoctor = Where the Storyteller would gain the ability of the { name-baron }, up to 2 players might turn into Outsiders instead.
jinx-boffin-drunk = The { name-boffin } cannot give the Demon the ability of the { name-drunk }.
jinx-boffin-goon = A Demon who has the ability of the { name-goon } from the { name-boffin } never turns to the good alignment by it.
jinx-boffin-ogre = The { name-boffin } cannot give the Demon the ability of the { name-ogre }.
jinx-boffin-politician = The { name-boffin } cannot give the Demon the ability of the { name-politician }.
jinx-boffin-villageidiot = The { name-boffin } might give the Demon the ability of the { name-villageidiot } even with one in play, as long as there are fewer than 3.
jinx-cannibal-juggler = If the { name-juggler } guesses and dies by execution on the same day, a living { name-cannibal } learns that night how many of those guesses were right.
jinx-clockmaker-summoner = To the { name-clockmaker }, the { name-summoner } is the Demon: the distance is from there to the closest other Minion.
jinx-courtier-summoner = If the living { name-summoner } has no ability on the 3rd night, the Storyteller decides who becomes which Demon.
jinx-damsel-widow = Once there has been a { name-widow }, the { name-damsel } is poisoned for the rest of the game.
jinx-fanggu-scarletwoman = When an Outsider becomes the { name-fanggu }, the { name-scarletwoman } does not become the Demon.
jinx-hatter-summoner = If a summoning leaves more than 1 Demon alive, every death of that night is the Storyteller's decision.
jinx-kazali-marionette = There is no { name-marionette } at setup. The { name-kazali } may make only a neighbour of theirs the { name-marionette }, who is not told.
jinx-kazali-poppygrower = Where the house rule for the two is on, the Storyteller decides who the Minions are that the { name-kazali } names.
jinx-kazali-summoner = { jinx-hatter-summoner }
jinx-magician-marionette = While the { name-magician } is alive, the Demon is not told which of their 2 neighbours the { name-marionette } is.
jinx-magician-widow = The Grimoire that the { name-widow } sees lacks the Demon and the { name-magician }.
jinx-marionette-plaguedoctor = Where the Storyteller would gain the ability of the { name-marionette }, a good neighbour of the Demon becomes the { name-marionette } instead.
jinx-marionette-summoner = There is no { name-marionette } until there is a Demon. Then a neighbour of the Demon becomes the { name-marionette }.
jinx-ogre-recluse = An { name-ogre } who turns evil because the { name-recluse } registered as evil is told so.
jinx-plaguedoctor-scarletwoman = Where the Storyteller would gain the ability of the { name-scarletwoman }, a Minion gains it instead, besides their own, and is told.
jinx-poppygrower-summoner = If the { name-poppygrower } is alive on the 3rd night, the { name-summoner } names only the Demon, and the Storyteller decides who becomes it.
jinx-poppygrower-widow = The { name-widow } does not see the Grimoire while the { name-poppygrower } has their ability.
jinx-pukka-summoner = The { name-summoner } may summon on the 2nd night already, but then only a { name-pukka }.
jinx-recluse-sage = If the Demon kills the { name-sage }, the { name-recluse } might be shown in place of the Demon.

## Townsfolk

name-artist = Artist
ability-artist = Once per game, by day, you may take the Storyteller aside and ask 1 question to be answered yes or no.

name-atheist = Atheist
ability-atheist = The Storyteller may break any rule of the game. If the town executes the Storyteller, good wins, even with you in the grave. [No Minions, no Demon]

name-balloonist = Balloonist
ability-balloonist = Every night, learn a player whose character type differs from that of the player you learned the night before. [Outsiders +0 or +1]

name-banshee = Banshee
ability-banshee = If the Demon kills you, everyone is told so. From then on you may, though dead, nominate 2 times a day and cast 2 votes on each nomination.

name-cannibal = Cannibal
ability-cannibal = Whoever died last by execution leaves you their ability. If they are evil, you are poisoned instead, until an execution kills a good player.

name-chef = Chef
ability-chef = At the start, learn how many times 2 evil players sit side by side.

name-clockmaker = Clockmaker
ability-clockmaker = At the start, learn the distance in seats from the Demon to the closest Minion.

name-courtier = Courtier
ability-courtier = Once per game, at night, you may get a character drunk: its player stays so for 3 nights and 3 days, from this moment on.

name-dreamer = Dreamer
ability-dreamer = Every night, choose someone other than yourself, never a Traveller. You are shown a good and an evil character, exactly one of which is theirs.

name-empath = Empath
ability-empath = Every night, learn how many of the 2 living players nearest to you, one on either side, are evil.

name-flowergirl = Flowergirl
ability-flowergirl = Every night but the first, learn whether the Demon cast a vote today.

name-fool = Fool
ability-fool = Your first death passes you by: you do not die.

name-fortuneteller = Fortune Teller
ability-fortuneteller = Every night, choose 2 players and learn whether the Demon is among them. One good player, the same all game, counts as a Demon to you.

name-gambler = Gambler
ability-gambler = Every night but the first, choose a player and name a character: unless it is theirs, you die.

name-grandmother = Grandmother
ability-grandmother = At the start, learn who one good player is and which character they have. Should the Demon kill that player, you die as well.

name-investigator = Investigator
ability-investigator = At the start, you are shown 2 players and a Minion character that one of them has.

name-juggler = Juggler
ability-juggler = On your first day, you may announce guesses: up to 5 players, a character for each. That same night, learn how many were right.

name-knight = Knight
ability-knight = At the start, 2 players are pointed out to you: neither is the Demon.

name-librarian = Librarian
ability-librarian = At the start, you are shown 2 players and an Outsider character that one of them has, or you are told that 0 are in play.

name-magician = Magician
ability-magician = When evil is introduced, the Demon takes you for a Minion, and the Minions take you for a Demon.

name-mayor = Mayor
ability-mayor = If a day ends without an execution and just 3 players are alive, your team wins. When you would die at night, someone else might die in your place.

name-monk = Monk
ability-monk = Every night but the first, choose someone other than yourself: tonight no Demon can harm them.

name-nightwatchman = Nightwatchman
ability-nightwatchman = Once per game, at night, you may make yourself known to a player: they are told that the { name-nightwatchman } is you.

name-noble = Noble
ability-noble = At the start, learn 3 players: exactly one of them is evil.

name-oracle = Oracle
ability-oracle = Every night but the first, learn the number of evil players among the dead.

name-philosopher = Philosopher
ability-philosopher = Once per game, at night, you may pick a good character and gain its ability. A player who holds that character turns drunk.

name-poppygrower = Poppy Grower
ability-poppygrower = Evil is not introduced: Minions and Demons are not told who the others are. Once you die, they are told that night.

name-professor = Professor
ability-professor = Once per game, on any night but the first, you may try to bring back a dead player: a Townsfolk is resurrected, others stay dead.

name-ravenkeeper = Ravenkeeper
ability-ravenkeeper = Dying at night wakes you once more: choose a player and learn which character they have.

name-sage = Sage
ability-sage = If the Demon kills you, learn 2 players, one of whom is that Demon.

name-savant = Savant
ability-savant = Each day, you may see the Storyteller in private and be told 2 statements, a true one and a false one.

name-seamstress = Seamstress
ability-seamstress = Once per game, at night, you may compare the alignments of 2 players other than yourself: you learn whether they match.

name-slayer = Slayer
ability-slayer = Once per game, by day, you may publicly point out a player. The Demon dies of it, anyone else is unharmed.

name-snakecharmer = Snake Charmer
ability-snakecharmer = Every night, choose a living player. If it is a Demon, you trade characters and alignments, and the one who was the Demon is poisoned from then on.

name-tealady = Tea Lady
ability-tealady = While your nearest living neighbours on both sides are good, neither of them can die.

name-towncrier = Town Crier
ability-towncrier = Every night but the first, learn whether any Minion made a nomination today.

name-undertaker = Undertaker
ability-undertaker = Every night but the first, learn the character of the player whom today's execution killed.

name-villageidiot = Village Idiot
ability-villageidiot = Every night, choose a player and learn whether they are good or evil. [+0 to +2 more { name-villageidiot } tokens; if any, one of those added is drunk]

name-virgin = Virgin
ability-virgin = Your very first nominator, if a Townsfolk, is executed on the spot.

name-washerwoman = Washerwoman
ability-washerwoman = At the start, you are shown 2 players and a Townsfolk character that one of them has.

## Outsiders

name-barber = Barber
ability-barber = If you died today or tonight, then tonight the Demon may make 2 players trade characters; no other Demon may be one of them.

name-damsel = Damsel
ability-damsel = The Minions are told that the { name-damsel } is in play and have 1 public guess between them: should it name you, your team loses.

name-drunk = Drunk
ability-drunk = You are a Townsfolk in your own eyes only: in truth you are the { name-drunk }, and nobody tells you so.

name-golem = Golem
ability-golem = Once per game you may nominate, and unless the nominee is the Demon, they die.

name-goon = Goon
ability-goon = Every night, whoever first chooses you for an ability turns drunk until dusk, and you turn to that player's alignment.

name-hatter = Hatter
ability-hatter = If you died today or tonight, then tonight each Minion may become another Minion character, and each Demon another Demon character.

name-klutz = Klutz
ability-klutz = On learning of your death, you must publicly choose a living player. An evil one costs your team the game.

name-lunatic = Lunatic
ability-lunatic = You are a Demon in your own eyes only. The real one is told who you are and whom you pick at night.

name-moonchild = Moonchild
ability-moonchild = On learning of your death, you must publicly choose a living player. A good one dies tonight.

name-ogre = Ogre
ability-ogre = On your first night, choose someone other than yourself and take on their alignment, whichever it is. You are not told; being drunk or poisoned does not prevent it.

name-plaguedoctor = Plague Doctor
ability-plaguedoctor = Your death hands the ability of some Minion to the Storyteller.

name-politician = Politician
ability-politician = If your team's defeat is above all your doing, you change alignment and share the victory, dead or not.

name-recluse = Recluse
ability-recluse = Abilities might see you as evil, and as a Minion or Demon, dead or not.

name-saint = Saint
ability-saint = Your death by execution loses the game for your team.

## Minions

name-assassin = Assassin
ability-assassin = Once per game, on any night but the first, you may choose a player: they die, no matter what protects them.

name-baron = Baron
ability-baron = More Outsiders than usual are in play. [Outsiders +2]

name-boffin = Boffin
ability-boffin = The Demon also has the ability of a good character that is not in play, even while drunk or poisoned. The Demon and you are told which.

name-cerenovus = Cerenovus
ability-cerenovus = Every night, choose a player and a good character. Tomorrow that player must be mad about being it, or might be executed.

name-devilsadvocate = Devil's Advocate
ability-devilsadvocate = Every night, choose a living player other than last night's choice: if executed tomorrow, they do not die.

name-godfather = Godfather
ability-godfather = At the start, learn which Outsider characters are in play. If an Outsider died today, tonight you choose a player to die. [Outsiders −1 or +1]

name-marionette = Marionette
ability-marionette = You are a good character in your own eyes only. The Demon is told about you. [Seated beside the Demon]

name-organgrinder = Organ Grinder
ability-organgrinder = Everyone votes with eyes closed and the count is kept secret. Every night, decide whether you are drunk until dusk.

name-poisoner = Poisoner
ability-poisoner = Every night, poison a player of your choice: it lasts through tonight and the day that follows.

name-psychopath = Psychopath
ability-psychopath = Each day, before nominations open, you may publicly choose a player: they die. When executed, play rock-paper-scissors against your nominator; you die only if you lose.

name-scarletwoman = Scarlet Woman
ability-scarletwoman = When the Demon dies while 5 or more players are alive, Travellers left out, you become the Demon.

name-summoner = Summoner
ability-summoner = You are shown 3 bluffs. On the 3rd night, pick a player and a Demon character: the player becomes that Demon, of evil alignment. [No Demon]

name-widow = Widow
ability-widow = On your first night, see the whole Grimoire, then poison a player you choose. A good player is told that the { name-widow } is in play.

## Demons

name-alhadikhia = Al-Hadikhia
ability-alhadikhia = Every night but the first, you may choose 3 players, and everyone is told whom. In silence each decides to live or to die; should all decide to live, all die.

name-fanggu = Fang Gu
ability-fanggu = Every night but the first, choose a player to die. The first time this would kill an Outsider, that player turns into an evil { name-fanggu } and you die in their place. [Outsiders +1]

name-imp = Imp
ability-imp = Every night but the first, choose a player to die. If you choose to kill yourself, a living Minion turns into the { name-imp }.

name-kazali = Kazali
ability-kazali = Every night but the first, choose a player to die. [You decide who the Minions are, and which Minion each is. Outsiders −? to +?]

name-ojo = Ojo
ability-ojo = Every night but the first, name a character: its player dies. If nobody is that character, the Storyteller decides who dies.

name-po = Po
ability-po = Every night but the first, you may choose a player to die. If you chose nobody the time before, tonight you must choose 3.

name-pukka = Pukka
ability-pukka = Every night, poison a player you choose. Your victim before that one now dies and is poisoned no longer.

name-shabaloth = Shabaloth
ability-shabaloth = Every night but the first, choose 2 players to die. One of last night's choices, if dead, might be resurrected.

name-vigormortis = Vigormortis
ability-vigormortis = Every night but the first, choose a player to die. A Minion you kill keeps their ability, and the nearest Townsfolk on one side of them is poisoned. [Outsiders −1]

## Travellers

name-cacklejack = Cacklejack
ability-cacklejack = Each day, name a player to be spared. Somebody else's character changes tonight.

name-gangster = Gangster
ability-gangster = Once a day, you may kill your living neighbour on one side, given the consent of your living neighbour on the other.

name-gnome = Gnome
ability-gnome = Everyone is told of one player who shares your alignment. You may kill whoever nominates that player.

name-harlot = Harlot
ability-harlot = Every night but the first, ask a living player for their character. If they agree you are told it, but both of you might die.

name-matron = Matron
ability-matron = Each day, you may make up to 3 pairs of players trade places. Nobody gets up for a private talk.

## Loric

name-bootlegger = Bootlegger
ability-bootlegger = Homebrew is in use: characters or rules from outside the official game.

## Characters that the Storyteller resolves: their names

name-acrobat = Acrobat
name-alchemist = Alchemist
name-alsaahir = Alsaahir
name-amnesiac = Amnesiac
name-bountyhunter = Bounty Hunter
name-chambermaid = Chambermaid
name-choirboy = Choirboy
name-cultleader = Cult Leader
name-engineer = Engineer
name-exorcist = Exorcist
name-farmer = Farmer
name-fisherman = Fisherman
name-general = General
name-gossip = Gossip
name-highpriestess = High Priestess
name-huntsman = Huntsman
name-innkeeper = Innkeeper
name-king = King
name-lycanthrope = Lycanthrope
name-mathematician = Mathematician
name-minstrel = Minstrel
name-pacifist = Pacifist
name-pixie = Pixie
name-preacher = Preacher
name-princess = Princess
name-sailor = Sailor
name-shugenja = Shugenja
name-soldier = Soldier
name-steward = Steward
name-butler = Butler
name-heretic = Heretic
name-hermit = Hermit
name-mutant = Mutant
name-puzzlemaster = Puzzlemaster
name-snitch = Snitch
name-sweetheart = Sweetheart
name-tinker = Tinker
name-zealot = Zealot
name-boomdandy = Boomdandy
name-eviltwin = Evil Twin
name-fearmonger = Fearmonger
name-goblin = Goblin
name-harpy = Harpy
name-mastermind = Mastermind
name-mezepheles = Mezepheles
name-pithag = Pit-Hag
name-spy = Spy
name-vizier = Vizier
name-witch = Witch
name-wizard = Wizard
name-wraith = Wraith
name-xaan = Xaan
name-legion = Legion
name-leviathan = Leviathan
name-lilmonsta = Lil' Monsta
name-lleech = Lleech
name-lordoftyphon = Lord of Typhon
name-nodashii = No Dashii
name-riot = Riot
name-vortox = Vortox
name-yaggababble = Yaggababble
name-zombuul = Zombuul
name-apprentice = Apprentice
name-barista = Barista
name-beggar = Beggar
name-bishop = Bishop
name-bonecollector = Bone Collector
name-bureaucrat = Bureaucrat
name-butcher = Butcher
name-deviant = Deviant
name-gunslinger = Gunslinger
name-judge = Judge
name-scapegoat = Scapegoat
name-thief = Thief
name-voudon = Voudon
name-angel = Angel
name-buddhist = Buddhist
name-deusexfiasco = Deus ex Fiasco
name-djinn = Djinn
name-doomsayer = Doomsayer
name-duchess = Duchess
name-ferryman = Ferryman
name-fibbin = Fibbin
name-fiddler = Fiddler
name-hellslibrarian = Hell's Librarian
name-revolutionary = Revolutionary
name-sentinel = Sentinel
name-spiritofivory = Spirit of Ivory
name-toymaker = Toymaker
name-bigwig = Big Wig
name-gardener = Gardener
name-godofug = God of Ug
name-hindu = Hindu
name-knaves = Knaves
name-pope = Pope
name-stormcatcher = Storm Catcher
name-tor = Tor
name-ventriloquist = Ventriloquist
name-zenomancer = Zenomancer
