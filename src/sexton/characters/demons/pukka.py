from sexton.engine.character import Demon
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class Pukka(Demon):
    """Every night, choose a player: they are poisoned. Whoever was poisoned before dies, and is healthy again."""

    async def night(self, me: Me) -> None:
        before = me.tokens(POISONED)
        me.mark(POISONED, await me.choose(me.players))
        for token in before:
            if me.works:
                await me.kill(token.seat)
                me.lift(token)
