"""What the web client weighs, how fast an answer is painted, and what phones cost the server.

``python bench/client.py`` starts a real server process on the loopback interface, with its games in a temporary
folder, and a real Chromium; ``bench/README.md`` says what the columns mean. It takes about three minutes; name parts
to have only these.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import shutil
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.async_api import Browser, CDPSession, Page, async_playwright
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from server import DOMAINS, SCRIPT, cpu, serving
from sexton import almanac, record
from sexton.engine.game import Game, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.state import DAY, OPEN, OVER, SETUP
from sexton.server.app import STATIC

MOST = 15
"""Players who are no Travellers; further seats are Travellers'."""
NOMINATES = 0.6
"""How often somebody nominates where the nominations could be closed."""

PLACES = ((5, 30), (20, 30), (20, 300))
"""Tables whose answers are painted: seats, and answers that were given before."""
PAINTS = 60
"""Answers at each of them."""

LATE = (10, 100, 300)
"""Answers before those whose messages are weighed, at tables of 15."""
WEIGHED = 20

TABLES = (1, 12)
PHONES = (17, 17, 17, 17, 17, 17, 17, 17, 16, 16, 16, 16)
"""Seats of twelve tables: 200 phones."""
SECONDS, EVERY = 30.0, 1.0
"""How long each number of tables plays, and the time between two answers at one table."""

WATCH = """(() => {
  const now = () => performance.timeOrigin + performance.now()
  const bench = (window.bench = { news: [], socket: null })
  const painted = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(now())
      port2.postMessage(0)
    })
  bench.frame = () => new Promise((done) => { const from = now(); painted((at) => done(at - from)) })
  bench.send = (text) => {
    const at = now()
    bench.socket.send(text)
    return at
  }
  bench.taken = () => bench.news.splice(0)
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const came = now()
        bench.socket = this
        painted((at) => bench.news.push({ data, came, painted: at }))
      })
    }
  }
})()"""
"""In each page before its own scripts: keeps the connection, and notes of each message when it came and when the
first frame after it was painted."""


# ---- games -------------------------------------------------------------------------------------------------


def saved_game(seats: int, answers: int) -> bytes:
    """A game of that many seats after so many answers, as a file; it is not over."""
    for seed in range(1000):
        game = random_game(seats, answers, random.Random(seed))
        if game.state.phase not in (SETUP, OVER) and len(game.moves()) == answers:
            return record.save(game)
    raise SystemExit(f"no game of {seats} lasts for {answers} answers")


def random_game(seats: int, answers: int, rng: random.Random) -> Game:
    """A game after so many answers drawn by lot, or at its end."""
    players = tuple(f"Player {n + 1}" for n in range(min(seats, MOST)))
    game = Game(Setup(script=almanac.load(SCRIPT).script(), players=players))
    while len(game.moves()) < answers and (prompt := game.prompt) is not None:
        state = game.state
        if state.phase != SETUP and len(state.circle) < seats:
            join = next(offer for offer in game.offers(STORYTELLER) if offer.kind == "join")
            game.play(Move(STORYTELLER, "join", join.domain.sample(rng)))
        elif (state.phase, state.floor, prompt.kind) == (DAY, OPEN, "floor") and rng.random() < NOMINATES:
            offers = [offer for seat in state.circle for offer in game.offers(seat, "nominate")]
            offer = rng.choice(offers or [prompt])
            game.play(Move(offer.who, offer.kind, offer.domain.sample(rng)))
        else:
            game.play(Move(prompt.who, prompt.kind, prompt.domain.sample(rng)))
    return game


