"""How somebody dies: what may stop it, what is announced, who hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.engine.character import CHARACTERS, HOLDERS, Death
from sexton.engine.events import Condemned, Died, DiedByDay, Executed, ExecutionNoted, Foiled, Survived
from sexton.engine.prompts import STORYTELLER, Players, Prompt
from sexton.engine.state import DAY, Ability, Execution, State
from sexton.engine.working import ARBITRARY, SAFE, counts, emit, lent

if TYPE_CHECKING:
    from sexton.engine.game import Game


async def die(game: Game, death: Death) -> int | None:
    """Put somebody to death unless an ability stops it.

    Returns the seat that died, which may be another one, or ``None`` where nobody did. A dead player cannot
    die again.
    """
    victim = await victim_of(game, death)
    if victim is not None:
        await bury(game, death if victim == death.seat else _passed_on(death, victim))
    return victim


async def victim_of(game: Game, death: Death) -> int | None:
    """Who would die: the same player, another one in their place, or nobody. The dead do not die again, nor do
    Travellers who have left."""
    s = game.state
    if s.is_dead(death.seat) or death.seat not in s.circle:
        if death.by is not None:
            emit(s, Foiled(death.by.id, death.seat))
        return None
    if death.how != "ruling" and any(t.kind == ARBITRARY for t in s.tokens):
        victim: int | None = await Prompt(STORYTELLER, "victim", Players(s.living(), optional=True), about=death.seat)
        return victim
    if death.surely or death.how == "ruling":
        return death.seat
    if _safe(game, death):
        return None
    passed_on: set[int] = set()
    while True:
        for a in _saviours(s):
            if a.id in passed_on:
                continue
            seat = await CHARACTERS[a.character].on_dying(game.me(a), death)
            if seat != death.seat:
                emit(s, Survived(death.seat, death.how, a.id, _killer(death), seat))
                passed_on.add(a.id)
                if seat is None or s.is_dead(seat):
                    return None
                death = _passed_on(death, seat)
                if _safe(game, death):
                    return None
                break
        else:
            return death.seat


def _passed_on(death: Death, seat: int) -> Death:
    """The death of another in somebody's place: of the same ability, but nobody else was executed."""
    return Death(seat, "attack", death.by)


def _saviours(s: State) -> list[Ability]:
    """The abilities that may have a say in a death: what everybody sees first, what needs a death to come last."""
    found = [a for a in s.abilities if a.character in HOLDERS["on_dying"]]
    return sorted(found, key=lambda a: (not CHARACTERS[a.character].before_all, CHARACTERS[a.character].last_resort))


async def bury(game: Game, death: Death) -> None:
    """The death itself: what is announced, and whoever hears of it."""
    s = game.state
    character, evil = s.chars[death.seat], s.is_evil(death.seat)
    hearing = [a for a in s.abilities if a.character in HOLDERS["on_death"] and lent(s, a)]
    listeners = [(a, bool(s.on >> a.id & 1)) for a in hearing]
    listeners.sort(key=lambda pair: pair[0].via is None)  # what is lent hears of it before its lender takes it back
    emit(s, Died(death.seat, death.how, _killer(death), death.surely))
    if death.how == "execution":
        emit(s, ExecutionNoted(Execution(s.today, death.seat, True, character, evil)))
        emit(s, Executed(death.seat, True))
    elif s.phase == DAY and death.how != "exile":
        emit(s, DiedByDay(death.seat))
    for a, worked in listeners:
        if s.ability(a.id) is not None:
            await CHARACTERS[a.character].on_death(game.me(a, worked), death)
    if s.phase == DAY:
        await learn(game, death.seat)


async def learn(game: Game, seat: int) -> None:
    """A player learns that they have died."""
    for a in game.state.abilities:
        if a.seat == seat and a.character in HOLDERS["on_learning"]:
            await CHARACTERS[a.character].on_learning(game.me(a))


async def execute(game: Game, seat: int, how: str, by: int | None = None) -> None:
    """Execute a player: by the votes, by an ability, for madness, or by a ruling. Execution is not death: they may
    survive it, or be dead already."""
    s = game.state
    emit(s, Condemned(seat, how, by))
    character, evil = s.chars[seat], s.is_evil(seat)
    if await die(game, Death(seat, "execution")) != seat:
        emit(s, ExecutionNoted(Execution(s.today, seat, False, character, evil)))
        emit(s, Executed(seat, False))


def _safe(game: Game, death: Death) -> bool:
    """Safe from the Demon: its ability does not harm them."""
    s = game.state
    if not s.tokens or not death.by_demon:
        return False
    for t in s.tokens:
        if t.kind == SAFE and t.seat == death.seat and counts(s, t):
            emit(s, Survived(death.seat, death.how, -1 if t.by is None else t.by, _killer(death)))
            return True
    return False


def _killer(death: Death) -> int | None:
    return None if death.by is None else death.by.id
