"""A game: checkpoints, the step under way, moves, forks, undo.

A step is the shortest stretch after which the state can stand alone. The truth between two prompts is the last
checkpoint and the moves since, all plain data; the coroutines that run the rules are a cache of it, dropped by
``fork`` and ``undo`` and made again from the checkpoint when somebody asks for the prompt.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from sexton.engine import day, naming, night, overrides, setup, winning
from sexton.engine.changes import place_of
from sexton.engine.character import CHARACTERS, FEWEST, HOLDERS, LORIC, MOST, TRAVELLER, starts_evil
from sexton.engine.events import BagFilled, Began, Dealt, Ended, Event, Gained, Introduced, Overruled, Ruled
from sexton.engine.house_rules import house_rules, jinxes, unknown_rule
from sexton.engine.jinx import in_force
from sexton.engine.prompts import STORYTELLER, TOWN, Bag, Domain, Move, Options, Prompt
from sexton.engine.script import Script
from sexton.engine.state import CLOSED, DAY, EVIL, NIGHT, OVER, SETUP, Ability, State
from sexton.engine.winning import Finish
from sexton.engine.words import Me
from sexton.engine.working import emit, settle
from sexton.errors import Phrase, Refusal, all_of


class Refused(Refusal):
    """A move or an undo that is not legal now. The message says what is; the game is unchanged."""


class Seat(msgspec.Struct, frozen=True):
    """A player whose character is settled beforehand: what they are, what they believe, whether evil. Whoever would
    exchange tokens after a draw believes in the first that they could have drawn."""

    character: str
    believes: str = ""
    evil: bool | None = None


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a game starts from. With ``seats`` the bag and the deal are settled beforehand, legal or not.

    ``every_step`` has the Storyteller asked even where one answer is legal, as somebody does who shows cards
    to people at a table. ``house_rules`` are optional rules switched on, each as ``character:rule``.
    """

    script: Script
    players: tuple[str, ...]
    seats: tuple[Seat, ...] = ()
    every_step: bool = False
    house_rules: tuple[str, ...] = ()

    def problem(self) -> Phrase | None:
        """Why no game can start from this."""
        names = [name.strip() for name in self.players]
        unknown = [c for c in self.script.characters if c not in CHARACTERS]
        if unknown:
            return Phrase("setup-unknown", {"characters": all_of(unknown)})
        made = [*(c.name for c in self.script.homebrew), *self.script.rules]
        if made and not any(CHARACTERS[c].announces for c in self.script.characters):
            return Phrase("setup-made", {"made": made[0]})
        if "" in names:
            return Phrase("setup-unnamed")
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            return Phrase("setup-twice", {"name": twice[0]})
        if strange := unknown_rule(self.house_rules, house_rules(self.script)):
            return strange
        if self.seats and len(self.seats) != len(names):
            return Phrase("setup-seats", {"seats": len(self.seats), "players": len(names)})
        strangers = [s.character for s in self.seats if s.character not in CHARACTERS]
        if strangers:
            return Phrase("setup-stranger", {"character": strangers[0]})
        nobodys = [s.character for s in self.seats if CHARACTERS[s.character].team == LORIC]
        if nobodys:
            return Phrase("setup-loric", {"character": naming.character(nobodys[0], self.script.manual)})
        players = len(names) - sum(CHARACTERS[s.character].team == TRAVELLER for s in self.seats)
        if not FEWEST <= players <= MOST:
            return Phrase("setup-size", {"players": players, "fewest": FEWEST, "most": MOST})
        return None


class Undone(msgspec.Struct, frozen=True):
    """Moves that were taken back, and what had happened by them."""

    moves: tuple[Move, ...]
    events: tuple[Event, ...]


