"""Chairs and messages: who may do what, who is told what, what is refused."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from server.served import NAMES, SCRIPT, Client, new_table, seated, server
from sexton.engine import day
from sexton.engine.character import CHARACTERS
from sexton.engine.prompts import STORYTELLER, TOWN, Prompt
from sexton.engine.state import State
from sexton.errors import SextonError
from sexton.server.chairs import BURST, QUEUE, REPLACED_LINK, TOO_MUCH, TOO_SLOW, Socket
from sexton.server.protocol import SPECTATOR, NewGame, Policies
from sexton.server.storage import StorageError


def asked(seat: Any) -> Any:
    return lambda prompt: prompt.who == seat


def a_seat(prompt: Prompt) -> bool:
    return prompt.who >= 0


async def to_ballot(table: Any, rng: random.Random) -> None:
    """Play to a day, open the floor, and nominate until there is a vote: a nomination may end the day instead."""
    while table.prompt.who != TOWN:
        prompt = await table.until(lambda prompt: prompt.kind == "floor", rng)
        assert prompt.waits
        if "open" in prompt.domain:
            await table.answer(rng, "open")
        for client in table.seats:
            offers = (await client.shown())["offers"]
            nominate = next((offer for offer in offers if offer["kind"] == "nominate"), None)
            if nominate and table.prompt.kind == "floor":
                assert await client.move("nominate", nominate["domain"]["seats"][0]) is None
                while table.prompt.kind not in ("floor", "vote"):
                    await table.answer(rng)


def test_each_chair_is_told_its_own_on_arrival() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            first = (await table.storyteller.news())[0]
            assert (first["type"], first["chair"]) == ("table", "storyteller")
            assert first["prompt"]["who"] == STORYTELLER
            assert [player["name"] for player in first["players"]] == list(NAMES[:7])
            for seat, client in enumerate(table.seats):
                view = (await client.news())[0]
                assert (view["type"], view["chair"], view["view"]["seat"]) == ("view", "seat", seat)
                assert view["prompt"] is None
                assert view["icons"] == f"/icons/{SCRIPT}.svg"
            assert (await table.spectator.news())[0]["chair"] == "spectator"
            here = await table.storyteller.shown()
            assert [player["online"] for player in here["players"]] == [1] * 7
            assert here["spectators"] == 1

    asyncio.run(main())


def test_a_seat_answers_for_itself_and_the_storyteller_for_any() -> None:
    async def main() -> None:
        rng = random.Random(1)
        async with new_table(7) as table:
            for by_storyteller in (False, True):
                prompt = await table.until(a_seat, rng)
                before = len(table.room.record.moves)
                client = table.storyteller if by_storyteller else table.clients[prompt.who]
                value = prompt.domain.sample(rng)
                assert await client.move(prompt.kind, value, character=prompt.character, by=prompt.who) is None
                assert len(table.room.record.moves) > before
                assert table.room.record.moves[before].by == prompt.who

    asyncio.run(main())


def test_what_is_not_theirs_is_refused_and_changes_nothing() -> None:
    async def main() -> None:
        rng = random.Random(2)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            game = table.room.record.game
            state, moves = game.state, game.moves()
            value = prompt.domain.sample(rng)
            other = table.seats[(prompt.who + 1) % 7]
            asked_one = table.clients[prompt.who]
            refusals = [
                await other.move(prompt.kind, value),
                await other.move(prompt.kind, value, by=prompt.who),
                await asked_one.move(prompt.kind, "no such answer"),
                await asked_one.move(prompt.kind, {"odd": [[]]}),
                await asked_one.move("floor", "open"),
                await asked_one.move(prompt.kind, value, override=True),
                await asked_one.send("undo"),
                await asked_one.send("policy", chair=0, policy="uniform"),
                await asked_one.send("hand", up=True),
                await asked_one.send("ready"),
                await table.spectator.move(prompt.kind, value),
                await table.spectator.send("hand", up=True),
                await table.storyteller.move(prompt.kind, value, by=99),
                await table.storyteller.move("kill", 99),
                await table.storyteller.send("count"),
                await table.storyteller.send("reveal"),
                await table.storyteller.send("speed", ms=1),
                await table.storyteller.send("policy", chair=99, policy="uniform"),
                await table.storyteller.send("link", chair=99),
                await table.storyteller.send("undo", moves=0),
                await table.storyteller.send("undo", moves=1000),
            ]
            for number, refusal in enumerate(refusals):
                assert refusal is not None, number
                assert refusal["error"].endswith("."), refusal
                assert refusal["move"]["type"]
            assert "not yours" in refusals[0]["error"]
            assert "Only the Storyteller" in refusals[1]["error"]
            assert (game.state, game.moves()) == (state, moves)
            assert await asked_one.move(prompt.kind, value) is None

    asyncio.run(main())


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "move",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "move"}',
        '{"type": "move", "rev": "old", "kind": "floor"}',
        '{"type": "policy", "chair": 0, "policy": "perfect"}',
        '{"type": "move", "rev": 1, "kind": "x", "value": ' + "[" * 5000 + "]" * 5000 + "}",
        b"\xff\xfe",
        "\x00",
    ],
)
def test_a_broken_message_is_answered_and_play_goes_on(broken: str | bytes) -> None:
    async def main() -> None:
        async with new_table(5) as table:
            refused = await table.storyteller.raw(broken)
            assert refused is not None
            assert "could not be read" in refused["error"]
            assert refused["move"] is None
            await table.answer(random.Random(3))

    asyncio.run(main())


def test_a_stale_answer_is_refused() -> None:
    async def main() -> None:
        rng = random.Random(4)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            client = table.clients[prompt.who]
            rev = (await client.seen())["rev"]
            value = prompt.domain.sample(rng)
            assert await client.send("move", rev=rev, kind=prompt.kind, value=value) is None
            again = await client.send("move", rev=rev, kind=prompt.kind, value=value)
            assert again is not None
            assert "Something changed" in again["error"]
            await table.storyteller.send("undo")
            assert (await client.shown())["prompt"] is not None
            again = await client.send("move", rev=rev, kind=prompt.kind, value=value)
            assert again is not None, "an answer from before an undo is not one to what is asked after it"
            ahead = await client.send("move", rev=(await client.seen())["rev"] + 1, kind=prompt.kind, value=value)
            assert ahead is not None, "nor is a number that was never given out"
            assert await client.move(prompt.kind, value) is None

    asyncio.run(main())


def test_two_tabs_of_one_seat_both_work() -> None:
    async def main() -> None:
        rng = random.Random(5)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            one = table.clients[prompt.who]
            seen = await one.seen()
            two = await Client(table.room, prompt.who, "/t/elsewhere").join()
            assert (await one.news())[-1] == {"type": "moved", "link": "/t/elsewhere"}
            assert await two.shown() == {**seen, "kept": 0, "corrected": False}
            assert (await table.storyteller.shown())["players"][prompt.who]["online"] == 2
            value = prompt.domain.sample(rng)
            assert await two.move(prompt.kind, value) is None
            assert await one.seen() == await two.seen()
            assert (await one.shown())["prompt"] is None
            await two.leave()
            assert (await table.storyteller.shown())["players"][prompt.who]["online"] == 1
            await table.until(asked(STORYTELLER), rng)

    asyncio.run(main())


def test_a_lost_connection_loses_nothing() -> None:
    async def main() -> None:
        rng = random.Random(6)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            lost = table.clients[prompt.who]
            seen = await lost.seen()
            await lost.leave()
            back = await Client(table.room, prompt.who, lost.socket.link).join()
            assert await back.shown() == {**seen, "kept": 0, "corrected": False}, "the same, under its old number"
            await back.leave()
            value = prompt.domain.sample(rng)
            assert await table.storyteller.move(prompt.kind, value, by=prompt.who) is None
            back = await Client(table.room, prompt.who, lost.socket.link).join()
            assert (await back.seen())["rev"] == seen["rev"] + 1
            assert (await back.seen())["prompt"] is None

    asyncio.run(main())


def test_an_undo_corrects_those_who_had_seen_something() -> None:
    async def main() -> None:
        rng = random.Random(7)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            client = table.clients[prompt.who]
            before = (await client.shown())["view"]
            await table.answer(rng)
            assert (await client.shown())["view"] != before
            heard = await table.heard()
            assert (
                await table.storyteller.send("undo", moves=len(table.room.record.moves) - prompt_index(table)) is None
            )
            shown = await client.shown()
            assert (shown["corrected"], shown["view"]) == (True, before)
            assert shown["prompt"] is not None
            after = await table.heard()
            told = {chair for chair in after if after[chair] != heard[chair]}
            assert told == {STORYTELLER, client.chair}

    def prompt_index(table: Any) -> int:
        return next(i for i in range(len(table.room.record.moves) - 1, -1, -1) if table.room.record.moves[i].by >= 0)

    asyncio.run(main())


def test_undo_goes_back_to_where_a_person_decided() -> None:
    async def main() -> None:
        rng = random.Random(8)
        async with new_table(7, bots=range(7)) as table:
            while not any(move.by >= 0 for move in table.room.record.moves):
                await table.answer(rng)
            for _ in range(3):
                assert await table.storyteller.send("undo") is None
                assert table.prompt is not None
                assert table.prompt.who in (STORYTELLER, TOWN)
            while table.room.record.moves:
                assert await table.storyteller.send("undo") is None
            assert await table.storyteller.send("undo") is not None

    asyncio.run(main())


def test_any_chair_can_be_left_to_a_policy_and_taken_back() -> None:
    async def main() -> None:
        rng = random.Random(9)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            assert await table.storyteller.send("policy", chair=prompt.who, policy="uniform") is None
            assert table.prompt != prompt
            shown = await table.storyteller.shown()
            assert shown["players"][prompt.who]["policy"] == "uniform"
            assert await table.storyteller.send("policy", chair=prompt.who, policy=None) is None
            assert (await table.storyteller.shown())["players"][prompt.who]["policy"] is None
            assert await table.storyteller.send("policy", chair=STORYTELLER, policy="uniform") is None
            assert table.prompt is None or table.prompt.who != STORYTELLER or table.prompt.waits

    asyncio.run(main())


def test_a_game_of_policies_plays_itself() -> None:
    async def main() -> None:
        async with new_table(9, bots=range(9), storyteller=True) as table:
            assert table.prompt is None
            shown = await table.seats[0].shown()
            assert shown["view"]["winner"] in ("good", "evil")
            assert await table.storyteller.send("reveal") is None
            pages = (await table.seats[0].shown())["view"]["pages"]
            assert len(pages) == 9

    asyncio.run(main())


def test_without_a_storyteller_people_get_time_to_act() -> None:
    async def main() -> None:
        rng = random.Random(10)
        async with new_table(7, storyteller=True) as table:
            prompt = await table.until(lambda prompt: prompt.waits and prompt.who == STORYTELLER, rng)
            pause = (await table.seats[0].shown())["pause"]
            assert pause["ready"] == []
            assert pause["ends"] > 0
            assert len(pause["people"]) > 1
            for seat in pause["people"][:-1]:
                assert await table.seats[seat].send("ready") is None
            assert (await table.spectator.seen())["ready"] == pause["people"][:-1]
            assert await table.spectator.send("ready") is not None
            last = table.seats[pause["people"][-1]]
            assert await last.send("ready", up=False) is None
            assert table.prompt == prompt
            moves = len(table.room.record.moves)
            assert await last.send("ready") is None
            assert len(table.room.record.moves) > moves

    asyncio.run(main())


def test_without_a_storyteller_time_runs_out() -> None:
    async def main() -> None:
        rng = random.Random(11)
        async with new_table(7, bots=range(1, 7), storyteller=True) as table:
            await table.until(lambda prompt: prompt.waits and prompt.who == STORYTELLER, rng)
            moves = len(table.room.record.moves)
            await table.clock.advance(2000, table.room)
            assert len(table.room.record.moves) > moves

    asyncio.run(main())


def test_the_clock_hand_reads_each_hand_at_its_time() -> None:
    async def main() -> None:
        rng = random.Random(12)
        async with new_table(7) as table:
            await to_ballot(table, rng)
            shown = await table.seats[0].shown()
            assert shown["prompt"] is None
            ballot = shown["ballot"]
            voters = ballot["voters"]
            assert (ballot["current"], ballot["ends"], ballot["counted"]) == (None, None, [])
            assert await table.seats[voters[0]].send("hand", up=True) is None
            assert await table.storyteller.send("hand", up=True, by=voters[2]) is None
            assert await table.storyteller.send("speed", ms=1000) is None
            assert await table.storyteller.send("count") is None
            assert await table.storyteller.send("count") is not None
            told = await table.spectator.seen()
            assert (told["type"], told["current"], told["ends"], told["period"]) == ("ballot", voters[0], 1000, 1000)
            await table.clock.advance(0.999, table.room)
            assert await table.seats[voters[0]].send("hand", up=False) is None, "in time"
            await table.clock.advance(0.001, table.room)
            late = await table.seats[voters[0]].send("hand", up=True)
            assert late is not None
            assert "read in already" in late["error"]
            told = await table.spectator.seen()
            assert (told["counted"], told["current"]) == ([voters[0]], voters[1])
            assert told["hands"][str(voters[0])] == 0
            await table.clock.advance(len(voters), table.room)
            shown = await table.seats[0].shown()
            assert shown["ballot"] is None
            nomination = shown["view"]["nominations"][-1]
            assert (nomination["voters"], nomination["votes"]) == ([voters[2]], 1)

    asyncio.run(main())


def test_a_ballot_can_be_given_whole_or_taken_back() -> None:
    async def main() -> None:
        rng = random.Random(13)
        async with new_table(7) as table:
            await to_ballot(table, rng)
            assert await table.storyteller.send("count") is None
            voters = (await table.spectator.seen())["voters"]
            assert await table.storyteller.move("vote", [1] * len(voters), by=TOWN) is None
            assert (await table.spectator.shown())["view"]["nominations"][-1]["votes"] == len(voters)
            assert table.clock.next() is None, "the clock hand stops"
            assert await table.storyteller.send("undo") is None
            shown = await table.spectator.shown()
            assert shown["corrected"]
            assert shown["ballot"]["counted"] == []
            assert not any(shown["ballot"]["hands"].values())
            assert await table.storyteller.send("count") is None
            assert await table.storyteller.send("undo") is None
            assert (await table.spectator.shown())["ballot"] is None
            assert table.clock.next() is None

    asyncio.run(main())


def test_policies_raise_their_hands_and_wait_for_people() -> None:
    async def main() -> None:
        rng = random.Random(14)
        async with new_table(7, bots=range(1, 7)) as table:
            await to_ballot(table, rng)
            shown = await table.seats[0].shown()
            ballot, place = shown["ballot"], len(shown["view"]["nominations"]) - 1
            moves = len(table.room.record.moves)
            await table.clock.advance(1000, table.room)
            assert len(table.room.record.moves) == moves, "the Storyteller says when to count"
            assert await table.storyteller.send("count") is None
            await table.clock.advance(100, table.room)
            nomination = (await table.seats[0].shown())["view"]["nominations"][place]
            up = [seat for seat in ballot["voters"] if ballot["hands"][str(seat)]]
            assert nomination["voters"] == up

    asyncio.run(main())


def test_of_a_secret_ballot_nobody_sees_or_hears_others_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHARACTERS["imp"], "secret_votes", True, raising=False)

    async def main() -> None:
        rng = random.Random(23)
        async with new_table(7, bots=(6,)) as table:
            await to_ballot(table, rng)
            ballot = (await table.spectator.shown())["ballot"]
            assert (ballot["secret"], ballot["hands"], ballot["most"]) == (True, {}, 0)
            voters = [seat for seat in ballot["voters"] if seat != 6]
            heard = await table.heard()
            assert await table.seats[voters[0]].send("hand", up=True) is None
            assert await table.storyteller.send("hand", up=True, by=voters[1]) is None
            after = await table.heard()
            assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER, *voters[:2]}
            for seat in voters[:3]:
                told = (await table.seats[seat].seen("view", "ballot")) if seat != voters[2] else ballot
                assert told["hands"] == ({str(seat): 1} if seat != voters[2] else {})
            assert len((await table.storyteller.seen())["hands"]) == len(ballot["voters"])
            await table.storyteller.send("policy", chair=voters[2], policy="uniform")
            assert (await table.heard())[SPECTATOR] == heard[SPECTATOR]
            await table.storyteller.send("count")
            await table.clock.advance(3, table.room)
            told = await table.spectator.seen()
            assert (told["counted"], told["hands"]) == (ballot["voters"][:2], {})
            again = await Client(table.room, voters[0], "").join()
            assert (await again.shown())["ballot"]["hands"] == {str(voters[0]): 1}
            await table.clock.advance(60, table.room)
            nomination = (await table.spectator.shown())["view"]["nominations"][-1]
            assert (nomination["votes"], nomination["voters"], nomination["secret"]) == (None, [], True)
            assert set(voters[:2]) <= set((await table.storyteller.shown())["table"]["nominations"][-1]["voters"])

    asyncio.run(main())


def test_a_ballot_that_is_secret_no_more_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was raised with closed eyes shows to nobody once they are open."""
    monkeypatch.setattr(CHARACTERS["imp"], "secret_votes", True, raising=False)

    async def main() -> None:
        rng = random.Random(23)
        async with new_table(7) as table:
            await to_ballot(table, rng)
            voters = (await table.spectator.shown())["ballot"]["voters"]
            assert await table.seats[voters[0]].send("hand", up=True) is None
            grimoire = (await table.storyteller.shown())["table"]["grimoire"]
            imp = next(pane["seat"] for pane in grimoire if pane["character"] == "imp")
            assert await table.storyteller.move("remind", [imp, "poisoned"], override=True) is None
            ballot = (await table.spectator.shown())["ballot"]
            assert (ballot["secret"], ballot["counted"]) == (False, [])
            assert ballot["hands"] == {str(seat): 0 for seat in voters}
            assert await table.seats[voters[1]].send("hand", up=True) is None
            assert (await table.spectator.seen())["hands"][str(voters[1])] == 1

    asyncio.run(main())


