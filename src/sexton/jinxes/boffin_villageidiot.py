from sexton.engine.character import CHARACTERS
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class BoffinVillageIdiot(Jinx):
    """The Boffin can give the Village Idiot's ability while a token is spare, though Village Idiots are in play."""

    pair = "boffin", "villageidiot"

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        if (me.ability.character, character) != self.pair:
            return may
        return len(me.holders(character)) < CHARACTERS[character].copies
