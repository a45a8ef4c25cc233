from sexton.engine.character import DEMON, Townsfolk
from sexton.engine.prompts import Domain, Players
from sexton.engine.state import State
from sexton.engine.words import Me


class Slayer(Townsfolk):
    """Once per game, by day, choose a player aloud: if they are the Demon, they die."""

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain:
        return Players(state.circle)

    async def claimed(self, me: Me, value: int) -> None:
        if me.spent:
            return
        me.spend()
        if await me.taken_for(value, DEMON):
            await me.kill(value)
