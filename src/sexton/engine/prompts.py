"""Questions to people, and the sets of answers that are legal.

A domain is data: it knows membership, size, iteration and a fair sample, and it encodes to JSON so that a
client can draw it. Seats are small integers that never change during a game; the Storyteller is ``-1``.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Generator, Iterator
from typing import Any, TypeAlias

import msgspec

STORYTELLER = -1
"""Stands in for a seat wherever the Storyteller is meant."""
TOWN = -2
"""Stands in for a seat where everybody answers at once: a ballot."""


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said of the game: that at least one of ``seats``, or exactly ``count`` of them, are something, or were
    it as the game began. ``are`` is good, evil, a team or a character; how they are now, which is alive, dead, drunken,
    poisoned, or sober (neither of both); or allied, which all of ``seats`` are who have one alignment. ``text`` stands
    alone: free words, of which only a person can judge whether they are true.
    """

    seats: tuple[int, ...] = ()
    are: str = ""
    count: int | None = None
    began: bool = False
    text: str = ""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is held up to a player: people pointed at, tokens, fingers, a nod, a thumb, a shrug; or what is said.

    Seats, characters and statements stand in ascending order, so that no order can give away which is the true one.
    """

    seats: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    number: int | None = None
    nod: bool | None = None
    evil: bool | None = None
    shrug: bool = False
    statements: tuple[Statement, ...] = ()


Value: TypeAlias = "bool | int | str | Card | Bag | Statement | tuple[Value, ...] | None"
"""An answer: plain data, the same after a journey through JSON."""


class Bag(msgspec.Struct, frozen=True):
    """The tokens that players draw from, and the characters in play whose token stays outside."""

    tokens: tuple[str, ...]
    aside: tuple[str, ...] = ()


class Domain(msgspec.Struct, frozen=True, tag_field="type"):
    """The set of legal answers to a prompt."""

    def __contains__(self, answer: object) -> bool:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Value]:
        raise NotImplementedError

    def sample(self, rng: random.Random) -> Value:
        """One legal answer, drawn with the caller's generator."""
        raise NotImplementedError


class Options(Domain, frozen=True, tag="options"):
    """Any one of a short list of values: words, numbers, nods, or nothing."""

    values: tuple[Any, ...]

    def __contains__(self, answer: object) -> bool:
        return any(answer == value and type(answer) is type(value) for value in self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Value]:
        return iter(self.values)

    def sample(self, rng: random.Random) -> Value:
        return self.values[int(rng.random() * len(self.values))]  # type: ignore[no-any-return]


class Characters(Options, frozen=True, tag="characters"):
    """Any one of these character ids; ``None`` among them means that the choice may be declined."""


class Cards(Options, frozen=True, tag="cards"):
    """Any one of these cards may be shown."""


class Players(Domain, frozen=True, tag="players"):
    """``count`` different players out of ``seats``.

    The answer is a seat where one is chosen and else a tuple in the order of choosing.
    ``None`` is legal too where ``optional`` is set.
    """

    seats: tuple[int, ...]
    count: int = 1
    optional: bool = False

    def __contains__(self, answer: object) -> bool:
        if answer is None:
            return self.optional
        if self.count == 1:
            return type(answer) is int and answer in self.seats
        return (
            type(answer) is tuple
            and all(type(seat) is int and seat in self.seats for seat in answer)
            and len(answer) == self.count == len(set(answer))
        )

    def __len__(self) -> int:
        return math.perm(len(self.seats), self.count) + self.optional

    def __iter__(self) -> Iterator[Value]:
        if self.optional:
            yield None
        if self.count == 1:
            yield from self.seats
        else:
            yield from itertools.permutations(self.seats, self.count)

    def sample(self, rng: random.Random) -> Value:
        if self.optional and rng.random() * len(self) < 1:
            return None
        if self.count == 1:
            return self.seats[int(rng.random() * len(self.seats))]
        return tuple(rng.sample(self.seats, self.count))


