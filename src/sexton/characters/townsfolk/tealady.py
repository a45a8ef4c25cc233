from collections.abc import Iterable

from sexton.engine.character import Death, Townsfolk
from sexton.engine.state import Ability, State
from sexton.engine.words import Me
from sexton.engine.working import CANNOT_DIE


class TeaLady(Townsfolk):
    """While your nearest living players on both sides are good, they cannot die."""

    async def on_dying(self, me: Me, death: Death) -> int | None:
        neighbours = me.living_neighbours()
        if death.seat not in neighbours or not me.works:
            return death.seat
        for seat in sorted(neighbours, key=lambda seat: len(me.evil(seat))):  # who is surely evil settles it
            if await me.rule(me.evil(seat), seat):
                return death.seat
        return None

    def aura(self, state: State, ability: Ability) -> Iterable[tuple[str, int]]:
        place, n = state.circle.index(ability.seat), len(state.circle)
        round_once = [state.circle[(place + i) % n] for i in range(1, n)]
        living = [seat for seat in round_once if not state.is_dead(seat)]
        neighbours = {*living[:1], *living[-1:]}
        if any(state.is_evil(seat) for seat in neighbours):
            return ()
        return [(CANNOT_DIE, seat) for seat in sorted(neighbours)]
