"""The forms in which a script is written to a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from sexton.almanac.copies import export_csv, export_markdown
from sexton.almanac.records import Almanac
from sexton.almanac.writers import export_full_json, export_json


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """``write`` is given the script, a title of its own or ``None``, and the language of what is added."""

    write: Callable[[Almanac, str | None, str], str]
    ending: str
    media_type: str
    encoding: str = "utf-8"


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "json": Format(
            write=lambda almanac, title, _: export_json(almanac, title=title),
            ending="json",
            media_type="application/json",
        ),
        "full-json": Format(
            write=lambda almanac, title, locale: export_full_json(almanac, title=title, locale=locale),
            ending="full.json",
            media_type="application/json",
        ),
        "csv": Format(
            write=lambda almanac, _, locale: export_csv(almanac, locale=locale),
            ending="csv",
            media_type="text/csv",
            encoding="utf-8-sig",  # without the mark, spreadsheets do not take a table for UTF-8
        ),
        "markdown": Format(
            write=lambda almanac, title, locale: export_markdown(almanac, title=title, locale=locale),
            ending="md",
            media_type="text/markdown",
        ),
    }
)
"""By name: official script JSON, the same with every character's text, the almanac as a table, and as Markdown."""
