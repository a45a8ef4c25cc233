"""The scripts of a server, to be looked through, shown, checked, printed and taken home.

The library is the same for whoever asks, and knows nothing of games: which characters are in play stands in the
request. Whose a script is, is known by its shelf: a key that only the device has which sent it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import Almanac, findings
from sexton.almanac.exports import FORMATS
from sexton.almanac.findings import Report
from sexton.almanac.sheets import CHOICES, Sheet, in_play, sheet
from sexton.errors import any_of
from sexton.server import language
from sexton.server.downloads import download
from sexton.server.handouts import Findings, ScriptSheet, handout, reported
from sexton.server.hub import Hub
from sexton.server.protocol import RequestError, ScriptEntry, ScriptRead

T = TypeVar("T")

SCRIPT_BODY = 1024 * 1024
"""The longest script that is read, in bytes."""

FILE = ""
"""Asks for a script in the words of its file."""

KEEP = 50
"""Reports that stay in memory."""

MOST_WAITING = 20
"""So much work waits at a time; whoever comes then comes again."""

MOST_IN_PLAY = 60
"""So many characters in play are looked up."""


class Library:
    """The scripts of a hub, and a desk where one piece of work is done after another: the longest, a check of a script
    of all characters, takes seconds, in a thread beside the tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._reports: OrderedDict[str, Report] = OrderedDict()
        self._desk = asyncio.Lock()
        self._waiting = 0

    async def sheet(self, id: str, lang: str, play: str) -> Sheet:
        """A script's sheet, of everybody on it or of the characters in play. Raises ``SextonError`` where there is no
        such script or language."""
        if lang not in (FILE, *CHOICES):
            raise RequestError("library-language", lang=lang[:20], known=any_of(CHOICES))
        book = await self.hub.book(id)
        if play:
            book = in_play(book, play.split(",")[:MOST_IN_PLAY])
        return await self._work(sheet, book, lang or None)

    async def report(self, id: str) -> Report:
        """What there is to say of a script. Raises ``SextonError`` where there is none."""
        if id not in self._reports:
            self._reports[id] = await self._work(findings.check, await self.hub.book(id))
            if len(self._reports) > KEEP:
                self._reports.popitem(last=False)
        return self._reports[id]

    async def pdf(self, found: Sheet, parts: Iterable[str], size: str) -> bytes:
        """Parts of a sheet as PDF. Raises ``SextonError`` where one, or the paper, is unknown, or all are empty."""
        return await self._work(_print, found, tuple(dict.fromkeys(parts)), size)

    async def file(self, book: Almanac, form: str, locale: str) -> bytes:
        """A script as a file. Raises ``SextonError`` where the form is unknown."""
        if form not in FORMATS:
            raise RequestError("library-format", format=form[:20], known=any_of(FORMATS))
        text = await self._work(FORMATS[form].write, book, None, locale)
        return text.encode(FORMATS[form].encoding)

    async def _work(self, what: Callable[..., T], *given: object) -> T:
        """Work in a thread, one piece at a time. Raises ``RequestError`` where too much waits."""
        if self._waiting >= MOST_WAITING:
            raise RequestError("library-busy", status=503)
        self._waiting += 1
        try:
            async with self._desk:
                return await asyncio.to_thread(what, *given)
        finally:
            self._waiting -= 1


def _print(found: Sheet, parts: tuple[str, ...], size: str) -> bytes:
    # Here, since a server that nobody prints with need not read what reads fonts.
    from sexton.paper import PARTS, SIZES, printed

    if unknown := [part for part in parts if part not in PARTS]:
        raise RequestError("library-part", part=unknown[0][:20], known=any_of(PARTS))
    if size not in SIZES:
        raise RequestError("library-paper", size=size[:20], known=any_of(SIZES))
    document = printed(found, parts, size)
    blank, content = not document.pdf.pages, document.bytes()  # which also closes the typefaces
    if blank:
        raise RequestError("print-nothing")
    return content


@get("/api/scripts")
async def scripts(state: State, shelf: FromQuery[str] = "") -> list[ScriptEntry]:
    """The bundled scripts, those that whoever runs the server offers, and those on a shelf."""
    return await _library(state).hub.library(shelf)


@post("/api/scripts", status_code=200, request_max_body_size=SCRIPT_BODY)
async def read_script(request: Request[Any, Any, State]) -> ScriptRead:
    """Read an almanac or a script; games can be made with it from then on, unless something in it is doubtful and
    the address does not end in ``?anyway=1``."""
    asked = request.query_params
    return await _library(request.app.state).hub.add_script(
        await request.body(),
        anyway=asked.get("anyway") == "1",
        locale=language.of(request),
        shelf=asked.get("shelf", ""),
    )


@delete("/api/scripts/{id:str}")
async def drop_script(state: State, id: FromPath[str], shelf: FromQuery[str] = "") -> None:
    """Take a script off a shelf."""
    await _library(state).hub.drop_script(id, shelf)


@get("/api/scripts/{id:str}/sheet")
async def show(state: State, id: FromPath[str], lang: FromQuery[str] = "en", play: FromQuery[str] = "") -> ScriptSheet:
    """A script in words: in a language, in English and Korean, or in the words of its file."""
    return handout(await _library(state).sheet(id, lang, play))


@get("/api/scripts/{id:str}/findings")
async def check(request: Request[Any, Any, State], id: FromPath[str]) -> Findings:
    """What there is to say of a script."""
    return reported(await _library(request.app.state).report(id), language.of(request))


@get("/api/scripts/{id:str}/file")
async def file(
    state: State, id: FromPath[str], lang: FromQuery[str] = "en", format: FromQuery[str] = "json"
) -> Response[bytes]:
    """A script as a file to take home."""
    library = _library(state)
    book = await library.hub.book(id)
    content = await library.file(book, format, lang)
    return download(content, book.title, FORMATS[format].ending, FORMATS[format].media_type)


@get("/api/scripts/{id:str}/print.pdf")
async def paper(
    state: State,
    id: FromPath[str],
    lang: FromQuery[str] = "en",
    parts: FromQuery[str] = "sheet",
    size: FromQuery[str] = "a4",
    play: FromQuery[str] = "",
) -> Response[bytes]:
    """A script as PDF."""
    library = _library(state)
    found = await library.sheet(id, lang, play)
    return download(await library.pdf(found, parts.split(","), size), found.title, "pdf", "application/pdf")


HANDLERS = [scripts, read_script, drop_script, show, check, file, paper]


def _library(state: State) -> Library:
    library: Library = state["library"]
    return library
