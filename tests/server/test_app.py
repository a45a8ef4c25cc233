"""The server over real sockets: HTTP, WebSocket, the client's files, what is refused and how."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.served import NAMES, SCRIPT
from sexton.server.app import BODY, create_app, server_config
from sexton.server.chairs import BEGUN, REPLACED_LINK, UNKNOWN_LINK
from sexton.server.library import SCRIPT_BODY
from sexton.server.protocol import MOST_BYTES
from sexton.server.storage import SqliteStorage

SVG = "{http://www.w3.org/2000/svg}"


@asynccontextmanager
async def running(static: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server on a free port, and a client for it."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(server_config(create_app(lambda: SqliteStorage(None), static=static)))
        serving = asyncio.ensure_future(server.serve(sockets=[listening]))
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=20) as client:
                yield client
        finally:
            server.should_exit = True
            await serving


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client's build, as small as can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>The client</title>")
    (folder / "assets" / "app-1.js").write_text("void 0")
    (folder / "icons" / "CREDITS.txt").write_text("By those who drew them.")
    for character in ("imp", "chef", "monk"):
        (folder / "icons" / f"{character}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h1"/></svg>'
        )
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


async def make_game(http: httpx.AsyncClient, **change: Any) -> Any:
    answer = await http.post("/api/games", json={"script": SCRIPT, "players": NAMES[:7], **change})
    assert answer.status_code == 201, answer.text
    return answer.json()


@asynccontextmanager
async def chair(http: httpx.AsyncClient, link: str) -> AsyncIterator[ClientConnection]:
    address = f"ws://{http.base_url.netloc.decode()}/ws/{link.removeprefix('/t/')}"
    async with connect(address, proxy=None) as connection:
        yield connection


async def hear(connection: ClientConnection) -> Any:
    """The next message about the game itself."""
    while True:
        message = json.loads(await asyncio.wait_for(connection.recv(), 10))
        if message["type"] not in ("square", "own", "eyes"):
            return message


def test_a_game_over_the_wire(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            scripts = (await http.get("/api/scripts")).json()
            assert SCRIPT in {script["id"] for script in scripts}
            game = await make_game(http, policies={"seats": [5, 6]})
            assert [seat["name"] for seat in game["seats"]] == list(NAMES[:7])
            assert all(seat["qr"].startswith("<svg") for seat in game["seats"])
            every_link = {game["storyteller"], game["spectator"], *(seat["link"] for seat in game["seats"])}
            assert len(every_link) == 9
            async with chair(http, game["storyteller"]) as storyteller, chair(http, game["seats"][0]["link"]) as ann:
                table = await hear(storyteller)
                assert table["type"] == "table"
                assert table["players"][5]["policy"] == "uniform"
                view = await hear(ann)
                assert (view["type"], view["view"]["seat"]) == ("view", 0)
                assert (await hear(storyteller))["players"][0]["online"] == 1
                await ann.send("broken")
                refused = await hear(ann)
                assert refused["type"] == "refused"
                await ann.send(b"\x00\x01")
                assert (await hear(ann))["type"] == "refused"
                await ann.send(json.dumps({"type": "move", "rev": view["rev"], "kind": "bag"}))
                refused = await hear(ann)
                assert "not yours" in refused["error"]
                assert refused["move"]["kind"] == "bag"
                await storyteller.send(json.dumps({"type": "link", "chair": 0}))
                assert (await hear(storyteller))["link"] != game["seats"][0]["link"]
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(ann)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == REPLACED_LINK
                assert (await hear(storyteller))["players"][0]["online"] == 0

    asyncio.run(main())


def test_an_unknown_link_is_turned_away_with_a_sentence(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http, chair(http, "/t/nobody-has-this") as stranger:
            refused = await hear(stranger)
            assert refused["type"] == "refused"
            assert "opens no chair" in refused["error"]
            with pytest.raises(ConnectionClosed) as closed:
                await hear(stranger)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == UNKNOWN_LINK

    asyncio.run(main())


def test_a_message_that_is_too_long_ends_only_its_connection(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            game = await make_game(http)
            async with chair(http, game["storyteller"]) as storyteller:
                await hear(storyteller)
                async with chair(http, game["seats"][3]["link"]) as greedy:
                    await hear(greedy)
                    await greedy.send("x" * (MOST_BYTES + 1))
                    with pytest.raises(ConnectionClosed) as closed:
                        await hear(greedy)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1009
                assert (await hear(storyteller))["players"][3]["online"] == 1
                assert (await hear(storyteller))["players"][3]["online"] == 0

    asyncio.run(main())


def test_an_uploaded_script_is_read_kept_and_played(static: Path) -> None:
    ids = ["chef", "noble", "washerwoman", "empath", "monk", "saint", "poisoner", "baron", "imp", "drunk"]

    async def main() -> None:
        async with running(static) as http:
            content = json.dumps([{"id": "_meta", "name": "Mine", "author": "Me"}, *ids])
            answer = await http.post("/api/scripts", content=content)
            script = answer.json()
            assert (answer.status_code, script["name"], script["author"]) == (200, "Mine", "Me")
            assert script["characters"] == ids
            assert script["id"] not in {s["id"] for s in (await http.get("/api/scripts")).json()}
            game = await make_game(http, script=script["id"])
            async with chair(http, game["seats"][2]["link"]) as cat:
                view = await hear(cat)
                assert view["view"]["characters"] == ids
                assert view["icons"] == f"/icons/{script['id']}.svg"
            sprite = await http.get(view["icons"])
            assert sprite.headers["content-type"].startswith("image/svg+xml")
            symbols = ElementTree.fromstring(sprite.text).findall(f"{SVG}symbol")
            assert [symbol.get("id") for symbol in symbols] == ["chef", "monk", "imp"]
            assert symbols[0].find(f"{SVG}path") is not None

    asyncio.run(main())


NO_SCRIPTS = (
    b"",
    b"\xff\xfe\x00",
    b"[]",
    b"{",
    b"[1, 2]",
    b'["nobody", "imp"]',
    b"<!doctype html><p>no</p>",
    b"[" * 100_000,
)


def test_what_is_no_script_is_answered_with_a_sentence(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            for content in NO_SCRIPTS:
                answer = await http.post("/api/scripts", content=content)
                assert answer.status_code == 400, content[:50]
                assert len(answer.json()["error"]) > 20
            assert (await http.get("/api/health")).json()["status"] == "ok"

    asyncio.run(main())


NO_GAMES: tuple[tuple[Any, str], ...] = (
    (b"", "could not be read"),
    (b"{", "could not be read"),
    ([], "could not be read"),
    ({"script": 3}, "could not be read"),
    ({"script": SCRIPT, "players": [7] * 7}, "could not be read"),
    ({"script": SCRIPT, "players": NAMES[:4]}, "4 players"),
    ({"script": SCRIPT, "players": [*NAMES, "Pia"]}, "16 players"),
    ({"script": SCRIPT, "players": [*NAMES[:6], "Ann"]}, "called Ann"),
    ({"script": SCRIPT, "players": [*NAMES[:6], " "]}, "1 to 40 letters"),
    ({"script": "what", "players": NAMES}, "no script"),
    ({"script": SCRIPT, "players": NAMES, "house_rules": ["ogre:foe"]}, "no house rule ogre:foe: choose among ogre:"),
    ({"script": "natural-20", "players": NAMES, "house_rules": ["ogre:friend"]}, "no house rule ogre:friend"),
    ({"script": SCRIPT, "players": NAMES, "house_rules": "ogre:friend"}, "could not be read"),
)


def test_what_is_no_game_is_answered_with_a_sentence(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            for body, sentence in NO_GAMES:
                content = body if isinstance(body, bytes) else json.dumps(body).encode()
                answer = await http.post("/api/games", content=content, headers={"Content-Type": "application/json"})
                assert answer.status_code == 400, content
                assert sentence in answer.json()["error"]
            assert (await http.get("/api/health")).json()["status"] == "ok"

    asyncio.run(main())


def test_other_requests_that_are_refused(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            for answer, status in (
                (await http.post("/api/games", content=b"{}"), 415),
                (await http.post("/api/games", json={"script": "x" * BODY}), 413),
                (await http.post("/api/scripts", content=b"x" * (SCRIPT_BODY + 1)), 413),
                (await http.get("/api/nothing"), 404),
                (await http.get("/api/games"), 405),
                (await http.get("/api/catalogue/tlh"), 404),
                (await http.get("/icons/no-such-script.svg"), 400),
                (await http.get("/icons/imp.svg"), 400),
            ):
                assert answer.status_code == status, (answer.url, answer.text)
                assert answer.json()["error"]
                assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(main())


def test_texts_and_characters(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            for locale in ("en", "ko"):
                texts = await http.get(f"/api/catalogue/{locale}")
                assert texts.headers["content-type"].startswith("text/plain")
                assert "\nname-imp =" in texts.text
            characters = (await http.get("/api/characters")).json()
            assert characters["imp"]["name"] == "Imp"
            assert characters["imp"]["team"] == "demon"
            assert len(characters) > 50
            steps = (await http.get("/api/steps")).json()
            assert characters["philosopher"]["first_night"] < steps["minioninfo"] < steps["demoninfo"]
            assert steps["demoninfo"] < characters["poisoner"]["first_night"]

    asyncio.run(main())


def test_the_client_and_its_headers(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            for path in ("/", "/t/some-token", "/scripts"):
                page = await http.get(path)
                assert "The client" in page.text
                assert page.headers["content-type"].startswith("text/html")
                assert page.headers["cache-control"] == "no-cache"
                assert page.headers["referrer-policy"] == "no-referrer"
                assert "default-src 'none'" in page.headers["content-security-policy"]
            script = await http.get("/assets/app-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            assert (await http.get("/icons/CREDITS.txt")).text == "By those who drew them."
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
                answer = await http.get(path)
                assert "not yours" not in answer.text
                assert "root:" not in answer.text
            assert (await http.get("/api/health")).headers["cache-control"] == "no-store"

    asyncio.run(main())


def test_what_the_build_has_packed_goes_out_as_it_is(static: Path) -> None:
    (static / "assets" / "app-1.js.gz").write_bytes(packed := gzip.compress(b"void 0"))

    async def main() -> None:
        async with running(static) as http, http.stream("GET", "/assets/app-1.js") as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "javascript" in answer.headers["content-type"]
            assert b"".join([part async for part in answer.aiter_raw()]) == packed
        async with running(static) as http:
            plain = await http.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == "void 0"

    asyncio.run(main())


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "nothing") as http:
            page = await http.get("/")
            assert page.status_code == 503
            assert "npm run build" in page.text
            assert (await http.get(f"/icons/{SCRIPT}.svg")).status_code == 200

    asyncio.run(main())


# ---- lobbies -------------------------------------------------------------------------------------------------


def test_people_join_over_the_wire(static: Path) -> None:
    async def main() -> None:
        async with running(static) as http:
            made = await http.post("/api/lobbies", json={"script": SCRIPT, "players": NAMES[:4]})
            assert made.status_code == 201
            async with chair(http, made.json()["storyteller"]) as storyteller:
                lobby = await hear(storyteller)
                assert lobby["qr"].startswith("<svg")
                token = lobby["join"].partition("/j/")[2]
                seen = await http.get(f"/api/lobbies/{token}")
                assert (seen.status_code, seen.content) == (204, b"")
                joined = await http.post(f"/api/lobbies/{token}", json={"name": "Zoe"})
                assert joined.status_code == 201
                async with chair(http, joined.json()["link"]) as zoe:
                    assert (await hear(zoe))["mine"] == 4
                    await storyteller.send(json.dumps({"type": "begin"}))
                    with pytest.raises(ConnectionClosed) as closed:
                        await anext(message async for message in zoe if '"lobby"' in str(message))
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == BEGUN
                async with chair(http, joined.json()["link"]) as zoe:
                    assert (await hear(zoe))["view"]["seat"] == 4
            ended = await http.post(f"/api/lobbies/{token}", json={"name": "Late"})
            assert ended.status_code == (await http.get(f"/api/lobbies/{token}")).status_code == 410

    asyncio.run(main())


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        ({"name": NAMES[0]}, 409, "called Ann already"),
        ({"name": " "}, 400, "1 to 40 letters"),
        ({"nam": "Zoe"}, 400, "This could not be read"),
    ],
)
def test_who_cannot_join_is_told_why(static: Path, body: dict[str, str], status: int, sentence: str) -> None:
    async def main() -> None:
        async with running(static) as http:
            made = await http.post("/api/lobbies", json={"script": SCRIPT, "players": NAMES[:4]})
            async with chair(http, made.json()["storyteller"]) as storyteller:
                token = (await hear(storyteller))["join"].partition("/j/")[2]
            answer = await http.post(f"/api/lobbies/{token}", json=body)
            assert answer.status_code == status
            assert sentence in answer.json()["error"]
            # A page of another site can send a form, but no JSON.
            form = await http.post(f"/api/lobbies/{token}", content=b'{"name": "Zoe"}')
            assert form.status_code == 415

    asyncio.run(main())
