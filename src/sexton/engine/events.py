"""Everything that can happen. Each kind of event names its audience and holds its reducer.

The reducers here are the only code that changes a State. An event whose audience is not nobody must hold
nothing that its audience may not know: what a player is told about themself is an event of its own.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from sexton.engine.character import EVEN_IF_DEAD
from sexton.engine.prompts import Bag, Card
from sexton.engine.script import ManualCharacter
from sexton.engine.state import (
    CLOSED,
    DAY,
    NIGHT,
    OPEN,
    OVER,
    SHUT,
    Ability,
    Execution,
    Mortality,
    Nomination,
    State,
    Token,
)

NOBODY, SEAT, EVERYONE = "nobody", "seat", "everyone"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. The Storyteller sees every event; ``audience`` says who else does."""

    audience: ClassVar[str] = NOBODY
    structural: ClassVar[bool] = False
    """Whether it can change which abilities work otherwise than by changing the tokens."""

    def apply(self, s: State) -> None:
        """Change the state; most events only belong in the log."""


def visible(event: Event, seat: int | None) -> bool:
    """Whether the player at ``seat`` sees the event; a spectator where it is ``None``."""
    if event.audience is EVERYONE:
        return True
    return seat is not None and event.audience is SEAT and event.seat == seat  # type: ignore[attr-defined]


def _coming_night(s: State) -> int:
    return s.night if s.phase == NIGHT else s.night + 1


# ---- what everyone sees ------------------------------------------------------------------------------------


class Began(Event, frozen=True, tag=True):
    """The game is set up: who sits where, the script, its optional rules that are switched on, what its author has
    made: ``rules``, and the characters that the Storyteller resolves; and the pairs on the script whose jinxes hold,
    whether or not they are in play."""

    audience = EVERYONE
    script: str
    characters: tuple[str, ...]
    names: tuple[str, ...]
    house_rules: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    manual: tuple[ManualCharacter, ...] = ()
    jinxes: tuple[tuple[str, str], ...] = ()


class NightFell(Event, frozen=True, tag=True):
    """A night begins."""

    audience = EVERYONE
    night: int

    def apply(self, s: State) -> None:
        s.phase, s.night, s.cursor = NIGHT, self.night, -1
        s.floor, s.block, s.block_votes, s.exiles, s.block_is_secret = SHUT, None, 0, 0, False
        s.dead_at_dusk, s.executed_tonight, s.claims = s.dead, 0, ()
        if s.tokens:
            s.tokens = tuple(t for t in s.tokens if t.until != "dusk" and (t.last is None or t.last >= self.night))


class DayBroke(Event, frozen=True, tag=True):
    """Dawn: who died in the night, who is alive again, and the state of those who are named anyway."""

    audience = EVERYONE
    day: int
    died: tuple[int, ...]
    revived: tuple[int, ...] = ()
    named: tuple[tuple[int, bool], ...] = ()

    def apply(self, s: State) -> None:
        s.phase, s.named = DAY, ()
        s.ghosts &= s.dead
        s.nominations, s.deaths, s.triggered = (), (), ()
        if s.tokens:
            s.tokens = tuple(t for t in s.tokens if t.until != "dawn")


class NominationsOpened(Event, frozen=True, tag=True):
    """The Storyteller opens nominations."""

    audience = EVERYONE

    def apply(self, s: State) -> None:
        s.floor = OPEN


class NominationsClosed(Event, frozen=True, tag=True):
    """Nominations are over for today."""

    audience = EVERYONE

    def apply(self, s: State) -> None:
        s.floor = CLOSED


class Nominated(Event, frozen=True, tag=True):
    """Somebody nominates somebody."""

    audience = EVERYONE
    nominator: int
    nominee: int

    def apply(self, s: State) -> None:
        s.nominations += (Nomination(self.nominator, self.nominee, s.chars),)


class Voted(Event, frozen=True, tag=True):
    """A ballot is over: who raised a hand in the order of the clock, the votes, how many an execution needs.

    ``spent`` are those who gave up their vote token, ``block`` is who is about to die now as far as all know.
    """

    audience = EVERYONE
    nominee: int
    voters: tuple[int, ...]
    votes: int
    needed: int
    spent: tuple[int, ...] = ()
    block: int | None = None

    def apply(self, s: State) -> None:
        s.ghosts |= _mask(self.spent)
        _count(s, self.nominee, self.voters, self.votes, self.needed, secret=False)


