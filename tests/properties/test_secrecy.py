"""Nothing about a seat depends on what that seat cannot know.

The strong form: two games that differ only in what one player cannot know, who is who among all the others and
whether that player's own ability is real, are played so that everything this player does and learns is the same. Then
all that reaches the player must be the same, byte for byte, in the same order, and so often.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from games import EVERYBODY, played, positions
from sexton.almanac import script_of
from sexton.engine import events as e
from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, MINION, OUTSIDER, TOWNSFOLK, base_row, is_good
from sexton.engine.game import Game, Seat, Setup
from sexton.engine.prompts import STORYTELLER, TOWN, Card, Hands, Move, Prompt
from sexton.engine.script import Script
from sexton.engine.state import NIGHT, OVER
from sexton.engine.view import seen, view

ME = 0
NIGHTS = 4


def others(rng: random.Random, script: Script, count: int, mine: str) -> list[Seat]:
    """Characters for everybody else: a Demon, Minions, good ones, some of them deluded."""
    pool = {
        team: [c for c in script.characters if CHARACTERS[c].team == team and c != mine]
        for team in (TOWNSFOLK, OUTSIDER, MINION, DEMON)
    }
    chosen = [rng.choice(pool[DEMON]), *rng.sample(pool[MINION], 1 + count // 8)]
    chosen += rng.sample(pool[TOWNSFOLK] + pool[OUTSIDER], count - len(chosen))
    rng.shuffle(chosen)
    spare = [c for c in pool[TOWNSFOLK] if c not in chosen]
    return [Seat(c, rng.choice(spare) if CHARACTERS[c].deluded else "") for c in chosen]


class World:
    """One of the two games, with what has reached the player so far."""

    def __init__(self, mine: Seat, rest: list[Seat], script: Script) -> None:
        names = tuple(f"P{i}" for i in range(len(rest) + 1))
        self.game = Game(Setup(script=script, players=names, seats=(mine, *rest), every_step=True))
        self.reached: list[bytes] = []
        self._seen = 0
        self.minions = Card()
        """Whom a Lunatic is shown as the Minions."""

    def look(self) -> None:
        """Take in what has reached the player since last time, message by message."""
        events = seen(self.game.state, ME)
        self.reached += [msgspec.json.encode(event) for event in events[self._seen :]]
        self._seen = len(events)

    def knows(self) -> bytes:
        """Everything that the player's client would hold now."""
        prompt = self.game.prompt
        mine = prompt if prompt is not None and prompt.who in (ME, TOWN) else None
        return msgspec.json.encode((view(self.game.state, ME), mine, self.game.offers(ME)))

    def play(self, *move: object) -> None:
        self.game.play(Move(*move))  # type: ignore[arg-type]
        self.look()

    def to_my_business(self) -> Prompt | None:
        """Let everybody else sleep until the player is asked or told something, or it is day or over."""
        while True:
            prompt, s = self.game.prompt, self.game.state
            if prompt is None or s.phase == OVER or prompt.waits or self._mine(prompt):
                return prompt
            if prompt.who == STORYTELLER and prompt.kind != "choose":
                self.play(STORYTELLER, prompt.kind, self._plainly(prompt))
            elif any(offer.kind == "skip" for offer in self.game.offers(STORYTELLER)):
                self.play(STORYTELLER, "skip", None, "", True)
            else:
                self.play(prompt.who, prompt.kind, next(iter(prompt.domain)))

    @staticmethod
    def _mine(prompt: Prompt) -> bool:
        return prompt.who == ME or (prompt.kind in ("learn", "bluffs") and prompt.about == ME)

    def _plainly(self, prompt: Prompt) -> object:
        if prompt.kind == "minions":
            return self.minions if self.minions in prompt.domain else next(iter(prompt.domain))
        if prompt.kind == "know":
            return next(seat for seat in prompt.domain if seat != ME)
        if prompt.kind == "register":
            return False
        return next((value for value in prompt.true if value in prompt.domain), next(iter(prompt.domain)))


GOOD = sorted(c for c in CHARACTERS if is_good(c) and not CHARACTERS[c].deluded)
BELIEVED = [(deluded, c) for deluded in ("drunk", "marionette") for c in GOOD if CHARACTERS[c].team == TOWNSFOLK]


