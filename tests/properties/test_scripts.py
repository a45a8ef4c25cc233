"""Every bundled script plays from the bag to the end, at every number of players, with Travellers coming and going."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import sexton_characters
from sexton.almanac import bundled, load
from sexton.bots import Uniform
from sexton.engine.character import CHARACTERS, TRAVELLER
from sexton.engine.events import Chose, Died, Event, Told
from sexton.engine.game import Game, Refused, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.script import Script
from sexton.engine.state import OVER, SETUP
from sexton.table import Table

SCRIPTS = {name: load(name).script() for name in bundled() if sexton_characters(load(name).ids)}
TRAVELLERS = sorted(c for c in CHARACTERS if CHARACTERS[c].team == TRAVELLER)


def play(script: Script, seed: int) -> Game:
    """One whole game under uniform policies, with up to three Travellers who join and may leave."""
    rng = random.Random(f"{script.name} {seed}")
    players = tuple(f"P{number}" for number in range(1, 6 + seed % 11))
    game = Game(Setup(script=script, players=players, every_step=bool(seed % 3 == 0)))
    table = Table(game, {}, Uniform(seed))
    coming = rng.randint(0, 3) if TRAVELLERS else 0
    for _ in range(60_000):
        if coming and game.state.phase not in (SETUP, OVER) and rng.random() < 0.1:
            coming -= 1
            after, alignment = rng.choice(game.state.circle), rng.choice(("good", "evil"))
            newcomer = (f"T{coming}", rng.choice(TRAVELLERS), after, alignment)
            game.play(Move(STORYTELLER, "join", newcomer))
        move = table.move()
        if move is None:
            return game
        game.play(move)
    raise AssertionError(f"{script.name} {seed} does not end")


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_hundred_games_of_each_script_come_to_their_end(name: str) -> None:
    for seed in range(100):
        assert play(SCRIPTS[name], seed).state.decided


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("name", SCRIPTS)
def test_two_thousand_games_of_each_script_come_to_their_end(name: str, part: int) -> None:
    for seed in range(1000 + part * 100, 1100 + part * 100):
        assert play(SCRIPTS[name], seed).state.decided


@pytest.mark.slow
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_character_of_a_script_comes_to_act_and_to_die(name: str) -> None:
    """Random games go on until each character has been in play, has died, and has done or learned what it can."""
    script = SCRIPTS[name]
    wanted = {c for c in script.characters if CHARACTERS[c].team != TRAVELLER and c in CHARACTERS}
    died: Counter[str] = Counter()
    acted: Counter[str] = Counter()
    for seed in range(5000, 7000):
        for event, chars in told(play(script, seed)):
            if isinstance(event, Died):
                died[chars[event.seat]] += 1
            elif isinstance(event, Chose | Told) and event.seat >= 0:
                acted[event.character] += 1
        if wanted <= set(died):
            break
    assert wanted <= set(died)
    assert acted


def told(game: Game) -> list[tuple[Event, tuple[str, ...]]]:
    """The events of a game, with who everybody was at the end."""
    return [(event, game.state.chars) for event in game.state.events()]


def test_a_script_that_nobody_can_play_is_refused() -> None:
    script = next(iter(SCRIPTS.values()))
    for count in (0, 4, 16):
        with pytest.raises(Refused, match="needs 5 to 15"):
            Game(Setup(script=script, players=tuple(f"P{i}" for i in range(count))))
