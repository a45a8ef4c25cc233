from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Domain, Options, Statement
from sexton.engine.state import Ability, State
from sexton.engine.statements import Questions, words_of
from sexton.engine.words import YES_NO, Me


class Artist(Townsfolk):
    """Once per game, by day, ask the Storyteller in private anything that yes, no or "I do not know" answers."""

    def visit(self, state: State, ability: Ability | None, script: tuple[str, ...]) -> Domain | None:
        return None if ability is not None and ability.spent else Questions(state.circle, words_of(script))

    async def visited(self, me: Me, value: Statement) -> None:
        truths = me.truth(value)
        if not truths and not await me.storyteller(Options(YES_NO), "answerable"):
            return
        me.spend()
        await me.learn((True, False, None), truths)
