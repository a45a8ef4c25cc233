from sexton.engine.character import Minion
from sexton.engine.prompts import Card
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class Widow(Minion):
    """On your first night, see the Grimoire and poison a player. One good player knows that there is a Widow."""

    async def start(self, me: Me) -> None:
        me.show_grimoire()
        me.mark(POISONED, await me.choose(me.players))
        if me.works:
            confidant = await me.storyteller(me.good_players(), "know")
            me.note("know", confidant)
            me.tell(confidant, Card(characters=(self.id,)))
