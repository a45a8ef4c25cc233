"""A table that people join: two phones by one code, somebody without a phone, and the seats that they find."""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from browser.driving import PHONE, SMALL_PHONE, TABLET, Chair, Inspection, Open, Server


class Host(Chair):
    """The Storyteller's page, from the start page on."""

    @property
    def code(self) -> str:
        return self.page.get_by_label("Link of Link to join").input_value()

    @property
    def order(self) -> list[str]:
        """The names in the list of players, clockwise."""
        rows = self.page.get_by_role("list", name="Who sits where").get_by_role("listitem")
        return [re.sub(r"^\d+\s*", "", name).strip() for name in rows.locator(".name").all_inner_texts()]

    def has(self, *names: str) -> None:
        """Wait until these sit there in this order."""
        self.wire.until(lambda: self.order == list(names), f"{names}, not {self.order}")

    def drag(self, name: str, onto: str) -> None:
        """Drag somebody's row by its handle to where another one is."""
        rows = self.page.get_by_role("list", name="Who sits where").get_by_role("listitem")
        handle, target = (rows.filter(has_text=who).locator(".handle").bounding_box() for who in (name, onto))
        assert handle is not None
        assert target is not None
        mouse = self.page.mouse
        mouse.move(handle["x"] + 20, handle["y"] + 20)
        mouse.down()
        mouse.move(target["x"] + 20, target["y"] + 20, steps=8)
        mouse.up()


@pytest.fixture
def host(device: Open) -> Host:
    """A table with Pia, who has no phone."""
    host = Host(device().new_page())
    host.page.goto("/")
    expect(host.page.get_by_role("radio").first).to_be_checked()
    host.page.get_by_label("Players").first.fill("Pia")
    host.button("Let players join by phone").click()
    expect(host.page.get_by_role("heading", name="The table")).to_be_visible()
    return host


def join(phone: Page, code: str, name: str) -> None:
    phone.goto(code)
    phone.get_by_label("Name").fill(name)
    phone.get_by_role("button", name="Join").tap()
    expect(phone.get_by_role("heading", name=name)).to_be_visible()


