"""Nobody's messages hold, or count, what others do in secret: whole random games with a socket in every chair."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from messages import words
from server.served import Table, new_table
from sexton.engine import events as e
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import DAY, NIGHT
from sexton.engine.view import seen, view
from sexton.server.protocol import SPECTATOR

FIELDS = {
    "view": {
        "type",
        "rev",
        "kept",
        "chair",
        "game",
        "icons",
        "view",
        "prompt",
        "offers",
        "ballot",
        "pause",
        "corrected",
    },
    "refused": {"type", "error", "move"},
    "square": {"type", "timer", "bell", "speaking", "whispers", "votes"},
    "own": {"type", "notes", "whispers", "shares"},
    "eyes": {"type", "seats", "view"},
    "ballot": {
        *("type", "rev", "kind", "nominee", "secret", "voters"),
        *("hands", "most", "counted", "current", "ends", "period"),
    },
}
"""Whatever is added to these must be looked at here first."""

TOLD = ("notes", "character", "characters", "pages")
"""The parts of a view that may name characters: a player's own notes and token, the script, the open Grimoire."""


SAID_ALOUD = ("Began", "Claimed", "Revealed", "Joined", "Introduced", "Named", "Proclaimed", "Ended")
"""Public events that may name characters: the script, what somebody says, what is open to all."""


def check_message(message: dict[str, Any], table: Table, seat: int) -> None:
    """Nothing in a message to a seat but what that seat knows."""
    script = set(table.room.record.setup.script.characters)
    assert set(message) == FIELDS[message["type"]]
    if message["type"] == "refused":
        message = {**message, "move": None}  # the player's own words back
    if message["type"] == "eyes":
        assert (seat, message["view"]) == (SPECTATOR, None), "nobody asked to look"
    if message["type"] in ("ballot", "refused", "square", "own", "eyes"):
        assert not script & set(words(message))
        return
    shown = message["view"]
    rest = {key: value for key, value in shown.items() if key not in TOLD}
    rest["history"] = [note for note in shown["history"] if note["event"]["event"] not in SAID_ALOUD]
    assert not script & set(words(rest))
    assert shown["seat"] == (seat if seat >= 0 else None)
    assert "evil" not in set(words({k: v for k, v in rest.items() if k not in ("evil", "winner")}))
    for note in shown["notes"]:
        assert note["event"]["seat"] == seat
    for prompt in (message["prompt"], *message["offers"]):
        if prompt is not None:
            assert prompt["who"] == seat
            assert (prompt["true"], prompt["shape"]) == ([], None)


async def check_chairs(table: Table) -> None:
    """The newest view in every chair is the fold of the events that the chair may see, and nothing else."""
    state = table.room.record.game.state
    for client in (*table.seats, table.spectator):
        seat = client.chair if client.chair >= 0 else None
        assert all(event.audience is e.EVERYONE or e.visible(event, client.chair) for event in seen(state, seat))
        assert (await client.shown())["view"] == json.loads(msgspec.json.encode(view(state, seat)))


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_tells_nobody_more_than_they_know(seed: int) -> None:
    async def main() -> None:
        rng = random.Random(seed)
        async with new_table(7 + seed) as table:
            read = dict.fromkeys(table.clients, 0)
            for _ in range(500):
                if table.prompt is None:
                    break
                game = table.room.record.game
                before, asked, heard = game.state.copy(), table.prompt.who, await table.heard()
                if before.phase == DAY and rng.random() < 0.4:
                    await act(table, rng)
                else:
                    await table.answer(rng)
                after, counts = game.state, await table.heard()
                for client in (*table.seats, table.spectator):
                    news = client.heard[read[client.chair] :]
                    read[client.chair] = len(client.heard)
                    for message in news:
                        if message["type"] != "moved":
                            check_message(message, table, client.chair)
                    if before.phase == after.phase == NIGHT:
                        involved = client.chair in (asked, table.prompt.who if table.prompt else STORYTELLER)
                        seat = client.chair if client.chair >= 0 else None
                        if not involved and seen(before, seat) == seen(after, seat):
                            assert counts[client.chair] == heard[client.chair]
                await check_chairs(table)
            assert game.state.night > 1

    asyncio.run(main())


