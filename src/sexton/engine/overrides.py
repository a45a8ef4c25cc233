"""What a Storyteller may do at any time, outside the rules: moves like any other, logged and undoable."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sexton.engine import day, introductions, winning
from sexton.engine.changes import arrive, become, revive, swap, turn
from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, LORIC, TRAVELLER, Death, starts_evil
from sexton.engine.death import die, execute
from sexton.engine.events import (
    Chose,
    Died,
    Joined,
    Left,
    Lifted,
    NominationsClosed,
    Overruled,
    Placed,
    Rearranged,
    Revealed,
    RoseByDay,
    Told,
    Turned,
    YouAre,
)
from sexton.engine.manual import is_manual
from sexton.engine.prompts import (
    STORYTELLER,
    Card,
    Characters,
    Domain,
    Move,
    Newcomer,
    Options,
    PlayerAnd,
    Players,
    Prompt,
    Reminder,
    Showing,
)
from sexton.engine.state import DAY, EVIL, GOOD, OVER, SETUP, State
from sexton.engine.view import belief, pages
from sexton.engine.working import MAD, counts, emit

if TYPE_CHECKING:
    from sexton.engine.game import Game

FREE = frozenset(("join", "leave", "reveal", "show", "ask", "punish", "claim"))
"""Storyteller's moves that are within the rules; all others need the move's ``override``."""


def offers(game: Game) -> list[Prompt]:
    """Everything that the Storyteller may do unasked now."""
    s = game.state
    if s.phase == OVER:
        covered = still_covered(s)
        return [Prompt(STORYTELLER, "reveal", Options((None, *covered)))] if covered else []
    seats = s.circle
    travellers = tuple(p for p in seats if s.is_traveller(p))
    here = {s.chars[p] for p in travellers}
    strangers = tuple(
        c
        for c in CHARACTERS
        if CHARACTERS[c].team == TRAVELLER and c not in here and (not is_manual(c) or c in game.script.characters)
    )
    come_and_go = []
    if travellers:
        come_and_go.append(Prompt(STORYTELLER, "leave", Players(travellers)))
    if strangers:
        come_and_go.append(Prompt(STORYTELLER, "join", Newcomer(s.names, strangers, seats)))
    if s.phase == SETUP:
        return come_and_go
    dead = tuple(p for p in seats if s.is_dead(p))
    on_script = tuple(c for c in game.script.characters if CHARACTERS[c].team not in (TRAVELLER, LORIC))
    found = [
        Prompt(STORYTELLER, "kill", Players(s.living())),
        Prompt(STORYTELLER, "execute", Players(seats)),
        Prompt(STORYTELLER, "show", Showing(seats, on_script)),
        Prompt(STORYTELLER, "ask", PlayerAnd(seats, tuple(_QUESTIONS))),
        Prompt(STORYTELLER, "character", PlayerAnd(seats, on_script)),
        Prompt(STORYTELLER, "alignment", PlayerAnd(seats, (GOOD, EVIL))),
        Prompt(STORYTELLER, "swap", Players(seats, 2)),
        Prompt(STORYTELLER, "trade", Players(seats, 2)),
        Prompt(STORYTELLER, "places", Players(seats, 2)),
        Prompt(STORYTELLER, "remind", Reminder(seats)),
        Prompt(STORYTELLER, "end", Options((GOOD, EVIL))),
    ]
    # An execution cannot be left half done: it would only begin again.
    if game.prompt is not None and not game.prompt.waits and not day.closing(s):
        found.append(Prompt(STORYTELLER, "skip", Options((None,))))
    if game.prompt is not None and game.prompt.waits:
        held = {a.character for a in s.abilities if a.seat == STORYTELLER} & HOLDERS["claim"]
        claims = (day.may_claim(game, STORYTELLER, character) for character in sorted(held))
        found += [claim for claim in claims if isinstance(claim, Prompt)]
    mad = tuple(sorted({t.seat for t in s.tokens if t.kind == MAD and counts(s, t)}))
    if mad and not s.executed_today():
        found.append(Prompt(STORYTELLER, "punish", Players(mad)))
    if dead:
        found.append(Prompt(STORYTELLER, "revive", Players(dead)))
    if s.tokens:
        found.append(Prompt(STORYTELLER, "lift", Options(tuple(t.id for t in s.tokens))))
    return found + come_and_go


def run(game: Game, move: Move) -> Coroutine[Any, Any, None]:
    """The coroutine of a Storyteller's move that has been found legal."""
    if move.kind == "claim":
        return day.run(game, move)
    return _MOVES[move.kind](game, move.value)


async def _kill(game: Game, seat: int) -> None:
    """The death that nothing stops; whoever hears of deaths hears of it."""
    emit(game.state, Overruled("kill", seat))
    if await die(game, Death(seat, "ruling")) is None:
        emit(game.state, Died(seat, "ruling"))


async def _execute(game: Game, seat: int) -> None:
    """An execution by the Storyteller's word, by day or night, beside any other."""
    emit(game.state, Overruled("execute", seat))
    await execute(game, seat, "ruling")


async def _punish(game: Game, seat: int) -> None:
    """Somebody has broken madness and is executed for it, by day or night."""
    if game.state.phase == DAY:
        emit(game.state, NominationsClosed())
    await execute(game, seat, "madness")


