"""A PDF with our typefaces: measuring and setting of lines, in millimetres from the upper left corner."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from typing import NamedTuple

from fpdf import FPDF
from fpdf.fonts import TTFFont

#: Width and height of a sheet; a booklet's pages are half of one.
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

SANS, DISPLAY = "sans", "display"
INK, GREY, HAIR = "#14191e", "#59646d", "#c3cad0"
TEAM_INK = {
    "townsfolk": "#1d5a94",
    "outsider": "#16746c",
    "minion": "#b2452c",
    "demon": "#9c1f1b",
    "traveller": "#6649ad",
    "fabled": "#8a6a14",
    "loric": "#457535",
}

MISSING = "□"
"""Stands for a letter that the typeface lacks."""

_FONTS = {(SANS, ""): "sans-400.woff", (SANS, "B"): "sans-600.woff", (DISPLAY, ""): "display-600.woff"}
_FOLDER = files(__package__) / "fonts"
_POINT = 25.4 / 72


class Style(NamedTuple):
    """How words look. ``size`` is in points, ``leading`` from line to line in sizes."""

    size: float
    colour: str = INK
    bold: bool = False
    display: bool = False
    leading: float = 1.32

    @property
    def line(self) -> float:
        """From one line to the next, in millimetres."""
        return self.size * self.leading * _POINT


class Block(NamedTuple):
    """A strip across the page that is never cut. ``draw`` is given its upper edge. ``keep`` binds it to the next."""

    height: float
    draw: Callable[[float], None]
    keep: bool = False


class Document:
    """A PDF in the making. ``missing`` collects letters that no typeface of ours has."""

    def __init__(self, title: str, author: str, language: str, size: str) -> None:
        self.width, self.height = SIZES[size]
        self.size = size
        self.missing: dict[str, None] = {}
        self.pdf = FPDF(unit="mm", format=SIZES[size])
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_author(author or "Sexton")
        self.pdf.set_creator("Sexton")
        self.pdf.set_lang(language)
        for (family, style), name in _FONTS.items():
            with as_file(_FOLDER / name) as path:
                self.pdf.add_font(family, style, path)
        self._known: dict[str, dict[str, float]] = {}

    def page(self, *, half: bool = False) -> None:
        """Begin a page, or one of a booklet's."""
        self.width, self.height = SIZES[self.size]
        if half:
            self.width, self.height = self.height / 2, self.width
        self.pdf.add_page(format=(self.width, self.height))

    def bytes(self) -> bytes:
        """The finished file."""
        return bytes(self.pdf.output())

    def measure(self, text: str, style: Style) -> float:
        """The width of a line."""
        return self._width(self._clean(text), style)

    def fitted(self, text: str, style: Style, width: float, smallest: float = 5.0) -> Style:
        """The style, smaller where the line would not fit the width otherwise."""
        wide = self.measure(text, style)
        return style if wide <= width else style._replace(size=max(smallest, style.size * width / wide))

    def lines(self, text: str, style: Style, width: float | Callable[[int], float]) -> list[str]:
        """The text broken into lines between words, in a word only where it is longer than a line. ``width`` may
        differ by the line's number."""
        wide = width if callable(width) else lambda _: width
        found: list[str] = []
        space = self._width(" ", style)
        for paragraph in self._clean(text).splitlines():
            words: list[str] = []
            used = 0.0
            for word in filter(None, paragraph.split(" ")):  # spaces that do not break stay
                needed = self._width(word, style)
                if words and used + space + needed > wide(len(found)):
                    found.append(" ".join(words))
                    words = []
                while not words and needed > wide(len(found)) and len(word) > 1:
                    cut = self._cut(word, style, wide(len(found)))
                    found.append(word[:cut])
                    word = word[cut:]
                    needed = self._width(word, style)
                used = used + space + needed if words else needed
                words.append(word)
            if words:
                found.append(" ".join(words))
        return found

    def one_line(self, text: str, style: Style, width: float) -> str:
        """As much of the text as one line holds."""
        return next(iter(self.lines(text, style, width)), "")

    def set(self, text: str, x: float, y: float, style: Style, *, centred: bool = False, right: bool = False) -> None:
        """One line with its upper edge at ``y``, from ``x``, around it, or up to it."""
        text = self._clean(text)
        family, weight, size = self._face(text, style)
        wide = self._width(text, style) if centred or right else 0.0
        self.pdf.set_font(family, weight, size)
        self.pdf.set_text_color(style.colour)
        baseline = y + (style.line + style.size * _POINT * 0.7) / 2
        self.pdf.text(x - wide / (2 if centred else 1), baseline, text)

    def rule(self, x: float, y: float, width: float, colour: str = HAIR, thick: float = 0.2) -> None:
        """A horizontal line."""
        self.pdf.set_draw_color(colour)
        self.pdf.set_line_width(thick)
        self.pdf.line(x, y, x + width, y)

    def flow(self, blocks: Sequence[Block], top: float, room: float, next_page: Callable[[], float]) -> None:
        """Draw blocks one below the other, on as many pages as they need."""
        y, end = top, top + room
        for i, block in enumerate(blocks):
            if y + together(blocks, i) > end and y > top:
                top = next_page()
                y, end = top, top + room
            block.draw(y)
            y += block.height

    def _face(self, text: str, style: Style) -> tuple[str, str, float]:
        """The family, weight and size in points that a text is set in: names in the display face if it has all of
        their letters. That one is small for its size."""
        if style.display and self._advances(DISPLAY, "").keys() >= set(text):
            return DISPLAY, "", style.size
        return SANS, "B" if style.bold or style.display else "", style.size * (0.86 if style.display else 1.0)

    def _width(self, text: str, style: Style) -> float:
        family, weight, size = self._face(text, style)
        advances = self._advances(family, weight)
        return sum(advances.get(letter, 0.0) for letter in text) * size * _POINT

    def _advances(self, family: str, weight: str) -> dict[str, float]:
        """The letters of a typeface, each with its width in sizes."""
        key = family + weight
        if key not in self._known:
            font = self.pdf.fonts[key]
            assert isinstance(font, TTFFont)
            self._known[key] = {chr(code): font.cw[code] / 1000 for code in font.cmap}
        return self._known[key]

    def _cut(self, word: str, style: Style, width: float) -> int:
        """How many letters of a word that is too long fit; one at least."""
        family, weight, size = self._face(word, style)
        advances, left = self._advances(family, weight), width / (size * _POINT)
        for i, letter in enumerate(word):
            left -= advances.get(letter, 0.0)
            if left < 0:
                return max(i, 1)
        return len(word)

    def _clean(self, text: str) -> str:
        known = self._advances(SANS, "").keys()
        kept = []
        for letter in unicodedata.normalize("NFC", text):
            if letter in known or letter in "\r\n":
                kept.append(letter)
            elif letter.isspace():
                kept.append(" ")
            elif unicodedata.category(letter) not in ("Cc", "Cf", "Mn"):
                self.missing[letter] = None
                kept.append(MISSING)
        return "".join(kept)


def together(blocks: Sequence[Block], i: int) -> float:
    """The height of a block with those that it is bound to."""
    height = blocks[i].height
    while blocks[i].keep and i + 1 < len(blocks):
        i += 1
        height += blocks[i].height
    return height


def pages(blocks: Sequence[Block], room: float) -> int:
    """How many pages of that height the blocks take."""
    count, left = 1, room
    for i, block in enumerate(blocks):
        if together(blocks, i) > left and left < room:
            count, left = count + 1, room
        left -= block.height
    return count
