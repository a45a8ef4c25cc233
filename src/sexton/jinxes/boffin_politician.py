from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class BoffinPolitician(Jinx):
    """The Boffin cannot give the Politician's ability."""

    pair = "boffin", "politician"

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        return may and (me.ability.character, character) != self.pair
