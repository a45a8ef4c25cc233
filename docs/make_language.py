"""Prints the English texts as one file, to be translated: ``python docs/make_language.py > xx.ftl``."""

import sys
from pathlib import Path

from sexton import texts

PAGE = Path(__file__).parent.parent / "web" / "locales"
"""Where the words are that are built into the page."""


def one_file(locale: str = texts.FALLBACK) -> str:
    """All parts of a language, one after another."""
    return "\n".join(f"### {part}\n\n{_part(locale, part).strip()}\n" for part in texts.PARTS)


def _part(locale: str, part: str) -> str:
    return texts.source(locale, part) or (PAGE / f"{locale}.ftl").read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(one_file())
