from sexton.engine.character import CHARACTERS, DEMON, MINION, Minion, Row
from sexton.engine.prompts import Card, PlayerAnd
from sexton.engine.state import State
from sexton.engine.words import Me


class Marionette(Minion):
    """You take yourself for a good character, and are not. The Demon, beside whom you sit, knows you."""

    deluded = True
    in_bag = False
    seated = True
    in_minion_info = False

    def bag(self, row: Row) -> Row:
        # Of three Minions one more stays out of the bag, so that a good player sits beside the Demon.
        return Row(row.townsfolk + 1, row.outsider, 1, row.demon) if row.minion == 2 else row

    def hosts(self, state: State) -> tuple[int, ...]:
        return beside_the_demon(state)

    async def install(self, me: Me) -> None:
        me.turn(me.seat, True, told=False)
        minions = me.of_team(MINION)
        if len(minions) == 2 and me.row.minion == 3:
            absent = tuple(c for c in me.on_script(MINION) if not me.holders(c))
            seat, character = await me.storyteller(PlayerAnd(me.good_players(), absent), "third minion")
            me.turn(seat, True, told=False)
            await me.become(seat, character)

    async def start(self, me: Me) -> None:
        for demon in me.of_team(DEMON, me.living):
            me.tell(demon, Card(seats=(me.seat,), characters=(self.id,)))


def beside_the_demon(state: State) -> tuple[int, ...]:
    """The good players who sit next to a Demon, and are nobody else in secret; a Traveller is who all know them to
    be."""
    circle = state.circle
    return tuple(
        seat
        for i, seat in enumerate(circle)
        if not (state.is_evil(seat) or state.is_traveller(seat))
        and not CHARACTERS[state.chars[seat]].deluded
        and any(
            CHARACTERS[state.chars[neighbour]].team == DEMON
            for neighbour in (circle[i - 1], circle[(i + 1) % len(circle)])
        )
    )
