"""The script sheet, the night sheet and the player reference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sexton.almanac.sheets import Line, Pair, Sheet, Step
from sexton.engine.character import FEWEST, MOST, base_row
from sexton.engine.manual import TEAMS
from sexton.paper.document import GREY, HAIR, INK, TEAM_INK, Block, Document, Style
from sexton.paper.frames import FOOT, MARGIN, fit, head, heading, next_head, text_blocks
from sexton.paper.icons import icon

_GAP = 6.0
_FIRM = "\u00a0"
"""A space that no line is broken at."""


def script_sheet(document: Document, found: Sheet) -> None:
    """Everybody's sheet: characters by team in two columns, jinxes, the author's rules."""
    top = head(document, found)
    room = document.height - FOOT - 1 - top
    blocks = fit(room, partial(_script_blocks, document, found))
    document.flow(blocks, top, room, lambda: next_head(document, found))


def night_sheet(document: Document, found: Sheet) -> None:
    """The Storyteller's sheet: the first night on one page, the other nights on the next."""
    for title, steps in (("sheet-first-night", found.first_night), ("sheet-other-nights", found.other_nights)):
        top = head(document, found, found.words(title))
        room = document.height - FOOT - 1 - top
        blocks = fit(room, partial(_night_blocks, document, steps))
        document.flow(blocks, top, room, lambda: next_head(document, found))


def reference(document: Document, found: Sheet) -> None:
    """What every player should know: who is in play by the number of players, and how the game goes."""
    top = head(document, found, found.words("sheet-reference"))
    room = document.height - FOOT - 1 - top
    blocks = fit(room, partial(_reference_blocks, document, found))
    document.flow(blocks, top, room, lambda: next_head(document, found))


def _script_blocks(document: Document, found: Sheet, scale: float) -> list[Block]:
    inner = document.width - 2 * MARGIN
    blocks = []
    for team in TEAMS:
        if lines := found.team(team):
            blocks.append(heading(document, found.words(f"team-{team}"), MARGIN, inner, TEAM_INK[team], scale))
            half = (len(lines) + 1) // 2
            for left, right in zip(lines[:half], [*lines[half:], None], strict=False):
                blocks.append(_row(document, left, right, scale))
    if found.jinxes:
        blocks.append(heading(document, found.words("script-jinxes"), MARGIN, inner, INK, scale))
        blocks += [_jinx(document, found, pair, scale) for pair in found.jinxes]
    if found.rules:
        blocks.append(heading(document, found.words("sheet-rules"), MARGIN, inner, INK, scale))
        for rule in found.rules:
            blocks += text_blocks(document, rule, MARGIN, inner, Style(8.6 * scale), after=1 * scale)
    return blocks


def _row(document: Document, left: Line, right: Line | None, scale: float) -> Block:
    width = (document.width - 2 * MARGIN - _GAP) / 2
    cells = [_cell(document, left, MARGIN, width, scale)]
    if right is not None:
        cells.append(_cell(document, right, MARGIN + width + _GAP, width, scale))

    return Block(max(cell.height for cell in cells), partial(_draw, cells))


def _cell(document: Document, line: Line, x: float, width: float, scale: float) -> Block:
    """A character: picture, name, and what it does."""
    size, indent = 8.2 * scale, 10.2 * scale
    name, texts = Style(10.4 * scale, bold=True), Style(8.6 * scale)
    set_texts = [document.lines(text, texts, width - indent) for text in line.texts]
    height = name.line + sum(len(lines) for lines in set_texts) * texts.line

    def draw(y: float) -> None:
        icon(document, line, x, y + 0.4 * scale, size, TEAM_INK[line.team])
        _names(document, line.names, x + indent, y, width - indent, name)
        at = y + name.line
        for i, lines in enumerate(set_texts):
            for words in lines:
                document.set(words, x + indent, at, texts._replace(colour=GREY) if i else texts)
                at += texts.line

    return Block(max(height, size) + 1.7 * scale, draw)


