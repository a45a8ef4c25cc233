"""The way back: what the Storyteller is shown before an undo, and what those are told who had seen something."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.served import Table, new_table
from sexton.engine.prompts import STORYTELLER, Prompt


def a_seat(prompt: Prompt) -> bool:
    return prompt.who >= 0


async def told_alone(table: Table, rng: random.Random) -> int:
    """Play until a player is told something by an ability, and nobody else is; who that is."""
    while True:
        prompt = await table.until(lambda prompt: prompt.kind == "learn", rng)
        await table.answer(rng)
        assert prompt.about is not None
        if (await table.clients[prompt.about].shown())["view"]["notes"][-1]["event"]["event"] == "Told":
            return prompt.about


async def preview(table: Table, **undo: Any) -> dict[str, Any]:
    """What an undo would do."""
    refused = await table.storyteller.send("undo", preview=True, **undo)
    assert refused is None, refused
    return await table.storyteller.seen("undoing")


def test_the_storyteller_sees_beforehand_what_an_undo_takes_from_whom() -> None:
    async def main() -> None:
        rng = random.Random(5)
        async with new_table(7) as table:
            seat = await told_alone(table, rng)
            client = table.clients[seat]
            lost = (await client.shown())["view"]["notes"][-1]["event"]
            heard, moves = await table.heard(), table.room.record.moves
            shown = await preview(table)
            assert (shown["keep"], shown["moves"], shown["asked"]) == (len(moves) - 1, 1, STORYTELLER)
            assert [(one["seat"], [note["event"] for note in one["notes"]]) for one in shown["seats"]] == [
                (seat, [lost])
            ]
            assert shown["everyone"] == []
            assert table.room.record.moves == moves, "nothing is taken back yet"
            told = {chair for chair, count in (await table.heard()).items() if count != heard[chair]}
            assert told == {STORYTELLER}, "nobody else gets any hint"

    asyncio.run(main())


def test_a_preview_is_what_the_undo_then_does() -> None:
    async def main() -> None:
        for seed in range(4):
            rng = random.Random(seed)
            async with new_table(7, bots=(1, 2)) as table:
                await table.until(lambda prompt: table.room.record.game.state.night == 2, rng)
                before = {chair: (await client.shown()) for chair, client in table.clients.items()}
                made = len(table.room.record.moves)
                keep = rng.randrange(made)
                shown = await preview(table, keep=keep)
                assert shown["keep"] <= keep
                assert await table.storyteller.send("undo", keep=keep) is None
                assert len(table.room.record.moves) == shown["keep"] == made - shown["moves"]
                state = table.room.record.game.state
                assert (state.phase, state.night) == (shown["phase"], shown["night"])
                lost = {one["seat"]: [note["event"] for note in one["notes"]] for one in shown["seats"]}
                for client in table.seats:
                    old, new = before[client.chair]["view"]["notes"], (await client.shown())["view"]["notes"]
                    assert [note["event"] for note in old[len(new) :]] == [
                        event
                        for event in lost.get(client.chair, [])
                        if event["event"] in ("YouAre", "Chose", "Told", "SawGrimoire")
                    ]

    asyncio.run(main())


def test_every_move_can_be_gone_back_to_down_to_the_first() -> None:
    async def main() -> None:
        rng = random.Random(2)
        async with new_table(5) as table:
            await table.until(lambda prompt: table.room.record.game.state.night == 1, rng)
            shown = await table.storyteller.shown()
            starts, log = shown["moves"], shown["table"]["log"]
            assert len(starts) == shown["table"]["undo"] == len(table.room.record.moves)
            assert log[starts[0]]["event"]["event"] == "BagFilled"
            for keep in range(len(starts) - 1, -1, -1):
                assert await table.storyteller.send("undo", keep=keep) is None
                assert len((await table.storyteller.shown())["table"]["log"]) == starts[keep]
            assert (await table.storyteller.shown())["prompt"]["kind"] == "bag"

    asyncio.run(main())


def test_an_undo_keeps_a_possible_number_of_moves() -> None:
    async def main() -> None:
        async with new_table(5) as table:
            await table.until(a_seat, random.Random(1))
            made = len(table.room.record.moves)
            for keep in (-1, made, made + 7):
                for looks in (True, False):
                    refused = await table.storyteller.send("undo", keep=keep, preview=looks)
                    assert refused is not None
                    assert f"an undo can keep 0 to {made - 1} of them" in refused["error"]
            refused = await table.seats[0].send("undo", keep=0, preview=True)
            assert refused is not None
            assert "Only the Storyteller" in refused["error"]

    asyncio.run(main())


def test_who_was_away_during_the_undo_is_told_on_coming_back() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            seat = await told_alone(table, random.Random(5))
            client, other = table.clients[seat], table.clients[(seat + 1) % 7]
            others = (await other.shown())["rev"]
            await client.leave()
            assert await table.storyteller.send("undo") is None
            await client.join()
            assert (await client.shown())["corrected"]
            await client.leave()
            await client.join()
            assert not (await client.shown())["corrected"], "once is enough"
            await other.leave()
            await other.join()
            shown = await other.shown()
            assert (shown["rev"], shown["corrected"]) == (others, False), "for others nothing has happened"

    asyncio.run(main())


def test_a_game_that_was_resumed_knows_where_its_moves_begin() -> None:
    async def main() -> None:
        rng = random.Random(3)
        async with new_table(6) as table:
            await table.until(a_seat, rng)
            await table.answer(rng)
            assert await table.storyteller.send("undo") is None
            await table.answer(rng)
            before = table.room.record.starts
            await table.room.record.reload()
            assert table.room.record.starts == before

    asyncio.run(main())
