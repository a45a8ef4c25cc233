from sexton.engine.character import Traveller
from sexton.engine.prompts import Domain, Options
from sexton.engine.state import State
from sexton.engine.words import YES_NO, Me


class Gangster(Traveller):
    """Once a day, a living neighbour of yours dies if the other one agrees. Where both do, you say who."""

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        return Options((None,)) if state.chars[seat] == self.id and not state.is_dead(seat) else None

    async def claimed(self, me: Me, value: None) -> None:
        neighbours = me.living_neighbours()
        if len(neighbours) < 2:
            return
        agreed = await me.together(neighbours, Options(YES_NO))
        doomed = [victim for victim, agrees in zip(neighbours, reversed(agreed), strict=True) if agrees]
        if doomed:
            await me.kill(doomed[0] if len(doomed) == 1 else await me.choose_aloud(doomed))
