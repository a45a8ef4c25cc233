"""The bag and the tokens: locked and swapped tokens, and the ways to hand them out."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from browser.driving import SMALL_PHONE, TABLET, Chair, Inspection, Open, Server

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
SIZES = ({"width": 360, "height": 740}, {"width": 820, "height": 1180}, {"width": 1280, "height": 800})


class Teller(Chair):
    """The Storyteller's page of a game that has just been made."""

    @property
    def inside(self) -> dict[str, Locator]:
        """What lies in the bag, by name."""
        rows = self.page.get_by_role("list", name="In the bag").get_by_role("listitem").all()
        return {row.locator(".called span").inner_text().split("\n")[0]: row for row in rows}

    def pick(self, *titles: str) -> None:
        for title in titles:
            self.page.locator("button.pick").filter(has_text=title).click()

    def counts(self, *rows: str) -> None:
        """Wait for the counts of the four teams, as "have / wanted"."""
        shown = self.page.locator(".counts b")
        for place, row in enumerate(rows):
            expect(shown.nth(place)).to_have_text(row, use_inner_text=True)

    def draw(self, button: str) -> None:
        """Draw, and wait for a legal bag."""
        before = len(self.wire.frames)
        self.button(button).click()
        self.wire.until(
            lambda: any(m["type"] == "weighed" and m["legal"] for m in self.wire.frames[before:]), "a legal bag"
        )
        expect(self.page.get_by_text("A legal bag")).to_be_visible()

    def ask(self, kind: str) -> None:
        """Wait for a question of this kind."""
        self.wire.until(lambda: (self.shown["prompt"] or {}).get("kind") == kind, kind)

    def answer(self) -> None:
        """Press the one button, and wait for the next question."""
        before = self.shown["prompt"]
        self.main.click()
        self.wire.until(lambda: self.shown["prompt"] != before, "the next question")

    def fill(self) -> None:
        """Any bag."""
        self.draw("Draw a bag")
        self.answer()

    def look(self, inspection: Inspection, what: str) -> None:
        """Look at the page in three sizes."""
        for size in SIZES:
            self.page.set_viewport_size(size)
            inspection.see(self.page, f"{what}, {size['width']} wide")
        self.page.set_viewport_size(TABLET)

    def hold(self, name: str | re.Pattern[str]) -> None:
        """Hold a button until it acts."""
        box = self.button(name).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(self.button(name)).to_have_count(0)
        self.page.mouse.up()

    @property
    def told(self) -> list[dict[str, Any]]:
        """Who was told who they are."""
        tables = (frame["table"] for frame in self.wire.frames if frame["type"] == "table")
        events = (note["event"] for table in tables for note in table["log"])
        return [event for event in events if event["event"] == "YouAre"]

    @property
    def round(self) -> Locator:
        """What the device shows that goes round."""
        return self.page.get_by_role("dialog", name="Pass this device round")


def made(server: Server, script: str) -> Any:
    """The links of a new game."""
    body = {"script": script, "players": NAMES}
    host = f"127.0.0.1:{server.port}"
    return httpx.post(f"http://{host}/api/games", json=body, trust_env=False, timeout=20).json()


@pytest.fixture
def links(server: Server) -> Any:
    return made(server, "slightly-more-trouble-brewing")


@pytest.fixture
def teller(device: Open, links: Any) -> Teller:
    return opened(device, links)


def opened(device: Open, links: Any) -> Teller:
    """The Storyteller's page, with the bag that is to be filled."""
    teller = Teller(device().new_page())
    teller.page.goto(links["storyteller"])
    expect(teller.page.get_by_role("heading", name="Fill the bag")).to_be_visible()
    return teller


