"""What somebody meets who has never seen Sexton: one tap where one is enough, and words for what is missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, TABLET, Inspection, Open, Server
from browser.people import STORYTELLER, Phone, Teller
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
ANA, BEN, CAT, SLAYER = 0, 1, 2, 7
CAST = ("villageidiot", "chef", "undertaker", "noble", "scarletwoman", "imp", "washerwoman", "slayer")
LYING = {"width": 740, "height": 360}
DOUBTFUL = "Almanac · Quill · 3 characters\nTownsfolk\nChef\nCounts.\nDemon\nImp\nKills.\n"


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server, NAMES)


def teller_of(device: Open, table: Table) -> Teller:
    teller = Teller(device(TABLET).new_page())
    teller.page.goto(table.storyteller_link)
    teller.wire.begun()
    return teller


def phone_of(device: Open, table: Table, seat: int) -> Phone:
    phone = Phone(device(PHONE, phone=True).new_page(), seat)
    phone.page.goto(table.seats[seat])
    phone.wire.begun()
    return phone


def controls(page: Page) -> list[str]:
    """What there is to tap, beside the seats."""
    return page.locator("button:visible:not(li button)").all_inner_texts()


def test_nominations_open_and_the_day_closes_by_one_tap_each(device: Open, table: Table) -> None:
    teller = teller_of(device, table.to_day(CAST))
    # The second tap of two quick ones does not close the day that the first has opened for nominations.
    teller.button("Open nominations").dblclick()
    teller.wire.until(lambda: teller.table["floor"] == "open", "nominations")
    expect(teller.page.get_by_text("Nobody is about to die")).to_be_visible()
    expect(teller.button("Close the day")).to_be_enabled()
    assert teller.asked() == (STORYTELLER, "floor")
    assert teller.table["phase"] == "day"
    teller.button("Close the day").click()
    teller.wire.until(lambda: teller.table["phase"] == "night", "the night")
    assert not teller.errors


def test_an_answer_is_told_to_be_taken_and_no_phone_tells_who_gave_one(device: Open, table: Table) -> None:
    table.play(lambda: table.asked() == (ANA, "choose"), CAST)
    ana, slayer = (phone_of(device, table, seat) for seat in (ANA, SLAYER))
    for phone in (ana, slayer):
        phone.meet()
    ana.choose("Cat")
    slayer.look()
    words = [phone.page.locator(".words") for phone in (ana, slayer)]
    for said in words:
        expect(said).to_contain_text("your answer was taken")
    assert words[0].inner_text() == words[1].inner_text()
    assert controls(ana.page)[:-1] == controls(slayer.page)[:-1]


def test_in_the_morning_no_phone_tells_whether_its_player_was_told_anything(device: Open, table: Table) -> None:
    table.to_day(CAST, {"villageidiot": CAT})
    ana, slayer = (phone_of(device, table, seat) for seat in (ANA, SLAYER))
    look = "See what I was told"
    for phone in (ana, slayer):
        expect(phone.button(look)).to_be_visible()
    assert controls(ana.page) == controls(slayer.page)
    # Whom she chose stands with what she was told of them: on the card, and as one note.
    ana.button(look).tap()
    both = re.compile("You chose Cat. They are (good|evil).")
    expect(ana.page.locator("p").filter(has_text=both)).to_be_visible()
    ana.button("I have seen it").tap()
    expect(ana.button(look)).to_have_count(0)
    ana.page.get_by_role("navigation").get_by_role("button", name="Notes").tap()
    expect(ana.page.get_by_role("listitem").filter(has_text=both)).to_have_count(1)
    expect(ana.page.get_by_role("listitem").filter(has_text="You chose")).to_have_count(1)
    # Who was told nothing finds the notes, and the button is gone as well.
    slayer.button(look).tap()
    expect(slayer.page.get_by_text("You are the Slayer.")).to_be_visible()
    slayer.page.get_by_role("navigation").get_by_role("button", name="Town").tap()
    expect(slayer.button(look)).to_have_count(0)
    assert not [*ana.errors, *slayer.errors]


def test_the_bell_makes_room_for_a_vote(device: Open, table: Table) -> None:
    table.to_day(CAST)
    ana = phone_of(device, table, ANA)
    table.storyteller.ask("bell")
    expect(ana.page.get_by_text("The bell rings")).to_be_visible()
    table.nominate(BEN, CAT)
    expect(ana.button("Hand up")).to_be_visible()
    expect(ana.page.get_by_text("The bell rings")).to_have_count(0)
    expect(ana.button("See what I was told")).to_have_count(0)


def test_a_traveller_without_a_part_is_told_which(device: Open, table: Table) -> None:
    teller = teller_of(device, table.to_day(CAST))
    teller.button("More").first.click()
    teller.page.get_by_role("dialog").get_by_role("button", name="A Traveller joins").click()
    expect(teller.main).to_have_text("Their name is missing")
    name = teller.page.get_by_role("textbox", name="Name")
    name.fill("Ana")
    expect(teller.main).to_have_text("Somebody has this name")
    name.fill("Ida")
    expect(teller.main).to_have_text("Choose their character")
    teller.button("Gnome").click()
    expect(teller.main).to_have_text("Good or evil?")
    # However much there is to choose from, what it lacks and the button stay in sight.
    expect(teller.main).to_be_in_viewport(ratio=1)
    teller.button("Good").click()
    expect(teller.main).to_have_text("Tap who sits before them")
    teller.seat("Ben").click()
    teller.send()
    assert "Ida" in teller.names


def test_of_a_drunk_it_is_said_that_anything_may_be_shown(device: Open, table: Table) -> None:
    line = table.storyteller
    line.move("bag", {"tokens": CAST, "aside": ["drunk"]}, override=True)
    line.move("deal", CAST)
    table.play(lambda: table.asked()[1] == "mark")
    line.move("mark", ANA, character="drunk")
    table.play(lambda: table.asked()[1] == "learn" and (line.shown or {})["prompt"]["about"] == ANA)
    teller = teller_of(device, table)
    expect(teller.page.get_by_role("heading", name="What does Ana learn?")).to_be_visible()
    expect(teller.page.get_by_text("The ability does not work now: anything may be shown.")).to_be_visible()


def test_who_is_proposed_is_taken_by_a_tap_as_well(device: Open, table: Table) -> None:
    line = table.storyteller
    line.move("bag", {"tokens": CAST, "aside": ["drunk"]}, override=True)
    line.move("deal", CAST)
    table.play(lambda: table.asked()[1] == "mark")
    teller = teller_of(device, table)
    proposed = teller.page.locator("button[aria-pressed='true'][aria-label*=', seat ']")
    name = (proposed.get_attribute("aria-label") or "").split(",")[0]
    teller.seat(name).click()
    expect(teller.seat(name)).to_have_attribute("aria-pressed", "true")
    teller.send()
    marked = next(pane for pane in teller.shown["table"]["grimoire"] if pane["character"] == "drunk")
    assert marked["name"] == name


def test_a_phone_on_its_side_shows_the_ring_and_what_there_is_to_do(device: Open, table: Table) -> None:
    inspection = Inspection()
    table.to_day(CAST)
    phone = Phone(device(LYING, phone=True).new_page(), ANA)
    phone.page.goto(table.seats[ANA])
    table.storyteller.move("floor", "open")
    for what in ("Speak", "Use an ability", "Nominate"):
        expect(phone.button(what)).to_be_in_viewport(ratio=1)
    for name in NAMES:
        expect(phone.seat(name)).to_be_in_viewport(ratio=1)
    inspection.see(phone.page, "phone on its side, day")
    table.nominate(BEN, CAT)
    expect(phone.button("Hand up")).to_be_in_viewport(ratio=1)
    inspection.see(phone.page, "phone on its side, a vote")
    table.count()
    table.storyteller.move("floor", "close")
    phone.look()
    expect(phone.button("Close my eyes")).to_be_in_viewport(ratio=1)
    expect(phone.seat("Dan")).to_be_in_viewport(ratio=1)
    inspection.see(phone.page, "phone on its side, night")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_doubtful_script_is_used_when_its_reader_says_so(device: Open) -> None:
    page = device(PHONE, phone=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="Use a script of your own").tap()
    page.get_by_label("Paste it here").fill(DOUBTFUL)
    page.get_by_role("button", name="Read it").tap()
    doubt = page.get_by_role("alert")
    expect(doubt).to_contain_text("Is this right?")
    expect(doubt).to_contain_text("announces 3 characters, found 2")
    expect(page.get_by_role("radio", name=re.compile("^Script by Quill"))).to_have_count(0)
    doubt.get_by_role("button", name="Use it anyway").tap()
    expect(page.get_by_role("radio", name=re.compile("^Script by Quill"))).to_be_checked()
    expect(page.get_by_text("Is this right?")).to_have_count(0)