class Pointing(Domain, frozen=True, tag="pointing"):
    """Every card that points at ``count`` different players, with one of ``characters`` where any are given.

    ``none`` adds the card that says zero.
    """

    seats: tuple[int, ...]
    count: int
    characters: tuple[str, ...] = ()
    none: bool = False

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Card):
            return False
        if self.none and answer == Card(number=0):
            return True
        named = len(answer.characters) == 1 and answer.characters[0] in self.characters
        return (
            answer == Card(seats=answer.seats, characters=answer.characters)
            and len(answer.seats) == self.count
            and list(answer.seats) == sorted(set(answer.seats))
            and set(answer.seats) <= set(self.seats)
            and (named if self.characters else not answer.characters)
        )

    def __len__(self) -> int:
        return math.comb(len(self.seats), self.count) * max(1, len(self.characters)) + self.none

    def __iter__(self) -> Iterator[Value]:
        if self.none:
            yield Card(number=0)
        for seats in itertools.combinations(sorted(self.seats), self.count):
            for character in self.characters or (None,):
                yield Card(seats=seats, characters=(character,) if character else ())

    def sample(self, rng: random.Random) -> Value:
        if self.none and rng.random() * len(self) < 1:
            return Card(number=0)
        seats = tuple(sorted(rng.sample(self.seats, self.count)))
        return Card(seats=seats, characters=(rng.choice(self.characters),) if self.characters else ())


class Tokens(Domain, frozen=True, tag="tokens"):
    """``count`` different characters, in any order."""

    characters: tuple[str, ...]
    count: int

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and all(character in self.characters for character in answer)
            and len(answer) == self.count == len(set(answer))
        )

    def __len__(self) -> int:
        return math.perm(len(self.characters), self.count)

    def __iter__(self) -> Iterator[Value]:
        return itertools.permutations(self.characters, self.count)

    def sample(self, rng: random.Random) -> Value:
        return tuple(rng.sample(self.characters, self.count))


class TokenSets(Domain, frozen=True, tag="token_sets"):
    """Every card that shows some of the characters, in any number; zero for none."""

    characters: tuple[str, ...]

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Card):
            return False
        if not answer.characters:
            return answer == Card(number=0)
        shown = answer.characters
        return answer == Card(characters=shown) and list(shown) == sorted(set(shown) & set(self.characters))

    def __len__(self) -> int:
        return int(2 ** len(self.characters))

    def __iter__(self) -> Iterator[Value]:
        yield Card(number=0)
        for count in range(1, len(self.characters) + 1):
            for shown in itertools.combinations(sorted(self.characters), count):
                yield Card(characters=shown)

    def sample(self, rng: random.Random) -> Value:
        shown = tuple(c for c in sorted(self.characters) if rng.random() < 0.5)
        return Card(characters=shown) if shown else Card(number=0)


class PlayerAnd(Domain, frozen=True, tag="player_and"):
    """A player and one of a list of words, such as character ids, but no ``barred`` pair of them; ``None`` is legal
    too where ``optional``."""

    seats: tuple[int, ...]
    words: tuple[str, ...]
    optional: bool = False
    barred: tuple[tuple[int, str], ...] = ()

    def __contains__(self, answer: object) -> bool:
        if answer is None:
            return self.optional
        return (
            type(answer) is tuple
            and len(answer) == 2
            and type(answer[0]) is int
            and answer[0] in self.seats
            and answer[1] in self.words
            and answer not in self.barred
        )

    def __len__(self) -> int:
        return len(self.seats) * len(self.words) - len(self.barred) + self.optional

    def __iter__(self) -> Iterator[Value]:
        if self.optional:
            yield None
        yield from (pair for pair in itertools.product(self.seats, self.words) if pair not in self.barred)

    def sample(self, rng: random.Random) -> Value:
        if self.optional and rng.random() * len(self) < 1:
            return None
        while True:
            pair = (rng.choice(self.seats), rng.choice(self.words))
            if pair not in self.barred:
                return pair


