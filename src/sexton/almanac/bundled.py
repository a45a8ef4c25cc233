"""The scripts that come with Sexton, and finding a script by whatever a user calls it."""

import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

from sexton.almanac.names import fold
from sexton.almanac.readers import TOO_LARGE, read, read_content
from sexton.almanac.records import Almanac, UnreadableScript


@cache
def bundled() -> tuple[str, ...]:
    """The names of the bundled scripts, sorted."""
    folder = files(__package__) / "scripts"
    return tuple(sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json")))


def load(name_or_path: str) -> Almanac:
    """The script of a bundled name or title, of a file's path, or from standard input for ``-``.

    Raises UnreadableScript if there is none or it cannot be read.
    """
    if name_or_path == "-":
        return read_content(sys.stdin.buffer.read(TOO_LARGE))
    if name_or_path in bundled():
        return _bundled(name_or_path)
    if _exists(name_or_path):
        return read(Path(name_or_path))
    for name in bundled():
        if fold(name_or_path) in {fold(name), fold(_bundled(name).title)}:
            return _bundled(name)
    if "/" in name_or_path or "." in name_or_path:
        return read(Path(name_or_path))  # which says why there is no such file
    raise UnreadableScript("unreadable-no-script", scripts=", ".join(bundled()))


@cache
def _bundled(name: str) -> Almanac:
    return read_content((files(__package__) / "scripts" / f"{name}.json").read_bytes())


def _exists(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False
