"""Character tokens of 45 mm and reminder tokens of 25 mm, with marks to cut them by."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from sexton.almanac.sheets import Line, Sheet
from sexton.engine.character import CHARACTERS
from sexton.paper.document import GREY, HAIR, TEAM_INK, Document, Style
from sexton.paper.frames import FOOT, MARGIN, foot
from sexton.paper.icons import icon, rim

CHARACTER, REMINDER = 45.0, 25.0
"""Diameters in millimetres."""

_GAP = 2.0
_MARK = 1.6


def character_tokens(document: Document, found: Sheet) -> None:
    """A token for each character, and as many of one as a bag may hold."""
    places = _places(document, found, CHARACTER, "sheet-cut-tokens")
    for line in found.lines:
        for _ in range(CHARACTERS[line.id].copies if line.id in CHARACTERS else 1):
            _character(document, found, line, *next(places))


def reminder_tokens(document: Document, found: Sheet) -> None:
    """All reminder tokens of all characters. Without any there is no page."""
    places = _places(document, found, REMINDER, "sheet-cut-reminders")
    for line in found.lines:
        for captions in line.reminders:
            _reminder(document, line, captions, *next(places))


def _places(document: Document, found: Sheet, size: float, note: str) -> Iterator[tuple[float, float]]:
    """The centres of tokens, page after page, each with its marks drawn."""
    step = size + _GAP
    while True:
        document.page()
        foot(document, found, found.words(note))
        across = int((document.width - MARGIN * 2 + _GAP) // step)
        down = int((document.height - MARGIN - FOOT - 1 + _GAP) // step)
        left = (document.width - across * step + _GAP) / 2
        for row in range(down):
            for column in range(across):
                x, y = left + column * step + size / 2, MARGIN + row * step + size / 2
                _marks(document, x, y, size / 2)
                yield x, y


def _marks(document: Document, x: float, y: float, radius: float) -> None:
    """The line to cut along, and four ticks outside it, for a punch to be laid between."""
    pdf = document.pdf
    pdf.set_draw_color(HAIR)
    pdf.set_line_width(0.1)
    pdf.circle(x, y, radius)
    pdf.set_draw_color(GREY)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        near, far = radius, radius + _MARK / 2
        pdf.line(x + dx * near, y + dy * near, x + dx * far, y + dy * far)


def _character(document: Document, found: Sheet, line: Line, x: float, y: float) -> None:
    """Picture above, name across the middle, what it does below it, its team at the foot."""
    radius = CHARACTER / 2
    inner = radius - 4.0
    rim(document, line.team, x, y, radius - 2.1)
    icon(document, line, x - 7, y - 18.2, 14, TEAM_INK[line.team])
    at = y - 3.9
    for i, name in enumerate(line.names):
        style = Style(9, GREY, leading=1.05) if i else Style(15, display=True, leading=1.0)
        style = document.fitted(name, style, 2 * inner - 3, 6)
        document.set(document.one_line(name, style, 2 * inner), x, at, style, centred=True)
        at += style.line
    at += 1.0
    team = Style(4.6, TEAM_INK[line.team], bold=True)
    foot_at = y + radius - 6.2
    document.set(found.words(f"team-{line.team}"), x, foot_at, team, centred=True)
    for text, top, style in _filled(document, line.texts[0], at - y, foot_at - y, inner):
        document.set(text, x, y + top, style, centred=True)


def _reminder(document: Document, line: Line, captions: tuple[str, ...], x: float, y: float) -> None:
    """Picture above, caption below it, whose token it is at the foot."""
    radius = REMINDER / 2
    document.pdf.set_draw_color(TEAM_INK[line.team])
    document.pdf.set_line_width(0.35)
    document.pdf.circle(x, y, radius - 1.1)
    icon(document, line, x - 4.1, y - 10, 8.2, TEAM_INK[line.team])
    foot_at = y + radius - 5.4
    name = document.fitted(line.names[0], Style(4.6, GREY), 12, 3.4)
    document.set(document.one_line(line.names[0], name, 16), x, foot_at, name, centred=True)
    text = "\n".join(captions)
    for size in (7.6, 7.0, 6.4, 5.8, 5.2, 4.6):
        style = Style(size, bold=True, leading=1.12)
        words = document.lines(text, style, _chord(-1.4, style.line, radius - 2.2))
        if len(words) * style.line <= foot_at - y + 1.2:
            break
    words = words[: max(1, int((foot_at - y + 1.2) // style.line))]
    at = y - 1.6 + (foot_at - y + 1.3 - len(words) * style.line) / 2
    for shown in words:
        document.set(shown, x, at, style, centred=True)
        at += style.line


def _filled(document: Document, text: str, top: float, end: float, radius: float) -> Iterator[tuple[str, float, Style]]:
    """A text's lines between two heights in a circle, as large as they fit; cut off where they never do."""
    for size in (6.2, 5.8, 5.4, 5.0, 4.7, 4.4, 4.1):
        style = Style(size, leading=1.22)
        lines = document.lines(text, style, _chord(top, style.line, radius))
        if len(lines) * style.line <= end - top:
            break
    most = int((end - top) // style.line)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    # Few lines stand lower, as long as there is room for what the narrower circle makes of them.
    spare = end - top - len(lines) * style.line
    for lower in (top + spare * 0.4, top + spare * 0.2):
        again = document.lines(text, style, _chord(lower, style.line, radius))
        if len(again) * style.line <= end - lower:
            lines, top = again, lower
            break
    for i, line in enumerate(lines):
        yield line, top + i * style.line, style


def _chord(top: float, step: float, radius: float) -> Callable[[int], float]:
    """The width of a circle at the lines of a text that begins ``top`` below the centre."""

    def width(line: int) -> float:
        deepest = max(abs(top + line * step), abs(top + (line + 1) * step - step * 0.25))
        return max(2 * math.sqrt(max(radius**2 - deepest**2, 0.0)), 6.0)

    return width
