from sexton.engine.character import DEMON
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class HatterSummoner(Jinx):
    """A summoning that leaves two Demons alive makes every death of that night the Storyteller's decision."""

    pair = "hatter", "summoner"

    async def acted(self, me: Me) -> None:
        if me.ability.character == "summoner" and len(me.of_team(DEMON, me.living)) > 1:
            me.open_deaths()
