from sexton.engine.character import Outsider
from sexton.engine.prompts import Domain, Players
from sexton.engine.state import State
from sexton.engine.words import Me


class Moonchild(Outsider):
    """When you learn of your death, choose a living player aloud: if they are good, they die tonight."""

    even_if_dead = True
    last_words = True

    async def on_learning(self, me: Me) -> None:
        me.note("must choose", me.seat, until="dusk", about=me.seat)

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        return Players(state.living()) if state.is_dead(seat) else None

    async def claimed(self, me: Me, value: int) -> None:
        if due := me.tokens("must choose"):
            me.lift(*due)
            if not await me.rule(me.evil(value), value, kept=True):
                me.note("dead", value, until="dawn")

    def wakes(self, me: Me) -> bool:
        return bool(me.tokens("dead"))

    async def night(self, me: Me) -> None:
        for token in me.tokens("dead"):
            await me.kill(token.seat)
