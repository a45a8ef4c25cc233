"""Official script JSON: a list of ids and objects, with an object ``_meta`` for name and author."""

import re
from typing import Any

import msgspec

from sexton.almanac.facts import official
from sexton.almanac.limits import MOST_ITEMS, character_problems, meta_problems
from sexton.almanac.names import Recognised, recognise, team_of
from sexton.almanac.records import Almanac, Entry, ScriptProblem, UnreadableScript, at_line, called, remark
from sexton.almanac.sentences import clean, entry_problems, heading, quoted, refuse_if_too_many
from sexton.errors import Phrase, Word, any_of

#: Where other programs keep the list of a script in an object of their own.
_WRAPPERS = ("characters", "roles", "script", "content")
_DEEPEST = 3

#: What stands for the team of an item that is no character but the author's rule for two of them.
_PAIR = {"jinx", "jinxed", "a jinxed"}

#: More commas and brackets than any script has; such a file would only fill the memory.
_MOST_TOKENS = 1_000_000

_BYTE = re.compile(r"\(byte (\d+)\)")


def read_listing(text: str) -> Almanac:
    """Read official script JSON.

    Raises UnreadableScript if the text is no JSON, is no list, or holds no character. Everything else
    that is odd becomes a problem of the Almanac.
    """
    items, found = _unwrapped(decode_json(text))
    if isinstance(items, dict):
        lists = [quoted(key) for key in items if key in _WRAPPERS]
        if len(lists) > 1:
            raise UnreadableScript("unreadable-not-a-list-several", code="not-a-list", lists=any_of(lists))
        raise UnreadableScript("unreadable-not-a-list-object", code="not-a-list")
    if not isinstance(items, list):
        raise UnreadableScript("unreadable-not-a-list")
    refuse_if_too_many(len(items) - 1)
    reading = _Reading()
    for number, item in enumerate(items, 1):
        reading.take(item, Phrase("where-item", {"item": number}))
    if len(items) > MOST_ITEMS:
        reading.say(remark("finding-over-long-list", code="over-long", count=len(items), most=MOST_ITEMS))
    if found is not None:
        reading.wrapped(found)
    return reading.almanac()


def _unwrapped(value: object) -> tuple[object, dict[str, str] | None]:
    """The list inside an object that another program has put around it, and the name and author that it has there;
    the value itself and None where there is no such object, or more than one list in it."""
    outside: dict[str, str] | None = None
    for _ in range(_DEEPEST):
        if not isinstance(value, dict):
            break
        inside = [key for key in _WRAPPERS if isinstance(value.get(key), list | dict)]
        if len(inside) != 1:
            break
        outside = outside or {}
        for around in (value, value.get("_meta"), value.get("meta")):
            if isinstance(around, dict):
                texts = {"name": around.get("name", around.get("title")), "author": around.get("author")}
                outside |= {key: text for key, text in texts.items() if isinstance(text, str) and text.strip()}
        value = value[inside[0]]
    return value, outside


def decode_json(text: str) -> Any:
    """The value of a text in JSON. Raises UnreadableScript where it is none, or far too large to be a script."""
    if text.count("[") + text.count("{") + text.count(",") > _MOST_TOKENS:
        raise UnreadableScript("unreadable-too-many-characters-json", code="too-many-characters")
    try:
        return msgspec.json.decode(text.encode())
    except RecursionError:
        raise UnreadableScript("unreadable-not-json-deep", code="not-json") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        found = _BYTE.search(str(error))
        if found is None and isinstance(error, msgspec.ValidationError):
            raise UnreadableScript("unreadable-not-json-number", code="not-json") from None
        if found is None:
            raise UnreadableScript("unreadable-not-json-cut", code="not-json") from None
        line = text.encode().count(b"\n", 0, int(found[1])) + 1
        raise UnreadableScript("unreadable-not-json", byte=found[1], where=at_line(line)) from None


