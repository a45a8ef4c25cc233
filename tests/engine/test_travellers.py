"""Travellers: how many people may sit down without them, and whole games with them."""

from __future__ import annotations

import random

import msgspec
import pytest

from games import BUNDLED, EVERYBODY
from sexton.almanac import script_of
from sexton.bots import Uniform
from sexton.engine.character import CHARACTERS, TRAVELLER
from sexton.engine.game import Game, Refused, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.table import Table

TRAVELLERS = sorted(c for c in CHARACTERS if CHARACTERS[c].team == TRAVELLER)
WITH_TRAVELLERS = script_of("with Travellers", "", (*EVERYBODY.characters, *TRAVELLERS))


def names(count: int) -> tuple[str, ...]:
    return tuple(f"P{number}" for number in range(1, count + 1))


@pytest.mark.parametrize("count", [4, 16, 18])
def test_so_many_players_need_more_or_travellers(count: int) -> None:
    """core-05: 4, 16 and 18 people are no game without Travellers."""
    with pytest.raises(Refused, match="a game needs 5 to 15"):
        Game(Setup(script=BUNDLED, players=names(count)))


def with_travellers(seed: int) -> tuple[Game, Table]:
    """A game in which some people have joined before the draw."""
    rng = random.Random(seed)
    game = Game(Setup(script=WITH_TRAVELLERS, players=names(rng.randint(5, 11)), every_step=bool(seed % 2)))
    for number, character in enumerate(rng.sample(TRAVELLERS, rng.randint(1, 5))):
        after, side = rng.choice(game.state.circle), rng.choice(("good", "evil"))
        game.play(Move(STORYTELLER, "join", (f"T{number}", character, after, side)))
    return game, Table(game, {}, Uniform(seed, talkativeness=0.2))


@pytest.mark.parametrize("seed", range(8))
def test_a_game_with_travellers_is_the_same_when_it_is_made_again(seed: int) -> None:
    game, table = with_travellers(seed)
    for number in range(300):
        move = table.move()
        if move is None:
            break
        game.play(move)
        if number % 25 == 0:
            again = Game(game.setup, game.moves())
            assert msgspec.json.encode((again.state.flat(), again.prompt)) == msgspec.json.encode(
                (game.state.flat(), game.prompt)
            )
    assert game.state.travellers.bit_count() >= 1