async def _show(game: Game, value: tuple[int, Card]) -> None:
    """The Storyteller shows a player something; whether it is true is the Storyteller's business."""
    emit(game.state, Told(value[0], "storyteller", value[1]))


async def _ask(game: Game, value: tuple[int, str]) -> None:
    """The Storyteller asks a player something; what to make of the answer is the Storyteller's business."""
    seat, question = value
    answer = await Prompt(seat, "answer", _QUESTIONS[question](game))
    emit(game.state, Chose(seat, "storyteller", answer))


_QUESTIONS: dict[str, Callable[[Game], Domain]] = {
    "a player": lambda game: Players(game.state.circle),
    "two players": lambda game: Players(game.state.circle, 2),
    "three players": lambda game: Players(game.state.circle, 3),
    "a character": lambda game: Characters(game.order.listed),
    "yes or no": lambda game: Options((True, False)),
}
"""What the Storyteller may ask a player, and the answers that there are."""


async def _revive(game: Game, seat: int) -> None:
    emit(game.state, Overruled("revive", seat))
    await revive(game, seat)
    if game.state.phase == DAY:
        emit(game.state, RoseByDay(seat))


async def _character(game: Game, value: tuple[int, str]) -> None:
    """A player becomes another character. Who does not know to be it goes on taking themself for what they were, and
    notices nothing, or is told to be what the Storyteller says."""
    s, (seat, character) = game.state, value
    emit(s, Overruled("character", value))
    if not CHARACTERS[character].deluded:
        await become(game, seat, character)
        return
    before, side = belief(s, seat) or s.chars[seat], CHARACTERS[character].stand_in
    others = tuple(c for c in game.order.listed if CHARACTERS[c].team == side and c != before)
    fits = starts_evil(before) == (side == DEMON) or not others
    domain = Characters((before, *others) if fits else others)
    believes = await Prompt(STORYTELLER, "pretend", domain, character, seat)
    await become(game, seat, character, believes, told=believes != before)


async def _alignment(game: Game, value: tuple[int, str]) -> None:
    emit(game.state, Overruled("alignment", value))
    turn(game, value[0], value[1] == EVIL)


async def _swap(game: Game, seats: tuple[int, int]) -> None:
    """Two players exchange their characters; each stays on their side."""
    emit(game.state, Overruled("swap", seats))
    await swap(game, *seats, alignments=False)


async def _trade(game: Game, seats: tuple[int, int]) -> None:
    """Two players exchange their characters and their alignments."""
    emit(game.state, Overruled("trade", seats))
    await swap(game, *seats, alignments=True)


async def _places(game: Game, seats: tuple[int, int]) -> None:
    """Two players exchange their places in the circle, for all to see."""
    emit(game.state, Overruled("places", seats))
    one, other = seats
    moved = {one: other, other: one}
    emit(game.state, Rearranged(tuple(moved.get(seat, seat) for seat in game.state.circle)))


async def _remind(game: Game, value: tuple[int, str] | tuple[int, str, str]) -> None:
    seat, kind, *whose = value
    emit(game.state, Overruled("remind", value))
    emit(game.state, Placed(kind.lower(), seat, None, *(whose or ("storyteller",))))


async def _lift(game: Game, token: int) -> None:
    emit(game.state, Overruled("lift", token))
    emit(game.state, Lifted(token))


async def _end(game: Game, team: str) -> None:
    emit(game.state, Overruled("end", team))
    winning.decide(game.state, team, "the Storyteller ends the game")


async def _join(game: Game, value: tuple[str, str, int, str]) -> None:
    """A Traveller joins; an evil one learns who the Demon is."""
    s = game.state
    name, character, after, alignment = value
    seat = len(s.names)
    emit(s, Joined(seat, name.strip(), character, after))
    emit(s, Turned(seat, alignment == EVIL))
    if s.phase == SETUP:
        return  # told at the end of the setup, like everybody
    emit(s, YouAre(seat, character, alignment == EVIL))
    if alignment == EVIL:
        await introductions.traveller_learns(game, seat)
    await arrive(game, s.abilities[-1])


async def _leave(game: Game, seat: int) -> None:
    emit(game.state, Left(seat))


def still_covered(s: State) -> tuple[int, ...]:
    """The seats whose page of the Grimoire does not lie open yet."""
    shown: set[int] = set()
    for event in s.backwards():
        if not isinstance(event, Revealed):
            break
        shown.update(page.seat for page in event.pages)
    return tuple(seat for seat in s.circle if seat not in shown)


async def _reveal(game: Game, seat: int | None) -> None:
    """One page of the Grimoire is laid open, or all that are not yet."""
    wanted = still_covered(game.state) if seat is None else (seat,)
    emit(game.state, Revealed(tuple(page for page in pages(game.state) if page.seat in wanted)))


_MOVES: dict[str, Callable[[Game, Any], Coroutine[Any, Any, None]]] = {
    "kill": _kill,
    "execute": _execute,
    "show": _show,
    "ask": _ask,
    "punish": _punish,
    "revive": _revive,
    "character": _character,
    "alignment": _alignment,
    "swap": _swap,
    "trade": _trade,
    "places": _places,
    "remind": _remind,
    "lift": _lift,
    "end": _end,
    "join": _join,
    "leave": _leave,
    "reveal": _reveal,
}
