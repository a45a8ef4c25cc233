from sexton.engine.character import Traveller
from sexton.engine.prompts import Domain, Swaps
from sexton.engine.state import State
from sexton.engine.words import Me

STAYS_PUT = "cannot move"


class Matron(Traveller):
    """Once a day, up to three times two players swap seats. Nobody leaves their seat for a private talk."""

    seated_talk = True

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        if state.chars[seat] != self.id or state.is_dead(seat):
            return None
        fixed = {token.seat for token in state.tokens if token.kind == STAYS_PUT}
        return Swaps(tuple(p for p in state.circle if p not in fixed))

    async def claimed(self, me: Me, value: tuple[tuple[int, int], ...]) -> None:
        circle = list(me.players)
        for one, other in value:
            a, b = circle.index(one), circle.index(other)
            circle[a], circle[b] = other, one
        me.rearrange(circle)
