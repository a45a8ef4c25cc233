"""What a narration is made of: lines, each for whoever may know it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sexton.story.causes import Cause

TITLE, HEAD, STEP, PUBLIC, PRIVATE, HIDDEN = "title", "head", "step", "public", "private", "hidden"
WHY = "why"


class Line(msgspec.Struct, frozen=True):
    """A line of a narration: a title, the head of a night or day, the step of a night, or what everybody, one
    seat or only the Storyteller knows. ``depth`` is how far it stands to the right. Told to the Storyteller, ``event``
    is the place in the log of what it tells, and ``why`` the reasons, where they were asked for."""

    text: str
    kind: str = PUBLIC
    depth: int = 0
    event: int | None = None
    why: tuple[Cause, ...] = ()


def plain(lines: Iterable[Line]) -> str:
    """A narration as text, one line each, an empty one before each head."""
    return "".join(
        f"\n== {line.text}\n" if line.kind == HEAD else f"{'  ' * line.depth}{line.text}\n" for line in lines
    )
