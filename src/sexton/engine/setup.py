"""Before the first night: the bag, the deal, who secretly is somebody else, and what the Storyteller marks."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from sexton.engine import introductions
from sexton.engine.changes import delude, hollow, tell_identity
from sexton.engine.character import (
    CHARACTERS,
    DEMON,
    HOLDERS,
    LORIC,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TRAVELLER,
    Row,
    base_row,
    is_good,
    starts_evil,
)
from sexton.engine.counts import in_bag, rows
from sexton.engine.events import BagFilled, Became, Dealt, NightFell, Turned
from sexton.engine.naming import character
from sexton.engine.prompts import STORYTELLER, Bag, Deal, Domain, Players, Prompt, Value
from sexton.engine.script import ManualCharacter
from sexton.engine.state import SETUP, State
from sexton.engine.view import belief
from sexton.engine.working import emit
from sexton.errors import Phrase, any_of

if TYPE_CHECKING:
    from sexton.engine.game import Game


NOTHING = Bag(())


class Bags(Domain, frozen=True, tag="bag"):
    """Every legal bag: its tokens, and the characters in play whose token stays outside."""

    players: int
    script: tuple[str, ...]
    teams: dict[str, str]
    rows: tuple[Row, ...]
    """The counts without any bracket, for a display; the bag's own characters decide."""
    outside: tuple[str, ...] = ()
    """The characters whose token never lies in the bag, for a display."""
    beside: dict[str, str] = msgspec.field(default_factory=dict)
    """The characters whose token may lie beside the bag, each with the team of the one that lies in it instead, for a
    display."""
    copies: dict[str, int] = msgspec.field(default_factory=dict)
    """How many of a character there may be, for a display, where it is more than one."""
    any_count: bool = False
    """Whether the counts do not matter, since the Storyteller knows better, such as what a manual character changes."""

    def problem(self, answer: object, manual: Iterable[ManualCharacter] = ()) -> Phrase | None:
        """Why a bag is not legal; ``None`` where it is. ``manual`` has the names of characters without a rule."""
        if not isinstance(answer, Bag):
            return Phrase("bag-none")
        tokens, aside = answer.tokens, answer.aside
        if len(tokens) != self.players:
            return Phrase("bag-size", {"tokens": len(tokens), "players": self.players})
        for c in (*tokens, *aside):
            if c not in self.script:
                return Phrase("bag-stranger", {"character": character(c, manual)})
            if CHARACTERS[c].team == LORIC:
                return Phrase("bag-loric", {"character": character(c, manual)})
        for c in tokens:
            if not CHARACTERS[c].in_bag:
                return Phrase("bag-outside", {"character": character(c, manual)})
            if CHARACTERS[c].team == TRAVELLER:
                return Phrase("bag-traveller", {"character": character(c, manual)})
        for c in aside:
            if not _may_stay_out(c):
                return Phrase("bag-inside", {"character": character(c, manual)})
        for c, n in Counter((*tokens, *aside)).items():
            if n > CHARACTERS[c].copies:
                most = CHARACTERS[c].copies
                return Phrase("bag-copies", {"character": character(c, manual), "times": n, "most": most})
        if self.any_count:
            return None
        have, wanted = _count(tokens), self.wanted(answer)
        if have not in wanted:
            if not wanted:
                return Phrase("bag-impossible")
            return Phrase("bag-counts", {"have": _say(have), "wanted": any_of(map(_say, wanted))})
        return None

    def wanted(self, bag: Bag) -> tuple[Row, ...]:
        """The counts of tokens that are legal with what is in a bag and beside it; the bag need not be full."""
        have = msgspec.structs.asdict(_count(bag.tokens))
        found = [row for tokens in _meant(bag) for row in self._with(tokens, bag.aside)]
        for team in _believed(bag):
            # The other token of the two may be still to come.
            coming = (msgspec.structs.asdict(row) for row in self._with(bag.tokens, bag.aside))
            found += [Row(**row) for row in coming if row[team] > have[team]]
        return tuple(dict.fromkeys(row for row in found if min(row.outsider, row.minion) >= 0))

    def _with(self, tokens: tuple[str, ...], aside: tuple[str, ...]) -> Iterator[Row]:
        """What a bag must hold where those who draw these tokens are who they draw."""
        for present in _in_play(tokens, aside, _takers(aside)):
            for row in rows(self.players, present, self.script):
                yield in_bag(row, present, aside)

    def reasons(self, bag: Bag) -> dict[str, tuple[Row, ...]]:
        """The characters of a bag that change what is legal, each with what would be legal without it; not those
        without whom nothing would be."""
        wanted = self.wanted(bag)
        without = {c: self.wanted(_without(bag, c)) for c in dict.fromkeys((*bag.tokens, *bag.aside))}
        return {c: other for c, other in without.items() if other and other != wanted}

    def __contains__(self, answer: object) -> bool:
        return self.problem(answer) is None

    def __len__(self) -> int:
        return 1 << 40  # far too many to count, and never one

    def __iter__(self) -> Iterator[Value]:
        rng = random.Random(0)
        while True:
            yield self.sample(rng)

    def sample(self, rng: random.Random, kept: Bag = NOTHING) -> Bag:
        """A legal bag: evil first, then one of the rows that it allows, then Outsiders and Townsfolk. All of the
        ``kept`` tokens are in it; raises ``ValueError`` where no such bag was found."""
        pools: dict[str, list[str]] = {team: [] for team in (TOWNSFOLK, OUTSIDER, MINION, DEMON)}
        for c in self.script:
            pools.setdefault(CHARACTERS[c].team, []).append(c)
        changers = sorted(HOLDERS["rows"] & set(self.script))
        for _ in range(2000):
            # Who changes the rows is chosen first, as often as others are, since a bag drawn without them can
            # hardly come to hold them.
            chosen = [*kept.tokens, *kept.aside]
            free = [c for c in changers if c not in chosen]
            chosen += [rng.choice(free)] if free and rng.random() < 0.3 else []
            row = rng.choice(rows(self.players, tuple(chosen), self.script) or (base_row(self.players),))
            believed = sum(CHARACTERS[c].stand_in == DEMON for c in kept.aside)
            for team, wanted in ((DEMON, row.demon + believed), (MINION, row.minion)):
                chosen += self._draw(rng, pools[team], wanted, chosen)
            options = rows(self.players, tuple(chosen), self.script)
            if not options:
                continue
            row = rng.choice(options)
            chosen += self._draw(rng, pools[OUTSIDER], row.outsider, chosen)
            aside = tuple(sorted(c for c in chosen if not CHARACTERS[c].in_bag or c in kept.aside))
            wanted_row = in_bag(row, tuple(chosen), aside)
            if min(wanted_row.townsfolk, wanted_row.outsider, wanted_row.minion, wanted_row.demon) < 0:
                continue
            tokens = [c for c in chosen if c not in aside]
            spare = [c for c in tokens if CHARACTERS[c].team == MINION and c not in kept.tokens]
            while spare and sum(CHARACTERS[c].team == MINION for c in tokens) > wanted_row.minion:
                left = rng.choice(spare)
                spare.remove(left)
                tokens.remove(left)
            have = sum(CHARACTERS[c].team == TOWNSFOLK for c in tokens)
            tokens += self._townsfolk(
                rng, [c for c in pools[TOWNSFOLK] if c not in tokens], wanted_row.townsfolk - have
            )
            bag = Bag(tuple(sorted(tokens)), aside)
            if bag in self and not Counter(kept.tokens) - Counter(bag.tokens):
                return bag
        raise ValueError(f"no bag for {self.players} players can be made of this script")

    @staticmethod
    def _draw(rng: random.Random, pool: list[str], wanted: int, chosen: list[str]) -> list[str]:
        """As many more of a team as are wanted."""
        free = [c for c in pool if c not in chosen]
        missing = wanted - (len(pool) - len(free))
        return rng.sample(free, missing) if 0 < missing <= len(free) else []

    @staticmethod
    def _townsfolk(rng: random.Random, pool: list[str], n: int) -> list[str]:
        chosen: list[str] = []
        for c in rng.sample(pool, len(pool)):
            chosen += [c] * rng.randint(1, CHARACTERS[c].copies)
        return chosen[: max(0, n)]


