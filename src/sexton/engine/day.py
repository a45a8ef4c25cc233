"""The day: an open floor, nominations and their ballots, exiles, public abilities, the execution."""

from __future__ import annotations

from collections.abc import Container, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.engine import winning
from sexton.engine.character import CHARACTERS, EVEN_IF_DEAD, HOLDERS, TRAVELLER, Death
from sexton.engine.death import die, execute
from sexton.engine.events import (
    Chose,
    Claimed,
    Counted,
    Executed,
    ExileCalled,
    ExileVoted,
    Nominated,
    NominationsClosed,
    NominationsOpened,
    NothingHappened,
    Voted,
    VotedInSecret,
)
from sexton.engine.prompts import STORYTELLER, TOWN, Hands, Move, Options, Players, Prompt
from sexton.engine.state import CLOSED, DAY, EVIL, OPEN, SHUT, Ability, State
from sexton.engine.working import emit, lent
from sexton.errors import Phrase

if TYPE_CHECKING:
    from sexton.engine.game import Game


def needed(s: State) -> int:
    """Votes that an execution needs: half of the living players, rounded up, Travellers counted."""
    return (len(s.living()) + 1) // 2


async def floor(game: Game) -> None:
    """The Storyteller opens and closes the nominations; meanwhile anybody may act."""
    s = game.state
    options = ("open", "close") if s.floor == SHUT else ("close",)
    answer = await Prompt(STORYTELLER, "floor", Options(options), waits=True)
    emit(s, NominationsOpened() if answer == "open" else NominationsClosed())


async def close(game: Game) -> None:
    """Whoever is about to die is executed, unless the day has had its execution."""
    s = game.state
    if s.block == STORYTELLER:
        await execute_storyteller(game)
    elif s.block is not None and not s.executed_today():
        await execute(game, s.block, "votes")


async def execute_storyteller(game: Game) -> None:
    """The Storyteller is executed: evil has won, unless a text says otherwise."""
    s = game.state
    emit(s, Executed(STORYTELLER, True))
    for a in s.abilities:
        if a.character in HOLDERS["on_storyteller_executed"]:
            await CHARACTERS[a.character].on_storyteller_executed(game.me(a))
    winning.decide(s, EVIL, "the Storyteller was executed")


def _storyteller_may_be_nominated(game: Game) -> bool:
    return any(CHARACTERS[c].storyteller_may_be_nominated for c in game.script.characters)


def closing(s: State) -> bool:
    """Whether somebody waits for execution now that nominations are over."""
    return s.floor == CLOSED and s.block is not None and not s.executed_today()


# ---- nominations -------------------------------------------------------------------------------------------


def may_nominate(game: Game, seat: int) -> Prompt | Phrase:
    """The nomination open to a seat, or the reason why there is none."""
    s = game.state
    if s.phase != DAY or s.floor != OPEN:
        return Phrase("nominate-not-open")
    if game.voting:
        return Phrase("nominate-voting")
    allowed = _limits(s, "nominations").get(seat)
    if allowed is None and s.is_dead(seat):
        return Phrase("nominate-dead")
    if sum(n.nominator == seat for n in s.nominations) >= (1 if allowed is None else allowed):
        return Phrase("nominate-once" if allowed is None else "nominate-none-left")
    nominated = {n.nominee for n in s.nominations}
    nominees = tuple(p for p in s.circle if p not in nominated and not s.is_traveller(p))
    if STORYTELLER not in nominated and _storyteller_may_be_nominated(game):
        nominees += (STORYTELLER,)
    if not nominees:
        return Phrase("nominate-nobody-left")
    return Prompt(seat, "nominate", Players(nominees))


async def nominate(game: Game, move: Move) -> None:
    """A nomination with everything that answers it, and its ballot."""
    s, nominee = game.state, move.value
    emit(s, Nominated(move.by, nominee))
    answering = [a for a in s.abilities if a.character in HOLDERS["on_nomination"]]
    for a in sorted(answering, key=lambda a: a.seat != nominee):  # the nominee's own ability stands first
        await CHARACTERS[a.character].on_nomination(game.me(a), move.by, nominee)
    winning.check(s)
    if s.floor == CLOSED or s.decided:
        return
    weights = _limits(s, "votes")
    voters = tuple(p for p in _ring(s, nominee) if p in weights or not s.dead & s.ghosts & 1 << p)
    most = tuple(weights.get(p, 1) for p in voters)
    hands = await Prompt(TOWN, "vote", Hands(voters, most), about=nominee, waits=True, secret=_eyes_closed(s))
    # A dead player who has voted in secret today has no vote left, though nobody must notice.
    given = _given(s, voters, hands)
    counted = {p: n for p, n in given.items() if not s.owed & s.dead & 1 << p}
    raised, votes, wanted = tuple(counted), sum(counted.values()), needed(s)
    spent = tuple(p for p in raised if s.is_dead(p) and p not in weights)
    if _eyes_closed(s):
        emit(s, VotedInSecret(nominee))
        emit(s, Counted(nominee, raised, votes, wanted, spent))
    else:
        emit(s, Voted(nominee, raised, votes, wanted, spent, _known_block(s, nominee, votes, wanted)))
    for a in s.abilities:
        if a.character in HOLDERS["on_vote"]:
            await CHARACTERS[a.character].on_vote(game.me(a), nominee, raised)


