"""Games at rest: plain SQLite in one writer thread, whose commits are shared by all who wait for one.

Nothing of a game is ever overwritten: it is an append-only table of rows (moves, and undos, which are rows too) and
one of the events that each row caused. :class:`Storage` is the seam for another database.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

import msgspec

from sexton.engine.prompts import STORYTELLER
from sexton.errors import Refusal
from sexton.server.links import hashed
from sexton.server.protocol import Policies

T = TypeVar("T")

SCHEMA = """
create table if not exists games (
  id text primary key, made text not null default current_timestamp, version text not null,
  setup blob not null, script text not null, period integer not null
) without rowid;
create table if not exists moves (
  game_id text not null references games, seq integer not null, data blob not null, primary key (game_id, seq)
) without rowid;
create table if not exists events (
  game_id text not null references games, seq integer not null, data blob not null, primary key (game_id, seq)
) without rowid;
create table if not exists chairs (
  token blob primary key, game_id text not null references games, chair integer not null
) without rowid;
create table if not exists policies (
  game_id text not null references games, chair integer not null, policy text not null,
  primary key (game_id, chair)
) without rowid;
create table if not exists ballots (
  game_id text not null references games, seq integer not null, seat integer not null,
  votes integer not null, counted integer not null, primary key (game_id, seq, seat)
) without rowid;
create table if not exists kept (
  game_id text not null references games, chair integer not null, data blob not null, primary key (game_id, chair)
) without rowid;
create table if not exists lobbies (
  id text primary key, made text not null default current_timestamp, data blob not null
) without rowid;
create table if not exists lobby_keys (
  key blob primary key, lobby_id text not null references lobbies on delete cascade, place integer not null
) without rowid;
create table if not exists scripts (
  id text primary key, source text not null
) without rowid;
create table if not exists shelves (
  key blob, script text not null references scripts on delete cascade, primary key (key, script)
);
"""


class StorageError(Refusal):
    """What was to be stored could not be."""


class Row(msgspec.Struct, frozen=True):
    """One append: the encoded move or undo, and the encoded events that it caused."""

    move: bytes
    events: bytes


class Hand(msgspec.Struct, frozen=True):
    """A hand in the ballot that runs after ``seq`` rows: the votes it gives, 0 while it is down; read in or not."""

    seq: int
    seat: int
    votes: int
    counted: bool


class StoredGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it lies in storage. ``rows[0]`` holds what happened before the first move."""

    id: str
    version: str
    setup: bytes
    script: str
    period: int
    rows: tuple[Row, ...] = ()
    hands: tuple[Hand, ...] = ()
    policies: Mapping[int, str] = {}
    kept: Mapping[int, bytes] = {}
    """What is kept for a chair beside the game, or, under ``TOWN``, for the whole table."""


class StoredPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a lobby, and the hash of the token that claims it where somebody joined there."""

    place: int
    name: str
    key: bytes | None = None


class StoredLobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table before its game: its places clockwise, the number of the next new one, what is chosen for the game, the
    hash of the Storyteller's token, and the token of the joining link with how often it was used.

    That token is kept as it is, since it must be shown again; it opens no place that somebody has.
    """

    id: str
    script: str
    storyteller: bytes
    joining: str
    joins: int = 0
    places: tuple[StoredPlace, ...] = ()
    next: int = 0
    policies: Policies = Policies()
    house_rules: tuple[str, ...] = ()


LOBBY_DAYS = 7
"""How long a lobby waits for its game."""

JOINING = -4
"""Stands in for a place where a key only lets people join."""


