"""Undo across the network: the Storyteller sees who has seen what, and whoever had reads what no longer holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, Chair, Inspection, Open, Server
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("villageidiot", "empath", "chef", "undertaker", "virgin", "scarletwoman", "imp")
ANA, BEN, CAT, DAN, EVE, FAY, GUS = range(7)


@pytest.fixture
def told(server: Server) -> Table:
    """A game on its first day: Ana has looked at Cat in the night."""
    return Table(server, NAMES).to_day(CAST, {"villageidiot": CAT})


def opened(device: Open, link: str, phone: bool = False) -> Chair:
    chair = Chair(device(PHONE, phone=True).new_page() if phone else device().new_page())
    chair.page.goto(link)
    chair.wire.begun()
    return chair


def look_at_token(chair: Chair) -> None:
    """Look at the token that was dealt, as everybody has before the first night."""
    chair.button("Me").tap()
    chair.button("Look at my token").tap()
    chair.button(re.compile("^Hide now")).tap()


def back_to(page: Page, words: str) -> None:
    """Choose the step with these words in the list of the way back."""
    page.get_by_role("button", name="Undo", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(words)).first.click()


def test_the_storyteller_sees_what_changes_for_whom_and_only_they_are_told(
    device: Open, server: Server, told: Table
) -> None:
    ana = opened(device, told.seats[ANA], phone=True)
    ben = opened(device, told.seats[BEN], phone=True)
    look_at_token(ana)
    look_at_token(ben)
    teller, inspection = opened(device, told.storyteller_link), Inspection()
    known = ana.shown["view"]["notes"]
    back_to(teller.page, "Ana, Village Idiot: Cat")
    dialog = teller.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Ana on their phone")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Dan")).to_have_count(0)
    expect(dialog).to_contain_text("Night 1, Ana is asked.")
    expect(dialog.get_by_role("heading", name="Everybody has seen")).to_be_visible()
    assert ana.shown["view"]["notes"] == known, "nothing has happened yet"
    inspection.see(teller.page, "storyteller, the way back to the night")
    dialog.get_by_role("button", name="Take").click()
    expect(dialog).to_have_count(0)
    expect(teller.page.get_by_role("heading", name="Night 1")).to_be_visible()

    # Her phone is dark, as every phone at night: she reads it when she looks.
    expect(ana.page.get_by_role("alertdialog")).to_have_count(0)
    ana.page.locator("button.dark").dblclick()
    notice = ana.page.get_by_role("alertdialog", name="The Storyteller took something back")
    expect(notice).to_contain_text("This no longer holds")
    expect(notice.locator("del").first).to_have_text("You chose Cat.")
    inspection.see(ana.page, "phone, what no longer holds")
    ana.button("I have taken it in").tap()
    expect(notice).to_have_count(0)
    expect(ana.page.get_by_text("Choose a player")).to_be_visible()

    ben.page.locator("button.dark").dblclick()
    expect(ben.page.get_by_role("alertdialog")).to_have_count(0)
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_phone_that_was_away_is_told_when_it_comes_back(device: Open, told: Table) -> None:
    ana = opened(device, told.seats[ANA], phone=True)
    ana.page.context.set_offline(True)
    ana.page.goto("about:blank")
    told.storyteller.ask("undo", keep=0)
    ana.page.context.set_offline(False)
    ana.page.goto(told.seats[ANA])
    expect(ana.page.get_by_role("alertdialog")).to_contain_text("Whatever else this page shows is right.")
    ana.button("I have taken it in").tap()
    ana.page.reload()
    expect(ana.page.get_by_role("main")).to_be_visible()
    expect(ana.page.get_by_role("alertdialog")).to_have_count(0)


def test_the_way_back_leads_to_the_very_beginning(device: Open, told: Table) -> None:
    teller = opened(device, told.storyteller_link)
    teller.button("Undo").first.click()
    dialog = teller.page.get_by_role("dialog")
    expect(dialog.get_by_text("Takes 1 step back:")).to_be_visible()
    more = dialog.get_by_role("button", name=re.compile(r"^\d+ more$"))
    while more.count():
        more.click()
    dialog.get_by_role("button", name="The bag is filled").click()
    expect(dialog.get_by_text(re.compile(r"Takes [2-9]\d* steps back"))).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Take .* steps back$")).click()
    expect(teller.page.get_by_role("heading", name="Fill the bag")).to_be_visible()
    assert teller.shown["moves"] == []


def test_a_step_of_the_night_is_done_again(device: Open, server: Server) -> None:
    table = Table(server, NAMES)
    line = table.storyteller
    table.play(lambda: (line.shown or {})["prompt"]["about"] == ANA, CAST, {"villageidiot": CAT})
    teller = opened(device, table.storyteller_link)
    step = teller.page.get_by_role("list", name="Tonight").get_by_role("button", name="Ana, Village Idiot")
    step.click()
    dialog = teller.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Wakes Ana")
    dialog.get_by_role("button", name="Do this step again").click()
    expect(dialog).to_contain_text("Night 1, Ana is asked.")
    dialog.get_by_role("button", name="Take").click()
    teller.wire.until(lambda: (teller.shown["prompt"] or {}).get("who") == ANA, "she is asked again")
