"""A whole game in the browser: the Storyteller at a tablet, two players at phones, the other seats by Sexton."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, Chair, Open, Server, check_page, picture

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay")
CAST = ("villageidiot", "imp", "chef", "empath", "ogre", "scarletwoman")
TITLES = ("Village Idiot", "Imp", "Chef", "Empath", "Ogre", "Scarlet Woman")
ANA, BEN, CAT, DAN = range(4)
STORYTELLER, TOWN = -1, -2


class Phone(Chair):
    """A player's phone."""

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page)
        self.number = seat

    @property
    def prompt(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.shown["prompt"]
        return prompt

    @property
    def mode(self) -> Any:
        """The page of the night: asked, told or idle."""
        return self.page.locator("section.page[data-mode]")

    def look(self) -> None:
        """Two taps light the dark phone up."""
        dark = self.page.locator("button.dark")
        if dark.count():
            dark.dblclick()
        expect(self.mode).to_be_visible()

    def take_in(self) -> None:
        """Say of all that is shown that it was seen."""
        self.look()
        while self.mode.get_attribute("data-mode") == "told":
            before = self.mode.inner_text()
            self.button("I have seen it").tap()
            expect(self.mode).not_to_have_text(before, use_inner_text=True)

    def choose(self, name: str) -> None:
        """Answer the question of the night by tapping a seat."""
        self.take_in()
        expect(self.mode).to_have_attribute("data-mode", "asked")
        self.seat(name).tap()
        expect(self.seat(name)).to_have_attribute("aria-pressed", "true")
        rev = self.wire.rev
        self.main.tap()
        self.wire.until(lambda: self.wire.rev > rev and self.prompt is None, "the answer was taken")


class Teller(Chair):
    """The Storyteller's page."""

    @property
    def prompt(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.shown["prompt"]
        return prompt

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.shown["table"]
        return table

    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and the kind of the question."""
        return None if self.prompt is None else (self.prompt["who"], self.prompt["kind"])

    def send(self) -> None:
        """Press the one button, and wait for what comes of it."""
        rev = self.wire.rev
        self.main.click()
        self.wire.until(lambda: self.wire.rev > rev, "an answer to the Storyteller")

    def settle(self) -> None:
        """Answer whatever is asked: with the truth where there is one, else at random."""
        expect(self.page.locator("section.prompt")).to_be_visible()
        if self.main.is_disabled():
            truth = self.button("The truth")
            (truth if truth.count() else self.button("At random")).click()
        self.send()

    def go_on(self, until: Callable[[], bool]) -> None:
        """Answer what the Storyteller is asked until it is so."""
        for _ in range(60):
            self.wire.until(lambda: until() or self.asked_me(), "something for the Storyteller")
            if until():
                return
            if self.asked() == (TOWN, "vote"):
                self.count(())
            else:
                self.settle()
        raise AssertionError("it never came")

    def asked_me(self) -> bool:
        who, kind = self.asked() or (0, "")
        return who == TOWN or (who == STORYTELLER and kind != "floor")

    def choose(self, option: str) -> None:
        """Choose a word, such as one of the day's."""
        self.button(option).first.click()
        self.send()

    def count(self, hands: tuple[str, ...]) -> None:
        """Have just these hands up, and count them at once."""
        ballot = self.wire.last("ballot", "table")
        ballot = ballot.get("ballot", ballot)
        for voter in ballot["voters"]:
            if (ballot["hands"][str(voter)] > 0) != (NAMES[voter] in hands):
                rev = self.wire.rev
                self.seat(NAMES[voter]).click()
                self.wire.until(lambda rev=rev: self.wire.rev > rev, "a hand")  # type: ignore[misc]
        rev = self.wire.rev
        self.button("Count these hands").click()
        self.wire.until(lambda: self.wire.rev > rev and self.asked() != (TOWN, "vote"), "the count")


class Played:
    """A game on its way, and what was seen of it."""

    def __init__(self, teller: Teller, phones: tuple[Phone, Phone]) -> None:
        self.teller, self.phones = teller, phones

    @property
    def pages(self) -> tuple[Chair, ...]:
        return (self.teller, *self.phones)


@pytest.fixture(scope="module")
def played(server: Server, device: Open) -> Iterator[Played]:
    """The game, played to its end; the tests look at what it left."""
    teller, links = make_game(device)
    phones = tuple(
        Phone(device(size, phone=True).new_page(), seat) for seat, size in ((ANA, PHONE), (BEN, SMALL_PHONE))
    )
    for phone in phones:
        phone.page.goto(links[phone.number])
        phone.wire.until(lambda phone=phone: phone.wire.frames, "a phone's first view")
    game = Played(teller, (phones[0], phones[1]))
    fill_the_bag(game)
    first_night(game)
    first_day(game)
    second_night(game, server)
    last_day(game)
    yield game


def make_game(device: Open) -> tuple[Teller, list[str]]:
    """On the start page: names, four seats left to Sexton, and the links of the others."""
    context = device()
    start = Chair(context.new_page())
    start.page.goto("/")
    assert not start.page.evaluate("isSecureContext")
    expect(start.page.get_by_role("radio", name=re.compile("Slightly More Trouble Brewing"))).to_be_checked()
    check_page(start.page, "start")
    start.page.get_by_label("Players").fill("\n".join(NAMES))
    expect(start.page.get_by_role("status")).to_have_text("6 players")
    for name in NAMES[2:]:
        start.button(f"{name}: A person").click()
        expect(start.button(f"{name}: Sexton")).to_have_attribute("aria-pressed", "true")
    start.button("Make the game").click()
    links = [
        start.page.get_by_label(f"Link of {seat + 1}. {NAMES[seat]}").input_value() for seat in range(len(NAMES))
    ]
    check_page(start.page, "links")
    start.button("Code for 1. Ana").click()
    check_page(start.page, "links, a code")
    start.button("Close").click()
    with context.expect_page() as opened:
        start.page.get_by_role("link", name="Open the Storyteller’s page").click()
    # What the new page heard before this test listened is told to a new connection.
    teller = Teller(opened.value)
    teller.page.reload()
    teller.wire.until(lambda: teller.wire.frames, "the Storyteller's table")
    assert not start.errors
    return teller, links


def fill_the_bag(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    check_page(ana.page, "phone, before the deal")
    check_page(teller.page, "storyteller, the bag")
    for title in TITLES:
        teller.page.locator("button.pick").filter(has_text=title).click()
    check_page(teller.page, "storyteller, a full bag")
    teller.send()
    assert teller.prompt is not None
    assert teller.prompt["kind"] == "deal"
    teller.button("At random").click()
    for name, title in zip(NAMES, TITLES, strict=True):
        if title not in (teller.seat(name).get_attribute("aria-label") or ""):
            teller.seat(name).click()
            teller.page.get_by_role("button", name=re.compile(rf"seat \d+, .*{title}")).click()
        expect(teller.seat(name)).to_have_attribute("aria-label", re.compile(title))
    check_page(teller.page, "storyteller, the deal")
    teller.send()
    for phone in (ana, ben):
        phone.wire.until(lambda phone=phone: phone.shown["view"]["character"], "a token")
        assert phone.shown["view"]["character"] == CAST[phone.number]


def first_night(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    check_page(ana.page, "phone, dark")
    teller.go_on(lambda: teller.asked() == (ANA, "choose"))
    check_page(teller.page, "storyteller, waiting for a player")
    ben.look()
    check_page(ben.page, "phone, told")
    ben.take_in()
    expect(ben.mode).to_have_attribute("data-mode", "idle")
    check_page(ben.page, "phone, idle")
    ana.look()
    check_page(ana.page, "phone, asked")
    ana.choose("Cat")
    expect(ana.mode).to_have_attribute("data-mode", "idle")
    assert teller.prompt is not None
    assert (teller.prompt["kind"], teller.prompt["about"]) == ("learn", ANA)
    check_page(teller.page, "storyteller, what does she learn")
    # One step back: the phone is asked again, and says why.
    teller.button("Undo").first.click()
    ana.wire.until(lambda: ana.prompt, "the question again")
    assert ana.shown["corrected"]
    expect(ana.page.get_by_text("The Storyteller took something back")).to_be_visible()
    expect(ana.mode).to_have_attribute("data-mode", "asked")
    expect(ana.seat("Cat")).to_have_attribute("aria-pressed", "false")
    picture(ana.page, "phone, corrected")
    ana.choose("Dan")
    assert ana.shown["view"]["notes"][-1]["event"]["value"] == DAN
    teller.settle()
    teller.go_on(lambda: teller.table["phase"] == "day")
    # Day broke with the last answer: what was told waits until she looks.
    ana.button("You were told something: look").tap()
    expect(ana.mode).to_have_attribute("data-mode", "told")
    check_page(ana.page, "phone, told of a player")
    ana.button("I have seen it").tap()
    expect(ana.mode).to_have_count(0)


def first_day(game: Played) -> None:
    """Ana nominates Cat, with the clock; both phones raise their hands."""
    teller, (ana, ben) = game.teller, game.phones
    for phone in (ana, ben):
        expect(phone.page.get_by_role("heading", name="Day 1")).to_be_visible()
    ana.page.get_by_role("navigation").get_by_role("button", name="Me").tap()
    check_page(ana.page, "phone, token closed")
    ana.button("Look at my token").tap()
    expect(ana.page.get_by_role("heading", name="Village Idiot")).to_be_visible()
    check_page(ana.page, "phone, token")
    for tab in ("Notes", "Script", "Town"):
        ana.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        check_page(ana.page, f"phone, {tab}")
    check_page(teller.page, "storyteller, the day")
    teller.choose("Open nominations")
    open_ballot(game, CAT)
    expect(ana.page.get_by_role("heading", name="nominates Cat")).to_be_visible()
    for phone in (ana, ben):
        phone.button("Hand up").tap()
        phone.wire.until(lambda phone=phone: hand_of(phone, phone.number), "the hand is up")
        expect(phone.button("Hand up")).to_have_attribute("aria-pressed", "true")
    check_page(ana.page, "phone, hand up")
    check_page(teller.page, "storyteller, a ballot")
    raise_hands(teller, (ANA, BEN, CAT, DAN))
    teller.page.get_by_role("slider").fill("300")
    teller.wire.until(lambda: ballot_of(teller)["period"] == 300, "the clock's speed")
    teller.button("Start the clock").click()
    picture(ben.page, "phone, the clock hand")
    ana.wire.until(lambda: ana.shown["ballot"] is None, "the count")
    nomination = ana.shown["view"]["nominations"][-1]
    assert set(nomination["voters"]) == {ANA, BEN, CAT, DAN}
    assert ana.shown["view"]["block"] == CAT
    expect(ana.page.get_by_role("heading", name="Cat is about to die")).to_be_visible()
    check_page(ana.page, "phone, about to die")
    close_day(teller)
    assert teller.table["phase"] == "night"


def ballot_of(chair: Chair) -> dict[str, Any]:
    newest = chair.wire.last("ballot", "view", "table")
    found: dict[str, Any] = newest if newest["type"] == "ballot" else newest["ballot"]
    return found


def hand_of(chair: Chair, seat: int) -> bool:
    return bool(ballot_of(chair)["hands"][str(seat)])


def raise_hands(teller: Teller, seats: tuple[int, ...]) -> None:
    """The Storyteller has these hands up and no others."""
    for voter in ballot_of(teller)["voters"]:
        if hand_of(teller, voter) != (voter in seats):
            teller.seat(NAMES[voter]).click()
            teller.wire.until(lambda voter=voter: hand_of(teller, voter) == (voter in seats), "a hand")


def open_ballot(game: Played, nominee: int) -> None:
    """Have a vote on somebody: by Ana's nomination, if no policy was quicker. Other votes come to nothing."""
    teller, ana = game.teller, game.phones[0]
    for _ in range(20):
        teller.go_on(lambda: teller.asked() in ((TOWN, "vote"), (STORYTELLER, "floor")))
        if teller.asked() == (TOWN, "vote"):
            teller.wire.until(lambda: ballot_of(teller), "a ballot")
            if ballot_of(teller)["nominee"] == nominee:
                return
            teller.count(())
            continue
        ana.wire.until(lambda: ana.shown["view"]["floor"] == "open", "open nominations")
        if ana.button("Nominate").count():
            ana.button("Nominate").tap()
            ana.seat(NAMES[nominee]).tap()
            ana.button(re.compile("^Nominate ")).tap()
            teller.wire.until(lambda: teller.asked() != (STORYTELLER, "floor"), "a nomination")
    raise AssertionError("no vote")


def close_day(teller: Teller) -> None:
    teller.go_on(lambda: teller.asked() == (STORYTELLER, "floor"))
    teller.choose("Close the day")


def second_night(game: Played, server: Server) -> None:
    """The Imp chooses; then the server is killed while Ana is asked."""
    teller, (ana, ben) = game.teller, game.phones
    teller.go_on(lambda: teller.asked() == (BEN, "choose"))
    ben.choose("Dan")
    teller.go_on(lambda: teller.asked() == (ANA, "choose"))
    ana.look()
    ana.seat("Eve").tap()
    before = [(page.wire.connections, page.shown, page.page.locator("main").inner_text()) for page in game.pages]
    server.end(signal.SIGKILL)
    for page in game.pages:
        expect(page.page.locator("main")).to_be_visible()
    expect(teller.page.get_by_text("The connection is lost")).to_be_visible()
    picture(ana.page, "phone, connection lost")
    server.start()
    for page, (connections, shown, text) in zip(game.pages, before, strict=True):
        page.wire.until(
            lambda page=page, connections=connections: page.wire.connections > connections, "a new connection"
        )
        page.wire.until(lambda page=page, shown=shown: page.shown is not shown, "what was known before")
        assert page.shown["prompt"] == shown["prompt"]
        expect(page.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(ana.seat("Eve")).to_have_attribute("aria-pressed", "true")
    rev = ana.wire.rev
    ana.main.tap()
    ana.wire.until(lambda: ana.wire.rev > rev and ana.prompt is None, "the answer was taken")
    teller.go_on(lambda: teller.table["phase"] == "day")
    check_page(teller.page, "storyteller, the second day")


def last_day(game: Played) -> None:
    teller, (ana, ben) = game.teller, game.phones
    teller.choose("Open nominations")
    open_ballot(game, BEN)
    raise_hands(teller, tuple(ballot_of(teller)["voters"]))
    teller.button("Count these hands").click()
    teller.wire.until(lambda: teller.table["block"] == BEN, "the Imp on the block")
    close_day(teller)
    teller.go_on(lambda: teller.prompt is None)
    for phone in (ana, ben):
        expect(phone.page.get_by_role("heading", name="Good wins")).to_be_visible()
        expect(phone.page.get_by_text("lays the Grimoire open soon")).to_be_visible()
    check_page(ana.page, "phone, the end")
    check_page(teller.page, "storyteller, the end")
    teller.button("Lay the Grimoire open").first.click()
    for phone in (ana, ben):
        phone.wire.until(lambda phone=phone: phone.shown["view"]["pages"], "the Grimoire")


def test_a_whole_game_from_the_start_page_to_the_reveal(played: Played) -> None:
    _, (ana, ben) = played.teller, played.phones
    expect(ana.page.get_by_text("You win.")).to_be_visible()
    expect(ben.page.get_by_text("You lose.")).to_be_visible()
    for phone in played.phones:
        for name, title in zip(NAMES, TITLES, strict=True):
            expect(phone.seat(name)).to_have_attribute("aria-label", re.compile(title))
        check_page(phone.page, f"phone, the reveal, {phone.number}")
    check_page(played.teller.page, "storyteller, the reveal")
    assert [page.errors for page in played.pages] == [[], [], []]


# ---- what phones are told ------------------------------------------------------------------------------------

OPEN = ("Began", "Claimed", "Revealed")
"""Public events of this game that name characters: the script, what somebody says, the open Grimoire."""


def words(value: Any) -> Iterator[str]:
    """Every string in a piece of JSON, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


def test_no_message_to_a_phone_holds_anybody_elses_character_or_alignment(played: Played) -> None:
    for phone in played.phones:
        script = set(phone.shown["view"]["characters"])
        checked = 0
        for frame in phone.wire.frames:
            if frame["type"] == "view":
                view = frame["view"]
                if view["pages"]:
                    continue  # the Grimoire lies open
                assert view["seat"] == phone.number
                assert view["character"] in (None, CAST[phone.number])
                for note in view["notes"]:
                    assert note["event"]["seat"] == phone.number
                for prompt in (frame["prompt"], *frame["offers"]):
                    assert prompt is None or (prompt["who"], prompt["true"], prompt["shape"]) == (phone.number, [], None)
                rest = {k: v for k, v in view.items() if k not in ("notes", "character", "characters", "evil", "winner")}
                rest["history"] = [note for note in view["history"] if note["event"]["event"] not in OPEN]
                frame = {**rest, "ballot": frame["ballot"], "pause": frame["pause"]}
                if view["winner"] is None:
                    assert not {"good", "evil"} & set(words(frame))
            else:
                assert frame["type"] in ("ballot", "pause", "moved")
                assert not {"good", "evil"} & set(words(frame))
            assert not script & set(words(frame))
            checked += 1
        assert checked > 20
