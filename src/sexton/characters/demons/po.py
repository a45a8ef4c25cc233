from sexton.engine.character import Demon
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class Po(Demon):
    """Every night but the first, you may choose a player: they die. After choosing nobody, choose three."""

    kills = 3

    async def night(self, me: Me) -> None:
        saved_up = me.tokens("3 attacks")
        domain = Players(me.players, 3) if saved_up else Players(me.players, optional=True)
        chosen = await me.choose(domain, in_turn=True)
        me.lift(*saved_up)
        if chosen is None:
            me.note("3 attacks", me.seat)
            return
        for seat in chosen if saved_up else (chosen,):
            await me.reach(seat)
            await me.kill(seat)