def test_a_hand_may_give_two_votes_or_one_of_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    limits = day._limits

    def twice(s: State, hook: str) -> dict[int, int]:
        return {3: 2} if hook == "votes" else limits(s, hook)

    monkeypatch.setattr(day, "_limits", twice)

    async def main() -> None:
        rng = random.Random(24)
        path = tmp_path / "games.db"
        async with new_table(7, path=path) as table:
            await to_ballot(table, rng)
            ballot = (await table.seats[3].shown())["ballot"]
            assert ballot["most"] == 2
            assert (await table.seats[2].shown())["ballot"]["most"] == 1
            refused = await table.seats[2].send("hand", up=True, votes=2)
            assert refused is not None
            assert refused["error"] == "This hand gives one vote at most, not 2."
            refused = await table.seats[3].send("hand", up=True, votes=3)
            assert refused is not None
            assert "2 votes at most" in refused["error"]
            assert await table.seats[3].send("hand", up=True, votes=1) is None
            assert (await table.spectator.seen())["hands"]["3"] == 1
            assert await table.seats[3].send("hand", up=True) is None
            assert (await table.spectator.seen())["hands"]["3"] == 2
            links = table.links
        async with server(path) as (hub, clock):
            table = await seated(hub, clock, links)
            assert (await table.spectator.shown())["ballot"]["hands"]["3"] == 2
            await table.storyteller.send("count")
            await table.clock.advance(60, table.room)
            nomination = (await table.spectator.shown())["view"]["nominations"][-1]
            assert (nomination["voters"], nomination["votes"]) == ([3], 2)

    asyncio.run(main())


