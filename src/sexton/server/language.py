"""The language of whoever reads the answer."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection

from sexton import texts

_WANTED = re.compile(r"\b([a-z]{2,3})\b[^,;]*(?:;\s*q=(\d(?:\.\d+)?))?", re.ASCII | re.IGNORECASE)


def of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the address names (``?lang=ko``), as links and WebSockets do, else what the headers prefer."""
    return preferred(f"{connection.query_params.get('lang', '')},{connection.headers.get('accept-language', '')}")


def preferred(wanted: str) -> str:
    """Of the languages of an ``Accept-Language`` header, the one most wanted that there are texts in; else English."""
    ranked = sorted(_WANTED.findall(wanted), key=lambda found: float(found[1] or 1), reverse=True)
    tags = (tag.casefold() for tag, _ in ranked)
    return next((tag for tag in tags if tag in texts.LOCALES), texts.FALLBACK)
