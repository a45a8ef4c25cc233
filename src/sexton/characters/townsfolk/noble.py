from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Card, Pointing
from sexton.engine.words import Me, combinations


class Noble(Townsfolk):
    """On your first night, learn three players of whom exactly one is evil."""

    async def start(self, me: Me) -> None:
        trios = combinations(me.others, 3)
        truths = (Card(seats=trio) for trio in trios if 1 in me.count(me.evil, trio))
        shown = await me.learn(Pointing(me.players, 3), truths)
        for seat in shown.seats:
            me.note("know", seat)
