"""What pages have in common: heads, feet, headings, and texts that are made to fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sexton.almanac.sheets import Sheet
from sexton.paper.document import GREY, HAIR, INK, Block, Document, Style, pages

MARGIN = 11.0
FOOT = 8.0
#: By how much texts may shrink so that a sheet fits, in steps.
SCALES = (1.12, 1.06, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75)


def head(document: Document, found: Sheet, heading: str = "") -> float:
    """Begin a sheet's first page with the script's title; returns where the rest begins."""
    document.page()
    inner = document.width - 2 * MARGIN
    beside = document.measure(heading, Style(15, GREY, display=True)) + 8 if heading else 0.0
    title = document.fitted(found.title, Style(27, display=True, leading=1.1), inner - beside, 11)
    document.set(document.one_line(found.title, title, inner - beside), MARGIN, MARGIN - 2, title)
    y = MARGIN - 2 + title.line
    if heading:
        style = Style(15, GREY, display=True)
        document.set(heading, document.width - MARGIN, y - style.line - 0.6, style, right=True)
    if found.author:
        style = Style(8.5, GREY)
        author = found.words("script-author", author=found.author)
        document.set(document.one_line(author, style, inner), MARGIN, y - 0.6, style)
        y += style.line
    document.rule(MARGIN, y + 1.2, inner, INK, 0.4)
    foot(document, found)
    return y + 3.5


def next_head(document: Document, found: Sheet) -> float:
    """Begin a further page of a sheet; returns where the rest begins."""
    document.page()
    style = Style(11, GREY, display=True)
    document.set(document.one_line(found.title, style, document.width - 2 * MARGIN), MARGIN, MARGIN - 2, style)
    document.rule(MARGIN, MARGIN + 4, document.width - 2 * MARGIN, INK, 0.3)
    foot(document, found)
    return MARGIN + 6.5


def foot(document: Document, found: Sheet, note: str = "") -> None:
    """The last line of a page, below a note on how to print it."""
    y = document.height - FOOT
    for text, up in ((found.words("sheet-unofficial"), 0.0), (note, 2.8)):
        style = document.fitted(text, Style(6, GREY), document.width - 2 * MARGIN - 10, 4) if text else Style(6)
        document.set(text, MARGIN, y - up, style)
    document.set(str(document.pdf.page_no()), document.width - MARGIN, y, Style(6, GREY), right=True)


def fit(room: float, make: Callable[[float], Sequence[Block]], most: int = 1) -> Sequence[Block]:
    """The blocks as large as they fit on ``most`` pages of that height; if they never do, at their usual size."""
    for scale in SCALES:
        blocks = make(scale)
        if pages(blocks, room) <= most:
            return blocks
    if most == 1:
        return fit(room, make, most=2)
    return make(0.9)


def heading(document: Document, text: str, x: float, width: float, colour: str, scale: float) -> Block:
    """A heading with a line from it to the right edge."""
    style = Style(13.5 * scale, colour, display=True, leading=1.15)

    def draw(y: float) -> None:
        document.set(text, x, y + 1.2 * scale, style)
        wide = document.measure(text, style)
        if wide + 3 < width:
            document.rule(x + wide + 2.5, y + 1.2 * scale + style.line * 0.62, width - wide - 2.5, HAIR, 0.25)

    return Block(style.line + 2.4 * scale, draw, keep=True)


def text_blocks(
    document: Document, text: str, x: float, width: float, style: Style, *, after: float = 0.0, mark: str = ""
) -> list[Block]:
    """A paragraph as blocks of one line, so that it may go on overleaf. ``mark`` hangs before its first line."""
    found = document.lines(text, style, width)

    def line(i: int) -> Block:
        def draw(y: float) -> None:
            if i == 0 and mark:
                document.set(mark, x - 1.2, y, style, right=True)
            document.set(found[i], x, y, style)

        return Block(style.line, draw, keep=i == 0 and len(found) > 1)

    blocks = [line(i) for i in range(len(found))]
    return [*blocks, Block(after, lambda _: None)] if after else blocks
