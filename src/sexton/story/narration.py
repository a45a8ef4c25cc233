"""A game told in sentences: to everybody, to one seat, or to the Storyteller.

Whoever is not the Storyteller is told from the events that they see, and from nothing else. The Storyteller is
told from the whole log, folded again into states on the way, so that every line can say what held just then: whose
ability it was, whether it worked, and whether what was told was true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sexton.engine import events as e
from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import State
from sexton.engine.working import emit
from sexton.story import truths
from sexton.story.lines import HEAD, HIDDEN, PRIVATE, PUBLIC, STEP, TITLE, WHY, Line, plain
from sexton.story.teller import Teller
from sexton.story.tellings import told
from sexton.texts import message

__all__ = [
    "HEAD",
    "HIDDEN",
    "PRIVATE",
    "PUBLIC",
    "STEP",
    "TITLE",
    "WHY",
    "Line",
    "Teller",
    "all_events",
    "beginning",
    "ending",
    "for_everybody",
    "for_seat",
    "for_storyteller",
    "plain",
    "tellings",
    "visible_events",
]


def for_everybody(state: State, locale: str = "en") -> list[Line]:
    """The game as anybody saw it who was there."""
    return _lines(visible_events(state.events(), None, locale))


def for_seat(state: State, seat: int, locale: str = "en") -> list[Line]:
    """The game as the player at ``seat`` saw it."""
    return _lines(visible_events(state.events(), seat, locale))


def for_storyteller(game: Game, locale: str = "en") -> list[Line]:
    """The whole game, with everything that nobody saw."""
    return [*_lines(all_events(game, locale)), *ending(game, locale)]


def ending(game: Game, locale: str) -> list[Line]:
    """How it stands with the game, where it is not simply over."""
    lines = []
    if game.prompt is not None:
        lines.append(Line(message("not-over", locale), HIDDEN))
    taken_back = sum(len(undone.moves) for undone in game.undone)
    if taken_back:
        lines.append(Line(message("undone", locale, count=taken_back), HIDDEN))
    return lines


def visible_events(log: Iterable[e.Event], seat: int | None, locale: str = "en") -> Iterator[tuple[int, list[Line]]]:
    """What a seat sees of the log, or anybody where ``seat`` is ``None``: each event's place in it, and how it is
    told."""
    teller = Teller(seat, locale)
    for i, event in enumerate(log):
        if e.visible(event, seat):
            yield i, told(teller, event)


def all_events(game: Game, locale: str = "en") -> Iterator[tuple[int, list[Line]]]:
    """The whole log: each event's place in it, and how it is told to the Storyteller."""
    for telling in tellings(game, locale, truths.answers(game)):
        yield telling.place, telling.lines


class Telling(NamedTuple):
    """An event as it is told to the Storyteller, whose teller holds the state just before it."""

    place: int
    event: e.Event
    lines: list[Line]
    teller: Teller


def tellings(game: Game, locale: str, answers: dict[int, truths.Answer]) -> Iterator[Telling]:
    """The whole log as it is told to the Storyteller, with what ``truths.answers`` says of the game."""
    teller = Teller(STORYTELLER, locale)
    teller.state = s = beginning(game)
    teller.step_of = game.order.step
    for i, event in enumerate(game.state.events()):
        answer = answers.get(i)
        teller.true = answer.is_true if answer is not None and answer.true else None
        yield Telling(i, event, told(teller, event), teller)
        emit(s, event)
        teller.previous = event


def beginning(game: Game) -> State:
    """The state before the first event of the log, into which the log can be folded."""
    names = tuple(name.strip() for name in game.setup.players)
    return State(names=names, circle=tuple(range(len(names))), chars=())


def _lines(told: Iterable[tuple[int, list[Line]]]) -> list[Line]:
    return [line for _, lines in told for line in lines]
