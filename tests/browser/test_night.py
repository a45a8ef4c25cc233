"""At night a phone tells its neighbours nothing: every page of the night is as bright as the others, and as quiet."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, Chair, Open, Server
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("villageidiot", "imp", "saint", "empath", "ogre", "baron", "chef")
ANA, BEN, CAT = range(3)

LIGHT = """async (png) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + png
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, picture.width, picture.height)
  const linear = (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  let light = 0
  for (let i = 0; i < data.length; i += 4)
    light += 0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2])
  return (100 * light) / (data.length / 4)
}"""
"""The light of a picture, in per cent of a white one."""


def light(page: Page, blank: Page) -> float:
    return float(blank.evaluate(LIGHT, base64.b64encode(page.screenshot()).decode()))


@pytest.fixture
def table(server: Server) -> Table:
    """The first night, where the Village Idiot is asked."""
    table = Table(server, NAMES)
    table.play(lambda: table.asked() == (ANA, "choose"), CAST)
    return table


def test_a_phone_shines_the_same_whoever_is_awake(device: Open, table: Table) -> None:
    blank = device().new_page()
    ana, ben, cat = (Chair(device(PHONE, phone=True).new_page()) for _ in range(3))
    requests: list[str] = []
    for chair, seat in ((ana, ANA), (ben, BEN), (cat, CAT)):
        chair.page.goto(table.seats[seat])
        chair.wire.begun()
        expect(chair.page.get_by_text("Keep your eyes closed.")).to_be_visible()
        chair.page.on("request", lambda request: requests.append(request.url))
    asleep = [light(chair.page, blank) for chair in (ana, ben, cat)]
    assert max(asleep) < 1
    assert max(asleep) - min(asleep) < 0.05, "who is asked sleeps like the others"

    shown = {}
    for chair, mode in ((ana, "asked"), (ben, "told"), (cat, "idle")):
        chair.page.locator("button.dark").dblclick()
        page = chair.page.locator("section.page[data-mode]")
        expect(page).to_have_attribute("data-mode", mode)
        expect(chair.seat("Gus")).to_be_visible()
        chair.page.evaluate("document.fonts.ready")
        shown[mode] = light(chair.page, blank)
    assert max(shown.values()) - min(shown.values()) < 1, shown
    assert requests == [], "and nobody's phone asks for anything"


def test_nothing_calls_at_night(device: Open, table: Table) -> None:
    """The Storyteller cannot ring, and the page of the square says why."""
    teller = Chair(device().new_page())
    teller.page.goto(table.storyteller_link)
    teller.wire.begun()
    teller.button("More").click()
    teller.page.get_by_role("dialog").get_by_role("button", name="The square").click()
    sheet = teller.page.get_by_role("dialog", name="The square")
    expect(sheet.get_by_text(re.compile("At night the timer stands still"))).to_be_visible()
    expect(sheet.get_by_role("button", name="Ring the bell for everybody")).to_have_count(0)
