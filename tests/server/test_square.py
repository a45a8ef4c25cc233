"""What a table has beside the game: timer, bell, hands to speak, whispers, notes, customs, and a spectator's eyes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.served import NAMES, SCRIPT, Client, Table, new_table, seated, server
from sexton.engine.prompts import STORYTELLER, TOWN
from sexton.engine.state import DAY
from sexton.server.protocol import SPECTATOR, NewGame
from sexton.server.square import LONGEST_NOTES, LONGEST_WHISPER, WHISPERS


async def by_day(table: Table) -> Table:
    """Play until the first day."""
    await table.until(lambda _: table.room.record.game.state.phase == DAY, random.Random(1))
    return table


def on_a_day(work: Callable[[Table], Awaitable[None]], players: int = 6) -> None:
    async def main() -> None:
        async with new_table(players) as table:
            await work(await by_day(table))

    asyncio.run(main())


async def square(client: Client) -> dict[str, Any]:
    return await client.seen("square")


def error(refused: dict[str, Any] | None) -> str:
    assert refused is not None
    return str(refused["error"])


# ---- the timer and the bell --------------------------------------------------------------------------------


def test_everybody_sees_the_timer_with_its_label() -> None:
    async def work(table: Table) -> None:
        assert await table.storyteller.send("timer", ms=90_000, label="  until the   vote ", rings=False) is None
        told = [await square(client) for client in table.clients.values()]
        assert all(one == told[0] for one in told)
        assert told[0]["timer"] == {"label": "until the vote", "ends": 90_000, "rings": False}

        await table.clock.advance(30, table.room)
        late = await Client(table.room, SPECTATOR, table.links.spectator).join()
        assert (await square(late))["timer"]["ends"] == 60_000

        assert await table.storyteller.send("longer", ms=30_000) is None
        assert (await square(table.seats[0]))["timer"]["ends"] == 90_000
        assert await table.storyteller.send("timer", ms=0) is None
        assert (await square(table.seats[0]))["timer"] is None

    on_a_day(work)


def test_the_bell_rings_when_the_timer_is_up() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("timer", ms=5000, label="talk")
        await table.clock.advance(4.9, table.room)
        assert (await square(table.seats[1]))["bell"] is None
        await table.clock.advance(0.2, table.room)
        told = await square(table.seats[1])
        assert (told["bell"], told["timer"]["ends"]) == (0, 0)
        await table.clock.advance(200, table.room)
        late = await Client(table.room, 1, table.links.seats[1].link).join()
        assert (await square(late))["bell"] is None, "whoever comes much later is not called"

    on_a_day(work)


def test_a_silent_timer_runs_out_in_silence() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("timer", ms=5000, rings=False)
        heard = await table.heard()
        await table.clock.advance(10, table.room)
        assert await table.heard() == heard

    on_a_day(work)


def test_the_timer_goes_on_over_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with server(tmp_path / "games.db") as (hub, clock):
            links = await hub.create(NewGame(script=SCRIPT, players=NAMES[:5]), "http://localhost:8750")
            table = await seated(hub, clock, links)
            await table.storyteller.send("timer", ms=60_000, label="we begin")
            await table.storyteller.send("customs", whispers="private", votes="today")
            await table.seats[2].send("keep", notes="Ben said Chef")
        async with server(tmp_path / "games.db") as (hub, clock):
            table = await seated(hub, clock, links)
            told = await square(table.seats[0])
            assert told["timer"]["label"] == "we begin"
            assert 50_000 < told["timer"]["ends"] <= 60_000
            assert (told["whispers"], told["votes"]) == ("private", "today")
            assert (await table.seats[2].seen("own"))["notes"] == "Ben said Chef"
            await clock.advance(61, table.room)
            assert (await square(table.seats[0]))["bell"] is not None

    asyncio.run(main())


def test_the_bell_calls_everybody_by_day_and_never_at_night() -> None:
    async def work(table: Table) -> None:
        assert await table.storyteller.send("bell") is None
        assert {(await square(client))["bell"] for client in table.clients.values()} == {0}
        assert "a moment ago" in error(await table.storyteller.send("bell"))
        await table.storyteller.send("timer", ms=60_000)
        await table.seats[0].send("speak", up=True)

        night = table.room.record.game.state.night
        await table.until(lambda _: table.room.record.game.state.night > night, random.Random(2))
        told = await square(table.seats[0])
        assert (told["timer"], told["bell"], told["speaking"]) == (None, None, [])
        heard = await table.heard()
        await table.clock.advance(120, table.room)
        assert "at night" in error(await table.storyteller.send("bell"))
        assert "for the day" in error(await table.storyteller.send("timer", ms=60_000))
        assert "at night" in error(await table.seats[0].send("speak", up=True))
        after = await table.heard()
        assert {chair for chair in after if after[chair] > heard[chair]} == {STORYTELLER, 0}, "but their refusals"

    on_a_day(work)


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ({"type": "timer", "ms": -1}, "four hours"),
        ({"type": "timer", "ms": 10**9}, "four hours"),
        ({"type": "timer", "ms": 1000, "label": "x" * 61}, "at most 60 letters"),
        ({"type": "longer", "ms": 1000}, "No timer runs"),
        ({"type": "customs", "whispers": "loud"}, "could not be read"),
        ({"type": "watch", "seat": 0}, "Only those who came"),
    ],
)
def test_what_cannot_be_is_answered_with_a_sentence(message: dict[str, Any], says: str) -> None:
    async def work(table: Table) -> None:
        heard = await table.heard()
        refused = await table.storyteller.send(**message)
        assert refused is not None
        assert says in refused["error"]
        heard[STORYTELLER] += 1
        assert await table.heard() == heard

    on_a_day(work)


def test_only_the_storyteller_rules_the_square() -> None:
    async def work(table: Table) -> None:
        for client in (table.seats[0], table.spectator):
            for message in ({"type": "timer", "ms": 5000}, {"type": "bell"}, {"type": "customs", "votes": "last"}):
                assert "Only the Storyteller" in error(await client.send(**message))

    on_a_day(work)


# ---- hands to speak ----------------------------------------------------------------------------------------


def test_hands_to_speak_stand_in_the_order_in_which_they_went_up() -> None:
    async def work(table: Table) -> None:
        for seat in (3, 0):
            assert await table.seats[seat].send("speak", up=True) is None
        assert (await square(table.spectator))["speaking"] == [3, 0]
        heard = await table.heard()
        await table.seats[3].send("speak", up=True)
        assert await table.heard() == heard, "nothing new"
        await table.storyteller.send("speak", up=False, by=3)
        assert (await square(table.seats[5]))["speaking"] == [0]
        assert "for watching" in error(await table.spectator.send("speak", up=True))
        assert "for somebody else" in error(await table.seats[1].send("speak", up=True, by=2))

    on_a_day(work)


def test_nobody_can_flood_the_table_with_a_hand() -> None:
    async def work(table: Table) -> None:
        refusals = [await table.seats[0].send("speak", up=i % 2 == 0) for i in range(12)]
        assert any("too often" in error(refused) for refused in refusals if refused)
        await table.clock.advance(10, table.room)
        assert await table.seats[0].send("speak", up=(await square(table.seats[0]))["speaking"] == []) is None

    on_a_day(work)


# ---- whispers ----------------------------------------------------------------------------------------------


def test_whispers_are_off_until_the_storyteller_switches_them_on() -> None:
    async def work(table: Table) -> None:
        assert "nobody whispers" in error(await table.seats[0].send("whisper", to=1, text="psst"))
        assert (await table.seats[1].seen("own"))["whispers"] == []

    on_a_day(work)


def test_a_whisper_is_told_to_two_and_noticed_by_nobody_else() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        heard = await table.heard()
        assert await table.seats[0].send("whisper", to=4, text="I am the\n Slayer") is None
        after = await table.heard()
        assert {chair for chair in after if after[chair] != heard[chair]} == {0, 4}
        words = {"by": 0, "to": 4, "text": "I am the Slayer", "phase": "day", "night": 1}
        assert await table.seats[4].seen("whisper") == {"type": "whisper", **words}
        for chair, link in ((4, table.links.seats[4].link), (1, table.links.seats[1].link)):
            later = await Client(table.room, chair, link).join()
            assert (await later.seen("own"))["whispers"] == ([words] if chair == 4 else [])

    on_a_day(work)


def test_watched_whispers_show_the_storyteller_who_and_not_what() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="watched")
        assert {(await square(client))["whispers"] for client in table.clients.values()} == {"watched"}
        heard = await table.heard()
        await table.seats[0].send("whisper", to=4, text="I am the Slayer")
        after = await table.heard()
        assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER, 0, 4}
        seen = await table.storyteller.seen("whisper")
        assert (seen["by"], seen["to"], seen["text"]) == (0, 4, None)

    on_a_day(work)


def test_whispers_with_the_storyteller() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        await table.seats[2].send("whisper", to=STORYTELLER, text="May I come and see you?")
        assert (await table.storyteller.seen("whisper"))["text"] == "May I come and see you?"
        heard = await table.heard()
        await table.storyteller.send("whisper", to=2, text="Now")
        after = await table.heard()
        assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER, 2}

    on_a_day(work)


@pytest.mark.parametrize("to", [0, 99, TOWN, SPECTATOR])
def test_whispers_go_to_somebody_else_at_this_table(to: int) -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        assert "choose another player" in error(await table.seats[0].send("whisper", to=to, text="psst"))
        assert "at most" in error(await table.seats[0].send("whisper", to=1, text="x" * (LONGEST_WHISPER + 1)))
        assert "empty" in error(await table.seats[0].send("whisper", to=1, text="  "))
        assert "for watching" in error(await table.spectator.send("whisper", to=1, text="psst"))

    on_a_day(work)


def test_players_whisper_to_those_beside_them_while_a_traveller_keeps_them_in_their_seats() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        assert await table.storyteller.move("join", ["Tia", "matron", 5, "good"]) is None
        assert "beside them" in error(await table.seats[0].send("whisper", to=4, text="psst"))
        assert await table.seats[0].send("whisper", to=1, text="psst") is None
        assert await table.seats[0].send("whisper", to=6, text="psst") is None
        assert await table.seats[0].send("whisper", to=STORYTELLER, text="psst") is None
        assert await table.storyteller.move("leave", 6) is None
        assert await table.seats[0].send("whisper", to=4, text="psst") is None

    on_a_day(work)


def test_nobody_whispers_at_night() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        await table.until(lambda _: table.room.record.game.state.phase != DAY, random.Random(3))
        assert "at night" in error(await table.seats[0].send("whisper", to=1, text="psst"))

    on_a_day(work)


def test_whispers_are_few_at_once_and_the_oldest_go() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        refused = [await table.seats[0].send("whisper", to=1, text=str(i)) for i in range(12)]
        assert refused[9] is None
        assert "too often" in error(refused[-1])
        for i in range(WHISPERS):
            await table.clock.advance(5, table.room)
            assert await table.seats[0].send("whisper", to=1, text=f"and {i}") is None
        kept = (await (await Client(table.room, 1, table.links.seats[1].link).join()).seen("own"))["whispers"]
        assert [whisper["text"] for whisper in kept] == [f"and {i}" for i in range(WHISPERS)]

    on_a_day(work)


# ---- notes -------------------------------------------------------------------------------------------------


def test_notes_are_kept_for_the_chair_and_noticed_by_nobody() -> None:
    async def work(table: Table) -> None:
        second = await Client(table.room, 3, table.links.seats[3].link).join()
        heard = await table.heard()
        assert await table.seats[3].send("keep", notes="Ann is the Imp") is None
        after = await table.heard()
        assert {chair for chair in after if after[chair] != heard[chair]} == {3}
        assert (await second.seen("own"))["notes"] == "Ann is the Imp"
        assert "at most" in error(await second.send("keep", notes="x" * (LONGEST_NOTES + 1)))
        assert "for watching" in error(await table.spectator.send("keep", notes="x"))

    on_a_day(work)


def test_a_new_link_takes_nothing_over_from_whoever_held_the_old_one() -> None:
    async def work(table: Table) -> None:
        await table.storyteller.send("customs", whispers="private")
        await table.seats[3].send("keep", notes="Ann is the Imp")
        await table.seats[3].send("share", up=True)
        await table.seats[2].send("whisper", to=3, text="I trust you")
        assert (await table.spectator.seen("eyes"))["seats"] == [3]
        await table.storyteller.send("link", chair=3)
        path = (await table.storyteller.seen("link"))["link"]
        claimed = await table.hub.claim(path.removeprefix("/t/"))
        assert claimed is not None
        newcomer = await Client(claimed[0], claimed[1], path).join()
        assert await newcomer.seen("own") == {"type": "own", "notes": "", "whispers": [], "shares": False}
        assert (await table.spectator.seen("eyes"))["seats"] == []
        stored = await table.hub.storage.load(table.room.id)
        assert stored is not None
        assert 3 not in stored.kept

    on_a_day(work)


def test_what_was_on_its_way_by_an_old_link_is_not_heard() -> None:
    async def work(table: Table) -> None:
        async with table.room.lock:
            late = asyncio.ensure_future(table.seats[3].send("keep", notes="Ann is the Imp"))
            await asyncio.sleep(0)
            relinked = asyncio.ensure_future(table.room._relink(table.storyteller.socket, 3))
            await relinked
        await late
        assert table.room.square.own(3).notes == ""

    on_a_day(work)


# ---- votes -------------------------------------------------------------------------------------------------


async def vote(table: Table, nominator: int, nominee: int) -> None:
    if await table.seats[nominator].move("nominate", nominee) is not None:
        await table.storyteller.move("floor", "open")
        assert await table.seats[nominator].move("nominate", nominee) is None
    await table.seats[0].send("hand", up=True)
    await table.storyteller.send("count")
    await table.clock.advance(60, table.room)


def voters(message: dict[str, Any]) -> tuple[list[list[int]], int]:
    view = message["view"]
    votes = [note for note in view["history"] if note["event"]["event"] == "Voted"]
    return [ballot["voters"] for ballot in view["nominations"]], len(votes)


def test_the_storyteller_says_how_far_back_votes_are_shown() -> None:
    async def work(table: Table) -> None:
        await vote(table, 1, 2)
        await vote(table, 2, 3)
        everything = await table.seats[4].shown()
        assert voters(everything) == ([[0], [0]], 2)
        await table.storyteller.send("customs", votes="last")
        assert voters(await table.seats[4].shown()) == ([[], [0]], 0)
        assert voters(await table.spectator.shown()) == ([[], [0]], 0)
        log = (await table.storyteller.shown())["table"]["log"]
        assert sum(note["event"]["event"] == "Voted" for note in log) == 2, "the Storyteller always has them"

        await table.storyteller.send("customs", votes="today")
        assert voters(await table.seats[4].shown()) == ([[0], [0]], 2)
        day = table.room.record.game.state.night
        await table.until(lambda _: table.room.record.game.state.night > day, random.Random(4))
        assert voters(await table.seats[4].shown()) == ([], 0)
        await table.storyteller.send("customs", votes="all")
        assert voters(await table.seats[4].shown())[1] >= 2

    on_a_day(work, players=8)


def test_the_clock_hand_starts_after_a_countdown_that_everybody_sees() -> None:
    async def work(table: Table) -> None:
        if await table.seats[1].move("nominate", 2) is not None:
            await table.storyteller.move("floor", "open")
            await table.seats[1].move("nominate", 2)
        assert "0 to 30,000" in error(await table.storyteller.send("count", after=60_000))
        assert await table.storyteller.send("count", after=3000) is None
        for client in table.clients.values():
            told = await client.seen("ballot")
            assert (told["current"], told["ends"]) == (None, 3000)
        await table.clock.advance(2, table.room)
        assert await table.seats[0].send("hand", up=True) is None, "hands go up and down until it starts"
        assert (await table.seats[5].seen("ballot"))["ends"] == 1000
        await table.clock.advance(1.5, table.room)
        assert (await table.seats[5].seen("ballot"))["current"] is not None

    on_a_day(work)


def test_the_clock_hand_can_stand_still_in_the_middle() -> None:
    async def work(table: Table) -> None:
        if await table.seats[1].move("nominate", 2) is not None:
            await table.storyteller.move("floor", "open")
            await table.seats[1].move("nominate", 2)
        assert "stands still already" in error(await table.storyteller.send("count", stop=True))
        await table.storyteller.send("count")
        await table.clock.advance(table.room.count.period * 2.5 / 1000, table.room)
        assert "already" in error(await table.storyteller.send("count"))
        assert await table.storyteller.send("count", stop=True) is None
        told = await table.seats[5].seen("ballot")
        assert (told["current"], told["ends"], len(told["counted"])) == (None, None, 2)
        await table.clock.advance(60, table.room)
        assert await table.seats[5].seen("ballot") == told
        assert "read in" in error(await table.seats[told["counted"][0]].send("hand", up=True))
        assert await table.storyteller.send("count") is None
        assert len((await table.seats[5].seen("ballot"))["counted"]) == 2, "it goes on where it stood"
        await table.clock.advance(60, table.room)
        assert (await table.seats[5].shown())["ballot"] is None

    on_a_day(work)


# ---- a spectator's eyes ------------------------------------------------------------------------------------


def test_a_spectator_looks_through_the_eyes_of_those_who_agree() -> None:
    async def work(table: Table) -> None:
        guest = table.spectator
        assert "lets nobody look" in error(await guest.send("watch", seat=2))
        heard = await table.heard()
        assert await table.seats[2].send("share", up=True) is None
        after = await table.heard()
        assert {chair for chair in after if after[chair] != heard[chair]} == {2, SPECTATOR, STORYTELLER}
        assert await guest.seen("eyes") == {"type": "eyes", "seats": [2], "view": None}
        assert (await table.storyteller.seen("eyes"))["seats"] == [2]

        other = await Client(table.room, SPECTATOR, table.links.spectator).join()
        assert await guest.send("watch", seat=2) is None
        assert (await guest.seen("eyes"))["view"] == (await table.seats[2].shown())["view"]
        assert (await other.seen("eyes"))["view"] is None, "each guest looks for themself"
        assert "lets nobody look" in error(await other.send("watch", seat=3))

        assert await table.seats[2].send("share", up=False) is None
        assert await guest.seen("eyes") == {"type": "eyes", "seats": [], "view": None}
        assert "Only a player" in error(await table.storyteller.send("share", up=True))

    on_a_day(work)


def test_what_a_spectator_sees_through_a_players_eyes_goes_on() -> None:
    async def work(table: Table) -> None:
        await table.seats[2].send("share", up=True)
        await table.spectator.send("watch", seat=2)
        await table.storyteller.move("floor", "open")
        assert (await table.spectator.seen("eyes"))["view"] == (await table.seats[2].shown())["view"]

    on_a_day(work)


def test_after_the_end_spectators_look_through_the_eyes_whose_pages_lie_open() -> None:
    async def main() -> None:
        async with new_table(5) as table:
            rng = random.Random(5)
            for _ in range(600):
                if table.prompt is None:
                    break
                await table.answer(rng)
            assert "lets nobody look" in error(await table.spectator.send("watch", seat=1)), "before the reveal"
            await table.storyteller.send("reveal", seat=1)
            assert (await table.spectator.seen("eyes"))["seats"] == [1]
            await table.storyteller.send("reveal")
            assert (await table.spectator.seen("eyes"))["seats"] == [0, 1, 2, 3, 4]
            assert await table.spectator.send("watch", seat=1) is None
            assert (await table.spectator.seen("eyes"))["view"]["seat"] == 1

    asyncio.run(main())


# ---- seats that hold ---------------------------------------------------------------------------------------


def test_everybody_gets_their_own_link_again_for_another_device() -> None:
    async def work(table: Table) -> None:
        for client in (table.seats[1], table.spectator, table.storyteller):
            heard = await table.heard()
            assert await client.send("link", chair=client.chair) is None
            told = await client.seen("link")
            assert told["link"] == client.socket.link
            assert told["qr"].startswith("<svg")
            heard[client.chair] += 1
            assert await table.heard() == heard
        assert "Only the Storyteller" in error(await table.seats[1].send("link", chair=2))

    on_a_day(work)


def test_a_ping_is_answered_to_the_connection_that_sent_it() -> None:
    async def work(table: Table) -> None:
        second = await Client(table.room, 0, table.links.seats[0].link).join()
        heard = len(await table.seats[0].news())
        assert await second.send("ping") is None
        assert (await second.news())[-1] == {"type": "pong"}
        assert len(await table.seats[0].news()) == heard

    on_a_day(work)