def resumed(s: State, prompt: Prompt) -> Prompt:
    """A question that has waited while something else happened, as it is put now: whether a ballot is secret is settled
    when the hands are counted."""
    if prompt.kind != "vote" or prompt.secret == _eyes_closed(s):
        return prompt
    return msgspec.structs.replace(prompt, secret=not prompt.secret)


def _eyes_closed(s: State) -> bool:
    """Whether an ability has everybody vote in secret."""
    return any(CHARACTERS[a.character].secret_votes and s.on >> a.id & 1 for a in s.abilities)


def _given(s: State, voters: tuple[int, ...], hands: tuple[int, ...]) -> dict[int, int]:
    """Who has raised a hand, and for how many votes; a Traveller may have left meanwhile."""
    return {seat: votes for seat, votes in zip(voters, hands, strict=True) if votes and seat in s.circle}


def _known_block(s: State, nominee: int, votes: int, wanted: int) -> int | None:
    """Who is about to die after an open ballot, as far as everybody may know."""
    if s.floor == CLOSED:
        return None
    if votes >= max(wanted, s.block_votes):
        return nominee if votes > s.block_votes else None
    return None if s.block_is_secret else s.block


def _limits(s: State, hook: str) -> dict[int, int]:
    """How many nominations, or votes a hand, abilities give to seats; the most where there are several."""
    found: dict[int, int] = {}
    holders = HOLDERS[hook]
    for a in s.abilities:
        if a.character in holders and lent(s, a):
            number = getattr(CHARACTERS[a.character], hook)(s, a)
            if number is not None:
                found[a.seat] = max(number, found.get(a.seat, number))
    return found


def _ring(s: State, last: int) -> tuple[int, ...]:
    """The circle clockwise from the seat after ``last``, who comes last; as it is for the Storyteller."""
    if last == STORYTELLER:
        return s.circle
    place = s.circle.index(last) + 1
    return s.circle[place:] + s.circle[:place]


# ---- exile -------------------------------------------------------------------------------------------------


def may_exile(game: Game, seat: int) -> Prompt | Phrase:
    """The call for exile open to a seat, or the reason why there is none."""
    s = game.state
    if s.phase != DAY:
        return Phrase("exile-by-day")
    if game.voting:
        return Phrase("exile-voting")
    targets = s.travellers and tuple(p for p in s.circle if s.is_traveller(p) and not (s.dead | s.exiles) >> p & 1)
    if not targets:
        return Phrase("exile-nobody")
    return Prompt(seat, "exile", Players(targets))


async def exile(game: Game, move: Move) -> None:
    """Anybody may call for a Traveller's exile and everybody may support it, the dead at no price: half of
    all players are needed. No ability takes part."""
    s, target = game.state, move.value
    emit(s, ExileCalled(move.by, target))
    voters = _ring(s, target)
    hands = await Prompt(TOWN, "exile", Hands(voters, (1,) * len(voters)), about=target, waits=True)
    supporters = tuple(_given(s, voters, hands))
    wanted = (len(s.circle) + 1) // 2
    died = len(supporters) >= wanted and await die(game, Death(target, "exile")) == target
    emit(s, ExileVoted(target, supporters, wanted, died))


# ---- public abilities --------------------------------------------------------------------------------------


def spoken_of(game: Game) -> tuple[str, ...]:
    """The characters that everybody knows may be in play: the script's, and those of the Travellers who are here."""
    s, script = game.state, game.script.characters
    if not s.travellers:
        return script
    here = (s.chars[seat] for seat in s.circle if s.is_traveller(seat))
    return tuple(dict.fromkeys((*script, *here)))