def test_the_rules_weigh_the_bag_while_it_is_filled(teller: Teller) -> None:
    inspection = Inspection()
    teller.counts("0 / 5", "0 / 1", "0 / 1", "0 / 1")
    teller.pick("Baron")
    teller.counts("0 / 3", "0 / 3", "1 / 1", "0 / 1")
    expect(teller.page.get_by_text("Baron: Townsfolk 5 → 3 and Outsiders 1 → 3")).to_be_visible()
    # Whose token stays outside is put beside the bag at once, and its place taken by a Townsfolk.
    teller.pick("Drunk")
    teller.counts("0 / 4", "0 / 2", "1 / 1", "0 / 1")
    expect(teller.inside["Drunk"]).to_contain_text("beside it")
    teller.pick("Village Idiot")
    for _ in range(2):
        teller.button("One more Village Idiot").click()
    expect(teller.button("One more Village Idiot")).to_have_count(0)
    teller.counts("3 / 4", "0 / 2", "1 / 1", "0 / 1")
    teller.look(inspection, "storyteller, half a bag")
    teller.draw("Draw the rest")
    assert {"Baron", "Drunk", "Village Idiot", "Imp"} <= set(teller.inside)
    teller.look(inspection, "storyteller, a legal bag")
    # A bag that is full and not legal can be used on the Storyteller's word only.
    teller.pick("Imp", "Chef")
    expect(teller.page.get_by_text("Not a legal bag")).to_be_visible()
    expect(teller.main).to_be_disabled()
    teller.look(inspection, "storyteller, no legal bag")
    teller.button("Use it anyway").click()
    teller.ask("deal")
    assert not teller.errors
    assert not inspection.faults, "\n".join(inspection.faults)


def test_locked_tokens_stay_and_others_are_swapped(teller: Teller) -> None:
    teller.draw("Draw a bag")
    kept = next(name for name in teller.inside if name not in ("Imp", "Drunk", "Marionette"))
    teller.button(f"Keep {kept} when drawing again").click()
    expect(teller.button(f"Keep {kept} when drawing again")).to_have_attribute("aria-pressed", "true")
    seen = set()
    for _ in range(6):
        teller.draw("Draw the others again")
        assert kept in teller.inside
        seen.add(frozenset(teller.inside))
    assert len(seen) > 1
    teller.button("Empty it").click()
    teller.pick("Chef", "Imp")
    teller.button("Swap Chef for another").click()
    (other,) = set(teller.inside) - {"Imp"}
    assert other != "Chef"
    teller.counts("1 / 5", "0 / 1", "0 / 1", "1 / 1")
    expect(teller.button("Swap Imp for another")).to_be_disabled()


def test_tokens_that_were_drawn_by_hand_are_entered_seat_by_seat(teller: Teller) -> None:
    inspection = Inspection()
    teller.pick("Chef", "Empath", "Slayer", "Mayor", "Virgin", "Saint", "Baron", "Imp")
    teller.button("Use it anyway").click()
    teller.ask("deal")
    teller.page.get_by_text("Drawn by hand").click()
    expect(teller.page.get_by_text("What has Ana drawn?")).to_be_visible()
    teller.pick("Imp")
    expect(teller.page.get_by_text("What has Ben drawn?")).to_be_visible()
    expect(teller.page.locator("button.pick").filter(has_text="Imp")).to_have_count(0)
    # Any seat comes next where it is tapped; tapped again, it gives its token back.
    teller.seat("Hal").click()
    teller.pick("Chef")
    teller.seat("Ana").click()
    teller.pick("Saint")
    teller.look(inspection, "storyteller, dealt by hand")
    drawn = {"Ben": "Empath", "Cat": "Slayer", "Dan": "Mayor", "Eve": "Virgin", "Fay": "Imp", "Gus": "Baron"}
    expect(teller.main).to_be_disabled()
    for name, title in drawn.items():
        expect(teller.page.get_by_text(f"What has {name} drawn?")).to_be_visible()
        teller.pick(title)
    expect(teller.page.get_by_text("Everybody has a token.")).to_be_visible()
    teller.main.click()
    teller.wire.until(lambda: teller.shown["table"]["grimoire"], "the deal")
    shown = {pane["name"]: pane["character"] for pane in teller.shown["table"]["grimoire"]}
    assert shown == {"Ana": "saint", "Hal": "chef", **{name: title.lower() for name, title in drawn.items()}}
    expect(teller.round).to_have_count(0)
    assert not inspection.faults, "\n".join(inspection.faults)


