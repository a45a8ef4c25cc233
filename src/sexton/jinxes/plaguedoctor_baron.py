from sexton.engine.character import OUTSIDER
from sexton.engine.jinx import Jinx
from sexton.engine.prompts import PlayerAnd
from sexton.engine.words import Me


class PlagueDoctorBaron(Jinx):
    """Instead of gaining the Baron's ability, the Storyteller may turn up to two players into Outsiders."""

    pair = "baron", "plaguedoctor"

    async def storyteller_gains(self, me: Me, character: str) -> bool:
        if character != "baron":
            return False
        for _ in range(2):
            change = await me.storyteller(PlayerAnd(me.players, me.on_script(OUTSIDER), optional=True), "outsider")
            if change is None:
                break
            await me.become(*change)
        return True
