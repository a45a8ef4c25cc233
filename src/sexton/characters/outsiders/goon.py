from sexton.engine.character import Outsider
from sexton.engine.words import Me
from sexton.engine.working import DRUNK


class Goon(Outsider):
    """The first player to choose you on a night is drunk until dusk, and you take their side."""

    async def on_chosen(self, me: Me, chooser: int) -> None:
        if not me.tokens(DRUNK):
            me.mark(DRUNK, chooser, until="dusk")
            me.turn(me.seat, me.state.is_evil(chooser))
