"""A game and its rows: what was played, what of it is stored, and the way back to that."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import msgspec

import sexton.characters  # noqa: F401 - the rules of every character
from sexton.engine.events import Event
from sexton.engine.game import Game, Setup
from sexton.engine.prompts import Move, plain
from sexton.errors import Refusal, SextonError
from sexton.server.storage import Row, Storage, StorageError, StoredGame

log = logging.getLogger("sexton.server")

encoder = msgspec.json.Encoder()


class Undo(msgspec.Struct, frozen=True):
    """A row that takes moves back."""

    undo: int


class FaultError(Refusal):
    """The rules failed where they should not have."""


class Record:
    """A game that remembers which of its moves are stored. Raises ``SextonError`` where it cannot be resumed."""

    def __init__(self, stored: StoredGame, storage: Storage) -> None:
        self.id = stored.id
        self.setup = msgspec.json.decode(stored.setup, type=Setup)
        self.stored = len(stored.rows)
        """How many rows are stored."""
        self._storage = storage
        self._history = history(stored.rows)
        self._rows: list[Row] = []
        self.events: list[Event] = []
        """Everything that has happened, oldest first."""
        self._before: list[int] = []
        """How many events there were before each of the moves that count."""
        self._restart()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count."""
        return self.game.moves()

    @property
    def starts(self) -> tuple[int, ...]:
        """For each of the moves that count, where in the log what it caused begins."""
        return tuple(self._before)

    @property
    def now(self) -> int:
        """A number for this moment of the game, which no other has."""
        return self.stored + len(self._rows)

    def play(self, move: Move) -> None:
        """Make a move; nothing is stored yet. Raises ``SextonError``, with nothing changed, where it is refused."""
        try:
            self.game.play(move)
        except SextonError:
            raise
        except Exception:
            log.exception("game %s: the rules failed at %r", self.id, move)
            self._restart()
            raise FaultError("fault-rules") from None
        self._note(move)

    def undo(self, moves: int) -> None:
        """Take moves back. Raises ``SextonError`` where there are not so many."""
        self.game.undo(moves)
        self._note(Undo(moves))

    async def store(self) -> None:
        """Make everything durable. Raises ``StorageError``, back at what is stored, where that fails."""
        rows, self._rows = tuple(self._rows), []
        if not rows:
            return
        try:
            await self._storage.append(self.id, self.stored, rows)
        except StorageError:
            await self.reload()
            raise
        self.stored += len(rows)

    async def reload(self) -> None:
        """Back to what is stored."""
        self._rows = []
        stored = await self._storage.load(self.id)
        if stored is not None:
            self._history, self.stored = history(stored.rows), len(stored.rows)
        self._restart()

    def _note(self, row: Move | Undo) -> None:
        self._history.append(row)
        if isinstance(row, Undo):
            del self._before[-row.undo :]
        else:
            self._before.append(len(self.events))
        known, self.events = len(self.events), self.game.state.events()
        self._rows.append(Row(encoder.encode(row), encoder.encode(self.events[known:])))

    def _restart(self) -> None:
        """The game again from its beginning, with what was taken back on the way."""
        game = Game(self.setup)
        self._before = []
        for row in self._history:
            if isinstance(row, Undo):
                game.undo(row.undo)
                del self._before[-row.undo :]
            else:
                self._before.append(sum(1 for _ in game.state.backwards()))
                game.play(row)
        self.game, self.events = game, game.state.events()


def first_row(setup: Setup) -> Row:
    """The row that stands before all moves. Raises ``SextonError`` where no game can start from the setup."""
    return Row(b"null", encoder.encode(Game(setup).state.events()))


def rows_of(game: Game) -> tuple[Row, ...]:
    """A game that was played elsewhere, as rows: the first, and one for each move that counts."""
    rows = [first_row(game.setup)]
    again = Game(game.setup)
    known = len(again.state.events())
    for move in game.moves():
        again.play(move)
        events: list[Event] = again.state.events()
        rows.append(Row(encoder.encode(move), encoder.encode(events[known:])))
        known = len(events)
    return tuple(rows)


def history(rows: Iterable[Row]) -> list[Move | Undo]:
    """What the rows hold, but for the first. Raises ``msgspec.ValidationError`` where that is nothing of ours."""
    found: list[Move | Undo] = []
    for row in rows:
        match msgspec.json.decode(row.move):
            case None:
                pass
            case {"undo": int(taken)}:
                found.append(Undo(taken))
            case raw:
                move = msgspec.convert(raw, Move)
                found.append(msgspec.structs.replace(move, value=plain(move.value)))
    return found