def test_of_two_demons_that_were_drawn_the_storyteller_says_who_is_the_lunatic(device: Open, server: Server) -> None:
    inspection = Inspection()
    teller = opened(device, made(server, "natural-20"))
    teller.pick("Lunatic", "Imp")
    teller.counts("0 / 5", "1 / 1", "0 / 1", "1 / 1")
    # Whose token may lie inside as well as outside is put into the bag, and then laid beside it.
    teller.button(re.compile("^Lunatic")).and_(teller.page.locator(".called")).click()
    teller.button("Lay it beside the bag").click()
    expect(teller.inside["Lunatic"]).to_contain_text("one more Demon token lies in the bag instead")
    expect(teller.page.get_by_text("Lunatic: Outsiders 1 → 0 and Demons 1 → 2")).to_be_visible()
    teller.counts("0 / 5", "0 / 0", "0 / 1", "1 / 2")
    teller.look(inspection, "storyteller, a token laid beside the bag")
    teller.button("Put it into the bag").click()
    teller.counts("0 / 5", "1 / 1", "0 / 1", "1 / 1")
    teller.button("Lay it beside the bag").click()
    teller.pick("Pukka")
    teller.draw("Draw the rest")
    assert {"Lunatic", "Imp", "Pukka"} <= set(teller.inside)
    expect(teller.inside["Lunatic"]).to_contain_text("beside it")
    inspection.see(teller.page, "storyteller, two Demons in a legal bag")
    teller.answer()
    teller.ask("deal")
    teller.page.get_by_text("Drawn by hand").click()
    teller.pick("Imp")
    expect(teller.page.get_by_text("What has Ben drawn?")).to_be_visible()
    teller.pick("Pukka")
    for name in NAMES[2:]:
        expect(teller.page.get_by_text(f"What has {name} drawn?")).to_be_visible()
        teller.page.locator("button.pick").first.click()
    teller.answer()
    teller.ask("mark")
    expect(teller.page.get_by_role("heading", name="Who is the Lunatic?")).to_be_visible()
    assert teller.shown["prompt"]["domain"]["seats"] == [0, 1], "those who drew a Demon"
    teller.look(inspection, "storyteller, who is the Lunatic")
    expect(teller.seat("Cat")).to_be_disabled()
    # One of the two is proposed; the Storyteller takes the other one.
    drew = {"Ana": "imp", "Ben": "pukka"}
    expect(teller.main).to_have_text(re.compile("^(Ana|Ben) is the Lunatic"))
    demon, lunatic = sorted(drew, key=lambda name: name not in teller.main.inner_text())
    teller.seat(lunatic).click()
    expect(teller.main).to_have_text(f"{lunatic} is the Lunatic")
    teller.answer()
    grimoire = {pane["name"]: pane["character"] for pane in teller.shown["table"]["grimoire"]}
    assert (grimoire[demon], grimoire[lunatic]) == (drew[demon], "lunatic")
    told = {event["seat"]: event["character"] for event in teller.told}
    assert [told[0], told[1]] == ["imp", "pukka"], "each takes themself for what they drew"
    assert not teller.errors
    assert not inspection.faults, "\n".join(inspection.faults)


def test_one_device_goes_round(device: Open, teller: Teller, links: Any) -> None:
    inspection = Inspection()
    ana = Chair(device(SMALL_PHONE, phone=True).new_page())
    ana.page.goto(links["seats"][0]["link"])
    teller.wire.until(lambda: teller.shown["players"][0]["online"], "a phone")
    teller.fill()
    teller.page.get_by_text("Pass this device").click()
    teller.answer()
    # What is to be prepared comes first, each with a proposal, so that everybody sees who they take themselves for.
    while teller.shown["table"]["phase"] == "setup":
        expect(teller.page.get_by_text("A suggestion.")).to_be_visible()
        teller.answer()
    told = {event["seat"]: event["character"] for event in teller.told}
    expect(teller.round).to_be_visible()
    titles = {seat: name_of(teller, character) for seat, character in told.items()}
    teller.look(inspection, "passing the device, who")
    expect(teller.round.get_by_role("checkbox", name="Ana has a phone")).not_to_be_checked()
    for name in ("Dan", "Eve", "Fay", "Gus", "Hal"):
        teller.round.get_by_role("checkbox", name=name).uncheck()
    teller.button("Begin with 2 players").click()
    for seat, name in ((1, "Ben"), (2, "Cat")):
        look = f"Look, I am {name}"
        expect(teller.button(look)).to_be_visible()
        secrets = [title for title in titles.values() if title in teller.page.locator("body").inner_html()]
        assert not secrets, "nothing of a token is on the page while the device is passed on"
        if seat == 1:
            teller.look(inspection, "passing the device, to whom")
            teller.button(look).click()  # a tap is not enough
            expect(teller.button(look)).to_be_visible()
            teller.page.keyboard.press("Escape")
            teller.page.reload()
            expect(teller.button(look)).to_be_visible()
        teller.hold(look)
        expect(teller.round.get_by_role("heading", name=titles[seat])).to_be_visible()
        if seat == 1:
            teller.look(inspection, "passing the device, a token")
        teller.button(re.compile("^Hide")).click()
        expect(teller.round.get_by_text(titles[seat])).to_have_count(0)
    expect(teller.page.get_by_role("heading", name="Give the device back to the Storyteller")).to_be_visible()
    teller.hold("I am the Storyteller")
    expect(teller.page.get_by_text("The Grimoire is covered")).to_be_visible()
    assert not teller.errors
    assert not inspection.faults, "\n".join(inspection.faults)