def _names(document: Document, names: Sequence[str], x: float, y: float, width: float, style: Style) -> None:
    """A name, and smaller behind it the one in the other language."""
    style = document.fitted(names[0], style, width)
    document.set(document.one_line(names[0], style, width), x, y, style)
    for other in names[1:]:
        x += document.measure(names[0], style) + 1.8
        document.set(other, x, y, style._replace(colour=GREY, bold=False, size=style.size * 0.92, leading=1.435))


def _jinx(document: Document, found: Sheet, pair: Pair, scale: float) -> Block:
    inner, indent = document.width - 2 * MARGIN, 14 * scale
    bold, style = Style(8.6 * scale, bold=True), Style(8.6 * scale)
    pieces = [
        (text, used._replace(colour=GREY) if i else used)
        for i, (names, rule) in enumerate(zip(pair.names, pair.texts, strict=True))
        for used, words in ((bold, names), (style, rule))
        for text in document.lines(words, used, inner - indent)
    ]
    by_id = {line.id: line for line in found.lines}
    height = sum(used.line for _, used in pieces)

    def draw(y: float) -> None:
        for i, id in enumerate(pair.ids):
            icon(document, by_id[id], MARGIN + 6.2 * scale * i, y + 0.6, 5.6 * scale, TEAM_INK[by_id[id].team])
        for text, used in pieces:
            document.set(text, MARGIN + indent, y, used)
            y += used.line

    return Block(height + 1.2 * scale, draw)


def _night_blocks(document: Document, steps: Sequence[Step], scale: float) -> list[Block]:
    return [_step(document, step, scale) for step in steps]


def _step(document: Document, step: Step, scale: float) -> Block:
    """One step: a box to tick, who, what, and the reminder tokens to lay."""
    size = 7.6 * scale
    x, indent, names = MARGIN, 16 * scale, 40 * scale
    width = document.width - 2 * MARGIN - indent - names
    name, small, texts = Style(10.8 * scale, bold=True), Style(8.6 * scale, GREY), Style(8.8 * scale)
    set_texts = [document.lines(text, texts, width) for text in step.texts]
    captions = [" · ".join(one) for one in dict.fromkeys(step.line.reminders if step.line else ())]
    rows = document.lines(" ".join(f"○ {caption}   ".replace(" ", _FIRM) for caption in captions), small, width)
    height = sum(map(len, set_texts)) * texts.line + len(rows) * small.line
    height = max(height, size, name.line + small.line * (len(step.names) - 1)) + 2.6 * scale
    colour = TEAM_INK[step.line.team] if step.line else GREY

    def draw(y: float) -> None:
        document.rule(x, y, document.width - 2 * MARGIN, HAIR, 0.15)
        y += 1.1 * scale
        document.pdf.set_draw_color(GREY)
        document.pdf.set_line_width(0.2)
        document.pdf.rect(x, y + 1.8 * scale, 3.4 * scale, 3.4 * scale)
        if step.line:
            icon(document, step.line, x + 6 * scale, y, size, colour)
        at = y
        for i, shown in enumerate(step.names):
            style = document.fitted(shown, small if i else name._replace(colour=colour), names - 2)
            document.set(document.one_line(shown, style, names - 2), x + indent, at, style)
            at += (small if i else name).line
        at = y
        for i, lines in enumerate(set_texts):
            for words in lines:
                document.set(words, x + indent + names, at, texts._replace(colour=GREY) if i else texts)
                at += texts.line
        for row in rows:
            document.set(row, x + indent + names, at, small)
            at += small.line

    return Block(height, draw)


_HOW = ("goal", "day", "votes", "night", "dead", "impaired", "mad", "exile")


