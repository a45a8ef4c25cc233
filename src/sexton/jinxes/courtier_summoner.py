from sexton.engine.character import CHARACTERS
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class CourtierSummoner(Jinx):
    """A living Summoner who has no ability on the third night chooses in vain, and the Storyteller summons instead."""

    pair = "courtier", "summoner"

    async def acted(self, me: Me) -> None:
        if me.ability.character == "summoner" and me.spent and not me.works and not me.dead:
            await CHARACTERS["summoner"].night(me.for_storyteller())
