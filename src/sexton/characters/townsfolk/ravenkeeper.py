from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class Ravenkeeper(Townsfolk):
    """If you die at night, you are woken to choose a player and learn their character."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and me.at_night:
            me.set_off()

    def wakes(self, me: Me) -> bool:
        return me.is_set_off

    async def night(self, me: Me) -> None:
        player = await me.choose(me.players)
        await me.learn(me.script, sorted(me.character(player)))
