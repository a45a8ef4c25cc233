from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Domain, Options
from sexton.engine.state import Ability, State
from sexton.engine.words import Me


class Savant(Townsfolk):
    """Once each day, visit the Storyteller in private: learn two things, of which one is true and the other is not."""

    def visit(self, state: State, ability: Ability | None, script: tuple[str, ...]) -> Domain | None:
        visited = ability is not None and any(
            token.kind == "visited" and token.by == ability.id for token in state.tokens
        )
        return None if visited else Options((None,))

    async def visited(self, me: Me, value: None) -> None:
        me.note("visited", me.seat, until="dusk")
        await me.learn(me.two_statements(), me.two_statements(one_true=True))
