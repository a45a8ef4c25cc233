from sexton.engine.character import TOWNSFOLK, Townsfolk
from sexton.engine.words import Me


class Virgin(Townsfolk):
    """The first time you are nominated, a Townsfolk who did it is executed at once."""

    async def on_nomination(self, me: Me, nominator: int, nominee: int) -> None:
        if nominee != me.seat or me.spent or me.dead:
            return
        me.spend()
        if await me.taken_for(nominator, TOWNSFOLK):
            await me.execute(nominator)
