"""Seats that hold: a network that goes silent, a second device, a link that was replaced."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.driving import HOST, PHONE, TABLET, Chair, Open, Server
from browser.tables import Hush, Line, Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay")
ANA, BEN, CAT = range(3)


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server, NAMES).to_day()


@pytest.fixture
def hush(server: Server) -> Iterator[Hush]:
    hush = Hush(server.port)
    yield hush
    hush.close()


def test_a_phone_is_back_within_a_second_of_its_network(device: Open, table: Table, hush: Hush) -> None:
    """Nothing tells the page: the network only goes silent, and later answers again."""
    ana = Chair(device(PHONE, phone=True).new_page())
    ana.page.goto(f"http://{HOST}:{hush.port}{table.seats[ANA]}")
    ana.wire.begun()
    expect(ana.page.get_by_role("heading", name="Nominations are not open yet")).to_be_visible()
    hush.silence()
    expect(ana.page.get_by_text("The connection is lost")).to_be_visible()
    table.storyteller.move("floor", "open")
    ana.wire.until(lambda: ana.wire.connections > 3, "several attempts")
    views = [frame for frame in ana.wire.frames if frame["type"] == "view"]
    hush.back()
    began = time.monotonic()
    ana.wire.until(
        lambda: len([frame for frame in ana.wire.frames if frame["type"] == "view"]) > len(views), "the view"
    )
    assert time.monotonic() - began < 2, "a second, and as much again for a busy machine"
    expect(ana.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(ana.page.get_by_role("heading", name="Nominations are open")).to_be_visible()
    ana.button("Speak").tap()
    expect(ana.button("Had my say")).to_be_visible()
    ana.button("Had my say").tap()
    assert not ana.errors


def test_a_page_that_could_not_be_loaded_whole_comes_when_the_network_does(device: Open, table: Table) -> None:
    ana = Chair(device(PHONE, phone=True).new_page())
    missed: list[str] = []

    def miss(route: Route) -> None:
        missed.append(route.request.url)
        route.abort()

    ana.page.route("**/player-*.js", miss)
    ana.page.goto(table.seats[ANA])
    ana.wire.until(lambda: missed, "a part of the page that does not come")
    ana.page.unroute("**/player-*.js")
    expect(ana.page.get_by_role("navigation").get_by_role("button", name="Town")).to_be_visible()


def test_a_seat_is_opened_on_a_second_device_and_both_go_on(device: Open, server: Server, table: Table) -> None:
    one = Chair(device(PHONE, phone=True).new_page())
    one.page.goto(table.seats[BEN])
    one.wire.begun()
    one.button("Menu").tap()
    one.button("My seat on another device").tap()
    expect(one.page.get_by_role("img", name="My seat on another device")).to_be_visible()
    told = one.wire.last("link")
    assert told["link"] == table.seats[BEN]
    one.button("Close").tap()
    # Its own coming is no news: the first ping is answered long after it.
    one.wire.until(lambda: any(frame["type"] == "pong" for frame in one.wire.frames), "an answer to a ping")

    two = Chair(device(TABLET).new_page())
    two.page.goto(told["link"])
    two.wire.begun()
    expect(one.page.get_by_text("Your seat was opened on another device")).to_be_visible()
    two.button("Speak").click()
    expect(one.button("Had my say")).to_be_visible()
    one.button("Had my say").tap()
    expect(two.button("Speak")).to_be_visible()


def test_a_player_leaves_and_another_takes_the_seat(device: Open, server: Server, table: Table) -> None:
    """The Storyteller makes a new link: the old one ends, and nothing private is handed on."""
    old, own = Chair(device(PHONE, phone=True).new_page()), Line(server, table.seats[CAT])
    old.page.goto(table.seats[CAT])
    old.wire.begun()
    own.ask("keep", notes="Ana is the Imp")
    table.storyteller.ask("link", chair=CAT)
    link = table.storyteller.last("link")
    assert link is not None
    expect(old.page.get_by_role("heading", name="This link has been replaced")).to_be_visible()
    new = Chair(device(PHONE, phone=True).new_page())
    new.page.goto(link["link"])
    expect(new.page.get_by_role("navigation").get_by_role("button", name="Town")).to_be_visible()
    new.wire.until(lambda: any(frame["type"] == "own" for frame in new.wire.frames), "what is kept")
    assert new.wire.last("own") == {"type": "own", "notes": "", "whispers": [], "shares": False}
    old.page.reload()
    expect(old.page.get_by_role("heading", name=re.compile("leads nowhere"))).to_be_visible()
    assert all("Imp" not in str(frame) for frame in new.wire.frames if frame["type"] == "own")
