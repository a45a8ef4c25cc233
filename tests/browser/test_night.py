"""A night at one table: the Storyteller wakes people, shows cards and taps what they point at; some have phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.driving import PHONE, TABLET, Chair, Inspection, Open, Server
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
CAST = ("villageidiot", "empath", "chef", "undertaker", "virgin", "scarletwoman", "baron", "imp")
ANA, BEN, CAT, DAN, EVE, FAY, GUS, HAL = range(8)
STORYTELLER = -1


def dealt(server: Server) -> Table:
    """A game whose first night is about to begin: Minions and Demon have been told, the bluffs are to be chosen."""
    table = Table(server, NAMES)
    table.play(lambda: table.table["phase"] == "night", CAST)
    return table


def opened(device: Open, link: str, viewport: ViewportSize = TABLET) -> Chair:
    chair = Chair(device(viewport, phone=viewport is PHONE).new_page())
    chair.page.goto(link)
    chair.wire.begun()
    return chair


def card(page: Page, words: str) -> Locator:
    return page.get_by_role("dialog", name=re.compile(words))


def put_away(page: Page, shown: Locator) -> None:
    """Hold the card until it closes."""
    box = shown.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.down()
    expect(shown).to_have_count(0)
    page.mouse.up()


@pytest.mark.parametrize("viewport", [PHONE, TABLET], ids=["phone", "tablet"])
def test_minions_and_demon_are_shown_their_cards_one_after_the_other(
    device: Open, server: Server, viewport: ViewportSize
) -> None:
    table = dealt(server)
    gus = opened(device, table.seats[GUS], PHONE)
    teller, inspection = opened(device, table.storyteller_link, viewport), Inspection()
    page = teller.page
    if viewport is TABLET:
        steps = page.get_by_role("list", name="Tonight").get_by_role("listitem")
        expect(steps.nth(0)).to_contain_text("Minions")
        expect(steps.nth(1)).to_contain_text("Demon")
    due = page.get_by_role("region", name="To be shown now")
    for name, words in (
        ("Fay: Minion", "This is your fellow Minion Gus"),
        ("Fay: Demon", "This is the Demon Hal"),
        ("Hal: Minion", "These are the Minions Fay Gus"),
    ):
        # Gus has a phone here, which tells him.
        expect(due.get_by_role("button", name=re.compile("^Gus"))).to_have_count(0)
        due.get_by_role("button", name=name).click()
        inspection.see(page, f"storyteller, {words}, {viewport['width']}")
        put_away(page, card(page, words))
    expect(due).to_have_count(0)
    gus.wire.until(lambda: len(gus.shown["view"]["notes"]) >= 3, "what a Minion learns")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_player_without_a_phone_points_and_is_shown_the_answer(device: Open, server: Server) -> None:
    table = dealt(server)
    table.play(lambda: table.asked() == (ANA, "choose"))
    teller = opened(device, table.storyteller_link)
    page = teller.page
    page.get_by_role("button", name="All shown").click()
    expect(page.get_by_text("Ask them with signs, and tap whom they point at.")).to_be_visible()
    teller.seat("Hal").click()
    teller.main.click()
    teller.wire.until(lambda: (teller.shown["prompt"] or {}).get("kind") == "learn", "what she learns")
    expect(page.get_by_text("Ana chose Hal.")).to_be_visible()
    teller.button("Show Evil full screen").click()
    expect(card(page, "Ana Evil")).to_be_visible()
    assert teller.shown["prompt"]["kind"] == "learn", "she is told when the card is put away"
    put_away(page, card(page, "Ana Evil"))
    told = {"event": "Told", "seat": ANA, "character": "villageidiot", "card": {"evil": True}}
    teller.wire.until(lambda: told in [note["event"] for note in teller.shown["table"]["log"]], "she was told")
    expect(page.get_by_role("region", name="To be shown now")).to_have_count(0)


def test_of_false_information_the_true_answer_is_marked_and_another_suggested(device: Open, server: Server) -> None:
    table = dealt(server)
    table.storyteller.move("remind", [BEN, "Poisoned"], override=True)
    table.play(lambda: (table.storyteller.shown or {})["prompt"]["about"] == BEN)
    teller = opened(device, table.storyteller_link)
    truth = teller.page.get_by_role("button", name=re.compile("^0 the truth"))
    expect(truth).to_be_visible()
    expect(teller.page.get_by_role("button", name=re.compile("^1 suggested"))).to_be_visible()
    expect(teller.page.get_by_text("The ability does not work now: anything may be shown.")).to_be_visible()
    teller.button("Suggested: 1").click()
    teller.button("Shown by hand, go on").click()
    teller.wire.until(lambda: (teller.shown["prompt"] or {}).get("about") != BEN, "it was told")
    told = [n["event"] for n in teller.shown["table"]["log"] if n["event"]["event"] == "Told"]
    assert next(event for event in reversed(told) if event["seat"] == BEN)["card"]["number"] == 1


def test_a_step_is_skipped(device: Open, server: Server) -> None:
    table = dealt(server)
    table.play(lambda: table.asked() == (ANA, "choose"))
    teller = opened(device, table.storyteller_link)
    teller.button("Skip").click()
    teller.main.click()
    teller.wire.until(lambda: (teller.shown["prompt"] or {}).get("who") != ANA, "she is passed over")
    assert not any(
        note["event"]["event"] == "Chose" and note["event"]["seat"] == ANA for note in teller.shown["table"]["log"]
    )
