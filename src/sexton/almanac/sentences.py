"""How problems are worded and how pieces of a stranger's file may be quoted in them."""

import re
import unicodedata

from sexton.almanac.facts import official
from sexton.almanac.names import Quirk, similar, team_of
from sexton.almanac.records import Entry, Level, ScriptProblem, UnreadableScript, called, remark
from sexton.errors import Phrase, Word, any_of

#: No script comes near this many characters; a file that does is something else.
MOST_CHARACTERS = 300


_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")

# Composing takes quadratic time over a run of combining marks; no word is that long.
_LONG_WORD = re.compile(r"((?<!\S)\S{201,})")


def clean(text: str) -> str:
    """Text in composed form without control characters (line ends stay) and without outer blanks."""
    kept = _CONTROLS.sub("", text.replace("\t", " "))
    return _composed(kept).strip("\ufeff\u200b \n\u00a0\u3000")


def _composed(text: str) -> str:
    """The text in composed form, all but overlong words."""
    if text.isascii():
        return text
    pieces = _LONG_WORD.split(text)
    pieces[::2] = (unicodedata.normalize("NFC", piece) for piece in pieces[::2])
    return "".join(pieces)


def heading(text: str) -> str:
    """A title or a name of an author: clean, on one line, with single blanks."""
    return " ".join(clean(text).split())


def quoted(text: str) -> Phrase:
    """A short piece of a file, safe to print: one line, at most 40 characters, in quotation marks."""
    line = " ".join("".join(c if c.isprintable() else " " for c in clean(text[:200])).split())
    return Phrase("quoted", {"text": line if len(line) <= 40 else f"{line[:39]}…"})


def entry_problems(entry: Entry, quirk: Quirk, where: Word) -> list[ScriptProblem]:
    """What there is to say about the name and the team of one entry."""
    facts = official(entry.id)
    if facts is None:
        return [_unknown(entry, where)]
    problems: list[ScriptProblem] = []
    character = called(entry.id)
    if quirk:
        name = quoted(entry.name)
        problems.append(
            remark(
                "finding-name-digits" if quirk == "digits" else "finding-name-prefix",
                where=where,
                name=name,
                character=character,
            )
        )
    if entry.facts is None:
        problems.append(remark("finding-manual-character", where=where, character=character))
    team = team_of(entry.team)
    # Until 2025 the Loric were filed under Fabled, and old scripts still say so.
    if entry.team and team != facts.team and {team, facts.team} != {"fabled", "loric"}:
        under = quoted(entry.team)
        problems.append(
            remark("finding-wrong-team", where=where, level="error", character=character, under=under, team=facts.team)
        )
    return problems


def _unknown(entry: Entry, where: Word) -> ScriptProblem:
    """What to say of a character that is not official: homebrew, or a slip of the pen."""
    name, near = quoted(entry.name), any_of(map(called, similar(entry.name)))
    if entry.team_id is None:
        if near:
            return remark(
                "finding-unknown-character-near",
                code="unknown-character",
                where=where,
                level="error",
                name=name,
                near=near,
            )
        return remark("finding-unknown-character", where=where, level="error", name=name)
    if near:
        # A page with a slip of the pen would else lose what Sexton knows of the character.
        level: Level = "warning" if entry.custom else "doubt"
        return remark("finding-homebrew-near", code="homebrew", where=where, level=level, name=name, near=near)
    return remark("finding-homebrew", where=where, name=name)


def refuse_if_too_many(count: int) -> None:
    """Raise UnreadableScript once a file has more characters than any script."""
    if count > MOST_CHARACTERS:
        raise UnreadableScript("unreadable-too-many-characters", most=MOST_CHARACTERS)
