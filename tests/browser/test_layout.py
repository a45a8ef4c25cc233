"""The Grimoire from 5 to 20 seats on phone, tablet and desktop, upright and on its side: nothing lies over anything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.driving import STILL, Open, Server, picture
from browser.tables import Table

SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "phone on its side": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1280, "height": 800},
}
NAMES = (
    *("Ana", "Bartholomew", "Cat", "Maximiliana", "Eve", "Fay", "Gus the Elder", "Hal", "Ida", "Evangeline"),
    *("Kim", "Leo", "Konstantinos", "Mia", "Ned", "Ora", "Pip", "Quentin", "Rosalind", "Sue"),
)
CAST = (
    *("virgin", "chef", "fortuneteller", "scarletwoman", "imp", "undertaker", "noble", "librarian", "empath"),
    *("washerwoman", "slayer", "juggler", "mayor", "seamstress", "saint"),
)
STRANGERS = ("harlot", "gangster", "gnome", "cacklejack", "matron")

DRAWN = """() => {
  const found = [], ring = document.querySelector('.ring').getBoundingClientRect()
  const add = (kind, seat, box, words) => box.width && found.push({ kind, seat, words,
    left: box.left, top: box.top, right: box.right, bottom: box.bottom })
  const text = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect(), clip = node.getBoundingClientRect()
    const left = Math.max(box.left, clip.left), right = Math.min(box.right, clip.right)
    return { left, right, top: box.top, bottom: box.bottom, width: right - left }
  }
  document.querySelectorAll('.ring ol > li').forEach((li, seat) => {
    add('token', seat, li.querySelector('.disc').getBoundingClientRect(), '')
    for (const line of li.querySelectorAll('.first, .second')) add('name', seat, text(line), line.textContent)
  })
  document.querySelectorAll('.ring .tag').forEach((tag, seat) => add('name', seat, text(tag), tag.textContent))
  for (const words of document.querySelectorAll('.ring .middle p, .ring .middle li'))
    add('middle', 99, text(words), words.textContent)
  document.querySelectorAll('.ring .reminder').forEach((one, i) =>
    add('reminder', 100 + i, one.getBoundingClientRect(), one.textContent.trim()))
  return { ring: { left: ring.left, top: ring.top, right: ring.right, bottom: ring.bottom }, drawn: found }
}"""

CONTROLS = """() => [...document.querySelectorAll('main button, main a')]
  .filter((one) => one.checkVisibility() && !one.closest('.ring'))
  .map((one) => {
    const box = one.getBoundingClientRect()
    const clip = one.closest('section.prompt, ol.strip, nav')?.getBoundingClientRect()
    return { words: one.ariaLabel ?? one.textContent.trim(), left: box.left, top: box.top, right: box.right,
      bottom: box.bottom, seen: !clip || (box.bottom <= clip.bottom + 1 && box.top >= clip.top - 1) }
  })"""


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes lie over each other, by more than a hair."""
    return bool(
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )


def faults(page: Page, what: str) -> list[str]:
    """Everything on a page that lies over something else, or is too small to be touched."""
    page.evaluate(STILL)
    seen = page.evaluate(DRAWN)
    ring, drawn = seen["ring"], seen["drawn"]
    controls = page.evaluate(CONTROLS)
    found = []
    for i, one in enumerate(drawn):
        called = f"{what}: {one['kind']} {one['words']} of place {one['seat'] + 1}"
        if one["left"] < ring["left"] - 1 or one["right"] > ring["right"] + 1 or one["bottom"] > ring["bottom"] + 1:
            found.append(f"{called} leaves the ring")
        if one["kind"] == "token" and one["right"] - one["left"] < 44:
            found.append(f"{called} is {one['right'] - one['left']} wide")
        for other in drawn[i + 1 :]:
            if overlap(one, other):
                found.append(f"{called} lies over {other['kind']} {other['words']} of place {other['seat'] + 1}")
        found += [f"{called} lies under “{c['words']}”" for c in controls if c["seen"] and overlap(one, c)]
    for control in controls:
        width, height = control["right"] - control["left"], control["bottom"] - control["top"]
        if min(width, height) < 43.5:
            found.append(f"{what}: “{control['words']}” is {width:.0f} by {height:.0f}")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found + ([f"{what} is {wide} pixels too wide"] if wide > 0 else [])


@pytest.mark.parametrize("players", [5, 10, 15])
@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
def test_nothing_lies_over_anything_from_5_to_20_seats(device: Open, server: Server, locale: str, players: int) -> None:
    """With so many players, and up to five Travellers."""
    table = Table(server, NAMES[:players]).to_day(CAST)
    line = table.storyteller
    pages = {}
    for name, viewport in SCREENS.items():
        pages[name] = device(viewport, locale=locale).new_page()
        pages[name].goto(table.storyteller_link)
    for seat, label in ((0, "Red Herring"), (1, "Poisoned"), (1, "Mine"), (3, "Drunk"), (4, "watch them")):
        line.move("remind", [seat, label], override=True)
    wrong: list[str] = []
    for strangers in range(len(STRANGERS) + 1):
        count = players + strangers
        if strangers:
            last = table.table["grimoire"][-1]["seat"]
            line.move("join", [NAMES[count - 1], STRANGERS[strangers - 1], last, "good"])
            if count % 3 == 0:
                line.move("remind", [table.table["grimoire"][-1]["seat"], "Dead"], override=True)
        for what, page in pages.items():
            expect(page.locator(".ring ol > li")).to_have_count(count)
            wrong += faults(page, f"{count} seats, {what}")
            if count % 5 == 0:
                picture(page, f"grimoire, {count} seats, {what}, {locale}")
    assert not wrong, "\n".join(wrong)


def test_the_whole_name_is_read_where_a_seat_is_opened(device: Open, server: Server) -> None:
    table = Table(server, NAMES[:10]).to_day(CAST)
    for i, stranger in enumerate(STRANGERS):
        last = table.table["grimoire"][-1]["seat"]
        table.storyteller.move("join", [f"Bartholomew the {i}th", stranger, last, "good"])
    page = device(SCREENS["phone"]).new_page()
    page.goto(table.storyteller_link)
    # Even while a question has the seats chosen by a tap, and this one cannot be.
    page.get_by_role("button", name="Bartholomew the 3th, seat").click(button="right", force=True)
    expect(page.get_by_role("dialog").get_by_role("heading", name="Bartholomew the 3th")).to_be_visible()
