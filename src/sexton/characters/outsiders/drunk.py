from sexton.engine.character import CHARACTERS, TOWNSFOLK, Outsider
from sexton.engine.prompts import Characters
from sexton.engine.state import State
from sexton.engine.words import Me


class Drunk(Outsider):
    """You take yourself for a Townsfolk, and are not."""

    deluded = True
    drunken = True
    in_bag = False

    def hosts(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.circle if CHARACTERS[state.chars[seat]].team == TOWNSFOLK)

    async def arrive(self, me: Me) -> None:
        # Who has this ability without knowing which one it is may be led to believe in another.
        if me.face != self.id:
            believed = await me.storyteller(Characters((None, *me.on_script(TOWNSFOLK))), "pretend")
            if believed:
                await me.has(believed, real=False, face=me.face)
