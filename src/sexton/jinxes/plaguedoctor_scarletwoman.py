from sexton.engine.character import MINION
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class PlagueDoctorScarletWoman(Jinx):
    """Instead of the Storyteller, a Minion gains the Scarlet Woman's ability on top of their own, and is told."""

    pair = "plaguedoctor", "scarletwoman"

    async def storyteller_gains(self, me: Me) -> None:
        minions = me.of_team(MINION)
        if minions:
            await me.give(await me.storyteller(minions, "give"), "scarletwoman")
