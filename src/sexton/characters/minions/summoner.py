from collections.abc import Iterable

from sexton.engine.character import CHARACTERS, DEMON, Minion, Row
from sexton.engine.state import DAY, Ability, State
from sexton.engine.words import Me


class Summoner(Minion):
    """On your first night, learn three bluffs. On the third night, choose a player and a Demon: they become that Demon
    and evil. Until then there is none."""

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        return (Row(row.townsfolk + row.demon, row.outsider, row.minion, 0),)

    def saves_evil(self, state: State, ability: Ability) -> bool:
        # As long as a Demon can still come, and none has died.
        due = state.night < 3 or (state.night == 3 and state.phase != DAY)
        alive = ability.seat < 0 or not state.is_dead(ability.seat)
        return due and alive and not ability.spent and not any(CHARACTERS[c].team == DEMON for c in state.chars)

    async def arrive(self, me: Me) -> None:
        self._count(me, me.state.night if me.at_night else me.state.night + 1)

    async def on_dusk(self, me: Me) -> None:
        self._count(me, me.state.night + 1)

    def _count(self, me: Me, night: int) -> None:
        if night <= 3:
            me.note(f"night {night}", me.seat, until="dawn")

    def wakes(self, me: Me) -> bool:
        return me.first_day or (me.state.night == 3 and not me.spent)

    async def start(self, me: Me) -> None:
        await me.bluffs(me.seat)
        if me.state.night == 3:
            await self.night(me)

    async def night(self, me: Me) -> None:
        player, demon = await me.choose_both(me.players, me.on_script(DEMON))
        me.spend()
        me.turn(player, True, told=False)
        await me.become(player, demon)
