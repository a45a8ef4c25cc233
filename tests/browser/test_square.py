"""The day at the table: timer, bell, hands to speak, votes open and secret, whispers, notes, a screen on the wall."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, TABLET, Chair, Inspection, Open, Server, picture
from browser.tables import Line, Table
from messages import words

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
ANA, BEN, CAT, DAN = range(4)
WALL = {"width": 1920, "height": 1080}


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server, NAMES).to_day()


@pytest.fixture(scope="module")
def inspection() -> Inspection:
    return Inspection()


def opened(page: Page, link: str) -> Chair:
    chair = Chair(page)
    page.goto(link)
    chair.wire.begun()
    return chair


def phone(device: Open, link: str, **how: Any) -> Chair:
    return opened(device(how.pop("size", PHONE), phone=True, **how).new_page(), link)


def tab(chair: Chair, name: str) -> None:
    chair.page.get_by_role("navigation").get_by_role("button", name=name).tap()


def notes_kept(own: Line) -> str | None:
    """The notes that the server keeps for a chair, as the chair was last told."""
    told = own.last("own")
    return None if told is None else told["notes"]


def test_timer_and_bell(device: Open, table: Table, inspection: Inspection) -> None:
    """The Storyteller sets a timer on the tablet; phone and wall show it, a reload keeps it; then the bell."""
    teller = opened(device(TABLET).new_page(), table.storyteller_link)
    ana, wall = phone(device, table.seats[ANA]), opened(device(WALL).new_page(), table.spectator_link)
    teller.button("The square").click()
    sheet = teller.page.get_by_role("dialog")
    sheet.get_by_role("button", name="5:00").click()
    sheet.get_by_role("textbox", name="What for").fill("private talks")
    inspection.see(teller.page, "storyteller, the square")
    sheet.get_by_role("button", name="Start 5:00").click()
    for chair in (ana, wall):
        timer = chair.page.get_by_role("timer")
        expect(timer).to_have_attribute("aria-label", re.compile(r"private talks: (5:00|4:5\d)"))
    ana.page.reload()
    expect(ana.page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"private talks: (5:00|4:\d\d)"))
    sheet.get_by_role("button", name="1 minute more").click()
    expect(ana.page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r": (6:00|5:\d\d)"))
    inspection.see(ana.page, "phone, timer")
    inspection.see(wall.page, "wall, timer")

    sheet.get_by_role("button", name="Ring the bell for everybody").click()
    for chair in (ana, wall):
        expect(chair.page.get_by_role("alert")).to_contain_text("Come back to the square")
    inspection.see(ana.page, "phone, bell")
    ana.button("On my way").tap()
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    ana.page.reload()
    ana.wire.begun()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    sheet.get_by_role("button", name="Stop").click()
    expect(ana.page.get_by_role("timer")).to_have_count(0)


def test_a_hand_to_speak_is_not_a_vote(device: Open, table: Table) -> None:
    ana, ben = phone(device, table.seats[ANA]), phone(device, table.seats[BEN], size=SMALL_PHONE)
    ana.button("Speak").tap()
    expect(ben.seat("Ana")).to_have_attribute("aria-label", re.compile("would speak"))
    table.nominate(BEN, CAT)
    expect(ana.button("Hand up")).to_have_attribute("aria-pressed", "false")
    assert ana.wire.last("view", "ballot").get("hands", {}).get("0", 0) == 0
    table.count()
    ana.button("Had my say").tap()
    expect(ben.seat("Ana")).not_to_have_attribute("aria-label", re.compile("would speak"))
    expect(ben.seat("Ben")).to_have_attribute("aria-label", re.compile("has nominated today"))
    expect(ben.seat("Cat")).to_have_attribute("aria-label", re.compile("was nominated today"))
    wide = ben.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


def test_a_vote_with_a_countdown_is_remembered(device: Open, table: Table, inspection: Inspection) -> None:
    ana, wall = phone(device, table.seats[ANA]), opened(device(WALL).new_page(), table.spectator_link)
    table.nominate(BEN, CAT)
    ana.button("Hand up").tap()
    expect(ana.button("Hand up")).to_have_attribute("aria-pressed", "true")
    table.storyteller.ask("count", after=20_000)
    for chair in (ana, wall):
        expect(chair.page.get_by_text("The clock starts in").first).to_be_visible()
    picture(wall.page, "wall, countdown")
    table.count()
    expect(wall.page.get_by_text("named by Ben")).to_be_visible()
    inspection.see(wall.page, "wall, after a vote")
    ana.button("What happened").tap()
    vote = ana.page.get_by_role("dialog").get_by_role("listitem").first
    expect(vote).to_contain_text("Cat")
    expect(vote).to_contain_text("named by Ben · not enough")
    expect(vote).to_contain_text("Ana")
    inspection.see(ana.page, "phone, votes")
    table.storyteller.ask("customs", votes="last")
    expect(vote).not_to_contain_text("not enough")
    assert "Voted" not in words(ana.wire.last("view")["view"]["history"])


def test_of_a_secret_vote_no_page_is_told_the_hands(device: Open, server: Server) -> None:
    """With an Organ Grinder: on the wire of all others nothing changes when a hand goes up, or is counted."""
    cast = ("organgrinder", "empath", "monk", "oracle", "dreamer", "undertaker", "imp", "fortuneteller")
    table = Table(server, NAMES, "emti-yong").to_day(cast, {"organgrinder": False})
    ana, ben = phone(device, table.seats[ANA]), phone(device, table.seats[BEN])
    wall = opened(device(WALL).new_page(), table.spectator_link)
    table.nominate(CAT, DAN)
    for chair in (ana, ben, wall):
        chair.wire.until(lambda chair=chair: chair.wire.last("view")["ballot"], "a ballot")
        assert chair.wire.last("view")["ballot"]["secret"]
    frames = {chair: len(chair.wire.frames) for chair in (ana, ben, wall)}
    ana.button("Hand up").tap()
    ana.wire.until(lambda: ana.wire.last("ballot", "view").get("hands") == {"0": 1}, "my own hand")
    expect(ana.button("Hand up")).to_have_attribute("aria-pressed", "true")
    for chair in (ben, wall):
        new = [frame for frame in chair.wire.frames[frames[chair] :] if frame["type"] != "pong"]
        assert new == [], "nobody else hears of it"
    table.count()
    for chair, own in ((ana, {"0"}), (ben, {"1"}), (wall, set())):
        chair.wire.until(lambda chair=chair: chair.wire.last("view")["ballot"] is None, "the end of the ballot")
        ballots = [frame for frame in chair.wire.frames if frame["type"] == "ballot"]
        assert ballots
        assert all(set(frame["hands"]) <= own for frame in ballots)
        nomination = chair.wire.last("view")["view"]["nominations"][-1]
        assert (nomination["voters"], nomination["votes"], nomination["secret"]) == ([], None, True)
    ana.button("What happened").tap()
    expect(ana.page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("secret")
    teller = opened(device(TABLET).new_page(), table.storyteller_link)
    teller.button("The square").click()
    expect(teller.page.get_by_role("dialog").get_by_text("named by Cat · secret")).to_be_visible()
    expect(teller.page.get_by_role("paragraph").filter(has_text=re.compile("^Ana$"))).to_be_visible()


def test_whispers_reach_two_people(device: Open, server: Server, table: Table, inspection: Inspection) -> None:
    ana, ben, cat = (phone(device, table.seats[seat]) for seat in (ANA, BEN, CAT))
    expect(ana.button("Whispers")).to_have_count(0)
    table.storyteller.ask("customs", whispers="private")
    frames = len(cat.wire.frames)
    ana.button("Whispers").tap()
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.get_by_text("Only the two of you read this")).to_be_visible()
    inspection.see(ana.page, "phone, whispers")
    sheet.get_by_role("button", name="Ben").tap()
    sheet.get_by_role("textbox", name="Whisper to Ben").fill("I am the Slayer")
    sheet.get_by_role("button", name="Whisper", exact=True).tap()
    expect(sheet.get_by_text("I am the Slayer")).to_be_visible()
    inspection.see(ana.page, "phone, a talk")
    ben.button("Whispers, 1 new").tap()
    expect(ben.page.get_by_role("dialog").get_by_text("I am the Slayer")).to_be_visible()
    cat.wire.until(lambda: cat.wire.last("square")["whispers"] == "private", "the custom")
    assert {frame["type"] for frame in cat.wire.frames[frames:]} <= {"square", "pong"}
    assert "I am the Slayer" not in json.dumps(table.storyteller.heard)


def test_notes_on_players_stay_on_the_device_or_go_with_the_seat(
    device: Open, server: Server, table: Table, inspection: Inspection
) -> None:
    ana = phone(device, table.seats[ANA], size=SMALL_PHONE)
    tab(ana, "Notes")
    inspection.see(ana.page, "phone, notes on players")
    ana.page.get_by_role("button", name="Ben", exact=True).tap()
    sheet = ana.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Evil").tap()
    sheet.get_by_role("textbox", name="Night 1").fill("Chef, a 2")
    sheet.get_by_role("button", name="Choose characters").tap()
    sheet.get_by_role("button", name="Imp").tap()
    sheet.get_by_role("button", name="Baron").tap()
    inspection.see(ana.page, "phone, notes on a player")
    sheet.get_by_role("button", name="Close").tap()
    expect(ana.page.get_by_role("button", name=re.compile("^Ben"))).to_contain_text("Imp, Baron · 1: Chef, a 2")
    ana.page.reload()
    tab(ana, "Notes")
    expect(ana.page.get_by_role("button", name=re.compile("^Ben"))).to_contain_text("Chef, a 2")

    own = Line(server, table.seats[ANA])
    assert "Chef" not in json.dumps(own.heard), "nothing has left the device"
    ana.page.get_by_role("checkbox", name=re.compile("My other devices")).check()
    own.until(lambda: "Chef" in (notes_kept(own) or ""), "the notes on the server")
    second = phone(device, table.seats[ANA])
    tab(second, "Notes")
    expect(second.page.get_by_role("button", name=re.compile("^Ben"))).to_contain_text("Chef, a 2")
    second.page.get_by_label("My own notes").fill("Cat and Dan whisper a lot")
    expect(ana.page.get_by_label("My own notes")).to_have_value("Cat and Dan whisper a lot")
    second.page.get_by_role("checkbox", name=re.compile("My other devices")).uncheck()
    own.until(lambda: notes_kept(own) == "", "the notes taken back")
    expect(ana.page.get_by_role("checkbox", name=re.compile("My other devices"))).not_to_be_checked()
    own.close()


def test_a_screen_on_the_wall_is_read_from_across_the_room(device: Open, table: Table) -> None:
    wall = opened(device(WALL).new_page(), table.spectator_link)
    table.storyteller.ask("timer", ms=120_000, label="until the vote")
    table.nominate(BEN, CAT)
    table.count()
    expect(wall.page.get_by_role("timer")).to_be_visible()
    sizes = wall.page.evaluate(
        """() => [...document.querySelectorAll('main *')]
          .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .filter((part) => part.offsetParent && !part.closest('.unseen, dialog'))
          .map((part) => [part.textContent.trim(), parseFloat(getComputedStyle(part).fontSize)])"""
    )
    assert [(text, size) for text, size in sizes if size < 25] == []
    assert dict(map(tuple, sizes))[wall.page.get_by_role("timer").inner_text()] > 150
    script = {entry["character"] for entry in table.table["grimoire"]}
    assert not script & set(words(wall.wire.last("view")["view"]["players"]))


def test_a_spectator_looks_through_the_eyes_of_who_agrees(device: Open, table: Table, inspection: Inspection) -> None:
    ana, guest = phone(device, table.seats[ANA]), opened(device(TABLET).new_page(), table.spectator_link)
    guest.button("Menu").click()
    expect(guest.page.get_by_text("Look through a player")).to_have_count(0)
    ana.button("Menu").tap()
    ana.page.get_by_role("checkbox", name=re.compile("Spectators may look")).check()
    inspection.see(ana.page, "phone, menu")
    guest.page.get_by_role("dialog").get_by_role("button", name="Ana").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("heading", name="Through the eyes of Ana")).to_be_visible()
    inspection.see(guest.page, "guest, through a player's eyes")
    ana.page.get_by_role("checkbox", name=re.compile("Spectators may look")).uncheck()
    expect(guest.page.get_by_role("heading", name="Through the eyes of Ana")).to_have_count(0)


def test_the_storyteller_can_be_nominated_where_an_atheist_may_be_in_play(device: Open, server: Server) -> None:
    cast = ("poisoner", "empath", "monk", "oracle", "dreamer", "undertaker", "imp", "fortuneteller")
    table = Table(server, NAMES, "emti-yong").to_day(cast)
    table.storyteller.move("floor", "open")
    ana = phone(device, table.seats[ANA])
    ana.button("Nominate").tap()
    ana.button("Storyteller").tap()
    ana.main.tap()
    expect(ana.page.get_by_role("heading", name=re.compile("nominates the Storyteller"))).to_be_visible()
    expect(ana.button("Hand up")).to_be_visible()


def test_an_artist_asks_who_is_poisoned_and_who_sits_beside_somebody(
    device: Open, server: Server, inspection: Inspection
) -> None:
    cast = ("artist", "empath", "poisoner", "oracle", "dreamer", "undertaker", "imp", "monk")
    table = Table(server, NAMES, "emti-yong").to_day(cast, {"poisoner": BEN})
    ana = phone(device, table.seats[ANA])
    ana.button("Use an ability").tap()
    ana.page.get_by_role("button", name=re.compile("^Artist")).tap()

    def what(word: str) -> None:
        ana.button("Choose a character").tap()
        ana.button(word).tap()
        ana.page.get_by_role("button", name=re.compile("^(Choose a player|Ana|Ben|Hal)")).first.tap()

    what("Minion")
    ana.button("Everybody").tap()
    expect(ana.page.get_by_text("somebody: Minion", exact=True)).to_be_visible()
    for name in NAMES[1:]:
        ana.seat(name).tap()
    ana.button("Their neighbours").tap()
    expect(ana.page.get_by_text("Ben or Hal: Minion", exact=True)).to_be_visible()
    what("Of the same alignment")
    expect(ana.page.get_by_text("Ben and Hal: Of the same alignment", exact=True)).to_be_visible()
    picture(ana.page, "artist")
    inspection.see(ana.page, "phone, an Artist's question")
    ana.seat("Hal").tap()
    expect(ana.main).to_be_disabled()
    what("Poisoned")
    expect(ana.button("As the game began")).to_be_disabled()
    ana.main.tap()
    table.storyteller.until(lambda: table.asked()[1] == "learn", "the question")
    table.storyteller.move("learn", {"nod": True})
    ana.button("See what I was told").tap()
    expect(ana.page.get_by_text("Yes, it is true.").first).to_be_visible()


def test_what_the_pages_of_the_day_look_like(inspection: Inspection) -> None:
    """After the others: nothing that axe finds on any of the pages that they saw, and no page too wide."""
    assert inspection.pages
    assert not inspection.faults, "\n".join(inspection.faults)
