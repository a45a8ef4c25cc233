## Headings of what is shown and printed of a script

sheet-first-night = First night
sheet-other-nights = Other nights
sheet-night-order = Night order
sheet-almanac = Almanac
sheet-reference = How we play
sheet-rules = The author's rules
sheet-no-text = (The file has no text for this character, and Sexton has none of its own.)
sheet-reminders = Reminder tokens
sheet-contents = Characters
sheet-unofficial = Fan-made and unofficial; printed with Sexton. Icons: game-icons.net, CC BY 3.0
sheet-cut-tokens = Character tokens, 45 mm. Print at 100 %, without fitting to the page.
sheet-cut-reminders = Reminder tokens, 25 mm. Print at 100 %, without fitting to the page.

## Steps of the night that belong to no character

night-dusk = Everybody closes their eyes. Travellers and the day's last abilities come first.
night-minioninfo = With 7 or more players: wake the Minions together. Let them see each other, then point to the Demon.
night-demoninfo = With 7 or more players: wake the Demon. Point to the Minions, then show 3 good characters that are not in play.
night-dawn = Wait a little, so that nobody can tell who was last. Then everybody opens their eyes; say who died.

## How we play: one page for everybody at the table

how-counts = Who is in play
how-players = Players
how-travellers = Travellers are not counted. A character with [ ] in its text changes these numbers.
how-goal = To win
how-goal-text = Good wins when no Demon is alive. Evil wins when only 2 players are alive, Travellers left out.
how-day = By day
how-day-text = Talk with everybody, together or apart, and say what you like, true or not. Only your token itself stays hidden.
how-votes = Nominations and votes
how-votes-text = Each living player may nominate once a day, and each player may be nominated once a day. A nomination needs at least half as many votes as there are living players. Whoever has the most votes of the day is executed; in a tie nobody is.
how-dead = The dead
how-dead-text = Once dead you have no ability and nominate nobody, but you go on talking, win and lose with your team, and have 1 vote for the rest of the game.
how-night = By night
how-night-text = Close your eyes. Open them when you are tapped, answer by pointing or nodding, and close them again.
how-impaired = Drunk or poisoned
how-impaired-text = You have no ability then, and nobody tells you so. You wake and are told things as always, and they may be wrong.
how-mad = Mad about something
how-mad-text = Try to make the others believe it. Whether you try hard enough is for the Storyteller to judge.
how-exile = Travellers
how-exile-text = A Traveller's character is known to all, their alignment is not. Everybody, the dead too, may call for a Traveller's exile and support it; it takes half of all players, and no vote is spent.
how-wakes-first = wakes on the first night
how-wakes-other = wakes on other nights
