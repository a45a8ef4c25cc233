from sexton.engine.character import DEMON, Death, Townsfolk
from sexton.engine.prompts import Card, Pointing
from sexton.engine.words import Me, combinations


class Sage(Townsfolk):
    """If the Demon kills you, learn that it is one of two players."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and death.by_demon and death.by is not None:
            me.note("demon", death.by.seat, until="dawn")
            me.set_off()

    def wakes(self, me: Me) -> bool:
        return me.is_set_off

    async def night(self, me: Me) -> None:
        killers = {token.seat for token in me.tokens("demon")}
        # Whoever may be taken for the Demon may stand in for it.
        suspects = killers | (set(me.might_be(DEMON)) - set(me.of_team(DEMON)))
        pairs = combinations(me.others, 2)
        truths = [Card(seats=pair) for pair in pairs if suspects & set(pair)]
        await me.learn(Pointing(me.players, 2), truths)
