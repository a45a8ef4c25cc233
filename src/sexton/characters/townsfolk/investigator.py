from sexton.engine.character import MINION, Townsfolk
from sexton.engine.words import Me


class Investigator(Townsfolk):
    """On your first night, learn that one of two players is a certain Minion."""

    async def start(self, me: Me) -> None:
        await me.learn_one_of_two(MINION)
