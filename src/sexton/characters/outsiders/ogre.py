from sexton.engine.character import Outsider
from sexton.engine.words import Me


class Ogre(Outsider):
    """On your first night, choose another player: you take their side, unknowing, even if drunk or poisoned."""

    steady = True
    knows_alignment = False

    async def start(self, me: Me) -> None:
        friend = await me.choose(me.others)
        me.turn(me.seat, await me.rule(me.evil(friend), friend), told=False)
