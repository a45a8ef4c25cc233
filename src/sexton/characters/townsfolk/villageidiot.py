from sexton.engine.character import Townsfolk
from sexton.engine.state import EVIL, GOOD, SETUP
from sexton.engine.words import Me


class VillageIdiot(Townsfolk):
    """Every night, choose a player and learn their alignment. There may be three of you; one of several is drunk."""

    copies = 3

    async def arrive(self, me: Me) -> None:
        idiots = me.holders(self.id)
        if me.state.phase == SETUP and len(idiots) > 1 and me.seat == idiots[0]:
            me.mark_for_good("drunk", await me.storyteller(idiots, "mark"))

    async def night(self, me: Me) -> None:
        player = await me.choose(me.players)
        await me.learn((GOOD, EVIL), (EVIL if evil else GOOD for evil in me.evil(player)))
