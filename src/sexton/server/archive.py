"""A table's game beside its WebSocket: as a file to keep and to go on with, as text, and as a timeline.

The Storyteller has all of it at any time. Everybody else may look through the Grimoire, or other people's eyes, when
the whole Grimoire has been laid open after the end; their own story they may always take home.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from sexton import record
from sexton.engine.game import Game
from sexton.engine.overrides import still_covered
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import OVER
from sexton.server import language, links
from sexton.server.downloads import download
from sexton.server.hub import Hub
from sexton.server.protocol import GameLinks, RequestError, Timeline
from sexton.server.room import Room
from sexton.story import narration, replay
from sexton.story.replay import SPECTATOR, Moment, Position

SAVED_BODY = 2 * 1024 * 1024
"""The longest saved game that is read, in bytes: some forty times what a long one has."""

KEEP = 64
"""Timelines that stay in memory: many open the same one when a game is over."""


class Archive:
    """The games of a hub, to be looked at and taken home."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._timelines: OrderedDict[tuple[str, int, int, str], list[Moment]] = OrderedDict()
        self._working = asyncio.Lock()

    async def chair(self, token: str) -> tuple[Room, int]:
        """The room and chair of a link. Raises ``RequestError`` where it opens none."""
        match await self._hub.claim(token):
            case (Room() as room, int(chair)):
                return room, chair
        raise RequestError("link-no-game", status=404)

    async def timeline(self, room: Room, eyes: int, locale: str) -> list[Moment]:
        """The game's timeline. Raises ``SextonError`` where nobody has those eyes."""
        key = (room.id, room.record.now, eyes, locale)
        # One after another, in a thread: the longest take a tenth of a second, which no table may have to wait for.
        async with self._working:
            if key not in self._timelines:
                game = room.record.game.fork()
                self._timelines[key] = await asyncio.to_thread(replay.moments, game, eyes, locale)
                if len(self._timelines) > KEEP:
                    self._timelines.popitem(last=False)
            return self._timelines[key]

    async def restore(self, content: bytes, base: str) -> GameLinks:
        """A new table with a saved game. Raises ``SextonError`` where the content is none."""
        async with self._working:
            game = await asyncio.to_thread(record.load, content)
            return await self._hub.restore(game, base)


def lies_open(game: Game) -> bool:
    """Whether nothing of the game is a secret any more."""
    return game.state.phase == OVER and not still_covered(game.state)


def _admit(room: Room, chair: int) -> None:
    """Raises ``RequestError`` where the chair may not see the whole game yet."""
    if chair != STORYTELLER and not lies_open(room.record.game):
        raise RequestError("game-not-open", status=403)


@get("/api/record/{token:str}")
async def saved(state: State, token: FromPath[str]) -> Response[bytes]:
    """The game as a file."""
    room, chair = await _archive(state).chair(token)
    _admit(room, chair)
    return _download(record.save(room.record.game), room, "json", "application/json")


@get("/api/log/{token:str}")
async def log(request: Request[Any, Any, State], token: FromPath[str]) -> Response[bytes]:
    """The game in sentences: the whole of it, or what the chair itself has seen of it."""
    room, chair = await _archive(request.app.state).chair(token)
    lang = language.of(request)
    game = room.record.game
    if chair == STORYTELLER or lies_open(game):
        lines = await asyncio.to_thread(narration.for_storyteller, game.fork(), lang)
    elif chair == SPECTATOR:
        lines = narration.for_everybody(game.state, lang)
    else:
        lines = narration.for_seat(game.state, chair, lang)
    return _download(narration.plain(lines).encode(), room, "txt", "text/plain")


@get("/api/replay/{token:str}")
async def timeline(
    request: Request[Any, Any, State], token: FromPath[str], eyes: FromQuery[int] = STORYTELLER
) -> Timeline:
    """What happened, through these eyes."""
    archive = _archive(request.app.state)
    room, chair = await archive.chair(token)
    _admit(room, chair)
    moments = await archive.timeline(room, eyes, language.of(request))
    game = room.record.game
    return Timeline(
        eyes=eyes,
        game=room.id,
        script=game.script.name,
        icons=f"/icons/{room.script}.svg",
        names=game.state.names,
        winner=game.state.decided or None,
        moments=moments,
    )


@get("/api/replay/{token:str}/{at:int}")
async def position(
    state: State, token: FromPath[str], at: FromPath[int], eyes: FromQuery[int] = STORYTELLER
) -> Position:
    """How everything lay at a moment, for these eyes."""
    room, chair = await _archive(state).chair(token)
    _admit(room, chair)
    return replay.position(room.record.game, eyes, at)


@post("/api/records", status_code=201, request_max_body_size=SAVED_BODY)
async def restore(request: Request[Any, Any, State]) -> GameLinks:
    """A new table that goes on with a saved game."""
    base = links.own_address(request.scope["scheme"], request.headers.get("host", ""))
    return await _archive(request.app.state).restore(await request.body(), base)


HANDLERS = [saved, log, timeline, position, restore]


def _archive(state: State) -> Archive:
    archive: Archive = state["archive"]
    return archive


def _download(content: bytes, room: Room, ending: str, media_type: str) -> Response[bytes]:
    return download(content, room.record.setup.script.name, ending, media_type)
