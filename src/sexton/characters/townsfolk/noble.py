from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Card, Pointing
from sexton.engine.words import Me, combinations


class Noble(Townsfolk):
    """On your first night, learn three players of whom exactly one is evil."""

    async def start(self, me: Me) -> None:
        surely = {seat for seat in me.others if me.evil(seat) == {True}}
        maybe = {seat for seat in me.others if True in me.evil(seat)}
        trios = map(set, combinations(me.others, 3))
        truths = [Card(seats=tuple(sorted(t))) for t in trios if len(t & surely) <= 1 and t & maybe]
        shown = await me.learn(Pointing(me.players, 3), truths)
        for seat in shown.seats:
            me.note("know", seat)
