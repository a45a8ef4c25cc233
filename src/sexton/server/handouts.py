"""What the library hands out of a script, for a page to show: the words of its sheets, and what is to be said of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from sexton.almanac import findings, sheets
from sexton.almanac.names import recognise
from sexton.almanac.sheets import Line, Sheet
from sexton.engine.manual import manual_id


class SheetCharacter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A character: its id in games; ``names`` and ``texts`` (its ability) in the languages asked for, one where they
    are the same; what its reminder tokens say, and the file's own texts about it."""

    id: str
    team: str
    names: tuple[str, ...]
    texts: tuple[str, ...]
    reminders: tuple[str, ...] = ()
    flavour: str = ""
    overview: str = ""
    how_to_run: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class SheetJinx(msgspec.Struct, frozen=True, kw_only=True):
    """The two characters of a jinx, what they are called together, and its rule, in the languages asked for."""

    ids: tuple[str, str]
    names: tuple[str, ...]
    texts: tuple[str, ...]


class SheetStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step of a night: the character that it belongs to, or a name such as ``dusk``, and what is done."""

    id: str
    names: tuple[str, ...]
    texts: tuple[str, ...]
    reminders: tuple[str, ...] = ()


class ScriptSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A script in words, in one or two languages."""

    title: str
    author: str
    languages: tuple[str, ...]
    characters: tuple[SheetCharacter, ...]
    jinxes: tuple[SheetJinx, ...]
    rules: tuple[str, ...]
    notes: tuple[str, ...]
    first_night: tuple[SheetStep, ...]
    other_nights: tuple[SheetStep, ...]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something to know about a script. ``code`` is explained in ``docs/script-findings.md``."""

    code: str
    level: Literal["note", "warning", "doubt", "error"]
    sentence: str


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """A script looked at: with how many players it can be dealt, and what there is to say of it, the gravest first."""

    players: tuple[int, ...]
    findings: tuple[Finding, ...]


def handout(found: Sheet) -> ScriptSheet:
    """A sheet as it is handed out."""
    return ScriptSheet(
        title=found.title,
        author=found.author,
        languages=found.languages,
        characters=tuple(
            SheetCharacter(
                id=_id(line),
                team=line.team,
                names=line.names,
                texts=line.texts,
                reminders=_reminders(line),
                flavour=line.entry.flavour,
                overview=line.entry.overview,
                how_to_run=line.entry.how_to_run,
                examples=line.entry.examples,
            )
            for line in found.lines
        ),
        jinxes=tuple(SheetJinx(ids=pair.ids, names=pair.names, texts=pair.texts) for pair in found.jinxes),
        rules=found.rules,
        notes=found.notes,
        first_night=tuple(map(_step, found.first_night)),
        other_nights=tuple(map(_step, found.other_nights)),
    )


def reported(report: findings.Report, locale: str) -> Findings:
    """A report as it is handed out, in a language."""
    return Findings(
        players=report.players,
        findings=tuple(
            Finding(code=found.code, level=found.level, sentence=found.said(locale)) for found in report.findings
        ),
    )


def _step(step: sheets.Step) -> SheetStep:
    line = step.line
    if line is None:
        return SheetStep(id=step.id, names=step.names, texts=step.texts)
    return SheetStep(id=_id(line), names=step.names, texts=step.texts, reminders=_reminders(line))


def _id(line: Line) -> str:
    """A character's id in games, where a manual one's names its team too."""
    return line.id if line.entry.facts is not None else manual_id(line.team, recognise(line.id).id)


def _reminders(line: Line) -> tuple[str, ...]:
    return tuple(dict.fromkeys(" · ".join(reminder) for reminder in line.reminders))