class Game:
    """One game at one of its prompts. Raises ``Refused`` where its setup cannot be played."""

    __slots__ = (
        "_base",
        "_held",
        "_moves",
        "_past",
        "_prompt",
        "_stack",
        "_state",
        "jinxes",
        "order",
        "plan",
        "setup",
        "undone",
    )

    def __init__(self, setup: Setup, moves: Sequence[Move] = ()) -> None:
        problem = setup.problem()
        if problem:
            raise Refused.of(problem)
        self.setup = setup
        self.order: night.Order = night.order_of(setup.script)
        self.jinxes = in_force(setup.script.characters)
        """The jinxes in force."""
        self.plan: night.Plan | None = None
        self.undone: tuple[Undone, ...] = ()
        self._base = _opening(setup)
        self._moves: tuple[Move, ...] = ()
        self._past: Any = None
        self._stack: list[Coroutine[Any, Any, None]] | None = None
        self._held: list[Prompt] = []
        self._prompt: Prompt | None = None
        self._state = self._base
        for move in moves:
            self.play(move)

    # ---- the position ----------------------------------------------------------------------------------------

    @property
    def script(self) -> Script:
        return self.setup.script

    @property
    def state(self) -> State:
        """The state at the prompt. Read it; only events change it."""
        if self._stack is None:
            self._restore()
        state: State = self._state
        return state

    @property
    def prompt(self) -> Prompt | None:
        """What the game waits for; ``None`` when it is over."""
        if self._stack is None:
            self._restore()
        return self._prompt

    @property
    def voting(self) -> bool:
        """Whether a ballot is under way, which everybody sees."""
        pending = [*self._held, self._prompt] if self._stack else []
        return any(prompt is not None and prompt.who == TOWN for prompt in pending)

    def offers(self, who: int, *kinds: str) -> tuple[Prompt, ...]:
        """What a seat, or the Storyteller, may do unasked now; for a seat only what is of these ``kinds``, where any
        are named."""
        prompt = self.prompt
        if who == STORYTELLER:
            return tuple(overrides.offers(self))
        if prompt is None or who not in self.state.circle:
            return ()
        # Whether the Storyteller has something to settle shows in nobody's offers.
        return tuple(day.offers(self, who, kinds or day.KINDS))

    def moves(self) -> tuple[Move, ...]:
        """All moves that count, oldest first."""
        parts = [self._moves]
        past = self._past
        while past is not None:
            past, _, moves = past
            parts.append(moves)
        return tuple(move for part in reversed(parts) for move in part)

    def me(self, ability: Ability, worked: bool | None = None, set_off: bool = False) -> Me:
        """An ability's words; as it ``worked`` at an earlier moment, where one is meant."""
        return Me(self, ability, worked, set_off)

    # ---- moving ----------------------------------------------------------------------------------------------

    def fork(self) -> Game:
        """The same game, to be played on apart from this one."""
        new = Game.__new__(Game)
        new.setup, new.order, new.jinxes, new.undone = self.setup, self.order, self.jinxes, self.undone
        new.plan = self.plan
        new._base, new._moves, new._past, new._stack = self._base, self._moves, self._past, None
        return new

    def play(self, move: Move) -> None:
        """Make a move. Raises ``Refused``, with everything unchanged, where it is not legal."""
        prompt = self.prompt
        asked = prompt if prompt is not None and self._answers(prompt, move) else self._offer(move)
        answers = asked is prompt
        if not isinstance(asked, Prompt):
            raise Refused.of(asked)
        legal = asked.shape or asked.domain if answers and move.override else asked.domain
        if move.value not in legal:
            raise Refused.of(self._explain(asked.domain, move))
        truth = self._base, self._moves, self._past
        self._moves += (move,)
        try:
            self._make(move, answers)
        except BaseException:
            # A fault in a rule loses nothing: the game stands where it stood.
            self._base, self._moves, self._past = truth
            self._stack = None
            raise

    def without(self, ability: int) -> Game | None:
        """The step under way as it would go if an ability were only believed: up to the same moves, or ``None`` where
        they are not legal then. The game itself stays as it is."""
        new = self.fork()
        moves, new._moves = new._moves, ()
        new._base = base = new._base.copy()
        base.abilities = tuple(msgspec.structs.replace(a, real=False) if a.id == ability else a for a in base.abilities)
        settle(base)
        try:
            for move in moves:
                new.play(move)
        except Refused:
            return None
        return new

    def undo(self, n: int = 1) -> None:
        """Take the last ``n`` moves back. Raises ``Refused`` where there are not so many."""
        total = len(self.moves())
        if not 0 < n <= total:
            raise Refused("undo-too-many", total=total, moves=n) if total else Refused("undo-nothing")
        before = self.state.events()
        taken: list[Move] = []
        base, moves, past = self._base, self._moves, self._past
        while len(taken) < n:
            if moves:
                taken.append(moves[-1])
                moves = moves[:-1]
            else:
                past, base, moves = past
        self._base, self._moves, self._past, self._stack = base, moves, past, None
        kept = len(self.state.events())
        self.undone += (Undone(tuple(reversed(taken)), tuple(before[kept:])),)

    # ---- running ---------------------------------------------------------------------------------------------

    def _answers(self, prompt: Prompt, move: Move) -> bool:
        return move.kind == prompt.kind and move.by == prompt.who

    def _explain(self, domain: Domain, move: Move) -> Phrase:
        """Why a move's value is none of the answers that are legal."""
        manual = self.script.manual
        bag = domain.problem(move.value, manual) if isinstance(domain, setup.Bags) else None
        return bag or naming.legal(domain, self.state.names, manual)

    def _offer(self, move: Move) -> Prompt | Phrase:
        """The offer that a move takes up, or why there is none."""
        prompt = self.prompt
        if move.by == STORYTELLER:
            for offer in overrides.offers(self):
                if (offer.kind, offer.character) == (move.kind, move.character):
                    if move.override or move.kind in overrides.FREE:
                        return offer
                    return Phrase("ruling-unmarked")
        elif prompt is not None and self.state.phase == DAY and move.by in self.state.circle:
            if not prompt.waits and move.kind in day.KINDS:
                return Phrase("day-not-now")
            match move.kind:
                case "nominate":
                    return day.may_nominate(self, move.by)
                case "exile":
                    return day.may_exile(self, move.by)
                case "claim":
                    return day.may_claim(self, move.by, move.character)
                case "visit":
                    return day.may_visit(self, move.by, move.character)
        return _out_of_turn(self.state, prompt, move)

    def _make(self, move: Move, answers: bool) -> None:
        """Run a legal move: as the answer to the prompt, or as an offer taken up."""
        if not answers:
            self._interject(move)
            return
        assert self._prompt is not None
        if move.override and move.value not in self._prompt.domain:
            emit(self._state, Overruled(self._prompt.kind, move.value))
        self._advance(move.value)

    def _interject(self, move: Move) -> None:
        """Run an offer that was taken up: in the place of the step where that has done nothing yet, and else
        on top of it."""
        if move.kind == "skip":
            # The rest of this step does not happen; what it has done so far stays.
            emit(self._state, Overruled("skip", None))
            self._end_step()
            self._continue()
            return
        run = overrides.run if move.by == STORYTELLER else day.run
        first = len(self._moves) == 1
        if first or self._prompt is None:
            self._end_step()
            self._state = self._base.copy()
        else:
            self._held.append(self._prompt)
        assert self._stack is not None
        self._stack.append(run(self, move))
        self._advance(None)

    def _restore(self) -> None:
        """Run the step again from the checkpoint, through the moves since."""
        moves, self._moves = self._moves, ()
        self._state, self._stack, self._held = self._base.copy(), [], []
        self._prompt = None
        if self._state.phase != OVER:
            self._stack.append(self._next_step())
            self._advance(None)
        for move in moves:
            self._moves += (move,)
            self._make(move, self._prompt is not None and self._answers(self._prompt, move))

    def _advance(self, value: Any) -> None:
        """Send an answer, and run on to the next prompt."""
        stack = self._stack
        assert stack is not None
        try:
            self._prompt = stack[-1].send(value)
            return
        except StopIteration:
            del stack[-1]
        except Finish:
            self._end_step()
            stack = self._stack
        if stack:
            # Something done on top of a step is over; the step goes on waiting, unless the game was decided.
            self._prompt = held = day.resumed(self._state, self._held.pop())
            if held.waits:
                winning.check(self._state)
            if not self._state.decided:
                return
            self._end_step()
        self._continue()

    def _continue(self) -> None:
        """The step is over: take a checkpoint, and run steps until one of them asks."""
        stack = self._stack
        assert stack is not None
        while True:
            self._checkpoint()
            if self._state.phase == OVER:
                self._prompt = None
                return
            step = self._next_step()
            try:
                self._prompt = step.send(None)
            except StopIteration:
                continue
            except Finish:
                continue
            stack.append(step)
            return

    def _end_step(self) -> None:
        for coroutine in reversed(self._stack or ()):
            coroutine.close()
        self._stack, self._held = [], []

    def _checkpoint(self) -> None:
        s = self._state
        before = self._base
        if s.phase in (NIGHT, DAY) and (
            s.dead != before.dead or s.chars is not before.chars or winning.forsaken(before, s)
        ):
            winning.check(s)
        if self._moves:
            self._past = (self._past, self._base, self._moves)
            self._moves = ()
        self._base = s
        self._state = s.copy()

    def _next_step(self) -> Coroutine[Any, Any, None]:
        s = self._state
        if s.decided:
            return _publish(self)
        if s.paradox:
            return _rule(self)
        if s.phase == NIGHT:
            return night.next_step(self)
        if s.phase == SETUP:
            return setup.next_step(self)
        if day.closing(s):
            return day.close(self)
        return _dusk(self) if s.floor == CLOSED else day.floor(self)


