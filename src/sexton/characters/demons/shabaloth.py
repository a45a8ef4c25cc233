from sexton.engine.character import Demon
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class Shabaloth(Demon):
    """Every night but the first, choose two players: they die. One dead player of last night's choice might come
    back to life."""

    kills = 2

    async def night(self, me: Me) -> None:
        eaten = tuple(token for token in me.tokens() if me.state.is_dead(token.seat) and token.kind != "alive")
        if eaten and me.works:
            back = await me.storyteller(Players(tuple(token.seat for token in eaten), optional=True), "return")
            if back is not None:
                await me.revive(back)
                me.lift(*(token for token in eaten if token.seat == back))
                me.note("alive", back, nights=1)
        for seat in await me.choose(Players(me.players, 2), in_turn=True):
            await me.reach(seat)
            await me.kill(seat)
            if seat != me.seat:  # nobody brings themself back
                me.mark("dead" if me.state.is_dead(seat) else "chosen", seat, nights=2)
