"""How problems are worded and how pieces of a stranger's file may be quoted in them."""

import re
import unicodedata

from sexton.almanac.facts import official
from sexton.almanac.names import Quirk, similar, team_of
from sexton.almanac.records import Entry, ScriptProblem, UnreadableScript
from sexton.engine.manual import TEAMS

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


def quoted(text: str) -> str:
    """A short piece of a file, safe to print: one line, at most 40 characters, in quotation marks."""
    line = " ".join("".join(c if c.isprintable() else " " for c in clean(text[:200])).split())
    return f"'{line}'" if len(line) <= 40 else f"'{line[:39]}…'"


def listed(words: tuple[str, ...]) -> str:
    """Words as they are listed in a sentence: ``a``, ``a or b``, ``a, b or c``."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def entry_problems(entry: Entry, quirk: Quirk, where: str) -> list[ScriptProblem]:
    """What there is to say about the name and the team of one entry."""
    facts = official(entry.id)
    if facts is None:
        return [_unknown(entry, where)]
    problems: list[ScriptProblem] = []
    if quirk:
        what = "digits at the end" if quirk == "digits" else "a language code in front"
        problems.append(
            ScriptProblem(
                "name-digits" if quirk == "digits" else "name-prefix",
                f"{quoted(entry.name)} ({where}) was taken for the {facts.name}: {what}.",
                where,
            )
        )
    if entry.facts is None:
        problems.append(
            ScriptProblem(
                "manual-character",
                f"The {facts.name} ({where}) is played by hand: Sexton knows its place, and the Storyteller does what "
                "its text says.",
                where,
            )
        )
    team = team_of(entry.team)
    # Until 2025 the Loric were filed under Fabled, and old scripts still say so.
    if entry.team and team != facts.team and {team, facts.team} != {"fabled", "loric"}:
        problems.append(
            ScriptProblem(
                "wrong-team",
                f"The {facts.name} ({where}) stands under {quoted(entry.team)} but is "
                f"{facts.team.capitalize()}. Put it under its own team or give it another name.",
                where,
                "error",
            )
        )
    return problems


def _unknown(entry: Entry, where: str) -> ScriptProblem:
    """What to say of a character that is not official: homebrew, or a slip of the pen."""
    near = similar(entry.name)
    ask = f" Did you mean {listed(near)}?" if near else ""
    if entry.team_id is None:
        teams = listed(tuple(team.capitalize() for team in TEAMS))
        return ScriptProblem(
            "unknown-character",
            f"Sexton does not know the character {quoted(entry.name)} ({where}), and the file does not say its "
            f"team.{ask} Correct its name, take it out, or describe it as homebrew with its team: {teams}.",
            where,
            "error",
        )
    return ScriptProblem(
        "homebrew",
        f"{quoted(entry.name)} ({where}) is homebrew: it is played by hand, and the Bootlegger announces it.{ask}",
        where,
        # A page with a slip of the pen would else lose what Sexton knows of the character.
        "doubt" if near and not entry.custom else "warning",
    )


def refuse_if_too_many(count: int) -> None:
    """Raise UnreadableScript once a file has more characters than any script."""
    if count > MOST_CHARACTERS:
        raise UnreadableScript(
            f"This file lists more than {MOST_CHARACTERS} characters. A script has 5 to 40 or so: "
            "give the file of one script.",
            code="too-many-characters",
        )
