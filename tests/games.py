"""Random games for the property tests: every bundled character that the engine knows, any number of players."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import sexton.characters
import sexton.jinxes  # noqa: F401 - registers the characters and jinxes
from sexton.almanac import load, script_of
from sexton.bots import Uniform
from sexton.engine.character import CHARACTERS, TRAVELLER
from sexton.engine.game import Game, Setup
from sexton.engine.prompts import Move
from sexton.engine.script import Script
from sexton.table import Table

EVERYBODY = script_of("every character", "", tuple(sorted(c for c in CHARACTERS if CHARACTERS[c].team != TRAVELLER)))
BUNDLED = load("slightly-more-trouble-brewing").script()


def start(seed: int, *, script: Script | None = None, every_step: bool = False) -> tuple[Game, Table]:
    """A game that has not begun, and a table of uniform policies for it."""
    rng = random.Random(seed)
    players = tuple(f"P{number}" for number in range(1, rng.randint(5, 15) + 1))
    chosen = script or (EVERYBODY if seed % 2 else BUNDLED)
    game = Game(Setup(script=chosen, players=players, every_step=every_step))
    return game, Table(game, {}, Uniform(seed))


MOST_MOVES = 1200
"""Games without a Demon may go on for years under uniform policies; what they show, they show by then."""


def positions(seed: int, *, every_step: bool = False) -> Iterator[tuple[Game, Move]]:
    """The game at each of its prompts, with the move that is made next."""
    game, table = start(seed, every_step=every_step)
    yield from going_on(game, table)


def going_on(game: Game, table: Table) -> Iterator[tuple[Game, Move]]:
    """The game at each prompt from here, with the move that is made next."""
    for _ in range(MOST_MOVES):
        move = table.move()
        if move is None:
            return
        yield game, move
        game.play(move)


def played(seed: int, *, every_step: bool = False) -> Game:
    """A game played to its end, or nearly."""
    game, table = start(seed, every_step=every_step)
    for _ in going_on(game, table):
        pass
    return game


def sexton_characters(ids: Iterable[str]) -> bool:
    """Whether the engine resolves every character of a script."""
    return set(ids) <= set(CHARACTERS)
