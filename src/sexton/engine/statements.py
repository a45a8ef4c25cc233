"""What may be said of the game, true or false: what an ability lets somebody ask, or be told."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import msgspec

from sexton.engine import registering
from sexton.engine.character import CHARACTERS, DEMON, MINION, OUTSIDER, TOWNSFOLK, TRAVELLER
from sexton.engine.events import Became, Dealt, NightFell, Turned
from sexton.engine.prompts import Card, Domain, Statement, Value
from sexton.engine.state import EVIL, GOOD, State
from sexton.engine.working import DRUNK, POISONED, afflictions

ALIVE, DEAD, SOBER = "alive", "dead", "sober"
DRUNKEN = "drunken"
"""How somebody is; "drunk" is who the Drunk is."""
NOW = (ALIVE, DEAD, DRUNKEN, POISONED, SOBER)
"""How a player may be at this moment: as the game began there was nothing to ask of it."""
ALLIED = "allied"
"""What some players are together, not each of them: of the same alignment."""
TEAMS = (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER)
LONGEST = 200


class Fact(msgspec.Struct, frozen=True):
    """What is true of one player: how they are now, everything that they may be taken for, and who they were as the
    game began."""

    seat: int
    now: tuple[str, ...]
    evil: tuple[bool, ...]
    characters: tuple[str, ...]
    began: str
    began_evil: bool

    def fits(self, said: Statement) -> set[bool]:
        """Whether the player is what the statement says: one answer, or both. Allied are those of whom all or none are
        evil, so it is whether they are evil."""
        if said.are in NOW:
            return {said.are in self.now}
        evil, characters = ((self.began_evil,), (self.began,)) if said.began else (self.evil, self.characters)
        if said.are in (GOOD, EVIL, ALLIED):
            return {answer == (said.are != GOOD) for answer in evil}
        return {said.are in (c, CHARACTERS[c].team) for c in characters if c} or {False}


def facts(s: State, script: tuple[str, ...]) -> tuple[Fact, ...]:
    """What is true of every player now."""
    chars, evil = _opening(s)
    return tuple(
        Fact(
            seat,
            _now(s, seat),
            tuple(sorted(registering.evil(s, seat, script))),
            tuple(sorted(registering.character(s, seat, script))),
            chars.get(seat, ""),
            evil >> seat & 1 == 1,
        )
        for seat in s.circle
    )


def _now(s: State, seat: int) -> tuple[str, ...]:
    kinds = afflictions(s, seat)
    drunk = DRUNK in kinds or CHARACTERS[s.chars[seat]].drunken
    silent = [word for word, holds in ((DRUNKEN, drunk), (POISONED, POISONED in kinds)) if holds]
    return (DEAD if s.is_dead(seat) else ALIVE, *(silent or (SOBER,)))


def _opening(s: State) -> tuple[dict[int, str], int]:
    """Who everybody was, and who was evil, as the first night fell."""
    chars: dict[int, str] = {}
    evil = 0
    for event in s.events():
        match event:
            case Dealt():
                chars, evil = dict(enumerate(event.tokens)), event.evil
            case Became():
                chars[event.seat] = event.character
            case Turned():
                evil = evil | 1 << event.seat if event.evil else evil & ~(1 << event.seat)
            case NightFell():
                break
    return chars, evil


def truth(said: Statement, known: Iterable[Fact]) -> set[bool]:
    """Whether a statement is true: one answer, both, or none where only a person can judge."""
    if said.text:
        return set()
    meant = [fact for fact in known if fact.seat in said.seats]
    numbers = {0}
    for fact in meant:
        answers = fact.fits(said)
        numbers = {number + answer for number in numbers for answer in answers}
    if said.are == ALLIED:
        return {number in (0, len(meant)) for number in numbers}
    return {number > 0 if said.count is None else number == said.count for number in numbers}


def words_of(script: Iterable[str]) -> tuple[str, ...]:
    """All that players may be said to be."""
    return (GOOD, EVIL, ALLIED, *NOW, *TEAMS, *script)


class Questions(Domain, frozen=True, tag="questions"):
    """A question that yes or no answers, put as a statement: is it true? How somebody is, is asked of now alone;
    whether some are allied, of two or more and without a count. Free words are a question too; they have no number,
    and only what is said of one player is counted."""

    seats: tuple[int, ...]
    words: tuple[str, ...]
    longest: int = LONGEST

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Statement):
            return False
        if answer.text:
            return answer == Statement(text=answer.text) and len(answer.text) <= self.longest
        seats = answer.seats
        return (
            len(seats) > 0
            and list(seats) == sorted(set(seats))
            and set(seats) <= set(self.seats)
            and answer.are in self.words
            and not (answer.began and answer.are in NOW)
            and (answer.are != ALLIED or (len(seats) > 1 and answer.count is None))
            and (answer.count is None or 0 <= answer.count <= len(self.seats))
        )

    def __len__(self) -> int:
        return len(self.seats) * len(self._each())

    def __iter__(self) -> Iterator[Value]:
        return (Statement((seat,), word) for seat in self.seats for word in self._each())

    def _each(self) -> list[str]:
        return [word for word in self.words if word != ALLIED]

    def sample(self, rng: random.Random) -> Statement:
        word = rng.choice(self.words)
        if word == ALLIED:
            return Statement(tuple(sorted(rng.sample(self.seats, 2))), word)
        if rng.random() < 0.25:
            return Statement(tuple(sorted(self.seats)), word, rng.randint(0, 3))
        return Statement(tuple(sorted(rng.sample(self.seats, rng.randint(1, min(3, len(self.seats)))))), word)


class Pair(Domain, frozen=True, tag="pair"):
    """A card with two different statements, in ascending order so that the order tells nothing; where ``mixed`` is set
    one of them must be true and the other false. Counted by what is said of one player."""

    questions: Questions
    known: tuple[Fact, ...]
    mixed: bool = False

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Card) or answer != Card(statements=answer.statements):
            return False
        said = answer.statements
        return (
            len(said) == 2
            and _order(said[0]) < _order(said[1])
            and all(statement in self.questions for statement in said)
            and (not self.mixed or self._mixed(*said))
        )

    def _mixed(self, one: Statement, other: Statement) -> bool:
        a, b = (truth(said, self.known) or {True, False} for said in (one, other))
        return any(x != y for x in a for y in b)

    def __len__(self) -> int:
        return len(self.questions) * (len(self.questions) - 1) // 2

    def __iter__(self) -> Iterator[Value]:
        plain = list(self.questions)
        for i, one in enumerate(plain):
            for other in plain[i + 1 :]:
                pair = together(one, other)  # type: ignore[arg-type]
                if pair in self:
                    yield pair

    def sample(self, rng: random.Random) -> Card:
        while True:
            one, other = self.questions.sample(rng), self.questions.sample(rng)
            pair = together(one, other)
            if pair in self:
                return pair


def together(*said: Statement) -> Card:
    """A card with these statements."""
    return Card(statements=tuple(sorted(said, key=_order)))


def _order(said: Statement) -> tuple[str, str, tuple[int, ...], bool, int]:
    return said.text, said.are, said.seats, said.began, -1 if said.count is None else said.count
