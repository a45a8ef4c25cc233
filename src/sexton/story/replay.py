"""A game as a timeline: what happened, one moment after another, and how everything lay after each of them.

Whose eyes look is a number: a seat, the Storyteller's (``-1``) for the Grimoire with all that nobody saw, or the
spectators' (``-3``) for what was public.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sexton.engine.events import Event, visible
from sexton.engine.game import Game
from sexton.engine.grimoire import Pane, panes
from sexton.engine.prompts import STORYTELLER
from sexton.engine.view import View, fold
from sexton.engine.working import emit
from sexton.errors import Refusal
from sexton.story import narration

SPECTATOR = -3
"""The eyes of whoever only watches."""

CONCERNED = ("seat", "nominator", "nominee", "caller")
"""The fields of events that name the seats which a moment is about."""


class NoMoment(Refusal):
    """There are no such eyes, or they have no such moment. The message says which there are."""


class Moment(msgspec.Struct, frozen=True):
    """A line of the timeline: what is told, as in a :class:`sexton.narration.Line`, and of which seats. ``at`` is
    the number of its event in the log; several lines may tell of one event."""

    at: int
    text: str
    kind: str
    depth: int
    seats: tuple[int, ...]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """How everything lay after an event: the Grimoire, or where a seat or the spectators look what they knew then,
    without their notes and history, which the timeline tells."""

    at: int
    phase: str
    night: int
    grimoire: list[Pane]
    view: View | None


def moments(game: Game, eyes: int, locale: str = "en") -> list[Moment]:
    """The timeline as these eyes saw it. Raises ``NoMoment`` where there are none such."""
    _check(game, eyes)
    if eyes == STORYTELLER:
        told = narration.all_events(game, locale)
    else:
        told = narration.visible_events(game.state.events(), _seat(eyes), locale)
    events = game.state.events()
    return [Moment(i, line.text, line.kind, line.depth, concerned(events[i])) for i, lines in told for line in lines]


def position(game: Game, eyes: int, at: int) -> Position:
    """How everything lay after event ``at``, for these eyes. Raises ``NoMoment`` where there is no such event."""
    _check(game, eyes)
    log = game.state.events()
    if not 0 <= at < len(log):
        raise NoMoment("moment-unknown", at=at, last=len(log) - 1)
    state = narration.beginning(game)
    for event in log[: at + 1]:
        emit(state, event)
    if eyes == STORYTELLER:
        return Position(at=at, phase=state.phase, night=state.night, grimoire=panes(state), view=None)
    seat = _seat(eyes)
    view = fold(seat, (event for event in log[: at + 1] if visible(event, seat)))
    view.notes, view.history = [], []
    return Position(at=at, phase=view.phase, night=view.night, grimoire=[], view=view)


def concerned(event: Event) -> tuple[int, ...]:
    """The seats that an event is about, as far as it names them itself."""
    named: list[Any] = [getattr(event, field, None) for field in CONCERNED]
    return tuple(dict.fromkeys(seat for seat in named if isinstance(seat, int) and seat >= 0))


def _seat(eyes: int) -> int | None:
    return None if eyes == SPECTATOR else eyes


def _check(game: Game, eyes: int) -> None:
    names = game.state.names
    if eyes not in (STORYTELLER, SPECTATOR) and not 0 <= eyes < len(names):
        raise NoMoment(
            "moment-no-eyes", eyes=eyes, last=len(names) - 1, grimoire=str(STORYTELLER), everybody=str(SPECTATOR)
        )
