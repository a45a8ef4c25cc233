"""What is known about each character and about the order of the night: names and numbers, no sentences."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec


class CharacterFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One character: its names, its team and the tokens that belong to it.

    ``setup`` says that the character changes what goes into the bag. ``reminders_global`` are the
    reminder tokens that may be placed while the character is not in play. ``variants_ko`` are older
    Korean names: good for reading and searching, never shown. ``icon`` is ``set:name`` of the icon set.
    """

    id: str
    name: str
    name_ko: str
    team: str
    icon: str
    variants_ko: tuple[str, ...] = ()
    setup: bool = False
    reminders: tuple[str, ...] = ()
    reminders_global: tuple[str, ...] = ()


class NightOrder(msgspec.Struct, frozen=True, kw_only=True):
    """Every step of both kinds of night, in order, for all official characters at once.

    Besides character ids the lists hold ``dusk``, ``minioninfo``, ``demoninfo`` and ``dawn``. What comes after
    ``dawn`` is announced to everybody as the day begins.
    """

    first_night: tuple[str, ...]
    other_nights: tuple[str, ...]


def _data(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


def _by_id(name: str) -> Mapping[str, CharacterFacts]:
    listed = msgspec.json.decode(_data(name), type=tuple[CharacterFacts, ...])
    return MappingProxyType({facts.id: facts for facts in listed})


@cache
def characters() -> Mapping[str, CharacterFacts]:
    """The characters that Sexton resolves, by id, ordered by team. Read from the package on the first call."""
    return _by_id("characters.json")


@cache
def others() -> Mapping[str, CharacterFacts]:
    """The official characters that Sexton knows by name only, by id, ordered by team and then by id: the Storyteller
    resolves them. None of them is in ``characters()``. Read from the package on the first call."""
    return _by_id("others.json")


def official(character: str) -> CharacterFacts | None:
    """What is known of an official character, whoever resolves it, or None if the id is none."""
    return characters().get(character) or others().get(character)


@cache
def night_order() -> NightOrder:
    """The order of all night steps. Read from the package on the first call."""
    return msgspec.json.decode(_data("night_order.json"), type=NightOrder)
