"""The Storyteller asks what happened and why; nobody else may, and nobody notices."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec

from server.served import Table, new_table
from sexton.engine.events import Died
from sexton.server.protocol import SPECTATOR
from sexton.story.explanation import explained


async def played(table: Table, moves: int) -> None:
    rng = random.Random(3)
    for _ in range(moves):
        await table.answer(rng)


async def story(table: Table, **asked: Any) -> dict[str, Any]:
    """The answer to the Storyteller's question."""
    assert await table.storyteller.send("story", **asked) is None
    await table.room.tasks.done()
    told: dict[str, Any] = await table.storyteller.seen("story")
    return told


def test_the_storyteller_is_told_what_happened_and_why() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            await played(table, 30)
            game = table.room.record.game
            for lang in ("en", "ko"):
                assert await table.storyteller.send("language", lang=lang) is None
                told = await story(table)
                whole = [line for line in explained(game, lang) if line.event is not None]
                assert told["lines"] == json.loads(msgspec.json.encode(whole))
            assert any(line["why"] for line in told["lines"])

    asyncio.run(main())


def test_one_step_can_be_asked_for_alone() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            rng = random.Random(3)
            steps: list[dict[str, Any]] = []
            while len(steps) < 3:
                await table.answer(rng)
                shown = await table.storyteller.shown()
                steps = [step for step in shown["table"]["steps"] if step["began"] is not None]
            began = steps[0]["began"]
            told = await story(table, first=began, last=steps[1]["began"])
            assert (told["first"], told["last"]) == (began, steps[1]["began"])
            assert told["lines"][0]["kind"] == "step"
            assert {line["event"] for line in told["lines"]} <= set(range(began, steps[1]["began"]))
            assert (await story(table, first=10_000))["lines"] == []
            assert (await story(table, first=5, last=2))["lines"] == []

    asyncio.run(main())


def test_a_death_that_the_execution_announces_is_told_with_it() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            await played(table, 2)
            while table.prompt.kind != "floor":
                await table.answer(random.Random(1))
            move = {"by": -1, "override": True}
            assert await table.storyteller.move("execute", 0, **move) is None
            log = table.room.record.game.state.events()
            died = next(place for place, event in enumerate(log) if isinstance(event, Died))
            (line,) = (await story(table, first=died, last=died + 1))["lines"]
            assert line["text"] == "Ann is executed and dies."
            assert line["why"][0]["text"] == "The Storyteller says so."

    asyncio.run(main())


def test_nobody_else_is_told_or_notices() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            await played(table, 30)
            others = (*table.seats, table.spectator)
            before = [len(await client.news()) for client in others]
            await story(table)
            assert [len(await client.news()) for client in others] == before
            for client in others:
                refused = await client.send("story", first=0)
                assert refused is not None
                assert refused["error"] == "Only the Storyteller may do this."
                await table.room.tasks.done()
                assert all(message["type"] != "story" for message in await client.news())
            assert table.spectator.chair == SPECTATOR

    asyncio.run(main())
