from sexton.engine.character import Outsider
from sexton.engine.prompts import Options
from sexton.engine.state import EVIL
from sexton.engine.words import YES_NO, Me


class Politician(Outsider):
    """If nobody did more for your team's defeat, you change sides and win, even if dead."""

    even_if_dead = True

    async def on_result(self, me: Me, team: str) -> None:
        winners_are_evil = team == EVIL
        lost = me.state.is_evil(me.seat) != winners_are_evil
        # Only one player can have been the most responsible.
        taken = any(token.kind == "most responsible" for token in me.state.tokens)
        if lost and me.works and not taken and await me.storyteller(Options(YES_NO), "responsible"):
            me.note("most responsible", me.seat)
            me.turn(me.seat, winners_are_evil)