def two_worlds(rng: random.Random, mine: str, truth: Seat) -> tuple[World, World]:
    """A town in which the player is ``mine``, and another one in which they are ``truth``; all others differ."""
    count = rng.randint(7, 11)
    return (
        World(Seat(mine), others(rng, EVERYBODY, count, mine), EVERYBODY),
        World(truth, others(rng, EVERYBODY, count, truth.character), EVERYBODY),
    )


def play_alike(one: World, other: World, rng: random.Random) -> None:
    """Play both worlds so that the player does and learns the same in both, and compare all that reaches them."""
    worlds = one, other
    for world in worlds:
        world.look()
    for _ in range(400):
        prompts = [world.to_my_business() for world in worlds]
        if any(prompt is None for prompt in prompts) or one.game.state.night > NIGHTS:
            return
        a, b = prompts
        assert a is not None
        assert b is not None
        if the_truth_is_out(worlds):
            return
        assert one.reached == other.reached
        assert one.knows() == other.knows()
        assert (a.kind, a.who) == (b.kind, b.who)
        if a.who == ME:
            value = a.domain.sample(rng)
        elif a.kind in ("learn", "bluffs"):
            shown = a if a.shape is None else msgspec.structs.replace(a, domain=a.shape)
            value = next((v for v in _some(shown, rng) if v in (b.shape or b.domain)), None)
            if value is None:
                return
        elif a.who == TOWN:
            assert isinstance(a.domain, Hands)
            if a.domain != b.domain:
                return
            value = a.domain.sample(rng) if harmless(worlds, a.about) else (0,) * len(a.domain.voters)
        else:
            act_by_day(worlds, rng)
            continue
        for world in worlds:
            world.play(a.who, a.kind, value, "", True)


def _some(prompt: Prompt, rng: random.Random) -> Iterator[object]:
    for _ in range(50):
        yield prompt.domain.sample(rng)


def the_truth_is_out(worlds: tuple[World, World]) -> bool:
    """Whether the worlds now differ in something that the player may know: a death by day, the end, or that they
    themself have become somebody else."""
    kinds = (
        e.DiedByDay,
        e.Executed,
        e.NothingHappened,
        e.DayBroke,
        e.NominationsClosed,
        e.Ended,
        e.NightFell,
        e.Proclaimed,
        e.VotedInSecret,
        e.TokensTaken,
    )

    def out(world: World) -> list[bytes]:
        events = seen(world.game.state, ME)
        return [msgspec.json.encode(event) for event in events if isinstance(event, (*kinds, e.YouAre))]

    one, other = map(out, worlds)
    secret = {world.game.prompt is not None and world.game.prompt.secret for world in worlds}
    return one != other or len(secret) > 1


def harmless(worlds: tuple[World, World], seat: int | None) -> bool:
    """Whether a player's death would tell nobody anything: they are no Demon, and it ends neither game."""
    return seat is not None and all(
        CHARACTERS[world.game.state.chars[seat]].team != DEMON and world.game.state.chars[seat] != "saint"
        for world in worlds
    )


def act_by_day(worlds: tuple[World, World], rng: random.Random) -> None:
    """Somebody does the same thing in both worlds, or the day goes on."""
    s = worlds[0].game.state
    options: list[Move] = [Move(STORYTELLER, "floor", "open" if s.floor == "shut" else "close")]
    seat = rng.choice(s.circle)
    offers, elsewhere = (world.game.offers(seat) for world in worlds)
    if seat == ME:
        assert offers == elsewhere
    options += [
        Move(seat, offer.kind, offer.domain.sample(rng), offer.character)
        for offer in offers
        if seat == ME or (offer.kind != "visit" and offer in elsewhere)  # others can do what they really are
    ]
    if len(s.living()) > 4:
        victims = [seat for seat in s.living() if seat != ME and harmless(worlds, seat)]
        options += [Move(STORYTELLER, "kill", seat, "", True) for seat in victims[:1]]
    move = rng.choice(options)
    for world in worlds:
        world.play(*msgspec.structs.astuple(move))


@pytest.mark.parametrize("mine", GOOD)
def test_what_reaches_a_player_does_not_depend_on_who_the_others_are(mine: str) -> None:
    for seed in range(4):
        rng = random.Random(f"{mine} {seed}")
        one, other = two_worlds(rng, mine, Seat(mine))
        play_alike(one, other, rng)
        assert len(one.reached) > 1


