from sexton.engine.character import Demon
from sexton.engine.prompts import Options, Players
from sexton.engine.words import Me


class AlHadikhia(Demon):
    """Every night but the first, you may choose three players, whose names all hear: each chooses in silence to live
    or to die. If all three live, all three die."""

    kills = 3

    async def night(self, me: Me) -> None:
        chosen = await me.choose(Players(me.players, 3, optional=True))
        deal = me.though_dead()
        for number, seat in enumerate(chosen or (), 1):
            deal = me.though_dead() if me.seat in me.living else deal
            me.note(str(number), seat, until="dawn")
            me.announce(seat)
            if await me.ask(seat, Options(("live", "die")), "live or die") == "die":
                await deal.kill(seat)
            else:
                await deal.revive(seat)
        if chosen and all(seat in me.living for seat in chosen):
            deal = me.though_dead() if me.seat in me.living else deal
            # The three die as one: whoever counts the living when the Demon dies counts the others too.
            for seat in sorted(chosen, key=lambda seat: seat != me.seat):
                await deal.kill(seat)
