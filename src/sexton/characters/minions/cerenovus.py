from sexton.engine.character import Minion
from sexton.engine.prompts import Card, PlayerAnd
from sexton.engine.words import Me
from sexton.engine.working import MAD


class Cerenovus(Minion):
    """Every night, choose a player and a good character: tomorrow they are mad that they are this character, or
    might be executed."""

    async def night(self, me: Me) -> None:
        player, character = await me.choose(PlayerAnd(me.players, me.good_characters))
        me.lift(*me.tokens())
        me.mark(MAD, player, nights=2, what=character)
        me.tell(player, Card(characters=(character,)))