class Guesses(Domain, frozen=True, tag="guesses"):
    """Up to ``most`` pairs of a player and a character; the same pair may come twice."""

    seats: tuple[int, ...]
    characters: tuple[str, ...]
    least: int = 0
    most: int = 5

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and self.least <= len(answer) <= self.most
            and all(
                type(guess) is tuple
                and len(guess) == 2
                and type(guess[0]) is int
                and guess[0] in self.seats
                and guess[1] in self.characters
                for guess in answer
            )
        )

    def __len__(self) -> int:
        return sum((len(self.seats) * len(self.characters)) ** k for k in range(self.least, self.most + 1))

    def __iter__(self) -> Iterator[Value]:
        pairs = tuple(itertools.product(self.seats, self.characters))
        for k in range(self.least, self.most + 1):
            yield from itertools.product(pairs, repeat=k)

    def sample(self, rng: random.Random) -> Value:
        return tuple(
            (rng.choice(self.seats), rng.choice(self.characters)) for _ in range(rng.randint(self.least, self.most))
        )


class Swaps(Domain, frozen=True, tag="swaps"):
    """One to ``most`` pairs of different players, in order; the same pair may come again."""

    seats: tuple[int, ...]
    most: int = 3

    def __contains__(self, answer: object) -> bool:
        pair = Players(self.seats, 2)
        return type(answer) is tuple and 0 < len(answer) <= self.most and all(part in pair for part in answer)

    def __len__(self) -> int:
        return sum(math.perm(len(self.seats), 2) ** k for k in range(1, self.most + 1))

    def __iter__(self) -> Iterator[Value]:
        pairs = tuple(itertools.permutations(self.seats, 2))
        for k in range(1, self.most + 1):
            yield from itertools.product(pairs, repeat=k)

    def sample(self, rng: random.Random) -> Value:
        return tuple(tuple(rng.sample(self.seats, 2)) for _ in range(rng.randint(1, self.most)))


class Hands(Domain, frozen=True, tag="hands"):
    """One ballot: for each of ``voters``, in the order of the clock, the votes given, 0 up to ``most``."""

    voters: tuple[int, ...]
    most: tuple[int, ...]

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and len(answer) == len(self.voters)
            and all(type(votes) is int and 0 <= votes <= most for votes, most in zip(answer, self.most, strict=True))
        )

    def __len__(self) -> int:
        return math.prod(most + 1 for most in self.most)

    def __iter__(self) -> Iterator[Value]:
        return itertools.product(*(range(most + 1) for most in self.most))

    def sample(self, rng: random.Random) -> Value:
        draw = rng.random
        return tuple([int(draw() * (most + 1)) for most in self.most])


class Deal(Domain, frozen=True, tag="deal"):
    """Every way to hand out the tokens, one to each seat in turn."""

    tokens: tuple[str, ...]

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and all(type(token) is str for token in answer)
            and sorted(answer) == sorted(self.tokens)
        )

    def __len__(self) -> int:
        repeats = (len(list(group)) for _, group in itertools.groupby(sorted(self.tokens)))
        return math.factorial(len(self.tokens)) // math.prod(map(math.factorial, repeats))

    def __iter__(self) -> Iterator[Value]:
        return iter(dict.fromkeys(itertools.permutations(self.tokens)))

    def sample(self, rng: random.Random) -> Value:
        return tuple(rng.sample(self.tokens, len(self.tokens)))


class Reminder(Domain, frozen=True, tag="reminder"):
    """A player and a reminder's text, and behind them the id of the character whose reminder it is, if it is one's.
    Free text has no size: it is counted as one for each player."""

    seats: tuple[int, ...]
    most: int = 40

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and 2 <= len(answer) <= 3
            and type(answer[0]) is int
            and answer[0] in self.seats
            and all(type(word) is str and 0 < len(word) <= self.most for word in answer[1:])
            and all(character.isalpha() and character.islower() for character in answer[2:])
        )

    def __len__(self) -> int:
        return len(self.seats)

    def __iter__(self) -> Iterator[Value]:
        return ((seat, "reminder") for seat in self.seats)

    def sample(self, rng: random.Random) -> Value:
        return (rng.choice(self.seats), "reminder")


