from sexton.engine.character import Townsfolk
from sexton.engine.words import Me


class Oracle(Townsfolk):
    """Every night but the first, learn how many of the dead are evil."""

    async def night(self, me: Me) -> None:
        dead = [seat for seat in me.players if seat not in me.living]
        await me.learn(range(len(dead) + 1), me.count(me.evil, dead))
