from sexton.engine.character import Townsfolk
from sexton.engine.words import Me


class Empath(Townsfolk):
    """Every night, learn how many of your two nearest living neighbours are evil."""

    async def night(self, me: Me) -> None:
        await me.learn(range(3), me.count(me.evil, me.living_neighbours()))
