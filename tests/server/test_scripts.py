"""Scripts that are uploaded: homebrew and all, and what has to be confirmed."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.served import NAMES, server
from sexton.almanac import UnreadableScript, read
from sexton.errors import SextonError
from sexton.server.app import create_app
from sexton.server.protocol import NewGame
from sexton.server.storage import SqliteStorage

FOUND = Path(__file__).parents[1] / "almanac" / "scripts"

TWO = """Almanac · Quill · {} characters
Townsfolk
Chef
Counts.
Demon
Imp
Kills.
"""
MADE = [
    *("chef", "empath", "monk", "slayer", "butler", "poisoner", "imp"),
    {"id": "lamp", "name": "Lamp", "team": "townsfolk", "ability": "Each night, glow.", "reminders": ["Lit"]},
]


def test_a_doubtful_script_is_kept_when_somebody_says_so() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            plain = await hub.add_script(TWO.format(2).encode())
            assert plain.doubts == ()
            assert plain.id.startswith("own-")
            doubtful = TWO.format(3).encode()
            read = await hub.add_script(doubtful)
            assert read.id == ""
            (doubt,) = read.doubts
            assert "announces 3 characters, found 2" in doubt
            kept = await hub.add_script(doubtful, anyway=True)
            assert kept.doubts == ()
            assert (await hub.script(kept.id)).characters == ("chef", "imp")

    asyncio.run(main())


def test_what_is_odd_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async def main() -> None:
        app = create_app(lambda: SqliteStorage(tmp_path / "games.sqlite"))
        transport = httpx.ASGITransport(app=app)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://s") as http:

            async def read(content: str, lang: str) -> dict[str, Any]:
                answer = await http.post("/api/scripts", content=content, headers={"Accept-Language": lang})
                return dict(answer.json())

            doubtful = TWO.format(3) + "\nDemon\nImpp\nKills.\n"
            (doubt,) = (await read(doubtful, "ko"))["doubts"]
            assert doubt.startswith("“Impp” 캐릭터(10행)는 홈브루입니다.")
            assert doubt.endswith("밀주업자가 이를 알립니다. 혹시 임프일까요?")
            assert "Did you mean Imp?" in (await read(doubtful, "en"))["doubts"][0]
            assert (await read(json.dumps(["chef", "imp", "imp"]), "ko-KR"))["warnings"] == [
                "“imp” 캐릭터(3번 항목)가 겹칩니다. 먼저 나온 것만 씁니다.",
                "파일에 캐릭터 목록만 있습니다. 능력은 Sexton의 문구로 보여 줍니다.",
            ]
            assert (await read("[", "ko"))["error"].startswith("올바른 JSON이 아닙니다.")

    asyncio.run(main())


def test_an_uploaded_file_is_what_it_is_on_the_command_line() -> None:
    """In all the forms that script files are found in (tests/almanac/scripts)."""

    async def main() -> None:
        async with server() as (hub, _):
            for file in sorted(FOUND.glob("*.json")):
                try:
                    script = read(file).script()
                except UnreadableScript as error:
                    with pytest.raises(SextonError, match=re.escape(str(error))):
                        await hub.add_script(file.read_bytes())
                    continue
                uploaded = await hub.add_script(file.read_bytes())
                assert (uploaded.name, uploaded.author) == (script.name, script.author)
                assert await hub.script(uploaded.id) == script

    asyncio.run(main())


def test_errors_are_no_doubts() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            with pytest.raises(SextonError, match="does not know the character 'lampp'"):
                await hub.add_script(b'["chef", "imp", "lampp"]', anyway=True)

    asyncio.run(main())


def test_everybody_is_told_of_homebrew_and_the_authors_rules() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            items = [{"id": "_meta", "name": "Lamps", "bootlegger": ["No lamp twice."]}, *MADE]
            read = await hub.add_script(json.dumps(items).encode())
            assert [made.name for made in read.manual] == ["Butler", "Lamp"]
            assert read.rules == ("No lamp twice.",)
            game = await hub.create(NewGame(script=read.id, players=NAMES[:7]), "http://localhost")
            room = await hub.room(game.game)
            began = room.record.game.state.events()[0]
            assert began.audience == "everyone"
            assert [(made.id, made.reminders) for made in began.manual] == [
                ("outsider:butler", ("Master",)),
                ("townsfolk:lamp", ("Lit",)),
            ]
            assert began.rules == ("No lamp twice.",)

    asyncio.run(main())
