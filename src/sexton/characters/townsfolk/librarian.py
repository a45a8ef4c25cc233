from sexton.engine.character import OUTSIDER, Townsfolk
from sexton.engine.words import Me


class Librarian(Townsfolk):
    """On your first night, learn that one of two players is a certain Outsider, or that there is none."""

    async def start(self, me: Me) -> None:
        await me.learn_one_of_two(OUTSIDER, or_none=True)
