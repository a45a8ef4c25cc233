"""The library: scripts are looked for, taken in, looked through, printed, compared and played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pypdf
import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, TABLET, Inspection, Open, Server

SCRIPT = "slightly-more-trouble-brewing"

LAMPS: list[Any] = [
    {"id": "_meta", "name": "Lamps", "author": "Ada"},
    {"id": "lamplighter", "name": "Lamplighter", "team": "townsfolk", "ability": "You start knowing a lamp."},
    *("empath", "chef", "monk", "slayer", "virgin", "drunk", "poisoner", "baron", "imp", "ogre", "recluse"),
]
DOUBTFUL = "Doubts\nAlmanac · Bo · 5 characters\nTownsfolk\nEmpath\nYou learn.\nDemon\nImp\nYou kill.\n"


def file(name: str, content: object) -> Any:
    """A file as it is chosen."""
    text = content if isinstance(content, str) else json.dumps(content)
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


@pytest.fixture
def page(device: Open) -> Page:
    page = device().new_page()
    page.goto("/library")
    expect(page.get_by_role("heading", name="Library")).to_be_visible()
    return page


def results(page: Page) -> list[str]:
    return page.get_by_role("main").get_by_role("heading", level=3).all_inner_texts()


def test_scripts_are_found_by_name_author_and_character(page: Page) -> None:
    status = page.get_by_role("status").first
    search = page.get_by_role("searchbox", name="Script, author or character")
    expect(status).to_have_text("5 scripts")
    everything = results(page)
    search.fill("natural")
    expect(status).to_have_text("1 script")
    assert results(page) == ["Natural 20"]
    search.fill("TEA lady")
    expect(status).not_to_have_text("5 scripts")
    assert "Tea Lady and Goon" in results(page)
    search.fill("no such thing anywhere")
    expect(status).to_have_text("0 scripts")
    search.fill("")
    expect(status).to_have_text("5 scripts")
    assert results(page) == everything


def test_a_korean_reader_finds_by_the_names_of_both_languages(device: Open) -> None:
    inspection = Inspection()
    page = device(PHONE, phone=True, locale="ko-KR").new_page()
    page.goto("/library")
    search = page.get_by_role("searchbox", name="스크립트, 제작자, 캐릭터")
    search.fill("초공감자")
    status = page.get_by_role("status").first
    expect(status).to_have_text(re.compile("스크립트 [1-5]개"))
    korean = results(page)
    search.fill("empath")
    expect(status).to_have_text(re.compile("스크립트 [1-5]개"))
    assert results(page) == korean
    inspection.see(page, "library, Korean")
    page.get_by_role("link", name=korean[0]).click()
    expect(page.get_by_role("heading", name="초공감자")).to_be_visible()
    inspection.see(page, "library, a script in Korean")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_several_files_are_taken_in_and_each_is_told_of(page: Page) -> None:
    inspection = Inspection()
    page.get_by_label("Choose files").set_input_files(
        [file("lamps.json", LAMPS), file("doubts.txt", DOUBTFUL), file("no.json", '["imp", '), file("cat.png", "x")]
    )
    expect(
        page.get_by_text("1 taken, 2 not yet or not at all. Left out, since they are no scripts: 1.")
    ).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Lamps by Ada"))).to_be_visible()
    alerts = page.get_by_role("alert")
    expect(alerts).to_have_count(2)
    expect(alerts.nth(0)).to_contain_text("Is this right? Doubts")
    expect(alerts.nth(1)).to_contain_text("Not taken no.json")
    inspection.see(page, "library, several files")
    alerts.nth(0).get_by_role("button", name="Use it anyway").click()
    expect(page.get_by_role("link", name=re.compile("^Doubts"))).to_be_visible()
    expect(alerts).to_have_count(1)
    page.reload()
    expect(page.get_by_role("heading", name="Yours on this server")).to_be_visible()
    assert results(page)[:2] == ["Doubts", "Lamps"]
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_whole_folder_is_taken_in(page: Page, tmp_path: Path) -> None:
    for place in range(3):
        script = [{"id": "_meta", "name": f"Script {place}"}, *LAMPS[2:]]
        (tmp_path / f"{place}.json").write_text(json.dumps(script))
    (tmp_path / "picture.png").write_bytes(b"no script")
    page.get_by_label("Choose a folder").set_input_files(tmp_path)
    expect(page.get_by_text(re.compile("^3 taken, 0 not yet"))).to_be_visible()
    assert {"Script 0", "Script 1", "Script 2"} <= set(results(page))


def test_files_are_dropped(page: Page) -> None:
    page.evaluate(
        """([name, text]) => {
          const dropped = new DataTransfer()
          dropped.items.add(new File([text], name))
          const target = document.querySelector('textarea')
          target.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
        }""",
        ["lamps.json", json.dumps(LAMPS)],
    )
    expect(page.get_by_role("link", name=re.compile("^Lamps by Ada"))).to_be_visible()


def test_one_devices_scripts_are_not_anothers(page: Page, device: Open) -> None:
    page.get_by_label("Choose files").set_input_files(file("lamps.json", LAMPS))
    page.get_by_role("link", name=re.compile("^Lamps by Ada")).click()
    expect(page.get_by_role("heading", name="Lamps")).to_be_visible()
    stranger = device().new_page()
    stranger.goto("/library")
    expect(stranger.get_by_role("status").first).to_have_text("5 scripts")
    # Who is given the address may look, and cannot take it off somebody's list.
    stranger.goto(page.url)
    expect(stranger.get_by_role("heading", name="Lamps")).to_be_visible()
    expect(stranger.get_by_role("button", name="Remove from yours")).to_have_count(0)
    page.get_by_role("button", name="Remove from yours").click()
    page.get_by_role("button", name="Really remove it").click()
    expect(page.get_by_role("heading", name="Library")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Lamps by Ada"))).to_have_count(0)


@pytest.mark.parametrize(("size", "phone"), [(SMALL_PHONE, True), (TABLET, False)], ids=["small phone", "tablet"])
def test_a_script_is_looked_through(device: Open, size: Any, phone: bool) -> None:
    inspection = Inspection()
    page = device(size, phone=phone).new_page()
    page.goto("/library")
    inspection.see(page, f"library, {size['width']}")
    page.get_by_label("Choose files").set_input_files(file("lamps.json", LAMPS))
    page.get_by_role("link", name=re.compile("^Lamps by Ada")).click()
    expect(page.get_by_text("You start knowing a lamp.")).to_be_visible()
    expect(page.locator("svg.token use[href='#picture-imp']").first).to_be_attached()
    expect(page.get_by_role("heading", name="Jinxes")).to_be_visible()
    inspection.see(page, f"library, a script, {size['width']}")

    page.get_by_role("button", name="English and 한국어").click()
    both = page.get_by_role("listitem").filter(has_text="Imp · 임프")
    expect(both).to_be_visible()
    assert both.locator("p[lang=ko]").count() == both.locator("p[lang=en]").count() == 1
    page.get_by_role("button", name="Night order").click()
    first = page.locator("section").filter(has=page.get_by_role("heading", name="First night"))
    expect(first.get_by_role("listitem").filter(has_text="Lamplighter")).to_be_visible()
    inspection.see(page, f"library, the nights in both languages, {size['width']}")
    page.get_by_role("button", name="Almanac").click()
    inspection.see(page, f"library, the almanac, {size['width']}")
    page.get_by_role("button", name="What to know").click()
    expect(page.get_by_text("The Bootlegger joins the script by itself")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Can be dealt to so many players: 5"))).to_be_visible()
    inspection.see(page, f"library, what to know, {size['width']}")

    page.get_by_label("Beside another script").select_option(label="Natural 20")
    expect(page.get_by_text(re.compile(r"^\d+ % alike"))).to_be_visible()
    expect(page.get_by_text(re.compile("^Only here:.*Lamplighter"))).to_be_visible()
    inspection.see(page, f"library, two scripts, {size['width']}")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_what_is_printed_is_what_was_chosen(page: Page) -> None:
    page.goto(f"/library/{SCRIPT}")
    page.get_by_role("main").get_by_role("button", name="한국어", exact=True).click()
    page.get_by_role("checkbox", name="Script sheet").uncheck()
    page.get_by_role("checkbox", name="Character tokens").check()
    page.get_by_role("button", name="Letter").click()
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Make the PDF").click()
    pdf = pypdf.PdfReader(downloaded.value.path())
    assert downloaded.value.suggested_filename.endswith(".pdf")
    assert float(pdf.pages[0].mediabox.width) == pytest.approx(612, abs=1)
    assert "임프" in "".join(sheet.extract_text() for sheet in pdf.pages)
    for part in ("Night sheet", "Character tokens"):
        page.get_by_role("checkbox", name=part).uncheck()
    expect(page.get_by_role("link", name="Make the PDF")).to_have_count(0)


def test_a_script_is_taken_home(page: Page) -> None:
    page.goto(f"/library/{SCRIPT}")
    for name, ending in (("Script (JSON)", ".json"), ("Almanac (Markdown)", ".md"), ("Table (CSV)", ".csv")):
        with page.expect_download() as downloaded:
            page.get_by_role("link", name=name, exact=True).click()
        assert downloaded.value.suggested_filename.endswith(ending)
        assert downloaded.value.path().stat().st_size > 100


def test_a_script_is_chosen_for_a_game(page: Page) -> None:
    page.get_by_label("Choose files").set_input_files(file("lamps.json", LAMPS))
    page.get_by_role("link", name=re.compile("^Lamps by Ada")).click()
    page.get_by_role("link", name="Play this").click()
    expect(page.get_by_role("radio", name=re.compile("^Lamps"))).to_be_checked()
    page.get_by_label("Players", exact=True).fill("Ana\nBen\nCat\nDan\nEve")
    page.get_by_role("button", name="Make the game").click()
    expect(page.get_by_role("heading", name="The game is made")).to_be_visible()


def test_the_library_is_reached_and_used_by_keyboard_alone(device: Open) -> None:
    page = device().new_page()
    page.goto("/")
    page.get_by_role("link", name="Look through the library").focus()
    page.keyboard.press("Enter")
    search = page.get_by_role("searchbox")
    expect(search).to_be_visible()

    def tab_to(name: str) -> None:
        """Go on with the tabulator until this has the focus."""
        for _ in range(60):
            page.keyboard.press("Tab")
            focus = page.evaluate("(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()")
            if focus.startswith(name):
                return
        raise AssertionError(f"{name} is not reached")

    tab_to("Script, author or character")
    page.keyboard.type("natural")
    tab_to("Natural 20")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Natural 20")).to_be_visible()
    tab_to("Night order")
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name="First night")).to_be_visible()
    tab_to("Character tokens")
    page.keyboard.press("Space")
    expect(page.get_by_role("checkbox", name="Character tokens")).to_be_checked()


def test_the_storyteller_has_the_night_sheet_of_who_is_in_play(device: Open, server: Server) -> None:
    inspection = Inspection()
    over = server.finished_game(("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"))
    record = httpx.get(
        f"http://127.0.0.1:{server.port}/api/record/{over['storyteller'].removeprefix('/t/')}", trust_env=False
    )
    assert record.status_code == 200
    page = device().new_page()
    page.goto(over["storyteller"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Script").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Night sheet of who is in play").click()
    sheet = opened.value
    expect(sheet.get_by_text("Of the characters in play only.")).to_be_visible()
    inspection.see(sheet, "library, who is in play")
    steps = sheet.locator("ol").first.get_by_role("listitem").count()
    with sheet.expect_download() as downloaded:
        sheet.get_by_role("link", name="Make the PDF").click()
    assert "First night" in pypdf.PdfReader(downloaded.value.path()).pages[0].extract_text()
    sheet.goto(f"/library/{SCRIPT}")
    sheet.get_by_role("button", name="Night order").click()
    expect(sheet.get_by_role("heading", name="First night")).to_be_visible()
    assert steps < sheet.locator("ol").first.get_by_role("listitem").count()
    assert not inspection.faults, "\n".join(inspection.faults)
