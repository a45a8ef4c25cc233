from sexton.engine.character import DEMON
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class MarionettePlagueDoctor(Jinx):
    """Instead of gaining the ability, the Storyteller makes a good neighbour of the Demon the Marionette."""

    pair = "marionette", "plaguedoctor"

    async def storyteller_gains(self, me: Me) -> None:
        demons = me.of_team(DEMON, me.living)
        beside = {seat for demon in demons for seat in me.neighbours(of=demon)}
        hosts = tuple(seat for seat in me.good_players() if seat in beside and not me.state.is_traveller(seat))
        if hosts:
            me.delude(await me.storyteller(hosts, "mark"), "marionette")