async def _publish(game: Game) -> None:
    """The result is made public, after whoever may still change sides."""
    s = game.state
    for a in s.abilities:
        if a.character in HOLDERS["on_result"]:
            await CHARACTERS[a.character].on_result(game.me(a), s.decided)
    evil = s.decided == EVIL
    emit(s, Ended(s.decided, tuple(seat for seat in s.circle if s.is_evil(seat) == evil)))


async def _dusk(game: Game) -> None:
    """The night falls; first, on a script on which somebody may have something to say even now, the day stays open."""
    if any(CHARACTERS[c].last_words for c in game.script.characters):
        await Prompt(STORYTELLER, "floor", Options(("close",)), waits=True)
    await night.fall(game)


async def _rule(game: Game) -> None:
    """A ring of effects has no consistent answer: the Storyteller says which of them is suspended."""
    ring = game.state.paradox
    token = ring[0] if len(ring) == 1 else await Prompt(STORYTELLER, "ring", Options(ring))
    emit(game.state, Ruled(ring, token))


def _opening(setup: Setup) -> State:
    names = tuple(name.strip() for name in setup.players)
    s = State(names=names, circle=tuple(range(len(names))), chars=())
    chosen = tuple(rule for rule in house_rules(setup.script) if rule in setup.house_rules)
    script = setup.script
    pairs = jinxes(script, chosen)
    emit(s, Began(script.name, script.characters, names, chosen, script.rules, script.manual, pairs))
    if setup.seats:
        _seat(s, setup.seats)
    return s


