"""The house keeps its shape: imports run one way, no character is named outside its file, rules are pure."""

from __future__ import annotations

import ast
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sexton
import sexton.characters
import sexton.jinxes
from sexton.almanac import CHARACTERS as FACTS
from sexton.engine.character import CHARACTERS, HOOKS, Character
from sexton.engine.events import EVERYONE, NOBODY, SEAT, Event
from sexton.engine.manual import is_manual

SOURCE = Path(sexton.__file__).parent

MAY_IMPORT = {
    "engine": {"engine"},
    "characters": {"engine", "jinxes"},
    "jinxes": {"engine"},
    "texts": {"texts"},
    "almanac": {"almanac", "texts", "engine"},
    "paper": {"paper", "almanac", "texts", "engine"},
    "table": {"engine"},
    "bots": {"bots", "table", "engine"},
    "storyteller": {"storyteller", "bots", "table", "engine"},
    "scenario": {"scenario", "almanac", "texts", "characters", "jinxes", "engine"},
}
"""What each part may import of the others; server and cli may import everything. ``errors`` is open to all."""

CHARACTER_FILES = sorted(path for path in (SOURCE / "characters").rglob("*.py") if path.name != "__init__.py")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_imports_run_one_way(part: str) -> None:
    paths = [SOURCE / f"{part}.py"] if (SOURCE / f"{part}.py").exists() else sorted((SOURCE / part).rglob("*.py"))
    assert paths
    for path in paths:
        for name in imports(path):
            if name.startswith("sexton."):
                assert name.split(".")[1] in MAY_IMPORT[part] | {"errors"}, f"{path.relative_to(SOURCE)} imports {name}"


def test_whoever_plays_the_characters_plays_by_their_jinxes() -> None:
    program = "import sexton.characters; from sexton.engine.jinx import JINXES; print(len(JINXES))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(found.stdout) == len(list((SOURCE / "jinxes").glob("[a-z]*.py")))


def literals(tree: ast.AST) -> Iterator[str]:
    """The strings of a module that are no docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


RULES = [
    path
    for part in ("engine", "characters", "bots", "storyteller", "server", "scenario")
    for path in sorted((SOURCE / part).rglob("*.py"))
]


ALSO_A_STATE = {"drunk"}


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_character_is_named_outside_its_own_file(path: Path) -> None:
    named = set(literals(ast.parse(path.read_text("utf-8")))) & set(CHARACTERS)
    assert named <= {path.stem} | ALSO_A_STATE


@pytest.mark.parametrize("path", CHARACTER_FILES, ids=lambda path: path.stem)
def test_a_character_file_holds_nothing_but_its_rule(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    for name in imports(path):
        assert name.split(".")[0] in ("sexton", "collections"), name
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Try | ast.With | ast.AsyncWith | ast.Global | ast.Nonlocal)
        if isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            assert not any(isinstance(target, ast.Attribute) for target in targets), "no assignment to self or me"
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    assert len(classes) == 1
    assert ast.get_docstring(classes[0])


@pytest.mark.parametrize("path", sorted((SOURCE / "engine").glob("*.py")), ids=lambda path: path.stem)
def test_the_engine_has_no_clock_no_chance_and_no_files(path: Path) -> None:
    barred = {"time", "datetime", "secrets", "os", "pathlib", "io", "asyncio", "threading", "socket", "logging"}
    assert not barred & {name.split(".")[0] for name in imports(path)}
    text = path.read_text("utf-8")
    assert "random.random()" not in text
    assert "random.choice(" not in text


def test_every_event_names_its_audience_and_says_whom_it_concerns() -> None:
    for kind in Event.__subclasses__():
        assert kind.audience in (NOBODY, SEAT, EVERYONE)
        assert kind.audience != SEAT or "seat" in kind.__struct_fields__, kind


def test_the_facts_of_the_characters_agree_with_the_almanac() -> None:
    for name, character in CHARACTERS.items():
        if is_manual(name):
            continue  # of some script that another test has played
        assert character.team == FACTS[name].team
        if character.outsiders != (0,) or character.copies > 1 or not character.in_bag:
            assert FACTS[name].setup


def test_every_hook_is_documented() -> None:
    for name in (*HOOKS, "claimed", "bag", "hosts", "install"):
        assert getattr(Character, name).__doc__, name


@pytest.mark.parametrize("page", ["hooks.md", "events.md"])
def test_the_reference_pages_are_up_to_date(page: str) -> None:
    docs = SOURCE.parent.parent / "docs"
    namespace = runpy.run_path(str(docs / "make_reference.py"))
    assert (docs / page).read_text("utf-8") == namespace["PAGES"][page](), "run docs/make_reference.py"


def test_every_event_is_documented() -> None:
    assert not [kind.__name__ for kind in Event.__subclasses__() if not kind.__doc__]