def answer(table: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """What is sent next at a table, by whoever is asked or the Storyteller for them: an answer drawn by lot, by day
    now and then a nomination, and when the game is over, the way back to its middle."""
    prompt, shown = table["prompt"], table["table"]
    if prompt is None:
        return {"type": "undo", "moves": shown["undo"] // 2}
    if (shown["phase"], shown["floor"], prompt["kind"]) == (DAY, OPEN, "floor") and rng.random() < NOMINATES:
        done = shown["nominations"]
        living = {pane["seat"] for pane in shown["grimoire"] if not pane["dead"]}
        by = sorted(living - {ballot["nominator"] for ballot in done})
        whom = sorted(living - {ballot["nominee"] for ballot in done})
        if by and whom:
            return {"type": "move", "kind": "nominate", "by": rng.choice(by), "value": rng.choice(whom)}
    value = msgspec.to_builtins(msgspec.convert(prompt["domain"], DOMAINS).sample(rng))
    asked = {"kind": prompt["kind"], "character": prompt["character"], "by": prompt["who"]}
    return {"type": "move", **asked, "value": value}


async def restored(host: str, game: bytes) -> dict[str, Any]:
    """The links of a new table that goes on with a saved game."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        reply = await http.post(f"http://{host}/api/records", content=game)
        links: dict[str, Any] = reply.raise_for_status().json()
        return links


# ---- bundle ------------------------------------------------------------------------------------------------


def bundle_sizes(host: str) -> dict[str, int]:
    """Every script and style of the built client, with its bytes as the server sends it."""
    sizes = {}
    with httpx.Client(trust_env=False, base_url=f"http://{host}", headers={"Accept-Encoding": "gzip"}) as http:
        for file in sorted((STATIC / "assets").iterdir()):
            if file.suffix in (".js", ".css"):
                with http.stream("GET", f"/assets/{file.name}") as reply:
                    sizes[file.name] = sum(len(part) for part in reply.iter_raw())
    return sizes


async def bundle(console: Console, host: str, browser: Browser) -> None:
    """What the pages fetch, and what there is."""
    links = await restored(host, saved_game(5, 30))
    pages = {"start": "/", "player": links["seats"][0]["link"], "Storyteller": links["storyteller"]}
    grid = columns("Compressed bytes that a page fetches", "Page", "Language", *KINDS, "requests")
    for locale in ("en", "ko"):
        for name, link in pages.items():
            context = await browser.new_context(base_url=f"http://{host}", locale=locale)
            page = await context.new_page()
            await page.goto(link)
            found = await fetched(page)
            await context.close()
            by_kind = dict.fromkeys(KINDS, 0)
            for path, size in found:
                by_kind[kind_of(path)] += size
            grid.add_row(name, locale, *(f"{size:,}" for size in by_kind.values()), str(len(found)))
    console.print(grid)
    sizes = await asyncio.to_thread(bundle_sizes, host)
    console.print(f"All pages together have {sum(sizes.values()):,} bytes of scripts and styles in {len(sizes)} files.")


async def fetched(page: Page) -> list[tuple[str, int]]:
    """What a page has fetched once it fetches nothing more, with the bytes."""
    found: list[tuple[str, int]] = []
    while True:
        await asyncio.sleep(STILL)
        now: list[tuple[str, int]] = await page.evaluate(
            "performance.getEntriesByType('resource').map((e) => [new URL(e.name).pathname, e.encodedBodySize])"
        )
        if found and len(now) == len(found):
            return found
        found = now


STILL = 2.0
"""Seconds after which a page that has fetched nothing more has all that it needs."""

KINDS = ("scripts", "styles", "texts", "icons", "fonts", "data")


def kind_of(path: str) -> str:
    """What a file that a page fetched is."""
    if path.startswith("/api/catalogue/"):
        return "texts"
    endings = {".js": "scripts", ".css": "styles", ".ftl": "texts", ".svg": "icons", ".woff2": "fonts"}
    return endings.get(Path(path).suffix, "data")


# ---- paint -------------------------------------------------------------------------------------------------


WORK = {"ScriptDuration": "Script", "RecalcStyleDuration": "Style", "LayoutDuration": "Layout", "TaskDuration": "All"}
"""What Chromium counts of a page's main thread, in seconds of the processor."""


class WatchedPage:
    """A page, with its messages and when they were painted."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page, self._session = page, session
        self.last: dict[str, Any] = {}
        self.rev = -1
        self.came: list[float] = []
        self.painted: list[float] = []
        """Milliseconds from an answer until its message came, and until that was painted, for each answer that this
        page was told of."""
        self.work: list[dict[str, float]] = []
        """What those cost the page's main thread, in milliseconds of the processor."""

    async def news(self) -> list[dict[str, Any]]:
        """The views, tables and refusals since the last time: their types, and when they came and were painted."""
        notes: list[dict[str, Any]] = await self.page.evaluate("bench.taken()")
        for note in notes:
            message = json.loads(note.pop("data"))
            note["type"], self.rev = message["type"], message.get("rev", self.rev)
            if note["type"] in ("view", "table"):
                self.last = message
        return [note for note in notes if note["type"] in ("view", "table", "refused")]

    async def send(self, message: dict[str, Any]) -> float:
        """Send an answer by the page's own connection; when it was sent, in milliseconds."""
        at: float = await self.page.evaluate("(text) => bench.send(text)", json.dumps({"rev": self.rev, **message}))
        return at

    async def spent(self) -> dict[str, float]:
        """What the page's main thread has done so far, in milliseconds."""
        found = (await self._session.send("Performance.getMetrics"))["metrics"]
        return {WORK[metric["name"]]: metric["value"] * 1000 for metric in found if metric["name"] in WORK}


class PaintedTable:
    """A table with a Storyteller's and a player's page, and connections in all its other chairs."""

    def __init__(self, seats: int, answers: int, teller: WatchedPage, player: WatchedPage, seat: int) -> None:
        self.seats, self.answers, self.seat = seats, answers, seat
        self.pages = {"Storyteller": teller, "player": player}
        self.frames: list[float] = []
        self._rng = random.Random(seats + answers)

    async def answer(self) -> None:
        """One answer, by the page of whoever is asked: the player's, or the Storyteller's for all others."""
        teller, player = self.pages.values()
        message = answer(teller.last, self._rng)
        by = player if message.get("by") == self.seat else teller
        if by is player:
            del message["by"]
        before = [await page.spent() for page in (teller, player)]
        sent = await by.send(message)
        news: list[dict[str, Any]] = []
        while not news:
            await asyncio.sleep(0.1)
            news = await teller.news()
        for page, notes, had in zip((teller, player), (news, await player.news()), before, strict=True):
            if notes and notes[0]["type"] != "refused":
                page.came.append(notes[0]["came"] - sent)
                page.painted.append(notes[0]["painted"] - sent)
                page.work.append({kind: spent - had[kind] for kind, spent in (await page.spent()).items()})
        self.frames.append(await teller.page.evaluate("bench.frame()"))


@asynccontextmanager
async def painted_table(host: str, browser: Browser, seats: int, answers: int) -> AsyncIterator[PaintedTable]:
    async with AsyncExitStack() as stack:
        links = await restored(host, saved_game(seats, answers))

        async def page(link: str, **device: Any) -> WatchedPage:
            context = await browser.new_context(base_url=f"http://{host}", locale="en-GB", **device)
            stack.push_async_callback(context.close)
            await context.add_init_script(WATCH)
            opened = await context.new_page()
            session = await context.new_cdp_session(opened)
            await session.send("Performance.enable", {"timeDomain": "threadTicks"})
            await opened.goto(link)
            await opened.get_by_role("button", name=re.compile(r", seat \d+")).first.wait_for(state="attached")
            watched = WatchedPage(opened, session)
            await watched.news()
            return watched

        teller = await page(links["storyteller"], viewport={"width": 1024, "height": 768})
        phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        first, *others = links["seats"]
        player = await page(first["link"], **phone, device_scale_factor=2)
        for other in others:
            await stack.enter_async_context(listener(host, other["link"], []))
        yield PaintedTable(seats, answers, teller, player, first["seat"])


async def paint(console: Console, host: str, browser: Browser) -> None:
    """The tables take turns, so that a slow moment of the machine hits all alike."""
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(painted_table(host, browser, seats, answers)) for seats, answers in PLACES
        ]
        for _ in range(PAINTS):
            for table in tables:
                await table.answer()
    title = "Milliseconds until the message and its paint, median (nine of ten); work of the page's thread, median"
    grid = columns(title, "Seats", "Answers before", "Page", "Answers", "Message", "Painted", "Frame", *WORK.values())
    for table in tables:
        for name, page in table.pages.items():
            work = (statistics.median(spent[kind] for spent in page.work) for kind in WORK.values())
            grid.add_row(
                *(str(table.seats), str(table.answers), name, str(len(page.came))),
                *(spread(times) for times in (page.came, page.painted, table.frames)),
                *(f"{spent:.1f}" for spent in work),
            )
    console.print(grid)


# ---- phones ------------------------------------------------------------------------------------------------


@asynccontextmanager
async def listener(host: str, link: str, arrivals: list[tuple[float, int]]) -> AsyncIterator[ClientConnection]:
    """A connection to a chair that notes when each message came, and its bytes."""
    address = f"ws://{host}/ws/{link.removeprefix('/t/')}"

    async def listen() -> None:
        async for message in socket:
            arrivals.append((time.perf_counter(), len(message.encode() if isinstance(message, str) else message)))

    async with connect(address, proxy=None, compression=None, max_size=None) as socket:
        task = asyncio.create_task(listen())
        try:
            yield socket
        finally:
            task.cancel()


class PhoneTable:
    """A table with a phone in every seat, and a Storyteller who answers for all."""

    def __init__(self, storyteller: ClientConnection, arrivals: list[tuple[float, int]], seed: int) -> None:
        self.storyteller, self.arrivals, self.rng = storyteller, arrivals, random.Random(seed)
        self.last: dict[str, Any] = {}

    async def told(self) -> bool:
        """Wait for the Storyteller's next table; whether the answer was taken."""
        while True:
            raw = await self.storyteller.recv()
            message = json.loads(raw)
            if message["type"] in ("table", "refused"):
                self.arrivals.append((time.perf_counter(), len(raw.encode() if isinstance(raw, str) else raw)))
            if message["type"] == "refused":
                return False
            if message["type"] == "table":
                self.last = message
                return True

    async def answer(self) -> float:
        """Send the next answer, and wait until it is taken; when it was sent."""
        while True:
            message = answer(self.last, self.rng)
            self.arrivals.clear()
            sent = time.perf_counter()
            await self.storyteller.send(json.dumps({"rev": self.last["rev"], **message}))
            if await self.told():
                return sent

    async def heard(self, pause: float) -> tuple[float, int, int]:
        """Answer, and listen for a while: milliseconds until the last message came, the messages, their bytes."""
        sent = await self.answer()
        await asyncio.sleep(pause - (time.perf_counter() - sent))
        last = max(at for at, _ in self.arrivals)
        return (last - sent) * 1000, len(self.arrivals), sum(size for _, size in self.arrivals)

    async def play(self, until: float, every: float) -> list[tuple[float, int, int]]:
        """Answer so often."""
        found = []
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < until:
            found.append(await self.heard(every * (0.5 + self.rng.random())))
        return found


@asynccontextmanager
async def phone_table(host: str, seats: int, answers: int) -> AsyncIterator[PhoneTable]:
    async with AsyncExitStack() as stack:
        links = await restored(host, saved_game(seats, answers))
        address = f"ws://{host}/ws/{links['storyteller'].removeprefix('/t/')}"
        arrivals: list[tuple[float, int]] = []
        for seat in links["seats"]:
            await stack.enter_async_context(listener(host, seat["link"], arrivals))
        teller = await stack.enter_async_context(connect(address, proxy=None, compression=None, max_size=None))
        table = PhoneTable(teller, arrivals, seats)
        await table.told()
        yield table


async def sizes(console: Console, host: str, pid: int) -> None:
    """Messages early and late in a game."""
    title = f"{MOST} seats, the {WEIGHED} answers after so many"
    grid = columns(title, "Answers before", "Messages/answer", "Bytes/answer", "Bytes/message", "CPU ms/answer")
    for answers in LATE:
        async with phone_table(host, MOST, answers) as table:
            before = cpu(pid)
            found = [await table.heard(0.2) for _ in range(WEIGHED)]
            used = (cpu(pid) - before) * 1000 / len(found)
        messages, size = (statistics.mean(row[i] for row in found) for i in (1, 2))
        grid.add_row(str(answers), f"{messages:.1f}", f"{size:,.0f}", f"{size / messages:,.0f}", f"{used:.1f}")
    console.print(grid)


async def phones(console: Console, host: str, pid: int) -> None:
    """The same pace at one table and at twelve."""
    title = f"An answer every {EVERY:.0f} s at each table; milliseconds from the answer to its last message"
    counts = ("Tables", "Phones", "Answers", "Messages/answer", "Bytes/answer")
    grid = columns(title, *counts, "Median", "Nine of ten", "Longest", "CPU ms/answer", "Memory MB")
    for tables in TABLES:
        async with AsyncExitStack() as stack:
            here = [await stack.enter_async_context(phone_table(host, seats, 30)) for seats in PHONES[:tables]]
            gc.collect()
            gc.disable()  # this side's pauses are not the server's
            before, until = cpu(pid), time.perf_counter() + SECONDS
            found = [row for rows in await asyncio.gather(*(t.play(until, EVERY) for t in here)) for row in rows]
            gc.enable()
            used = (cpu(pid) - before) * 1000 / len(found)
            times = sorted(row[0] for row in found)
            messages, size = (statistics.mean(row[i] for row in found) for i in (1, 2))
            grid.add_row(
                *(str(tables), str(sum(PHONES[:tables])), str(len(found)), f"{messages:.1f}", f"{size:,.0f}"),
                *(f"{t:.1f}" for t in (statistics.median(times), times[len(times) * 9 // 10], times[-1])),
                *(f"{used:.2f}", f"{memory(pid):.0f}"),
            )
    console.print(grid)


def memory(pid: int) -> float:
    """Megabytes that a process has in memory; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS:")), 0.0)


# ---- running -----------------------------------------------------------------------------------------------


def columns(title: str, *names: str) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for name in names:
        grid.add_column(name, justify="left" if name in ("Page", "Language") else "right", no_wrap=True)
    return grid


def spread(times: Sequence[float]) -> str:
    """The median, and what nine of ten do not exceed."""
    ordered = sorted(times)
    return f"{statistics.median(ordered):.1f} ({ordered[len(ordered) * 9 // 10]:.1f})"


async def run(parts: Sequence[str], host: str, pid: int) -> None:
    console = Console(width=140)
    if "bundle" in parts or "paint" in parts:
        path = os.environ.get("SEXTON_CHROMIUM") or shutil.which("chromium")
        if path is None:
            raise SystemExit("No Chromium here: install Debian's chromium, or name one in SEXTON_CHROMIUM.")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path)
            if "bundle" in parts:
                await bundle(console, host, browser)
            if "paint" in parts:
                await paint(console, host, browser)
            await browser.close()
    if "sizes" in parts:
        await sizes(console, host, pid)
    if "phones" in parts:
        await phones(console, host, pid)


PARTS = ("bundle", "paint", "sizes", "phones")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all where none is named")
    parts = parser.parse_args().parts or PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}: there are {', '.join(PARTS)}")
    with serving() as (host, pid):
        asyncio.run(run(parts, host, pid))


if __name__ == "__main__":
    main()
