"""The night: a cursor over places in the night order, the teams' introductions, and dawn.

There is no queue. After each wake the next ability is looked for among those held now, so that what is gained
in the middle of the night still wakes tonight if its place is ahead.
"""

from __future__ import annotations

import functools
from collections.abc import Coroutine, Iterator
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from sexton.engine.character import CHARACTERS, DEMON, EVEN_IF_DEAD, HOLDERS, MINION, is_good, starts_evil
from sexton.engine.events import DayBroke, NightFell, Reached, Started, Told
from sexton.engine.prompts import STORYTELLER, Card, Prompt, Tokens
from sexton.engine.script import Script
from sexton.engine.state import Ability, State
from sexton.engine.words import tell_identity
from sexton.engine.working import KEEPS, counts, emit

if TYPE_CHECKING:
    from sexton.engine.game import Game

MINION_INFO, DEMON_INFO = "minioninfo", "demoninfo"
_PLACE = 1 << 16
"""Places are this far apart; the ids of abilities that share one stand between them."""


@functools.lru_cache(maxsize=64)
def order_of(script: Script) -> Order:
    """The places in the night of a script's characters."""
    return Order(script)


class Order:
    """The places of a script's characters in the night.

    A character that the list of later nights leaves out, since it acts on its first night only, has its place
    there too, for when it comes late: after the nearest neighbour before it on the list of the first night, and
    what the good learn after all that evil does.
    """

    def __init__(self, script: Script) -> None:
        self.first = {step: (i + 1) * _PLACE for i, step in enumerate(script.first_night)}
        self.other = {step: (i + 1) * 2 * _PLACE for i, step in enumerate(script.other_nights)}
        self.late: dict[str, int] = {}
        evil_done = max((at for step, at in self.other.items() if step in CHARACTERS and starts_evil(step)), default=0)
        place = 0
        for step in script.first_night:
            place = self.other.get(step, place)
            if step in CHARACTERS and is_good(step):
                place = max(place, evil_done)
            self.late[step] = self.other.get(step, place + _PLACE)

    def step(self, night: int, place: int) -> str:
        """The character or step that has this place."""
        base = place - place % _PLACE
        places = self.first if night == 1 else {**self.late, **self.other}
        return next((step for step, at in places.items() if at == base), "")


async def next_step(game: Game) -> None:
    """Wake whoever is next in the order, or let the day break."""
    s = game.state
    place, what = _next(game)
    if what is None:
        _dawn(s)
    elif what == MINION_INFO:
        emit(s, Reached(place))
        minion_info(game)
    elif what == DEMON_INFO:
        emit(s, Reached(place))
        await demon_info(game)
    elif isinstance(what, Ability):
        if place > s.cursor:
            emit(s, Reached(place))
        await wake(game, what)


def ahead(game: Game) -> Iterator[tuple[int, Ability | str]]:
    """Everything that has its place after the cursor tonight, in no order, whether or not there will be
    anything to do."""
    s, order = game.state, game.order
    first, cursor = s.night == 1, s.cursor
    places = order.first if first else order.other
    if first and len(s.circle) - s.travellers.bit_count() >= 7:
        for special in (MINION_INFO, DEMON_INFO):
            place = places.get(special, 0)
            if cursor < place:
                yield place, special
    starters, nightly = HOLDERS["start"], HOLDERS["night"]
    for a in s.abilities:
        name = a.character
        if name in starters and not a.started and a.since == s.night:
            base = (order.first if first else order.late).get(name)
            if base is not None:
                # A first night that comes after its place in the order is run at once.
                yield max(base + a.id, cursor), a
        elif name in nightly and not (first and name in starters):
            base = places.get(name)
            # A new Imp, say, has come to its place with the old one's attack: it waits for the next night.
            if base is not None and base + a.id > cursor and (a.id < s.held or base > cursor):
                yield base + a.id, a


def _next(game: Game) -> tuple[int, Ability | str | None]:
    for place, what in sorted(ahead(game), key=_by_place):
        if isinstance(what, str) or acts(game, what):
            return place, what
    return 0, None


_by_place = itemgetter(0)


def acts(game: Game, a: Ability) -> bool:
    """Whether the ability's holder is woken at its step: alive, or acting though dead, with something to do."""
    s = game.state
    dead = a.seat >= 0 and s.dead >> a.seat & 1 and a.character not in EVEN_IF_DEAD
    if dead and not any(t.kind == KEEPS and t.seat == a.seat and counts(s, t) for t in s.tokens):
        return False
    return a.character not in HOLDERS["wakes"] or CHARACTERS[a.character].wakes(game.me(a))


def wake(game: Game, a: Ability) -> Coroutine[Any, Any, None]:
    """The ability's part of tonight."""
    character = CHARACTERS[a.character]
    if a.character in HOLDERS["start"] and not a.started and a.since == game.state.night:
        return _start(game, a)
    return character.night(game.me(a))


async def _start(game: Game, a: Ability) -> None:
    emit(game.state, Started(a.id))
    await CHARACTERS[a.character].start(game.me(a))


def minion_info(game: Game) -> None:
    """All Minions see each other and learn who the Demon is."""
    s = game.state
    minions, demons = _introduced(s, MINION), _introduced(s, DEMON)
    for seat in minions:
        fellows = tuple(sorted(m for m in minions if m != seat))
        emit(s, Told(seat, MINION, Card(seats=fellows)))
        emit(s, Told(seat, DEMON, Card(seats=tuple(sorted(demons)))))


async def demon_info(game: Game) -> None:
    """The Demon learns who the Minions are, and three good characters that are not in play."""
    s = game.state
    minions = tuple(sorted(_introduced(s, MINION)))
    for seat in _introduced(s, DEMON):
        emit(s, Told(seat, MINION, Card(seats=minions)))
        absent = tuple(c for c in game.script.characters if is_good(c) and c not in s.chars)
        domain = Tokens(absent, min(3, len(absent)))
        if len(domain) > 1 or game.setup.every_step:
            bluffs = await Prompt(STORYTELLER, "bluffs", domain, DEMON_INFO, seat)
        else:
            bluffs = absent
        emit(s, Told(seat, "bluffs", Card(characters=tuple(sorted(bluffs)))))


def _introduced(s: State, team: str) -> list[int]:
    return [
        seat for seat in s.circle if CHARACTERS[s.chars[seat]].team == team and CHARACTERS[s.chars[seat]].in_minion_info
    ]


def _dawn(s: State) -> None:
    died = tuple(seat for seat in s.circle if (s.dead & ~s.dead_at_dusk) >> seat & 1)
    revived = tuple(seat for seat in s.circle if (s.dead_at_dusk & ~s.dead) >> seat & 1)
    named = tuple((seat, not s.is_dead(seat)) for seat in s.named)
    emit(s, DayBroke(s.night, died, revived, named))


async def fall(game: Game) -> None:
    """The day ends and the night falls; those who became somebody else by day learn it now."""
    s = game.state
    for a in s.abilities:
        if a.character in HOLDERS["on_dusk"]:
            await CHARACTERS[a.character].on_dusk(game.me(a))
    emit(s, NightFell(s.night + 1))
    if s.untold:
        for seat in s.circle:
            if s.untold >> seat & 1:
                tell_identity(s, seat)
