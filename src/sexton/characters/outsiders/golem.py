from sexton.engine.character import DEMON, Outsider
from sexton.engine.state import Ability, State
from sexton.engine.words import Me

NO_MORE = "may not nominate"


class Golem(Outsider):
    """You may nominate once per game. Whoever you nominate dies, unless they are the Demon."""

    def nominations(self, state: State, ability: Ability) -> int | None:
        used = any(token.kind == NO_MORE and token.by == ability.id for token in state.tokens)
        return 0 if used else None

    async def on_nomination(self, me: Me, nominator: int, nominee: int) -> None:
        if nominator != me.seat or me.tokens(NO_MORE):
            return
        me.note(NO_MORE, me.seat)
        if nominee in me.players and not await me.taken_for(nominee, DEMON):
            await me.kill(nominee)
