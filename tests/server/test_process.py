"""The real process: killed in the middle of a night, it goes on where it stood."""

from __future__ import annotations

import functools
import operator
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from messages import Reader
from server.served import NAMES, SCRIPT
from sexton.engine.prompts import TOWN, Domain
from sexton.server.typescript import kinds_of

DOMAINS: Any = functools.reduce(operator.or_, kinds_of(Domain))
SERVE = "from sexton.cli.serve import serve; serve()"


class Running:
    """``sexton serve`` as its own process, with the sockets that a test has opened to it."""

    def __init__(self, process: subprocess.Popen[str], host: str, sockets: ExitStack) -> None:
        self.process, self.host, self._sockets = process, host, sockets

    def new_game(self, players: int) -> Any:
        body = {"script": SCRIPT, "players": NAMES[:players]}
        return httpx.post(f"http://{self.host}/api/games", json=body, trust_env=False, timeout=20).json()

    def open(self, link: str) -> Player:
        address = f"ws://{self.host}/ws/{link.removeprefix('/t/')}"
        return Player(self._sockets.enter_context(connect(address, proxy=None)))

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Running]:
    """A server with its games in a folder."""
    command = [sys.executable, "-c", SERVE, "--host", "127.0.0.1", "--port", "0", "--data", str(folder), *options]
    with ExitStack() as sockets, subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://(127\.0\.0\.1:\d+)", process.stdout.readline())
            assert found is not None
            yield Running(process, found[1], sockets)
        finally:
            if process.poll() is None:
                process.terminate()
            process.communicate(timeout=20)


class Player:
    """A chair's socket, used as a client in any language would use it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self._reader = socket, Reader()
        self.last = self.hear()

    def hear(self, *types: str) -> Any:
        while True:
            message = self._reader.read(self.socket.recv(timeout=20))
            assert message["type"] != "refused" or "refused" in types, message
            if not types or message["type"] in types:
                if message["type"] in ("view", "table"):
                    self.last = message
                return message

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    def answer(self, rng: random.Random) -> None:
        """The Storyteller answers whatever is asked, for whoever is asked."""
        prompt = self.last["prompt"]
        value = msgspec.convert(prompt["domain"], DOMAINS).sample(rng)
        self.send(
            "move",
            rev=self.last["rev"],
            kind=prompt["kind"],
            character=prompt["character"],
            by=prompt["who"],
            value=msgspec.to_builtins(value),
        )
        self.hear("table")


def known(message: dict[str, Any]) -> dict[str, Any]:
    """What a chair knows, without what belongs to one connection or one run of the server."""
    return {k: v for k, v in message.items() if k not in ("rev", "kept", "players", "spectators", "corrected")}


def test_a_folder_of_scripts_is_offered_to_everybody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    (scripts / "two.json").write_text('[{"id": "_meta", "name": "Two"}, "imp", "chef", "poisoner", "drunk"]')
    (scripts / "broken.json").write_text('["imp", ')
    (scripts / "notes.pdf").write_bytes(b"no script at all")
    with serving(tmp_path, "--scripts", str(scripts)) as server:
        listed = httpx.get(f"http://{server.host}/api/scripts", trust_env=False, timeout=20).json()
        assert [entry["name"] for entry in listed if entry["id"].startswith("given-")] == ["Two"]
    assert "broken.json is left out: This is no valid JSON" in capfd.readouterr().err


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    rng = random.Random(3)
    with serving(tmp_path) as server:
        game = server.new_game(7)
        storyteller = server.open(game["storyteller"])
        while storyteller.last["table"]["phase"] != "night":
            storyteller.answer(rng)
        server.kill()
    told = storyteller.last
    views: dict[int, Any] = {}
    for kill in range(4):
        with serving(tmp_path) as server:
            storyteller = server.open(game["storyteller"])
            assert known(storyteller.last) == known(told), f"kill {kill}: back at the same prompt"
            for seat in game["seats"]:
                view = server.open(seat["link"]).last
                assert known(view) == known(views.get(seat["seat"], view))
            while not all(player["online"] for player in storyteller.last["players"]):
                storyteller.hear("table")
            for _ in range(4 + kill):
                prompt = storyteller.last["prompt"]
                if prompt is not None and prompt["who"] != TOWN:
                    storyteller.answer(rng)
            # What every chair knows now, as a new connection is told it.
            told = server.open(game["storyteller"]).last
            views = {seat["seat"]: server.open(seat["link"]).last for seat in game["seats"]}
            server.kill()


def test_an_answer_cut_off_by_the_kill_is_there_or_not_but_never_half(tmp_path: Path) -> None:
    rng = random.Random(4)
    with serving(tmp_path) as server:
        game = server.new_game(9)
    before = 0
    for _ in range(3):
        with serving(tmp_path) as server:
            storyteller = server.open(game["storyteller"])
            table = storyteller.last["table"]
            assert table["undo"] in (before, before + 1)
            before = table["undo"]
            prompt = storyteller.last["prompt"]
            value = msgspec.to_builtins(msgspec.convert(prompt["domain"], DOMAINS).sample(rng))
            rev = storyteller.last["rev"]
            storyteller.send("move", rev=rev, kind=prompt["kind"], by=prompt["who"], value=value)
            server.kill()


def test_a_port_in_use_and_a_folder_in_use_are_said_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for arguments, sentence in (
            (["--port", server.host.split(":")[1], "--data", str(tmp_path / "b")], "cannot be listened on"),
            (["--port", "0", "--data", str(tmp_path)], "in use by another Sexton server"),
            (["--port", "0", "--data", "/dev/null/x"], "cannot be used"),
        ):
            done = subprocess.run(
                [sys.executable, "-c", SERVE, "--host", "127.0.0.1", *arguments],
                capture_output=True,
                text=True,
                timeout=30,
                check=False,
            )
            assert done.returncode == 1
            assert sentence in done.stderr
            assert "Traceback" not in done.stderr