def _may_stay_out(character: str) -> bool:
    return not CHARACTERS[character].in_bag or character in HOLDERS["exchanges"]


def _believed(bag: Bag) -> set[str]:
    """The teams of which one token is drawn by who takes themself for it."""
    return {CHARACTERS[c].stand_in for c in bag.aside if c in HOLDERS["exchanges"]}


def _meant(bag: Bag) -> Iterator[tuple[str, ...]]:
    """The tokens of those who are what they draw, as far as another token is drawn by who takes themself for it."""
    believed = _believed(bag)
    if not believed:
        yield bag.tokens
    for token in sorted({t for t in bag.tokens if CHARACTERS[t].team in believed}):
        tokens = list(bag.tokens)
        tokens.remove(token)
        yield tuple(tokens)


def _takers(aside: Iterable[str]) -> int:
    """How many of those who take themselves for somebody else may be whoever drew any Townsfolk's token."""
    return sum(CHARACTERS[c].stand_in == TOWNSFOLK and not CHARACTERS[c].seated for c in aside)


def _in_play(tokens: tuple[str, ...], aside: tuple[str, ...], takers: int) -> Iterator[tuple[str, ...]]:
    """What may be in play with such a bag: all of it, but for the tokens by which so many players take themselves for
    somebody else. That matters for tokens that decide whether there is anybody evil; the Outsiders of a bracket stay,
    whoever drew its token."""
    deciding = _deciding(tokens)
    for n in range(min(takers, len(deciding)) + 1):
        for taken in itertools.combinations(deciding, n):
            present = list(tokens)
            for token in taken:
                present.remove(token)
            yield (*present, *aside)


def _deciding(tokens: Iterable[str]) -> list[str]:
    return sorted({t for t in tokens if is_good(t) and t in HOLDERS["rows"] and t not in HOLDERS["exchanges"]})


