"""The time from an answer to the last seat's message, with 1, 10 and 50 tables of 12 at one server.

``python bench/server.py`` starts a real server process on the loopback interface, with its games in a temporary
folder and every answer stored durably before it is told, and prints a table. It takes about a minute.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import operator
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import sexton.characters  # noqa: F401 - with them come the domains of all prompts
from sexton.engine.prompts import Domain
from sexton.server.typescript import kinds_of

SEATS = 12
TABLES = (1, 10, 50)
SECONDS = 10.0
"""How long each number of tables is measured."""
EVERY = 0.5
"""Seconds between two answers at one table."""
SCRIPT = "slightly-more-trouble-brewing"
DOMAINS: Any = functools.reduce(operator.or_, kinds_of(Domain))


class Table:
    """One table: its Storyteller answers, its seats listen."""

    def __init__(self, storyteller: ClientConnection, seats: list[ClientConnection], seed: int) -> None:
        self.storyteller, self.seats, self.rng = storyteller, seats, random.Random(seed)
        self.last: dict[str, Any] = {}

    async def told(self) -> None:
        """Wait for the Storyteller's next table."""
        while True:
            message = json.loads(await self.storyteller.recv())
            if message["type"] == "refused":
                raise SystemExit(message["error"])
            if message["type"] == "table":
                self.last = message
                return

    async def send(self, **message: Any) -> None:
        await self.storyteller.send(msgspec.json.encode(message).decode())

    async def answer(self, value: Any = ...) -> None:
        prompt = self.last["prompt"]
        if value is ...:
            value = msgspec.to_builtins(msgspec.convert(prompt["domain"], DOMAINS).sample(self.rng))
        await self.send(
            type="move",
            rev=self.last["rev"],
            kind=prompt["kind"],
            character=prompt["character"],
            by=prompt["who"],
            value=value,
        )

    async def to_day(self) -> None:
        """Answer everything for everybody until the first day's floor, with all seats' messages read."""
        await self.told()
        while self.last["prompt"]["kind"] != "floor":
            undo = self.last["table"]["undo"]
            await self.answer()
            while self.last["table"]["undo"] == undo:
                await self.told()
        for seat in self.seats:
            while (await view(seat))["phase"] != "day":
                pass

    async def measure(self, until: float) -> list[float]:
        """Open the floor and take that back, in turn; the times in milliseconds until the last seat knows."""
        times = []
        await asyncio.sleep(self.rng.random() * EVERY)
        opening = True
        while time.perf_counter() < until:
            start = time.perf_counter()
            await (self.answer("open") if opening else self.send(type="undo"))
            await asyncio.gather(*(view(seat) for seat in self.seats))
            times.append((time.perf_counter() - start) * 1000)
            await self.told()
            opening = not opening
            await asyncio.sleep(EVERY - (time.perf_counter() - start) % EVERY)
        return times


async def view(seat: ClientConnection) -> dict[str, Any]:
    """A seat's next view."""
    while (message := json.loads(await seat.recv()))["type"] != "view":
        pass
    shown: dict[str, Any] = message["view"]
    return shown


@asynccontextmanager
async def table(host: str, seed: int) -> AsyncIterator[Table]:
    """A new game with a socket in every chair, on its first day."""
    async with AsyncExitStack() as stack:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            names = [f"Player {n}" for n in range(SEATS)]
            answer = await http.post(f"http://{host}/api/games", json={"script": SCRIPT, "players": names})
            game = answer.json()

        async def chair(link: str) -> ClientConnection:
            address = f"ws://{host}/ws/{link.removeprefix('/t/')}"
            return await stack.enter_async_context(connect(address, proxy=None, compression=None))

        seats = [await chair(seat["link"]) for seat in game["seats"]]
        found = Table(await chair(game["storyteller"]), seats, seed)
        await found.to_day()
        yield found


async def run(host: str, tables: int, pid: int) -> str:
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(table(host, seed)) for seed in range(tables)]
        gc.collect()
        gc.disable()  # this side's pauses are not the server's
        before, until = cpu(pid), time.perf_counter() + SECONDS
        times = sorted(t for part in await asyncio.gather(*(t.measure(until) for t in found)) for t in part)
        gc.enable()
        used = (cpu(pid) - before) / len(times) * 1000
    p99 = times[min(len(times) - 1, round(len(times) * 0.99))]
    row = (tables, tables * (SEATS + 1), len(times), statistics.median(times), p99, times[-1], used)
    return "{:>7} {:>8} {:>8} {:>9.1f} {:>9.1f} {:>9.1f} {:>12.2f}".format(*row)


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server with its games in a temporary folder: its host with the port, and its process."""
    serve = "from sexton.cli.serve import serve; serve()"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", serve, "--host", "127.0.0.1", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://(127\.0\.0\.1:\d+)", process.stdout.readline())
                if found is None:
                    raise SystemExit("the server did not start")
                yield found[1], process.pid
            finally:
                process.terminate()
                process.communicate()


def main() -> None:
    with serving() as (host, pid):
        print(f"{SEATS} seats and a Storyteller a table, one answer every {EVERY} s at each, {SECONDS:.0f} s")
        print(" tables  sockets  answers    p50 ms    p99 ms    max ms  CPU ms/answer")
        for tables in TABLES:
            print(asyncio.run(run(host, tables, pid)), flush=True)


if __name__ == "__main__":
    main()
