from sexton.engine.character import TOWNSFOLK, Townsfolk
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class Professor(Townsfolk):
    """Once per game, at night but the first, choose a dead player: a Townsfolk is alive again."""

    def wakes(self, me: Me) -> bool:
        return not me.spent

    async def night(self, me: Me) -> None:
        known = Players(me.known_dead, optional=True)
        # Who died tonight is not known yet; the Storyteller may let such a choice stand.
        dead = Players(tuple(seat for seat in me.players if seat not in me.living), optional=True)
        while (player := await me.choose(known, shape=dead)) in me.living:
            continue  # somebody who has come back tonight
        if player is None:
            return
        me.spend()
        if me.works and await me.taken_for(player, TOWNSFOLK):
            me.note("alive", player, until="dawn")
            await me.revive(player)
