"""The library: what is listed for whom, and what is handed out of a script."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pypdf
import pytest

from server.served import NAMES, SCRIPT
from sexton import almanac
from sexton.almanac.sheets import in_play
from sexton.paper import PARTS
from sexton.server import library
from sexton.server.app import create_app
from sexton.server.storage import SqliteStorage

MINE, YOURS = "the key of my shelf", "the key of yours"

LAMPS = json.dumps(
    [
        {"id": "_meta", "name": "Lamps", "author": "Ada"},
        {"id": "lamplighter", "name": "Lamplighter", "team": "townsfolk", "ability": "You start knowing a lamp.",
         "firstNightReminder": "Point at the lamp.", "reminders": ["Lit"]},
        *("empath", "chef", "monk", "slayer", "virgin", "drunk", "poisoner", "imp"),
    ]
)  # fmt: skip


@asynccontextmanager
async def serving(path: Path | None = None, **options: Any) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(lambda: SqliteStorage(path), **options)
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://s") as http:
        yield http


async def listed(http: httpx.AsyncClient, shelf: str = "") -> list[str]:
    """The ids of the scripts that are not bundled, as they are listed."""
    found = (await http.get("/api/scripts", params={"shelf": shelf})).json()
    assert SCRIPT in [entry["id"] for entry in found]
    return [entry["id"] for entry in found if entry["id"] not in almanac.bundled()]


async def upload(http: httpx.AsyncClient, content: str = LAMPS, shelf: str = MINE) -> str:
    answer = await http.post("/api/scripts", params={"shelf": shelf}, content=content)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_what_was_uploaded_is_listed_for_its_own_device_alone() -> None:
    async def main() -> None:
        async with serving() as http:
            first = await upload(http)
            second = await upload(http, json.dumps(["empath", "chef", "imp", "poisoner"]))
            await upload(http)
            assert await listed(http, MINE) == [second, first]
            assert await listed(http, YOURS) == await listed(http) == []
            assert await upload(http, shelf=YOURS) == first
            assert await listed(http, YOURS) == [first]

    asyncio.run(main())


def test_what_is_taken_off_a_shelf_stays_on_others_and_at_the_tables_made_with_it() -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)
            await upload(http, shelf=YOURS)
            gone = await http.delete(f"/api/scripts/{script}", params={"shelf": MINE})
            assert (gone.status_code, await listed(http, MINE), await listed(http, YOURS)) == (204, [], [script])
            strange = await http.delete(f"/api/scripts/{script}", params={"shelf": MINE})
            assert (strange.status_code, strange.json()["error"]) == (404, "This script is not among yours here.")

            made = await http.post("/api/games", json={"script": script, "players": NAMES[:7]})
            lobby = await http.post("/api/lobbies", json={"script": script, "players": []})
            assert (made.status_code, lobby.status_code) == (201, 201)
            assert (await http.delete(f"/api/scripts/{script}", params={"shelf": YOURS})).status_code == 204
            assert (await http.get(f"/icons/{script}.svg")).status_code == 200

            other = await upload(http, json.dumps(["empath", "chef", "imp", "poisoner"]))
            await http.delete(f"/api/scripts/{other}", params={"shelf": MINE})
            unknown = await http.get(f"/api/scripts/{other}/sheet")
            assert unknown.status_code == 400
            assert other in unknown.json()["error"]

    asyncio.run(main())


def test_a_table_plays_on_when_its_script_is_taken_off_every_shelf(tmp_path: Path) -> None:
    """Another start of the server, so that nothing of it is in memory."""

    async def main() -> None:
        path = tmp_path / "games.sqlite"
        async with serving(path) as http:
            script = await upload(http)
            made = (await http.post("/api/games", json={"script": script, "players": NAMES[:7]})).json()
            await http.delete(f"/api/scripts/{script}", params={"shelf": MINE})
        async with serving(path) as http:
            saved = await http.get(f"/api/record/{made['storyteller'].removeprefix('/t/')}")
            assert "You start knowing a lamp." in saved.text
            assert (await http.get(f"/icons/{script}.svg")).status_code == 200
            assert await listed(http, MINE) == []

    asyncio.run(main())


def test_what_this_version_cannot_read_any_more_hides_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "games.sqlite"
        async with serving(path) as http:
            script = await upload(http)
            other = await upload(http, json.dumps(["empath", "chef", "imp", "poisoner"]))
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("update scripts set source = 'of another version' where id = ?", (other,))
        async with serving(path) as http:
            assert await listed(http, MINE) == [script]

    asyncio.run(main())


def test_whoever_runs_the_server_offers_scripts_to_everybody() -> None:
    async def main() -> None:
        async with serving(offered=[LAMPS.encode()]) as http:
            [script] = await listed(http)
            assert (await http.get(f"/api/scripts/{script}/sheet")).json()["title"] == "Lamps"
            refused = await http.delete(f"/api/scripts/{script}", params={"shelf": MINE})
            assert refused.status_code == 404

    asyncio.run(main())


def test_a_sheet_in_every_language() -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)

            async def sheet(**asked: str) -> Any:
                return (await http.get(f"/api/scripts/{script}/sheet", params=asked)).json()

            both = await sheet(lang="both")
            assert (both["title"], both["author"], both["languages"]) == ("Lamps", "Ada", ["en", "ko"])
            by_id = {line["id"]: line for line in both["characters"]}
            assert by_id["imp"]["names"] == [almanac.CHARACTERS["imp"].name, almanac.CHARACTERS["imp"].name_ko]
            assert len(by_id["imp"]["texts"]) == 2
            lamplighter = by_id["townsfolk:lamplighter"]
            assert (lamplighter["names"], lamplighter["texts"]) == (["Lamplighter"], ["You start knowing a lamp."])
            assert lamplighter["reminders"] == ["Lit"]
            first = {step["id"]: step for step in both["first_night"]}
            assert first["townsfolk:lamplighter"]["texts"] == ["Point at the lamp."]
            assert next(iter(first)) == "dusk"
            assert list(first)[-1] == "dawn"
            assert "townsfolk:lamplighter" not in [step["id"] for step in both["other_nights"]]
            assert (await sheet(lang="ko"))["characters"][-1]["names"] == [almanac.CHARACTERS["imp"].name_ko]
            assert (await sheet(lang=""))["languages"] == ["en"]

    asyncio.run(main())


def test_the_night_sheet_for_the_characters_in_play() -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)
            asked = {"play": "townsfolk:lamplighter,empath,imp,harlot"}
            sheet = (await http.get(f"/api/scripts/{script}/sheet", params=asked)).json()
            assert [line["id"] for line in sheet["characters"]] == [
                *("townsfolk:lamplighter", "empath", "imp", "harlot")
            ], "a Traveller who joined is there though the script has it not"
            assert [step["id"] for step in sheet["other_nights"]] == ["dusk", "harlot", "imp", "empath", "dawn"]
            pdf = await http.get(f"/api/scripts/{script}/print.pdf", params={**asked, "parts": "nights"})
            text = "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf.content)).pages)
            assert "Harlot" in text
            assert "Poisoner" not in text

    asyncio.run(main())


def test_in_play_takes_the_ids_of_files_and_of_games() -> None:
    book = almanac.read_content(LAMPS)
    assert in_play(book, ["lamplighter", "imp"]).ids == in_play(book, ["townsfolk:lamplighter", "imp"]).ids
    assert in_play(book, ["nobody-knows-this"]).ids == ()


def test_findings_in_the_readers_language() -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)

            async def said(lang: str) -> Any:
                return (await http.get(f"/api/scripts/{script}/findings", headers={"Accept-Language": lang})).json()

            english, korean = await said("en"), await said("ko")
            assert english["players"] == korean["players"]
            assert 5 in english["players"]
            codes = {found["code"]: found for found in english["findings"]}
            assert codes["bootlegger-joins"]["level"] == "note"
            assert [found["code"] for found in korean["findings"]] == [found["code"] for found in english["findings"]]
            assert [one["sentence"] for one in korean["findings"]] != [one["sentence"] for one in english["findings"]]

    asyncio.run(main())


def plays(content: bytes) -> bool:
    return almanac.read_content(content).ids[0] == "lamplighter"


@pytest.mark.parametrize(
    ("form", "ending", "fits"),
    [
        ("json", "json", plays),
        ("full-json", "full.json", plays),
        ("csv", "csv", lambda content: len(list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))) == 10),
        ("markdown", "md", lambda content: content.startswith(b"# Lamps\n")),
    ],
)
def test_a_script_is_taken_home_as_a_file(form: str, ending: str, fits: Callable[[bytes], bool]) -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)
            answer = await http.get(f"/api/scripts/{script}/file", params={"format": form})
            assert f'filename="sexton-lamps.{ending}"' in answer.headers["content-disposition"]
            assert fits(answer.content)

    asyncio.run(main())


def test_every_part_is_printed_on_either_paper() -> None:
    async def main() -> None:
        async with serving() as http:
            script = await upload(http)
            for size, width in (("a4", 210), ("letter", 215.9)):
                asked = {"parts": ",".join(PARTS), "size": size, "lang": "both"}
                answer = await http.get(f"/api/scripts/{script}/print.pdf", params=asked)
                assert answer.headers["content-type"] == "application/pdf"
                pages = pypdf.PdfReader(io.BytesIO(answer.content)).pages
                assert len(pages) >= len(PARTS)
                assert float(pages[0].mediabox.width) == pytest.approx(width / 25.4 * 72, abs=1)
                assert "Lamplighter" in pages[0].extract_text()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("sheet?lang=tlh", "There is no sheet in “tlh”. Choose en, ko or both"),
        ("print.pdf?parts=sheet,walls", "There is no part “walls” to print."),
        ("print.pdf?size=a0", "There is no paper “a0”. Choose a4 or letter."),
        ("print.pdf?parts=reminders&play=chef", "There is nothing to print"),
        ("file?format=doc", "There is no format “doc”."),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(path: str, sentence: str) -> None:
    async def main() -> None:
        async with serving() as http:
            answer = await http.get(f"/api/scripts/{SCRIPT}/{path}")
            assert answer.status_code == 400
            assert sentence in answer.json()["error"]

    asyncio.run(main())


def test_a_script_of_nobody_here_is_refused() -> None:
    async def main() -> None:
        async with serving() as http:
            for path in ("sheet", "findings", "file", "print.pdf"):
                assert (await http.get(f"/api/scripts/own-0/{path}")).status_code == 400
                assert (await http.get(f"/api/scripts/game-0/{path}")).status_code == 404

    asyncio.run(main())


def test_too_much_work_at_a_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST_WAITING", 2)

    async def main() -> None:
        async with serving() as http:
            asked = [http.get(f"/api/scripts/{SCRIPT}/print.pdf") for _ in range(6)]
            answers = await asyncio.gather(*asked)
            assert {answer.status_code for answer in answers} == {200, 503}
            assert (await http.get(f"/api/scripts/{SCRIPT}/print.pdf")).status_code == 200

    asyncio.run(main())
