### Why something happened, for the Storyteller: one reason a line, the reasons for it below.

cause-who = the { $character } ({ $player })
cause-whose = the { $character }
when-setup = at the setup
when-night = in night { $number }
when-day = on day { $number }
when-standing = as long as the ability works

## Whether an ability works

cause-works = The ability of { $who } works.
cause-does-not-work = The ability of { $who } does not work.
cause-token = On { $player } lies “{ $reminder }” of { $who }, { $when }.
cause-token-drunk = { $player } is drunk by { $who }, { $when }.
cause-token-poisoned = { $player } is poisoned by { $who }, { $when }.
cause-token-has-ability = Though dead, { $player } keeps the ability by { $who }, { $when }.
cause-token-safe = { $player } is safe from the Demon by { $who }, { $when }.
cause-token-mad = { $player } is mad by { $who }, { $when }.
cause-token-cannot-die = { $player } cannot die by { $who }, { $when }.
cause-token-idle = “{ $reminder }” of { $who } on { $player }, { $when }, does not count.
cause-own-token = That ability silences itself, and its token goes on to count.
cause-believed = The ability is only believed: it comes from { $who }.
cause-believed-only = { $player } only believes to have this ability.
cause-given = The ability comes from { $who }.
cause-dead = { $player } died { $when }.
cause-steady = Drunkenness and poison do not touch this ability.
cause-lost = { $player } no longer has this ability.
cause-not-held = { $player } does not have the ability of the { $character }.
cause-ring = Here the effects go round in a circle: what held before still holds, and of new effects the oldest.
cause-ring-open = The effects go round in a circle that has no answer of its own: the Storyteller decides.
cause-ring-ruled = The effects go round in a circle, and the Storyteller has suspended this one.

## What was done, and by whom

cause-by = It comes from the ability of { $who }.
cause-setup = It belongs to the setup.
cause-ruling = The Storyteller says so.
cause-chose = The choice of { $who } { $when }: { $value }.
cause-asked = { $player } chose { $when }: { $value }.
cause-claimed-plain = In public { $who } acted { $when }.
cause-claimed = In public { $who } said { $when }: { $value }.
cause-set-off = The death of { $player } set it off.
cause-nomination = { $nominator } nominated { $nominee }.
cause-jinx = The jinx of the { $one } and the { $other } decides here.
cause-judged = For the ability of { $who } the Storyteller judged what { $player } is taken for: { $answer }.
cause-overruled = The Storyteller answered outside the rules.

## Deaths, and what keeps from them

cause-kills = The ability of { $who } attacks { $player }.
cause-executed-by = The ability of { $who } has { $player } executed.
cause-madness = { $player } is executed for having broken madness.
cause-votes =
    { $votes ->
        [one] Nominated by { $nominator }, with 1 vote
       *[other] Nominated by { $nominator }, with { $votes } votes
    }, { $needed } needed, and nobody had as many.
cause-exile = The town exiles.
cause-exile-votes = { $count } supported the exile, { $needed } were needed.
cause-sure = Nothing could prevent this death.
cause-no-help = The ability of { $who } does not save { $player }.
cause-safe-from-demons = “{ $reminder }” of { $who } on { $player }, { $when }, only protects from the Demon.
cause-used-up = The ability of { $who } was used up before.
cause-used-up-now = The ability of { $who } is used up by this.
cause-saves = The ability of { $who } saves { $player }.
cause-in-place = It is in the place of { $player }, by the ability of { $who }.
cause-instead = In their place { $player } is to die.
cause-instead-dead = In their place { $player } is to die, who is dead already.
cause-safe = { $player } is safe from the ability of { $who }.

## What was told

cause-true-though = It need not be true, and is by the choice of the Storyteller.
cause-true-is = True would be: { $answers }.
cause-also-true = Also true would be: { $answers }.
cause-and-more = { $answers } and { $count } more
cause-only-answer = Nothing else could be told.
cause-told-anyway = Nothing else could be told, whether or not the ability works.
cause-told-chosen = The Storyteller chose what to tell.
cause-shown = The Storyteller shows it unasked.
cause-rules-off = While the ability of { $who } works, the Storyteller may tell anything.
cause-taken = { $player } is taken for something else by { $who }; else true would be: { $answers }.
cause-counts-as = By the jinx of the { $one } and the { $other }, { $player } counts as: { $team }.
cause-introduced = Evil players learn who is who.
cause-introduced-bluffs = The Demon learns characters that are not in play.
cause-seems = { $player } is shown among them by the ability of { $who }.

## How the game was won

cause-dead-demon = { $player }, a Demon, died { $when }.
cause-alive = Alive, Travellers not counted: { $players }.
