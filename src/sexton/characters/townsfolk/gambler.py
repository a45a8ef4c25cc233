from sexton.engine.character import Townsfolk
from sexton.engine.prompts import PlayerAnd
from sexton.engine.words import Me


class Gambler(Townsfolk):
    """Every night but the first, choose a player and say who they are: if you are wrong, you die."""

    async def night(self, me: Me) -> None:
        player, guess = await me.choose(PlayerAnd(me.players, me.script))
        if not await me.taken_to_be(player, guess):
            await me.kill(me.seat)
