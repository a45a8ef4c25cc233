"""What the browser tests drive: the real server's process, pages with their wires, and what every page must be."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, WebSocket

from browser.contrast import faint
from messages import Reader

HOST = "clock.lan"
"""The server's name in the browser: not localhost, so that the pages are no secure context."""

FLAGS = (
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
SERVE = "from sexton.cli.serve import serve; serve()"

PATIENCE = 20.0
"""Seconds in which a page must have what is waited for: much more than it takes, on a slow machine too."""

TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}

Open = Callable[..., BrowserContext]


def chromium() -> str | None:
    """The Chromium to drive: ``SEXTON_CHROMIUM``, or Debian's."""
    return os.environ.get("SEXTON_CHROMIUM") or shutil.which("chromium")


class Server:
    """``sexton serve`` as its own process: ended and started again, it has the same port and folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start it, and wait for the line that names its address."""
        command = [sys.executable, "-c", SERVE, "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen([*command, "--data", str(self.folder)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def finished_game(self, players: Sequence[str]) -> Any:
        """The links of a new game that policies have played to its end at once."""
        body = {
            "script": "slightly-more-trouble-brewing",
            "players": players,
            "policies": {"storyteller": True, "seats": list(range(len(players)))},
        }
        address = f"http://127.0.0.1:{self.port}/api/games"
        return httpx.post(address, json=body, trust_env=False, timeout=20).json()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            process.communicate(timeout=20)


class Wire:
    """What a page's WebSocket brings, across all its connections."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[dict[str, Any]] = []
        self.connections = 0
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.connections += 1
        reader = Reader()
        socket.on("framereceived", lambda payload: self.frames.append(reader.read(payload)))

    def last(self, *types: str) -> dict[str, Any]:
        """The newest message of these types, by default the newest view or table."""
        wanted = types or ("view", "table")
        return next(frame for frame in reversed(self.frames) if frame["type"] in wanted)

    @property
    def rev(self) -> int:
        """The number of the newest message."""
        return next((frame["rev"] for frame in reversed(self.frames) if "rev" in frame), -1)

    def begun(self) -> None:
        """Wait for the first message."""
        self.until(lambda: self.frames, "a first message")

    def until(self, holds: Callable[[], Any], what: str) -> None:
        """Let messages come in until this holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"it never came: {what}"
            self.page.wait_for_timeout(10)  # lets Playwright hand over what has arrived


class Chair:
    """A page, with its wire and what went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page, self.wire = page, Wire(page)
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def shown(self) -> dict[str, Any]:
        """What the server last showed this chair."""
        return self.wire.last()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def seat(self, name: str) -> Locator:
        """A seat in the ring."""
        return self.page.get_by_role("button", name=re.compile(rf"^{name}, seat \d+"))

    @property
    def main(self) -> Locator:
        """The page's one large button."""
        return self.page.locator("button.main:visible")


class Traffic:
    """What the pages of a device ask for, and how much of it came."""

    def __init__(self, context: BrowserContext) -> None:
        self.asked: list[str] = []
        self.weights: dict[str, int] = {}
        self.complaints: list[str] = []
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("page", lambda page: page.on("websocket", lambda wire: self.asked.append(wire.url)))
        context.on("requestfinished", self._weigh)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", self._note)

    def elsewhere(self, server: Server) -> list[str]:
        """What was asked of anybody but this server."""
        here = (f"{server.address}/", f"{server.address.replace('http', 'ws', 1)}/", "data:", "blob:")
        return [url for url in self.asked if not url.startswith(here)]

    def _note(self, told: ConsoleMessage) -> None:
        # What the server refuses is said on the page; the browser notes it here as well.
        if told.type == "error" and not told.text.startswith("Failed to load resource"):
            self.complaints.append(told.text)

    def _weigh(self, request: Any) -> None:
        if request.resource_type in ("script", "stylesheet"):
            self.weights[re.sub(r"-[^-]*$", "", request.url.rsplit("/", 1)[1])] = request.sizes()["responseBodySize"]


_axe = Axe()

STILL = """Promise.allSettled(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished))"""
"""Waits until what moves in has arrived."""


class Inspection:
    """Looks at pages, and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.pages: list[str] = []
        self.faults: list[str] = []

    def see(self, page: Page, what: str, *, contrast: bool = True) -> None:
        """Nothing that axe finds, no text too faint for what is drawn behind it, nothing to be scrolled sideways."""
        page.locator("h1").first.wait_for(state="attached")
        page.evaluate(STILL)
        picture(page, what)
        self.pages.append(what)
        found = _axe.run(page)
        if found.violations_count:
            self.faults.append(f"{what}:\n{found.generate_report()}")
        if contrast:
            self.faults += [f"{what}: {fault}" for fault in faint(page)]
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 0:
            self.faults.append(f"{what} is {wide} pixels too wide")


def picture(page: Page, name: str) -> None:
    """A screenshot into the folder that ``SEXTON_SCREENSHOTS`` names, if it does."""
    folder = os.environ.get("SEXTON_SCREENSHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")
