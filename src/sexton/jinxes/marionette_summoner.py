from sexton.engine.character import CHARACTERS, DEMON
from sexton.engine.jinx import Jinx
from sexton.engine.setup import install
from sexton.engine.words import Me


class MarionetteSummoner(Jinx):
    """There is no Marionette before there is a Demon; then a player beside the Demon becomes it."""

    pair = "marionette", "summoner"

    async def acted(self, me: Me) -> None:
        bag = me.state.bag
        missing = bag is not None and "marionette" in bag.aside and not me.holders("marionette")
        if missing and me.of_team(DEMON) and CHARACTERS["marionette"].hosts(me.state):
            await install(me.game, "marionette")
