"""The web application: HTTP and WebSocket in front of a :class:`Hub`, and the built client's files."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Message, Scope

from sexton import almanac, texts
from sexton.engine import introductions
from sexton.engine.character import CHARACTERS, TRAVELLER
from sexton.engine.manual import is_manual
from sexton.errors import Phrase, SextonError, all_of
from sexton.server import archive, language, library, links
from sexton.server.chairs import BROKEN, TOO_SLOW, UNKNOWN_LINK, Socket
from sexton.server.hub import Hub, version
from sexton.server.icons import sprite
from sexton.server.protocol import (
    MOST_BYTES,
    CharacterEntry,
    GameLinks,
    Joining,
    LobbyLink,
    NewGame,
    NewLobby,
    PlaceLink,
    Problem,
    RefusedMessage,
    RequestError,
    encoder,
)
from sexton.server.storage import Storage

T = TypeVar("T")

log = logging.getLogger("sexton.server")

STATIC = Path(__file__).parent / "static"
"""Where the client's build is."""

CREDITS = "CREDITS.txt"

ASSETS = "/assets/"
"""Scripts and styles, which the build has packed as gzip, and typefaces, which are packed as they are."""

PUBLIC = {"Cache-Control": "public, max-age=300"}

BODY = 64 * 1024
"""The longest body that is read, in bytes, where nothing else is said."""

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    # A link to a chair is its key: it must not go to other sites, nor into frames of theirs.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Robots-Tag": "noindex",
}

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sexton</title>
<h1>Sexton is running, but its client is not built</h1>
<p>Build it once, in the project's folder: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.
Installing Sexton from a wheel, or running it with <code>uv run sexton serve</code>, does that by itself.</p>
<p>The server itself works: see <a href="/api/health">/api/health</a>.</p>
</html>
"""


@get("/api/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the server answers, and which version does."""
    return {"status": "ok", "version": version()}


@post("/api/games", status_code=201)
async def new_game(request: Request[Any, Any, State]) -> GameLinks:
    """Make a game."""
    new = await _body(request, NewGame, "{“script”: id, “players”: [names, clockwise]}")
    return await _hub(request.app.state).create(new, _base(request))


@post("/api/lobbies", status_code=201)
async def new_lobby(request: Request[Any, Any, State]) -> LobbyLink:
    """Make a table that people join before its game begins."""
    return await _hub(request.app.state).open_lobby(await _body(request, NewLobby, "{“script”: id, “players”: []}"))


@post("/api/lobbies/{token:str}", status_code=201)
async def join_lobby(request: Request[Any, Any, State], token: FromPath[str]) -> PlaceLink:
    """Take a place by the joining link."""
    joining = await _body(request, Joining, "{“name”: yours}")
    lobby = await _hub(request.app.state).to_join(token)
    return PlaceLink(link=links.link(await lobby.seat(links.hashed(token), joining.name)))


@get("/api/lobbies/{token:str}", status_code=204)
async def see_lobby(token: FromPath[str], state: State) -> None:
    """Whether a joining link is good. Nothing else is told to somebody who has no place."""
    await _hub(state).to_join(token)


@get("/api/catalogue/{locale:str}", media_type="text/plain", sync_to_thread=False)
def catalogue(locale: FromPath[str], state: State) -> Response[bytes]:
    """The texts of a language that the page needs, as one Fluent file: the characters', the page's own, and last,
    in their place, the texts that the user has brought."""
    if locale not in texts.LOCALES:
        raise RequestError("language-unknown", status=404, known=all_of(texts.LOCALES), asked=locale[:20])
    built = state["static"] / "locales" / f"{locale}.ftl"
    page = built.read_text(encoding="utf-8") if built.is_file() else texts.source(locale, "interface")
    content = f"{texts.source(locale, 'characters')}\n{page}\n{texts.own_source(locale)}"
    return Response(content.encode(), media_type="text/plain", headers=PUBLIC)


