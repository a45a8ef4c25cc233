"""Sentences about the game, between a scenario's words and the engine's statements."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from sexton.engine.character import CHARACTERS
from sexton.engine.prompts import Statement
from sexton.engine.state import EVIL, GOOD
from sexton.engine.statements import ALIVE, ALLIED, DEAD, DRUNKEN, SOBER, TEAMS
from sexton.engine.working import POISONED

_PLAIN = (GOOD, EVIL, ALIVE, DEAD, POISONED, *TEAMS)
_PHRASES = {"drunk": DRUNKEN, "sober and healthy": SOBER, "of the same alignment": ALLIED}
"""The words that a sentence puts differently. The Drunk has a capital letter."""
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_COUNT = rf"\d+|{'|'.join(_NUMBERS)}"


def read(
    text: str,
    circle: tuple[int, ...],
    find_seat: Callable[[object], int | None],
    find_character: Callable[[object], str | None],
) -> Statement:
    """The statement of a sentence such as ``Fay or Gus is a Minion``; free words where it is no such sentence."""
    everybody = tuple(sorted(circle))

    def word(said: str) -> str | None:
        if said in _PHRASES:
            return _PHRASES[said]
        plain = said.strip().lower()
        for form in (plain, plain.removesuffix("s")):
            if form in _PLAIN:
                return form
        return find_character(said) or find_character(said.removesuffix("s"))

    def seats(said: str) -> tuple[int, ...] | None:
        found = [find_seat(part) for part in re.split(r", | or | and ", said)]
        return None if None in found else tuple(sorted(seat for seat in found if seat is not None))

    def number(said: str) -> int | None:
        plain = said.lower()
        return _NUMBERS.index(plain) if plain in _NUMBERS else int(plain) if plain.isdigit() else None

    def like(form: str) -> re.Match[str] | None:
        return re.fullmatch(form, text, re.IGNORECASE)

    if (match := like(rf"({_COUNT}|the|an?) (.+) (?:is|are) in play")) and (are := word(match[2])):
        return Statement(everybody, are, number(match[1]))
    if (match := like(rf"({_COUNT}) players are (.+)")) and (are := word(match[2])):
        return Statement(everybody, are, number(match[1]))
    if match := like(r"(?:the|an?) (.+) sits next to (.+)"):
        are, seat = word(match[1]), find_seat(match[2])
        if are and seat is not None:
            place = circle.index(seat)
            beside = {circle[place - 1], circle[(place + 1) % len(circle)]}
            return Statement(tuple(sorted(beside)), are)
    whose = rf"(?:({_COUNT}) of )?(.+?) (is|are|was|were) (?:(?:the|an?) )?(.+)"
    if match := like(whose):
        people, are = seats(match[2]), word(match[4])
        if people and are:
            every = " and " in match[2] and are != ALLIED
            count = number(match[1]) if match[1] else len(people) if every else None
            return Statement(people, are, count, match[3].lower() in ("was", "were"))
    return Statement(text=text)


def say(said: Statement, name: Callable[[int], str], everybody: Iterable[int]) -> str:
    """A statement as a sentence."""
    if said.text:
        return said.text
    who = "everybody" if said.seats == tuple(sorted(everybody)) else " or ".join(map(name, said.seats))
    number = "" if said.count is None else f"{said.count} of "
    what = {word: phrase for phrase, word in _PHRASES.items()}.get(said.are, said.are)
    if said.are in CHARACTERS:
        what = what.title()
    return f"{number}{who} {'was' if said.began else 'is'} {what}"