def _without(bag: Bag, character: str) -> Bag:
    return Bag(*(tuple(c for c in part if c != character) for part in (bag.tokens, bag.aside)))


def _count(tokens: tuple[str, ...]) -> Row:
    teams = Counter(CHARACTERS[c].team for c in tokens)
    return Row(teams[TOWNSFOLK], teams[OUTSIDER], teams[MINION], teams[DEMON])


def _say(row: Row) -> str:
    return f"{row.townsfolk}/{row.outsider}/{row.minion}/{row.demon}"


def dealt(s: State) -> bool:
    """Whether everybody is somebody; Travellers are so before the draw."""
    return bool(s.chars) and "" not in s.chars


async def next_step(game: Game) -> None:
    """The next thing to be settled before the first night."""
    s = game.state
    if s.bag is None:
        n, script = len(game.setup.players), game.script.characters
        domain = Bags(
            n,
            script,
            {c: CHARACTERS[c].team for c in script},
            (base_row(n),),
            tuple(c for c in script if not CHARACTERS[c].in_bag),
            {c: CHARACTERS[c].stand_in for c in script if _may_stay_out(c)},
            {c: CHARACTERS[c].copies for c in script if CHARACTERS[c].copies > 1},
        )
        shape = msgspec.structs.replace(domain, any_count=True)
        emit(s, BagFilled(await Prompt(STORYTELLER, "bag", domain, shape=shape)))
    elif not dealt(s):
        tokens = await Prompt(STORYTELLER, "deal", Deal(s.bag.tokens))
        evil = sum(1 << seat for seat, c in enumerate(tokens) if starts_evil(c))
        emit(s, Dealt(tokens, evil))
    elif swapped := [c for c in s.chars if c in HOLDERS["exchanges"] and not belief(s, s.chars.index(c))]:
        await _exchange_tokens(game, swapped[0])
    elif missing := [c for c in s.bag.aside if c not in s.chars and CHARACTERS[c].hosts(s)]:
        # Who is a Demon first, since that says where others may be; then whoever has the fewest places, so that nobody
        # is left without one.
        await install(game, min(missing, key=lambda c: (c not in HOLDERS["exchanges"], len(CHARACTERS[c].hosts(s)))))
    else:
        arrived: set[int] = set()
        while ahead := [a for a in s.abilities if a.character in HOLDERS["arrive"] and a.id not in arrived]:
            # A Traveller may join meanwhile.
            arrived.add(ahead[0].id)
            await CHARACTERS[ahead[0].character].arrive(game.me(ahead[0]))
        for jinx in game.jinxes:
            jinx.changed(game)
        for seat in s.circle:
            tell_identity(s, seat)
            if s.is_traveller(seat) and s.is_evil(seat):
                await introductions.traveller_learns(game, seat)
        emit(s, NightFell(1))


async def _exchange_tokens(game: Game, character: str) -> None:
    """Whoever drew another token secretly is the character, and whoever drew it is that other one."""
    s = game.state
    drew = s.chars.index(character)
    domain = Players(CHARACTERS[character].exchanges(s))
    host = await _marked(game, domain, character)
    other = s.chars[host]
    emit(s, Became(drew, other))  # first, so that the real one acts first where both act at one place
    emit(s, Turned(drew, starts_evil(other)))
    delude(s, host, character, other)
    emit(s, Turned(host, starts_evil(character)))


async def _marked(game: Game, domain: Players, character: str) -> int:
    if len(domain) == 1 and not game.setup.every_step:
        return domain.seats[0]
    seat: int = await Prompt(STORYTELLER, "mark", domain, character)
    return seat


async def install(game: Game, character: str) -> None:
    """The Storyteller marks the player who secretly is a character that has no token in the bag."""
    s = game.state
    hosts = CHARACTERS[character].hosts(s)
    fitting = tuple(seat for seat in hosts if _fits(game, seat, character))
    seat = await _marked(game, Players(fitting or hosts), character)
    if s.phase == SETUP:
        delude(s, seat, character, s.chars[seat])
    else:
        hollow(s, seat, character)
    await CHARACTERS[character].install(game.me(next(a for a in reversed(s.abilities) if a.character == character)))


def _fits(game: Game, seat: int, character: str) -> bool:
    """Whether the counts are legal once the player at ``seat`` is that character, and not who they drew."""
    s, script = game.state, game.script.characters
    if s.bag is None or s.phase != SETUP or not (_deciding(s.bag.tokens) or character in HOLDERS["exchanges"]):
        return True
    drawn = [other for other in s.circle if not s.is_traveller(other)]
    tokens = [s.chars[other] for other in drawn if other != seat and s.chars[other] not in s.bag.aside]
    missing = _takers(c for c in s.bag.aside if c not in s.chars and c != character)
    have = _count(s.bag.tokens)
    return any(
        have in [in_bag(row, present, s.bag.aside) for row in rows(len(drawn), present, script)]
        for present in _in_play(tuple(tokens), s.bag.aside, missing)
    )
