"""A server's tables without a network: real hub, rooms and storage, a clock that only a test moves."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from messages import Reader
from sexton.engine.prompts import STORYTELLER, TOWN, Prompt
from sexton.server.chairs import A_SECOND, BURST, Allowance, Socket
from sexton.server.hub import Hub
from sexton.server.protocol import SPECTATOR, GameLinks, NewGame, Policies
from sexton.server.room import Pace, Room
from sexton.server.storage import SqliteStorage

SCRIPT = "slightly-more-trouble-brewing"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo", "Mia", "Ned", "Ora")


class Call:
    """A call to come on a :class:`TestClock`."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class TestClock:
    """Time that passes when a test says so."""

    __test__ = False

    def __init__(self) -> None:
        self.now = 1000.0
        self._calls: list[tuple[float, int, Call]] = []
        self._order = itertools.count()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], object]) -> Call:
        call = Call(callback)
        heapq.heappush(self._calls, (self.now + delay, next(self._order), call))
        return call

    def next(self) -> float | None:
        """When the next call comes, ``None`` where none does."""
        while self._calls and self._calls[0][2].callback is None:
            heapq.heappop(self._calls)
        return self._calls[0][0] if self._calls else None

    async def advance(self, seconds: float, room: Room) -> None:
        """Let time pass, and the room do all that it brings."""
        until = self.now + seconds
        while (due := self.next()) is not None and due <= until:
            self.now = max(self.now, due)
            callback = heapq.heappop(self._calls)[2].callback
            assert callback is not None
            callback()
            await room.tasks.done()
        self.now = until


class Client:
    """A connection to a chair that keeps all that it is told."""

    def __init__(self, room: Room, chair: int, link: str) -> None:
        self.room, self.chair = room, chair
        self.heard: list[dict[str, Any]] = []
        self._reader = Reader()
        self.greedy = False
        """Whether it may send too much: a test's clock stands still, so that everything comes at once."""
        self.socket = Socket(chair, self._take, link=link, base="http://localhost:8750")

    async def _take(self, message: bytes) -> None:
        self.heard.append(self._reader.read(message))

    async def join(self) -> Client:
        await self.room.join(self.socket)
        return self

    async def leave(self) -> None:
        self.room.leave(self.socket)
        await self.room.tasks.done()

    async def send(self, type: str, **fields: Any) -> dict[str, Any] | None:
        """Send a message; the refusal that came back, if one did."""
        return await self.raw(msgspec.json.encode({"type": type, **fields}))

    async def raw(self, message: str | bytes) -> dict[str, Any] | None:
        if not self.greedy:
            self.socket.allowance = Allowance(BURST, A_SECOND)
        before = len(await self.news())
        await self.room.hear(self.socket, message)
        return next((m for m in (await self.news())[before:] if m["type"] == "refused"), None)

    async def move(self, kind: str, value: Any = None, **fields: Any) -> dict[str, Any] | None:
        return await self.send("move", rev=(await self.seen())["rev"], kind=kind, value=value, **fields)

    async def news(self) -> list[dict[str, Any]]:
        """Everything heard so far."""
        await self.socket.flush()
        return self.heard

    async def seen(self, *types: str) -> dict[str, Any]:
        """The newest numbered message, or the newest of these types."""
        for message in reversed(await self.news()):
            if message["type"] in types if types else "rev" in message:
                return message
        raise AssertionError(f"nothing heard of {types}")

    async def shown(self) -> dict[str, Any]:
        """The newest whole view or table."""
        return await self.seen("view", "table")


class Table:
    """One game at the server, with a client for every chair."""

    def __init__(self, hub: Hub, clock: TestClock, links: GameLinks, room: Room, clients: dict[int, Client]) -> None:
        self.hub, self.clock, self.links, self.room, self.clients = hub, clock, links, room, clients
        self.storyteller, self.spectator = clients[STORYTELLER], clients[SPECTATOR]
        self.seats = [clients[seat] for seat in sorted(clients) if seat >= 0]

    @property
    def prompt(self) -> Prompt | None:
        return self.room.record.game.prompt

    async def answer(self, rng: random.Random, value: Any = ...) -> None:
        """Have whoever is asked answer the open prompt: by themself, or the Storyteller for them; a ballot is
        counted by the clock."""
        prompt = self.prompt
        assert prompt is not None
        if value is ...:
            value = prompt.domain.sample(rng)
        if prompt.who == TOWN:
            ballot = self.room.count.ballot
            assert ballot is not None
            for seat in ballot.voters:
                if rng.random() < 0.5:
                    await self.clients[seat].send("hand", up=True)
            assert await self.storyteller.send("count") is None
            await self.clock.advance(self.room.count.period / 1000 * (len(ballot.voters) + 1), self.room)
        else:
            client = self.clients[prompt.who] if rng.random() < 0.8 else self.storyteller
            by = None if client.chair == prompt.who else prompt.who
            refused = await client.move(
                prompt.kind, value=msgspec.to_builtins(value), character=prompt.character, by=by
            )
            assert refused is None, refused

    async def until(self, wanted: Callable[[Prompt], bool], rng: random.Random, most: int = 400) -> Prompt:
        """Play at random until a prompt is as wanted."""
        for _ in range(most):
            prompt = self.prompt
            assert prompt is not None, "the game ended"
            if wanted(prompt):
                return prompt
            await self.answer(rng)
        raise AssertionError("it never came to that prompt")

    async def heard(self) -> dict[int, int]:
        """How many messages each chair has heard."""
        return {chair: len(await client.news()) for chair, client in self.clients.items()}


@asynccontextmanager
async def server(path: Path | None = None, pace: Pace | None = None) -> AsyncIterator[tuple[Hub, TestClock]]:
    """A hub with its storage; closed at the end."""
    clock = TestClock()
    hub = Hub(SqliteStorage(path), clock=clock, pace=pace)
    try:
        yield hub, clock
    finally:
        await hub.close()


async def seated(hub: Hub, clock: TestClock, links: GameLinks) -> Table:
    """A table with a client in every chair."""
    paths = {STORYTELLER: links.storyteller, SPECTATOR: links.spectator}
    paths |= {seat.seat: seat.link for seat in links.seats}
    clients = {}
    for number, path in paths.items():
        claimed = await hub.claim(path.removeprefix("/t/"))
        assert claimed is not None
        room, chair = claimed
        assert chair == number
        clients[number] = await Client(room, chair, path).join()
    return Table(hub, clock, links, room, clients)


@asynccontextmanager
async def new_table(
    players: int = 7,
    bots: Sequence[int] = (),
    storyteller: bool = False,
    path: Path | None = None,
    script: str = SCRIPT,
) -> AsyncIterator[Table]:
    """A new game of that many, some seats left to policies, with a client in every chair."""
    async with server(path) as (hub, clock):
        policies = Policies(storyteller=storyteller, seats=tuple(bots))
        new = NewGame(script=script, players=NAMES[:players], policies=policies)
        yield await seated(hub, clock, await hub.create(new, "http://localhost:8750"))
