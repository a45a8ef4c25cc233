"""Each device is refused in its reader's language: a phone in Korean, another one at the same table in English."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from server.served import NAMES, SCRIPT, Client, new_table
from server.test_app import hear, make_game, running
from sexton import texts
from sexton.errors import Phrase
from sexton.server.chairs import BURST, Allowance
from sexton.server.language import preferred

KOREAN = {"Accept-Language": "ko"}
LATIN = re.compile("[A-Za-z]{2,}")


def opened(http: httpx.AsyncClient, link: str, lang: str | None = None, **headers: str) -> connect:
    """The connection of a device that names its language in the address, or leaves that to its headers."""
    query = f"?lang={lang}" if lang else ""
    address = f"ws://{http.base_url.netloc.decode()}/ws/{link.removeprefix('/t/')}{query}"
    return connect(address, proxy=None, additional_headers=headers)


async def refusal(connection: ClientConnection, **message: Any) -> str:
    """What a device is told that sends something which cannot be done."""
    await connection.send(json.dumps(message))
    while (told := await hear(connection))["type"] != "refused":
        pass
    return str(told["error"])


def said(key: str, locale: str, **words: Any) -> str:
    return Phrase(key, words).said(locale)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("ko", "ko"),
        ("ko-KR,ko;q=0.9,en-US;q=0.8", "ko"),
        ("en;q=0.5, ko;q=0.7", "ko"),
        ("de-DE,de;q=0.9,ko;q=0.8,en;q=0.7", "ko"),
        ("fr, *;q=0.5", "en"),
        ("both,ko", "ko"),
        ("", "en"),
        (";;q=,=", "en"),
    ],
)
def test_the_most_wanted_language_that_there_is(header: str, language: str) -> None:
    assert preferred(header) == language


def test_at_one_table_each_device_is_refused_in_its_own_language(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            game = await make_game(http)
            ann, ben, cat = (game["seats"][seat]["link"] for seat in range(3))
            async with (
                opened(http, ann, "ko") as korean,
                opened(http, ann, "en") as other_device,
                opened(http, ben, None, **KOREAN) as by_header,
                opened(http, cat, "tlh") as unknown,
            ):
                for device, locale in ((korean, "ko"), (other_device, "en"), (by_header, "ko"), (unknown, "en")):
                    assert await refusal(device, type="undo") == said("storyteller-only", locale)

    asyncio.run(main())


def test_a_reader_takes_another_language_on_the_way(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            game = await make_game(http)
            ann = game["seats"][0]["link"]
            async with opened(http, ann, "en") as device, opened(http, ann, "en") as other:
                for locale in ("ko", "en"):
                    await device.send(json.dumps({"type": "language", "lang": locale}))
                    assert await refusal(device, type="undo") == said("storyteller-only", locale)
                    assert await refusal(other, type="undo") == said("storyteller-only", "en")

    asyncio.run(main())


def test_nobody_is_told_which_language_somebody_reads() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            before = await table.heard()
            assert await table.seats[0].send("language", lang="ko") is None
            assert await table.heard() == before
            assert table.seats[0].socket.locale == "ko"

    asyncio.run(main())


def test_before_the_game_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            made = await http.post("/api/lobbies", json={"script": SCRIPT, "players": ["민수"]})
            async with opened(http, made.json()["storyteller"], "ko") as storyteller:
                told = await hear(storyteller)
                joining = told["join"].partition("/j/")[2]
                for locale in texts.LOCALES:
                    taken = await http.post(
                        f"/api/lobbies/{joining}", json={"name": "민수"}, headers={"Accept-Language": locale}
                    )
                    assert taken.status_code == 409
                    assert taken.json()["error"] == said("join-name-taken", locale, name="민수")
                assert await refusal(storyteller, type="add", names=["민수"]) == said(
                    "join-name-taken", "ko", name="민수"
                )
                await storyteller.send(json.dumps({"type": "language", "lang": "en"}))
                assert await refusal(storyteller, type="leave", place=77) == said("place-gone", "en", place=77)
            ended = await http.get("/api/lobbies/nobody", headers=KOREAN)
            assert (ended.status_code, ended.json()["error"]) == (410, said("join-ended", "ko"))

    asyncio.run(main())


def test_whoever_is_turned_away_reads_why(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            for locale in texts.LOCALES:
                async with opened(http, "/t/nobody-has-this", locale) as stranger:
                    assert (await hear(stranger))["error"] == said("link-unknown", locale)

    asyncio.run(main())


def test_whoever_sends_too_much_reads_why() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            client = table.seats[0]
            client.greedy, client.socket.locale = True, "ko"
            client.socket.allowance = Allowance(BURST, 0)
            for _ in range(int(BURST) + 1):
                await client.send("ping")
            assert (await client.seen("refused"))["error"] == said("too-many-messages", "ko")

    asyncio.run(main())


def test_requests_are_refused_in_the_language_that_they_ask_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            http.headers.update(KOREAN)
            for players, key, words in (
                (NAMES[:4], "setup-size", {"players": 4, "fewest": 5, "most": 15}),
                ((*NAMES[:5], "Ben"), "setup-twice", {"name": "Ben"}),
                ((*NAMES[:5], ""), "unfit-name", {"most": 40}),
            ):
                answer = await http.post("/api/games", json={"script": SCRIPT, "players": players})
                assert (answer.status_code, answer.json()["error"]) == (400, said(key, "ko", **words))
            for answer, status, key in (
                (await http.get("/api/record/nobody"), 404, "link-no-game"),
                (await http.get("/api/log/nobody?lang=ko", headers={"Accept-Language": "en"}), 404, "link-no-game"),
                (await http.get("/api/nothing"), 404, "address-unknown"),
                (await http.post("/api/games", content="{}"), 415, "body-no-json"),
                (await http.post("/api/records", content="{}"), 400, "log-none"),
            ):
                assert (answer.status_code, answer.json()["error"]) == (status, said(key, "ko"))
            unfit = await http.get("/api/replay/nobody?eyes=x")
            assert unfit.json()["error"].startswith("서버가 할 수 없는 요청입니다")

    asyncio.run(main())


async def refused(client: Client, kind: str, value: Any, **fields: Any) -> str:
    told = await client.move(kind, value, **fields)
    assert told is not None
    return str(told["error"])


def test_the_rules_refuse_in_the_readers_language_with_names_in_it() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            storyteller = table.storyteller
            storyteller.socket.locale = "ko"
            wrong = ["drunk", "chef", "empath", "noble", "mayor", "baron", "imp"]
            error = await refused(storyteller, "bag", {"tokens": wrong, "aside": []})
            assert texts.name("drunk", "ko") in error
            assert not LATIN.search(error)
            storyteller.socket.locale = "en"
            assert "Drunk" in await refused(storyteller, "bag", {"tokens": wrong, "aside": []})
            ann = table.seats[0]
            ann.socket.locale = "ko"
            error = await refused(ann, "nominate", 1)
            assert not LATIN.search(error)

    asyncio.run(main())
