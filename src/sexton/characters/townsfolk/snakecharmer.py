from sexton.engine.character import DEMON, Townsfolk
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class SnakeCharmer(Townsfolk):
    """Every night, choose a living player: a Demon trades character and side with you and is poisoned for good."""

    async def night(self, me: Me) -> None:
        player = await me.choose(me.known_living)
        if player == me.seat or player not in me.living:
            return  # a Demon who has this ability would trade with themself; who died tonight trades no more
        if await me.taken_for(player, DEMON):
            charm = me.though_dead()
            await charm.swap(me.seat, player, alignments=True)
            charm.mark_for_good(POISONED, player)