def name_of(teller: Teller, character: str) -> str:
    """A character's name as the page writes it."""
    found: str = teller.page.evaluate(
        "id => fetch('/api/characters').then(answer => answer.json()).then(all => all[id].name)", character
    )
    return found


def test_no_name_in_the_bag_is_broken_on_a_phone(device: Open, links: Any) -> None:
    page = device(SMALL_PHONE, phone=True).new_page()
    page.goto(links["storyteller"])
    names = page.locator("button.pick .name")
    expect(names.filter(has_text="Washerwoman")).to_be_visible()
    lines = {name.inner_text(): name.evaluate("name => name.getClientRects()[0].height") for name in names.all()}
    assert max(lines.values()) < 1.5 * lines["Chef"], lines


def test_a_new_link_is_made_when_it_is_asked_for_twice(device: Open, teller: Teller, links: Any) -> None:
    phone = Chair(device(SMALL_PHONE, phone=True).new_page())
    phone.page.goto(links["seats"][1]["link"])
    phone.wire.begun()
    inspection = Inspection()
    teller.button("Seats and links").click()
    teller.page.get_by_role("dialog").get_by_role("button", name=re.compile("2. Ben")).click()
    new, sure = teller.button("New link"), teller.button("Make a new link, end the old one")
    new.click()
    expect(sure).to_be_visible()
    inspection.see(teller.page, "a new link, asked for")
    teller.button("Cancel").click()
    expect(sure).to_have_count(0)
    new.click()
    expect(phone.page.get_by_role("navigation")).to_be_visible()
    sure.click()
    link = teller.page.get_by_label("Link of Ben").input_value()
    expect(phone.page.get_by_role("navigation")).to_have_count(0)
    phone.page.goto(link)
    expect(phone.page.get_by_role("navigation")).to_be_visible()
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_traveller_joins_while_the_bag_is_filled(teller: Teller) -> None:
    inspection = Inspection()
    teller.button("Seats and links").click()
    teller.button("A Traveller joins").click()
    teller.page.get_by_label("Name").fill("Ida")
    teller.seat("Ana").click()
    teller.button(re.compile("^Gangster")).click()
    teller.button("Good").click()
    teller.look(inspection, "storyteller, a Traveller joins")
    teller.main.click()
    teller.wire.until(lambda: len(teller.shown["players"]) == 9, "a ninth player")
    expect(teller.page.get_by_role("heading", name="Fill the bag")).to_be_visible()
    teller.fill()
    # People are counted around the circle, wherever they are listed.
    teller.button("Seats and links").click()
    listed = teller.page.get_by_role("dialog").get_by_role("listitem")
    expect(listed.filter(has_text=re.compile(r"^\s*2\. Ida"))).to_be_visible()
    expect(listed.filter(has_text=re.compile(r"^\s*9\. Hal"))).to_be_visible()
    teller.button("Close").click()
    for number, name in ((1, "Ana"), (2, "Ida"), (3, "Ben")):
        expect(teller.button(re.compile(f"^{name}, seat {number},"))).to_be_visible()
    # The Traveller sits among the others and draws no token.
    teller.page.get_by_text("Drawn by hand").click()
    teller.seat("Ida").click()
    expect(teller.page.get_by_text("What has Ana drawn?")).to_be_visible()
    teller.seat("Ben").click()
    token = teller.page.locator("button.pick").first
    title = token.inner_text().split("\n")[0]
    token.click()
    expect(teller.seat("Ben")).to_have_attribute("aria-label", re.compile(title))
    for _ in range(7):
        teller.page.locator("button.pick").first.click()
    teller.main.click()
    teller.wire.until(lambda: teller.shown["table"]["grimoire"], "the deal")
    ben = next(pane for pane in teller.shown["table"]["grimoire"] if pane["name"] == "Ben")
    assert name_of(teller, ben["character"]) == title
    assert not inspection.faults, "\n".join(inspection.faults)
