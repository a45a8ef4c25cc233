"""SQLite in its writer thread: what has returned is there for whoever opens the file next."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sexton.server.storage import Hand, Row, SqliteStorage, StorageError, StoredGame

GAME = StoredGame(
    id="g1", version="1", setup=b"{}", script="s", period=1500, rows=(Row(b"null", b"[]"),), policies={3: "uniform"}
)


@asynccontextmanager
async def opened(path: Path | None) -> AsyncIterator[SqliteStorage]:
    storage = SqliteStorage(path)
    try:
        yield storage
    finally:
        await storage.close()


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    async def first() -> None:
        async with opened(tmp_path / "s.sqlite") as storage:
            await storage.create(GAME, {b"t1": -1, b"t2": 0})
            await storage.append("g1", 1, (Row(b"1", b"a"), Row(b"2", b"b")))
            await storage.hand("g1", (Hand(3, 4, 2, False), Hand(2, 4, 1, True)))
            await storage.hand("g1", (Hand(3, 4, 0, True),))
            await storage.policy("g1", 3, None)
            await storage.policy("g1", 2, "uniform")
            await storage.speed("g1", 700)

    async def second() -> None:
        async with opened(tmp_path / "s.sqlite") as storage:
            game = await storage.load("g1")
            assert game is not None
            assert [row.move for row in game.rows] == [b"null", b"1", b"2"]
            assert game.hands == (Hand(3, 4, 0, True),)
            assert (dict(game.policies), game.period) == ({2: "uniform"}, 700)
            assert await storage.claim(b"t2") == ("g1", 0)
            assert await storage.claim(b"t3") is None
            assert await storage.load("g2") is None

    asyncio.run(first())
    asyncio.run(second())


def test_a_new_link_ends_the_old_ones() -> None:
    async def main() -> None:
        async with opened(None) as storage:
            await storage.create(GAME, {b"t1": 0, b"t2": 1})
            await storage.relink("g1", 0, b"t3")
            assert [await storage.claim(t) for t in (b"t1", b"t2", b"t3")] == [None, ("g1", 1), ("g1", 0)]

    asyncio.run(main())


def test_scripts_are_kept_once() -> None:
    async def main() -> None:
        async with opened(None) as storage:
            await storage.keep_script("own-1", "[]")
            await storage.keep_script("own-1", "[]")
            assert await storage.script("own-1") == "[]"
            assert await storage.script("own-2") is None

    asyncio.run(main())


def test_what_fails_takes_nothing_else_along() -> None:
    """Appends that share a commit: a number that is taken already is refused alone."""

    async def main() -> None:
        async with opened(None) as storage:
            await storage.create(GAME, {})

            async def attempt(work: Callable[[], Awaitable[None]]) -> str:
                try:
                    await work()
                except StorageError:
                    return "refused"
                return "stored"

            outcomes = await asyncio.gather(
                *(attempt(lambda n=n: storage.append("g1", n // 2, (Row(b"%d" % n, b"[]"),))) for n in range(2, 42))
            )
            game = await storage.load("g1")
            assert game is not None
            assert outcomes == ["stored", "refused"] * 20
            assert [row.move for row in game.rows[1:]] == [b"%d" % n for n in range(2, 42, 2)]

    asyncio.run(main())


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "s.sqlite"):
            with pytest.raises(StorageError, match="in use by another Sexton"):
                SqliteStorage(tmp_path / "s.sqlite")

    asyncio.run(main())


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    file.write_text("a letter to the sexton" * 100)
    with pytest.raises(StorageError, match="cannot be opened"):
        SqliteStorage(file)
    assert file.read_text().startswith("a letter")
    with pytest.raises(StorageError, match="cannot be opened"):
        SqliteStorage(tmp_path / "nowhere" / "s.sqlite")


def test_closed_is_closed() -> None:
    async def main() -> None:
        storage = SqliteStorage(None)
        await storage.close()
        with pytest.raises(StorageError, match="closed"):
            await storage.load("g1")

    asyncio.run(main())