def test_the_storyteller_may_stand_in_a_ballot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHARACTERS["imp"], "storyteller_may_be_nominated", True, raising=False)

    async def main() -> None:
        rng = random.Random(25)
        async with new_table(7) as table:
            await table.until(lambda prompt: prompt.kind == "floor", rng)
            await table.answer(rng, "open")
            assert await table.seats[2].move("nominate", STORYTELLER) is None
            ballot = (await table.spectator.shown())["ballot"]
            assert ballot["nominee"] == STORYTELLER
            assert ballot["voters"] == list(range(7))
            await table.storyteller.send("count")
            await table.clock.advance(60, table.room)
            assert (await table.spectator.shown())["view"]["nominations"][-1]["nominee"] == STORYTELLER

    asyncio.run(main())


def test_while_the_storyteller_settles_something_offers_stay_and_wait() -> None:
    async def main() -> None:
        rng = random.Random(26)
        async with new_table(7) as table:
            await table.until(lambda prompt: prompt.kind == "floor", rng)
            await table.answer(rng, "open")
            pretends = next(seat for seat in (1, 2) if table.room.record.game.state.chars[seat] != "slayer")
            assert await table.seats[pretends].move("claim", 0, character="slayer") is None
            assert table.prompt is not None
            assert table.prompt.who == STORYTELLER
            assert not table.prompt.waits
            kinds = {offer["kind"] for offer in (await table.seats[3].shown())["offers"]}
            assert kinds >= {"nominate", "claim"}
            refused = await table.seats[3].move("nominate", 4)
            assert refused is not None
            assert refused["error"] == "The Storyteller is settling something: try again in a moment."
            await table.until(lambda prompt: prompt.kind == "floor", rng)
            assert await table.seats[3].move("nominate", 4) is None

    asyncio.run(main())


