"""The records that make up a game at one moment. All values in them are immutable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from sexton.engine.prompts import Bag

if TYPE_CHECKING:
    from sexton.engine.events import Event

GOOD, EVIL = "good", "evil"
SETUP, NIGHT, DAY, OVER = "setup", "night", "day", "over"
SHUT, OPEN, CLOSED = "shut", "open", "closed"

Log: TypeAlias = "tuple[Log, Event] | None"


class Ability(msgspec.Struct, frozen=True):
    """A character's ability as held by one seat, or by the Storyteller.

    ``since`` is the first night that counts for it, ``via`` the ability that gave it, ``real`` is false where
    it is only believed, ``steady`` where drunkenness and poison do not touch it. ``face`` is the character
    that its holder takes it for, ``place`` the one at whose place in the night it acts if not at its own.
    """

    id: int
    character: str
    seat: int
    since: int
    via: int | None = None
    real: bool = True
    steady: bool = False
    spent: bool = False
    started: bool = False
    face: str = ""
    place: str = ""


class Token(msgspec.Struct, frozen=True):
    """A reminder token: ``kind`` on ``seat``, placed by ability ``by``, removed at ``until`` (dusk, dawn, never), or
    at the dusk after night ``last``.

    ``by`` is ``None`` for what no longer depends on whoever caused it. ``about`` is the dead player on whom it
    hangs: it goes when they live again.
    """

    id: int
    kind: str
    seat: int
    by: int | None
    character: str
    until: str | None = None
    about: int | None = None
    last: int | None = None
    what: str = ""
    """A word that it remembers, such as a character."""


class Nomination(msgspec.Struct, frozen=True):
    """One of today's nominations; ``voters`` as a bit mask of seats once the ballot is over. ``chars`` is who
    everybody was when it was made, ``chars_at_vote`` when the hands were counted."""

    nominator: int
    nominee: int
    chars: tuple[str, ...]
    voters: int = 0
    votes: int = 0
    secret: bool = False
    chars_at_vote: tuple[str, ...] = ()


class Mortality(msgspec.Struct, frozen=True):
    """A death of today or tonight, with who the player was; ``by`` is the character whose ability did it."""

    seat: int
    how: str
    by: str
    character: str
    evil: bool
    phase: str


class Execution(msgspec.Struct, frozen=True):
    """An execution on ``day`` or in the night after it, with who the player was at that moment."""

    day: int
    seat: int
    died: bool
    character: str
    evil: bool


class State(msgspec.Struct, kw_only=True):
    """A whole game at one moment. Only events change it, and only by replacing fields.

    Seats are indices into ``names`` and ``chars``; ``circle`` is the order in which those present sit,
    clockwise. Sets of seats and of ability ids are bit masks.
    """

    names: tuple[str, ...]
    circle: tuple[int, ...]
    chars: tuple[str, ...]
    evil: int = 0
    dead: int = 0
    travellers: int = 0
    ghosts: int = 0
    """Dead players whose vote token is spent."""
    abilities: tuple[Ability, ...] = ()
    tokens: tuple[Token, ...] = ()
    on: int = 0
    """The abilities that work now."""
    phase: str = SETUP
    night: int = 0
    """The number of this night, or of the night before this day."""
    cursor: int = -1
    held: int = 0
    """What the clock showed when the night came to its present place: what is gained there later, waits."""
    clock: int = 1
    """The next free number for an ability or a token."""
    bag: Bag | None = None
    dead_at_dusk: int = 0
    executed_tonight: int = 0
    """Those who have died tonight before everybody, by an execution for madness."""
    deaths: tuple[Mortality, ...] = ()
    """Those of this day, and of the night after it until dawn."""
    triggered: tuple[tuple[int, bool], ...] = ()
    """Abilities that wait for their place tonight because of a death, and whether they worked at that moment."""
    named: tuple[int, ...] = ()
    """Players whose state is announced at dawn whatever it is."""
    floor: str = SHUT
    nominations: tuple[Nomination, ...] = ()
    """Those of this day, or of the day before this night."""
    exiles: int = 0
    claims: tuple[tuple[int, str], ...] = ()
    block: int | None = None
    block_votes: int = 0
    block_is_secret: bool = False
    """Whether nobody but the Storyteller knows who is about to die."""
    owed: int = 0
    """Dead players who voted in secret and give up their vote token at the end of the day."""
    executions: tuple[Execution, ...] = ()
    untold: int = 0
    """Players who have become another character by day and are told so at nightfall."""
    decided: str = ""
    """The team that has won, before the result is public."""
    winners: int = 0
    rulings: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Rings of effects without a consistent answer, and the token that the Storyteller suspended."""
    paradox: tuple[int, ...] = ()
    log: Any = None

    def copy(self) -> State:
        """The same moment in a record of its own; what it holds is immutable and shared."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]

    def flat(self) -> tuple[State, tuple[Event, ...]]:
        """The state without its log, and the log as one tuple: for comparing and encoding, which would go too
        deep into a long log as it is kept."""
        state = self.copy()
        state.log = None
        return state, tuple(self.events())

    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        return list(self.backwards())[::-1]

    def backwards(self) -> Iterator[Event]:
        """Everything that has happened, newest first."""
        log = self.log
        while log is not None:
            log, event = log
            yield event

    def ability(self, number: int) -> Ability | None:
        """The ability with this id, while somebody holds it."""
        for a in self.abilities:
            if a.id == number:
                return a
        return None

    def is_evil(self, seat: int) -> bool:
        return bool(self.evil >> seat & 1)

    def is_dead(self, seat: int) -> bool:
        return bool(self.dead >> seat & 1)

    def is_traveller(self, seat: int) -> bool:
        return bool(self.travellers >> seat & 1)

    def living(self) -> tuple[int, ...]:
        """The living players, in the circle's order."""
        dead = self.dead
        return tuple([seat for seat in self.circle if not dead >> seat & 1])

    @property
    def today(self) -> int:
        """The number of this day, or of the day before this night, to which what happens in the night still belongs."""
        return self.night if self.phase == DAY else self.night - 1

    def executed_today(self) -> tuple[Execution, ...]:
        """Executions of this day, or of the day before this night."""
        return tuple(e for e in self.executions if e.day == self.today)
