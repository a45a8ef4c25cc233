"""The pictures of characters, drawn as paths."""

from __future__ import annotations

import io
import math
import re
from functools import cache
from importlib.resources import files

from sexton.almanac.sheets import Line
from sexton.paper.document import INK, TEAM_INK, Document, Style

_FOLDER = files("sexton") / "server" / "static" / "icons"
_ID = re.compile(r"[a-z0-9]+")

_EVIL = ("minion", "demon")
_THORNS = 26


@cache
def _picture(character: str) -> str:
    """The SVG of a character, in the colour ``currentColor``; empty where there is none."""
    file = _FOLDER / f"{character}.svg"
    return file.read_text("utf-8") if _ID.fullmatch(character) and file.is_file() else ""


def icon(document: Document, line: Line, x: float, y: float, size: float, colour: str = INK) -> None:
    """The character's picture in a square, or the first letter of its name where it has none."""
    if picture := _picture(line.icon):
        document.pdf.image(io.BytesIO(picture.replace("currentColor", colour).encode()), x, y, size, size)
        return
    style = Style(size * 2.2, colour, display=True)
    document.set(line.names[0][:1].upper(), x + size / 2, y + (size - style.line) / 2, style, centred=True)


def rim(document: Document, team: str, x: float, y: float, radius: float) -> None:
    """The ring of a character token around a centre: smooth for good, with thorns for evil."""
    pdf = document.pdf
    # Two discs, since a thick line round a circle would show where it begins.
    for colour, size in ((TEAM_INK[team], radius * 1.0275), ("#ffffff", radius * 0.9725)):
        pdf.set_fill_color(colour)
        pdf.circle(x, y, size, style="F")
    pdf.set_fill_color(TEAM_INK[team])
    if team not in _EVIL:
        return
    for thorn in range(_THORNS):
        turn = 2 * math.pi * thorn / _THORNS
        corners = ((radius, -0.07), (radius * 1.075, 0.12), (radius, 0.07))
        pdf.polygon([(x + r * math.cos(turn + a), y + r * math.sin(turn + a)) for r, a in corners], style="F")