def test_the_storyteller_is_offered_what_players_may_do_and_does_it_for_them() -> None:
    async def main() -> None:
        rng = random.Random(26)
        async with new_table(7) as table:
            await table.until(lambda prompt: prompt.kind == "floor", rng)
            await table.answer(rng, "open")
            offers = (await table.storyteller.shown())["offers"]
            for seat, client in enumerate(table.seats):
                assert [o for o in offers if o["who"] == seat] == (await client.shown())["offers"]
            speaks = next(seat for seat in (1, 2) if table.room.record.game.state.chars[seat] != "slayer")
            assert "slayer" in {o["character"] for o in offers if (o["who"], o["kind"]) == (speaks, "claim")}
            assert await table.storyteller.move("claim", 0, character="slayer", by=speaks) is None
            assert table.prompt.kind == "announce"

    asyncio.run(main())


def test_a_ballot_goes_on_whatever_else_happens() -> None:
    """A claim, or the Storyteller's own move, in the middle of a count: hands and clock stay, and nobody is told of
    what is not theirs."""

    async def main() -> None:
        rng = random.Random(19)
        async with new_table(7) as table:
            await to_ballot(table, rng)
            voters = (await table.spectator.shown())["ballot"]["voters"]
            await table.seats[voters[0]].send("hand", up=True)
            await table.seats[voters[6]].send("hand", up=True)
            await table.storyteller.send("count")
            await table.clock.advance(2 * 1.5, table.room)
            heard = await table.heard()
            assert await table.storyteller.move("remind", [2, "watch this one"], override=True) is None
            after = await table.heard()
            assert {chair for chair in after if after[chair] != heard[chair]} == {STORYTELLER}
            await table.clock.advance(1.5, table.room)
            told = await table.spectator.seen()
            assert told["counted"] == voters[:3]
            stored = await table.hub.storage.load(table.room.id)
            assert stored is not None
            assert {hand.seat for hand in stored.hands if hand.counted} == set(voters[:3])
            await table.clock.advance(60, table.room)
            nomination = (await table.spectator.shown())["view"]["nominations"][-1]
            assert nomination["voters"] == [voters[0], voters[6]]

    asyncio.run(main())


