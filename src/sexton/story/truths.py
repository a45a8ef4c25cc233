"""What the Storyteller could have told: the prompts of a game, asked again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sexton.engine.character import HOLDERS
from sexton.engine.events import Told
from sexton.engine.game import Game
from sexton.engine.prompts import Card, Move, Prompt


class Mask(msgspec.Struct, frozen=True):
    """An ability by which a player might be taken for something else, and what would have been true without it."""

    ability: int
    true: tuple[Card, ...]


class Answer(msgspec.Struct, frozen=True):
    """What the Storyteller chose to tell, the cards that would have been true, as far as the rules can say, and the
    abilities without which others would have been."""

    shown: Card
    true: tuple[Card, ...]
    masks: tuple[Mask, ...] = ()

    @property
    def is_true(self) -> bool:
        return self.shown in self.true


def answers(game: Game, *, masks: bool = False) -> dict[int, Answer]:
    """For each thing told that the Storyteller chose, by its place in the log; with ``masks``, which takes longer,
    also what it owes to people who were taken for something else."""
    again, found = Game(game.setup), {}
    for move in game.moves():
        prompt = again.prompt
        if prompt is None or prompt.kind != "learn" or move.kind != "learn":
            again.play(move)
            continue
        before = len(again.state.events())
        worn = tuple(_masks(again, prompt, before)) if masks and prompt.true else ()
        again.play(move)
        told = _told(again, prompt, before)
        if told is not None:
            found[told] = Answer(_shown(move), prompt.true, worn)
    return found


def _shown(move: Move) -> Card:
    assert isinstance(move.value, Card)
    return move.value


def _told(game: Game, prompt: Prompt, since: int) -> int | None:
    """The place in the log of what was told after a prompt."""
    for i, event in enumerate(game.state.events()[since:], since):
        if isinstance(event, Told) and event.seat == prompt.about:
            return i
    return None


def _masks(game: Game, prompt: Prompt, since: int) -> Iterator[Mask]:
    s = game.state
    for a in s.abilities:
        if a.character in HOLDERS["registers"] and s.on >> a.id & 1:
            other = game.without(a.id)
            if other is None:
                continue
            asked = other.prompt
            if asked is not None and asked.kind == prompt.kind and asked.about == prompt.about:
                yield Mask(a.id, asked.true)
            elif (told := _told(other, prompt, since)) is not None:
                # Where one card is true nobody is asked which to show.
                event = other.state.events()[told]
                assert isinstance(event, Told)
                yield Mask(a.id, (event.card,))
