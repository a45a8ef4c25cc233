"""The user's own texts: abilities of official characters out of files that they have, kept in their data folder.

Sexton's own wording is shown for all others. Of the files nothing but the ability lines is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sexton.almanac.facts import official
from sexton.almanac.listings import decode_json
from sexton.almanac.manual import shortened
from sexton.almanac.names import recognise
from sexton.almanac.pages import read_page
from sexton.almanac.readers import text_of
from sexton.almanac.reasons import why
from sexton.almanac.records import UnreadableScript
from sexton.almanac.sentences import clean
from sexton.errors import Phrase, Refusal
from sexton.texts import LOCALES, language_of, show_own

FILE = "texts.json"
"""Where in the data folder the texts are."""

Texts = dict[str, dict[str, str]]
"""Abilities by language and character id."""

_DEEPEST = 6
"""So deep in other objects the descriptions of characters lie at most."""


class OwnTextsError(Refusal):
    """The user's own texts cannot be imported, read, kept or forgotten; the message says why and what to do."""


def texts_in(content: bytes | str) -> Texts:
    """The abilities of official characters that a file holds: a list of descriptions, a script, an object of
    descriptions by id, all in JSON, or an almanac page.

    Raises UnreadableScript where it is none of these, or holds no ability of an official character.
    """
    text = text_of(content)
    if text.lstrip()[:1] in {"[", "{"}:
        pairs = _described("", decode_json(text), _DEEPEST)
    else:
        pairs = ((entry.id, entry.ability) for entry in read_page(text).entries)
    found: Texts = {}
    for id, ability in pairs:
        line = " ".join(shortened(clean(ability)).split())
        if line and official(id) is not None:
            # What a file says first counts, as for scripts.
            found.setdefault(language_of(line), {}).setdefault(id, line)
    if not found:
        raise UnreadableScript("unreadable-no-abilities")
    return found


def _described(key: str, value: Any, depth: int) -> Iterator[tuple[str, str]]:
    """Everything with an ability, however it lies in lists and objects. ``key`` is what a value goes by."""
    if isinstance(value, dict):
        ability = value.get("ability")
        if isinstance(ability, str):
            names = (name for name in (value.get("id"), value.get("name"), key) if isinstance(name, str))
            known = (found.id for name in names if (found := recognise(clean(name))).known)
            yield next(known, ""), ability
        elif depth:
            for name, inner in value.items():
                yield from _described(name, inner, depth - 1)
    elif isinstance(value, list) and depth:
        for inner in value:
            yield from _described("", inner, depth - 1)


def kept(folder: Path) -> Texts:
    """The texts that are kept in a folder. Raises OwnTextsError where their file cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Texts)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        reason = why(error) if isinstance(error, OSError) else Phrase("reason-not-ours")
        raise OwnTextsError("own-texts-broken", file=str(folder / FILE), reason=reason) from None


def keep(folder: Path, texts: Mapping[str, Mapping[str, str]]) -> None:
    """Keep texts in a folder in the place of all that was there. Raises OwnTextsError where that cannot be done."""
    file = folder / FILE
    try:
        if not any(texts.values()):
            file.unlink(missing_ok=True)
            return
        folder.mkdir(parents=True, exist_ok=True)
        # Whoever reads at this moment finds the old file or the new one, whole.
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(_sorted(texts)), indent=1))
        os.replace(new, file)
    except OSError as error:
        raise OwnTextsError("own-texts-not-kept", folder=str(folder), reason=why(error)) from None


def show(folder: Path) -> None:
    """From now on show the texts that are kept in a folder. Raises OwnTextsError where they cannot be read."""
    show_own(kept(folder))


def merged(texts: Mapping[str, Mapping[str, str]], more: Mapping[str, Mapping[str, str]]) -> Texts:
    """Texts with others added, which take the place of what there was for the same character and language."""
    return {
        locale: {**texts.get(locale, {}), **more.get(locale, {})}
        for locale in LOCALES
        if texts.get(locale) or more.get(locale)
    }


def _sorted(texts: Mapping[str, Mapping[str, str]]) -> Texts:
    return {locale: dict(sorted(abilities.items())) for locale, abilities in texts.items() if abilities}