class Showing(Domain, frozen=True, tag="showing"):
    """A player, and any card that points at ``seats`` and shows ``characters``. Counted by its pairs of the two."""

    seats: tuple[int, ...]
    characters: tuple[str, ...]

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and len(answer) == 2
            and type(answer[0]) is int
            and answer[0] in self.seats
            and isinstance(answer[1], Card)
            and answer[1] != Card()
            and set(answer[1].seats) <= set(self.seats)
            and set(answer[1].characters) <= set(self.characters)
        )

    def __len__(self) -> int:
        return len(self.seats) * len(self.characters)

    def __iter__(self) -> Iterator[Value]:
        return ((seat, Card(characters=(c,))) for seat in self.seats for c in self.characters)

    def sample(self, rng: random.Random) -> Value:
        return (rng.choice(self.seats), Card(characters=(rng.choice(self.characters),)))


class Newcomer(Domain, frozen=True, tag="newcomer"):
    """A Traveller who joins: a new name, a character, the seat to sit down after, and good or evil."""

    taken: tuple[str, ...]
    characters: tuple[str, ...]
    seats: tuple[int, ...]

    def __contains__(self, answer: object) -> bool:
        return (
            type(answer) is tuple
            and len(answer) == 4
            and type(answer[0]) is str
            and 0 < len(answer[0].strip()) <= 40
            and answer[0] not in self.taken
            and answer[1] in self.characters
            and type(answer[2]) is int
            and answer[2] in self.seats
            and answer[3] in ("good", "evil")
        )

    def __len__(self) -> int:
        return len(self.characters) * len(self.seats) * 2

    def __iter__(self) -> Iterator[Value]:
        name = f"Traveller {len(self.taken) + 1}"
        return itertools.product((name,), self.characters, self.seats, ("good", "evil"))

    def sample(self, rng: random.Random) -> Value:
        name = f"Traveller {len(self.taken) + 1}"
        return (name, rng.choice(self.characters), rng.choice(self.seats), rng.choice(("good", "evil")))


class Prompt(msgspec.Struct, frozen=True):
    """A question to one person, or, among a game's offers, something that person may do unasked.

    ``who`` decides: a seat or the Storyteller. ``kind`` says what is asked, ``character`` whose ability asks,
    as far as ``who`` knows it. ``about`` is the seat that the question is about (who is told, who is nominated).
    ``true`` lists those legal answers to the Storyteller that are true; ``shape`` is the set from which an
    override may be taken. ``waits`` marks the prompts at which nothing is pending, so that others may act.
    ``secret`` marks a ballot with closed eyes.
    """

    who: int
    kind: str
    domain: Domain
    character: str = ""
    about: int | None = None
    true: tuple[Any, ...] = ()
    shape: Domain | None = None
    waits: bool = False
    secret: bool = False

    def __await__(self) -> Generator[Prompt, Any, Any]:
        return (yield self)


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision: the answer to the prompt, or one of the offers taken up. A game is its list of moves.

    ``by`` is the seat whose decision it is (who types it in is not the rules' business), ``override`` the
    Storyteller's word that an answer outside the legal ones shall stand.
    """

    by: int
    kind: str
    value: Any = None
    character: str = ""
    override: bool = False


def plain(value: object) -> Value:
    """An answer as it came out of JSON or YAML, in the form the domains hold it: tuples for lists, a Card, a Bag or
    a Statement for a mapping. Raises ``ValueError`` with a sentence where it is no answer at all."""
    if value is None or isinstance(value, bool | int | str | Card | Bag | Statement):
        return value
    if isinstance(value, list | tuple):
        return tuple(plain(part) for part in value)
    if isinstance(value, dict):
        said = "are" in value or "text" in value
        kind: type[Bag | Card | Statement] = Bag if "tokens" in value else Statement if said else Card
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise ValueError(f"this is no {kind.__name__.lower()}: {error}") from error
    raise ValueError(f"an answer cannot hold {type(value).__name__}")
