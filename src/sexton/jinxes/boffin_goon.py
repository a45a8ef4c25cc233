from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class BoffinGoon(Jinx):
    """A Demon with the Goon's ability does not turn good by it."""

    pair = "boffin", "goon"

    def may_turn(self, me: Me, seat: int, evil: bool) -> bool:
        return evil or (me.giver, me.ability.character) != self.pair
