"""Sexton's own wording in Fluent files, one language each.

A language is a file ``xx.ftl`` in this folder, its parts one after another, each under a line ``### part``; a part may
instead stand in a file of its own, ``part.xx.ftl``. English and Korean have the part ``interface``, the page's own
words, with the page: in ``web/locales``.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sexton.texts.korean import josa

PARTS = ("characters", "events", "causes", "sheets", "refusals", "findings", "interface")
"""The parts of a language. What stands before any line that names a part belongs to the first."""

FALLBACK = "en"

_FOLDER = files(__package__)


def languages() -> tuple[str, ...]:
    """The tags of the languages that there are texts in, English first."""
    names = (re.fullmatch(r"([a-z]{2,3})\.ftl", file.name) for file in _FOLDER.iterdir())
    return tuple(sorted((name[1] for name in names if name), key=lambda tag: (tag != FALLBACK, tag)))


LOCALES = languages()

_own: dict[str, dict[str, str]] = {}
"""The user's own texts: for each language, abilities by the character's id."""

_LONGEST = 2500
"""Letters that can be put into a place of a message."""

_HANGUL = re.compile("[\uac00-\ud7a3]")


def show_own(texts: Mapping[str, Mapping[str, str]]) -> None:
    """From now on show the user's own texts of abilities, by language and character, instead of Sexton's."""
    _own.clear()
    _own.update({locale: dict(abilities) for locale, abilities in texts.items()})


def own_wording(character_id: str, locale: str = FALLBACK) -> str | None:
    """What a character does in the user's own text of that language, if there is one."""
    return _own.get(_language(locale), {}).get(character_id)


def language_of(text: str) -> str:
    """The language of a text that a user brings, by its letters: Korean or English."""
    return "ko" if _HANGUL.search(text) else FALLBACK


def wording(character_id: str, locale: str = FALLBACK) -> str:
    """What a character does: in the user's own text where they have brought one, else in Sexton's own words.

    ``locale`` may have a region (``ko-KR``); languages without texts get English. Raises KeyError for
    an unknown character.
    """
    own = own_wording(character_id, locale)
    if own is not None:
        return own
    try:
        return message(f"ability-{character_id}", locale)
    except LookupError:
        # Of characters that Sexton has no words for, the user may have a text in another language.
        for tag in LOCALES:
            if (own := own_wording(character_id, tag)) is not None:
                return own
        raise


def name(character_id: str, locale: str = FALLBACK) -> str:
    """A character's name in a language. Raises KeyError for an unknown character."""
    return message(f"name-{character_id}", locale)


def message(key: str, locale: str = FALLBACK, **arguments: str | int) -> str:
    """The text of a key, with its arguments filled in. Raises KeyError for an unknown key."""
    bundle = _bundle(_language(locale))
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {name: _fitting(word) for name, word in arguments.items()})
    if errors:
        raise errors[0]
    return str(text)


def _fitting(word: str | int) -> str | int:
    """What is put in, cut where Fluent would refuse it as too long."""
    return f"{word[: _LONGEST - 1]}…" if isinstance(word, str) and len(word) > _LONGEST else word


def _language(locale: str) -> str:
    language = locale.replace("_", "-").split("-")[0].casefold()
    return language if language in LOCALES else FALLBACK


def own_source(locale: str) -> str:
    """The user's own texts of a language, as Fluent that follows and replaces Sexton's."""
    return "".join(f"ability-{id} = {_literal(text)}\n" for id, text in _own.get(locale, {}).items())


def _literal(text: str) -> str:
    """A text as a Fluent value in which nothing has a meaning of its own."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def source(locale: str, part: str) -> str:
    """One part of a language's texts, as Fluent; empty where the language has none here."""
    own = _FOLDER / f"{part}.{locale}.ftl"
    if own.is_file():
        return own.read_text(encoding="utf-8")
    return _sections((_FOLDER / f"{locale}.ftl").read_text(encoding="utf-8")).get(part, "")


def _sections(text: str) -> dict[str, str]:
    """The parts of a language's file."""
    first, *rest = re.split(rf"(?m)^### ({'|'.join(PARTS)})$", text)
    found = dict(zip(rest[::2], rest[1::2], strict=True))
    return {PARTS[0]: first} | found


@cache
def _bundle(locale: str) -> FluentBundle:
    # Isolation marks would stand between a name and its Korean particle and break text comparison.
    bundle = FluentBundle([locale], use_isolating=False, functions={"JOSA": _josa})
    for part in PARTS:
        if part != "interface":
            bundle.add_resource(FluentResource(source(locale, part)))
    return bundle


def _josa(*arguments: Any) -> Any:
    text, pair = arguments
    return josa(str(text), str(pair))