async def act(table: Table, rng: random.Random) -> None:
    """Somebody nominates or claims by day, if they may."""
    client = rng.choice(table.seats)
    offers = table.room.record.game.offers(client.chair)
    if offers:
        offer = rng.choice(offers)
        value = msgspec.to_builtins(offer.domain.sample(rng))
        await client.move(offer.kind, value, character=offer.character)


def test_secret_choices_sound_the_same_to_all_others() -> None:
    """Two games up to a choice of the night, then two different choices: all others are sent the same bytes, where
    nothing happened to them."""

    async def told(seed: int, last: bool) -> tuple[set[int], str, dict[int, list[dict[str, Any]]]]:
        """Who was asked, before or after, or learned something; the phase after; and what each chair was sent."""
        rng = random.Random(seed)
        async with new_table(8) as table:
            prompt = await table.until(lambda prompt: prompt.who >= 0 and len(prompt.domain) > 1, rng)
            value = msgspec.to_builtins(list(prompt.domain)[-1 if last else 0])
            heard, before = await table.heard(), table.room.record.game.state.copy()
            assert await table.clients[prompt.who].move(prompt.kind, value, character=prompt.character) is None
            base = table.room._rev
            news = {
                client.chair: [
                    {**message, "game": "", "rev": message["rev"] - base}
                    for message in (await client.news())[heard[client.chair] :]
                ]
                for client in (*table.seats, table.spectator)
            }
            after = table.room.record.game.state
            touched = {seat for seat in after.circle if seen(before, seat) != seen(after, seat)}
            return touched | {prompt.who, table.prompt.who if table.prompt else STORYTELLER}, after.phase, news

    async def main() -> None:
        compared = 0
        for seed in range(20):
            (touched, phase, one), (touched_too, phase_too, two) = await told(seed, False), await told(seed, True)
            if phase == phase_too == NIGHT:
                for chair in one.keys() - touched - touched_too:
                    assert one[chair] == two[chair]
                    compared += 1
        assert compared > 50

    asyncio.run(main())


def test_nobodys_coming_and_going_is_told_to_players() -> None:
    async def main() -> None:
        async with new_table(5) as table:
            heard = await table.heard()
            await table.seats[1].leave()
            await table.seats[1].join()
            after = await table.heard()
            assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER, 1}

    asyncio.run(main())


def test_what_two_chairs_keep_and_whisper_changes_no_byte_for_anybody_else() -> None:
    """The same game twice, in one of which two players whisper and write notes all the time."""

    async def told(whispering: bool) -> dict[int, list[dict[str, Any]]]:
        rng = random.Random(41)
        async with new_table(7) as table:
            base = table.room._rev
            await table.storyteller.send("customs", whispers="private")
            for step in range(150):
                if table.prompt is None:
                    break
                await table.clock.advance(3, table.room)
                if whispering:
                    one, other = table.seats[:2]
                    await one.send("whisper", to=other.chair, text=f"number {step}")
                    await other.send("keep", notes="x" * step)
                await table.answer(rng)
            whispered = [message for message in await table.seats[1].news() if message["type"] == "whisper"]
            assert bool(whispered) == whispering
            return {
                client.chair: [
                    {**message, "game": "", "rev": message.get("rev", base) - base} for message in await client.news()
                ]
                for client in (*table.seats[2:], table.spectator, table.storyteller)
            }

    async def main() -> None:
        quiet, loud = await told(False), await told(True)
        assert quiet.keys() == loud.keys()
        for chair in quiet:
            assert quiet[chair] == loud[chair]
            assert len(quiet[chair]) > 10

    asyncio.run(main())