class VotedInSecret(Event, frozen=True, tag=True):
    """A ballot is over, and nobody saw the hands."""

    audience = EVERYONE
    nominee: int


class TokensTaken(Event, frozen=True, tag=True):
    """Dead players who voted in secret give up their vote tokens."""

    audience = EVERYONE
    seats: tuple[int, ...]

    def apply(self, s: State) -> None:
        s.ghosts |= _mask(self.seats)
        s.owed = 0


class Executed(Event, frozen=True, tag=True):
    """Somebody is executed, and dies or does not."""

    audience = EVERYONE
    seat: int
    died: bool

    def apply(self, s: State) -> None:
        if self.died and s.phase == NIGHT:
            s.executed_tonight |= 1 << self.seat


class ExileCalled(Event, frozen=True, tag=True):
    """Somebody calls for a Traveller's exile."""

    audience = EVERYONE
    caller: int
    seat: int

    def apply(self, s: State) -> None:
        s.exiles |= 1 << self.seat


class ExileVoted(Event, frozen=True, tag=True):
    """A vote on an exile is over: who supported it, how many it needs, whether the Traveller dies."""

    audience = EVERYONE
    seat: int
    supporters: tuple[int, ...]
    needed: int
    died: bool


class Claimed(Event, frozen=True, tag=True):
    """Somebody says that they use a public ability; whether they have it is nobody's business."""

    audience = EVERYONE
    seat: int
    character: str
    value: Any

    def apply(self, s: State) -> None:
        s.claims += ((self.seat, self.character),)


class Proclaimed(Event, frozen=True, tag=True):
    """The Storyteller tells everybody that a character's ability has begun, not whose; ``seat`` is a player whom the
    ability names."""

    audience = EVERYONE
    character: str
    seat: int | None = None


class ChoseAloud(Event, frozen=True, tag=True):
    """Somebody chooses in public because their ability makes them; nobody says which."""

    audience = EVERYONE
    seat: int
    value: Any


class NothingHappened(Event, frozen=True, tag=True):
    """What somebody claimed to do has no effect that anybody can see."""

    audience = EVERYONE
    seat: int


class DiedByDay(Event, frozen=True, tag=True):
    """It is announced that somebody dies, without a reason."""

    audience = EVERYONE
    seat: int


class RoseByDay(Event, frozen=True, tag=True):
    """It is announced that somebody is alive again."""

    audience = EVERYONE
    seat: int


class Named(Event, frozen=True, tag=True):
    """The Storyteller says a player's name aloud in the night."""

    audience = EVERYONE
    seat: int
    character: str

    def apply(self, s: State) -> None:
        s.named += (self.seat,)


class Joined(Event, frozen=True, tag=True):
    """A Traveller sits down to the left of ``after``."""

    audience = EVERYONE
    structural = True
    seat: int
    name: str
    character: str
    after: int

    def apply(self, s: State) -> None:
        s.names += (self.name,)
        # Before the deal nobody else is anybody yet.
        s.chars += ("",) * (self.seat - len(s.chars)) + (self.character,)
        s.travellers |= 1 << self.seat
        place = s.circle.index(self.after) + 1
        s.circle = (*s.circle[:place], self.seat, *s.circle[place:])
        s.abilities += (Ability(s.clock, self.character, self.seat, _coming_night(s)),)
        s.clock += 1


class Introduced(Event, frozen=True, tag=True):
    """A player is a Traveller from the start, and which one."""

    audience = EVERYONE
    seat: int
    character: str


class Rearranged(Event, frozen=True, tag=True):
    """Players have changed seats: the names stay with them, the circle is another."""

    audience = EVERYONE
    circle: tuple[int, ...]

    def apply(self, s: State) -> None:
        s.circle = self.circle


class Left(Event, frozen=True, tag=True):
    """A Traveller leaves; what lasted by their ability ends as it would at death."""

    audience = EVERYONE
    structural = True
    seat: int

    def apply(self, s: State) -> None:
        s.circle = tuple(seat for seat in s.circle if seat != self.seat)
        s.travellers &= ~(1 << self.seat)
        if s.block == self.seat:
            s.block = None
        _drop(s, {a.id for a in s.abilities if a.seat == self.seat})


