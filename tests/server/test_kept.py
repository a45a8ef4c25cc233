"""The story of a game is told once: messages hold what is new of it, and what is kept of the old."""

from __future__ import annotations

import asyncio
import json
import random
import statistics

from server.served import Client, Table, new_table
from sexton.engine.prompts import STORYTELLER


class RawClient(Client):
    """A client that keeps the messages as they come, and their bytes."""

    async def _take(self, message: bytes) -> None:
        self.heard.append({**json.loads(message), "bytes": len(message)})


async def listening(table: Table, chair: int) -> RawClient:
    """Another connection to a chair."""
    client = RawClient(table.room, chair, table.clients[chair].socket.link)
    await client.join()
    return client


def test_messages_do_not_grow_with_the_game() -> None:
    async def main() -> None:
        rng = random.Random(11)
        async with new_table(15) as table:
            for chair in (STORYTELLER, 3):
                client = await listening(table, chair)
                for _ in range(150):
                    await table.answer(rng)
                    await client.news()
                sizes = [message["bytes"] for message in client.heard if message["type"] in ("view", "table")][1:]
                third = len(sizes) // 3
                assert statistics.median(sizes[-third:]) < 1.5 * statistics.median(sizes[:third])
                await client.leave()

    asyncio.run(main())


def test_a_connection_begins_with_the_whole_story_and_an_undo_keeps_its_beginning() -> None:
    async def main() -> None:
        rng = random.Random(1)
        async with new_table(12) as table:
            await table.until(lambda prompt: prompt.kind == "floor", rng)
            client = await listening(table, STORYTELLER)
            first = (await client.news())[0]
            log = (await table.storyteller.shown())["table"]["log"]
            assert (first["kept"], first["table"]["log"]) == (0, log)
            await table.answer(rng)
            assert (await client.shown())["kept"] == len(log)
            assert await table.storyteller.send("undo", moves=5) is None
            undone, whole = await client.shown(), (await table.storyteller.shown())["table"]["log"]
            assert undone["table"]["log"] == []
            assert undone["kept"] == len(whole) < len(log)

    asyncio.run(main())


def test_past_votes_that_are_hidden_are_dropped_from_the_story() -> None:
    """What a seat is told anew is no more than what was taken out, and what stood after it."""

    async def main() -> None:
        rng = random.Random(5)
        async with new_table(7) as table:
            seat = table.seats[0]
            while not any(note["event"]["event"] == "Voted" for note in (await seat.shown())["view"]["history"]):
                await nominate(table, rng)
            before = (await seat.shown())["view"]["history"]
            assert await table.storyteller.send("customs", votes="last") is None
            after = (await seat.shown())["view"]["history"]
            assert [note for note in before if note["event"]["event"] != "Voted"] == after

    asyncio.run(main())


async def nominate(table: Table, rng: random.Random) -> None:
    """Go on, and nominate where somebody may."""
    for seat in table.seats:
        for offer in (await seat.shown())["offers"]:
            if offer["kind"] == "nominate" and table.prompt is not None and table.prompt.kind == "floor":
                await seat.move("nominate", offer["domain"]["seats"][0])
    prompt = table.prompt
    assert prompt is not None
    await table.answer(rng, "open" if prompt.kind == "floor" and "open" in prompt.domain else ...)
