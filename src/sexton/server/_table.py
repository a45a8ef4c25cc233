"""Temporary."""

from __future__ import annotations

from typing import Literal

import msgspec

from sexton.engine.view import Ballot, Note


class ReminderToken(msgspec.Struct):
    token: int
    kind: str
    character: str
    active: bool


class Pane(msgspec.Struct):
    seat: int
    name: str
    character: str
    believes: str
    evil: bool
    dead: bool
    vote: bool
    traveller: bool
    drunk: bool
    poisoned: bool
    reminders: list[ReminderToken]


class Step(msgspec.Struct):
    character: str
    seats: list[int]
    state: Literal["done", "now", "ahead"]


class Table(msgspec.Struct):
    script: str
    characters: list[str]
    phase: str
    night: int
    floor: str
    block: int | None
    block_votes: int
    needed: int
    nominations: list[Ballot]
    grimoire: list[Pane]
    steps: list[Step]
    log: list[Note]
    undo: int
    winner: str | None
    winners: list[int]
