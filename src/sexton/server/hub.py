"""All games of a server: made, found by their links, brought back from storage, let go when nobody is there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from importlib import metadata

from sexton import almanac
from sexton.almanac import Almanac
from sexton.engine.character import CHARACTERS
from sexton.engine.game import Setup
from sexton.engine.house_rules import house_rules
from sexton.engine.prompts import STORYTELLER
from sexton.engine.script import Script
from sexton.errors import SextonError
from sexton.server import links
from sexton.server.protocol import SPECTATOR, GameLinks, NewGame, ScriptEntry, ScriptRead, SeatLink, encoder
from sexton.server.record import first_row
from sexton.server.room import Pace, Room
from sexton.server.storage import Storage, StoredGame
from sexton.server.timers import Clock

log = logging.getLogger("sexton.server")

FOR_NEWCOMERS = "slightly-more-trouble-brewing"
"""The script that is offered first."""

KEEP = 200
"""Rooms that stay in memory though nobody is there."""

PERIOD = 1500
"""The clock hand's time a seat at first, in milliseconds."""

LONGEST_NAME = 40


def version() -> str:
    """Sexton's version; empty where it runs from a folder without being installed."""
    try:
        return metadata.version("sexton")
    except metadata.PackageNotFoundError:
        return ""


class RequestError(SextonError):
    """A request that cannot be granted; the message says what can."""


class Hub:
    """The server's rooms. ``clock`` defaults to the running loop."""

    def __init__(self, storage: Storage, *, clock: Clock | None = None, pace: Pace | None = None) -> None:
        self.storage = storage
        self._clock, self._pace = clock, pace or Pace()
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    # ---- scripts -------------------------------------------------------------------------------------------

    def scripts(self) -> list[ScriptEntry]:
        """The bundled scripts that can be played, the one for newcomers first."""
        found = []
        for name in almanac.bundled():
            book = almanac.load(name)
            if CHARACTERS.keys() >= set(book.ids):
                found.append(
                    ScriptEntry(
                        id=name,
                        name=book.title,
                        author=book.author,
                        characters=book.ids,
                        house_rules=house_rules(book.script()),
                    )
                )
        return sorted(found, key=lambda script: script.id != FOR_NEWCOMERS)

    async def add_script(self, content: bytes) -> ScriptRead:
        """Read and keep an uploaded script. Raises ``SextonError`` where it is none, or cannot be played."""
        book = almanac.read_content(content)
        script = book.script()
        text = content.decode("utf-8-sig", "replace")
        name = f"own-{hashlib.sha256(text.encode()).hexdigest()[:24]}"
        await self.storage.keep_script(name, text)
        return ScriptRead(
            id=name,
            name=script.name,
            author=script.author,
            characters=script.characters,
            house_rules=house_rules(script),
            warnings=tuple(problem.sentence for problem in book.warnings),
        )

    async def script(self, name: str) -> Script:
        """A script by its id. Raises ``SextonError`` where there is none."""
        return (await self._almanac(name)).script()

    async def _almanac(self, name: str) -> Almanac:
        if name in almanac.bundled():
            return almanac.load(name)
        text = await self.storage.script(name)
        if text is None:
            raise RequestError(
                f"There is no script “{name[:60]}” here. Choose one of {', '.join(almanac.bundled())}, or upload one."
            )
        return almanac.read_content(text)

    # ---- games ---------------------------------------------------------------------------------------------

    async def create(self, new: NewGame, base: str) -> GameLinks:
        """Make a game. Raises ``SextonError`` where it cannot be played. ``base`` is this server's address."""
        script = await self.script(new.script)
        players = _players(new.players)
        seats = range(len(players))
        strangers = [seat for seat in new.policies.seats if seat not in seats]
        if strangers:
            raise RequestError(f"There is no seat {strangers[0]}: seats are numbered 0 to {len(players) - 1}.")
        setup = Setup(
            script=script,
            players=players,
            every_step=not new.policies.storyteller,
            house_rules=new.house_rules,
        )
        policies = dict.fromkeys(new.policies.seats, "uniform")
        if new.policies.storyteller:
            policies[STORYTELLER] = "uniform"
        tokens = {chair: links.new_token() for chair in (STORYTELLER, SPECTATOR, *seats)}
        stored = StoredGame(
            id=secrets.token_hex(8),
            version=version(),
            setup=encoder.encode(setup),
            script=new.script,
            period=PERIOD,
            rows=(first_row(setup),),
            policies=policies,
        )
        await self.storage.create(stored, {links.hashed(token): chair for chair, token in tokens.items()})
        reach = links.reachable(base)
        paths = {chair: links.link(token) for chair, token in tokens.items()}
        return GameLinks(
            game=stored.id,
            storyteller=paths[STORYTELLER],
            seats=tuple(
                SeatLink(seat=seat, name=players[seat], link=paths[seat], qr=links.qr_svg(reach + paths[seat]))
                for seat in seats
            ),
            spectator=paths[SPECTATOR],
        )

    async def claim(self, token: str) -> tuple[Room, int] | None:
        """The room and chair that a token claims, ``None`` where it claims none.

        Raises ``SextonError`` where the game is there, but cannot be resumed.
        """
        found = await self.storage.claim(links.hashed(token))
        if found is None:
            return None
        game, chair = found
        return await self.room(game), chair

    async def room(self, game: str) -> Room:
        """The room of a game, brought back from storage where need be."""
        async with self._loading:
            room = self._rooms.pop(game, None)
            if room is None:
                room = await self._load(game)
            self._rooms[game] = room  # at the end: the longest unused stand first
            self._let_go()
            return room

    async def _load(self, game: str) -> Room:
        stored = await self.storage.load(game)
        if stored is None:
            raise RequestError("This game is not here any more.")
        # Numbers go on rising over a restart, so that an answer from before it is known to be old.
        rev = time.time_ns() // 1_000_000
        try:
            room = Room(stored, self.storage, self._clock or asyncio.get_running_loop(), rev=rev, pace=self._pace)
        except Exception as error:
            log.exception("game %s cannot be resumed", game)
            raise RequestError(
                f"This game was begun with Sexton {stored.version or 'of another version'} and cannot be resumed by "
                "this one. Its moves are kept, and that version can go on with it."
            ) from error
        await room.resume()
        return room

    def _let_go(self) -> None:
        spare = len(self._rooms) - KEEP
        for game, room in tuple(self._rooms.items())[: max(0, spare)]:
            if room.idle:
                del self._rooms[game]

    async def close(self) -> None:
        """Stop all clocks, then let go of the storage."""
        for room in self._rooms.values():
            await room.close()
        await self.storage.close()


def _players(names: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names without stray blanks. Raises ``RequestError`` for what could not be shown.

    How many there may be, and that no two are alike, is for the game to say.
    """
    clean = tuple(" ".join(name.split()) for name in names)
    for name in clean:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise RequestError(f"A name has at most {LONGEST_NAME} letters, all of them visible.")
    return clean
