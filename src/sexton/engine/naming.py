"""What refusals call things: players and characters by their names, answers by the words that people have for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sexton.engine.character import CHARACTERS
from sexton.engine.manual import plain_id
from sexton.engine.prompts import STORYTELLER, Cards, Domain, Options, Players
from sexton.engine.script import ManualCharacter
from sexton.errors import Phrase, Word, all_of, any_of

FEW = 20
"""As many answers are listed one by one."""

LONGEST = 40
"""Letters of a word that somebody sent and nobody knows."""


def character(id: str, manual: Iterable[ManualCharacter] = ()) -> Word:
    """A character's name: an official one's in the reader's language, a homebrew one's as its author gave it."""
    made = next((other for other in manual if other.id == id), None)
    if made is not None and not made.official:
        return made.name
    if id not in CHARACTERS:
        return id[:LONGEST]
    return Phrase(f"name-{plain_id(id)}", otherwise=plain_id(id))


def player(names: Sequence[str], seat: int) -> Word:
    """A player's name as it stands in a list."""
    return Phrase("storyteller-within") if seat == STORYTELLER else names[seat]


def legal(domain: Domain, names: Sequence[str], manual: Iterable[ManualCharacter] = ()) -> Phrase:
    """That an answer is none of a domain; and which are, where that can be told in a sentence."""
    if isinstance(domain, Players):
        words = [player(names, seat) for seat in domain.seats]
        if domain.count > 1:
            some = {"count": domain.count, "players": all_of(words)}
            return Phrase("answer-some-or-nobody" if domain.optional else "answer-some", some)
        return Phrase("answer-one-of", {"allowed": any_of([*words, *[Phrase("nobody")] * domain.optional])})
    if isinstance(domain, Options) and not isinstance(domain, Cards) and len(domain) <= FEW:
        known = tuple(manual)
        return Phrase("answer-one-of", {"allowed": any_of(_option(value, known) for value in domain.values)})
    return Phrase("answer-other")


def _option(value: object, manual: Sequence[ManualCharacter]) -> Word:
    match value:
        case None:
            return Phrase("nothing")
        case bool():
            return Phrase("yes" if value else "no")
        case int():
            return value
    text = str(value)
    if text in CHARACTERS:
        return character(text, manual)
    slug = re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")
    return Phrase(f"word-{slug}", otherwise=text)