def _reference_blocks(document: Document, found: Sheet, scale: float) -> list[Block]:
    inner = document.width - 2 * MARGIN
    blocks = [heading(document, found.words("how-counts"), MARGIN, inner, INK, scale), *_counts(document, found, scale)]
    blocks += text_blocks(
        document, found.words("how-travellers"), MARGIN, inner, Style(8 * scale, GREY), after=2.5 * scale
    )
    parts = [_how(document, found, part, scale) for part in _HOW]
    width = (inner - _GAP) / 2
    for left, right in zip(parts[::2], parts[1::2], strict=True):
        cells = [left(MARGIN, width), right(MARGIN + width + _GAP, width)]
        blocks.append(Block(max(cell.height for cell in cells), partial(_draw, cells)))
    first, other = ({step.id for step in steps} for steps in (found.first_night, found.other_nights))
    for team in TEAMS:
        if lines := found.team(team):
            blocks.append(heading(document, found.words(f"team-{team}"), MARGIN, inner, TEAM_INK[team], scale))
            for i in range(0, len(lines), 3):
                blocks.append(_listed(document, lines[i : i + 3], first, other, scale))
    legend = f"● {found.words('how-wakes-first')}{_FIRM * 4} ○ {found.words('how-wakes-other')}"
    return [
        *blocks,
        Block(1.5 * scale, lambda _: None),
        *text_blocks(document, legend, MARGIN, inner, Style(7.6 * scale, GREY)),
    ]


def _draw(cells: Sequence[Block], y: float) -> None:
    for cell in cells:
        cell.draw(y)


def _counts(document: Document, found: Sheet, scale: float) -> list[Block]:
    """The table of the setup: a column a number of players, a row a team."""
    players = range(FEWEST, MOST + 1)
    first = 46.0
    step = (document.width - 2 * MARGIN - first) / len(players)

    def row(caption: str, colour: str, numbers: Sequence[int], bold: bool) -> Block:
        style = Style(9.6 * scale, colour, bold=bold)

        def draw(y: float) -> None:
            document.set(caption, MARGIN, y, document.fitted(caption, style._replace(bold=True), first - 2))
            for i, number in enumerate(numbers):
                document.set(str(number), MARGIN + first + step * (i + 0.5), y, style, centred=True)
            document.rule(MARGIN, y + style.line + 0.5, document.width - 2 * MARGIN, HAIR, 0.15)

        return Block(style.line + 1, draw, keep=True)

    rows = [row(found.words("how-players"), INK, players, bold=True)]
    for team in TEAMS[:4]:
        numbers = [getattr(base_row(count), team) for count in players]
        rows.append(row(found.words(f"team-{team}"), TEAM_INK[team], numbers, bold=False))
    return rows


def _how(document: Document, found: Sheet, part: str, scale: float) -> Callable[[float, float], Block]:
    def at(x: float, width: float) -> Block:
        title, style = Style(11.5 * scale, display=True, leading=1.2), Style(8.6 * scale)
        texts = [document.lines(text, style, width) for text in found.texts(f"how-{part}-text")]

        def draw(y: float) -> None:
            document.set(found.words(f"how-{part}"), x, y, title)
            y += title.line
            for i, lines in enumerate(texts):
                for line in lines:
                    document.set(line, x, y, style._replace(colour=GREY) if i else style)
                    y += style.line

        return Block(title.line + sum(map(len, texts)) * style.line + 2.2 * scale, draw)

    return at


def _listed(document: Document, lines: Sequence[Line], first: set[str], other: set[str], scale: float) -> Block:
    width = (document.width - 2 * MARGIN) / 3
    style = Style(9.2 * scale)

    def draw(y: float) -> None:
        for i, line in enumerate(lines):
            x = MARGIN + width * i
            icon(document, line, x, y, 4.8 * scale, TEAM_INK[line.team])
            marks = "".join(mark for mark, wakes in (("●", first), ("○", other)) if line.id in wakes)
            used = document.fitted(" ".join(line.names), style, width - 15 * scale)
            shown = document.one_line(" ".join(line.names), used, width - 15 * scale)
            document.set(shown, x + 6.4 * scale, y + 0.3, used)
            document.set(marks, x + 7.6 * scale + document.measure(shown, used), y + 0.3, style._replace(colour=GREY))

    return Block(5.6 * scale, draw)
