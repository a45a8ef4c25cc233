"""The Grimoire at hand: closer and further, tokens out of the way, reminders, swaps, notes, the cover, and cards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.driving import PHONE, SMALL_PHONE, Chair, Inspection, Open, Server
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("villageidiot", "empath", "chef", "undertaker", "virgin", "scarletwoman", "imp")
ANA, BEN, CAT = range(3)
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}


@pytest.fixture
def table(server: Server) -> Table:
    """A game on its first day."""
    return Table(server, NAMES).to_day(CAST, {"villageidiot": CAT})


def opened(device: Open, table: Table, viewport: ViewportSize | None = None, phone: bool = False) -> Chair:
    chair = Chair((device(viewport, phone=phone) if viewport else device()).new_page())
    chair.page.goto(table.storyteller_link)
    chair.wire.begun()
    return chair


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, place: Locator, by: tuple[int, int]) -> None:
    x, y = middle(place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0] / 2, y + by[1] / 2)
    page.mouse.move(x + by[0], y + by[1])
    page.mouse.up()


def ruling(teller: Chair, name: str) -> None:
    """Take a ruling up from the list of all."""
    teller.button("More").click()
    teller.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def pane(teller: Chair, seat: int) -> Any:
    return next(pane for pane in teller.shown["table"]["grimoire"] if pane["seat"] == seat)


def test_a_token_is_dragged_out_of_the_way_on_this_device_only(device: Open, table: Table) -> None:
    teller, other = opened(device, table), opened(device, table)
    was, elsewhere = middle(teller.seat("Ben")), middle(other.seat("Ben"))
    drag(teller.page, teller.seat("Ben"), (-40, 30))
    now = middle(teller.seat("Ben"))
    assert (round(now[0] - was[0]), round(now[1] - was[1])) == (-40, 30)
    expect(teller.page.get_by_role("dialog")).to_have_count(0)
    assert middle(other.seat("Ben")) == elsewhere
    teller.page.reload()
    expect(teller.seat("Ben")).to_be_visible()
    assert middle(teller.seat("Ben")) == pytest.approx(now, abs=1)
    teller.seat("Ben").focus()
    teller.page.keyboard.press("Shift+ArrowRight")
    assert middle(teller.seat("Ben"))[0] == pytest.approx(now[0] + 8, abs=1)
    ruling(teller, "Put everything back in its place")
    teller.page.keyboard.press("Escape")
    assert middle(teller.seat("Ben")) == pytest.approx(was, abs=1)
    teller.seat("Ben").click()
    expect(teller.page.get_by_role("dialog", name="Ben")).to_be_visible()


def test_the_circle_comes_closer_by_wheel_keys_and_list(device: Open, table: Table) -> None:
    teller = opened(device, table, PHONE)
    page, token = teller.page, teller.seat("Ana").locator(".disc")
    plain = token.bounding_box()
    assert plain is not None

    def grown() -> float:
        box = token.bounding_box()
        assert box is not None
        return round(box["width"] / plain["width"], 2)

    page.mouse.move(*middle(teller.seat("Ana")))
    page.mouse.wheel(0, -200)
    page.wait_for_function("document.querySelector('.inner').style.transform.includes('scale(1.')")
    assert 1.4 < grown() < 1.9
    teller.seat("Ana").focus()
    page.keyboard.press("0")
    assert grown() == 1
    page.keyboard.press("+")
    assert grown() == 1.25
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        box = page.locator(".ring li button:focus").bounding_box()
        assert box is not None
        assert box["x"] >= -1, "whoever has the focus is brought into view"
        assert box["x"] + box["width"] <= PHONE["width"] + 1
    page.keyboard.press("-")
    assert grown() == 1
    ruling(teller, "Closer")
    page.keyboard.press("Escape")
    assert grown() == 1.25


def test_two_fingers_bring_the_circle_closer(device: Open, table: Table) -> None:
    teller = opened(device, table, PHONE, phone=True)
    touch = teller.page.context.new_cdp_session(teller.page)
    x, y = middle(teller.page.locator(".ring"))

    def fingers(kind: str, apart: int) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for apart in (50, 60, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    teller.page.wait_for_function(
        "parseFloat(document.querySelector('.inner').style.transform.split('scale(')[1]) > 1.5"
    )
    expect(teller.page.get_by_role("dialog")).to_have_count(0)


def test_a_reminder_of_any_character_or_in_free_words(device: Open, table: Table) -> None:
    teller = opened(device, table)
    ruling(teller, "Add a reminder")
    teller.page.get_by_label("What stands on it").fill("herring")
    teller.button("Fortune Teller: Red herring").click()
    teller.seat("Cat").click()
    teller.main.click()
    teller.wire.until(lambda: pane(teller, CAT)["reminders"], "the reminder")
    reminder = pane(teller, CAT)["reminders"][0]
    assert (reminder["kind"], reminder["character"]) == ("red herring", "fortuneteller")
    teller.seat("Ben").click()
    teller.page.get_by_role("dialog").get_by_role("button", name="Add a reminder").click()
    teller.page.get_by_label("What stands on it").fill("Whispers a lot")
    teller.main.click()
    teller.wire.until(lambda: pane(teller, BEN)["reminders"], "the free words")
    expect(teller.page.locator(".reminder[title^='Whispers a lot']")).to_be_visible()
    teller.seat("Ben").click()
    teller.page.get_by_role("dialog").get_by_role("button", name="Take a reminder away").click()
    teller.wire.until(lambda: not pane(teller, BEN)["reminders"], "it is taken away")


def test_two_characters_are_swapped_in_one_action(device: Open, table: Table) -> None:
    teller = opened(device, table)
    teller.seat("Ana").click()
    teller.page.get_by_role("dialog").get_by_role("button", name="Swap two characters").click()
    teller.seat("Ben").click()
    teller.main.click()
    teller.wire.until(lambda: pane(teller, ANA)["character"] == "empath", "the swap")
    assert pane(teller, BEN)["character"] == "villageidiot"
    ruling(teller, "Two players change places")
    for name in ("Ana", "Cat"):
        teller.seat(name).click()
    teller.main.click()
    teller.wire.until(lambda: teller.shown["table"]["grimoire"][0]["seat"] == CAT, "another circle")


def test_notes_are_on_the_storytellers_other_device(device: Open, table: Table) -> None:
    teller, other = opened(device, table), opened(device, table, PHONE)
    teller.seat("Ben").click()
    teller.page.get_by_label("My notes on this player").fill("claims the Chef")
    teller.page.keyboard.press("Escape")
    teller.button("More").click()
    teller.page.get_by_label("My notes on this game").fill("Ana is new")
    other.wire.until(lambda: "Ana is new" in other.wire.last("own")["notes"], "the notes")
    other.seat("Ben").click()
    expect(other.page.get_by_label("My notes on this player")).to_have_value("claims the Chef")


def test_covered_it_shows_names_only(device: Open, table: Table) -> None:
    for viewport in (SMALL_PHONE, ON_ITS_SIDE):
        teller = opened(device, table, viewport)
        teller.button("Cover the Grimoire").click()
        expect(teller.page.get_by_text("The Grimoire is covered")).to_be_visible()
        labels = teller.page.locator(".ring li button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        assert labels == [f"{name}, seat {i + 1}, " for i, name in enumerate(NAMES)]
        main = teller.page.get_by_role("main")
        for word in ("Imp", "Virgin", "Good", "Evil"):
            expect(main).not_to_contain_text(word)
        teller.button("Show the Grimoire").last.click()
        expect(teller.seat("Gus")).to_have_attribute("aria-label", re.compile("Imp, Evil"))


def test_a_card_of_ones_own_closes_only_when_it_is_held(device: Open, table: Table) -> None:
    inspection = Inspection()
    for viewport in (SMALL_PHONE, ON_ITS_SIDE, None):
        teller = opened(device, table, viewport)
        page = teller.page
        ruling(teller, "Cards")
        sheet = page.get_by_role("dialog", name="Cards")
        sheet.get_by_role("button", name="This player is").click()
        sheet.get_by_role("button", name="Gus").click()
        sheet.get_by_text("Characters", exact=True).click()
        for character in ("Imp", "Slayer"):
            sheet.get_by_role("button", name=character, exact=True).click()
        inspection.see(page, f"storyteller, making a card, {viewport}")
        sheet.get_by_role("button", name="Full screen").click()
        card = page.get_by_role("dialog", name="This player is Gus Imp Slayer")
        expect(card).to_be_visible()
        inspection.see(page, f"storyteller, a card, {viewport}")
        fits = "(card) => card.scrollHeight <= card.clientHeight && card.scrollWidth <= card.clientWidth"
        assert card.locator(".card").evaluate(fits), "every word stands on the card"
        card.click()
        page.keyboard.press("Escape")
        expect(card).to_be_visible()
        page.mouse.move(*middle(card))
        page.mouse.down()
        expect(card).to_have_count(0)
        page.mouse.up()
    assert not inspection.faults, "\n".join(inspection.faults)
