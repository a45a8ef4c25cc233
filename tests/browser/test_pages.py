"""Pages by themselves: the keyboard alone, what is said to wrong input, and the other language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from browser.driving import PHONE, Chair, Inspection, Open, Server

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve")
CAST = ("villageidiot", "chef", "empath", "scarletwoman", "imp")


@pytest.fixture
def start(device: Open) -> Page:
    """The start page, as it is opened first."""
    page = device().new_page()
    page.goto("/")
    expect(page.get_by_role("radio").first).to_be_checked()
    return page


@pytest.fixture
def links(server: Server) -> Any:
    """The links of a game in its first night, whose first player is asked to choose somebody."""
    host = f"127.0.0.1:{server.port}"
    body = {"script": "slightly-more-trouble-brewing", "players": NAMES, "policies": {"seats": [1, 2, 3, 4]}}
    made = httpx.post(f"http://{host}/api/games", json=body, trust_env=False, timeout=20).json()
    with connect(f"ws://{host}/ws/{made['storyteller'].removeprefix('/t/')}", proxy=None) as socket:
        table = hear(socket)
        for kind, value in (("bag", {"tokens": CAST, "aside": []}), ("deal", CAST)):
            socket.send(json.dumps({"type": "move", "rev": table["rev"], "kind": kind, "value": value}))
            table = hear(socket)
        while table["prompt"]["who"] != 0:
            socket.send(json.dumps({"type": "random", "rev": table["rev"]}))
            table = hear(socket)
    return made


def hear(socket: ClientConnection) -> Any:
    """The next table; what else is told beside it is no matter here."""
    message = json.loads(socket.recv(timeout=20))
    while message["type"] != "table":
        assert message["type"] != "refused", message
        message = json.loads(socket.recv(timeout=20))
    return message


# ---- the keyboard --------------------------------------------------------------------------------------------


def focused(page: Page) -> str:
    """What the focused control is called; nothing where none is."""
    called: str = page.evaluate(FOCUSED)
    return called


FOCUSED = """(document.activeElement !== document.body || '') &&
  (document.activeElement.ariaLabel ?? document.activeElement.innerText)"""


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus stands there."""
    for _ in range(60):
        if re.search(what, focused(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {what}")


def walk_the_ring(page: Page) -> None:
    """Every seat is reached with the keys; the focus ends at the third."""
    tab_to(page, r", seat \d")
    seats = page.get_by_role("button", name=re.compile(r", seat \d"))
    order = seats.evaluate_all("(seats) => seats.map((seat) => seat.ariaLabel)")
    assert len(order) == len(NAMES)
    page.keyboard.press("Home")
    for label in order:
        assert focused(page) == label
        page.keyboard.press("ArrowRight")
    assert focused(page) == order[0]
    page.keyboard.press("ArrowLeft")
    assert focused(page) == order[-1]
    page.keyboard.press("3")
    assert focused(page).startswith("Cat, seat 3")


def test_a_player_chooses_with_the_keyboard_alone(device: Open, links: Any) -> None:
    phone = Chair(device(PHONE).new_page())
    page = phone.page
    page.goto(links["seats"][0]["link"])
    tab_to(page, "Look at my token")
    page.keyboard.press("Enter")
    tab_to(page, "Hide now")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Tap twice to look.")).to_be_visible()
    tab_to(page, "Night 1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Choose a player")).to_be_visible()
    walk_the_ring(page)
    page.keyboard.press("Enter")
    expect(phone.seat("Cat")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(phone.seat("Dan")).to_have_attribute("aria-pressed", "true")
    expect(phone.seat("Cat")).to_have_attribute("aria-pressed", "false")
    tab_to(page, "^Choose Dan$")
    page.keyboard.press("Enter")
    phone.wire.until(lambda: phone.shown["prompt"] is None, "the choice is taken")
    assert phone.shown["view"]["notes"][-1]["event"] == {
        "event": "Chose",
        "seat": 0,
        "character": "villageidiot",
        "value": 3,
        "asked": False,
    }


def test_the_storyteller_answers_with_the_keyboard_alone(device: Open, links: Any) -> None:
    teller = Chair(device().new_page())
    page = teller.page
    page.goto(links["storyteller"])
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()
    walk_the_ring(page)
    page.keyboard.press("Space")
    expect(teller.seat("Cat")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "^Choose Cat$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What does Ana learn?")).to_be_visible()
    tab_to(page, "^Undo$")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ana told by you")).to_be_visible()
    tab_to(page, "^Take it back$")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()
    tab_to(page, "^More$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "More"


# ---- wrong input ---------------------------------------------------------------------------------------------


def test_an_unknown_link_says_so(device: Open) -> None:
    page, inspection = device(PHONE, phone=True).new_page(), Inspection()
    page.goto("/t/nobody-has-this-link")
    expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
    expect(page.get_by_text("Ask the Storyteller for your link")).to_be_visible()
    inspection.see(page, "an unknown link")
    page.get_by_role("link", name="Make a game").tap()
    expect(page.get_by_role("heading", name="Make a game")).to_be_visible()
    inspection.see(page, "start, at a phone")
    assert not inspection.faults, "\n".join(inspection.faults)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (NAMES[:4], "4 of at least 5."),
        ((*NAMES, "Ana"), "“Ana” stands there twice: give everybody a name of their own."),
        ([f"P{n}" for n in range(16)], "16 players: 15 at most."),
    ],
)
def test_names_that_make_no_game_are_answered_by_a_sentence(start: Page, names: list[str], sentence: str) -> None:
    start.get_by_label("Players").fill("\n".join(names))
    expect(start.get_by_role("status").first).to_contain_text(sentence)
    expect(start.get_by_role("button", name="Make the game")).to_be_disabled()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("broken.json", b'[{"id": "_meta", "name": "Half'),
        ("picture.txt", bytes(range(256)) * 8),
        ("strangers.json", b'["imp", "nobody-at-all"]'),
        ("empty.json", b"[]"),
        ("large.txt", b"a" * (1 << 21)),
    ],
)
def test_a_broken_script_is_answered_by_a_sentence(start: Page, tmp_path: Path, name: str, content: bytes) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    start.get_by_role("button", name="Use a script of your own").click()
    start.get_by_label("Choose files").set_input_files(file)
    reason = start.get_by_role("alert").get_by_role("listitem")
    expect(reason).to_have_text(re.compile(r"^[A-Z“].{20,}[.”]$", re.DOTALL))
    inspection = Inspection()
    inspection.see(start, f"start, {name}")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_script_of_ones_own_is_read(start: Page) -> None:
    start.get_by_role("button", name="Use a script of your own").click()
    start.get_by_label("Paste it here").fill(json.dumps([{"id": "_meta", "name": "Mine"}, *CAST, "baron", "saint"]))
    start.get_by_role("button", name="Read it").click()
    expect(start.get_by_role("radio", name=re.compile("^Mine"))).to_be_checked()


