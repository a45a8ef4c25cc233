from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class Mayor(Townsfolk):
    """With three alive and no execution today, your team wins. If you die at night, another might die instead."""

    last_resort = True

    async def on_dying(self, me: Me, death: Death) -> int | None:
        if death.seat == me.seat and me.at_night and me.works:
            instead: int = await me.storyteller(me.players, "instead")
            return instead
        return death.seat

    async def on_dusk(self, me: Me) -> None:
        if len(me.living) == 3 and not me.state.executed_today():
            me.win(me.state.is_evil(me.seat), "three live, and nobody was executed")
