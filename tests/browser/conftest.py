"""A real Chromium in front of the real ``sexton serve``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from browser.driving import FLAGS, PATIENCE, TABLET, Open, Server, chromium
from sexton.server.app import STATIC


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: `uv run` builds it, or: cd web && npm ci && npm run build")
    server = Server(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Of module scope: while Playwright runs, no other test in this process can run an event loop.
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here: install Debian's chromium, or name one in SEXTON_CHROMIUM")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def device(browser: Browser, server: Server) -> Iterator[Open]:
    """Makes a device: a browser of its own, of this size, a phone where ``phone`` is set."""
    made: list[BrowserContext] = []

    def make(viewport: ViewportSize = TABLET, phone: bool = False, locale: str = "en-GB") -> BrowserContext:
        touch: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
        context = browser.new_context(base_url=server.address, viewport=viewport, locale=locale, **touch)
        context.set_default_timeout(PATIENCE * 1000)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
