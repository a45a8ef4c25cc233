from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class BoffinOgre(Jinx):
    """The Boffin cannot give the Ogre's ability."""

    pair = "boffin", "ogre"

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        return may and (me.ability.character, character) != self.pair
