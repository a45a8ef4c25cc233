"""The almanac as a booklet: pages of half a sheet, one character after another, with all texts of the file."""

from __future__ import annotations

from sexton.almanac.sheets import Line, Sheet
from sexton.engine.manual import TEAMS
from sexton.paper.document import GREY, HAIR, INK, TEAM_INK, Block, Document, Style
from sexton.paper.frames import FOOT, MARGIN, foot, heading, text_blocks
from sexton.paper.icons import icon

_TEXT = Style(9.2, leading=1.42)


def booklet(document: Document, found: Sheet) -> None:
    """A cover with the characters, then a section for each, jinxes, rules and notes at the end."""
    _cover(document, found)
    start = _page(document, found)
    room = document.height - FOOT - 1 - start
    inner = document.width - 2 * MARGIN
    blocks: list[Block] = []
    for team in TEAMS:
        for line in found.team(team):
            blocks += _section(document, found, line)
    for title, texts in (
        ("script-jinxes", [f"{n}: {t}" for pair in found.jinxes for n, t in zip(pair.names, pair.texts, strict=True)]),
        ("sheet-rules", found.rules),
        ("script-notes", found.notes),
    ):
        if texts:
            blocks.append(heading(document, found.words(title), MARGIN, inner, INK, 1.0))
        for text in texts:
            blocks += text_blocks(document, text, MARGIN, inner, _TEXT, after=1.6)
    document.flow(blocks, start, room, lambda: _page(document, found))


def _page(document: Document, found: Sheet) -> float:
    document.page(half=True)
    foot(document, found)
    return MARGIN


def _cover(document: Document, found: Sheet) -> None:
    """Title, author and who is on the script."""
    document.page(half=True)
    inner = document.width - 2 * MARGIN
    title = document.fitted(found.title, Style(34, display=True, leading=1.08), inner, 20)
    y = 26.0
    for words in document.lines(found.title, title, inner)[:3]:
        document.set(words, document.width / 2, y, title, centred=True)
        y += title.line
    if found.author:
        for words in document.lines(found.words("script-author", author=found.author), Style(10, GREY), inner)[:2]:
            document.set(words, document.width / 2, y + 1, Style(10, GREY), centred=True)
            y += 5
    document.set(found.words("sheet-almanac"), document.width / 2, y + 5, Style(14, GREY, display=True), centred=True)
    y += 17
    size = 11.0
    for team in TEAMS:
        lines = found.team(team)
        across = int(inner // (size + 2))
        for i in range(0, len(lines), across):
            row = lines[i : i + across]
            x = (document.width - len(row) * (size + 2) + 2) / 2
            for line in row:
                if y + size < document.height - FOOT:
                    icon(document, line, x, y, size, TEAM_INK[team])
                x += size + 2
            y += size + 2
        y += 1.5 if lines else 0
    foot(document, found)


def _section(document: Document, found: Sheet, line: Line) -> list[Block]:
    """All about one character."""
    inner, entry = document.width - 2 * MARGIN, line.entry
    size = 12.0
    name = Style(19, TEAM_INK[line.team], display=True, leading=1.05)

    def draw(y: float) -> None:
        document.rule(MARGIN, y + 1, inner, HAIR, 0.25)
        icon(document, line, MARGIN, y + 3, size, TEAM_INK[line.team])
        shown = " · ".join(line.names)
        used = document.fitted(shown, name, inner - size - 4, 9)
        document.set(document.one_line(shown, used, inner - size - 4), MARGIN + size + 3, y + 3, used)
        document.set(found.words(f"team-{line.team}"), MARGIN + size + 3, y + 3 + name.line, Style(8.4, GREY))

    blocks = [Block(size + 5, draw, keep=True)]
    for i, text in enumerate(line.texts):
        style = _TEXT._replace(bold=i == 0, colour=GREY if i else INK)
        blocks += text_blocks(document, text, MARGIN, inner, style, after=1.4)
    if entry.flavour:
        blocks += text_blocks(document, entry.flavour, MARGIN + 5, inner - 10, _TEXT._replace(colour=GREY), after=1.8)
    blocks += text_blocks(document, entry.overview, MARGIN, inner, _TEXT, after=1.8 if entry.overview else 0.0)
    small = Style(9.2, TEAM_INK[line.team], bold=True)
    for title, texts, numbered in (
        ("script-how-to-run", entry.how_to_run, True),
        ("script-examples", entry.examples, False),
    ):
        if texts:
            caption = text_blocks(document, found.words(title), MARGIN, inner, small)
            blocks += [block._replace(keep=True) for block in caption]
        for number, text in enumerate(texts, 1):
            mark = f"{number}." if numbered else "•"
            blocks += text_blocks(document, text, MARGIN + 6, inner - 6, _TEXT, after=1.0, mark=mark)
    if line.reminders:
        captions = ", ".join(" · ".join(caption) for caption in dict.fromkeys(line.reminders))
        text = f"{found.words('sheet-reminders')}: {captions}"
        blocks.append(Block(1.2, lambda _: None))
        blocks += text_blocks(document, text, MARGIN, inner, Style(8, GREY), after=1.0)
    return [*blocks, Block(2.5, lambda _: None)]