class _Reading:
    """An Almanac in the making."""

    def __init__(self) -> None:
        self.meta: dict[str, Any] | None = None
        self.entries: dict[str, Entry] = {}
        self.pairs: list[str] = []
        self.problems: list[ScriptProblem] = []

    def take(self, item: object, where: Word) -> None:
        if isinstance(item, str):
            self._character(clean(item), {}, where)
        elif not isinstance(item, dict):
            self.say(remark("finding-odd-item", where=where))
        elif _is_meta(item):
            if self.meta is not None:
                self.say(remark("finding-odd-item-meta", code="odd-item", where=where))
            else:
                self.meta = item
        elif _text(item, "team").casefold() in _PAIR:
            if _text(item, "ability"):
                self.pairs.append(msgspec.json.encode(item).decode())
            else:
                self.say(remark("finding-odd-item-pair", code="odd-item", where=where))
        elif written := _text(item, "id"):
            self._character(written, item, where)
        elif written := _text(item, "name"):
            self.say(remark("finding-no-id", where=where, name=quoted(written)))
            self._character(written, item, where)
        else:
            self.say(remark("finding-odd-item-nameless", code="odd-item", where=where))

    def wrapped(self, outside: dict[str, str]) -> None:
        """The list stood inside an object of another program, which had this name and author."""
        if self.meta is None and outside:
            self.meta = {"id": "_meta", **outside}
        self.say(remark("finding-wrapped"))

    def say(self, problem: ScriptProblem) -> None:
        self.problems.append(problem)

    def _character(self, written: str, fields: dict[str, Any], where: Word) -> None:
        if not written or written.casefold() == "_meta":
            self.say(remark("finding-odd-item-id", code="odd-item", where=where))
            return
        found = recognise(written)
        if not found.known and (named := _named(written, fields)) is not None:
            found = named
            self.say(remark("finding-taken-by-name", where=where, name=quoted(written), character=called(found.id)))
        if found.id in self.entries:
            self.say(remark("finding-duplicate-character", where=where, name=quoted(written)))
            return
        name = _text(fields, "name") or written
        entry = Entry(
            # An unknown character keeps its own spelling, so that writing the script gives it back unchanged.
            id=found.id if found.known else written,
            name=name,
            team=_text(fields, "team"),
            ability=_text(fields, "ability"),
            flavour=_text(fields, "flavor") or _text(fields, "flavour"),
            overview=_text(fields, "overview"),
            custom=msgspec.json.encode(fields).decode() if fields.keys() - {"id"} else "",
        )
        self.entries[found.id] = entry
        self.problems += entry_problems(entry, found.quirk, where)
        self.problems += character_problems({**fields, "id": written}, quoted(name), where)
        if entry.homebrew and entry.team_id is not None and not entry.ability:
            self.say(remark("finding-no-ability", where=where, name=quoted(name)))

    def almanac(self) -> Almanac:
        if not self.entries:
            raise UnreadableScript("unreadable-no-characters-json", code="no-characters")
        meta = self.meta or {}
        title, author = self._heading(meta, "name"), self._heading(meta, "author")
        self.problems += meta_problems(meta)
        rules = self._rules(meta.get("bootlegger"))
        for key in ("firstNight", "otherNight"):
            if isinstance(order := meta.get(key), list) and order:
                self.say(remark("finding-own-night-order", where="_meta", order=key))
            elif order is not None and order != []:
                self.say(remark("finding-odd-meta-order", code="odd-meta", where="_meta", order=key))
        if not any(entry.ability for entry in self.entries.values()):
            self.say(remark("finding-no-texts", level="note"))
        return Almanac(
            title=title,
            author=author,
            entries=tuple(self.entries.values()),
            house_rules=rules,
            pair_rules=tuple(self.pairs),
            problems=tuple(self.problems),
            meta=msgspec.json.encode(self.meta).decode() if self.meta is not None else "",
        )

    def _rules(self, listed: object) -> tuple[str, ...]:
        """The author's rules; a single text counts as a list of one."""
        rules = listed if isinstance(listed, list) else [] if listed is None else [listed]
        if listed is not None and (rules is not listed or not all(isinstance(rule, str) for rule in rules)):
            self.say(remark("finding-odd-meta-rules", code="odd-meta", where="_meta"))
        return tuple(text for rule in rules if isinstance(rule, str) and (text := clean(rule)))

    def _heading(self, meta: dict[str, Any], key: str) -> str:
        value = meta.get(key)
        if value is not None and not isinstance(value, str):
            self.say(remark("finding-odd-meta-heading", code="odd-meta", where="_meta", field=key))
            return ""
        return heading(value or "")


def _is_meta(item: dict[str, Any]) -> bool:
    """Whether an item is about the script; some leave out its id, but no character has an author."""
    if "id" not in item:
        return "author" in item and not item.keys() & {"team", "ability"}
    return _text(item, "id").casefold() == "_meta"


def _named(written: str, fields: dict[str, Any]) -> Recognised | None:
    """The official character that an object means whose id says nothing: by its English name beside a foreign one, or
    by its name where the id is a number."""
    names = [_text(fields, "name_eng")]
    if not any(letter.isalpha() for letter in written):
        names.append(_text(fields, "name"))
    for name in filter(None, names):
        found = recognise(name)
        facts = official(found.id)
        if found.known and facts is not None and team_of(_text(fields, "team")) in (None, facts.team):
            return found
    return None


def _text(fields: dict[str, Any], key: str) -> str:
    value = fields.get(key)
    return clean(value) if isinstance(value, str) else ""
