"""Official script JSON: a list of ids and objects, with an object ``_meta`` for name and author."""

from typing import Any

import msgspec

from sexton.almanac.names import recognise
from sexton.almanac.records import Almanac, Entry, ScriptProblem, UnreadableScript
from sexton.almanac.sentences import clean, entry_problems, quoted, refuse_if_too_many

#: The published schema's limits.
_LONGEST_TITLE = 50
_LONGEST_ID = 50

#: More commas and brackets than any script has; such a file would only fill the memory.
_MOST_TOKENS = 1_000_000

_SHAPE = 'A script is a list of character ids, such as ["chef", "imp"], with an object "_meta" for its name.'


def read_listing(text: str) -> Almanac:
    """Read official script JSON.

    Raises UnreadableScript if the text is no JSON, is no list, or holds no character. Everything else
    that is odd becomes a problem of the Almanac.
    """
    items = _decode(text)
    if isinstance(items, dict):
        raise UnreadableScript(
            f"This JSON is an object, not a script. {_SHAPE} Take the list out of the object.",
            code="not-a-list",
        )
    if not isinstance(items, list):
        raise UnreadableScript(f"This JSON is no script. {_SHAPE}", code="not-a-list")
    refuse_if_too_many(len(items) - 1)
    reading = _Reading()
    for number, item in enumerate(items, 1):
        reading.take(item, f"item {number}")
    return reading.almanac()


def _decode(text: str) -> Any:
    if text.count("[") + text.count("{") + text.count(",") > _MOST_TOKENS:
        raise UnreadableScript(f"This file lists far more than a script holds. {_SHAPE}", code="too-many-characters")
    try:
        return msgspec.json.decode(text.encode())
    except RecursionError:
        raise UnreadableScript(
            f"This JSON nests lists in lists too deeply to be a script. {_SHAPE}", code="not-json"
        ) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        # msgspec's messages name a byte or a kind of value, never a piece of the file.
        raise UnreadableScript(f"This is no valid JSON: {error}. {_SHAPE}", code="not-json") from None


class _Reading:
    """An Almanac in the making."""

    def __init__(self) -> None:
        self.meta: dict[str, Any] | None = None
        self.entries: dict[str, Entry] = {}
        self.problems: list[ScriptProblem] = []

    def take(self, item: object, where: str) -> None:
        if isinstance(item, str):
            self._character(clean(item), {}, where)
        elif not isinstance(item, dict):
            self._odd(f"{where.capitalize()} is neither an id nor an object and was left out.", where)
        elif item.get("id") == "_meta":
            if self.meta is not None:
                self._odd(f"A second '_meta' ({where}) was left out.", where)
            else:
                self.meta = item
        else:
            written = item.get("id", item.get("name"))
            if isinstance(written, str):
                self._character(clean(written), item, where)
            else:
                self._odd(f"The object in {where} has no id and was left out.", where)

    def _odd(self, sentence: str, where: str, code: str = "odd-item") -> None:
        self.problems.append(ScriptProblem(code, sentence, where))

    def _character(self, written: str, fields: dict[str, Any], where: str) -> None:
        if not written:
            self._odd(f"The id in {where} is empty and was left out.", where)
            return
        found = recognise(written)
        key = found.id or written
        if key in self.entries:
            self._odd(
                f"{quoted(written)} ({where}) stands in the script twice; the first counts.",
                where,
                "duplicate-character",
            )
            return
        if len(written) > _LONGEST_ID:
            self._odd(
                f"The id {quoted(written)} ({where}) is longer than the {_LONGEST_ID} characters allowed.",
                where,
                "over-long",
            )
        entry = Entry(
            # An unknown character keeps its own spelling, so that writing the script gives it back unchanged.
            id=found.id if found.known else written,
            name=_text(fields, "name") or written,
            team=_text(fields, "team"),
            ability=_text(fields, "ability"),
            flavour=_text(fields, "flavor") or _text(fields, "flavour"),
            overview=_text(fields, "overview"),
            custom=msgspec.json.encode(fields).decode() if fields.keys() - {"id"} else "",
        )
        self.entries[key] = entry
        self.problems += entry_problems(entry, found.quirk, where)

    def almanac(self) -> Almanac:
        if not self.entries:
            raise UnreadableScript(f"This script lists no character. {_SHAPE}", code="no-characters")
        meta = self.meta or {}
        title, author = self._heading(meta, "name"), self._heading(meta, "author")
        rules = meta.get("bootlegger", [])
        if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
            self._odd("The 'bootlegger' rules are no list of texts and were left out.", "_meta", "odd-meta")
            rules = []
        for key in ("firstNight", "otherNight"):
            if key in meta:
                self._odd(
                    f"Of the script's own night order ('{key}') only the places of homebrew are played; official "
                    "characters keep theirs.",
                    "_meta",
                    "own-night-order",
                )
        if not any(entry.ability for entry in self.entries.values()):
            sentence = "The file lists characters only: abilities are shown in Sexton's own wording."
            self.problems.append(ScriptProblem("no-texts", sentence, level="note"))
        return Almanac(
            title=title,
            author=author,
            entries=tuple(self.entries.values()),
            house_rules=tuple(clean(rule) for rule in rules),
            problems=tuple(self.problems),
            meta=msgspec.json.encode(self.meta).decode() if self.meta is not None else "",
        )

    def _heading(self, meta: dict[str, Any], key: str) -> str:
        value = meta.get(key)
        if value is not None and not isinstance(value, str):
            self._odd(f"The script's {key} is no text and was left out.", "_meta", "odd-meta")
            return ""
        heading = " ".join(clean(value or "").split())
        if len(heading) > _LONGEST_TITLE:
            self._odd(
                f"The script's {key} is longer than the {_LONGEST_TITLE} characters allowed.",
                "_meta",
                "over-long",
            )
        return heading


def _text(fields: dict[str, Any], key: str) -> str:
    value = fields.get(key)
    return clean(value) if isinstance(value, str) else ""
