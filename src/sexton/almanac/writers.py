"""Writing a script as official script JSON, with or without the texts of official characters."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.almanac.facts import CharacterFacts, night_order, official
from sexton.almanac.records import Almanac, Entry
from sexton.engine.script import Script
from sexton.texts import FALLBACK, name, wording


def export_json(script: Almanac | Script, *, title: str | None = None) -> str:
    """The script as official script JSON: ``_meta`` if there is anything to say, then the characters.

    ``title`` replaces the script's own. What a script file held besides, such as custom characters, is written
    back, and homebrew of an almanac page becomes a custom character; the other texts of a page have no place in
    the format and are left out. Reading the result and writing it again gives the same bytes.
    """
    if isinstance(script, Script):
        return _written(_meta({}, title or script.name, script.author, ()), list(script.characters))
    return _listed(script, title, [_item(entry) for entry in script.entries])


def export_full_json(almanac: Almanac, *, title: str | None = None, locale: str = FALLBACK) -> str:
    """The script as script JSON in which every character is described like a custom one, for tools that know none.

    Abilities are the file's own, else those that are shown in ``locale``; an official character without any is
    listed by its id. Reading the result and writing it again gives the same bytes.
    """
    return _listed(almanac, title, [_described(entry, locale) for entry in almanac.entries])


def ability(entry: Entry, locale: str = FALLBACK) -> str:
    """A character's ability: the file's own, else the one that is shown in a language; empty where there is none."""
    if entry.ability or entry.homebrew:
        return entry.ability
    try:
        return wording(entry.id, locale)
    except LookupError:
        return ""


def _listed(almanac: Almanac, title: str | None, items: list[Any]) -> str:
    kept = msgspec.json.decode(almanac.meta, type=dict[str, Any]) if almanac.meta else {}
    meta = _meta(kept, title or almanac.title, almanac.author, almanac.house_rules)
    return _written(meta, [*items, *map(msgspec.json.decode, almanac.pair_rules)])


def _item(entry: Entry) -> Any:
    if entry.custom:
        return msgspec.json.decode(entry.custom)
    return _fields(entry, FALLBACK) if entry.homebrew and entry.team_id is not None else entry.id


def _described(entry: Entry, locale: str) -> Any:
    if entry.team_id is None or not ability(entry, locale):
        return _item(entry)
    own = msgspec.json.decode(entry.custom, type=dict[str, Any]) if entry.custom else {}
    facts = official(entry.id)
    known = {} if facts is None else _known(facts)
    return _fields(entry, locale) | known | {key: value for key, value in own.items() if value not in ("", None)}


def _fields(entry: Entry, locale: str) -> dict[str, Any]:
    shown = entry.name if entry.homebrew else name(entry.id, locale)
    fields = {"id": entry.id, "name": shown, "team": entry.team_id, "ability": ability(entry, locale)}
    return fields | ({"flavor": entry.flavour} if entry.flavour else {})


def _known(facts: CharacterFacts) -> dict[str, Any]:
    """What is known of an official character beside its texts, as the format has it."""
    order = night_order()
    fields = {
        "firstNight": _place(facts.id, order.first_night),
        "otherNight": _place(facts.id, order.other_nights),
        "reminders": list(facts.reminders),
        "remindersGlobal": list(facts.reminders_global),
        "setup": facts.setup,
    }
    return {key: value for key, value in fields.items() if value}


def _place(character: str, steps: Sequence[str]) -> int:
    return steps.index(character) if character in steps else 0


def _written(meta: dict[str, Any], items: list[Any]) -> str:
    listing = [meta, *items] if meta.keys() - {"id"} else items
    return msgspec.json.format(msgspec.json.encode(listing), indent=2).decode() + "\n"


def _meta(kept: dict[str, Any], name: str, author: str, house_rules: tuple[str, ...]) -> dict[str, Any]:
    meta: dict[str, Any] = {"id": "_meta"}
    if name:
        meta["name"] = name
    if author:
        meta["author"] = author
    if house_rules:
        meta["bootlegger"] = list(house_rules)
    return meta | {key: value for key, value in kept.items() if key not in {"id", "name", "author", "bootlegger"}}