def test_a_hand_that_cannot_be_stored_gets_its_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        rng = random.Random(20)
        async with new_table(7) as table:
            await to_ballot(table, rng)
            voters = (await table.spectator.shown())["ballot"]["voters"]
            await table.storyteller.send("count")
            heard = await table.heard()
            with monkeypatch.context() as patch:

                async def full(*_: Any) -> None:
                    raise StorageError("storage-failed", detail="disk is full")

                patch.setattr(table.hub.storage, "hand", full)
                patch.setattr(table.hub.storage, "append", full)
                refused = await table.seats[voters[0]].send("hand", up=True)
                assert refused is not None
                await table.clock.advance(30, table.room)
            assert table.room.count.ballot is not None
            assert table.room.count.ballot.counted == []
            assert table.room.count.ballot.hands[voters[0]] == 0
            assert (await table.heard())[SPECTATOR] == heard[SPECTATOR]
            await table.clock.advance(60, table.room)
            assert (await table.spectator.shown())["ballot"] is None

    asyncio.run(main())


def test_a_policy_that_fails_gives_its_chair_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        rng = random.Random(21)
        for method, outcome in (("answer", fail), ("answer", lambda *_: "nonsense"), ("act", fail)):
            with monkeypatch.context() as patch:
                patch.setattr(f"sexton.bots.Uniform.{method}", outcome)
                async with new_table(7, bots=range(1, 7)) as table:
                    while len(table.room.crew.names) == 6:
                        await table.answer(rng)
                        await table.clock.advance(5, table.room)
                    shown = await table.storyteller.shown()
                    assert None in [player["policy"] for player in shown["players"][1:]]
        with monkeypatch.context() as patch:
            patch.setattr("sexton.bots.Uniform.vote", fail)
            async with new_table(7, bots=range(1, 7)) as table:
                await to_ballot(table, rng)
                assert not any((await table.spectator.shown())["ballot"]["hands"].values())

    asyncio.run(main())


