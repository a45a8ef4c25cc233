"""Everything, for the Storyteller: the Grimoire, tonight's steps, the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from sexton.engine import events as e
from sexton.engine import night
from sexton.engine.day import needed
from sexton.engine.state import DAY, NIGHT, SETUP, State
from sexton.engine.view import Ballot, Note, belief
from sexton.engine.working import DRUNK, POISONED, SILENCING, auras, counts, lies

if TYPE_CHECKING:
    from sexton.engine.game import Game


class ReminderToken(msgspec.Struct):
    """A reminder on a seat; ``active`` is false where it has no effect now, ``token`` its number for lifting,
    or nothing where it is no token but a standing effect."""

    token: int | None
    kind: str
    character: str
    active: bool


class Pane(msgspec.Struct):
    """One player as the Storyteller sees them."""

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
    """One step of tonight, with the seats it wakes; ``-1`` is the Storyteller's own ability. ``began`` is where in
    the log it began, where it did."""

    character: str
    seats: list[int]
    state: Literal["done", "now", "ahead"]
    began: int | None = None


class Table(msgspec.Struct):
    """The whole game at this prompt."""

    script: str
    characters: tuple[str, ...]
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
    undone: list[Note]
    """What had happened by moves that were taken back: somebody may have seen it."""
    undo: int
    winner: str | None
    winners: tuple[int, ...]


def table(game: Game) -> Table:
    """What the Storyteller sees."""
    s = game.state
    return Table(
        script=game.script.name,
        characters=game.script.characters,
        phase=s.phase,
        night=s.night,
        floor=s.floor,
        block=s.block,
        block_votes=s.block_votes,
        needed=needed(s),
        nominations=_ballots(game),
        grimoire=panes(s),
        steps=steps(game),
        log=stamped(s.events()),
        undone=[Note("undone", 0, event) for undone in game.undone for event in undone.events],
        undo=len(game.moves()),
        winner=s.decided or None,
        winners=tuple(seat for seat in s.circle if s.winners >> seat & 1),
    )


def _ballots(game: Game) -> list[Ballot]:
    """Today's nominations with every hand, those of secret ballots too."""
    s = game.state
    found = []
    for n in s.nominations if s.phase == DAY else ():
        voters = tuple(seat for seat in s.circle if n.voters >> seat & 1)
        found.append(Ballot(n.nominator, n.nominee, voters, n.votes if n.chars_at_vote else None, n.secret))
    return found


def panes(s: State) -> list[Pane]:
    """The Grimoire's tokens in the circle's order; none before the deal."""
    if not s.chars or "" in s.chars:
        return []
    tokens = [*s.tokens, *auras(s)]
    silenced = [t for t in tokens if t.kind in SILENCING and counts(s, t)]
    return [
        Pane(
            seat=seat,
            name=s.names[seat],
            character=s.chars[seat],
            believes=belief(s, seat),
            evil=s.is_evil(seat),
            dead=s.is_dead(seat),
            vote=not (s.dead & s.ghosts) >> seat & 1,
            traveller=s.is_traveller(seat),
            drunk=any(t.kind == DRUNK and t.seat == seat for t in silenced),
            poisoned=any(t.kind == POISONED and t.seat == seat for t in silenced),
            reminders=[
                *(
                    ReminderToken(t.id if t.id >= 0 else None, t.kind, t.character, lies(s, t))
                    for t in tokens
                    if t.seat == seat
                ),
                *(
                    ReminderToken(None, "no ability", a.character, True)
                    for a in s.abilities
                    if a.seat == seat and a.spent
                ),
            ],
        )
        for seat in s.circle
    ]


def steps(game: Game) -> list[Step]:
    """Tonight's steps in order: those done, the one under way, and those that are to come as things stand."""
    s = game.state
    if s.phase != NIGHT:
        return []
    found: list[tuple[int, str, int | None, Literal["done", "now", "ahead"], int | None]] = []
    for began, event in reversed(list(enumerate(s.events()))):
        if isinstance(event, e.NightFell):
            break
        if isinstance(event, e.Reached):
            ability = s.ability(event.cursor & 0xFFFF)
            name = game.order.step(s.night, event.cursor) if ability is None else ability.character
            seat = None if ability is None else ability.seat
            found.append((event.cursor, name, seat, "done" if found else "now", began))
    for place, what in night.ahead(game):
        if isinstance(what, str):
            found.append((place, what, None, "ahead", None))
        elif night.acts(game, what) and place > s.cursor:
            found.append((place, what.character, what.seat, "ahead", None))
    return [
        Step(name, [] if seat is None else [seat], state, began)
        for _, name, seat, state, began in sorted(found, key=lambda step: step[0])
    ]


def stamped(events: list[e.Event]) -> list[Note]:
    """Events with the night or day in which they happened."""
    phase, number = SETUP, 0
    notes = []
    for event in events:
        if isinstance(event, e.NightFell):
            phase, number = NIGHT, event.night
        elif isinstance(event, e.DayBroke):
            phase = "day"
        notes.append(Note(phase, number, event))
    return notes
