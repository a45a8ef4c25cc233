"""What happened and why, behind the steps of the night and the lines of the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, TABLET, Chair, Inspection, Open, Server
from browser.tables import Table

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")


@pytest.fixture
def table(server: Server) -> Table:
    """A table in its first night, with a step that is done and that somebody was told something at."""
    table = Table(server, NAMES)
    table.play(lambda: any(note["event"]["event"] == "Told" for note in table.table["log"][-8:]))
    return table


def opened(page: Page, link: str) -> Chair:
    chair = Chair(page)
    page.goto(link)
    chair.wire.begun()
    return chair


def test_a_done_step_says_what_happened_in_it_and_why(device: Open, table: Table) -> None:
    inspection = Inspection()
    teller = opened(device(TABLET).new_page(), table.storyteller_link)
    steps = teller.page.get_by_role("list", name="Tonight").first
    done = [step for step in table.table["steps"] if step["began"] is not None]
    assert done
    steps.get_by_role("button").nth(len(done) - 1).click()
    sheet = teller.page.get_by_role("dialog")
    story = sheet.get_by_role("list", name="The story")
    expect(story).to_contain_text(re.compile("learns|is shown"))
    expect(story.get_by_role("list", name="Why").first).to_be_visible()
    inspection.see(teller.page, "storyteller, a step and why")
    assert not inspection.faults, "\n".join(inspection.faults)
    assert not teller.errors


def test_a_line_of_the_log_says_why(device: Open, table: Table) -> None:
    inspection = Inspection()
    teller = opened(device(TABLET).new_page(), table.storyteller_link)
    teller.button("What happened").first.click()
    entry = teller.page.get_by_role("button", expanded=False).filter(has_text=re.compile("is the Demon|Minion")).first
    entry.click()
    why = teller.page.get_by_role("list", name="Why").first
    expect(why).to_be_visible()
    inspection.see(teller.page, "storyteller, the log and why")
    teller.page.get_by_role("button", expanded=True).click()
    expect(why).to_have_count(0)
    assert not inspection.faults, "\n".join(inspection.faults)


def test_it_is_told_in_korean(device: Open, table: Table) -> None:
    teller = opened(device(PHONE, phone=True, locale="ko-KR").new_page(), table.storyteller_link)
    done = [step for step in table.table["steps"] if step["began"] is not None]
    teller.page.locator("ol").first.get_by_role("button").nth(len(done) - 1).tap()
    story = teller.page.get_by_role("dialog").get_by_role("list", name="이야기")
    expect(story).to_contain_text("님이 알게 된")
    expect(story.get_by_role("list", name="이유").first).to_be_visible()
