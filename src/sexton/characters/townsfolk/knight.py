from sexton.engine.character import DEMON, Townsfolk
from sexton.engine.prompts import Card, Pointing
from sexton.engine.words import Me, combinations


class Knight(Townsfolk):
    """On your first night, learn two players of whom neither is the Demon."""

    async def start(self, me: Me) -> None:
        safe = (seat for seat in me.others if me.team(seat) != {DEMON})
        shown = await me.learn(Pointing(me.players, 2), [Card(seats=pair) for pair in combinations(safe, 2)])
        for seat in shown.seats:
            me.note("know", seat)
