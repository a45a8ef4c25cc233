"""Characters of a script that Sexton does not resolve: what the Storyteller is given of them, and when they wake."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.almanac.facts import characters, night_order, official
from sexton.almanac.names import LONGEST_NAME, recognise
from sexton.engine.manual import manual_id
from sexton.engine.script import ManualCharacter

if TYPE_CHECKING:
    from sexton.almanac.records import Entry

FIRST, OTHER = "first", "other"

#: Texts and lists longer than any script needs are cut: everybody at the table is sent them.
_LONGEST, _MOST = 1000, 20

#: The format allows a night of 200 steps; each is looked up for each homebrew character.
_MOST_STEPS = 300

#: What ability lines say of the nights on which they act, and which nights those are.
_WHEN: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), nights)
    for pattern, nights in (
        (r"(each night|once per game, at night|매일 밤|밤마다)\s*\*", (OTHER,)),
        (r"each night|once per game, at night|매일 밤|밤마다", (FIRST, OTHER)),
        (r"start knowing|(1st|first) night|첫 ?번?째? ?날 밤|첫날 밤", (FIRST,)),
    )
)


def manual_character(entry: Entry, own_first: Sequence[str] = (), own_other: Sequence[str] = ()) -> ManualCharacter:
    """What the Storyteller is given of a character that is not resolved. Its team must be known. The script's own
    night order, where it has one, counts for homebrew."""
    fields, places = _fields(entry), _places(entry, own_first, own_other)
    facts = official(entry.id)
    reminders = _texts(fields, "reminders") + _texts(fields, "remindersGlobal")
    if facts is not None and not reminders:
        reminders = facts.reminders + facts.reminders_global
    assert entry.team_id is not None
    return ManualCharacter(
        id=manual_id(entry.team_id, recognise(entry.id).id),
        name=facts.name if facts is not None else entry.name[:LONGEST_NAME],
        ability=shortened(entry.ability),
        first_night=_text(fields, "firstNightReminder"),
        other_nights=_text(fields, "otherNightReminder"),
        reminders=reminders,
        official=facts is not None,
        first_place=places.get(FIRST),
        other_place=places.get(OTHER),
    )


def _places(entry: Entry, own_first: Sequence[str], own_other: Sequence[str]) -> dict[str, float]:
    """Before which of the general order's steps a character wakes, by its number: an official one in its place;
    homebrew where the script's own order has it, by the number in its description, or as its ability line says,
    after the others of its team."""
    order, fields = night_order(), _fields(entry)
    if not entry.homebrew:
        nights = ((FIRST, order.first_night), (OTHER, order.other_nights))
        return {night: float(steps.index(entry.id)) for night, steps in nights if entry.id in steps}
    numbers = {FIRST: _number(fields, "firstNight"), OTHER: _number(fields, "otherNight")}
    reminded = {FIRST: _text(fields, "firstNightReminder"), OTHER: _text(fields, "otherNightReminder")}
    # A description with numbers means that the character sleeps where it has none.
    said = () if any(numbers.values()) else _said(entry.ability)
    found: dict[str, float] = {}
    for night, steps, own in ((FIRST, order.first_night, own_first), (OTHER, order.other_nights, own_other)):
        if (place := _after_neighbour(entry.id, own, steps)) is not None:
            found[night] = place
        elif number := numbers[night]:
            found[night] = min(max(number, 0.5), steps.index("dawn") - 0.5)
        elif night in said or reminded[night]:
            found[night] = _after_team(entry.team_id or "", steps)
    return found


def _said(ability: str) -> tuple[str, ...]:
    return next((nights for pattern, nights in _WHEN if pattern.search(ability)), ())


def _after_neighbour(character: str, own: Sequence[str], steps: Sequence[str]) -> float | None:
    """The place behind the nearest step before it in the script's own order that everybody knows."""
    ids, own_id = [recognise(step).id for step in own], recognise(character).id
    if own_id not in ids:
        return None
    before = ids[: ids.index(own_id)]
    return next((steps.index(step) + 0.5 for step in reversed(before) if step in steps), 0.5)


def _after_team(team: str, steps: Sequence[str]) -> float:
    """The place behind the last member of a team; before dawn where nobody of it wakes."""
    known = characters()
    members = [i for i, step in enumerate(steps) if step in known and known[step].team == team]
    return max(members, default=steps.index("dawn") - 1) + 0.5


def own_pairs(entry: Entry) -> tuple[tuple[str, str], ...]:
    """The rules for this character together with another one that the script's author has written: the other's id, or
    what stands in its place, and the rule."""
    listed = _fields(entry).get("jinxes")
    jinxes = [jinx for jinx in listed[:_MOST] if isinstance(jinx, dict)] if isinstance(listed, list) else []
    return tuple((_text(jinx, "id"), reason) for jinx in jinxes if (reason := _text(jinx, "reason")))


def own_jinxes(entry: Entry) -> tuple[str, ...]:
    """The same as sentences."""
    facts = official(entry.id)
    name = facts.name if facts is not None else entry.name
    found = []
    for other, rule in own_pairs(entry):
        known = official(recognise(other).id)
        found.append(f"{name} / {known.name if known is not None else other}: {rule}")
    return tuple(found)


def own_order(meta: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The first and the other nights' order that a script file's ``_meta`` object has, empty where it has none."""
    fields = msgspec.json.decode(meta, type=dict[str, object]) if meta else {}
    first, other = fields.get("firstNight"), fields.get("otherNight")
    return _steps(first), _steps(other)


def _steps(own: object) -> tuple[str, ...]:
    return tuple(step for step in own[:_MOST_STEPS] if isinstance(step, str)) if isinstance(own, list) else ()


def pair_rule(item: str) -> str:
    """The author's rule for two characters that stands in a script file as an item of its own, as a sentence."""
    fields = msgspec.json.decode(item, type=dict[str, Any])
    name, rule = _text(fields, "name"), _text(fields, "ability")
    return f"{name}: {rule}" if name else rule


def in_order(steps: Sequence[str], ids: Iterable[str], placed: Iterable[tuple[str, float | None]]) -> tuple[str, ...]:
    """The general order cut down to the steps of ``ids``, with those ``placed`` between them that have a place."""
    found = [(float(steps.index(id)), id) for id in ids if id in steps]
    found += [(place, id) for id, place in placed if place is not None]
    return tuple(id for _, id in sorted(found, key=lambda step: step[0]))


def shortened(text: str) -> str:
    """A text as it is sent to everybody at the table."""
    text = text.strip()
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _fields(entry: Entry) -> dict[str, Any]:
    return msgspec.json.decode(entry.custom, type=dict[str, Any]) if entry.custom else {}


def _text(fields: dict[str, Any], key: str) -> str:
    value = fields.get(key)
    return shortened(value) if isinstance(value, str) else ""


def _texts(fields: dict[str, Any], key: str) -> tuple[str, ...]:
    value = fields.get(key)
    listed = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return tuple(shortened(text) for text in listed[:_MOST] if isinstance(text, str) and text.strip())


def _number(fields: dict[str, Any], key: str) -> float:
    value = fields.get(key)
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and value > 0 else 0.0
