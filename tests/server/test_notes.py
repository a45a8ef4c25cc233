"""The Storyteller's notes: kept with the game, on every device of the Storyteller's, and nowhere else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from server.served import NAMES, SCRIPT, Client, new_table, seated, server
from sexton.engine.prompts import STORYTELLER
from sexton.server.protocol import NewGame

NOTES = json.dumps({"game": "Watch the Outsiders of the Baron.", "3": "claims the Chef, Demon?"})


def test_another_device_of_the_storytellers_has_the_notes_and_nobody_notices() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            second = await Client(table.room, STORYTELLER, table.links.storyteller).join()
            heard = await table.heard()
            assert await table.storyteller.send("keep", notes=NOTES) is None
            after = await table.heard()
            assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER}
            assert (await second.seen("own"))["notes"] == NOTES
            third = await Client(table.room, STORYTELLER, table.links.storyteller).join()
            assert (await third.seen("own"))["notes"] == NOTES
            for client in (*table.seats, table.spectator):
                assert "Outsiders of the Baron" not in json.dumps(await client.news())

    asyncio.run(main())


def test_notes_are_no_part_of_the_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with server(tmp_path / "s.sqlite") as (hub, clock):
            new = NewGame(script=SCRIPT, players=NAMES[:7])
            links = await hub.create(new, "http://localhost:8750")
            table = await seated(hub, clock, links)
            log = table.room.record.game.state.events()
            assert await table.storyteller.send("keep", notes=NOTES) is None
            assert table.room.record.game.state.events() == log
        async with server(tmp_path / "s.sqlite") as (hub, clock):
            table = await seated(hub, clock, links)
            assert (await table.storyteller.seen("own"))["notes"] == NOTES, "they outlast the server"

    asyncio.run(main())


def test_an_undo_leaves_the_notes_alone() -> None:
    async def main() -> None:
        async with new_table(5) as table:
            assert await table.storyteller.send("random", rev=(await table.storyteller.shown())["rev"]) is None
            assert await table.storyteller.send("keep", notes=NOTES) is None
            assert await table.storyteller.send("undo", keep=0) is None
            again = await Client(table.room, STORYTELLER, table.links.storyteller).join()
            assert (await again.seen("own"))["notes"] == NOTES

    asyncio.run(main())
