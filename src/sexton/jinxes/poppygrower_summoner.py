from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class PoppyGrowerSummoner(Jinx):
    """While a Poppy Grower lives on the third night, the Summoner names the Demon, and the Storyteller the player."""

    pair = "poppygrower", "summoner"

    def leaves_player(self, me: Me) -> bool:
        living = set(me.bearers("poppygrower")) & set(me.living)
        return me.ability.character == "summoner" and me.state.night == 3 and bool(living)
