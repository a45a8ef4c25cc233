"""A game at the real server whose Storyteller is no page but a test: quick to bring to any moment of a day."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from types import MappingProxyType
from typing import Any

import httpx
from websockets.sync.client import connect

from browser.driving import PATIENCE, Server
from messages import Reader

QUIET = ("empath", "chef", "undertaker", "noble", "scarletwoman", "imp", "washerwoman", "slayer")
"""A cast of which nobody interferes with anything before the first night is over, or with a nomination."""


class Line:
    """A chair's connection without a page."""

    def __init__(self, server: Server, link: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/{link.removeprefix('/t/')}"
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(address, proxy=None, max_size=None))
        self.heard: list[dict[str, Any]] = []
        self._reader = Reader()
        self.until(lambda: self.shown, "a first view")

    @property
    def shown(self) -> dict[str, Any] | None:
        """The newest view or table."""
        return next((m for m in reversed(self.heard) if m["type"] in ("view", "table")), None)

    def last(self, type: str) -> dict[str, Any] | None:
        return next((m for m in reversed(self.heard) if m["type"] == type), None)

    def until(self, holds: Callable[[], Any], what: str) -> None:
        """Take messages in until this holds."""
        while not holds():
            try:
                self.heard.append(self._reader.read(self._socket.recv(timeout=PATIENCE)))
            except TimeoutError:
                raise AssertionError(f"it never came: {what}") from None

    def send(self, type: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": type, **fields}))

    def ask(self, type: str, **fields: Any) -> None:
        """Send, and take in all that comes before the answer to a ping sent after it."""
        self.send(type, **fields)
        self.send("ping")
        before = len(self.heard)
        self.until(lambda: any(m["type"] == "pong" for m in self.heard[before:]), "an answer")
        refused = [m["error"] for m in self.heard[before:] if m["type"] == "refused"]
        assert not refused, refused

    def move(self, kind: str, value: Any = None, **fields: Any) -> None:
        rev = next(m["rev"] for m in reversed(self.heard) if "rev" in m)
        self.ask("move", rev=rev, kind=kind, value=value, **fields)

    def close(self) -> None:
        self._open.close()


class Table:
    """A new game: its links, and the Storyteller's line."""

    def __init__(self, server: Server, names: tuple[str, ...], script: str = "slightly-more-trouble-brewing") -> None:
        made = httpx.post(
            f"http://127.0.0.1:{server.port}/api/games", json={"script": script, "players": names}, trust_env=False
        )
        links = made.json()
        self.seats: list[str] = [seat["link"] for seat in links["seats"]]
        self.storyteller_link, self.spectator_link = links["storyteller"], links["spectator"]
        self.storyteller = Line(server, self.storyteller_link)

    @property
    def table(self) -> dict[str, Any]:
        assert self.storyteller.shown is not None
        table: dict[str, Any] = self.storyteller.shown["table"]
        return table

    def asked(self) -> tuple[int, str]:
        """Who is asked, and the kind of the question."""
        assert self.storyteller.shown is not None
        prompt = self.storyteller.shown["prompt"]
        return prompt["who"], prompt["kind"]

    def to_day(self, cast: tuple[str, ...] = QUIET, answers: dict[str, Any] | None = None) -> Table:
        """Play until day breaks, as :meth:`play` does."""
        self.play(lambda: self.table["phase"] == "day", cast, answers or {})
        return self

    def play(
        self,
        until: Callable[[], bool],
        cast: tuple[str, ...] = QUIET,
        answers: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """Play until this holds: with these characters, as many as there are players, and these answers by the
        characters that are asked; all else by chance."""
        line = self.storyteller
        assert line.shown is not None
        cast = cast[: len(self.seats)]
        while not until():
            assert line.shown is not None
            prompt = line.shown["prompt"]
            kind, asked = prompt["kind"], prompt["character"]
            if kind == "bag":
                line.move("bag", {"tokens": cast, "aside": []}, override=True)
            elif kind == "deal":
                line.move("deal", cast)
            elif kind == "choose" and asked in answers:
                line.move("choose", answers[asked], by=prompt["who"], character=asked)
            else:
                rev = next(m["rev"] for m in reversed(line.heard) if "rev" in m)
                line.ask("random", rev=rev, by=prompt["who"])

    def nominate(self, nominator: int, nominee: int) -> None:
        if self.table["floor"] != "open":
            self.storyteller.move("floor", "open")
        self.storyteller.move("nominate", nominee, by=nominator)
        self.storyteller.until(lambda: (self.storyteller.shown or {}).get("ballot"), "a ballot")

    def count(self) -> None:
        """Count the running ballot, quickly."""
        self.storyteller.ask("speed", ms=100)
        self.storyteller.ask("count")
        self.storyteller.until(lambda: not (self.storyteller.shown or {})["ballot"], "the count")


class Hush:
    """A network between a browser and the server that a test can silence: nothing is closed, nothing arrives."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._silent = threading.Event()
        self._pairs: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._welcome, daemon=True).start()

    def silence(self) -> None:
        """What is connected stays so, and nothing passes any more: as when a phone loses its network."""
        self._silent.set()

    def back(self) -> None:
        """The network is back. Whatever was connected before stays dead."""
        self._silent.clear()

    def close(self) -> None:
        self._door.close()

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self._silent.is_set():
                self._pairs.append(near)  # taken in, and never answered
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            dead = threading.Event()
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other, dead), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        try:
            while data := one.recv(65536):
                if self._silent.is_set():
                    dead.set()
                if not dead.is_set():
                    other.sendall(data)
        except OSError:
            pass
        finally:
            other.close()