def _seat(s: State, seats: tuple[Seat, ...]) -> None:
    """Everybody is who they were said to be, without a draw."""
    characters = tuple(seat.character for seat in seats)
    emit(s, BagFilled(Bag(characters)))
    evil = travellers = 0
    for i, seat in enumerate(seats):
        if starts_evil(seat.character) if seat.evil is None else seat.evil:
            evil |= 1 << i
        if CHARACTERS[seat.character].team == TRAVELLER:
            travellers |= 1 << i
    emit(s, Dealt(characters, evil, travellers))
    for i, seat in enumerate(seats):
        if travellers >> i & 1:
            emit(s, Introduced(i, seat.character))
    for a, seat in zip(s.abilities, seats, strict=True):
        others = CHARACTERS[seat.character].exchanges(s)
        believes = seat.believes or (s.chars[others[0]] if others else "")
        if believes:
            emit(s, Gained(a.seat, believes, a.id, real=False, place=place_of(seat.character)))


def _out_of_turn(s: State, prompt: Prompt | None, move: Move) -> Phrase:
    if move.by not in s.circle and move.by >= 0:
        return Phrase("move-nobody")
    if s.phase == OVER or prompt is None:
        return Phrase("move-over")
    return Phrase("move-not-yours" if move.kind == prompt.kind else "move-not-now")
