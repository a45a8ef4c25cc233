"""Rooms come from storage, go when nobody is there, and come back; what cannot come back says so."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from server.served import NAMES, SCRIPT, Client, new_table, server
from sexton.engine.prompts import STORYTELLER
from sexton.errors import SextonError
from sexton.server.links import hashed
from sexton.server.protocol import NewGame
from sexton.server.record import Record
from sexton.server.storage import Row, StoredGame


def test_rooms_where_nobody_is_make_place_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sexton.server.hub.KEEP", 3)

    async def main() -> None:
        async with server() as (hub, _):
            new = NewGame(script=SCRIPT, players=NAMES[:5])
            games = [await hub.create(new, "http://localhost") for _ in range(6)]
            rooms = []
            for number, game in enumerate(games):
                claimed = await hub.claim(game.storyteller.removeprefix("/t/"))
                assert claimed is not None
                rooms.append(claimed[0])
                if number == 0:
                    await Client(claimed[0], STORYTELLER, game.storyteller).join()
            assert await hub.room(games[0].game) is rooms[0], "somebody is there"
            assert await hub.room(games[5].game) is rooms[5]
            again = await hub.room(games[1].game)
            assert again is not rooms[1]
            assert again.record.game.prompt == rooms[1].record.game.prompt

    asyncio.run(main())


def test_undone_moves_are_kept_but_do_not_count() -> None:
    async def main() -> None:
        rng = random.Random(2)
        async with new_table(5) as table:
            for _ in range(6):
                await table.answer(rng)
            before = table.room.record.moves
            await table.storyteller.send("undo", moves=2)
            await table.answer(rng)
            stored = await table.hub.storage.load(table.room.id)
            assert stored is not None
            again = Record(stored, table.hub.storage)
            assert again.moves == table.room.record.moves
            assert again.game.undone == table.room.record.game.undone != ()
            assert len(stored.rows) == 1 + len(before) + 1 + 1
            events = [row.events for row in stored.rows]
            assert events[0].startswith(b'[{"event":"Began"')
            assert events[len(before) + 1] == b"[]", "an undo causes nothing"

    asyncio.run(main())


@pytest.mark.parametrize(
    "change",
    [
        {"setup": b"{}"},
        {"setup": b"not json"},
        {"rows": (Row(b"null", b"[]"), Row(b'{"by":-1,"kind":"fly"}', b"[]"))},
        {"rows": (Row(b"null", b"[]"), Row(b"17", b"[]"))},
    ],
)
def test_a_game_of_another_version_is_kept_and_said_to_be(change: Any) -> None:
    async def main() -> None:
        async with server() as (hub, _):
            made = await hub.create(NewGame(script=SCRIPT, players=NAMES[:5]), "http://localhost")
            good = await hub.storage.load(made.game)
            assert good is not None
            fields = {name: getattr(good, name) for name in StoredGame.__struct_fields__}
            bad = StoredGame(**{**fields, "id": "old", "version": "0.0.1", **change})
            await hub.storage.create(bad, {hashed("t"): 0})
            with pytest.raises(SextonError, match=r"begun with Sexton 0\.0\.1 and cannot be resumed"):
                await hub.claim("t")
            assert (await hub.storage.load("old")) is not None

    asyncio.run(main())


def test_a_script_is_listed_with_the_jinxes_that_hold_by_themselves() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            jinxes = {script.id: script.jinxes for script in hub.scripts()}
            assert jinxes["emti-yong"] == (("ogre", "recluse"),)
            assert jinxes["natural-20"] == ()
            own = await hub.add_script(b'["chef", "ogre", "empath", "monk", "sage", "recluse", "poisoner", "imp"]')
            assert own.jinxes == (("ogre", "recluse"), ("recluse", "sage"))

    asyncio.run(main())


def test_a_scripts_house_rules_are_offered_and_switched_on() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            offered = {script.id: script.house_rules for script in hub.scripts()}
            assert offered["natural-20"] == ("poppygrower:only while sober", "hatter:chaos", "kazali:poppies")
            assert offered["tea-lady-and-goon"] == ()
            own = await hub.add_script(b'["chef", "ogre", "empath", "monk", "sage", "fool", "poisoner", "imp"]')
            assert own.house_rules == ("ogre:friend",)
            for rules in ((), ("ogre:friend",)):
                made = await hub.create(
                    NewGame(script=own.id, players=NAMES[:5], house_rules=rules), "http://localhost"
                )
                room = await hub.room(made.game)
                for link in (made.storyteller, made.seats[0].link, made.spectator):
                    claimed = await hub.claim(link.removeprefix("/t/"))
                    assert claimed is not None
                    client = await Client(room, claimed[1], link).join()
                    message = await client.seen()
                    first = (message.get("view", {}).get("history") or message["table"]["log"])[0]["event"]
                    assert (first["event"], first["house_rules"]) == ("Began", list(rules))

    asyncio.run(main())


def test_a_policy_that_this_version_does_not_know_leaves_its_chair_to_people() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            made = await hub.create(NewGame(script=SCRIPT, players=NAMES[:5]), "http://localhost")
            await hub.storage.policy(made.game, 2, "oracle")
            await hub.storage.policy(made.game, 3, "uniform")
            room = await hub.room(made.game)
            assert (2 in room.crew, 3 in room.crew) == (False, True)

    asyncio.run(main())
