from sexton.engine.character import Townsfolk
from sexton.engine.words import Me
from sexton.engine.working import SAFE


class Monk(Townsfolk):
    """Every night but the first, choose another player: the Demon cannot harm them tonight."""

    async def night(self, me: Me) -> None:
        me.mark(SAFE, await me.choose(me.others), until="dawn")
