"""A game as a file: what it started from and every move, with what happened for whoever reads it without the rules.

A game is its setup and its moves; the events are checked against them, so that a file that was changed, or that
another version of the rules wrote, is refused and not shown.
"""

from __future__ import annotations

import functools
import operator
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec

import sexton.characters  # noqa: F401 - the rules of every character
from sexton.engine import events
from sexton.engine.game import Game, Refused, Setup, Undone
from sexton.engine.prompts import Move, plain
from sexton.errors import Refusal

FORMAT, VERSION = "sexton-game", 1

TOO_LARGE = 20_000_000
"""Files of this many bytes or more are refused unread."""


class BadRecord(Refusal):
    """No game can be read from this. The message says why."""


class Taken(msgspec.Struct, frozen=True):
    """Moves that were taken back, and the events that they had brought about."""

    moves: tuple[Move, ...]
    events: tuple[Any, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """The file: its format and version, which Sexton wrote it, the game's setup and moves, and what follows from
    them: the events, oldest first. ``undone`` lists what was taken back."""

    format: str
    version: int
    program: str = ""
    setup: Setup
    moves: tuple[Move, ...]
    undone: tuple[Taken, ...] = ()
    events: tuple[Any, ...]


class _Head(msgspec.Struct):
    """As much of a file as says whether the rest can be read."""

    format: str = ""
    version: int = 0
    program: str = ""


def save(game: Game) -> bytes:
    """A game as one JSON document."""
    return msgspec.json.encode(
        Record(
            format=FORMAT,
            version=VERSION,
            program=program(),
            setup=game.setup,
            moves=game.moves(),
            undone=tuple(Taken(undone.moves, undone.events) for undone in game.undone),
            events=tuple(game.state.events()),
        )
    )


def load(content: bytes) -> Game:
    """The game of a saved document, played again move by move.

    Raises BadRecord where the content is too large, no JSON, no game of Sexton's, of an unknown version, broken,
    against the rules, or where its events are not what its moves lead to.
    """
    if len(content) >= TOO_LARGE:
        raise BadRecord("log-too-large", most=TOO_LARGE // 1_000_000)
    head = _decode(content, _Head)
    if head.format != FORMAT:
        raise BadRecord("log-none")
    if head.version != VERSION:
        if not head.program:
            raise BadRecord("log-version", version=head.version, read=VERSION)
        raise BadRecord("log-version-of", version=head.version, read=VERSION, program=head.program)
    record = _decode(content, Record)
    game = _played(record)
    if msgspec.json.decode(msgspec.json.encode(game.state.events())) != list(record.events):
        if record.program in ("", program()):
            raise BadRecord("log-changed")
        raise BadRecord("log-of-other-rules", program=record.program)
    try:
        game.undone = tuple(_undone(taken) for taken in record.undone)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise BadRecord("log-broken-undone", detail=str(error)) from None
    return game


def program() -> str:
    """The version of this Sexton; empty where it runs uninstalled."""
    try:
        return version("sexton")
    except PackageNotFoundError:
        return ""


@functools.cache
def _event() -> Any:
    """The type of any event."""
    return functools.reduce(operator.or_, kinds())


def kinds() -> tuple[type[events.Event], ...]:
    """Every kind of event."""
    return tuple(events.Event.__subclasses__())


def _decode(content: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        if kind is _Head:
            raise BadRecord("log-none") from None
        raise BadRecord("log-broken", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("log-no-json") from None


def _played(record: Record) -> Game:
    try:
        game = Game(record.setup)
    except Refused as refusal:
        raise BadRecord("log-start-refused", why=refusal.phrase) from None
    except Exception as error:
        raise BadRecord("log-start-senseless", detail=_detail(error)) from None
    for i, raw in enumerate(record.moves, 1):
        try:
            game.play(_move(raw))
        except Refused as refusal:
            raise BadRecord("log-move-refused", move=i, why=refusal.phrase) from None
        except Exception as error:
            raise BadRecord("log-move-senseless", move=i, detail=_detail(error)) from None
    return game


def _detail(error: Exception) -> str:
    """How something failed. What is well-formed may still name seats and characters that nobody has; the rules do not
    expect that."""
    return f"{type(error).__name__}: {error}"


def _move(raw: Move) -> Move:
    return msgspec.structs.replace(raw, value=plain(raw.value))


def _undone(taken: Taken) -> Undone:
    return Undone(tuple(_move(move) for move in taken.moves), tuple(_typed(event) for event in taken.events))


def _typed(raw: Any) -> events.Event:
    """An event out of JSON, its loosely typed value as it was."""
    event: events.Event = msgspec.convert(raw, _event())
    if isinstance(event, events.Chose | events.Claimed | events.Overruled):
        return msgspec.structs.replace(event, value=plain(event.value))
    return event
