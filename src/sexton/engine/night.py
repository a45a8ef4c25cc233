"""The night: a cursor over places in the night order, and dawn.

There is no queue. After each wake the next ability is looked for among those held now, so that what is gained
in the middle of the night still wakes tonight if its place is ahead.
"""

from __future__ import annotations

import functools
from collections.abc import Coroutine, Iterator
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from sexton.engine import introductions
from sexton.engine.changes import tell_identity
from sexton.engine.character import CHARACTERS, EVEN_IF_DEAD, HOLDERS, LORIC, is_good, starts_evil
from sexton.engine.death import learn
from sexton.engine.events import DayBroke, Jinxed, NightFell, Reached, Resolved, Started, TokensTaken
from sexton.engine.prompts import STORYTELLER, Options, Prompt
from sexton.engine.script import Script
from sexton.engine.state import Ability, State
from sexton.engine.working import counts, emit, kept_by_others, lent

if TYPE_CHECKING:
    from sexton.engine.game import Game

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
    what the good learn after all that evil does. Every one of them has a place of its own.
    """

    def __init__(self, script: Script) -> None:
        self.first = {step: (i + 1) * _PLACE for i, step in enumerate(script.first_night)}
        apart = (1 + len(script.first_night)) * _PLACE
        self.other = {step: (i + 1) * apart for i, step in enumerate(script.other_nights)}
        self.late: dict[str, int] = {}
        evil_done = max((at for step, at in self.other.items() if step in CHARACTERS and starts_evil(step)), default=0)
        place = 0
        for nth, step in enumerate(script.first_night, 1):
            place = self.other.get(step, place)
            if step in CHARACTERS and is_good(step):
                place = max(place, evil_done)
            self.late[step] = self.other.get(step, place + nth * _PLACE)

        self.listed: tuple[str, ...] = tuple(
            c for c in script.characters if c in CHARACTERS and CHARACTERS[c].team != LORIC
        )
        """The script's characters that players may be."""
        starters, nightly = HOLDERS["start"], HOLDERS["night"]
        self.plans = tuple(
            {
                name: (starts.get(name) if name in starters else None, nights.get(name) if name in acting else None)
                for name in starters | nightly
            }
            for starts, nights, acting in (
                (self.first, self.first, nightly - starters),
                (self.late, self.other, nightly),
            )
        )
        """For the first and for other nights: each character's place for its own first night and for every night."""

    def step(self, night: int, place: int) -> str:
        """The character or step that has this place."""
        base, ability = place - place % _PLACE, place % _PLACE
        places = self.first if night == 1 else {**self.late, **self.other}
        named = (step for step, at in places.items() if at == base and bool(ability) == (step in CHARACTERS))
        return next(named, "")


async def next_step(game: Game) -> None:
    """Wake whoever is next in the order, or let the day break."""
    s = game.state
    holders = HOLDERS["between"]
    for a in s.abilities:
        if a.character in holders:
            await CHARACTERS[a.character].between(game.me(a))
    place, what = _next(game)
    if isinstance(what, Ability):
        if place > s.cursor:
            emit(s, Reached(place))
        await wake(game, what)
    elif what is None:
        await _dawn(game)
    elif what == introductions.MINION_INFO:
        emit(s, Reached(place))
        introductions.minions_learn(game)
    else:
        emit(s, Reached(place))
        await introductions.demon_learns(game)


def ahead(game: Game) -> Iterator[tuple[int, Ability | str]]:
    """Everything that has its place after the cursor tonight, in order, whether or not there will be anything
    to do."""
    s = game.state
    cursor, held = s.cursor, s.held
    for place, what, at_once in _plan(game):
        if at_once:
            # A first night that comes after its place in the order is run at once, as is what a death has set off.
            yield max(place, cursor), what
        elif place > cursor:
            if isinstance(what, str):
                if introductions.held(s):
                    yield place, what
            # A new Imp, say, has come to its place with the old one's attack: it waits for the next night.
            elif what.id < held or place - what.id > cursor:
                yield place, what


Places = list[tuple[int, Ability | str, bool]]
"""Places of a night in order, what has them, and whether that is run even where its place has passed."""


class Plan(NamedTuple):
    """The places of a night, and what they hang on."""

    abilities: tuple[Ability, ...]
    triggered: tuple[tuple[int, bool], ...]
    night: int
    places: Places


