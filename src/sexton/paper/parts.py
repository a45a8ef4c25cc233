"""What can be printed of a script, and printing it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from sexton.almanac.sheets import Sheet
from sexton.paper.booklet import booklet
from sexton.paper.document import Document
from sexton.paper.sheets import night_sheet, reference, script_sheet
from sexton.paper.tokens import character_tokens, reminder_tokens

PARTS: Mapping[str, Callable[[Document, Sheet], None]] = MappingProxyType(
    {
        "sheet": script_sheet,
        "nights": night_sheet,
        "almanac": booklet,
        "tokens": character_tokens,
        "reminders": reminder_tokens,
        "reference": reference,
    }
)
"""By name, each draws its pages into a document."""


def printed(found: Sheet, parts: Iterable[str], size: str = "a4") -> Document:
    """The parts as one document, in their order, on ``a4`` or ``letter`` paper."""
    document = Document(found.title, found.author, found.languages[0], size)
    for part in parts:
        PARTS[part](document, found)
    return document
