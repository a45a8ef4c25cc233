from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class TeaLady(Townsfolk):
    """While your nearest living players on both sides are good, they cannot die."""

    async def on_dying(self, me: Me, death: Death) -> int | None:
        neighbours = me.living_neighbours()
        if death.seat not in neighbours or not me.works:
            return death.seat
        for seat in neighbours:
            if await me.rule(me.evil(seat), seat):
                return death.seat
        return None
