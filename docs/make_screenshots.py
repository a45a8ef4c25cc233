"""Makes README's pictures from a real game: ``python docs/make_screenshots.py``; needs Chromium and the built client.

A game of eight is played through the server's own protocol, and the pages that people have open meanwhile are
photographed into ``docs/pictures``.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect

PICTURES = Path(__file__).parent / "pictures"
SCRIPT = "slightly-more-trouble-brewing"
NAMES = ("Ana", "Ben", "Chiara", "Dan", "Eve", "Fay", "Gus", "Hana")
CAST = ("empath", "fortuneteller", "undertaker", "slayer", "virgin", "saint", "widow", "imp")
PHONE: ViewportSize = {"width": 390, "height": 780}
TABLET: ViewportSize = {"width": 1180, "height": 820}
TELEVISION: ViewportSize = {"width": 1280, "height": 720}
SERVE = "from sexton.cli.serve import serve; serve()"
TOWN = -2
PATIENCE, QUIET = 20.0, 0.15
"""Seconds to wait for an answer, and for more after it."""


class Storyteller:
    """The Storyteller's chair at the wire: answers what is asked, by chance where nothing is said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Any = None
        self.table = self.hear(PATIENCE)

    def hear(self, wait: float = QUIET) -> Any:
        """The newest table: what comes within so many seconds, and all that follows at once."""
        newest = self.table
        while True:
            try:
                message = json.loads(self.socket.recv(timeout=wait))
            except TimeoutError:
                return newest
            if message["type"] == "refused":
                raise RuntimeError(message["error"])
            if message["type"] == "table":
                newest, wait = message, QUIET

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))
        self.table = self.hear(PATIENCE)

    def move(self, kind: str, value: Any, by: int | None = None, **more: Any) -> None:
        self.table = self.hear()
        self.send(type="move", rev=self.table["rev"], kind=kind, value=value, by=by, **more)

    def until(self, wanted: Callable[[Any], bool]) -> None:
        """Go on until a prompt is as wanted."""
        self.table = self.hear()
        for _ in range(200):
            prompt = self.table["prompt"]
            if wanted(prompt):
                return
            if prompt["kind"] == "floor":
                self.move("floor", "close" if self.table["table"]["floor"] == "open" else "open")
            elif prompt["kind"] == "choose" and prompt["who"] == seat("imp"):
                self.move("choose", seat("slayer"), by=seat("imp"))  # chance might end the game too early
            else:
                self.send(type="random", rev=self.table["rev"], by=prompt["who"])
        raise RuntimeError("it never came to that prompt")


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVE, "--host", "127.0.0.1", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def new_game(address: str) -> Any:
    body = json.dumps({"script": SCRIPT, "players": NAMES}).encode()
    request = urllib.request.Request(f"{address}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def opened(browser: Browser, address: str, size: ViewportSize, locale: str = "en-GB") -> Page:
    """A page on a device of its own."""
    context = browser.new_context(
        viewport=size, locale=locale, device_scale_factor=1.5 if size is PHONE else 1, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


def picture(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)


def look(page: Page) -> None:
    """Wake a phone that sleeps through the night."""
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement !== document.body"):
            page.keyboard.press("Enter")
            return


def seat(name: str) -> int:
    return CAST.index(name)


def photograph(browser: Browser, address: str) -> None:
    """Play the game, and take a picture where there is something to see."""
    game = new_game(address)
    links = [address + place["link"] for place in game["seats"]]
    with connect(f"ws{address[4:]}/ws/{game['storyteller'].removeprefix('/t/')}", proxy=None) as socket:
        teller = Storyteller(socket)
        teller.until(lambda prompt: prompt["kind"] == "bag")
        teller.move("bag", {"tokens": CAST, "aside": []})
        teller.move("deal", CAST)
        tablet = opened(browser, address + game["storyteller"], TABLET)
        told = opened(browser, links[seat("empath")], PHONE)
        teller.until(lambda prompt: prompt["kind"] == "choose" and prompt["who"] == seat("widow"))
        teller.move("choose", seat("empath"), by=seat("widow"))
        teller.until(lambda prompt: prompt["kind"] == "learn" and prompt["about"] == seat("empath"))
        picture(tablet, "night")
        teller.move("learn", teller.table["prompt"]["true"][0])
        told.get_by_role("button", name="Look at my token").click()
        told.get_by_role("button", name=re.compile("^Hide now")).click()
        look(told)
        picture(told, "told")

        # The first day: a ballot, with its clock hand on the way.
        teller.until(lambda prompt: prompt["kind"] == "floor")
        teller.move("floor", "open")
        teller.move("nominate", seat("widow"), by=seat("slayer"))
        phone = opened(browser, links[seat("undertaker")], PHONE)
        television = opened(browser, address + game["spectator"], TELEVISION)
        for voter in (4, 5, 0, 2):
            teller.socket.send(json.dumps({"type": "hand", "up": True, "by": voter}))
        teller.socket.send(json.dumps({"type": "speed", "ms": 4000}))
        teller.socket.send(json.dumps({"type": "count"}))
        phone.wait_for_timeout(9000)
        picture(phone, "vote")
        picture(television, "television")
        teller.socket.send(json.dumps({"type": "speed", "ms": 100}))
        while teller.table["prompt"]["who"] == TOWN:
            teller.table = teller.hear(PATIENCE)

        # The second night, the end, and the game again.
        chooser = opened(browser, links[seat("fortuneteller")], PHONE)
        teller.until(lambda prompt: prompt["kind"] == "choose" and prompt["who"] == seat("fortuneteller"))
        look(chooser)
        for name in ("Gus", "Ana"):
            chooser.get_by_role("button", name=re.compile(f"^{name}, seat")).click()
        picture(chooser, "choose")
        teller.move("choose", [seat("empath"), seat("widow")], by=seat("fortuneteller"))
        teller.until(lambda prompt: prompt["kind"] == "floor")
        teller.move("end", "good", override=True)
        teller.send(type="reveal")
        picture(tablet, "reveal")
        again = opened(browser, f"{address}{game['storyteller']}/replay", TABLET)
        for _ in range(3):
            again.get_by_role("button", name="On to the next night or day").click()
        for _ in range(4):
            again.get_by_role("button", name="One step on").click()
        picture(again, "replay")
        korean = opened(browser, links[seat("empath")], PHONE, "ko-KR")
        korean.get_by_role("button", name="스크립트").or_(korean.get_by_role("tab", name="스크립트")).first.click()
        picture(korean, "korean")


def main() -> None:
    path = os.environ.get("SEXTON_CHROMIUM") or shutil.which("chromium")
    PICTURES.mkdir(exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        photograph(browser, address)
        browser.close()
    for file in sorted(PICTURES.iterdir()):
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
