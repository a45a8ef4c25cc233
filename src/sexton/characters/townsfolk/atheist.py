from collections.abc import Iterable

from sexton.engine.character import Row, Townsfolk
from sexton.engine.words import Me


class Atheist(Townsfolk):
    """The Storyteller may break the rules; if they are executed, good wins, even if you are dead. Nobody is evil."""

    even_if_dead = True
    breaks_rules = True
    storyteller_may_be_nominated = True

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        everybody = row.townsfolk + row.outsider + row.minion + row.demon
        return (Row(everybody - outsiders, outsiders, 0, 0) for outsiders in range(everybody))

    async def on_storyteller_executed(self, me: Me) -> None:
        me.win(False, "the Storyteller was executed")
