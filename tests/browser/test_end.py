"""The end at the Storyteller's pace, the game looked at again, and a saved game that goes on at a new table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, Chair, Inspection, Open, Server

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture(scope="module")
def links(server: Server) -> Any:
    """The links of a game that policies have played to its end."""
    return server.finished_game(NAMES)


def opened(device: Open, link: str, viewport: Any = PHONE, **context: Any) -> Chair:
    chair = Chair(device(viewport, **context).new_page())
    chair.page.goto(link)
    return chair


def lit(count: int, *pages: Page) -> None:
    """So many panes of the window shine in somebody's alignment."""
    for page in pages:
        expect(page.locator("radialGradient.good, radialGradient.evil")).to_have_count(count)


def test_the_grimoire_is_laid_open_at_the_storytellers_pace_and_the_game_looked_at_again(
    device: Open, links: Any, tmp_path: Path
) -> None:
    inspection = Inspection()
    teller = opened(device, links["storyteller"], {"width": 1280, "height": 800})
    phone = opened(device, links["seats"][2]["link"], SMALL_PHONE, phone=True)
    guest = opened(device, links["spectator"], {"width": 1280, "height": 800})
    expect(phone.page.get_by_role("heading", name=re.compile("(Good|Evil) wins"))).to_be_visible()
    expect(phone.page.get_by_role("link", name="Look again")).to_have_count(0)
    inspection.see(phone.page, "phone, over and covered")
    inspection.see(teller.page, "storyteller, over and covered")

    # One page after another, in the circle's order or not; a page laid open by mistake is covered again.
    for i, name in enumerate(NAMES[:3]):
        teller.button(re.compile(f"Lay {name}.s page open")).click()
        expect(phone.page.get_by_text(re.compile(f"^{name} was the ")).first).to_be_visible()
        lit(i + 1, phone.page, guest.page)
    teller.button("Undo").first.click()
    teller.page.get_by_role("dialog").locator("button.main").click()
    expect(phone.page.get_by_text("Cat was the")).to_have_count(0)
    lit(2, phone.page)
    inspection.see(phone.page, "phone, two pages open")
    label = phone.seat("Ben").get_attribute("aria-label") or ""
    assert re.search(r", (Good|Evil)\b", label), "the alignment is said, not only coloured"
    assert phone.page.goto(f"{links['seats'][2]['link']}/replay")
    expect(phone.page.get_by_text("Storyteller has laid the whole Grimoire open")).to_be_visible()
    inspection.see(phone.page, "phone, a replay that is not open yet")
    phone.page.go_back()
    teller.button("All of it").click()
    expect(teller.page.get_by_text("The whole Grimoire lies open")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Look again")).to_be_visible()
    lit(len(NAMES), phone.page, guest.page)
    for page, what in ((phone.page, "phone"), (teller.page, "storyteller"), (guest.page, "television")):
        inspection.see(page, f"{what}, the whole Grimoire open")

    # The game again: by the keys, through the Grimoire, through one seat's eyes, in Korean.
    phone.page.get_by_role("link", name="Look again").tap()
    page = phone.page
    story = page.get_by_role("navigation", name="What happened")
    expect(story.get_by_role("button", name="Night 1", exact=True)).to_be_visible()
    page.get_by_role("button", name="On to the next night or day").tap()
    expect(story.get_by_role("button", name="Night 1", exact=True)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    step = story.locator("[aria-current=step]")
    first = step.inner_text()
    page.keyboard.press("ArrowRight")
    expect(step).not_to_have_text(first)
    expect(page.get_by_role("button", name=re.compile("^Cat, seat 3, .*(Good|Evil)"))).to_be_visible()
    inspection.see(page, "phone, replay through the Grimoire")
    page.get_by_label("Through the eyes of").select_option("Cat")
    expect(page.get_by_role("button", name=re.compile("^Ben, seat 2, alive$"))).to_be_visible()
    inspection.see(page, "phone, replay through a seat's eyes")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="한국어").tap()
    expect(page.get_by_role("heading", name="게임 다시 보기")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("navigation", name="있었던 일").get_by_role("button", name="첫날 밤")).to_be_visible()
    inspection.see(page, "phone, replay in Korean")

    # The story as text, and the game as a file.
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="The story as text").click()
    assert "In the bag" in Path(download.value.path()).read_text("utf-8")
    with teller.page.expect_download() as download:
        teller.page.get_by_role("link", name="Save the game").click()
    assert download.value.suggested_filename == "sexton-Slightly More Trouble Brewing.json"
    assert not inspection.faults, "\n".join(inspection.faults)
    assert not [*teller.errors, *phone.errors, *guest.errors]


def test_a_saved_game_goes_on_at_a_new_table(device: Open, server: Server, tmp_path: Path) -> None:
    host = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=host, trust_env=False, timeout=20) as http:
        body = {"script": "slightly-more-trouble-brewing", "players": NAMES, "policies": {"storyteller": True}}
        made = http.post("/api/games", json=body).json()
        saved = http.get(f"/api/record/{made['storyteller'].removeprefix('/t/')}").json()
    file, broken = tmp_path / "game.json", tmp_path / "broken.json"
    file.write_text(json.dumps(saved))
    broken.write_text(json.dumps({**saved, "events": saved["events"][:-1]}))
    page, inspection = device(PHONE, phone=True).new_page(), Inspection()
    page.goto("/")
    page.get_by_label("Choose the file").last.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not what its moves lead to")
    inspection.see(page, "start, a saved game that was changed")
    page.get_by_label("Choose the file").last.set_input_files(file)
    link = page.get_by_role("link", name=re.compile("Open|Storyteller")).first
    expect(link).to_be_visible()
    inspection.see(page, "links of a saved game")
    teller = opened(device, link.get_attribute("href") or "")
    teller.wire.begun()
    assert teller.shown["table"]["log"][0]["event"]["names"] == list(NAMES)
    assert teller.shown["table"]["undo"] == len(saved["moves"]) > 0
    assert not inspection.faults, "\n".join(inspection.faults)
