from collections.abc import Iterable

from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Characters
from sexton.engine.state import Ability, State
from sexton.engine.words import Me
from sexton.engine.working import DRUNK


class Philosopher(Townsfolk):
    """Once per game, at night, gain a good character's ability. Whoever is that character is drunk."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        others = tuple(c for c in me.good_characters if c != self.id)
        choice = await me.choose(Characters((None, *others)))
        if choice is None:
            return
        me.spend()
        if not me.holders(choice):
            # Nobody's token but theirs stands for that character; else the other holder is marked as drunk.
            me.note("is the philosopher", me.seat)
        await me.gain(choice)

    def aura(self, state: State, ability: Ability) -> Iterable[tuple[str, int]]:
        gained = {a.character for a in state.abilities if a.via == ability.id and a.real}
        if not gained:
            return ()
        return [(DRUNK, seat) for seat in state.circle if state.chars[seat] in gained and seat != ability.seat]
