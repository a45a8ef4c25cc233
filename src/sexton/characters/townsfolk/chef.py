from sexton.engine.character import Townsfolk
from sexton.engine.words import Me


class Chef(Townsfolk):
    """On your first night, learn how many pairs of neighbours are both evil."""

    async def start(self, me: Me) -> None:
        def both_evil(pair: tuple[int, int]) -> set[bool]:
            one, other = pair
            return {a and b for a in me.evil(one) for b in me.evil(other)}

        await me.learn(range(len(me.players) + 1), me.count(both_evil, me.pairs()))