class Ended(Event, frozen=True, tag=True):
    """The result: the team and every player who wins with it."""

    audience = EVERYONE
    team: str
    winners: tuple[int, ...]

    def apply(self, s: State) -> None:
        s.phase = OVER
        for seat in self.winners:
            s.winners |= 1 << seat


class Page(msgspec.Struct, frozen=True):
    """One player's corner of the Grimoire."""

    seat: int
    character: str
    evil: bool
    dead: bool
    believes: str = ""
    reminders: tuple[tuple[str, str], ...] = ()
    """Pairs of the character whose token it is and what stands on it."""


class Revealed(Event, frozen=True, tag=True):
    """Pages of the Grimoire are laid open to all: one after another, or at once."""

    audience = EVERYONE
    pages: tuple[Page, ...]


# ---- what one player sees ----------------------------------------------------------------------------------


class YouAre(Event, frozen=True, tag=True):
    """A player's token, and the thumb for their alignment where they are told it."""

    audience = SEAT
    seat: int
    character: str
    evil: bool | None = None

    def apply(self, s: State) -> None:
        s.untold &= ~(1 << self.seat)


class Chose(Event, frozen=True, tag=True):
    """What a player chose when an ability asked them; ``asked`` where its text has others choose, of whom the holder
    may be one."""

    audience = SEAT
    seat: int
    character: str
    value: Any
    asked: bool = False


class Told(Event, frozen=True, tag=True):
    """A card shown in private. ``character`` is whose ability it comes from, as the player knows it, or one of
    ``minioninfo``, ``demoninfo``, ``bluffs``."""

    audience = SEAT
    seat: int
    character: str
    card: Card


class SawGrimoire(Event, frozen=True, tag=True):
    """A player was shown the Grimoire."""

    audience = SEAT
    seat: int
    pages: tuple[Page, ...]


# ---- what only the Storyteller sees ------------------------------------------------------------------------


class BagFilled(Event, frozen=True, tag=True):
    """What lies in the bag, and what is in play without a token in it."""

    bag: Bag

    def apply(self, s: State) -> None:
        s.bag = self.bag


class Dealt(Event, frozen=True, tag=True):
    """Who drew which token."""

    structural = True
    tokens: tuple[str, ...]
    evil: int
    travellers: int = 0

    def apply(self, s: State) -> None:
        s.chars = self.tokens + s.chars[len(self.tokens) :]
        s.evil |= self.evil
        s.travellers |= self.travellers
        s.abilities += tuple(Ability(s.clock + i, character, i, 1) for i, character in enumerate(self.tokens))
        s.clock += len(self.tokens)


class Became(Event, frozen=True, tag=True):
    """A player is another character now, made so by ability ``by`` where one did it: the old ability goes with all
    that came of it, the new one begins. Whoever is to notice nothing only ``believes`` from now on to have the old one,
    as far as they have used it, and acts it out at the place in the night of the character ``place``."""

    structural = True
    seat: int
    character: str
    by: int | None = None
    believes: str = ""
    place: str = ""

    def apply(self, s: State) -> None:
        s.chars = (*s.chars[: self.seat], self.character, *s.chars[self.seat + 1 :])
        own = {a.id: a.seat for a in s.abilities}
        mine = [a for a in s.abilities if a.seat == self.seat and (a.via is None or own.get(a.via) == self.seat)]
        kept: dict[int, Ability] = {}
        for a in mine if self.believes else ():
            if a.via in kept:
                kept[a.id] = msgspec.structs.replace(a, real=False)
            elif not kept and a.character == self.believes:
                kept[a.id] = msgspec.structs.replace(a, via=s.clock, real=False, steady=False, place=self.place)
        if kept:
            s.abilities = tuple(kept.get(a.id, a) for a in s.abilities)
            s.tokens = tuple(t for t in s.tokens if t.by not in kept)
        else:
            s.untold |= 1 << self.seat
        lent = {a.id for a in s.abilities if a.via in kept}
        _drop(s, ({a.id for a in mine} | lent) - kept.keys())
        s.abilities += (Ability(s.clock, self.character, self.seat, _coming_night(s)),)
        s.clock += 1


class Turned(Event, frozen=True, tag=True):
    """A player's alignment changes, by ability ``by`` where one did it."""

    seat: int
    evil: bool
    by: int | None = None

    def apply(self, s: State) -> None:
        s.evil = s.evil | 1 << self.seat if self.evil else s.evil & ~(1 << self.seat)


