from sexton.engine.character import TOWNSFOLK, Townsfolk
from sexton.engine.words import Me


class Washerwoman(Townsfolk):
    """On your first night, learn that one of two players is a certain Townsfolk."""

    async def start(self, me: Me) -> None:
        await me.learn_one_of_two(TOWNSFOLK)
