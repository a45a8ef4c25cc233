"""Who may be taken for what.

A question about a player has a set of answers: the truth, and whatever else the player might register as.
Each question is decided anew, so no answer is ever stored.
"""

from __future__ import annotations

from sexton.engine.character import CHARACTERS, HOLDERS, Identity
from sexton.engine.state import State


def identities(s: State, seat: int, script: tuple[str, ...]) -> tuple[Identity, ...]:
    """Everything that the player at ``seat`` may be taken for now; the truth comes first."""
    truth = Identity(s.chars[seat], s.is_evil(seat))
    holders = HOLDERS["registers"]
    if not holders:
        return (truth,)
    also = [
        identity
        for a in s.abilities
        if a.seat == seat and a.character in holders and s.on >> a.id & 1
        for identity in CHARACTERS[a.character].registers(s, a, script)
    ]
    return (truth, *also) if also else (truth,)


def evil(s: State, seat: int, script: tuple[str, ...]) -> set[bool]:
    """Whether the player is evil: one or both answers."""
    return {identity.evil for identity in identities(s, seat, script)}


def team(s: State, seat: int, script: tuple[str, ...]) -> set[str]:
    """The teams that the player's character may be taken to belong to."""
    return {CHARACTERS[identity.character].team for identity in identities(s, seat, script)}


def character(s: State, seat: int, script: tuple[str, ...]) -> set[str]:
    """The characters that the player may be taken for."""
    return {identity.character for identity in identities(s, seat, script)}
