"""The bag is weighed while it is filled, and drawn around the tokens that are kept."""

import asyncio
from typing import Any

import msgspec

from server.served import Table, new_table


async def weigh(table: Table, *tokens: str, aside: tuple[str, ...] = (), draw: bool = False) -> dict[str, Any]:
    refused = await table.storyteller.send("weigh", tokens=tokens, aside=aside, draw=draw)
    assert refused is None, refused
    return await table.storyteller.seen("weighed")


def row(*counts: int) -> dict[str, int]:
    return dict(zip(("townsfolk", "outsider", "minion", "demon"), counts, strict=True))


def test_the_counts_follow_what_lies_in_the_bag() -> None:
    async def main() -> None:
        async with new_table(8) as table:
            assert (await weigh(table))["wanted"] == [row(5, 1, 1, 1)]
            baron = await weigh(table, "baron")
            assert baron["wanted"] == [row(3, 3, 1, 1)]
            assert baron["reasons"] == [{"character": "baron", "without": [row(5, 1, 1, 1)]}]
            both = await weigh(table, "baron", aside=("drunk",))
            assert both["wanted"] == [row(4, 2, 1, 1)]
            assert [reason["character"] for reason in both["reasons"]] == ["baron", "drunk"]
            assert not both["legal"]

    asyncio.run(main())


def test_a_token_may_lie_beside_the_bag_where_another_is_taken_for_ones_own() -> None:
    async def main() -> None:
        async with new_table(8, script="natural-20") as table:
            assert table.prompt is not None
            bags = msgspec.to_builtins(table.prompt.domain)
            assert bags["beside"] == {"lunatic": "demon"}
            assert "lunatic" not in bags["outside"], "it may lie in the bag as well"
            assert (await weigh(table, "lunatic", "imp"))["wanted"] == [row(5, 1, 1, 1)]
            # One Demon more is asked for as soon as there is one, and nothing without any.
            assert (await weigh(table, aside=("lunatic",)))["wanted"] == []
            for demons in (("imp",), ("imp", "pukka")):
                weighed = await weigh(table, *demons, aside=("lunatic",))
                assert weighed["wanted"] == [row(5, 0, 1, 2)]
                assert weighed["reasons"] == [{"character": "lunatic", "without": [row(5, 1, 1, 1)]}]
            # Either of the two may be the Lunatic, and a Kazali has no Minions where somebody else has one.
            minions = {row["minion"] for row in (await weigh(table, "imp", "kazali", aside=("lunatic",)))["wanted"]}
            assert minions == {0, 1}
            drawn = await weigh(table, "pukka", aside=("lunatic",), draw=True)
            assert drawn["legal"]
            assert drawn["aside"] == ["lunatic"]
            assert await table.storyteller.move("bag", {"tokens": drawn["tokens"], "aside": drawn["aside"]}) is None

    asyncio.run(main())


def test_a_bag_is_drawn_around_what_is_kept() -> None:
    async def main() -> None:
        async with new_table(8) as table:
            kept = ("baron", "villageidiot", "villageidiot")
            for _ in range(20):
                drawn = await weigh(table, *kept, aside=("drunk",), draw=True)
                assert drawn["legal"]
                assert len(drawn["tokens"]) == 8
                assert "baron" in drawn["tokens"]
                assert drawn["tokens"].count("villageidiot") >= 2
                assert "drunk" in drawn["aside"]
            assert table.prompt is not None
            assert table.prompt.kind == "bag"
            value = {"tokens": drawn["tokens"], "aside": drawn["aside"]}
            assert await table.storyteller.move("bag", value) is None

    asyncio.run(main())


def test_what_can_be_in_no_bag_is_refused_with_a_sentence() -> None:
    async def main() -> None:
        async with new_table(8) as table:
            for tokens, draw, sentence in (
                (("nobody",), False, "nobody is not on the script"),
                (("chef",) * 9, False, "more tokens than the 8 players draw"),
                (("baron", "widow", "scarletwoman"), True, "No legal bag was found"),
            ):
                refused = await table.storyteller.send("weigh", tokens=tokens, aside=(), draw=draw)
                assert refused is not None
                assert sentence in refused["error"]

    asyncio.run(main())


def test_only_the_storyteller_weighs_and_only_while_the_bag_is_filled() -> None:
    async def main() -> None:
        async with new_table(8) as table:
            refused = await table.seats[0].send("weigh", tokens=[], aside=[])
            assert refused is not None
            assert "Only the Storyteller" in refused["error"]
            drawn = await weigh(table, draw=True)
            await table.storyteller.move("bag", {"tokens": drawn["tokens"], "aside": drawn["aside"]})
            refused = await table.storyteller.send("weigh", tokens=[], aside=[])
            assert refused is not None
            assert "while it is being filled" in refused["error"]

    asyncio.run(main())