def test_a_server_that_does_not_answer_is_said_so(start: Page) -> None:
    start.get_by_label("Players").fill("\n".join(NAMES))
    start.context.set_offline(True)
    start.get_by_role("button", name="Make the game").click()
    expect(start.get_by_role("alert")).to_have_text("The server does not answer. Is it still running?")


# ---- the other language --------------------------------------------------------------------------------------


def test_the_pages_are_korean_where_the_browser_is(device: Open, links: Any) -> None:
    inspection = Inspection()
    for link, viewport in (("/", PHONE), (links["seats"][0]["link"], PHONE), (links["storyteller"], None)):
        context = device(viewport, phone=True, locale="ko-KR") if viewport else device(locale="ko-KR")
        page = context.new_page()
        page.goto(link)
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "ko")
        expect(page.get_by_role("main")).to_have_text(re.compile("[가-힣]"))
        inspection.see(page, f"Korean, {len(inspection.pages)}")
    assert not inspection.faults, "\n".join(inspection.faults)


# ---- before there is anything to show ------------------------------------------------------------------------


def test_a_page_that_waits_for_the_server_says_what_it_is(device: Open, links: Any) -> None:
    inspection = Inspection()
    for link in (links["seats"][0]["link"], links["storyteller"]):
        page = device(PHONE, phone=True).new_page()
        page.route_web_socket("**/ws/*", lambda _: None)
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("Taking your seat…")
        inspection.see(page, f"waiting, {len(inspection.pages)}")
    page = device(PHONE, phone=True).new_page()
    page.goto("/library/no-such-script")
    expect(page.get_by_role("alert")).to_be_visible()
    inspection.see(page, "library, no such script")
    assert not inspection.faults, "\n".join(inspection.faults)


# ---- house rules ---------------------------------------------------------------------------------------------


