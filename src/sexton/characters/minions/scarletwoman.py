from sexton.engine.character import CHARACTERS, DEMON, Death, Minion
from sexton.engine.words import Me


class ScarletWoman(Minion):
    """If the Demon dies with five or more alive, Travellers not counted, you become that Demon."""

    async def on_death(self, me: Me, death: Death) -> None:
        demon = me.state.chars[death.seat]
        if CHARACTERS[demon].team != DEMON or me.of_team(DEMON, me.living):
            return
        alive_before = len(me.living_but_travellers) + (not me.state.is_traveller(death.seat))
        if alive_before >= 5:
            me.mark_for_good("is the demon", me.seat)
            await me.become(me.seat, demon)
