from sexton.engine.character import CHARACTERS, DEMON, Demon
from sexton.engine.prompts import Characters, Players
from sexton.engine.words import Me


class Ojo(Demon):
    """Every night but the first, name a character: they die. If nobody is that character, the Storyteller says who."""

    async def night(self, me: Me) -> None:
        named = await me.choose(Characters(me.script))
        if me.holders(named):
            hit = await me.storyteller([seat for seat in me.players if named in me.character(seat)], "victim")
            await me.reach(hit)
            await me.kill(hit)
            return
        # As many may die as another Demon of the script would kill.
        most = max((CHARACTERS[demon].kills for demon in me.on_script(DEMON)), default=1)
        doomed: list[int] = []
        while me.works and len(doomed) < most:
            left = tuple(seat for seat in me.players if seat not in doomed)
            victim = await me.storyteller(Players(left, optional=bool(doomed)), "victim")
            if victim is None:
                break
            doomed.append(victim)
        for victim in doomed:
            await me.kill(victim)