@get("/api/languages", sync_to_thread=False)
def languages() -> Response[list[str]]:
    """The tags of the languages that there are texts in."""
    return Response(list(texts.LOCALES), headers=PUBLIC)


@get("/api/characters", sync_to_thread=False)
def characters() -> dict[str, CharacterEntry]:
    """Every character that Sexton knows of."""
    first, other = (
        {step: place for place, step in enumerate(steps)}
        for steps in (almanac.NIGHT_ORDER.first_night, almanac.NIGHT_ORDER.other_nights)
    )
    return {
        id: CharacterEntry(
            name=facts.name,
            team=facts.team,
            icon=facts.icon,
            first_night=first.get(id),
            other_nights=other.get(id),
            reminders=tuple(dict.fromkeys((*facts.reminders, *facts.reminders_global))),
        )
        for id, facts in almanac.CHARACTERS.items()
    }


@get("/api/steps", sync_to_thread=False)
def steps() -> dict[str, int]:
    """The steps of the first night that belong to no character, with their places."""
    first = almanac.NIGHT_ORDER.first_night
    return {step: first.index(step) for step in introductions.STEPS}


@get("/icons/{name:str}")
async def icons(name: FromPath[str], state: State) -> Response[Any]:
    """The icons of a script and of the Travellers in one file, the same for whoever asks. There is no address for a
    single icon: who fetches which would tell who is in play."""
    if name == CREDITS and (state["static"] / "icons" / CREDITS).is_file():
        return _file(state["static"] / "icons" / CREDITS, "public, max-age=300")
    script = await _hub(state).script(name.removesuffix(".svg"))
    # Travellers may join any game.
    travellers = (c for c in CHARACTERS if CHARACTERS[c].team == TRAVELLER and not is_manual(c))
    return Response(
        sprite(state["static"] / "icons", dict.fromkeys((*script.characters, *travellers))),
        media_type="image/svg+xml",
        headers={"Cache-Control": "public, max-age=300"},
    )


@get("/", sync_to_thread=False)
def front(request: Request[Any, Any, State]) -> Response[Any]:
    """The client's page."""
    return _client(request, "")


@get("/{path:path}", sync_to_thread=False)
def client(request: Request[Any, Any, State], path: FromPath[str]) -> Response[Any]:
    """The client's files; its page for every other path, since it reads its address itself."""
    return _client(request, path)


def _client(request: Request[Any, Any, State], path: str) -> Response[Any]:
    static: Path = request.app.state["static"]
    file = (static / path.lstrip("/")).resolve()
    if path.startswith("/api/"):
        raise RequestError("address-unknown", status=404)
    if file.is_relative_to(static) and file.is_file():
        hashed = path.startswith(ASSETS)
        found = _file(file, "public, max-age=31536000, immutable" if hashed else "public, max-age=300")
        if (packed := file.with_name(f"{file.name}.gz")).is_file():
            found.headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                found.headers["Content-Encoding"] = "gzip"
                found.content = packed.read_bytes()
        return found
    if not (static / "index.html").is_file():
        return Response(UNBUILT, media_type=MediaType.HTML, status_code=503)
    return _file(static / "index.html", "no-cache")


