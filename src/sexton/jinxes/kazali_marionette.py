from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class KazaliMarionette(Jinx):
    """There is no Marionette at setup. A Kazali may make a player beside them the Marionette, who is not told."""

    pair = "kazali", "marionette"

    def bars(self, me: Me, seat: int, word: str) -> bool:
        return me.ability.character == "kazali" and word == "marionette" and seat not in me.neighbours()
