"""Sexton's own wording, English and Korean, in Fluent files."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sexton.almanac.texts.korean import josa

LOCALES = ("en", "ko")


def wording(character_id: str, locale: str = "en") -> str:
    """What a character does, in Sexton's own words.

    ``locale`` may have a region (``ko-KR``); languages without texts get English. Raises KeyError for
    an unknown character.
    """
    return message(f"ability-{character_id}", locale)


def name(character_id: str, locale: str = "en") -> str:
    """A character's name in a language. Raises KeyError for an unknown character."""
    return message(f"name-{character_id}", locale)


def message(key: str, locale: str = "en", **arguments: str | int) -> str:
    """The text of a key, with its arguments filled in. Raises KeyError for an unknown key."""
    language = locale.replace("_", "-").split("-")[0].casefold()
    bundle = _bundle(language if language in LOCALES else "en")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise errors[0]
    return str(text)


@cache
def _bundle(locale: str) -> FluentBundle:
    # Isolation marks would stand between a name and its Korean particle and break text comparison.
    bundle = FluentBundle([locale], use_isolating=False, functions={"JOSA": _josa})
    for file in (f"{locale}.ftl", f"events.{locale}.ftl", f"causes.{locale}.ftl"):
        bundle.add_resource(FluentResource((files(__package__) / file).read_text(encoding="utf-8")))
    return bundle


def _josa(*arguments: Any) -> Any:
    text, pair = arguments
    return josa(str(text), str(pair))
