"""Who may be taken for what.

A question about a player has a set of answers: the truth, and whatever else the player might register as.
Each question is decided anew, so no answer is ever stored.
"""

from __future__ import annotations

from sexton.engine.character import CHARACTERS, HOLDERS, Identity
from sexton.engine.state import Ability, State


def identities(s: State, seat: int, script: tuple[str, ...]) -> tuple[Identity, ...]:
    """Everything that the player at ``seat`` may be taken for now; the truth comes first."""
    truth = Identity(s.chars[seat], s.is_evil(seat))
    also = [
        identity
        for a in _masks(s, seat)
        if s.on >> a.id & 1
        for identity in CHARACTERS[a.character].registers(s, a, script)
    ]
    return (truth, *also) if also else (truth,)


def _masks(s: State, seat: int) -> list[Ability]:
    """The abilities by which a player may be taken for somebody else."""
    holders = HOLDERS["registers"]
    return [a for a in s.abilities if a.seat == seat and a.character in holders]


def evil(s: State, seat: int, script: tuple[str, ...]) -> set[bool]:
    """Whether the player is evil: one or both answers."""
    if not _masks(s, seat):
        return {bool(s.evil >> seat & 1)}
    return {identity.evil for identity in identities(s, seat, script)}


def team(s: State, seat: int, script: tuple[str, ...]) -> set[str]:
    """The teams that the player's character may be taken to belong to."""
    if not _masks(s, seat):
        return {CHARACTERS[s.chars[seat]].team}
    return {CHARACTERS[identity.character].team for identity in identities(s, seat, script)}


def character(s: State, seat: int, script: tuple[str, ...]) -> set[str]:
    """The characters that the player may be taken for."""
    if not _masks(s, seat):
        return {s.chars[seat]}
    return {identity.character for identity in identities(s, seat, script)}
