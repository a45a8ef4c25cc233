from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Domain, Guesses
from sexton.engine.state import State
from sexton.engine.words import Me


class Juggler(Townsfolk):
    """On your first day, guess up to five players' characters aloud. That night, learn how many were right."""

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain:
        return Guesses(state.circle, script)

    async def claimed(self, me: Me, value: tuple[tuple[int, str], ...]) -> None:
        if not me.first_day:
            return
        me.note("guessed", me.seat)
        for seat, guess in value:
            if await me.taken_to_be(seat, guess, kept=True):
                me.note("correct", me.seat)

    def wakes(self, me: Me) -> bool:
        return bool(me.tokens("guessed"))

    async def night(self, me: Me) -> None:
        await me.learn(range(6), [len(me.tokens("correct"))])
        me.lift(*me.tokens())
