from sexton.engine.character import Minion
from sexton.engine.prompts import Options
from sexton.engine.words import YES_NO, Me
from sexton.engine.working import DRUNK


class OrganGrinder(Minion):
    """Everybody votes with their eyes closed, and nobody hears the count. Every night, you may choose to be drunk
    until dusk."""

    secret_votes = True

    async def night(self, me: Me) -> None:
        if await me.choose(Options(YES_NO)):
            me.mark(DRUNK, me.seat, until="dusk")
