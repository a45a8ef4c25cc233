"""What becomes of players, by a rule text or by the Storyteller's own ruling: other characters, sides, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.engine.character import CHARACTERS, HOLDERS, starts_evil
from sexton.engine.events import Became, Gained, Placed, Revived, Turned, YouAre
from sexton.engine.state import NIGHT, Ability, State
from sexton.engine.view import belief
from sexton.engine.working import counts, emit

if TYPE_CHECKING:
    from sexton.engine.game import Game


async def gain(
    game: Game,
    seat: int,
    character: str,
    via: int | None,
    *,
    real: bool = True,
    steady: bool = False,
    face: str = "",
    by: int | None = None,
) -> None:
    """A seat, or the Storyteller, holds one more ability."""
    s = game.state
    emit(s, Gained(seat, character, via, real=real, steady=steady, face=face, by=by))
    gained = s.abilities[-1]
    if real:
        await arrive(game, gained)
    for jinx in game.jinxes:
        await jinx.gained(game.me(gained))


async def become(
    game: Game, seat: int, character: str, believes: str = "", by: int | None = None, told: bool = True
) -> None:
    """A player becomes another character, with what they believe to be where it is a deluded one, and is told so:
    at once by night, at nightfall by day; unless they are to notice nothing. ``by`` is the ability that does it."""
    s = game.state
    if not told:
        hollow(s, seat, character, by)
    elif believes:
        delude(s, seat, character, believes, by)
    else:
        emit(s, Became(seat, character, by))
    ability = next(a for a in reversed(s.abilities) if a.seat == seat and a.via is None)
    if told and s.phase == NIGHT:
        tell_identity(s, seat)
    for a in s.abilities:
        if a.character in HOLDERS["on_change"]:
            await CHARACTERS[a.character].on_change(game.me(a), seat)
    await arrive(game, ability)
    for jinx in game.jinxes:
        jinx.changed(game)


async def arrive(game: Game, ability: Ability) -> None:
    """A seat has come to hold an ability."""
    if ability.character in HOLDERS["arrive"]:
        await CHARACTERS[ability.character].arrive(game.me(ability))


async def swap(game: Game, one: int, other: int, alignments: bool, by: int | None = None) -> None:
    """Two players exchange their characters, and their alignments too where that is meant."""
    s = game.state
    (first, second), (a, b) = (s.chars[one], s.chars[other]), (s.is_evil(one), s.is_evil(other))
    # What a deluded player believes goes with the character.
    faith, other_faith = belief(s, one), belief(s, other)
    if alignments:
        turn(game, one, b, told=False, by=by)
        turn(game, other, a, told=False, by=by)
    await become(game, one, second, other_faith, by)
    await become(game, other, first, faith, by)


def turn(game: Game, seat: int, evil: bool, told: bool = True, by: int | None = None) -> None:
    """A player's alignment changes, by ability ``by`` where it is one; they are told at the earliest chance, unless the
    text says not."""
    s = game.state
    if s.is_evil(seat) == evil:
        return
    emit(s, Turned(seat, evil, by))
    for a in s.abilities:
        if a.character in HOLDERS["on_turn"]:
            CHARACTERS[a.character].on_turn(game.me(a), seat)
    if told:
        emit(s, YouAre(seat, belief(s, seat) or s.chars[seat], evil))


async def revive(game: Game, seat: int, by: int | None = None) -> None:
    """Alive again, the ability back and fresh; ``by`` is the ability that does it."""
    s = game.state
    own = {a.id: CHARACTERS[a.character] for a in s.abilities if a.seat == seat and a.via is None}
    lasting = [t for t in s.tokens if t.by in own and t.kind in own[t.by].lasting]
    emit(s, Revived(seat, by, belief(s, seat)))
    for a in s.abilities:
        if a.seat == seat and a.via is None:
            for t in lasting:
                if t.character == a.character:
                    emit(s, Placed(t.kind, t.seat, a.id, a.character))
            await arrive(game, a)


def delude(s: State, seat: int, character: str, believes: str, by: int | None = None) -> None:
    """A player is a character and takes themself for another, whose ability they now believe to have; where the
    character has a place in the night of its own, what is believed is acted out there."""
    emit(s, Became(seat, character, by))
    emit(s, Gained(seat, believes, s.abilities[-1].id, real=False, place=place_of(character)))


def hollow(s: State, seat: int, character: str, by: int | None = None) -> None:
    """A player becomes a character that does not know itself, and notices nothing: what they have they only believe to
    have from now on, as far as they have used it."""
    emit(s, Became(seat, character, by, belief(s, seat) or s.chars[seat], place_of(character)))


def place_of(character: str) -> str:
    """The character at whose place in the night a deluded one acts out what they believe, where it has one; else it is
    the place of what they believe."""
    return character if character in HOLDERS["exchanges"] else ""


def tell_identity(s: State, seat: int) -> None:
    """YOU ARE, the token, and the thumb; a deluded player is told what they believe."""
    if faith := belief(s, seat):
        emit(s, YouAre(seat, faith, starts_evil(faith)))
    else:
        knows = CHARACTERS[s.chars[seat]].knows_alignment
        emit(s, YouAre(seat, s.chars[seat], s.is_evil(seat) if knows else None))


def counting(s: State, kind: str, seat: int) -> bool:
    """Whether a token of this kind has its effect on a seat now."""
    return any(t.kind == kind and t.seat == seat and counts(s, t) for t in s.tokens)
