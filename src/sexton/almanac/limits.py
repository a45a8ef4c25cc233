"""What the published format of script files allows, and what a file makes of it.

Other programs may refuse a file that goes beyond; here it is read, and its reader told. The numbers are those of the
official script schema.
"""

from collections.abc import Mapping
from typing import Any

from sexton.almanac.records import ScriptProblem, remark
from sexton.errors import Phrase, Word, all_of

#: Items in one list, `_meta` among them.
MOST_ITEMS = 201

#: Characters in a text, by its field.
_TEXTS = {
    "id": 50,
    "name": 30,
    "edition": 50,
    "ability": 250,
    "flavor": 500,
    "firstNightReminder": 500,
    "otherNightReminder": 500,
}
_META_TEXTS = {"name": 50, "author": 50, "logo": 250, "background": 250, "almanac": 250}

#: Entries in a list and characters in each of them, by its field.
_LISTS = {"reminders": (20, 30), "remindersGlobal": (20, 25)}
_META_LISTS = {"bootlegger": (10, None), "firstNight": (200, None), "otherNight": (200, None)}

_NUMBERS = ("firstNight", "otherNight")
_LONGEST_REASON = 500


def character_problems(fields: Mapping[str, Any], name: Word, where: Word) -> list[ScriptProblem]:
    """What there is to say of the fields of a character's object. ``name`` is safe to print."""
    listed = {key: [value] if isinstance(value := fields.get(key), str) else value for key in _LISTS}
    over = [*_over(fields, _TEXTS), *_over_lists(listed, _LISTS)]
    odd = [key for key in _TEXTS if key != "id" and not isinstance(fields.get(key), str | None)]
    odd += [key for key in _LISTS if fields.get(key) is not None and not _is_texts(fields[key])]
    odd += [key for key in _NUMBERS if not isinstance(fields.get(key), int | float | None)]
    jinxes = fields.get("jinxes")
    if jinxes is not None:
        pairs = jinxes if isinstance(jinxes, list) else [None]
        texts = [(jinx.get("id"), jinx.get("reason")) for jinx in pairs if isinstance(jinx, dict)]
        if len(texts) < len(pairs) or not all(_is_texts(list(pair)) for pair in texts):
            odd.append("jinxes")
        longest = max((len(reason) for _, reason in texts if isinstance(reason, str)), default=0)
        if longest > _LONGEST_REASON:
            over.append(_text("jinxes", longest, _LONGEST_REASON))
    problems = [remark("finding-over-long", where=where, name=name, over=all_of(over))] if over else []
    if odd:
        problems.append(remark("finding-odd-field", where=where, name=name, fields=all_of(odd)))
    return problems


def meta_problems(meta: Mapping[str, Any]) -> list[ScriptProblem]:
    """What there is to say of the lengths in the object ``_meta``."""
    over = [*_over(meta, _META_TEXTS), *_over_lists(meta, _META_LISTS)]
    return [remark("finding-over-long-meta", code="over-long", where="_meta", over=all_of(over))] if over else []


def _text(field: str, count: int, most: int) -> Phrase:
    return Phrase("over-text", {"field": field, "count": count, "most": most})


def _over(fields: Mapping[str, Any], limits: Mapping[str, int]) -> list[Phrase]:
    return [
        _text(key, len(value), most)
        for key, most in limits.items()
        if isinstance(value := fields.get(key), str) and len(value) > most
    ]


def _over_lists(fields: Mapping[str, Any], limits: Mapping[str, tuple[int, int | None]]) -> list[Phrase]:
    over = []
    for key, (most, longest) in limits.items():
        if not isinstance(value := fields.get(key), list):
            continue
        if len(value) > most:
            over.append(Phrase("over-list", {"field": key, "count": len(value), "most": most}))
        size = max((len(text) for text in value if isinstance(text, str)), default=0)
        if longest is not None and size > longest:
            over.append(Phrase("over-entry", {"field": key, "count": size, "most": longest}))
    return over


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
