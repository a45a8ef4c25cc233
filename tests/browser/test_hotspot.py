"""A laptop's hotspot: plain http under a name of its own, no internet, and nothing that asks for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from browser.driving import PHONE, TABLET, Inspection, Open, Server, Traffic
from sexton.server.app import STATIC

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")

MOST = 120_000
"""What all scripts and styles may weigh together, and so what a page may load of them, in bytes over the wire."""


@pytest.fixture(scope="module")
def over(server: Server) -> Any:
    """The links of a game that is over."""
    return server.finished_game(NAMES)


def test_every_page_comes_from_the_server_alone_and_is_light(device: Open, server: Server, over: Any) -> None:
    """Every kind of page, each on a device that has seen none of them."""
    inspection = Inspection()
    pages = (
        ("start", PHONE, "/", "Make a game"),
        ("storyteller", TABLET, over["storyteller"], "The end"),
        ("player", PHONE, over["seats"][0]["link"], re.compile("wins")),
        ("television", TABLET, over["spectator"], re.compile("wins")),
        ("library", PHONE, "/library/natural-20", "Natural 20"),
        ("replay", TABLET, f"{over['storyteller']}/replay", "The game again"),
        ("a wrong link", PHONE, "/t/nobody-has-this-link", "This link leads nowhere"),
        ("a wrong invitation", PHONE, "/j/nobody-has-this-link", None),
    )
    weights = {}
    for what, viewport, path, shown in pages:
        context = device(viewport, phone=viewport is PHONE)
        traffic = Traffic(context)
        page = context.new_page()
        page.goto(path)
        if shown:
            expect(page.get_by_role("heading", name=shown).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("isSecureContext") is False, "the name must not count as safe, as 127.0.0.1 does"
        inspection.see(page, f"hotspot, {what}")
        assert not traffic.elsewhere(server)
        assert not traffic.complaints
        weights[what] = traffic.weights
        context.close()
    assert all(0 < sum(weight.values()) < MOST for weight in weights.values()), weights
    assert not [name for name in weights["start"] if any(part in name for part in ("storyteller", "player", "library"))]
    assert not [name for name in weights["storyteller"] if "player" in name]
    assert not [name for name in weights["player"] if "storyteller" in name]
    assert not inspection.faults, "\n".join(inspection.faults)


def test_all_scripts_and_styles_together_are_light(server: Server) -> None:
    """Who sees every kind of page, as a Storyteller on one device with players may, loads each file once."""
    weights = {}
    for file in sorted((STATIC / "assets").iterdir()):
        if file.suffix in (".js", ".css"):
            address = f"http://127.0.0.1:{server.port}/assets/{file.name}"
            with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}, trust_env=False) as answer:
                assert answer.headers["content-encoding"] == "gzip"
                weights[file.name] = sum(map(len, answer.iter_raw()))
    assert 0 < sum(weights.values()) < MOST, weights


def test_korean_comes_from_the_server_alone_and_only_where_it_is_shown(device: Open, server: Server) -> None:
    def fetched(locale: str) -> list[str]:
        context = device(PHONE, phone=True, locale=locale)
        traffic = Traffic(context)
        page = context.new_page()
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", locale.split("-")[0])
        page.wait_for_load_state("networkidle")
        assert not traffic.elsewhere(server)
        return traffic.asked

    korean = re.compile(r"/catalogue/ko$|/hahmlet-|/sans-hangul-")
    assert not list(filter(korean.search, fetched("en-GB")))
    asked = [found[0] for found in map(korean.search, fetched("ko-KR")) if found]
    # Running text has a face of ours only where the device has none.
    assert sorted(name for name in asked if name != "/sans-hangul-") == ["/catalogue/ko", "/hahmlet-"]


def test_the_game_can_be_put_on_the_home_screen(device: Open, server: Server) -> None:
    page = device(PHONE, phone=True).new_page()
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    host = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=host, trust_env=False, timeout=20) as http:
        assert http.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")
        for icon in manifest["icons"]:
            answer = http.get(icon["src"])
            assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
            if icon["type"] == "image/png":
                assert [int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20)] == [
                    int(side) for side in icon["sizes"].split("x")
                ]
    assert page.locator("link[rel=apple-touch-icon]").count() == 1


def test_nothing_is_asked_of_the_browser_that_plain_http_does_not_give() -> None:
    """What only a secure context has may be used where it is there, and its absence must be looked for."""
    web = Path(__file__).parents[2] / "web" / "src"
    only_secure = re.compile(r"\b(crypto\.(randomUUID|subtle)|serviceWorker|navigator\.(share|wakeLock|clipboard))\b")
    for file in sorted(web.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            for use in only_secure.finditer(text := file.read_text("utf-8")):
                line = text[: text.find("\n", use.end())].rsplit("\n", 1)[-1]
                assert re.search(rf"if \(.*{re.escape(use[0])}|{re.escape(use[0])}\?\.", line), f"{file.name}: {line}"
