from sexton.engine.character import DEMON, MINION, OUTSIDER, TOWNSFOLK, TRAVELLER, Demon
from sexton.engine.prompts import Characters
from sexton.engine.words import Me


class Ojo(Demon):
    """Every night but the first, name a character: they die. If nobody is that character, the Storyteller says who."""

    async def night(self, me: Me) -> None:
        named = await me.choose(Characters(me.on_script(TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER)))
        if me.holders(named):
            hit = await me.storyteller([seat for seat in me.players if named in me.character(seat)], "victim")
            await me.reach(hit)
            await me.kill(hit)
        elif me.works:
            await me.kill(await me.storyteller(me.players, "victim"))
