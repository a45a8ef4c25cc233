"""A game beside its WebSocket: saved, gone on with at a new table, told as text, looked at again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from server.test_app import chair, make_game, running
from server.test_app import hear as hear_any
from sexton import record
from sexton.server.archive import SAVED_BODY

ALL = {"storyteller": True, "seats": list(range(7))}


async def hear(connection: ClientConnection) -> Any:
    """The next view or table."""
    while (message := await hear_any(connection))["type"] not in ("view", "table"):
        assert message["type"] != "refused", message
    return message


def token(link: str) -> str:
    return link.removeprefix("/t/")


@asynccontextmanager
async def over(static: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Any]]:
    """A server, and the links of a game of policies that is over."""
    async with running(static) as http:
        links = await make_game(http, policies=ALL)
        async with chair(http, links["storyteller"]) as storyteller:
            assert (await hear(storyteller))["table"]["winner"]
        yield http, links


async def reveal(http: httpx.AsyncClient, links: Any, *seats: int | None) -> None:
    async with chair(http, links["storyteller"]) as storyteller:
        await hear(storyteller)
        for seat in seats:
            await storyteller.send(json.dumps({"type": "reveal", "seat": seat}))
            await hear(storyteller)


def everybody_else(links: Any) -> list[str]:
    return [token(links["spectator"]), *(token(seat["link"]) for seat in links["seats"])]


def test_the_storyteller_saves_a_game_at_any_time_and_a_new_table_goes_on_with_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            links = await make_game(http, policies={"storyteller": True})
            async with chair(http, links["seats"][0]["link"]) as ann:
                before = await hear(ann)
            assert before["view"]["phase"] != "setup"
            saved = await http.get(f"/api/record/{token(links['storyteller'])}")
            assert saved.status_code == 200
            named = saved.headers["content-disposition"]
            assert named.startswith('attachment; filename="sexton-slightly-more-trouble-brewing.json"')
            moves = record.load(saved.content).moves()
            assert moves

            answer = await http.post("/api/records", content=saved.content)
            assert answer.status_code == 201, answer.text
            again = answer.json()
            assert again["game"] != links["game"]
            assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in links["seats"]]
            assert not {again["storyteller"], again["spectator"]} & {links["storyteller"], links["spectator"]}
            async with chair(http, again["seats"][0]["link"]) as ann:
                after = await hear(ann)
            assert (after["view"], after["icons"]) == (before["view"], before["icons"])
            assert (await http.get(f"/api/record/{token(again['storyteller'])}")).content == saved.content
            async with chair(http, again["storyteller"]) as storyteller:
                table = await hear(storyteller)
                assert table["policy"] is None
                await storyteller.send(json.dumps({"type": "undo", "moves": len(moves)}))
                assert (await hear(storyteller))["table"]["phase"] == "setup"

    asyncio.run(main())


def test_a_saved_game_of_a_script_of_ones_own_brings_its_script_along(tmp_path: Path) -> None:
    ids = ["chef", "noble", "washerwoman", "empath", "monk", "saint", "poisoner", "baron", "imp", "drunk"]

    async def main() -> None:
        async with running(tmp_path / "one") as http:
            script = (
                await http.post("/api/scripts", content=json.dumps([{"id": "_meta", "name": "나의 것"}, *ids]))
            ).json()
            links = await make_game(http, script=script["id"])
            saved = await http.get(f"/api/record/{token(links['storyteller'])}")
            assert "UTF-8''sexton-%EB%82%98" in saved.headers["content-disposition"]
        async with running(tmp_path / "another") as http:
            again = (await http.post("/api/records", content=saved.content)).json()
            async with chair(http, again["spectator"]) as guest:
                seen = await hear(guest)
            assert seen["view"]["characters"] == ids
            assert (await http.get(seen["icons"])).status_code == 200

    asyncio.run(main())


def test_what_is_no_saved_game_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            links = await make_game(http)
            good = (await http.get(f"/api/record/{token(links['storyteller'])}")).json()
            wrong = [
                b"",
                b"[]",
                b"\x00\xff",
                b"[" * 100_000,
                json.dumps({**good, "version": 99}).encode(),
                json.dumps({**good, "events": good["events"][:-1]}).encode(),
                json.dumps({**good, "moves": [{"by": 0, "kind": "bag", "value": None}]}).encode(),
                json.dumps({**good, "setup": {**good["setup"], "players": ["A\u0000", *"BCDEFG"]}}).encode(),
            ]
            for content in wrong:
                answer = await http.post("/api/records", content=content)
                assert answer.status_code == 400, content[:60]
                assert len(answer.json()["error"]) > 20
            answer = await http.post("/api/records", content=b" " * (SAVED_BODY + 1))
            assert answer.status_code == 413
            assert f"{SAVED_BODY:,}" in answer.json()["error"]

    asyncio.run(main())


def test_nobody_else_has_the_whole_game_before_every_page_lies_open(tmp_path: Path) -> None:
    async def main() -> None:
        async with over(tmp_path) as (http, links):
            whole = ("/api/record/{}", "/api/replay/{}", "/api/replay/{}?eyes=-3", "/api/replay/{}/3")
            await reveal(http, links, 0, 1, 2, 3, 4, 5)
            for other in everybody_else(links):
                for path in whole:
                    answer = await http.get(path.format(other))
                    assert answer.status_code == 403
                    assert "every page" in answer.json()["error"]
            await reveal(http, links, 6)
            for other in everybody_else(links):
                for path in whole:
                    assert (await http.get(path.format(other))).status_code == 200

    asyncio.run(main())


def test_everybody_may_take_their_own_story_home(tmp_path: Path) -> None:
    async def main() -> None:
        async with over(tmp_path) as (http, links):
            told = [(await http.get(f"/api/log/{other}")).text for other in everybody_else(links)]
            storytellers = (await http.get(f"/api/log/{token(links['storyteller'])}")).text
            assert "In the bag:" in storytellers
            assert all("In the bag:" not in story for story in told)
            assert "You are" not in told[0]
            assert all("You are" in story for story in told[1:])
            korean = await http.get(f"/api/log/{everybody_else(links)[0]}?lang=ko")
            assert "1번째 밤" in korean.text or "첫날 밤" in korean.text
            assert korean.headers["content-disposition"].endswith(".txt")
            await reveal(http, links, None)
            assert "In the bag:" in (await http.get(f"/api/log/{everybody_else(links)[3]}")).text

    asyncio.run(main())


def test_a_timeline_and_its_positions(tmp_path: Path) -> None:
    async def main() -> None:
        async with over(tmp_path) as (http, links):
            path = f"/api/replay/{token(links['storyteller'])}"
            whole = (await http.get(path)).json()
            assert (whole["eyes"], whole["names"]) == (-1, [seat["name"] for seat in links["seats"]])
            assert whole["icons"].endswith(".svg")
            heads = [moment for moment in whole["moments"] if moment["kind"] == "head"]
            assert heads[0]["text"] == "Night 1"
            then = (await http.get(f"{path}/{heads[0]['at']}")).json()
            assert (then["phase"], then["night"], then["view"]) == ("night", 1, None)
            assert not any(pane["dead"] for pane in then["grimoire"])
            last = (await http.get(f"{path}/{whole['moments'][-1]['at']}")).json()
            assert any(pane["dead"] for pane in last["grimoire"])
            anns = (await http.get(f"{path}/{heads[0]['at']}?eyes=0")).json()
            assert anns["grimoire"] == []
            assert anns["view"]["seat"] == 0
            assert (await http.get(f"{path}?eyes=0&lang=ko")).json()["moments"] != whole["moments"]
            for wrong in (f"{path}?eyes=7", f"{path}/99999", f"{path}?eyes=x", f"{path}/x", "/api/replay/nobody"):
                answer = await http.get(wrong)
                assert answer.status_code in (400, 404), wrong
                assert answer.json()["error"]

    asyncio.run(main())
