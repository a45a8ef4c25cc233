"""Whatever refuses something says so in every language: each key that is raised has words, and each word its place."""

from __future__ import annotations

import ast
import builtins
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from litestar.exceptions import HTTPException

import sexton
from sexton import texts
from sexton.errors import Phrase, Refusal, SextonError, all_of, any_of

SOURCE = Path(sexton.__file__).parent
PARTS = ("refusals", "findings")


def refusals(base: type[Refusal] = Refusal) -> Iterator[str]:
    """The names of all kinds of refusal."""
    yield base.__name__
    for kind in base.__subclasses__():
        yield from refusals(kind)


def keys(node: ast.expr) -> Iterator[str]:
    """The keys that stand in a place of the code, as patterns: what is put into one may be anything."""
    match node:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.IfExp(body=one, orelse=other):
            yield from keys(one)
            yield from keys(other)
        case ast.JoinedStr(values=values):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in values)


def said(path: Path) -> Iterator[tuple[str, list[str], set[str] | None]]:
    """Where a file says something by its key, the keys, and the words put in; no words where they come from afar."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
        if node.args and isinstance(node.args[0], ast.Name) and node.args[0].id == "key":
            continue  # handed on by a function that is looked at where it is called
        if node.func.id == "Phrase":
            words = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            names = {key.value for key in words.keys if isinstance(key, ast.Constant)} if _plain(words) else None
            yield where, [*keys(node.args[0])], names and names - {"where"}  # type: ignore[arg-type]
        elif node.func.id in KINDS | {"remark"}:
            given = {word.arg for word in node.keywords if word.arg} - ASIDE
            names = None if any(word.arg is None for word in node.keywords) else given
            yield where, [*keys(node.args[0])], names


def _plain(words: ast.expr) -> bool:
    return isinstance(words, ast.Dict) and None not in words.keys


for module in pkgutil.walk_packages(sexton.__path__, "sexton."):
    importlib.import_module(module.name)

KINDS = set(refusals())
ASIDE = {"code", "level", "status", "where"}
"""What some refusals and remarks hold beside their words. A place in a file is one of the words, too."""

IN_EVERY_LANGUAGE = [
    SOURCE / "record.py",
    *(
        path
        for part in ("almanac", "cli", "engine", "story", "server")
        for path in sorted((SOURCE / part).glob("[a-z]*.py"))
    ),
]
"""Whatever refuses something to people who read the language that they chose; scenarios are written in English."""

SAID = [found for path in sorted(SOURCE.rglob("*.py")) if path.name != "errors.py" for found in said(path)]


class Places(Visitor):
    """The places of a message that words are put into."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def messages(
    locale: str, parts: tuple[str, ...] = tuple(p for p in texts.PARTS if p != "interface")
) -> dict[str, set[str]]:
    found = {}
    for part in parts:
        for entry in FluentParser().parse(texts.source(locale, part)).body:
            if isinstance(entry, fluent.Message):
                places = Places()
                places.visit(entry)
                found[entry.id.name] = places.names
    return found


def test_whatever_is_said_by_its_key_has_words() -> None:
    known = messages("en")
    assert len(SAID) >= 5
    for where, patterns, words in SAID:
        assert patterns, f"{where}: the key stands where it is said"
        for pattern in patterns:
            places = [known[key] for key in known if re.fullmatch(pattern, key)]
            assert places, f"{where}: there is no message {pattern}"
            if words is not None:
                assert words == set().union(*places) - {"where"}, f"{where}: {pattern} has other places"


def test_no_refusal_is_never_said() -> None:
    patterns = [pattern for _, patterns, _ in SAID for pattern in patterns]
    for key in messages("en", PARTS):
        assert any(re.fullmatch(pattern, key) for pattern in patterns), key


def raised(path: Path) -> Iterator[tuple[str, type[BaseException]]]:
    """Where a file raises something, and what: ``Kind(...)``, ``Kind.of(...)`` or a kind itself."""
    module = importlib.import_module(".".join(("sexton", *path.relative_to(SOURCE).with_suffix("").parts)))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and node.exc is not None:
            names = [part.id for part in ast.walk(node.exc) if isinstance(part, ast.Name)]
            for kind in (getattr(module, name, getattr(builtins, name, None)) for name in names):
                if isinstance(kind, type) and issubclass(kind, BaseException):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", kind


@pytest.mark.parametrize("path", IN_EVERY_LANGUAGE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nobody_is_refused_in_one_language_alone(path: Path) -> None:
    for where, kind in raised(path):
        assert not issubclass(kind, SextonError) or issubclass(kind, Refusal), f"{where} raises a {kind.__name__}"
        assert not issubclass(kind, HTTPException), f"{where}: raise a RequestError, which has words"


@pytest.mark.parametrize("locale", [locale for locale in texts.LOCALES if locale != "en"])
def test_every_language_has_every_key_and_no_place_of_its_own(locale: str) -> None:
    english, other = messages("en"), messages(locale)
    assert english.keys() == other.keys()
    assert not [key for key in english if not other[key] <= english[key]]


def test_a_phrase_is_said_in_the_readers_language() -> None:
    names = [Phrase("name-imp"), Phrase("name-baron"), "Ana"]
    assert Phrase("event-night-fell", {"night": 1}).said("ko") == texts.message("event-night-fell", "ko", night=1)
    assert str(any_of(names)) == "Imp, Baron or Ana"
    assert str(all_of(names)) == "Imp, Baron and Ana"
    assert all_of(["Ana"]) == "Ana"
    refusal = Refusal("list-or", rest=names[0], last=names[1])
    assert str(refusal) == "Imp or Baron"
    assert refusal.said("ko") == f"{texts.name('imp', 'ko')} 또는 {texts.name('baron', 'ko')}"
