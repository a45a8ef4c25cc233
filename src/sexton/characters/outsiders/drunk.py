from sexton.engine.character import CHARACTERS, TOWNSFOLK, Outsider
from sexton.engine.state import State


class Drunk(Outsider):
    """You take yourself for a Townsfolk, and are not."""

    deluded = True
    in_bag = False

    def hosts(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.circle if CHARACTERS[state.chars[seat]].team == TOWNSFOLK)
