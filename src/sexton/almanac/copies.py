"""An almanac as a table (CSV) for spreadsheets, and as Markdown for web pages and repositories."""

import csv
import io
import re
from collections.abc import Iterator

from sexton.almanac.records import Almanac, Entry
from sexton.almanac.writers import ability
from sexton.engine.jinx import in_force
from sexton.engine.manual import TEAMS
from sexton.texts import FALLBACK, message, name

COLUMNS = ("id", "name", "team", "ability", "flavour", "overview", "how to run", "examples")

#: What a spreadsheet would take for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~&])")
_LIST = re.compile(r"^(\d+)([.)])|^([-+])", re.MULTILINE)


def export_csv(almanac: Almanac, *, locale: str = FALLBACK) -> str:
    """The almanac as CSV (RFC 4180): a line of column names, then one for each character, in the order of the file.

    Several steps or examples stand in one field, each in a line of its own. A field that a spreadsheet would calculate
    begins with an apostrophe.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for entry in almanac.entries:
        fields = (
            entry.id,
            _name(entry, locale),
            entry.team_id or entry.team,
            ability(entry, locale),
            entry.flavour,
            entry.overview,
            "\n".join(entry.how_to_run),
            "\n".join(entry.examples),
        )
        writer.writerow(f"'{field}" if field.startswith(_FORMULA) else field for field in fields)
    return text.getvalue()


def export_markdown(almanac: Almanac, *, title: str | None = None, locale: str = FALLBACK) -> str:
    """The almanac as Markdown (CommonMark): title, notes, the characters by team, jinxes, with headings in a language.
    Nothing in the file's texts is taken for a mark. The jinxes are those of ``sexton.jinxes``, if it is imported."""
    return "\n\n".join(_paragraphs(almanac, title, locale)) + "\n"


def _paragraphs(almanac: Almanac, title: str | None, locale: str) -> Iterator[str]:
    yield f"# {_plain(title or almanac.title or message('script-untitled', locale))}"
    if almanac.author:
        yield _plain(message("script-author", locale, author=almanac.author))
    if notes := dict.fromkeys([*almanac.notes, *almanac.house_rules]):
        yield f"## {message('script-notes', locale)}"
        yield from map(_plain, notes)
    for team in TEAMS:
        members = [entry for entry in almanac.entries if (entry.team_id or TEAMS[0]) == team]
        if members:
            yield f"## {message(f'team-{team}', locale)}"
        for entry in members:
            yield from _character(entry, locale)
    jinxes = in_force(almanac.ids)
    if jinxes:
        yield f"## {message('script-jinxes', locale)}"
    for jinx in jinxes:
        one, other = (name(id, locale) for id in jinx.pair)
        rule = message("jinx-{}-{}".format(*jinx.pair), locale)
        yield f"**{_plain(message('script-jinx', locale, one=one, other=other))}**: {_plain(rule)}"


def _character(entry: Entry, locale: str) -> Iterator[str]:
    yield f"### {_plain(_name(entry, locale))}"
    if line := ability(entry, locale):
        yield f"**{_plain(line)}**"
    if entry.flavour:
        yield "> " + "\n> ".join(_plain(entry.flavour).split("\n"))
    if entry.overview:
        yield "\n\n".join(_plain(entry.overview).split("\n"))
    if entry.how_to_run:
        yield f"#### {message('script-how-to-run', locale)}"
        yield "\n".join(f"{number}. {_plain(step)}" for number, step in enumerate(entry.how_to_run, 1))
    if entry.examples:
        yield f"#### {message('script-examples', locale)}"
        yield "\n".join(f"- {_plain(example)}" for example in entry.examples)


def _name(entry: Entry, locale: str) -> str:
    return entry.name if entry.homebrew else name(entry.id, locale)


def _plain(text: str) -> str:
    """Text in which Markdown sees no mark."""
    return _LIST.sub(_unlisted, _SPECIAL.sub(r"\\\1", text))


def _unlisted(found: re.Match[str]) -> str:
    return f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}"
