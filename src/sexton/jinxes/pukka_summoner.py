from sexton.engine.jinx import Jinx
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class PukkaSummoner(Jinx):
    """The Summoner may make a Pukka on the second night."""

    pair = "pukka", "summoner"

    def wakes(self, me: Me) -> bool:
        return me.ability.character == "summoner" and me.state.night == 2 and not me.first_day

    async def instead(self, me: Me) -> None:
        player = await me.choose(Players(me.players, optional=True))
        if player is not None:
            me.spend()
            me.turn(player, True, told=False)
            await me.become(player, "pukka")
