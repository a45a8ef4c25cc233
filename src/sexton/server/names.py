"""The players' names as a table can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from sexton.errors import Refusal

LONGEST = 40


class UnfitName(Refusal):
    """A name that could not be shown, or not be told from another."""


def clean(name: str) -> str:
    """A name without stray blanks. Raises ``UnfitName`` where nothing is left, or it is too long, or not visible."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise UnfitName("unfit-name", most=LONGEST)
    return name


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether people would take a name for one of the others: capitals and blanks make no difference."""
    return _bare(name) in map(_bare, others)


def _bare(name: str) -> str:
    return "".join(name.casefold().split())
