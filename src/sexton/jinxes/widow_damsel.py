from sexton.engine.events import Became, Dealt, Lifted, Placed
from sexton.engine.game import Game
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me
from sexton.engine.working import POISONED, emit


class WidowDamsel(Jinx):
    """Once there is or has been a Widow, the Damsel is poisoned for good."""

    pair = "damsel", "widow"

    async def gained(self, me: Me) -> None:
        self.changed(me.game)

    def changed(self, game: Game) -> None:
        s = game.state
        poison = {t.seat: t for t in s.tokens if (t.kind, t.by, t.character) == (POISONED, None, "widow")}
        holders = {a.seat for a in s.abilities if a.real and a.character == "damsel"}
        damsels = holders if self._widow(game) else set()
        for seat in sorted(damsels - poison.keys()):
            emit(s, Placed(POISONED, seat, None, "widow"))
        for seat in sorted(poison.keys() - damsels):
            emit(s, Lifted(poison[seat].id))

    def _widow(self, game: Game) -> bool:
        """Whether there is a Widow, or ever was."""
        return any(a.real and a.character == "widow" for a in game.state.abilities) or any(
            "widow" in event.tokens if isinstance(event, Dealt) else event.character == "widow"
            for event in game.state.backwards()
            if isinstance(event, Dealt | Became)
        )
