"""All games of a server: made, found by their links, brought back from storage, let go when nobody is there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Mapping
from importlib import metadata
from typing import TypeVar

import msgspec

from sexton import almanac
from sexton.almanac import Almanac
from sexton.engine.character import CHARACTERS
from sexton.engine.game import Game, Setup
from sexton.engine.house_rules import house_rules, jinxes
from sexton.engine.prompts import STORYTELLER
from sexton.engine.script import Script
from sexton.errors import SextonError, any_of
from sexton.server import links, names
from sexton.server.lobby import Hall, Lobby
from sexton.server.protocol import (
    SPECTATOR,
    GameLinks,
    LobbyLink,
    NewGame,
    NewLobby,
    RequestError,
    ScriptEntry,
    ScriptRead,
    SeatLink,
    encoder,
)
from sexton.server.record import first_row, rows_of
from sexton.server.room import Pace, Room
from sexton.server.storage import JOINING, Storage, StoredGame, StoredLobby
from sexton.server.timers import Clock

log = logging.getLogger("sexton.server")

T = TypeVar("T", Room, Lobby)

FOR_NEWCOMERS = "slightly-more-trouble-brewing"
"""The script that is offered first."""

KEEP = 200
"""Rooms, lobbies, and uploaded scripts, that stay in memory though nobody is there."""

MOST_ON_SHELF = 200
"""So many of a device's scripts are listed, the newest."""

PERIOD = 1500
"""The clock hand's time a seat at first, in milliseconds."""

OF_GAME = "game-"
"""Begins the id of a script that only a saved game brought along: the game's id follows."""


def version() -> str:
    """Sexton's version; empty where it runs from a folder without being installed."""
    try:
        return metadata.version("sexton")
    except metadata.PackageNotFoundError:
        return ""


