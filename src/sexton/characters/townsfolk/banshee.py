from sexton.engine.character import Death, Townsfolk
from sexton.engine.state import Ability, State
from sexton.engine.words import Me
from sexton.engine.working import KEEPS, counts


class Banshee(Townsfolk):
    """If the Demon kills you, all learn of it, and from then on you nominate twice a day and vote twice each time."""

    even_if_dead = True

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and death.by_demon and me.works:
            me.mark(KEEPS, me.seat, about=me.seat)
            me.set_off()  # said in its turn, so that nothing shows what others are choosing meanwhile

    def wakes(self, me: Me) -> bool:
        return me.is_set_off

    async def night(self, me: Me) -> None:
        me.proclaim()

    def nominations(self, state: State, ability: Ability) -> int | None:
        return 2 if self._awake(state, ability) else None

    def votes(self, state: State, ability: Ability) -> int | None:
        return 2 if self._awake(state, ability) else None

    def _awake(self, state: State, ability: Ability) -> bool:
        return any(t.kind == KEEPS and t.by == ability.id and counts(state, t) for t in state.tokens)
