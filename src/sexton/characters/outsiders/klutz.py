from sexton.engine.character import Outsider
from sexton.engine.prompts import Domain, Players
from sexton.engine.state import State
from sexton.engine.words import Me


class Klutz(Outsider):
    """When you learn of your death, choose a living player aloud: if they are evil, your team loses."""

    even_if_dead = True
    last_words = True

    async def on_learning(self, me: Me) -> None:
        me.note("must choose", me.seat, about=me.seat)

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        return Players(state.living()) if state.is_dead(seat) else None

    async def claimed(self, me: Me, value: int) -> None:
        if due := me.tokens("must choose"):
            me.lift(*due)
            if await me.rule(me.evil(value), value):
                me.lose("the Klutz chose an evil player")
