from sexton.engine.character import OUTSIDER, Demon
from sexton.engine.prompts import Options
from sexton.engine.words import Me


class FangGu(Demon):
    """Every night but the first, choose a player: they die. The first Outsider to die so becomes an evil Fang Gu, and
    you die in their place."""

    outsiders = (1,)

    async def night(self, me: Me) -> None:
        victim = await me.victim(await me.choose(me.players))
        if victim is None:
            return
        once = any(token.kind == "once" for token in me.state.tokens)
        outsider = not once and await me.taken_for(victim, OUTSIDER)
        dies = await me.victim(me.seat) if outsider else None
        # Nothing says what becomes of the exchange where the Fang Gu cannot die.
        stuck = outsider and dies is None
        outcome = await me.storyteller(Options(("die", "live", "leap")), "leap", victim) if stuck else "leap"
        if not outsider or outcome == "die":
            await me.finish(victim)
        elif outcome == "leap":
            me.mark_for_good("once", victim)
            me.turn(victim, True, told=False)
            await me.become(victim, self.id)
            if dies is not None:
                await me.finish(dies)
