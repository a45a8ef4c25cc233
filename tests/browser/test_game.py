"""A whole game in the browser: the Storyteller at a tablet, two players at phones, the other seats by Sexton."""

from __future__ import annotations

import contextlib
import re
import signal
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.driving import PHONE, SMALL_PHONE, TABLET, Chair, Inspection, Open, Server, picture
from browser.people import STORYTELLER, TOWN, Phone, Teller
from messages import words

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("villageidiot", "imp", "chef", "empath", "ogre", "baron", "saint")
TITLES = ("Village Idiot", "Imp", "Chef", "Empath", "Ogre", "Baron", "Saint")
ANA, BEN, CAT, DAN = range(4)


class Played:
    """A game on its way, and what was seen of it."""

    def __init__(self, teller: Teller, phones: tuple[Phone, Phone], screen: Chair, inspection: Inspection) -> None:
        self.teller, self.phones, self.screen, self.inspection = teller, phones, screen, inspection

    @property
    def pages(self) -> tuple[Chair, ...]:
        return (self.teller, *self.phones, self.screen)


@pytest.fixture(scope="module")
def played(server: Server, device: Open) -> Played:
    """The game, played to its end; the tests look at what it left."""
    inspection = Inspection()
    teller, links = make_game(device, inspection)
    phones = tuple(
        Phone(device(size, phone=True).new_page(), seat) for seat, size in ((ANA, PHONE), (BEN, SMALL_PHONE))
    )
    for phone in phones:
        phone.page.goto(links[phone.number])
        phone.wire.begun()
    screen = Chair(device().new_page())
    screen.page.goto(links[-1])
    game = Played(teller, (phones[0], phones[1]), screen, inspection)
    fill_the_bag(game)
    first_night(game)
    storytellers_sheets(game)
    first_day(game)
    second_night(game, server)
    last_day(game)
    return game


def make_game(device: Open, inspection: Inspection) -> tuple[Teller, list[str]]:
    """On the start page: names, and five seats left to Sexton. The Storyteller's page, and all links: the seats', and
    the spectators' at the end."""
    context = device()
    start = Chair(context.new_page())
    start.page.goto("/")
    assert not start.page.evaluate("isSecureContext")
    expect(start.page.get_by_role("radio", name=re.compile("Slightly More Trouble Brewing"))).to_be_checked()
    inspection.see(start.page, "start")
    start.page.get_by_label("Players").fill("\n".join(NAMES))
    expect(start.page.get_by_role("status").first).to_have_text("7 players")
    for name in NAMES[2:]:
        start.button(f"{name}: A person").click()
        expect(start.button(f"{name}: Sexton")).to_have_attribute("aria-pressed", "true")
    start.button("Make the game").click()
    seats = [f"{place}. {name}" for place, name in enumerate(NAMES, 1)]
    links = [start.page.get_by_label(f"Link of {whose}").input_value() for whose in (*seats, "Spectators")]
    inspection.see(start.page, "links")
    start.button("Code for 1. Ana").click()
    inspection.see(start.page, "links, a code")
    start.button("Close").click()
    with context.expect_page() as opened:
        start.page.get_by_role("link", name=re.compile("^Open the Storyteller")).click()
    # What the new page heard before this test listened is told to a new connection.
    teller = Teller(opened.value)
    teller.page.reload()
    teller.wire.begun()
    assert not start.errors
    return teller, links


