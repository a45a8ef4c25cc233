from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class OgreRecluse(Jinx):
    """An Ogre who turned evil because a Recluse was taken for evil is told so."""

    pair = "ogre", "recluse"

    def turned(self, me: Me, seat: int) -> None:
        friend = me.last_choice
        if me.ability.character == "ogre" and me.has_ability(friend, "recluse") and not me.state.is_evil(friend):
            me.tell_alignment(seat)