class Hub:
    """The server's rooms. ``clock`` defaults to the running loop."""

    def __init__(self, storage: Storage, *, clock: Clock | None = None, pace: Pace | None = None) -> None:
        self.storage = storage
        self._clock, self._pace = clock, pace or Pace()
        self._rooms: dict[str, Room] = {}
        self._lobbies: dict[str, Lobby] = {}
        self._books: dict[str, Almanac] = {}
        self._offered: list[str] = []
        self._loading = asyncio.Lock()

    # ---- scripts -------------------------------------------------------------------------------------------

    def scripts(self) -> list[ScriptEntry]:
        """The bundled scripts that can be played, the one for newcomers first."""
        found = []
        for name in almanac.bundled():
            book = almanac.load(name)
            if CHARACTERS.keys() >= set(book.ids):
                found.append(_entry(name, book.script()))
        return sorted(found, key=lambda script: script.id != FOR_NEWCOMERS)

    async def add_script(
        self, content: bytes, *, anyway: bool = False, locale: str = "en", shelf: str = ""
    ) -> ScriptRead:
        """Read an uploaded script, and keep it on a shelf where nothing in it is doubtful or it shall be played
        ``anyway``. What is odd about it is said in a language. Raises ``SextonError`` where it is none, or cannot be
        played."""
        book = almanac.read_content(content)
        script = book.script(confirmed=True)
        doubts = () if anyway else tuple(problem.said(locale) for problem in book.doubts)
        name = "" if doubts else await self._keep("own", content, shelf)
        entry = msgspec.structs.asdict(_entry(name, script))
        warnings = tuple(problem.said(locale) for problem in book.warnings)
        return ScriptRead(**entry, warnings=warnings, doubts=doubts)

    async def offer(self, content: bytes) -> None:
        """Offer a script to everybody, whatever is doubtful about it. Raises ``SextonError`` where it is none."""
        almanac.read_content(content).script(confirmed=True)
        self._offered.append(await self._keep("given", content))

    async def library(self, shelf: str) -> list[ScriptEntry]:
        """The scripts that somebody is offered: those that are bundled, those that whoever runs this server offers, and
        those on the shelf, the newest first."""
        own = await self.storage.shelf(_key(shelf)) if shelf else ()
        found = self.scripts()
        for name in (*self._offered, *own[:MOST_ON_SHELF]):
            try:
                found.append(await self.entry(name))
            except SextonError as error:
                # Another version of Sexton took it in.
                log.info("script %s cannot be listed: %s", name, error)
        return found

    async def _keep(self, whose: str, content: bytes, shelf: str = "") -> str:
        """Keep a script's text; its id."""
        text = content.decode("utf-8-sig", "replace")
        name = f"{whose}-{hashlib.sha256(text.encode()).hexdigest()[:24]}"
        await self.storage.keep_script(name, text, _key(shelf))
        return name

    async def drop_script(self, name: str, shelf: str) -> None:
        """Take a script off a shelf. Raises ``SextonError`` where it is not there."""
        if not await self.storage.drop_script(name, _key(shelf)):
            raise RequestError("script-not-yours", status=404)

    async def script(self, name: str) -> Script:
        """A script by its id. Raises ``SextonError`` where there is none."""
        if name.startswith(OF_GAME):
            return (await self.room(name.removeprefix(OF_GAME))).record.setup.script
        return (await self.book(name)).script(confirmed=True)  # else it would not have been kept

    async def entry(self, name: str) -> ScriptEntry:
        """A script by its id, as it is listed. Raises ``SextonError`` where there is none."""
        return _entry(name, await self.script(name))

    async def book(self, name: str) -> Almanac:
        """A script with all its texts, by its id. Raises ``SextonError`` where there is none."""
        if name in almanac.bundled():
            return almanac.load(name)
        if name in self._books:
            return self._books[name]
        if name.startswith(OF_GAME):
            raise RequestError("script-of-game", status=404)
        text = await self.storage.script(name)
        if text is None:
            raise RequestError("script-unknown", script=name[:60], bundled=any_of(almanac.bundled()))
        # An id names its contents: what was read once stands.
        self._books[name] = book = await asyncio.to_thread(almanac.read_content, text)
        if len(self._books) > KEEP:
            del self._books[next(iter(self._books))]
        return book

    # ---- games ---------------------------------------------------------------------------------------------

    async def create(self, new: NewGame, base: str) -> GameLinks:
        """Make a game. Raises ``SextonError`` where it cannot be played. ``base`` is this server's address."""
        stored, players = await self._new(new)
        return await self._open(stored, dict(enumerate(players)), base)

    async def restore(self, game: Game, base: str) -> GameLinks:
        """A table that goes on with a saved game from where it stood; everybody has a new link, and every chair is a
        person's. What was taken back before the game was saved is not at this table any more.

        Raises ``SextonError`` where a name in it could not be shown.
        """
        for name in game.state.names:
            names.clean(name)
        id, script = secrets.token_hex(8), game.script
        known = next((name for name in almanac.bundled() if almanac.load(name).script() == script), f"{OF_GAME}{id}")
        stored = StoredGame(
            id=id,
            version=version(),
            setup=encoder.encode(game.setup),
            script=known,
            period=PERIOD,
            rows=await asyncio.to_thread(rows_of, game),
        )
        return await self._open(stored, {seat: game.state.names[seat] for seat in game.state.circle}, base)

    async def _open(self, stored: StoredGame, players: Mapping[int, str], base: str) -> GameLinks:
        """Store a new game, with a link for each of its chairs."""
        tokens = {chair: links.new_token() for chair in (STORYTELLER, SPECTATOR, *players)}
        await self.storage.create(stored, {links.hashed(token): chair for chair, token in tokens.items()})
        reach = links.reachable(base)
        paths = {chair: links.link(token) for chair, token in tokens.items()}
        return GameLinks(
            game=stored.id,
            storyteller=paths[STORYTELLER],
            seats=tuple(
                SeatLink(seat=seat, name=name, link=paths[seat], qr=links.qr_svg(reach + paths[seat]))
                for seat, name in players.items()
            ),
            spectator=paths[SPECTATOR],
        )

    async def _new(self, new: NewGame) -> tuple[StoredGame, tuple[str, ...]]:
        """A new game that is not stored yet, and its players. Raises ``SextonError`` where it cannot be played."""
        script = await self.script(new.script)
        players = tuple(map(names.clean, new.players))
        seats = range(len(players))
        strangers = [seat for seat in new.policies.seats if seat not in seats]
        if strangers:
            raise RequestError("policy-no-seat", seat=strangers[0], last=len(players) - 1)
        setup = Setup(
            script=script,
            players=players,
            every_step=not new.policies.storyteller,
            house_rules=new.house_rules,
        )
        policies = dict.fromkeys(new.policies.seats, "uniform")
        if new.policies.storyteller:
            policies[STORYTELLER] = "uniform"
        stored = StoredGame(
            id=secrets.token_hex(8),
            version=version(),
            setup=encoder.encode(setup),
            script=new.script,
            period=PERIOD,
            rows=(first_row(setup),),
            policies=policies,
        )
        return stored, players

    async def claim(self, token: str) -> tuple[Room, int] | None:
        """The room and chair that a token claims, ``None`` where it claims none.

        Raises ``SextonError`` where the game is there, but cannot be resumed.
        """
        found = await self.storage.claim(links.hashed(token))
        if found is None:
            return None
        game, chair = found
        return await self.room(game), chair

    # ---- lobbies -------------------------------------------------------------------------------------------

    async def open_lobby(self, new: NewLobby) -> LobbyLink:
        """Make a table that people join. Raises ``SextonError`` where the script, a name or what is chosen is unfit."""
        token = links.new_token()
        stored = StoredLobby(
            id=secrets.token_hex(8),
            script=new.script,
            storyteller=links.hashed(token),
            joining=links.new_joining_token(),
        )
        await self._lobby(stored).open(new)
        return LobbyLink(storyteller=links.link(token))

    async def lobby(self, token: str) -> tuple[Lobby, int] | None:
        """The lobby and place that a token claims, ``None`` where it claims none."""
        found = await self._find_lobby(token)
        return None if found is None or found[1] == JOINING else found

    async def to_join(self, token: str) -> Lobby:
        """The lobby of a joining link. Raises ``RequestError`` where that has ended, or never was one."""
        found = await self._find_lobby(token)
        if found is None or found[1] != JOINING:
            raise RequestError("join-ended", status=410)
        return found[0]

    async def _find_lobby(self, token: str) -> tuple[Lobby, int] | None:
        async with self._loading:
            found = await self.storage.lobby(links.hashed(token))
            if found is None:
                return None
            stored, place = found
            lobby = self._lobbies.pop(stored.id, None) or self._lobby(stored)
            self._lobbies[stored.id] = lobby  # at the end: the longest unused stand first
            _let_go(self._lobbies)
            return lobby, place

    def _lobby(self, stored: StoredLobby) -> Lobby:
        hall = Hall(script=self.entry, begin=self._begin)
        return Lobby(stored, self.storage, self._clock or asyncio.get_running_loop(), hall)

    async def _begin(self, new: NewGame, chairs: Mapping[bytes, int], lobby: str) -> None:
        """A lobby's game, in its place."""
        stored, _ = await self._new(new)
        await self.storage.create(stored, chairs, lobby)
        self._lobbies.pop(lobby, None)

    # ---- rooms ---------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """The room of a game, brought back from storage where need be."""
        async with self._loading:
            room = self._rooms.pop(game, None)
            if room is None:
                room = await self._load(game)
            self._rooms[game] = room  # at the end: the longest unused stand first
            _let_go(self._rooms)
            return room

    async def _load(self, game: str) -> Room:
        stored = await self.storage.load(game)
        if stored is None:
            raise RequestError("game-gone")
        # Numbers go on rising over a restart, so that an answer from before it is known to be old.
        rev = time.time_ns() // 1_000_000
        try:
            room = Room(stored, self.storage, self._clock or asyncio.get_running_loop(), rev=rev, pace=self._pace)
        except Exception as error:
            log.exception("game %s cannot be resumed", game)
            if not stored.version:
                raise RequestError("game-of-another-version") from error
            raise RequestError("game-of-version", version=stored.version) from error
        await room.resume()
        return room

    async def close(self) -> None:
        """Stop all clocks, then let go of the storage."""
        for lobby in self._lobbies.values():
            await lobby.close()
        for room in self._rooms.values():
            await room.close()
        await self.storage.close()


def _key(shelf: str) -> bytes:
    """What a shelf is known by in storage; nothing where a device names none."""
    return links.hashed(shelf) if shelf else b""


def _let_go(tables: dict[str, T]) -> None:
    """Forget those that have been used least, where there are many and nobody is there: all is stored."""
    spare = len(tables) - KEEP
    for number, table in tuple(tables.items())[: max(0, spare)]:
        if table.idle:
            del tables[number]


def _entry(name: str, script: Script) -> ScriptEntry:
    """A script as it is listed."""
    return ScriptEntry(
        id=name,
        name=script.name,
        author=script.author,
        characters=script.characters,
        house_rules=house_rules(script),
        jinxes=jinxes(script, ()),
        rules=script.rules,
        manual=script.manual,
    )