def _plan(game: Game) -> Places:
    """Tonight's places. They are kept with the game until an ability changes, or a death sets one off."""
    s, plan = game.state, game.plan
    if plan is None or plan.abilities is not s.abilities or plan.triggered is not s.triggered or plan.night != s.night:
        game.plan = plan = Plan(s.abilities, s.triggered, s.night, _places(s, game.order))
    return plan.places


def _places(s: State, order: Order) -> Places:
    first = s.night == 1
    listed = order.first if first else order.other
    places: Places = [(listed[step], step, False) for step in introductions.STEPS if first and step in listed]
    plans = order.plans[not first]
    for a in s.abilities:
        if a.character not in plans:
            continue
        start, base = plans[a.character]
        if a.place and base is not None:
            # Where a Demon acts before the introductions, so does whoever takes themself for it, right after.
            base = min(base, listed.get(a.place, base))
        if start is not None and a.since == s.night and not a.started:
            places.append((start + a.id, a, True))
        elif s.triggered and _set_off(s, a):
            places.append(((base or start or 0) + a.id, a, True))
        elif base is not None:
            places.append((base + a.id, a, False))
    return sorted(places, key=itemgetter(0))


def _next(game: Game) -> tuple[int, Ability | str | None]:
    for place, what in ahead(game):
        if isinstance(what, str) or acts(game, what):
            return place, what
    return 0, None


def acts(game: Game, a: Ability) -> bool:
    """Whether the ability's holder is woken at its step: alive, or acting though dead, with something to do."""
    s = game.state
    dead = a.seat >= 0 and s.dead >> a.seat & 1 and a.character not in EVEN_IF_DEAD and not _set_off(s, a)
    # Whoever keeps an ability though dead keeps a real one; what the dead only believe is not acted out.
    if dead and not (a.real and any(t.seat == a.seat and counts(s, t) for t in kept_by_others(s))):
        return False
    if a.via is not None and not lent(s, a):
        return False
    if a.character not in HOLDERS["wakes"] or CHARACTERS[a.character].wakes(game.me(a)):
        return True
    return any(jinx.wakes(game.me(a)) for jinx in game.jinxes)


def _set_off(s: State, a: Ability) -> bool:
    return any(a.id == ability for ability, _ in s.triggered)


async def wake(game: Game, a: Ability) -> None:
    """The ability's part of tonight, and what a jinx says of it."""
    for jinx in game.jinxes:
        if jinx.wakes(game.me(a)):
            emit(game.state, Jinxed(jinx.pair))
            await jinx.instead(game.me(a))
            return
    await _text(game, a)
    for jinx in game.jinxes:
        await jinx.acted(game.me(a))


def _text(game: Game, a: Ability) -> Coroutine[Any, Any, None]:
    s, character = game.state, CHARACTERS[a.character]
    if a.character in HOLDERS["start"] and not a.started and a.since == s.night:
        return _start(game, a)
    for ability, worked in s.triggered:
        if ability == a.id:
            emit(s, Resolved(a.id))
            return character.night(game.me(a, worked, set_off=True))
    return character.night(game.me(a))


async def _start(game: Game, a: Ability) -> None:
    emit(game.state, Started(a.id))
    await CHARACTERS[a.character].start(game.me(a))


async def _dawn(game: Game) -> None:
    s = game.state
    if game.setup.every_step:
        # Whoever was told something last has time to look before everybody wakes.
        await Prompt(STORYTELLER, "dawn", Options(("break",)))
    died = tuple(seat for seat in s.circle if (s.dead & ~s.dead_at_dusk) >> seat & 1)
    known = s.dead_at_dusk | s.executed_tonight
    revived = tuple(seat for seat in s.circle if (known & ~s.dead) >> seat & 1)
    named = tuple((seat, not s.is_dead(seat)) for seat in dict.fromkeys(s.named))
    emit(s, DayBroke(s.night, died, revived, named))
    for a in s.abilities:
        if a.character in HOLDERS["on_dawn"]:
            await CHARACTERS[a.character].on_dawn(game.me(a))
    for seat in died:
        await learn(game, seat)


async def fall(game: Game) -> None:
    """The day ends and the night falls; those who became somebody else by day learn it now."""
    s = game.state
    if s.owed:
        emit(s, TokensTaken(tuple(seat for seat in s.circle if s.owed >> seat & 1)))
    for a in s.abilities:
        if a.character in HOLDERS["on_dusk"]:
            await CHARACTERS[a.character].on_dusk(game.me(a))
    emit(s, NightFell(s.night + 1))
    if s.untold:
        for seat in s.circle:
            if s.untold >> seat & 1:
                tell_identity(s, seat)
