from sexton.engine.character import CHARACTERS, MINION, Townsfolk
from sexton.engine.state import Nomination
from sexton.engine.words import YES_NO, Me


class TownCrier(Townsfolk):
    """Every night but the first, learn whether a Minion nominated today."""

    async def on_dawn(self, me: Me) -> None:
        me.lift(*me.tokens())
        me.note("minions not nominated", me.seat)

    async def on_nomination(self, me: Me, nominator: int, nominee: int) -> None:
        if me.of_team(MINION, [nominator]) and not me.tokens("minion nominated"):
            me.lift(*me.tokens())
            me.note("minion nominated", me.seat)

    async def night(self, me: Me) -> None:
        def by_minion(nomination: Nomination) -> set[bool]:
            seat = nomination.nominator
            return {CHARACTERS[c].team == MINION for c in (nomination.chars[seat], *me.mistaken_for(seat))}

        await me.learn(YES_NO, {number > 0 for number in me.count(by_minion, me.nominations_today)})
        me.lift(*me.tokens())