class Gained(Event, frozen=True, tag=True):
    """A seat, or the Storyteller, holds one more ability, or believes so: from ability ``via``, with which it goes, or
    for good by what ability ``by`` does."""

    structural = True
    seat: int
    character: str
    via: int | None
    real: bool = True
    steady: bool = False
    face: str = ""
    place: str = ""
    by: int | None = None

    def apply(self, s: State) -> None:
        s.abilities += (
            Ability(
                s.clock,
                self.character,
                self.seat,
                _coming_night(s),
                self.via,
                self.real,
                self.steady,
                face=self.face,
                place=self.place,
            ),
        )
        s.clock += 1


class Lost(Event, frozen=True, tag=True):
    """A seat no longer holds an ability."""

    structural = True
    ability: int

    def apply(self, s: State) -> None:
        _drop(s, {self.ability})


class Spent(Event, frozen=True, tag=True):
    """Once per game has been used."""

    ability: int

    def apply(self, s: State) -> None:
        s.abilities = tuple(msgspec.structs.replace(a, spent=True) if a.id == self.ability else a for a in s.abilities)


class Started(Event, frozen=True, tag=True):
    """An ability's first night has been run."""

    ability: int

    def apply(self, s: State) -> None:
        s.abilities = tuple(
            msgspec.structs.replace(a, started=True) if a.id == self.ability else a for a in s.abilities
        )


class Triggered(Event, frozen=True, tag=True):
    """A death has set off an ability that waits for its place in the night."""

    ability: int
    worked: bool

    def apply(self, s: State) -> None:
        s.triggered += ((self.ability, self.worked),)


class Resolved(Event, frozen=True, tag=True):
    """What a death had set off is done."""

    ability: int

    def apply(self, s: State) -> None:
        s.triggered = tuple(pair for pair in s.triggered if pair[0] != self.ability)


class Reached(Event, frozen=True, tag=True):
    """The night has come to this place in its order."""

    cursor: int

    def apply(self, s: State) -> None:
        if self.cursor >> 16 != s.cursor >> 16:
            s.held = s.clock
        s.cursor = self.cursor


class Placed(Event, frozen=True, tag=True):
    """A reminder token is placed."""

    kind: str
    seat: int
    by: int | None
    character: str
    until: str | None = None
    about: int | None = None
    last: int | None = None
    what: str = ""

    def apply(self, s: State) -> None:
        s.tokens += (
            Token(s.clock, self.kind, self.seat, self.by, self.character, self.until, self.about, self.last, self.what),
        )
        s.clock += 1


class Lifted(Event, frozen=True, tag=True):
    """A reminder token is taken away."""

    token: int

    def apply(self, s: State) -> None:
        s.tokens = tuple(t for t in s.tokens if t.id != self.token)


class Died(Event, frozen=True, tag=True):
    """Somebody dies, by ability ``by`` where one did it; ``how`` is attack, execution, exile, or ruling. Nothing could
    have prevented it where it was to happen ``surely``."""

    structural = True
    seat: int
    how: str
    by: int | None = None
    surely: bool = False

    def apply(self, s: State) -> None:
        source = None if self.by is None else s.ability(self.by)
        s.deaths += (
            Mortality(
                self.seat,
                self.how,
                source.character if source else "",
                s.chars[self.seat],
                s.is_evil(self.seat),
                s.phase,
            ),
        )
        s.dead |= 1 << self.seat


class Survived(Event, frozen=True, tag=True):
    """Somebody would have died, by ability ``by`` where it is one that kills, but for the ability of ``saviour``. It
    may let the player at ``instead`` die in their place."""

    seat: int
    how: str
    saviour: int
    by: int | None = None
    instead: int | None = None


class Foiled(Event, frozen=True, tag=True):
    """An ability would have done something to a player and did not: it does not work, the player is dead already, or
    is safe from it. ``what`` is the token that it would have placed, or nothing for a death."""

    ability: int
    seat: int
    what: str = ""


class Judged(Event, frozen=True, tag=True):
    """The Storyteller answers a question that decides what an ability does, about a player who might be taken for
    something else."""

    ability: int
    seat: int
    answer: bool


class Condemned(Event, frozen=True, tag=True):
    """Somebody is about to be executed; ``how`` is votes, ability, madness, or ruling, and ``by`` the ability."""

    seat: int
    how: str
    by: int | None = None


