from sexton.engine.character import Traveller
from sexton.engine.prompts import Domain, Options
from sexton.engine.state import OPEN, State
from sexton.engine.words import Me

AMIGO = "amigo"


class Gnome(Traveller):
    """Everybody is told of one player on your side. You may kill whoever nominates them, before the vote."""

    async def arrive(self, me: Me) -> None:
        if not me.at_night:
            await self._name(me)

    async def on_dawn(self, me: Me) -> None:
        # Said earlier it would tell that somebody who died lives again.
        if me.ability.since == me.state.night and not (me.dead or me.tokens(AMIGO)):
            await self._name(me)

    async def _name(self, me: Me) -> None:
        fellows = [seat for seat in me.others if me.state.is_evil(me.seat) in me.evil(seat)]
        if fellows:
            amigo = await me.storyteller(fellows, "mark")
            me.note(AMIGO, amigo)
            me.proclaim(amigo)

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        mine = [a.id for a in state.abilities if (a.seat, a.character) == (seat, self.id)]
        under_way = state.floor == OPEN and state.nominations and not state.nominations[-1].chars_at_vote
        if not mine or state.is_dead(seat) or not under_way:
            return None
        nominee = state.nominations[-1].nominee
        amigo = any(t.kind == AMIGO and t.by in mine and t.seat == nominee for t in state.tokens)
        return Options((None,)) if amigo else None

    async def claimed(self, me: Me, value: None) -> None:
        await me.kill(me.nominations_today[-1].nominator)
