from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class Fool(Townsfolk):
    """The first time you would die, you do not."""

    last_resort = True

    async def on_dying(self, me: Me, death: Death) -> int | None:
        if death.seat != me.seat or me.spent:
            return death.seat
        me.spend()
        return None if me.works else death.seat
