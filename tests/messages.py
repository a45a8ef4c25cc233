"""What the server sends: put together as a client does, and looked through for what it must not hold."""

from __future__ import annotations

import json
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


class Reader:
    """Reads one connection's messages. A view or a table tells of its story only what is new; here it has all of it."""

    def __init__(self) -> None:
        self._story: list[Any] = []

    def read(self, raw: str | bytes) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(raw)
        for part, story in (("view", "history"), ("table", "log")):
            if message["type"] == part:
                self._story = message[part][story] = self._story[: message["kept"]] + message[part][story]
        return message
