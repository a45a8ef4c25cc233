from sexton.engine.character import Minion
from sexton.engine.prompts import Card, Players
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class Widow(Minion):
    """On your first night, see the Grimoire and poison a player. One good player knows that there is a Widow."""

    async def start(self, me: Me) -> None:
        worked = me.works
        me.show_grimoire()
        me.mark(POISONED, await me.choose(me.players))
        if worked and (good := me.good_players()):
            # Where she has just poisoned herself, whether anybody still hears of her is left open.
            confidant = await me.storyteller(Players(good, optional=not me.works), "know")
            if confidant is not None:
                me.note("know", confidant)
                me.tell(confidant, Card(characters=(self.id,)))
