from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class BoffinDrunk(Jinx):
    """The Boffin cannot give the Drunk's ability."""

    pair = "boffin", "drunk"

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        return may and (me.ability.character, character) != self.pair