class Jinxed(Event, frozen=True, tag=True):
    """A rule for these two characters has something else happen than an ability's text says."""

    pair: tuple[str, str]


class Revived(Event, frozen=True, tag=True):
    """Alive again, by ability ``by`` where one did it, with the ability fresh and, at the next death, a new vote
    token; who dies again in the same night has the one of before, since nobody hears of it. What has worked in death
    too, or was set off by it, goes on, and so does what a player ``believes`` to be who does not know themself."""

    structural = True
    seat: int
    by: int | None = None
    believes: str = ""

    def apply(self, s: State) -> None:
        s.dead &= ~(1 << self.seat)
        s.owed &= ~(1 << self.seat)
        if s.phase == DAY:
            s.ghosts &= s.dead
        s.tokens = tuple(t for t in s.tokens if t.about != self.seat)
        own = [a for a in s.abilities if a.seat == self.seat and a.via is None]
        believed = [a for a in s.abilities if a.seat == self.seat and not a.real]
        waiting = {ability for ability, _ in s.triggered}
        lasting = {a.id for a in own if a.character in EVEN_IF_DEAD or a.id in waiting}
        _drop(s, {a.id for a in own} - lasting)
        s.abilities = tuple(
            msgspec.structs.replace(a, since=_coming_night(s), spent=False, started=False) if a.id in lasting else a
            for a in s.abilities
        )
        for old in own:
            if old.id in lasting:
                continue
            own_id, since = s.clock, _coming_night(s)
            s.abilities += (Ability(own_id, old.character, self.seat, since),)
            s.clock += 1
            faith = next((a for a in believed if a.via == old.id and a.character == self.believes), None)
            if faith is not None:
                anew = Ability(s.clock, faith.character, self.seat, since, own_id, real=False, place=faith.place)
                s.abilities += (anew,)
                s.clock += 1


class Counted(Event, frozen=True, tag=True):
    """What a secret ballot came to; ``spent`` are those who will give up their vote token for it."""

    nominee: int
    voters: tuple[int, ...]
    votes: int
    needed: int
    spent: tuple[int, ...] = ()

    def apply(self, s: State) -> None:
        s.owed |= _mask(self.spent)
        _count(s, self.nominee, self.voters, self.votes, self.needed, secret=True)


class ExecutionNoted(Event, frozen=True, tag=True):
    """Who the executed player was, for the abilities that ask."""

    execution: Execution

    def apply(self, s: State) -> None:
        s.executions += (self.execution,)
        s.block = None  # there is one execution a day


class Ruled(Event, frozen=True, tag=True):
    """The Storyteller suspends one token of a ring of effects that has no consistent answer."""

    structural = True
    ring: tuple[int, ...]
    token: int

    def apply(self, s: State) -> None:
        s.rulings += ((self.ring, self.token),)
        s.paradox = ()


class Decided(Event, frozen=True, tag=True):
    """A team has won, by the text of ability ``by`` where it is one; the result is not public yet."""

    team: str
    why: str
    by: int | None = None

    def apply(self, s: State) -> None:
        s.decided = self.team


class Overruled(Event, frozen=True, tag=True):
    """The Storyteller acted or answered outside the rules."""

    kind: str
    value: Any


def _mask(seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _count(s: State, nominee: int, voters: tuple[int, ...], votes: int, needed: int, *, secret: bool) -> None:
    """Note a ballot, and who is about to die by it: more votes than anybody before, or nobody at a tie, or where
    nominations were closed meanwhile."""
    last = s.nominations[-1]
    counted = Nomination(last.nominator, last.nominee, last.chars, _mask(voters), votes, secret, s.chars)
    s.nominations = (*s.nominations[:-1], counted)
    if votes >= max(needed, s.block_votes) and s.floor != CLOSED:
        s.block = nominee if votes > s.block_votes else None
        s.block_votes, s.block_is_secret = votes, secret


def _drop(s: State, gone: set[int]) -> None:
    """Abilities go, with whatever they gave and the tokens they placed."""
    while more := {a.id for a in s.abilities if a.via in gone} - gone:
        gone |= more
    s.abilities = tuple(a for a in s.abilities if a.id not in gone)
    if s.tokens:
        s.tokens = tuple(t for t in s.tokens if t.by not in gone)
