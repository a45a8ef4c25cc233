from sexton.engine.character import CHARACTERS, DEMON, OUTSIDER
from sexton.engine.jinx import Jinx
from sexton.engine.prompts import PlayerAnd
from sexton.engine.words import Me


class PlagueDoctorBaron(Jinx):
    """Instead of gaining the Baron's ability, the Storyteller may turn up to two players into Outsiders."""

    pair = "baron", "plaguedoctor"

    async def storyteller_gains(self, me: Me) -> None:
        # Whoever changes is told what they are, so nobody becomes an Outsider who must not know.
        outsiders = tuple(c for c in me.on_script(OUTSIDER) if not CHARACTERS[c].deluded)
        players = [p for p in me.players if not (me.state.is_traveller(p) or me.of_team(OUTSIDER, [p]))]
        for _ in range(2):
            # To end the game by taking the last Demon away needs the Storyteller's insistence.
            safe = [seat for seat in players if me.of_team(DEMON, me.living) != (seat,)]
            legal, whole = (PlayerAnd(tuple(seats), outsiders, optional=True) for seats in (safe, players))
            change = await me.storyteller(legal, "outsider", shape=whole)
            if change is None:
                break
            players.remove(change[0])
            await me.become(*change)
