from sexton.engine.character import MINION, Death, Outsider
from sexton.engine.prompts import Characters
from sexton.engine.words import Me


class PlagueDoctor(Outsider):
    """When you die, the Storyteller gains a Minion's ability."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and me.works:
            me.mark_for_good("storyteller ability", me.seat)
            await me.storyteller_gains(await me.storyteller(Characters(me.on_script(MINION)), "gain"))
