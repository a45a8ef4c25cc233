"""A table before its game: joining by one link, places, and the seats that they become."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.served import NAMES, SCRIPT, Client, server
from sexton.engine.prompts import STORYTELLER
from sexton.errors import SextonError
from sexton.server import links
from sexton.server.chairs import BEGUN, PLACE_GONE, TOO_MUCH
from sexton.server.hub import Hub
from sexton.server.lobby import JOINS, MOST
from sexton.server.protocol import NewLobby, Policies, RequestError


class Seated(Client):
    """A connection to a lobby, or to whatever its link opens later."""

    @property
    def places(self) -> dict[int, str]:
        """The numbers and names of the places, clockwise, as last told."""
        told = next(m for m in reversed(self.heard) if m["type"] in ("lobby", "waiting"))
        return {place["place"]: place["name"] for place in told["places"]}

    @property
    def joining(self) -> str:
        """The token of the joining link."""
        told: dict[str, Any] = next(m for m in reversed(self.heard) if m["type"] == "lobby")
        return str(told["join"]).partition("/j/")[2]


class Hall:
    """A server with one lobby on it, and its Storyteller."""

    def __init__(self, hub: Hub, storyteller: Seated) -> None:
        self.hub, self.storyteller = hub, storyteller

    async def take(self, name: str, joining: str | None = None) -> str:
        """Join by the link, as a phone does; the link of the place."""
        token = joining or self.storyteller.joining
        lobby = await self.hub.to_join(token)
        link = links.link(await lobby.seat(links.hashed(token), name))
        await self.storyteller.news()
        return link

    async def phone(self, name: str) -> Seated:
        return await opened(self.hub, await self.take(name))

    async def names(self) -> list[str]:
        await self.storyteller.news()
        return list(self.storyteller.places.values())


async def opened(hub: Hub, link: str) -> Seated:
    """A connection to whatever a link opens."""
    token = link.removeprefix("/t/")
    claimed = await hub.claim(token) or await hub.lobby(token)
    assert claimed is not None, "the link opens nothing"
    table, number = claimed
    client = Seated(table, number, link)  # type: ignore[arg-type] - a lobby is heard and told like a room
    await client.join()
    await client.news()
    return client


@asynccontextmanager
async def hall(*players: str, path: Path | None = None) -> AsyncIterator[Hall]:
    async with server(path) as (hub, _):
        made = await hub.open_lobby(NewLobby(script=SCRIPT, players=players))
        yield Hall(hub, await opened(hub, made.storyteller))


def test_phones_join_and_find_themselves_at_their_seats() -> None:
    async def main() -> None:
        async with hall("Paper Pia") as table:
            ann, ben = await table.phone("Ann"), await table.phone("Ben")
            await table.storyteller.send("add", names=["Cat", "Dan"])
            assert await table.names() == ["Paper Pia", "Ann", "Ben", "Cat", "Dan"]
            told = await table.storyteller.seen("lobby")
            assert [(place["phone"], place["online"]) for place in told["places"]][:3] == [
                (False, 0),
                (True, 1),
                (True, 1),
            ]
            await table.storyteller.send("sit", place=ben.chair, after=None)
            assert await table.storyteller.send("choose", policies={"seats": [0]}) is None
            assert await table.storyteller.send("begin") is None
            for client in (ann, ben, table.storyteller):
                assert client.socket.code == BEGUN
            seats = {}
            for client in (ann, ben):
                again = await opened(table.hub, client.socket.link)
                view = await again.shown()
                seats[again.chair] = view["view"]["players"][again.chair]["name"]
            assert seats == {0: "Ben", 2: "Ann"}
            teller = await opened(table.hub, table.storyteller.socket.link)
            assert teller.chair == STORYTELLER
            shown = await teller.shown()
            assert [player["name"] for player in shown["players"]] == ["Ben", "Paper Pia", "Ann", "Cat", "Dan"]
            assert [player["policy"] for player in shown["players"]] == [None, "uniform", None, None, None]

    asyncio.run(main())


def test_the_joining_link_ends_when_the_game_begins() -> None:
    async def main() -> None:
        async with hall(*NAMES[:5]) as table:
            joining = table.storyteller.joining
            lobby = await table.hub.to_join(joining)
            assert await table.storyteller.send("begin") is None
            with pytest.raises(RequestError, match="has ended") as refused:
                await table.hub.to_join(joining)
            assert refused.value.status == 410
            with pytest.raises(RequestError, match="has ended"):
                await lobby.seat(links.hashed(joining), "Late")

    asyncio.run(main())


def test_a_joining_link_opens_nothing_by_itself() -> None:
    async def main() -> None:
        async with hall("Ann") as table:
            joining = table.storyteller.joining
            assert len(joining) >= 16
            assert await table.hub.lobby(joining) is None
            assert await table.hub.claim(joining) is None

    asyncio.run(main())


def test_a_lobby_outlives_the_server(tmp_path: Path) -> None:
    path = tmp_path / "lobby.sqlite"

    async def before() -> tuple[str, str, str]:
        async with hall("Ann", path=path) as table:
            ben = await table.phone("Ben")
            return table.storyteller.socket.link, ben.socket.link, table.storyteller.joining

    async def after(storyteller: str, ben: str, joining: str) -> None:
        async with server(path) as (hub, _):
            table = Hall(hub, await opened(hub, storyteller))
            assert await table.names() == ["Ann", "Ben"]
            assert table.storyteller.joining == joining
            assert (await opened(hub, ben)).places == {0: "Ann", 1: "Ben"}
            await table.take("Cat")
            assert await table.names() == ["Ann", "Ben", "Cat"]

    asyncio.run(after(*asyncio.run(before())))


@pytest.mark.parametrize("name", ["Ann", "ann", " A nn ", "ANN"])
def test_a_name_that_is_taken_is_answered_by_a_sentence(name: str) -> None:
    async def main() -> None:
        async with hall("Ann", "Ben") as table:
            with pytest.raises(RequestError, match="already") as refused:
                await table.take(name)
            assert refused.value.status == 409
            for message in ({"type": "add", "names": [name]}, {"type": "rename", "place": 1, "name": name}):
                answer = await table.storyteller.send(**message)
                assert answer is not None
                assert "already" in answer["error"]
            assert await table.storyteller.send("rename", place=0, name=name) is None
            assert len(await table.names()) == 2

    asyncio.run(main())


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "\u202eab"])
def test_a_name_that_could_not_be_shown_is_refused(name: str) -> None:
    async def main() -> None:
        async with hall() as table:
            with pytest.raises(SextonError, match="1 to 40 letters"):
                await table.take(name)
            assert await table.names() == []

    asyncio.run(main())


def test_there_are_not_more_places_than_a_game_has() -> None:
    async def main() -> None:
        async with hall(*NAMES[:MOST]) as table:
            with pytest.raises(RequestError) as refused:
                await table.take("One more")
            assert refused.value.status == 429
            answer = await table.storyteller.send("add", names=["One more"])
            assert answer is not None
            assert "15 places" in answer["error"]
            assert len(await table.names()) == MOST

    asyncio.run(main())


def test_a_joining_link_is_used_up_and_renewed() -> None:
    async def main() -> None:
        async with hall() as table:
            old = table.storyteller.joining
            for n in range(JOINS):
                await table.take(f"P{n}")
                await table.storyteller.send("leave", place=n)
            with pytest.raises(RequestError, match="too often"):
                await table.take("Ann")
            assert await table.storyteller.send("renew") is None
            await table.storyteller.news()
            assert table.storyteller.joining != old
            with pytest.raises(RequestError, match="has ended"):
                await table.take("Ann", joining=old)
            await table.take("Ann")
            assert await table.names() == ["Ann"]

    asyncio.run(main())


def test_somebody_who_joined_sees_names_only_and_changes_only_their_own() -> None:
    async def main() -> None:
        async with hall("Ann", "Ben") as table:
            cat = await table.phone("Cat")
            told = await cat.seen("waiting")
            assert set(told) == {"type", "places", "mine"}
            assert told["mine"] == cat.chair
            assert all(set(place) == {"place", "name"} for place in told["places"])
            for message in (
                {"type": "rename", "place": 0, "name": "Eve"},
                {"type": "sit", "place": 0, "after": 1},
                {"type": "leave", "place": 0},
                {"type": "add", "names": ["Eve"]},
                {"type": "script", "script": SCRIPT},
                {"type": "renew"},
                {"type": "choose", "policies": {"storyteller": True}},
                {"type": "begin"},
            ):
                answer = await cat.send(**message)
                assert answer is not None, message
                assert "Only the Storyteller" in answer["error"]
            before = len(await cat.news())
            assert await table.storyteller.send("renew") is None
            assert await table.storyteller.send("script", script="natural-20") is None
            assert await table.storyteller.send("choose", policies={"seats": [cat.chair]}) is None
            assert len(await cat.news()) == before, "what does not concern her is not so much as noticed"
            assert await cat.send("rename", place=cat.chair, name="Catherine") is None
            assert await cat.send("sit", place=cat.chair, after=0) is None
            assert await table.names() == ["Ann", "Catherine", "Ben"]

    asyncio.run(main())


def test_whoever_is_sent_away_sees_nothing_more() -> None:
    async def main() -> None:
        async with hall("Ann") as table:
            ben = await table.phone("Ben")
            assert await table.storyteller.send("leave", place=ben.chair) is None
            assert ben.socket.code == PLACE_GONE
            before = len(await ben.news())
            ben.room.leave(ben.socket)
            await table.storyteller.send("add", names=["Cat"])
            assert len(await ben.news()) == before
            assert await table.hub.lobby(ben.socket.link.removeprefix("/t/")) is None

    asyncio.run(main())


def test_what_cannot_be_done_is_answered_by_a_sentence() -> None:
    async def main() -> None:
        async with hall("Ann", "Ben") as table:
            for message, sentence in (
                ({"type": "begin"}, "a game needs 5 to 15"),
                ({"type": "choose", "policies": {"seats": [9]}}, "no place 9"),
                ({"type": "choose", "house_rules": ["nothing"]}, "house rule"),
                ({"type": "sit", "place": 0, "after": 0}, "no other place 0"),
                ({"type": "sit", "place": 7, "after": 0}, "no place 7"),
                ({"type": "leave", "place": 7}, "no place 7"),
                ({"type": "script", "script": "none-such"}, "no script"),
                ({"type": "move", "rev": 1, "kind": "bag"}, "could not be read"),
            ):
                answer = await table.storyteller.send(**message)
                assert answer is not None, message
                assert sentence in answer["error"]
            assert await table.names() == ["Ann", "Ben"]

    asyncio.run(main())


def test_what_is_chosen_beforehand_is_seen_kept_and_played(tmp_path: Path) -> None:
    path = tmp_path / "lobby.sqlite"
    chosen = NewLobby(
        script="natural-20", players=NAMES[:6], policies=Policies(seats=(1, 4)), house_rules=("hatter:chaos",)
    )

    async def before() -> str:
        async with server(path) as (hub, _):
            table = Hall(hub, await opened(hub, (await hub.open_lobby(chosen)).storyteller))
            told = await table.storyteller.seen("lobby")
            assert told["policies"] == {"storyteller": False, "seats": [1, 4]}
            assert told["house_rules"] == ["hatter:chaos"]
            await table.storyteller.send("sit", place=4, after=None)
            await table.storyteller.send("leave", place=1)
            return table.storyteller.socket.link

    async def after(link: str) -> None:
        async with server(path) as (hub, _):
            table = Hall(hub, await opened(hub, link))
            told = await table.storyteller.seen("lobby")
            assert told["policies"]["seats"] == [4], "whoever left is no policy's any more"
            assert await table.storyteller.send("begin") is None
            begun = await (await opened(hub, link)).shown()
            assert [player["policy"] for player in begun["players"]] == ["uniform", None, None, None, None]
            assert begun["table"]["log"][0]["event"]["house_rules"] == ["hatter:chaos"]

    asyncio.run(after(asyncio.run(before())))


def test_what_cannot_be_had_opens_no_lobby() -> None:
    async def main() -> None:
        async with server() as (hub, _):
            for chosen, sentence in (
                (NewLobby(script=SCRIPT, players=NAMES[:5], policies=Policies(seats=(5,))), "no place 5"),
                (NewLobby(script=SCRIPT, house_rules=("hatter:chaos",)), "no house rule"),
                (NewLobby(script="none-such"), "no script"),
            ):
                with pytest.raises(SextonError, match=sentence):
                    await hub.open_lobby(chosen)

    asyncio.run(main())


def test_a_house_rule_goes_with_its_script() -> None:
    async def main() -> None:
        async with hall() as table:
            for script, rules in (("natural-20", ["hatter:chaos"]), (SCRIPT, [])):
                assert await table.storyteller.send("script", script=script) is None
                if rules:
                    assert await table.storyteller.send("choose", house_rules=rules) is None
                assert (await table.storyteller.seen("lobby"))["house_rules"] == rules

    asyncio.run(main())


def test_another_script_is_taken() -> None:
    async def main() -> None:
        async with hall() as table:
            assert await table.storyteller.send("script", script="natural-20") is None
            assert (await table.storyteller.seen("lobby"))["script"]["id"] == "natural-20"

    asyncio.run(main())


def test_a_connection_that_sends_too_much_is_dropped() -> None:
    async def main() -> None:
        async with hall() as table:
            table.storyteller.greedy = True
            for _ in range(100):
                await table.storyteller.send("renew")
            assert table.storyteller.socket.code == TOO_MUCH

    asyncio.run(main())
