"""Almanac pages of our own that imitate the layouts found in the wild, and the real ones where they are."""

from pathlib import Path

import pytest

PAGES = Path(__file__).parent / "pages"
SEEDS = Path(__file__).parents[3] / "shared" / "seeds"


@pytest.fixture
def numbered() -> str:
    """A numbered, indented page with title, author, count and the web page's link at the end."""
    return (PAGES / "numbered.txt").read_text(encoding="utf-8")


@pytest.fixture
def bare() -> str:
    """A page of bare lines without title, its steps marked with dashes."""
    return (PAGES / "bare.txt").read_text(encoding="utf-8")


@pytest.fixture
def plain() -> str:
    """A page with notes in front, a Traveller and a Loric, and steps without any mark."""
    return (PAGES / "plain.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def seeds() -> dict[str, bytes]:
    """The real pages by their number, as bytes; the test is skipped where they are not at hand."""
    found = {path.name[:3]: path.read_bytes() for path in sorted(SEEDS.glob("*.txt"))}
    if not found:
        pytest.skip("the real almanac pages are not beside the project")
    return found
