"""Tokens, links, and where a QR code leads."""

from xml.etree import ElementTree

import pytest

from sexton.server import links


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {links.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 32 for token in tokens)
    assert links.hashed("a") == links.hashed("a") != links.hashed("b")


def test_a_qr_code_is_an_svg_on_white() -> None:
    svg = links.qr_svg("http://192.0.2.7:8750/t/" + links.new_token())
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox")
    assert "#fff" in svg
    assert links.qr_terminal("http://192.0.2.7:8750").count("\n") > 10


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("http://localhost:8750/t/x", "http://192.0.2.7:8750/t/x"),
        ("http://127.0.0.1/t/x", "http://192.0.2.7/t/x"),
        ("http://[::1]:8750/t/x", "http://192.0.2.7:8750/t/x"),
        ("https://clock.example/t/x", "https://clock.example/t/x"),
        ("http://10.0.0.4:8750/t/x", "http://10.0.0.4:8750/t/x"),
    ],
)
def test_a_phone_can_open_what_was_asked_for_here(monkeypatch: pytest.MonkeyPatch, asked: str, given: str) -> None:
    monkeypatch.setattr(links, "lan_address", lambda: "192.0.2.7")
    assert links.reachable(asked) == given


def test_without_a_network_the_address_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "lan_address", lambda: None)
    assert links.reachable("http://localhost:8750") == "http://localhost:8750"