def test_the_storyteller_replaces_a_link() -> None:
    async def main() -> None:
        async with new_table(5) as table:
            old = table.seats[2]
            await table.storyteller.send("link", chair=2)
            told = await table.storyteller.seen("link")
            assert told["qr"].startswith("<svg")
            assert old.socket.code == REPLACED_LINK
            assert await table.hub.claim(old.socket.link.removeprefix("/t/")) is None
            claimed = await table.hub.claim(told["link"].removeprefix("/t/"))
            assert claimed == (table.room, 2)
            await table.storyteller.send("link", chair=SPECTATOR)
            assert (await table.storyteller.seen("link"))["chair"] == SPECTATOR

    asyncio.run(main())


def test_a_slow_or_greedy_connection_is_dropped_alone() -> None:
    async def main() -> None:
        async with new_table(5) as table:

            async def never(_: bytes) -> None:
                raise AssertionError("it reads nothing")

            slow = Socket(0, never)
            await table.room.join(slow)
            for _ in range(QUEUE + 1):
                slow.tell(b"{}")
            assert slow.code == TOO_SLOW
            await asyncio.wait_for(slow.closing(), 1)
            table.seats[1].greedy = True
            for _ in range(int(BURST) + 1):
                await table.seats[1].raw("{}")
            assert table.seats[1].socket.code == TOO_MUCH
            await table.answer(random.Random(15))

    asyncio.run(main())