def fill_the_bag(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    game.inspection.see(ana.page, "phone, before the deal")
    game.inspection.see(teller.page, "storyteller, the bag")
    teller.pick(*TITLES)
    game.inspection.see(teller.page, "storyteller, a full bag")
    teller.send()
    assert teller.prompt is not None
    assert teller.prompt["kind"] == "deal"
    teller.button("Shuffle again").click()
    for name, title in zip(NAMES, TITLES, strict=True):
        if title not in (teller.seat(name).get_attribute("aria-label") or ""):
            teller.seat(name).click()
            teller.page.get_by_role("button", name=re.compile(rf"seat \d+, .*{title}")).click()
        expect(teller.seat(name)).to_have_attribute("aria-label", re.compile(title))
    game.inspection.see(teller.page, "storyteller, the deal")
    teller.send()
    for phone in (ana, ben):
        phone.told("character")
        assert phone.shown["view"]["character"] == CAST[phone.number]
        phone.meet()


def first_night(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    game.inspection.see(ana.page, "phone, dark")
    teller.go_on(lambda: teller.asked() == (ANA, "choose"))
    game.inspection.see(teller.page, "storyteller, waiting for a player")
    ben.look()
    expect(ben.mode).to_have_attribute("data-mode", "told")
    game.inspection.see(ben.page, "phone, told")
    ben.take_in()
    expect(ben.mode).to_have_attribute("data-mode", "idle")
    game.inspection.see(ben.page, "phone, idle")
    ana.look()
    game.inspection.see(ana.page, "phone, asked")
    ana.choose("Cat")
    expect(ana.mode).to_have_attribute("data-mode", "idle")
    assert teller.prompt is not None
    assert (teller.prompt["kind"], teller.prompt["about"]) == ("learn", ANA)
    game.inspection.see(teller.page, "storyteller, what does she learn")
    # One step back: the phone is asked again, and says why.
    teller.button("Undo").first.click()
    expect(teller.page.get_by_role("heading", name="Ana on their phone")).to_be_visible()
    game.inspection.see(teller.page, "storyteller, the way back")
    teller.button("Take it back").click()
    ana.wire.until(lambda: ana.prompt, "the question again")
    assert ana.shown["corrected"]
    expect(ana.page.get_by_text("The Storyteller took something back")).to_be_visible()
    game.inspection.see(ana.page, "phone, corrected")
    expect(ana.page.get_by_role("alertdialog")).to_contain_text("You chose Cat.")
    ana.button("I have taken it in").tap()
    expect(ana.mode).to_have_attribute("data-mode", "asked")
    expect(ana.seat("Cat")).to_have_attribute("aria-pressed", "false")
    ana.choose("Dan")
    assert ana.shown["view"]["notes"][-1]["event"]["value"] == DAN
    teller.settle()
    teller.go_on(lambda: teller.table["phase"] == "day")
    # Day broke with the last answer: what was told waits until she looks.
    ana.button("See what I was told").tap()
    expect(ana.mode).to_have_attribute("data-mode", "told")
    game.inspection.see(ana.page, "phone, told of a player")
    ana.button("I have seen it").tap()
    expect(ana.mode).to_have_count(0)


def first_day(game: Played) -> None:
    """Ana nominates Cat, with the clock; both phones raise their hands."""
    teller, (ana, ben) = game.teller, game.phones
    for phone in (ana, ben):
        expect(phone.page.get_by_role("heading", name="Day 1")).to_be_visible()
    ana.page.get_by_role("navigation").get_by_role("button", name="Me").tap()
    game.inspection.see(ana.page, "phone, token closed")
    ana.button("Look at my token").tap()
    expect(ana.page.get_by_role("heading", name="Village Idiot")).to_be_visible()
    game.inspection.see(ana.page, "phone, token")
    for tab in ("Notes", "Script", "Town"):
        ana.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        game.inspection.see(ana.page, f"phone, {tab}")
    game.inspection.see(teller.page, "storyteller, the day")
    teller.floor("Open nominations", lambda: teller.table["floor"] == "open")
    open_ballot(game, CAT)
    expect(ana.page.get_by_role("heading", name="nominates Cat")).to_be_visible()
    for phone in (ana, ben):
        phone.hand_up()
    game.inspection.see(ana.page, "phone, hand up")
    game.inspection.see(teller.page, "storyteller, a ballot")
    game.inspection.see(game.screen.page, "town square, a ballot")
    teller.raise_hands((ANA, BEN, CAT, DAN))
    teller.page.get_by_role("slider").fill("300")
    teller.wire.until(lambda: teller.ballot["period"] == 300, "the clock's speed")
    teller.button("Start the clock").click()
    picture(ben.page, "phone, the clock hand")
    ana.wire.until(lambda: ana.shown["ballot"] is None, "the count")
    nomination = ana.shown["view"]["nominations"][-1]
    assert set(nomination["voters"]) == {ANA, BEN, CAT, DAN}
    assert ana.shown["view"]["block"] == CAT
    expect(ana.page.get_by_role("heading", name="Cat is about to die")).to_be_visible()
    game.inspection.see(ana.page, "phone, about to die")
    teller.floor("Close the day", lambda: teller.table["phase"] == "night")


def storytellers_sheets(game: Played) -> None:
    """What else the Storyteller may open, on a tablet and as narrow as a phone. Nominations are not open yet."""
    teller, see = game.teller, game.inspection.see
    for name in ("Seats and links", "More", "Menu"):
        teller.button(name).first.click()
        see(teller.page, f"storyteller, {name}")
        teller.button("Close").click()
    teller.seat("Gus").click()
    see(teller.page, "storyteller, a seat")
    teller.button("Close").click()
    teller.button("What happened").click()
    see(teller.page, "storyteller, the log")
    teller.button("Tonight").click()
    teller.button("Cover the Grimoire").click()
    see(teller.page, "storyteller, covered")
    teller.button("Show the Grimoire").first.click()
    teller.page.set_viewport_size(SMALL_PHONE)
    see(teller.page, "storyteller, at a phone")
    teller.page.set_viewport_size(TABLET)


def open_ballot(game: Played, nominee: int) -> None:
    """Have a vote on somebody: by Ana's nomination, if no policy was quicker. Other votes come to nothing."""
    teller, ana = game.teller, game.phones[0]
    for _ in range(20):
        teller.go_on(lambda: teller.asked() in ((TOWN, "vote"), (STORYTELLER, "floor")))
        if teller.asked() == (TOWN, "vote"):
            if teller.ballot["nominee"] == nominee:
                return
            teller.raise_hands(())
            teller.count()
            continue
        with contextlib.suppress(TimeoutError):
            ana.button("Nominate").tap(timeout=1000)
            ana.seat(NAMES[nominee]).tap(timeout=1000)
            ana.button(f"Nominate {NAMES[nominee]}").tap(timeout=1000)
            teller.wire.until(lambda: teller.asked() != (STORYTELLER, "floor"), "a nomination")
    raise AssertionError("no vote")


def second_night(game: Played, server: Server) -> None:
    """The Imp chooses; then the server is killed while Ana is asked."""
    teller, (ana, ben) = game.teller, game.phones
    teller.go_on(lambda: teller.asked() == (BEN, "choose"))
    ben.choose("Dan")
    teller.go_on(lambda: teller.asked() == (ANA, "choose"))
    ana.look()
    ana.seat("Eve").tap()
    before = [(page.wire.connections, page.shown) for page in game.pages]
    server.end(signal.SIGKILL)
    for chair in (teller, ana):
        expect(chair.page.get_by_text("The connection is lost")).to_be_visible()
    picture(ana.page, "phone, connection lost")
    server.start()
    for page, (connections, shown) in zip(game.pages, before, strict=True):
        page.wire.until(partial(back, page, connections, shown), "a new connection, and what was known before")
        assert page.shown["prompt"] == shown["prompt"]
        expect(page.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(teller.page.get_by_text("Waiting for Ana")).to_be_visible()
    expect(ana.mode).to_have_attribute("data-mode", "asked")
    expect(ana.seat("Eve")).to_have_attribute("aria-pressed", "true")
    rev = ana.wire.rev
    ana.main.tap()
    ana.wire.until(lambda: ana.wire.rev > rev and ana.prompt is None, "the answer was taken")
    teller.go_on(lambda: teller.table["phase"] == "day")
    game.inspection.see(teller.page, "storyteller, the second day")


def back(page: Chair, connections: int, shown: dict[str, Any]) -> bool:
    """Whether a page has connected again and been told anew."""
    return page.wire.connections > connections and page.shown is not shown


def last_day(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    teller.floor("Open nominations", lambda: teller.table["floor"] == "open")
    open_ballot(game, BEN)
    teller.raise_hands(teller.ballot["voters"])
    teller.count()
    assert teller.table["block"] == BEN
    teller.floor("Close the day", lambda: teller.prompt is None)
    for phone in (ana, ben):
        expect(phone.page.get_by_role("heading", name="Good wins")).to_be_visible()
        expect(phone.page.get_by_text("lays the Grimoire open soon")).to_be_visible()
    game.inspection.see(ana.page, "phone, the end")
    game.inspection.see(teller.page, "storyteller, the end")
    game.inspection.see(game.screen.page, "town square, the end")
    teller.button("All of it").click()
    for phone in (ana, ben):
        phone.told("pages")


def test_a_whole_game_from_the_start_page_to_the_reveal(played: Played) -> None:
    _, (ana, ben) = played.teller, played.phones
    expect(ana.page.get_by_text("You win.")).to_be_visible()
    expect(ben.page.get_by_text("You lose.")).to_be_visible()
    for phone in played.phones:
        for name, title in zip(NAMES, TITLES, strict=True):
            expect(phone.seat(name)).to_have_attribute("aria-label", re.compile(title))
        played.inspection.see(phone.page, f"phone, the reveal, {phone.number}")
    played.inspection.see(played.teller.page, "storyteller, the reveal")
    assert [page.errors for page in played.pages] == [[], [], [], []]


def test_no_page_has_a_fault_that_axe_finds(played: Played) -> None:
    assert len(played.inspection.pages) > 30
    assert not played.inspection.faults, "\n".join(played.inspection.faults)


# ---- what phones are told ------------------------------------------------------------------------------------

OPEN = ("Began", "Claimed", "Ended")
"""Public events of this game that name characters or sides: the script, what somebody says, the result."""


def test_no_message_to_a_phone_holds_anybody_elses_character_or_alignment(played: Played) -> None:
    for phone in played.phones:
        script = set(phone.shown["view"]["characters"])
        checked = 0
        for frame in phone.wire.frames:
            assert frame["type"] in ("view", "ballot", "pause", "moved", "refused", "square", "own", "pong")
            if frame["type"] == "view":
                if frame["view"]["pages"]:
                    break  # the Grimoire lies open
                frame = checked_view(frame, phone.number)
            elif frame["type"] == "refused":
                frame = {"words": frame["error"].split()}  # the rest is what the phone had sent
            assert not {*script, "good", "evil"} & set(words(frame))
            checked += 1
        assert checked > 20


def checked_view(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """A view without the parts that may name characters, which are looked at here."""
    view = dict(frame["view"])
    assert view["seat"] == seat
    assert view.pop("character") in (None, CAST[seat])
    assert view.pop("evil") in (None, seat == BEN)
    assert (view.pop("winner") is None) == (view["phase"] != "over")
    assert all(note["event"]["seat"] == seat for note in view.pop("notes"))
    del view["characters"]
    view["history"] = [note for note in view["history"] if note["event"]["event"] not in OPEN]
    for prompt in (frame["prompt"], *frame["offers"]):
        assert prompt is None or (prompt["who"], prompt["true"], prompt["shape"]) == (seat, [], None)
    return {"view": view, "ballot": frame["ballot"], "pause": frame["pause"]}
