"""From what stands in a file to a character id: spellings, suffixes, prefixes, Korean names, team words."""

import difflib
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from sexton.almanac.facts import characters, others

Quirk = Literal["", "digits", "prefix"]

#: The longest text that is still looked up as a name; anything longer is no name.
LONGEST_NAME = 100

_DIGITS = "0123456789"
_LOCALE_PREFIX = re.compile(r"[A-Za-z]{2}(?:[_-][A-Za-z]{2,4})?[_-](?=.)")

_TEAMS = {
    "townsfolk": "townsfolk",
    "outsider": "outsider",
    "minion": "minion",
    "demon": "demon",
    "traveller": "traveller",
    "traveler": "traveller",
    "fabled": "fabled",
    "loric": "loric",
    "주민": "townsfolk",
    "외지인": "outsider",
    "하수인": "minion",
    "악마": "demon",
    "여행자": "traveller",
    "전설": "fabled",
    "설화": "loric",
}


class Recognised(msgspec.Struct, frozen=True):
    """Who is meant by a written name or id.

    ``known`` says whether ``id`` is an official character, whether or not Sexton resolves it. ``quirk``
    names what had to be cut off to see it: ``digits`` at the end (``Professor1-75``) or a locale
    ``prefix`` (``ko_KR_imp``).
    """

    id: str
    known: bool
    quirk: Quirk = ""


def team_of(word: str) -> str | None:
    """The team that a word names, in English or Korean, or None if it names none."""
    return _TEAMS.get(word.strip().casefold())


def fold(written: str) -> str:
    """A name reduced to its letters and digits, in lower case and composed form, for comparing."""
    return "".join(c for c in unicodedata.normalize("NFKC", written).casefold() if c.isalnum())


@cache
def _by_spelling() -> Mapping[str, str]:
    table: dict[str, str] = {}
    for facts in (*characters().values(), *others().values()):
        for spelling in (facts.id, facts.name, facts.name_ko, *facts.variants_ko):
            table.setdefault(fold(spelling), facts.id)
    return table


def _key(written: str) -> str:
    """What tells an unknown name from others. A colon stands for a manual character's team (``engine/manual.py``)."""
    return fold(written) or written.replace(":", "·")


def recognise(written: str) -> Recognised:
    """Find the character that a name or id in a file means.

    Case, spaces, hyphens, underscores and apostrophes do not matter; English and Korean names and older
    Korean names count. What stays unknown is returned as its folded form, or as it is where it has
    neither letters nor digits; of an overlong name the beginning counts.
    """
    if len(written) > LONGEST_NAME:
        return Recognised(_key(written[:LONGEST_NAME]), known=False)
    table, folded = _by_spelling(), fold(written)
    if found := table.get(folded):
        return Recognised(found, known=True)
    if found := table.get(folded.rstrip(_DIGITS)):
        return Recognised(found, known=True, quirk="digits")
    prefix = _LOCALE_PREFIX.match(written)
    if prefix and (found := table.get(fold(written[prefix.end() :]).rstrip(_DIGITS))):
        return Recognised(found, known=True, quirk="prefix")
    return Recognised(_key(written), known=False)


def similar(written: str) -> tuple[str, ...]:
    """The ids of up to three characters whose names look like a mistyped one, the likeliest first."""
    near = difflib.get_close_matches(fold(written[:LONGEST_NAME]), _by_spelling(), n=6, cutoff=0.65)
    return tuple(dict.fromkeys(_by_spelling()[spelling] for spelling in near))[:3]
