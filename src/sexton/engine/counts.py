"""How many of each team are in play and in the bag."""

from __future__ import annotations

import itertools

import msgspec

from sexton.engine.character import CHARACTERS, HOLDERS, OUTSIDER, TOWNSFOLK, Row, base_row


def rows(players: int, characters: tuple[str, ...], script: tuple[str, ...]) -> tuple[Row, ...]:
    """Every legal row of counts for what is in play, brackets applied.

    All changes add up; there are neither fewer Outsiders than none nor more than the script has. Where a fixed
    change would go further it stops there; a change that the Storyteller chooses has to be possible.
    """
    base = base_row(players)
    brackets = [CHARACTERS[c].outsiders for c in sorted(set(characters))]
    fixed = sum(b[0] for b in brackets if len(b) == 1)
    available = sum(CHARACTERS[c].team == OUTSIDER for c in script)
    townsfolk = sum(CHARACTERS[c].copies for c in script if CHARACTERS[c].team == TOWNSFOLK)
    legal = set()
    for chosen in itertools.product(*(b for b in brackets if len(b) > 1)):
        change = sum(chosen)
        if base.outsider + max(fixed, 0) + change >= 0 and base.outsider + min(fixed, 0) + change <= available:
            legal.add(base.moved(min(max(fixed + change, -base.outsider), available - base.outsider)))
    for c in sorted(set(characters) & HOLDERS["rows"]):
        legal = {row for before in legal for row in CHARACTERS[c].rows(before, characters, script)}
    return tuple(
        sorted(
            (row for row in legal if 0 <= row.outsider <= available and 0 <= row.townsfolk <= townsfolk),
            key=lambda row: row.outsider,
        )
    )


def in_bag(row: Row, characters: tuple[str, ...], aside: tuple[str, ...] = ()) -> Row:
    """What lies in the bag where the row is in play: other tokens for the characters without one, and for those whose
    own has been put ``aside``."""
    for c in set(characters):
        character = CHARACTERS[c]
        if not character.in_bag or c in aside:
            row = _exchange(row, character.team, character.stand_in)
        row = character.bag(row)
    return row


def _exchange(row: Row, team: str, stand_in: str) -> Row:
    have = msgspec.structs.asdict(row)
    have[team] -= 1
    have[stand_in] += 1
    return Row(**have)
