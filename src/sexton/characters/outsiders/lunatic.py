from collections.abc import Iterable

from sexton.engine.character import CHARACTERS, DEMON, Outsider, Row
from sexton.engine.prompts import Card, Cards, Domain, Pointing
from sexton.engine.state import State
from sexton.engine.words import Me


class Lunatic(Outsider):
    """You take yourself for a Demon, and are not. The Demon knows who you are, and whom you choose at night."""

    deluded = True
    stand_in = DEMON

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        # Without a Demon's token in the bag there is none to be exchanged with.
        return (row,) if any(CHARACTERS[c].team == DEMON for c in characters) else ()

    def exchanges(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.circle if CHARACTERS[state.chars[seat]].team == DEMON)

    def hosts(self, state: State) -> tuple[int, ...]:
        # Where the Lunatic's own token was left out, two Demons' lie in the bag.
        return self.exchanges(state)

    async def install(self, me: Me) -> None:
        me.turn(me.seat, False, told=False)

    async def start(self, me: Me) -> None:
        await self._betray(me)
        if me.gains and me.state.night == 1:  # a later Demon is introduced to nobody either
            await me.introduce_in_vain()

    async def on_change(self, me: Me, seat: int) -> None:
        if me.ability.started and not me.dead and me.of_team(DEMON, [seat]):
            await self._betray(me, seat)

    async def _betray(self, me: Me, *demons: int) -> None:
        for demon in demons or me.of_team(DEMON, me.living):
            await me.learn(Pointing(me.players, 1, (self.id,)), [Card(seats=(me.seat,), characters=(self.id,))], demon)

    async def on_own_choice(self, me: Me, value: object) -> None:
        parts = value if isinstance(value, tuple) else (value,)
        seats = tuple(sorted(part for part in parts if isinstance(part, int)))
        words = tuple(part for part in parts if isinstance(part, str))
        for seat in seats:
            me.note("chosen", seat, until="dawn")
        report = Card(seats=seats, characters=words) if seats or words else Card(number=0)
        anything: Domain = Pointing(me.players, max(1, len(seats)), me.script if words else (), none=True)
        if words and not seats:
            anything = Cards((Card(number=0), *(Card(characters=(c,)) for c in me.script)))
        for demon in me.of_team(DEMON, me.living):
            await me.learn(anything, [report], demon)
