from collections.abc import Iterable

from sexton.engine.character import CHARACTERS, MINION, Demon, Row
from sexton.engine.words import Me


class Kazali(Demon):
    """Every night but the first, choose a player: they die. On the first night, choose who the Minions are, and which;
    there may be any number of Outsiders."""

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        good = row.townsfolk + row.outsider + row.minion
        return (Row(good - outsiders, outsiders, 0, row.demon) for outsiders in range(good + 1))

    async def night(self, me: Me) -> None:
        if me.state.night > 1:
            await me.kill(await me.choose(me.players))
            return
        players = [seat for seat in me.others if not me.state.is_traveller(seat)]
        minions = list(me.on_script(MINION))
        for _ in range(min(me.row.minion, len(minions))):
            player, minion = await me.choose_both(players, minions, in_turn=True)
            players.remove(player)
            minions.remove(minion)
            if CHARACTERS[minion].deluded:
                me.delude(player, minion)
            else:
                me.turn(player, True, told=False)
                await me.become(player, minion)
