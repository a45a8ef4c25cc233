from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Players
from sexton.engine.words import YES_NO, Me


class Seamstress(Townsfolk):
    """Once per game, at night, choose two other players and learn whether they are on the same side."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        chosen = await me.choose(Players(me.others, 2, optional=True))
        if chosen is None:
            return
        me.spend()
        one, other = chosen
        await me.learn(YES_NO, {a == b for a in me.evil(one) for b in me.evil(other)})
