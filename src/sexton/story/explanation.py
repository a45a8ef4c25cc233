"""The Storyteller's story of a game with the reasons behind its lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from sexton.engine import events as e
from sexton.engine.game import Game
from sexton.story.causes import Cause
from sexton.story.narration import WHY, Line, ending, tellings
from sexton.story.reasons import Reasons
from sexton.story.truths import answers

ENDS = e.NightFell | e.DayBroke | e.Reached | e.Ended
"""Events that belong to nothing that came before them."""


def explained(game: Game, locale: str = "en") -> list[Line]:
    """The whole game as ``narration.for_storyteller`` tells it, each line with the place of its event in the log and
    with its reasons."""
    found = answers(game, masks=True)
    reasons: Reasons | None = None
    story = _Story()
    for place, event, lines, teller in tellings(game, locale, found):
        if reasons is None:
            assert teller.state is not None
            reasons = Reasons(game, teller.state, teller, found)
        why = reasons.of(place, event)
        told = [msgspec.structs.replace(line, event=place) for line in lines]
        if isinstance(event, e.Foiled):
            story.foil(reasons.known[event.ability].seat, why)
        else:
            story.add(event, told, why)
    story.settle()
    return story.lines + ending(game, locale)


class _Story:
    """Lines, and where the reasons of an event go that has no line of its own."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._carried: list[Cause] = []
        self._choices: dict[int, int] = {}
        """The line that tells each player's last choice of this step."""

    def add(self, event: e.Event, lines: list[Line], why: list[Cause]) -> None:
        """An event with its lines and reasons; without a line the reasons are those of the next one."""
        if isinstance(event, ENDS):
            self.settle()
        if not lines:
            self._carried += why
            return
        first = len(self.lines)
        if isinstance(event, e.Claimed) or (isinstance(event, e.Chose) and not event.asked):
            self._choices[event.seat] = first
        self.lines += lines
        self._explain(first, [*self._carried, *why])
        self._carried = []

    def foil(self, seat: int, why: list[Cause]) -> None:
        """What a choice comes to stands with the choice, even where something else has happened since."""
        self._explain(self._choices.get(seat, len(self.lines) - 1), why)

    def settle(self) -> None:
        """The step is over."""
        self._explain(len(self.lines) - 1, self._carried)
        self._carried, self._choices = [], {}

    def _explain(self, number: int, why: Iterable[Cause]) -> None:
        if 0 <= number < len(self.lines):
            line = self.lines[number]
            more = tuple(_new(line.why, list(why)))
            self.lines[number] = msgspec.structs.replace(line, why=line.why + more)


def _new(said: tuple[Cause, ...], why: list[Cause]) -> Iterator[Cause]:
    """The reasons that have not been given yet: each with all that stands below it."""
    place = 0
    while place < len(why):
        end = place + 1
        while end < len(why) and why[end].depth > why[place].depth:
            end += 1
        branch = tuple(why[place:end])
        if not any(said[i : i + len(branch)] == branch for i in range(len(said))):
            yield from branch
        place = end


def spread(lines: Iterable[Line]) -> Iterator[Line]:
    """Every line, and its reasons as lines of their own below it."""
    for line in lines:
        yield line
        for cause in line.why:
            yield Line(cause.text, WHY, line.depth + 1 + cause.depth)
