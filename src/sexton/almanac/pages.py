"""Almanac pages as text: a head, then for each character a team line, a name, an ability and more.

The layouts differ in what surrounds that order. Lines may be indented and entries numbered; steps may be
numbered, begin with a dash or stand bare; there may be a title with ``Almanac · author · 31 characters``
and a ``Notes`` section in front, and a link of the web page at the end.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from sexton.almanac.names import LONGEST_NAME, Quirk, recognise, team_of
from sexton.almanac.records import Almanac, Entry, ScriptProblem, UnreadableScript, at_line, remark
from sexton.almanac.sentences import clean, entry_problems, heading, quoted, refuse_if_too_many
from sexton.errors import Phrase, Word, one_after_another

_NUMBER = re.compile(r"\d{1,4}[.)]\s+")
_MARK = re.compile(r"(?:\d{1,4}[.)]|[-\u2013\u2014\u2022*])\s+")
_COUNT = re.compile(r"(\d{1,6})\s+characters?", re.IGNORECASE)

_QUOTES = ('"', "'", "\u201c", "\u2018", "\u300c")

_MOST_LINES = 100_000

#: So many lines without a place are named one by one.
_MOST_STRAYS = 20

_STEPS = {"how to run", "진행 방법"}
_EXAMPLES = {"examples & notes", "examples and notes", "examples", "예시와 메모"}
_NOTES = {"notes", "메모"}
_NOT_WRITTEN = {"not written yet.", "not written yet"}
_TRAILERS = {"back to script", "back to top", "back"}


class _Line(NamedTuple):
    number: int
    indent: int
    text: str

    @property
    def where(self) -> Phrase:
        return at_line(self.number)

    @property
    def key(self) -> str:
        return self.text.casefold()

    @property
    def unnumbered(self) -> str:
        return _NUMBER.sub("", self.text, count=1) if _NUMBER.match(self.text) else self.text

    @property
    def team(self) -> str:
        """The team as written if the line holds nothing but a team, else an empty string."""
        if len(self.text) > LONGEST_NAME:
            return ""
        return self.unnumbered if team_of(self.unnumbered) else ""


def looks_like_page(text: str) -> bool:
    """Whether any line of the text is a team line, as in every almanac page."""
    return any(line.team for line in _lines(text))


def read_page(text: str) -> Almanac:
    """Read the text of an almanac page.

    Raises UnreadableScript if it has no characters, an entry without name or ability, a character twice,
    or a heading that is no team.
    """
    lines = _lines(text)
    while lines and lines[-1].key in _TRAILERS:
        lines.pop()
    starts = [index for index, line in enumerate(lines) if line.team]
    if not starts:
        raise UnreadableScript("unreadable-no-characters")
    head = _Head(lines[: starts[0]])
    strays = list(head.strays)
    problems: list[ScriptProblem] = []
    entries: list[Entry] = []
    first_seen: dict[str, _Line] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        refuse_if_too_many(len(entries) + 1)
        block = lines[start:end]
        if len(block) < 3 or block[2].key in _STEPS | _NOT_WRITTEN:
            raise _incomplete(block, head.declared, len(entries))
        entry, quirk, outside = _entry(block)
        if earlier := first_seen.get(entry.id):
            raise UnreadableScript(
                "unreadable-duplicate-character", where=block[1].where, name=quoted(entry.name), first=earlier.where
            )
        first_seen[entry.id] = block[1]
        problems += entry_problems(entry, quirk, block[1].where)
        if not entry.written:
            name = quoted(entry.name)
            problems.append(remark("finding-not-written", where=block[1].where, level="note", name=name))
        strays += outside
        entries.append(entry)
    problems += _stray_problems(strays)
    problems += _count_problems(head, len(entries))
    return Almanac(
        title=head.title,
        author=head.author,
        declared=head.declared,
        entries=tuple(entries),
        notes=tuple(head.notes),
        # The Bootlegger says that there are house rules; the author's notes are where they stand.
        house_rules=tuple(head.notes) if "bootlegger" in first_seen else (),
        problems=tuple(problems),
    )


def _lines(text: str) -> list[_Line]:
    lines = []
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    if plain.count("\n") > _MOST_LINES:
        raise UnreadableScript("unreadable-too-large-page", code="too-large", most=_MOST_LINES)
    for number, raw in enumerate(plain.split("\n"), 1):
        if stripped := clean(raw):
            lines.append(_Line(number, len(raw) - len(raw.lstrip()), stripped))
    return lines


class _Head:
    """What stands before the first character: title, author, announced number, notes."""

    def __init__(self, lines: Sequence[_Line]) -> None:
        self.title = ""
        self.author = ""
        self.declared: int | None = None
        self.notes: list[str] = []
        self.strays: list[_Line] = []
        self.count_line: _Line | None = None
        _refuse_unknown_team(lines)
        in_notes = False
        for index, line in enumerate(lines):
            if in_notes:
                self.notes.append(_MARK.sub("", line.text, count=1) if _MARK.match(line.text) else line.text)
            elif line.key in _NOTES:
                in_notes = True
            elif self._announcement(line):
                continue
            elif index == 0:
                self.title = heading(line.unnumbered)
            else:
                self.strays.append(line)

    def _announcement(self, line: _Line) -> bool:
        parts = [heading(part) for part in re.split("[·•|]", line.text)]
        if parts[0].casefold() not in {"almanac", "연감"} or len(parts) < 2:
            return False
        count = _COUNT.fullmatch(parts[-1])
        if count:
            self.declared = int(count[1])
        elif "character" in parts[-1].casefold():
            self.count_line = line
        self.author = " · ".join(parts[1:] if not count and self.count_line is None else parts[1:-1])
        return True


def _count_problems(head: _Head, found: int) -> list[ScriptProblem]:
    if head.count_line is not None:
        return [remark("finding-count-unreadable", where=head.count_line.where, level="doubt", found=found)]
    if head.declared is not None and head.declared != found:
        return [remark("finding-count-mismatch", level="doubt", declared=head.declared, found=found)]
    return []


def _incomplete(block: Sequence[_Line], declared: int | None, complete: int) -> UnreadableScript:
    line, *others = block[:2]
    what: list[Word] = []
    if others:
        line = others[0]
        what.append(Phrase("incomplete-no-ability", {"name": quoted(line.text), "where": line.where}))
    else:
        what.append(Phrase("incomplete-no-character", {"line": quoted(line.text), "where": line.where}))
    if declared is not None:
        what.append(Phrase("incomplete-announced", {"declared": declared, "complete": complete}))
    return UnreadableScript("unreadable-incomplete-entry", where=line.where, what=one_after_another(what))


def _stray_problems(lines: Sequence[_Line]) -> list[ScriptProblem]:
    problems = [remark("finding-stray-line", where=line.where, line=quoted(line.text)) for line in lines[:_MOST_STRAYS]]
    if more := lines[_MOST_STRAYS:]:
        problems.append(remark("finding-stray-line-more", code="stray-line", where=more[0].where, count=len(more)))
    return problems


def _refuse_unknown_team(lines: Sequence[_Line]) -> None:
    """Raise UnreadableScript if a line that is no team is followed by the bare name of a character."""
    for line, following in pairwise(lines):
        if len(line.text) <= 20 and len(following.text) <= 30 and not _MARK.match(line.text):
            found = recognise(following.text)
            if found.known and not found.quirk:
                raise UnreadableScript(
                    "unreadable-unknown-team", where=line.where, line=quoted(line.text), name=quoted(following.text)
                )


def _entry(block: Sequence[_Line]) -> tuple[Entry, Quirk, list[_Line]]:
    """What a block says, what had to be cut off its name, and its lines that belong to no part of it."""
    team, name, ability, *rest = block
    _refuse_unknown_team(rest)
    found = recognise(name.text)
    prose: list[str] = []
    # A step or example is the pieces of its lines.
    steps: list[list[str]] = []
    examples: list[list[str]] = []
    strays: list[_Line] = []
    written = True
    section: list[list[str]] | None = None  # None before the first heading
    marked: int | None = None  # the indent of the marked lines of this section, None if it has none
    for line in rest:
        if line.key in _STEPS | _EXAMPLES:
            section = steps if line.key in _STEPS else examples
            marked = None
        elif section is None:
            if line.key in _NOT_WRITTEN:
                written = False
            else:
                prose.append(line.text)
        elif mark := _MARK.match(line.text):
            if not section:
                marked = line.indent
            section.append([line.text[mark.end() :] if marked is not None else line.text])
        elif marked is None:
            section.append([line.text])
        else:
            strays.append(line)
            # A line further left than the steps is the web page's own; any other continues the last step.
            if line.indent >= marked:
                section[-1].append(line.text)
    flavour, overview = _prose(prose, ability.text)
    entry = Entry(
        id=found.id,
        name=name.text,
        team=team.team,
        ability=ability.text,
        flavour=flavour,
        overview=overview,
        how_to_run=tuple(map(" ".join, steps)),
        examples=tuple(map(" ".join, examples)),
        written=written,
    )
    return entry, found.quirk, strays


def _prose(lines: Sequence[str], ability: str) -> tuple[str, str]:
    """Tell the flavour from the overview, which usually begins by quoting the ability."""
    opening = ability[:12].casefold()
    for index, line in enumerate(lines):
        if line[:1] in _QUOTES and line[1:13].casefold() == opening:
            return "\n".join(lines[:index]), "\n".join(lines[index:])
    return "\n".join(lines[:1]), "\n".join(lines[1:])
