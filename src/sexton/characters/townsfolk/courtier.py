from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Characters, Players
from sexton.engine.words import Me
from sexton.engine.working import DRUNK


class Courtier(Townsfolk):
    """Once per game, at night, name a character: whoever is that is drunk for three nights and the days after."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        character = await me.choose(Characters((None, *me.script)))
        if character is None:
            return
        me.spend()
        named = [seat for seat in me.players if character in me.character(seat)]
        nobody = not me.holders(character)
        player = await me.storyteller(Players(tuple(named), optional=nobody), "named") if named else None
        if player is not None:
            await me.reach(player)
            me.mark(DRUNK, player, nights=3)