def test_the_rules_failing_takes_back_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        rng = random.Random(16)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            moves = table.room.record.moves
            with monkeypatch.context() as patch:

                def fail(*_: Any) -> None:
                    raise ZeroDivisionError

                patch.setattr(table.room.record.game.__class__, "play", fail)
                patch.setattr(table.room.record, "_restart", lambda: None)
                refused = await table.clients[prompt.who].move(prompt.kind, prompt.domain.sample(rng))
            assert refused is not None
            assert "The rules failed" in refused["error"]
            assert table.room.record.moves == moves
            await table.answer(rng)

    asyncio.run(main())


def test_a_failure_that_nobody_foresaw_costs_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        rng = random.Random(22)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            with monkeypatch.context() as patch:

                def fail(*_: Any) -> None:
                    raise ZeroDivisionError

                patch.setattr("sexton.server.chairs.Chair.look", fail)
                refused = await table.clients[prompt.who].move(prompt.kind, prompt.domain.sample(rng))
            assert refused is not None
            assert "went back to what is stored" in refused["error"]
            await table.answer(rng)
            assert (await table.storyteller.shown())["table"]["undo"] == len(table.room.record.moves)

    asyncio.run(main())


def test_what_cannot_be_stored_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        rng = random.Random(17)
        async with new_table(7) as table:
            prompt = await table.until(a_seat, rng)
            heard = await table.heard()
            moves = table.room.record.moves
            with monkeypatch.context() as patch:
                import sqlite3

                def full(*_: Any) -> None:
                    raise sqlite3.OperationalError("database or disk is full")

                patch.setattr("sexton.server.storage._append", full)
                refused = await table.clients[prompt.who].move(prompt.kind, prompt.domain.sample(rng))
            assert refused is not None
            assert "disk is full" in refused["error"]
            assert table.room.record.moves == moves
            assert table.prompt == prompt
            after = await table.heard()
            assert {c for c in after if after[c] != heard[c]} == {prompt.who}
            await table.answer(rng)

    asyncio.run(main())


