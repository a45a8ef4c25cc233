from sexton.engine.character import DEMON
from sexton.engine.jinx import Jinx
from sexton.engine.sight import Sight


class ClockmakerSummoner(Jinx):
    """To the Clockmaker the Summoner is the Demon."""

    pair = "clockmaker", "summoner"

    def counts_as(self, me: Sight, seat: int) -> str | None:
        if me.ability.character == "clockmaker" and me.state.chars[seat] == "summoner":
            return DEMON
        return None
