"""What the server sends, looked through for what it must not hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def words(value: Any) -> Iterator[str]:
    """Every string in a piece of JSON, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