@pytest.mark.parametrize(("deluded", "believed"), BELIEVED)
def test_what_reaches_a_deluded_player_is_what_would_reach_the_real_one(deluded: str, believed: str) -> None:
    for seed in range(3):
        rng = random.Random(f"{deluded} {believed} {seed}")
        one, other = two_worlds(rng, believed, Seat(deluded, believed))
        play_alike(one, other, rng)
        assert len(one.reached) > 1


DEMONS = sorted(c for c in CHARACTERS if CHARACTERS[c].team == DEMON)
NEWS_FOR_DEMONS = {"marionette", "boffin", "barber", "hatter", "poppygrower", "magician", "snakecharmer", "widow"}
"""They bring a Demon something that whoever only believes to be one is not brought, or the reverse."""


@pytest.mark.parametrize("believed", DEMONS)
def test_what_reaches_a_lunatic_is_what_would_reach_the_demon(believed: str) -> None:
    script = script_of("no news for Demons", "", tuple(c for c in EVERYBODY.characters if c not in NEWS_FOR_DEMONS))
    days = 0
    for seed in range(6):
        rng = random.Random(f"{believed} {seed}")
        count = rng.randint(7, 11)
        minions = 0 if believed in HOLDERS["rows"] else base_row(count + 1).minion
        one, other = (town(rng, script, count, minions) for _ in range(2))
        other[next(i for i, seat in enumerate(other) if is_good(seat.character))] = Seat(believed)
        worlds = World(Seat(believed), one, script), World(Seat("lunatic", believed), other, script)
        seats = tuple(i for i, seat in enumerate(one, 1) if CHARACTERS[seat.character].team == MINION)
        worlds[1].minions = Card(seats=seats)
        play_alike(*worlds, rng)
        days += worlds[0].game.state.phase != NIGHT or worlds[0].game.state.night > 1
    assert days > 3


def town(rng: random.Random, script: Script, count: int, minions: int) -> list[Seat]:
    """So many Minions, and good players."""
    chosen = rng.sample([c for c in script.characters if CHARACTERS[c].team == MINION], minions)
    good = [c for c in script.characters if is_good(c) and not CHARACTERS[c].deluded]
    chosen += rng.sample(good, count - minions)
    rng.shuffle(chosen)
    return [Seat(c) for c in chosen]


@pytest.mark.parametrize("seed", range(12))
def test_a_move_reaches_only_those_it_concerns(seed: int) -> None:
    """By night a move of one seat, or a decision of the Storyteller, sends nothing to the others but the dawn."""
    before: dict[int, int] = {}
    when: tuple[str, int, int] = ("", 0, 0)
    for game, _ in positions(seed):
        s = game.state
        after = {seat: len(seen(s, seat)) for seat in s.circle}
        if when[:2] == (s.phase, s.night) == (NIGHT, s.night):
            heard = {seat for seat in s.circle if after[seat] != before.get(seat)}
            assert heard <= concerned(s.events()[when[2] :])
        before, when = after, (s.phase, s.night, len(s.events()))


def concerned(events: list[e.Event]) -> set[int]:
    found: set[int] = set()
    for event in events:
        if event.audience == e.EVERYONE:
            found |= set(range(20))
        elif event.audience == e.SEAT:
            found.add(event.seat)  # type: ignore[attr-defined]
    return found


SECRET = {"character", "evil", "ability", "by", "token", "believes", "pages", "saviour", "until", "tokens"}
PUBLIC_ALL_THE_SAME = {
    e.Claimed: "what somebody says aloud",
    e.Introduced: "a Traveller's character is public",
    e.Joined: "a Traveller's character is public",
    e.Proclaimed: "everybody is told which ability has begun",
    e.Named: "the name is called out, with the ability that calls it",
    e.Revealed: "after the end",
}


def test_no_event_for_everybody_has_a_field_that_could_hold_a_secret() -> None:
    for kind in e.Event.__subclasses__():
        if kind.audience == e.EVERYONE and kind not in PUBLIC_ALL_THE_SAME:
            assert not SECRET & set(kind.__struct_fields__), kind


@pytest.mark.parametrize("seed", range(12))
def test_a_spectator_learns_no_character(seed: int) -> None:
    game = played(seed)
    shown = msgspec.json.encode(
        [event for event in seen(game.state, None) if not isinstance(event, e.Began | e.Claimed | e.Proclaimed)]
    ).decode()
    assert not [c for c in game.script.characters if f'"{c}"' in shown]