def may_claim(game: Game, seat: int, character: str) -> Prompt | Phrase:
    """What a seat may say when it uses, or pretends to use, a public day ability; or why it may not."""
    s = game.state
    if character not in spoken_of(game) or character not in HOLDERS["claim"]:
        return Phrase("claim-unknown")
    if s.phase != DAY:
        return Phrase("claim-by-day")
    if (seat, character) in s.claims:
        return Phrase("claim-once")
    domain = CHARACTERS[character].claim(s, seat, spoken_of(game))
    return Phrase("claim-not-now") if domain is None else Prompt(seat, "claim", domain, character)


async def claim(game: Game, move: Move) -> None:
    """Somebody uses a public ability, or acts as if: to all others it looks the same."""
    s = game.state
    emit(s, Claimed(move.by, move.character, move.value))
    dead, circle = s.dead, s.circle
    for a in s.abilities:
        if a.character == move.character:
            if a.seat != move.by:
                await CHARACTERS[a.character].heard(game.me(a), move.by, move.value)
            elif a.seat == STORYTELLER or not s.is_dead(a.seat) or s.on >> a.id & 1 or a.character in EVEN_IF_DEAD:
                await CHARACTERS[a.character].claimed(game.me(a), move.value)
    if s.dead == dead and s.circle == circle:
        if game.setup.every_step:
            # The same pause for everybody, so that it does not tell a real ability from a pretended one.
            await Prompt(STORYTELLER, "announce", Options(("nothing happens",)), about=move.by)
        emit(s, NothingHappened(move.by))


# ---- private talk ------------------------------------------------------------------------------------------


def may_talk(s: State, one: int, other: int) -> bool:
    """Whether two may talk in private. A character may keep players in their seats; whether its ability works shows to
    nobody, so that its holder lives is enough. With the Storyteller everybody may talk."""
    if STORYTELLER in (one, other) or not any(CHARACTERS[s.chars[seat]].seated_talk for seat in s.living()):
        return True
    place = s.circle.index(one)
    return other in (s.circle[place - 1], s.circle[(place + 1) % len(s.circle)])


# ---- visits ------------------------------------------------------------------------------------------------


def may_visit(game: Game, seat: int, character: str) -> Prompt | Phrase:
    """What a seat may say when it uses an ability in private with the Storyteller, or pretends to; or why it may not.
    Who has an ability unknown to themself may try, as pretenders may."""
    s, script = game.state, spoken_of(game)
    if s.phase != DAY:
        return Phrase("visit-by-day")
    if character not in script or character not in HOLDERS["visit"]:
        return Phrase("visit-unknown")
    if s.is_dead(seat):
        return Phrase("visit-dead")
    known = next((a for a in _visitors(s, seat, character) if a.face in ("", character)), None)
    if known is None and CHARACTERS[character].team == TRAVELLER:
        return Phrase("visit-stranger")
    domain = CHARACTERS[character].visit(s, known, script)
    return Phrase("visit-no-more") if domain is None else Prompt(seat, "visit", domain, character)


async def visit(game: Game, move: Move) -> None:
    """Somebody talks to the Storyteller in private; whether they have the ability shows in what they hear."""
    s, character = game.state, CHARACTERS[move.character]
    emit(s, Chose(move.by, move.character, move.value))
    for a in _visitors(s, move.by, move.character):
        if character.visit(s, a, game.script.characters) is not None:
            await character.visited(game.me(a), move.value)


def _visitors(s: State, seat: int, character: str) -> list[Ability]:
    return [a for a in s.abilities if (a.seat, a.character) == (seat, character) and lent(s, a)]


def run(game: Game, move: Move) -> Coroutine[Any, Any, None]:
    """The coroutine of a day move that has been found legal."""
    return _MOVES[move.kind](game, move)


_MOVES = {"nominate": nominate, "exile": exile, "claim": claim, "visit": visit}
KINDS = tuple(_MOVES)
"""The kinds of all that a player may do unasked."""


def offers(game: Game, seat: int, kinds: Container[str]) -> list[Prompt]:
    """Everything of these kinds that a player may do unasked now."""
    s = game.state
    if s.phase != DAY:
        return []
    found: list[Prompt | Phrase] = []
    if "nominate" in kinds:
        found.append(may_nominate(game, seat))
    if "exile" in kinds:
        found.append(may_exile(game, seat))
    if "claim" in kinds:
        found += [may_claim(game, seat, c) for c in spoken_of(game) if c in HOLDERS["claim"]]
    if "visit" in kinds:
        found += [may_visit(game, seat, c) for c in spoken_of(game) if c in HOLDERS["visit"]]
    return [prompt for prompt in found if isinstance(prompt, Prompt)]