def test_two_phones_and_players_without_one_find_their_seats(device: Open, host: Host) -> None:
    inspection = Inspection()
    inspection.see(host.page, "lobby, one player")
    ann, ben = (Chair(device(size, phone=True).new_page()) for size in (SMALL_PHONE, PHONE))
    code = host.code
    ann.page.goto(code)
    expect(ann.page.get_by_label("Name")).to_be_focused()
    inspection.see(ann.page, "joining")
    ann.page.get_by_label("Name").fill("pia")
    ann.button("Join").tap()
    expect(ann.page.get_by_role("alert")).to_contain_text("is called pia already")
    inspection.see(ann.page, "joining, a name that is taken")
    for phone, name in ((ann, "Ann"), (ben, "Ben")):
        join(phone.page, code, name)
    host.has("Pia", "Ann", "Ben")
    expect(host.button("Ann: here")).to_be_visible()
    expect(host.button("Pia: no phone")).to_be_visible()

    # A whole list comes in at once; who is too much is taken out again.
    field = host.page.get_by_label("Name of somebody without a phone")
    field.fill("Cat")
    field.press("Enter")
    host.has("Pia", "Ann", "Ben", "Cat")
    field.evaluate(
        """field => { const data = new DataTransfer(); data.setData('text/plain', 'Dan\\nEve\\nFay');
        field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})) }"""
    )
    host.has("Pia", "Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
    field.fill("ben")
    field.press("Enter")
    expect(host.page.get_by_role("alert")).to_contain_text("stands there twice")
    host.button("Fay: no phone").click()
    host.button("Remove from the table").click()
    host.button("Eve: no phone").click()
    host.page.get_by_label("Name", exact=True).fill("Eva")
    host.button("Save the name").click()
    host.has("Pia", "Ann", "Ben", "Cat", "Dan", "Eva")

    # Seats are put right by dragging, by keys, and by a player.
    host.drag("Pia", "Cat")
    host.has("Ann", "Ben", "Cat", "Pia", "Dan", "Eva")
    host.button("Move Eva up").focus()
    host.page.keyboard.press("Enter")
    host.has("Ann", "Ben", "Cat", "Pia", "Eva", "Dan")
    expect(host.button("Move Eva up")).to_be_focused()
    inspection.see(ben.page, "waiting for the game")
    ben.seat("Dan").tap()
    inspection.see(ben.page, "waiting, another place")
    ben.button("Dan is at my right hand").tap()
    host.has("Ann", "Cat", "Pia", "Eva", "Dan", "Ben")
    for width, height in ((360, 740), (820, 1180), (1280, 800)):
        host.page.set_viewport_size({"width": width, "height": height})
        inspection.see(host.page, f"lobby, {width} wide")
    host.page.set_viewport_size(TABLET)
    host.button("Fill the screen").click()
    inspection.see(host.page, "lobby, the code on the whole screen")
    host.button("Close").click()

    link = ben.page.url
    host.button("Begin with 6 players").click()
    expect(host.page.get_by_role("heading", name="Fill the bag")).to_be_visible()
    for phone, seat in ((ann, 0), (ben, 5)):
        phone.wire.until(lambda phone=phone: any(m["type"] == "view" for m in phone.wire.frames), "a seat")
        assert phone.shown["view"]["seat"] == seat
    ben.page.reload()
    expect(ben.page.get_by_role("navigation")).to_be_visible()
    assert (ben.page.url, ben.shown["view"]["players"][5]["name"]) == (link, "Ben")

    # The code ends; whoever has a seat finds it by it.
    late = device(PHONE, phone=True).new_page()
    late.goto(code)
    expect(late.get_by_role("heading", name="This code has ended")).to_be_visible()
    inspection.see(late, "joining too late")
    ann.page.goto(code)
    ann.page.get_by_role("link", name="To my seat").tap()
    expect(ann.page.get_by_role("navigation")).to_be_visible()
    assert [*host.errors, *ann.errors, *ben.errors] == []
    assert not inspection.faults, "\n".join(inspection.faults)


def test_what_was_chosen_on_the_start_page_goes_along(device: Open) -> None:
    host = Host(device().new_page())
    host.page.goto("/")
    host.page.get_by_role("radio", name=re.compile("Natural 20")).check()
    host.page.get_by_role("textbox", name="Players").fill("Ana\nBen\nCat\nDan\nEve")
    rule = host.page.get_by_role("switch", name=re.compile("After the death of the Hatter"))
    rule.check()
    for chair in ("Ben", "Storyteller"):
        host.button(f"{chair}: A person").click()
    host.button("Let players join by phone").click()
    expect(host.page.get_by_role("heading", name="The table")).to_be_visible()
    for chair in ("Ben", "Storyteller"):
        expect(host.button(f"{chair}: Sexton")).to_be_visible()
    expect(rule).to_be_checked()

    # What is chosen here outlives the page as well.
    host.button("Storyteller: Sexton").click()
    host.button("Eve: no phone").click()
    host.button("Sexton plays this seat").click()
    host.button("Close").click()
    host.page.reload()
    expect(host.button("Storyteller: A person")).to_be_visible()
    for chair in ("Ben", "Eve"):
        expect(host.button(f"{chair}: Sexton")).to_be_visible()
    expect(rule).to_be_checked()
    host.button("Begin with 5 players").click()
    expect(host.page.get_by_role("heading", name="Fill the bag")).to_be_visible()
    assert [player["name"] for player in host.shown["players"] if player["policy"]] == ["Ben", "Eve"]
    assert host.shown["table"]["log"][0]["event"]["house_rules"] == ["hatter:chaos"]
    assert not host.errors


def test_somebody_who_joined_hears_names_only(device: Open, host: Host) -> None:
    ann = Chair(device(PHONE, phone=True).new_page())
    join(ann.page, host.code, "Ann")
    assert ann.wire.frames
    for frame in ann.wire.frames:
        if frame["type"] == "waiting":
            assert all(set(place) == {"place", "name"} for place in frame["places"])
        else:
            assert frame["type"] in ("moved", "pong")


def test_whoever_is_removed_may_come_again(device: Open, host: Host) -> None:
    inspection = Inspection()
    ann = Chair(device(PHONE, phone=True).new_page())
    join(ann.page, host.code, "Ann")
    host.has("Pia", "Ann")
    host.button("Ann: here").click()
    host.button("Remove from the table").click()
    expect(ann.page.get_by_role("heading", name="Your place is free again")).to_be_visible()
    inspection.see(ann.page, "removed from the table")
    ann.page.get_by_role("link", name="Take a place again").tap()
    ann.button("Join").tap()
    host.has("Pia", "Ann")
    assert not inspection.faults, "\n".join(inspection.faults)


def test_a_new_code_ends_the_old_one(device: Open, host: Host) -> None:
    old = host.code
    host.button("New code").click()
    host.wire.until(lambda: host.code != old, "a new code")
    phone = device(PHONE, phone=True).new_page()
    phone.goto(old)
    expect(phone.get_by_role("heading", name="This code has ended")).to_be_visible()
    join(phone, host.code, "Ann")
    host.has("Pia", "Ann")


def test_a_lobby_outlives_the_server(device: Open, host: Host, server: Server) -> None:
    ann = Chair(device(PHONE, phone=True).new_page())
    join(ann.page, host.code, "Ann")
    code = host.code
    server.end(signal.SIGKILL)
    server.start()
    join(device(PHONE, phone=True).new_page(), code, "Ben")
    host.has("Pia", "Ann", "Ben")
    expect(ann.seat("Ben")).to_be_visible()


def test_a_phone_in_korean_is_refused_in_korean(device: Open, host: Host) -> None:
    phone = device(PHONE, phone=True, locale="ko-KR").new_page()
    phone.goto(host.code)
    phone.get_by_role("textbox").fill("Pia")
    phone.get_by_role("button", name="참가").tap()
    alert = phone.get_by_role("alert")
    expect(alert).to_have_text("Pia 님이 이미 이 테이블에 있습니다. 다른 이름을 쓰거나 글자를 더하세요.")

    # Whoever changes the language is refused in the new one, on the connection that there is.
    host.button("Menu").click()
    host.page.get_by_role("button", name="한국어").click()
    host.button("닫기").click()
    host.page.get_by_label("휴대폰이 없는 사람의 이름").evaluate(
        """field => { const data = new DataTransfer(); data.setData('text/plain', 'Dan\\n' + 'x'.repeat(41));
        field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})) }"""
    )
    expect(host.page.get_by_role("status").last).to_contain_text("이름은 1~40자이며, 모두 보이는 글자여야 합니다.")
    assert host.errors == []
