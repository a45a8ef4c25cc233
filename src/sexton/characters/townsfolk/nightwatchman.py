from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Card, Players
from sexton.engine.words import Me


class Nightwatchman(Townsfolk):
    """Once per game, at night, choose a player: they learn that you are the Nightwatchman."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        player = await me.choose(Players(me.players, optional=True))
        if player is not None:
            me.spend()
            # To be shown nothing would tell the holder that they are drunk or poisoned.
            tell = me.tell if player == me.seat else me.show
            tell(player, Card(seats=(me.seat,), characters=(self.id,)))