@websocket("/ws/{token:str}")
async def chair(socket: WebSocket[Any, Any, State], token: FromPath[str]) -> None:
    """The chair that a token claims, until the connection ends."""
    await socket.accept()
    try:
        hub = _hub(socket.app.state)
        claimed = await hub.claim(token) or await hub.lobby(token)
    except SextonError as error:
        await _turn_away(socket, error, BROKEN)
        return
    if claimed is None:
        await _turn_away(socket, Phrase("link-unknown"), UNKNOWN_LINK)
        return
    room, number = claimed

    async def send(message: bytes) -> None:
        await socket.send_data(message, mode="text", encoding="utf-8")

    connection = Socket(number, send, link=f"/t/{token}", base=_base(socket), locale=language.of(socket))

    async def listen() -> None:
        while True:
            await room.hear(connection, await socket.receive_data(mode="text"))

    await room.join(connection)
    tasks = {asyncio.ensure_future(work) for work in (listen(), connection.pump(), connection.closing())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(connection)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                log.debug("a connection ended: %r", outcome)
    if socket.connection_state != "disconnect":
        await _end(socket, connection)


async def _end(socket: WebSocket[Any, Any, State], connection: Socket) -> None:
    """Close from this side; a connection that does not take it is given up."""
    try:
        async with asyncio.timeout(2):
            if connection.code != TOO_SLOW:
                await connection.flush()
            await socket.close(connection.code)
    except Exception as error:
        log.debug("a connection could not be closed: %r", error)


async def _turn_away(socket: WebSocket[Any, Any, State], why: SextonError | Phrase, code: int) -> None:
    message = encoder.encode(RefusedMessage(error=why.said(language.of(socket))))
    try:
        await socket.send_data(message, mode="text", encoding="utf-8")
        await socket.close(code)
    except WebSocketDisconnect:
        log.debug("somebody left before being turned away")


def create_app(
    storage: Callable[[], Storage],
    *,
    hub: Callable[[Storage], Hub] = Hub,
    static: Path = STATIC,
    offered: Iterable[bytes] = (),
) -> Litestar:
    """The application. ``storage`` is called, and closed again, with the application's own start and end. ``offered``
    are the contents of scripts that everybody is offered."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state["hub"] = games = hub(storage())
        app.state["archive"] = archive.Archive(games)
        app.state["library"] = library.Library(games)
        for content in offered:
            await games.offer(content)
        try:
            yield
        finally:
            await games.close()

    return Litestar(
        route_handlers=[
            *(health, new_game, new_lobby, join_lobby, see_lobby),
            *(languages, catalogue, characters, steps, icons, front, client, chair),
            *archive.HANDLERS,
            *library.HANDLERS,
        ],
        lifespan=[lifespan],
        state=State({"static": static.resolve()}),
        before_send=[_add_headers],
        exception_handlers={
            SextonError: _refuse,
            HTTPException: _refuse_http,
            Exception: _fail,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/ws/", ASSETS]),
        request_max_body_size=BODY,
        openapi_config=None,
        logging_config=None,
    )


def server_config(app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the application. Paths hold the chairs' tokens, so no request is logged."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        # Every browser asks for it, and it costs three times the work and the memory.
        ws_per_message_deflate=False,
        # A phone that left without a word is known to be away within half a minute.
        ws_ping_interval=20,
        ws_ping_timeout=10,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def _body(request: Request[Any, Any, State], kind: type[T], wanted: str) -> T:
    """What was sent as JSON. Raises ``RequestError`` where it is not of this kind."""
    if request.content_type[0] != "application/json":
        raise RequestError("body-no-json", status=415)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("body-unreadable", detail=str(error), wanted=wanted) from None


def _hub(state: State) -> Hub:
    hub: Hub = state["hub"]
    return hub


def _base(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """This server's address as the other side knows it."""
    return links.own_address(connection.scope["scheme"], connection.headers.get("host", ""))


def _file(file: Path, caching: str, media_type: str | None = None) -> Response[bytes]:
    kind = media_type or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")


def _problem(request: Request[Any, Any, Any], why: SextonError | Phrase, status: int) -> Response[Problem]:
    problem = Problem(error=why.said(language.of(request)))
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _refuse(request: Request[Any, Any, Any], error: SextonError) -> Response[Problem]:
    return _problem(request, error, error.status if isinstance(error, RequestError) else 400)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    if error.status_code == 413:
        most = {"most": BODY, "script": library.SCRIPT_BODY, "game": archive.SAVED_BODY}
        return _problem(request, Phrase("body-too-long", most), 413)
    if error.status_code == 404:
        return _problem(request, Phrase("address-unknown"), 404)
    return _problem(request, Phrase("request-unfit", {"detail": error.detail}), error.status_code)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem(request, Phrase("fault-request"), 500)
