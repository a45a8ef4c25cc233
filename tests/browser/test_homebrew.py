"""A script with a character of somebody's own and an official one without a rule here: both are played by hand."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from browser.driving import PHONE, Inspection, Open
from browser.people import Phone, Teller

LAMPS = [
    {"id": "_meta", "name": "Lamps", "author": "Ida"},
    {"id": "lamplighter", "name": "Lamplighter", "team": "townsfolk", "ability": "Each night, choose a player."}
    | {"firstNight": 20, "otherNight": 20, "firstNightReminder": "Let the Lamplighter point at somebody."},
    *("butler", "chef", "empath", "slayer", "virgin", "mayor", "baron", "imp"),
]
CAST = {"Ana": "Lamplighter", "Ben": "Butler", "Cat": "Chef", "Dan": "Empath", "Eve": "Baron", "Fay": "Imp"}


def test_homebrew_is_announced_and_played_by_hand(device: Open) -> None:
    inspection = Inspection()
    start = device().new_page()
    start.goto("/")
    start.get_by_role("button", name="Use a script of your own").click()
    start.get_by_label("Paste it here").fill(json.dumps(LAMPS))
    start.get_by_role("button", name="Read it").click()
    expect(start.get_by_role("radio", name=re.compile("^Lamps"))).to_be_checked()
    expect(start.get_by_text("'Lamplighter' (item 2) is homebrew: it is played by hand")).to_be_visible()
    expect(start.get_by_text("The Butler (item 3) is played by hand")).to_be_visible()
    inspection.see(start, "start, homebrew")
    start.get_by_role("textbox", name="Players").fill("\n".join(CAST))
    start.get_by_role("button", name="Make the game").click()
    links = {name: start.get_by_label(f"Link of {place}. {name}").input_value() for place, name in enumerate(CAST, 1)}
    ana, ben = (Phone(device(PHONE, phone=True).new_page(), seat) for seat in (0, 1))
    for phone, name in ((ana, "Ana"), (ben, "Ben")):
        phone.page.goto(links[name])
        announced(phone.page)
    inspection.see(ana.page, "script sheet, homebrew")

    teller = Teller(device().new_page())
    teller.page.goto(start.get_by_role("link", name=re.compile("^Open the Storyteller")).get_attribute("href") or "")
    teller.pick(*CAST.values())
    expect(teller.page.get_by_text("A legal bag")).to_be_visible()
    teller.send()
    teller.page.get_by_text("Drawn by hand").click()
    teller.pick(*CAST.values())
    teller.send()

    ana.meet()

    # Her step comes in its place in the night, with the script's own words.
    teller.go_on(lambda: teller.asked() == (-1, "by hand"))
    by_hand = teller.page.get_by_role("heading", name="Ana has a step: do what the text says")
    expect(by_hand).to_be_visible()
    expect(teller.page.get_by_text("Each night, choose a player.").first).to_be_visible()
    inspection.see(teller.page, "storyteller, a step by hand")

    # The Storyteller asks her phone, and reads what she answers.
    teller.button("More").first.click()
    teller.page.get_by_role("dialog").get_by_role("button", name="Ask a player something").click()
    teller.seat("Ana").click()
    teller.button("A player").click()
    teller.send()
    ana.wire.until(lambda: ana.prompt, "the Storyteller's question")
    ana.choose("Cat")
    inspection.see(teller.page, "storyteller, the answer to a question")
    teller.button("What happened").first.click()
    expect(teller.page.get_by_text(re.compile("Ana.*Cat")).first).to_be_visible()
    teller.button("Tonight").click()
    expect(by_hand).to_be_visible()
    teller.send()
    expect(by_hand).to_have_count(0)
    assert [*ana.errors, *ben.errors, *teller.errors] == []
    assert not inspection.faults, "\n".join(inspection.faults)


def announced(phone: Page) -> None:
    """The script sheet tells every player of the homebrew."""
    phone.get_by_role("button", name="Script").tap()
    expect(phone.get_by_role("heading", name="Bootlegger")).to_be_visible()
    expect(phone.get_by_text("Homebrew is in use")).to_be_visible()
    made = phone.get_by_role("listitem").filter(has=phone.get_by_role("heading", name="Lamplighter"))
    expect(made).to_contain_text("Each night, choose a player.")
    # Of an official character without a rule here no text is known; that is said instead of nothing.
    butler = phone.get_by_role("listitem").filter(has=phone.get_by_role("heading", name="Butler"))
    expect(butler).to_contain_text("Its text is not known here.")
