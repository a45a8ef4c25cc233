"""Writes docs/hooks.md and docs/events.md from the code: ``uv run python docs/make_reference.py``."""

from __future__ import annotations

import inspect
from pathlib import Path

import sexton.characters
from sexton.engine import events as e
from sexton.engine.character import HOOKS, Character
from sexton.engine.prompts import Domain
from sexton.engine.setup import Bags  # noqa: F401 - one of the domains
from sexton.engine.sight import Sight
from sexton.engine.words import Me

DOCS = Path(__file__).parent
HEAD = "<!-- Written by docs/make_reference.py: do not edit. -->\n\n"


def text(thing: object) -> str:
    """A docstring as one paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def members(cls: type, names: list[str]) -> list[str]:
    lines = ["| word | what it says |", "|---|---|"]
    for name in names:
        member = inspect.getattr_static(cls, name)
        if isinstance(member, property):
            lines.append(row(f"`{name}`", text(member.fget)))
        else:
            parameters = [p for p in inspect.signature(member).parameters if p != "self"]
            wait = "await " if inspect.iscoroutinefunction(member) else ""
            lines.append(row(f"`{wait}{name}({', '.join(parameters)})`", text(member)))
    return lines


def attributes() -> list[str]:
    """The class attributes of a character with the strings that follow them."""
    source = inspect.getsource(Character)
    lines = ["| attribute | meaning |", "|---|---|"]
    previous = ""
    for line in source.splitlines():
        stripped = line.strip()
        if previous and stripped.startswith('"""'):
            lines.append(row(f"`{previous}`", stripped.strip('"')))
        previous = stripped.split(":")[0] if ": ClassVar" in stripped else ""
    return lines


def hooks() -> str:
    """The page on what a character's file may override and say."""
    overridable = [*HOOKS, "claimed", "bag", "hosts", "install"]
    words = [name for name in (*vars(Sight), *vars(Me)) if not name.startswith("_") and name not in Sight.__slots__]
    return "\n".join(
        [
            HEAD + "# What a character's file may say",
            "",
            "A character is a class in its own file, named by the official id. It sets attributes, overrides hooks,",
            "and says what happens with the words of `me`, which is one ability's voice.",
            "",
            "## Attributes",
            "",
            *attributes(),
            "",
            "## Hooks",
            "",
            *members(Character, overridable),
            "",
            "## Words",
            "",
            *members(Me, words),
            "",
        ]
    )


def events() -> str:
    """The page on what can happen, and who sees it."""
    lines = [HEAD + "# What can happen, and who sees it", ""]
    lines += ["The Storyteller sees every event. `seat` is the one player whom it concerns.", ""]
    lines += ["| event | audience | fields | meaning |", "|---|---|---|---|"]
    for kind in e.Event.__subclasses__():
        meaning = text(kind) if kind.__doc__ else ""
        fields = ", ".join(f"`{field}`" for field in kind.__struct_fields__)
        lines.append(row(f"`{kind.__name__}`", kind.audience, fields, meaning))
    lines += ["", "## Domains of legal answers", "", "| type | meaning | fields |", "|---|---|---|"]
    for domain in sorted(_all(Domain), key=lambda d: str(d.__struct_config__.tag)):
        fields = ", ".join(f"`{field}`" for field in domain.__struct_fields__)
        lines.append(row(f"`{domain.__struct_config__.tag}`", text(domain), fields))
    return "\n".join([*lines, ""])


def _all(cls: type[Domain]) -> list[type[Domain]]:
    found = []
    for sub in cls.__subclasses__():
        found += [sub, *_all(sub)]
    return found


PAGES = {"hooks.md": hooks, "events.md": events}

if __name__ == "__main__":
    assert sexton.characters
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), "utf-8")
