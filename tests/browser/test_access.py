"""Pages for whoever needs them otherwise: large type, no motion, the keys alone, dark where light is preferred."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, TABLET, Inspection, Open, Server

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")


@pytest.fixture(scope="module")
def links(server: Server) -> Any:
    """The links of a game that is over."""
    return server.finished_game(NAMES)


def pages(links: Any) -> list[tuple[str, str, str]]:
    """Of each kind of page: its name, its path, and a heading that it shows."""
    return [
        ("start", "/", "Make a game"),
        ("storyteller", links["storyteller"], "The end"),
        ("player", links["seats"][0]["link"], "(Good|Evil) wins"),
        ("television", links["spectator"], "(Good|Evil) wins"),
        ("replay", f"{links['storyteller']}/replay", "The game again"),
    ]


def opened(page: Page, path: str, heading: str) -> Page:
    page.goto(path)
    expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def test_letters_may_be_twice_as_large(device: Open, links: Any) -> None:
    inspection = Inspection()
    for what, path, heading in pages(links):
        page = opened(device(PHONE, phone=True).new_page(), path, heading)
        page.add_style_tag(content="html { font-size: 200% !important }")
        # The colours are those of small letters, which are measured elsewhere.
        inspection.see(page, f"{what}, large type", contrast=False)
    assert not inspection.faults, "\n".join(inspection.faults)


def test_nothing_moves_where_no_motion_is_wanted(device: Open, links: Any) -> None:
    page = device(TABLET).new_page()
    page.emulate_media(reduced_motion="reduce")
    for _, path, heading in pages(links):
        opened(page, path, heading)
        page.get_by_role("button", name="Menu").first.click()
        longest = page.evaluate(
            "Math.max(0, ...document.getAnimations().map((a) => Number(a.effect.getComputedTiming().duration)))"
        )
        assert longest < 1, path
        page.keyboard.press("Escape")


def test_pages_are_dark_whatever_the_device_prefers(device: Open, links: Any) -> None:
    page = device(SMALL_PHONE, phone=True).new_page()
    page.emulate_media(color_scheme="light")
    for _, path, heading in pages(links):
        opened(page, path, heading)
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert max(map(int, re.findall(r"\d+", ground)[:3])) < 32, path
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus stands there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        called = page.evaluate("document.activeElement?.ariaLabel ?? document.activeElement?.innerText ?? ''")
        if re.search(what, called):
            return
    raise AssertionError(f"Tab never comes to {what}")


def test_the_end_and_the_replay_by_the_keys_alone(device: Open, links: Any) -> None:
    page = opened(device(TABLET).new_page(), links["storyteller"], "The end")
    tab_to(page, "Lay Ana.s page open")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("Lay Ben.s page open"))).to_be_visible()
    tab_to(page, "^All of it$")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The whole Grimoire lies open")).to_be_visible()
    tab_to(page, "^Look again$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The game again")).to_be_visible()
    tab_to(page, "^Night 1$")
    page.keyboard.press("Enter")
    story = page.get_by_role("navigation", name="What happened")
    expect(story.get_by_role("button", name="Night 1", exact=True)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    expect(story.locator("[aria-current=step]")).to_have_count(1)
    tab_to(page, ", seat 1")
    page.keyboard.press("3")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("Cat, seat 3")
