from collections.abc import Iterable

from sexton.engine.character import CHARACTERS, DEMON, MINION, Identity, Outsider
from sexton.engine.state import Ability, State


class Recluse(Outsider):
    """You might be taken for evil, and for a Minion or a Demon, even if dead."""

    even_if_dead = True

    def registers(self, state: State, ability: Ability, script: tuple[str, ...]) -> Iterable[Identity]:
        yield Identity(state.chars[ability.seat], True)
        for character in script:
            if CHARACTERS[character].team in (MINION, DEMON):
                yield Identity(character, True)