def test_a_house_rule_reaches_every_page(start: Page, device: Open) -> None:
    inspection = Inspection()
    switches = start.get_by_role("switch")
    expect(switches).to_have_count(1)
    start.get_by_role("radio", name=re.compile("^Natural 20")).check()
    expect(switches).to_have_count(3)
    expect(start.get_by_role("switch", checked=True)).to_have_count(0)
    hatter = start.get_by_role("switch", name="After the death of the Hatter")
    expect(hatter).to_have_accessible_description(re.compile("^The official rule: Minions become other Minions only"))
    hatter.check()
    inspection.see(start, "start, a house rule")
    start.get_by_label("Players", exact=True).fill("\n".join(NAMES))
    start.get_by_role("button", name="Make the game").click()
    of = {who: start.get_by_label(f"Link of {who}").input_value() for who in ("1. Ana", "2. Ben", "Spectators")}

    phone = device(PHONE, phone=True).new_page()
    phone.goto(of["1. Ana"])
    phone.get_by_role("button", name="Script").tap()
    expect(phone.get_by_role("heading", name="House rules")).to_be_visible()
    expect(phone.get_by_text("After the death of the Hatter, a Minion may become a Demon too")).to_be_visible()
    expect(phone.get_by_text("With a Poppy Grower in play")).to_have_count(0)
    inspection.see(phone, "script sheet, a house rule")

    screen = device().new_page()
    screen.goto(of["Spectators"])
    expect(screen.get_by_text("After the death of the Hatter")).to_be_visible()
    inspection.see(screen, "spectators, a house rule")

    korean = device(PHONE, phone=True, locale="ko-KR").new_page()
    korean.goto(of["2. Ben"])
    korean.get_by_role("button", name="스크립트").tap()
    expect(korean.get_by_text("모자 장수가 사망하면")).to_be_visible()

    with start.context.expect_page() as opened:
        start.get_by_role("link", name=re.compile("^Open the Storyteller")).click()
    opened.value.get_by_role("button", name="Menu").click()
    opened.value.get_by_role("button", name="Script").click()
    expect(opened.value.get_by_text("After the death of the Hatter")).to_be_visible()
    assert not inspection.faults, "\n".join(inspection.faults)


def test_the_jinxes_of_the_script_reach_every_page(start: Page, device: Open) -> None:
    inspection = Inspection()
    script = [{"id": "_meta", "name": "Mine"}, *CAST, "baron", "ogre", "recluse"]
    start.get_by_role("button", name="Use a script of your own").click()
    start.get_by_label("Paste it here").fill(json.dumps(script))
    start.get_by_role("button", name="Read it").click()
    expect(start.get_by_text("Jinx, Ogre and Recluse: An Ogre who turns evil")).to_be_visible()
    start.get_by_label("Players", exact=True).fill("\n".join(NAMES))
    start.get_by_role("button", name="Make the game").click()
    of = {who: start.get_by_label(f"Link of {who}").input_value() for who in ("1. Ana", "2. Ben", "Spectators")}

    phone = device(PHONE, phone=True).new_page()
    phone.goto(of["1. Ana"])
    phone.get_by_role("button", name="Script").tap()
    expect(phone.get_by_role("heading", name="Jinxes")).to_be_visible()
    expect(phone.get_by_text("An Ogre who turns evil")).to_be_visible()
    item = phone.get_by_role("listitem").filter(has_text="Ogre and Recluse")
    expect(item.locator("svg.token")).to_have_count(2)
    inspection.see(phone, "script sheet, a jinx")

    screen = device().new_page()
    screen.goto(of["Spectators"])
    expect(screen.get_by_text("An Ogre who turns evil")).to_be_visible()
    inspection.see(screen, "spectators, a jinx")

    korean = device(PHONE, phone=True, locale="ko-KR").new_page()
    korean.goto(of["2. Ben"])
    korean.get_by_role("button", name="스크립트").tap()
    expect(korean.get_by_role("heading", name="징크스")).to_be_visible()
    expect(korean.get_by_text("은둔자가 악으로 위장되어 오우거가 악해지면")).to_be_visible()

    with start.context.expect_page() as opened:
        start.get_by_role("link", name=re.compile("^Open the Storyteller")).click()
    opened.value.get_by_role("button", name="Menu").click()
    opened.value.get_by_role("button", name="Script").click()
    expect(opened.value.get_by_text("An Ogre who turns evil")).to_be_visible()
    assert not inspection.faults, "\n".join(inspection.faults)


def test_an_authors_own_rule_stands_with_the_house_rules(start: Page, device: Open) -> None:
    script = [{"id": "_meta", "name": "Mine", "bootlegger": ["Nobody may whistle."]}, *CAST, "baron", "saint"]
    start.get_by_role("button", name="Use a script of your own").click()
    start.get_by_label("Paste it here").fill(json.dumps(script))
    start.get_by_role("button", name="Read it").click()
    expect(start.get_by_role("radio", name=re.compile("^Mine"))).to_be_checked()
    start.get_by_label("Players", exact=True).fill("\n".join(NAMES))
    start.get_by_role("button", name="Make the game").click()
    phone = device(PHONE, phone=True).new_page()
    phone.goto(start.get_by_label("Link of 1. Ana").input_value())
    phone.get_by_role("button", name="Script").tap()
    expect(phone.get_by_role("heading", name="House rules")).to_be_visible()
    expect(phone.get_by_text("Nobody may whistle.")).to_be_visible()
