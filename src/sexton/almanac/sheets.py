"""What a table is handed of a script, shown or printed: its characters, jinxes and nights in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

import msgspec

from sexton.almanac.facts import night_order, official
from sexton.almanac.manual import in_order, manual_character, own_order, shortened
from sexton.almanac.records import Almanac, Entry
from sexton.engine.jinx import in_force
from sexton.engine.manual import TEAMS, plain_id
from sexton.texts import LOCALES, message, name, wording

BOTH = "both"
CHOICES = (*LOCALES, BOTH)
"""What a person may ask for: one language, or English and Korean side by side."""

_NO_CHARACTER = ("dusk", "minioninfo", "demoninfo", "dawn")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One character. ``names`` and ``texts`` (its ability) are one or two, in the languages asked for; the first is
    what the other goes with. ``reminders`` are its tokens, each in those languages. ``icon`` is the character whose
    picture it has, or empty. ``entry`` holds the file's own texts."""

    id: str
    team: str
    names: tuple[str, ...]
    texts: tuple[str, ...]
    reminders: tuple[tuple[str, ...], ...]
    setup: bool
    icon: str
    entry: Entry


class Pair(msgspec.Struct, frozen=True):
    """A jinx: the two characters' names, and the rule, in the languages asked for."""

    ids: tuple[str, str]
    names: tuple[str, ...]
    texts: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a night. ``line`` is the character that it belongs to, if any."""

    id: str
    names: tuple[str, ...]
    texts: tuple[str, ...]
    line: Line | None = None


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A script in words. ``languages`` are those asked for, the first of them that of the headings."""

    title: str
    author: str
    languages: tuple[str, ...]
    lines: tuple[Line, ...]
    jinxes: tuple[Pair, ...]
    rules: tuple[str, ...]
    notes: tuple[str, ...]
    first_night: tuple[Step, ...]
    other_nights: tuple[Step, ...]

    def team(self, team: str) -> tuple[Line, ...]:
        """The characters of one team, in the order of the file."""
        return tuple(line for line in self.lines if line.team == team)

    def words(self, key: str, **arguments: str | int) -> str:
        """A heading or caption in the languages asked for, beside each other."""
        return " · ".join(dict.fromkeys(message(key, tag, **arguments) for tag in self.languages))

    def texts(self, key: str) -> tuple[str, ...]:
        """A whole text, once in each language asked for."""
        return tuple(message(key, tag) for tag in self.languages)


def sheet(almanac: Almanac, language: str | None = None) -> Sheet:
    """The script in a language, or in ``both``. Without one its own lines stand as they are in the file, and our
    English where it has none. The rules of jinxes are those that are loaded (``import sexton.jinxes``)."""
    languages = LOCALES[:2] if language == BOTH else (language or LOCALES[0],)
    lines = tuple(_line(entry, languages, asked=language is not None) for entry in almanac.entries)
    first, other = _nights(lines, almanac.meta, languages)
    rules = almanac.rules
    return Sheet(
        title=almanac.title or message("script-untitled", languages[0]),
        author=almanac.author,
        languages=languages,
        lines=lines,
        jinxes=tuple(_pair(jinx.pair, languages) for jinx in in_force(almanac.ids)),
        rules=tuple(dict.fromkeys(rules)),
        notes=tuple(note for note in dict.fromkeys(almanac.notes) if note not in rules),
        first_night=first,
        other_nights=other,
    )


def in_play(almanac: Almanac, ids: Iterable[str]) -> Almanac:
    """The script cut down to the characters in play, by their ids in the file or in a game. Official ones that are not
    on it, such as Travellers, come last."""
    wanted = dict.fromkeys(map(plain_id, ids))
    joined = [(c, facts) for c in wanted if c not in almanac.ids and (facts := official(c)) is not None]
    entries = [entry for entry in almanac.entries if entry.id in wanted]
    entries += [Entry(id=c, name=facts.name) for c, facts in joined]
    return msgspec.structs.replace(almanac, entries=tuple(entries))


def _line(entry: Entry, languages: tuple[str, ...], *, asked: bool) -> Line:
    known = official(entry.id)
    manual = manual_character(entry) if entry.team_id is not None else None
    reminders = known.reminders + known.reminders_global if known is not None else ()
    if manual is not None and (known is None or not reminders):
        reminders = manual.reminders
    return Line(
        id=entry.id,
        team=entry.team_id or TEAMS[0],
        names=(entry.name,) if entry.homebrew else _each(name(entry.id, tag) for tag in languages),
        texts=_abilities(entry, languages, asked=asked),
        reminders=tuple(_each(_reminder(text, tag) for tag in languages) for text in reminders),
        setup=known is not None and known.setup,
        icon=entry.id if known is not None else "",
        entry=entry,
    )


def _abilities(entry: Entry, languages: tuple[str, ...], *, asked: bool) -> tuple[str, ...]:
    own = shortened(entry.ability)
    if own and not asked:
        return (own,)
    try:
        return _each(wording(entry.id, tag) for tag in languages)
    except KeyError:  # homebrew, or an official character that we have no words for
        return (own,) if own else _each(message("sheet-no-text", tag) for tag in languages)


def _reminder(text: str, language: str) -> str:
    """A reminder token's caption; one that has no translation stands as it is."""
    key = re.sub(r"[^a-z0-9]+", "-", text.casefold().replace("'s", "")).strip("-")
    try:
        return text if language == LOCALES[0] else message(f"reminder-{key}", language)
    except KeyError:
        return text


def _pair(ids: tuple[str, str], languages: tuple[str, ...]) -> Pair:
    one, other = ids
    return Pair(
        ids,
        tuple(message("script-jinx", tag, one=name(one, tag), other=name(other, tag)) for tag in languages),
        tuple(message(f"jinx-{one}-{other}", tag) for tag in languages),
    )


def _nights(lines: tuple[Line, ...], meta: str, languages: tuple[str, ...]) -> tuple[tuple[Step, ...], ...]:
    """The script's steps of the first and of the other nights, characters by hand in their places among them."""
    by_id, order = {line.id: line for line in lines}, night_order()
    manual = {
        line.id: manual_character(line.entry, *own_order(meta))
        for line in lines
        if line.entry.facts is None and line.entry.team_id is not None
    }
    usual = [*(id for id in by_id if id not in manual), *_NO_CHARACTER]
    first = in_order(order.first_night, usual, [(id, one.first_place) for id, one in manual.items()])
    other = in_order(order.other_nights, usual, [(id, one.other_place) for id, one in manual.items()])
    return (
        tuple(_step(id, by_id, manual[id].first_night if id in manual else "", languages) for id in first),
        tuple(_step(id, by_id, manual[id].other_nights if id in manual else "", languages) for id in other),
    )


def _step(id: str, lines: Mapping[str, Line], own: str, languages: tuple[str, ...]) -> Step:
    line = lines.get(id)
    if line is None:
        return Step(
            id=id,
            names=tuple(message(f"step-{id}", tag) for tag in languages),
            texts=tuple(message(f"night-{id}", tag) for tag in languages),
        )
    return Step(id=id, names=line.names, texts=(own,) if own else line.texts, line=line)


def _each(texts: Iterable[str]) -> tuple[str, ...]:
    """The texts, composed, without repetitions."""
    return tuple(dict.fromkeys(unicodedata.normalize("NFC", text) for text in texts))