class Storage(Protocol):
    """What a server needs to remember. Whatever has returned is durable.

    Every method raises ``StorageError`` where the database fails.
    """

    async def create(self, game: StoredGame, chairs: Mapping[bytes, int], lobby: str = "") -> None:
        """A new game with its first row, and the hashes of the tokens that claim its chairs. It takes the place of
        its lobby, where it had one."""

    async def keep_lobby(self, lobby: StoredLobby) -> None:
        """A lobby as it is now. Those that have waited for too long are cleared away."""

    async def lobby(self, key: bytes) -> tuple[StoredLobby, int] | None:
        """The lobby and the place that a token's hash claims: the Storyteller's is ``-1``, and ``JOINING`` is to
        join; ``None`` where there is none."""

    async def load(self, game: str) -> StoredGame | None:
        """The whole game, or ``None`` where there is none of that id."""

    async def append(self, game: str, seq: int, rows: tuple[Row, ...]) -> None:
        """More rows, from number ``seq`` on. Fails where one of that number is there already."""

    async def hand(self, game: str, hands: tuple[Hand, ...]) -> None:
        """Hands of the running ballot, each in the place of what was stored for the seat."""

    async def policy(self, game: str, chair: int, policy: str | None) -> None:
        """Leave a chair to a policy, or to people."""

    async def speed(self, game: str, period: int) -> None:
        """The clock hand's time a seat, in milliseconds."""

    async def keep(self, game: str, chair: int, data: bytes) -> None:
        """What is kept for a chair, in the place of what was."""

    async def claim(self, token: bytes) -> tuple[str, int] | None:
        """The game and chair that a token's hash claims, or ``None``."""

    async def relink(self, game: str, chair: int, token: bytes) -> None:
        """A new token for a chair; its old ones end, and so does what was kept for whoever held them."""

    async def keep_script(self, script: str, source: str, shelf: bytes = b"") -> None:
        """An uploaded script's text, under an id made from it, on the shelf of this key: of the device that sent it.
        What is uploaded without one lies where nobody finds it who does not know its id."""

    async def shelf(self, key: bytes) -> tuple[str, ...]:
        """The ids of the scripts on a shelf, the newest first."""

    async def drop_script(self, script: str, shelf: bytes) -> bool:
        """Take a script off a shelf; whether it was there. Its text goes with it, unless it lies on another one or a
        table is there that was made with it."""

    async def script(self, script: str) -> str | None:
        """An uploaded script's text, or ``None``."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""


class Job(msgspec.Struct):
    """Something to do in the writer thread, and whom to tell."""

    work: Callable[[sqlite3.Connection], Any]
    done: Future[Any]


class SqliteStorage:
    """:class:`Storage` in one SQLite file, or in memory where ``path`` is ``None``.

    Raises ``StorageError`` at once where the file is in use by another server or is no database.
    """

    def __init__(self, path: Path | None) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ready: Future[None] = Future()
        self._path = path
        self._thread = threading.Thread(target=self._run, name="sexton-storage", daemon=True)
        self._thread.start()
        try:
            self._ready.result()
        except sqlite3.Error as error:
            self._thread.join()
            if "locked" in str(error):
                raise StorageError("storage-in-use", path=str(path)) from None
            raise StorageError("storage-unopened", path=str(path), detail=str(error)) from None

    async def create(self, game: StoredGame, chairs: Mapping[bytes, int], lobby: str = "") -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into games (id, version, setup, script, period) values (?, ?, ?, ?, ?)",
                (game.id, game.version, game.setup, game.script, game.period),
            )
            _append(db, game.id, 0, game.rows)
            db.executemany(
                "insert into chairs values (?, ?, ?)",
                [(token, game.id, chair) for token, chair in chairs.items()],
            )
            db.executemany(
                "insert into policies values (?, ?, ?)",
                [(game.id, chair, policy) for chair, policy in game.policies.items()],
            )
            db.execute("delete from lobbies where id = ?", (lobby,))

        await self._do(work)

    async def keep_lobby(self, lobby: StoredLobby) -> None:
        keys = [
            (lobby.storyteller, STORYTELLER),
            (hashed(lobby.joining), JOINING),
            *((place.key, place.place) for place in lobby.places if place.key is not None),
        ]

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from lobbies where made < datetime('now', ?)", (f"-{LOBBY_DAYS} days",))
            db.execute(
                "insert into lobbies (id, data) values (?, ?) on conflict (id) do update set data = excluded.data",
                (lobby.id, msgspec.json.encode(lobby)),
            )
            db.execute("delete from lobby_keys where lobby_id = ?", (lobby.id,))
            db.executemany("insert into lobby_keys values (?, ?, ?)", [(key, lobby.id, place) for key, place in keys])

        await self._do(work)

    async def lobby(self, key: bytes) -> tuple[StoredLobby, int] | None:
        def work(db: sqlite3.Connection) -> tuple[StoredLobby, int] | None:
            found = db.execute(
                "select data, place from lobby_keys join lobbies on id = lobby_id where key = ?", (key,)
            ).fetchone()
            return None if found is None else (msgspec.json.decode(found[0], type=StoredLobby), found[1])

        return await self._do(work)

    async def load(self, game: str) -> StoredGame | None:
        def work(db: sqlite3.Connection) -> StoredGame | None:
            found = db.execute("select version, setup, script, period from games where id = ?", (game,)).fetchone()
            if found is None:
                return None
            rows = db.execute(
                "select moves.data, events.data from moves join events using (game_id, seq) "
                "where game_id = ? order by seq",
                (game,),
            ).fetchall()
            hands = db.execute(
                "select seq, seat, votes, counted from ballots where game_id = ? and seq = ?", (game, len(rows))
            )
            policies = db.execute("select chair, policy from policies where game_id = ?", (game,))
            kept = db.execute("select chair, data from kept where game_id = ?", (game,))
            version, setup, script, period = found
            return StoredGame(
                id=game,
                version=version,
                setup=setup,
                script=script,
                period=period,
                rows=tuple(Row(move, events) for move, events in rows),
                hands=tuple(Hand(seq, seat, votes, bool(counted)) for seq, seat, votes, counted in hands),
                policies=dict(policies.fetchall()),
                kept=dict(kept.fetchall()),
            )

        return await self._do(work)

    async def append(self, game: str, seq: int, rows: tuple[Row, ...]) -> None:
        await self._do(lambda db: _append(db, game, seq, rows))

    async def hand(self, game: str, hands: tuple[Hand, ...]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "insert or replace into ballots values (?, ?, ?, ?, ?)",
                [(game, hand.seq, hand.seat, hand.votes, hand.counted) for hand in hands],
            )

        await self._do(work)

    async def policy(self, game: str, chair: int, policy: str | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from policies where game_id = ? and chair = ?", (game, chair))
            if policy is not None:
                db.execute("insert into policies values (?, ?, ?)", (game, chair, policy))

        await self._do(work)

    async def speed(self, game: str, period: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("update games set period = ? where id = ?", (period, game))

        await self._do(work)

    async def keep(self, game: str, chair: int, data: bytes) -> None:
        await self._do(lambda db: db.execute("insert or replace into kept values (?, ?, ?)", (game, chair, data)))

    async def claim(self, token: bytes) -> tuple[str, int] | None:
        def work(db: sqlite3.Connection) -> tuple[str, int] | None:
            found: tuple[str, int] | None = db.execute(
                "select game_id, chair from chairs where token = ?", (token,)
            ).fetchone()
            return found

        return await self._do(work)

    async def relink(self, game: str, chair: int, token: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from chairs where game_id = ? and chair = ?", (game, chair))
            db.execute("delete from kept where game_id = ? and chair = ?", (game, chair))
            db.execute("insert into chairs values (?, ?, ?)", (token, game, chair))

        await self._do(work)

    async def keep_script(self, script: str, source: str, shelf: bytes = b"") -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or ignore into scripts values (?, ?)", (script, source))
            db.execute("insert or ignore into shelves values (?, ?)", (shelf, script))

        await self._do(work)

    async def shelf(self, key: bytes) -> tuple[str, ...]:
        def work(db: sqlite3.Connection) -> tuple[str, ...]:
            found = db.execute("select script from shelves where key = ? order by rowid desc", (key,))
            return tuple(script for (script,) in found)

        return await self._do(work)

    async def drop_script(self, script: str, shelf: bytes) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            dropped = db.execute("delete from shelves where key = ? and script = ?", (shelf, script)).rowcount
            if dropped:
                db.execute(
                    "delete from scripts where id = :id and :id not in (select script from shelves) "
                    "and :id not in (select script from games) "
                    "and :id not in (select json_extract(cast(data as text), '$.script') from lobbies)",
                    {"id": script},
                )
            return bool(dropped)

        return await self._do(work)

    async def script(self, script: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute("select source from scripts where id = ?", (script,)).fetchone()
            return None if found is None else str(found[0])

        return await self._do(work)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._thread.is_alive():
            raise StorageError("storage-closed")
        done: Future[T] = Future()
        self._jobs.put(Job(work, done))
        try:
            # Shielded: whoever stops waiting must not cancel what is being written.
            return await asyncio.shield(asyncio.wrap_future(done))
        except sqlite3.Error as error:
            raise StorageError("storage-failed", detail=str(error)) from error

    def _run(self) -> None:
        try:
            db = sqlite3.connect(self._path or ":memory:", isolation_level=None, timeout=0.2)
        except sqlite3.Error as error:
            self._ready.set_exception(error)
            return
        try:
            # Exclusive: two servers on one file would each tell their own truth.
            db.execute("pragma locking_mode = exclusive")
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = full")
            db.execute("pragma foreign_keys = on")
            db.executescript(SCHEMA)
            db.execute("begin immediate")
            db.execute("commit")
        except sqlite3.Error as error:
            db.close()
            self._ready.set_exception(error)
            return
        self._ready.set_result(None)
        going = True
        while going:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            _commit(db, [job for job in batch if job is not None])
        db.close()


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all; a job that fails takes back only its own part."""
    results: list[tuple[Job, Any, BaseException | None]] = []
    try:
        db.execute("begin immediate")
        for job in jobs:
            db.execute("savepoint job")
            try:
                results.append((job, job.work(db), None))
            except Exception as error:
                db.execute("rollback to job")
                results.append((job, None, error))
            db.execute("release job")
        db.execute("commit")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("rollback")
        results = [(job, None, error) for job in jobs]
    for job, result, problem in results:
        if problem is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(problem)


def _append(db: sqlite3.Connection, game: str, seq: int, rows: tuple[Row, ...]) -> None:
    numbered = list(enumerate(rows, seq))
    db.executemany("insert into moves values (?, ?, ?)", [(game, n, row.move) for n, row in numbered])
    db.executemany("insert into events values (?, ?, ?)", [(game, n, row.events) for n, row in numbered])
