"""A language is one file; every language has every text, and README names it."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sexton import texts

ROOT = Path(__file__).parents[1]

one_file: Callable[..., str] = runpy.run_path(str(ROOT / "docs" / "make_language.py"))["one_file"]


@cache
def messages(locale: str) -> dict[str, list[str]]:
    """The keys of each part of a language."""
    found = {}
    for part, text in texts._sections(one_file(locale)).items():
        entries = FluentParser().parse(text).body
        assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)], (locale, part)
        found[part] = sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    return found


@pytest.mark.parametrize("locale", texts.LOCALES)
def test_no_text_is_missing_and_none_is_too_much(locale: str) -> None:
    assert set(messages(locale)) == set(texts.PARTS)
    for part in texts.PARTS:
        assert messages(locale)[part] == messages(texts.FALLBACK)[part], part


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language more: one file beside the others."""
    folder = tmp_path / "texts"
    folder.mkdir()
    for file in Path(texts.__file__).parent.glob("*.ftl"):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    content = one_file().replace("name-imp = Imp", "name-imp = Diablotin")
    (folder / "fr.ftl").write_text(content, "utf-8")
    monkeypatch.setattr(texts, "_FOLDER", folder)
    monkeypatch.setattr(texts, "LOCALES", texts.languages())
    texts._bundle.cache_clear()
    yield "fr"
    texts._bundle.cache_clear()


def test_a_language_is_one_file(french: str) -> None:
    assert texts.LOCALES == ("en", "fr", "ko")
    assert texts.name("imp", "fr-CA") == "Diablotin"
    assert texts.message("event-night-fell", french, night=1) == texts.message("event-night-fell", night=1)
    assert "save-game = " in texts.source(french, "interface")
    assert texts.name("imp", "ko") == "임프"


def test_the_readme_names_every_language() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    line = next(line for line in readme.splitlines() if line.startswith("Languages: "))
    assert len(line.split(",")) == len(texts.LOCALES)
