from sexton.engine.character import Minion
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class Assassin(Minion):
    """Once per game, at night but the first, choose a player: they die, whatever would prevent it."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        strike = me.though_dead()  # what the choice itself sets off does not stop the death
        player = await me.choose(Players(me.players, optional=True))
        if player is not None:
            me.spend()
            await strike.kill(player, surely=True)
