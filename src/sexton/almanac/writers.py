"""Writing a script as official script JSON."""

from typing import Any

import msgspec

from sexton.almanac.records import Almanac
from sexton.engine.script import Script


def export_json(script: Almanac | Script, *, name: str | None = None) -> str:
    """The script as official script JSON: ``_meta`` if there is anything to say, then the characters.

    ``name`` replaces the title. What a script file held besides, such as custom characters, is written
    back; the texts of an almanac page have no place in the format and are left out. Reading the result
    and writing it again gives the same bytes.
    """
    if isinstance(script, Script):
        meta = _meta({}, name or script.name, script.author, ())
        items: list[Any] = list(script.characters)
    else:
        kept = msgspec.json.decode(script.meta, type=dict[str, Any]) if script.meta else {}
        meta = _meta(kept, name or script.title, script.author, script.house_rules)
        items = [msgspec.json.decode(entry.custom) if entry.custom else entry.id for entry in script.entries]
        items += [msgspec.json.decode(item) for item in script.pair_rules]
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
