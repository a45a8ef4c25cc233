"""How the Minions and the Demon learn each other, on the first night or when an ability has it so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.engine.character import CHARACTERS, DEMON, MINION, is_good
from sexton.engine.events import Chose, Told
from sexton.engine.prompts import STORYTELLER, Card, Players, Pointing, Prompt, Tokens
from sexton.engine.state import State
from sexton.engine.view import belief
from sexton.engine.working import emit, rules_are_off

if TYPE_CHECKING:
    from sexton.engine.game import Game

STEPS = MINION_INFO, DEMON_INFO = "minioninfo", "demoninfo"
"""Their steps in the night order."""


def minions_learn(game: Game) -> None:
    """All Minions see each other and learn who the Demon is."""
    s = game.state
    if _apart(s):
        return
    living = [seat for seat in _introduced(s, DEMON) if not s.is_dead(seat)]
    minions, demons = _introduced(s, MINION), {*living, *_seeming(s, DEMON)}
    for seat in minions:
        fellows = tuple(sorted(m for m in minions if m != seat))
        emit(s, Told(seat, MINION, Card(seats=fellows)))
        if demons:
            emit(s, Told(seat, DEMON, Card(seats=tuple(sorted(demons)))))


async def demon_learns(game: Game) -> None:
    """The Demon learns who the Minions are, and three good characters that are not in play."""
    s = game.state
    for seat in _introduced(s, DEMON):
        show_minions(game, seat)
        await bluffs(game, seat)


def show_minions(game: Game, seat: int) -> None:
    """A Demon learns who the Minions are."""
    s = game.state
    if not _apart(s):
        minions = {*_introduced(s, MINION), *_seeming(s, MINION)} - {seat}
        emit(s, Told(seat, MINION, Card(seats=tuple(sorted(minions)))))


async def traveller_learns(game: Game, seat: int) -> None:
    """An evil Traveller learns who the Demon is; where the Storyteller may break the rules, whoever they like."""
    s = game.state
    others = tuple(other for other in s.circle if other != seat)
    demons = [other for other in others if CHARACTERS[s.chars[other]].team == DEMON and not s.is_dead(other)]
    if rules_are_off(s):
        demons = [await Prompt(STORYTELLER, "see demon", Players(others), DEMON_INFO, seat)]
    emit(s, Told(seat, DEMON, Card(seats=tuple(sorted(demons)))))


def held(s: State) -> bool:
    """Whether there are so many players that the Minions and the Demon are introduced."""
    return len(s.circle) - s.travellers.bit_count() >= 7


async def pretend(game: Game, seat: int) -> None:
    """A player who takes themself for the Demon is shown Minions, and any three good characters."""
    if held(game.state):
        await pretend_minions(game, seat)
        await bluffs(game, seat, true=False)


async def pretend_minions(game: Game, seat: int) -> None:
    """A player who takes themself for the Demon learns who the Minions are, whether or not it is true: as many as there
    are, and where they believe to have made Minions, just those."""
    s = game.state
    if _apart(s):
        return
    others = tuple(other for other in s.circle if other != seat)
    number = sum(CHARACTERS[s.chars[other]].team == MINION for other in others)
    made = _made_minions(s, seat)
    card = Card(seats=made)
    if not made:
        card = await Prompt(STORYTELLER, "minions", Pointing(others, number), DEMON_INFO, seat)
    emit(s, Told(seat, MINION, card))


def _made_minions(s: State, seat: int) -> tuple[int, ...]:
    """Whom a player has chosen to be Minions, by the ability that they believe to have."""
    made = set()
    for event in s.backwards():
        if isinstance(event, Chose) and (event.seat, event.character) == (seat, belief(s, seat)):
            match event.value:
                case (int(player), str(character)) if CHARACTERS[character].team == MINION:
                    made.add(player)
    return tuple(sorted(made))


def takes_self_for_demon(s: State, seat: int) -> bool:
    """Whether a player who is no Demon takes themself for one."""
    believed = belief(s, seat)
    return bool(believed) and CHARACTERS[believed].team == DEMON


async def bluffs(game: Game, seat: int, *, true: bool = True) -> None:
    """A player learns three good characters that are not in play; any three where it need not be true."""
    s = game.state
    if seat == STORYTELLER:
        return
    absent = tuple(c for c in game.script.characters if is_good(c) and not (true and c in s.chars))
    domain = Tokens(absent, min(3, len(absent)))
    if len(domain) > 1 or game.setup.every_step:
        shown = await Prompt(STORYTELLER, "bluffs", domain, DEMON_INFO, seat)
    else:
        shown = absent
    emit(s, Told(seat, "bluffs", Card(characters=tuple(sorted(shown)))))


def _introduced(s: State, team: str) -> list[int]:
    return [
        seat for seat in s.circle if CHARACTERS[s.chars[seat]].team == team and CHARACTERS[s.chars[seat]].in_minion_info
    ]


def _seeming(s: State, team: str) -> list[int]:
    """Those who are shown as members of a team that they do not belong to."""
    return [a.seat for a in s.abilities if team in CHARACTERS[a.character].seems and s.on >> a.id & 1 and a.seat >= 0]


def _apart(s: State) -> bool:
    """Whether an ability keeps the Minions and the Demon from learning each other."""
    return any(CHARACTERS[a.character].parts_evil and s.on >> a.id & 1 for a in s.abilities)
