from sexton.engine.character import Minion
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class Poisoner(Minion):
    """Every night, choose a player: they are poisoned tonight and the day after."""

    async def night(self, me: Me) -> None:
        me.mark(POISONED, await me.choose(me.players), until="dusk")
