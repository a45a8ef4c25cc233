from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class KazaliPoppyGrower(Jinx):
    """A house rule: with a Poppy Grower in play the Kazali only names the Minion characters, and the Storyteller says
    who they are."""

    pair = "kazali", "poppygrower"
    house_rules = ("poppies",)

    def leaves_player(self, me: Me) -> bool:
        return me.ability.character == "kazali" and me.house_rule("poppies") and bool(me.holders("poppygrower"))