def test_a_restart_goes_on_at_the_same_prompt_and_the_same_hand(tmp_path: Any) -> None:
    async def before() -> tuple[Any, ...]:
        rng = random.Random(18)
        async with new_table(7, path=tmp_path / "s.sqlite") as table:
            await to_ballot(table, rng)
            voters = (await table.spectator.shown())["ballot"]["voters"]
            await table.seats[voters[0]].send("hand", up=True)
            await table.seats[voters[3]].send("hand", up=True)
            await table.storyteller.send("count")
            await table.clock.advance(3.1, table.room)
            return table.links, table.prompt, await table.spectator.seen(), await table.seats[3].seen()

    async def after(links: Any, prompt: Any, ballot: Any, seen: Any) -> None:
        async with server(tmp_path / "s.sqlite") as (hub, clock):
            table = await seated(hub, clock, links)
            assert table.prompt == prompt
            again = (await table.spectator.shown())["ballot"]
            assert (again["hands"], again["counted"]) == (ballot["hands"], ballot["counted"])
            assert len(again["counted"]) == 2
            assert (again["current"], again["ends"]) == (None, None)
            late = await table.seats[3].send("move", rev=seen["rev"], kind="nominate", value=0)
            assert late is not None
            assert "Something changed" in late["error"]
            assert await table.storyteller.send("count") is None
            await table.clock.advance(60, table.room)
            nomination = (await table.spectator.shown())["view"]["nominations"][-1]
            assert nomination["votes"] == 2

    asyncio.run(after(*asyncio.run(before())))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"players": NAMES[:4]}, "4 players: a game needs 5 to 15"),
        ({"players": (*NAMES, "Pia")}, "16 players: a game needs 5 to 15"),
        ({"players": (*NAMES[:5], "Ben")}, "two players are called Ben"),
        ({"players": (*NAMES[:5], " Ben  ")}, "two players are called Ben"),
        ({"players": (*NAMES[:5], "")}, "1 to 40 letters"),
        ({"players": (*NAMES[:5], "x" * 41)}, "1 to 40 letters"),
        ({"players": (*NAMES[:5], "B\u202een")}, "visible"),
        ({"script": "no-such-script"}, "There is no script"),
        ({"script": "/etc/passwd"}, "There is no script"),
        ({"policies": Policies(seats=(0, 7))}, "There is no seat 7"),
    ],
)
def test_a_game_that_cannot_be_is_refused(change: Any, sentence: str) -> None:
    async def main() -> None:
        async with server() as (hub, _):
            with pytest.raises(SextonError, match="(?i)" + sentence):
                await hub.create(NewGame(**{"script": SCRIPT, "players": NAMES[:7], **change}), "http://x")

    asyncio.run(main())


def test_chance_answers_what_is_asked_and_nothing_else() -> None:
    async def main() -> None:
        async with new_table(7) as table:
            shown = await table.storyteller.shown()
            assert shown["prompt"]["kind"] == "bag"
            assert await table.storyteller.send("random", rev=shown["rev"]) is None
            assert table.prompt.kind == "deal"
            refused = await table.seats[0].send("random", rev=(await table.seats[0].shown())["rev"])
            assert refused is not None
            assert "Nothing is asked" in refused["error"]

    asyncio.run(main())
