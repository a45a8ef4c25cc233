"""Every bundled script plays from the bag to the end, at every number of players, with Travellers coming and going."""

from __future__ import annotations

import random

import pytest

from games import sexton_characters
from sexton import record
from sexton.almanac import bundled, load, read_script_json
from sexton.bots import Uniform
from sexton.engine.character import CHARACTERS, LORIC, TRAVELLER
from sexton.engine.game import Game, Refused, Setup
from sexton.engine.manual import is_manual
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.script import Script
from sexton.engine.state import OVER, SETUP
from sexton.story import narration
from sexton.table import Table

BY_HAND = read_script_json(
    """[{"id": "_meta", "name": "by hand", "bootlegger": ["Nobody whispers."]},
    "alchemist", "pixie", "choirboy", "chef", "monk", "philosopher", "cannibal", "slayer", "butler", "drunk", "ogre",
    "goblin", "boomdandy", "poisoner", "vortox", "imp", "djinn", "apprentice",
    {"id": "lamplighter", "name": "Lamplighter", "team": "townsfolk", "ability": "Each night, choose a player."},
    {"id": "miser", "name": "Miser", "team": "outsider", "ability": "You cannot vote."},
    {"id": "spark", "name": "Spark", "team": "minion", "ability": "You start knowing a player.", "firstNight": 9.5},
    {"id": "pyre", "name": "Pyre", "team": "demon", "ability": "Each night*, a player dies."},
    {"id": "tramp", "name": "Tramp", "team": "traveller", "ability": "You vote twice."}]"""
).script()
"""Every other character is the Storyteller's to resolve."""

SCRIPTS = {name: load(name).script() for name in bundled() if sexton_characters(load(name).ids)}
SCRIPTS["by hand"] = BY_HAND
TRAVELLERS = sorted(c for c in CHARACTERS if CHARACTERS[c].team == TRAVELLER and not is_manual(c))


def play(script: Script, seed: int) -> Game:
    """One whole game under uniform policies, with up to three Travellers who join and may leave."""
    rng = random.Random(f"{script.name} {seed}")
    players = tuple(f"P{number}" for number in range(1, 6 + seed % 11))
    game = Game(Setup(script=script, players=players, every_step=bool(seed % 3 == 0)))
    table = Table(game, {}, Uniform(seed))
    travellers = [*TRAVELLERS, *(c for c in script.characters if is_manual(c) and CHARACTERS[c].team == TRAVELLER)]
    coming = rng.randint(0, 3)
    for _ in range(60_000):
        if coming and game.state.phase not in (SETUP, OVER) and rng.random() < 0.1:
            coming -= 1
            after, alignment = rng.choice(game.state.circle), rng.choice(("good", "evil"))
            free = [c for c in travellers if c not in {game.state.chars[seat] for seat in game.state.circle}]
            newcomer = (f"T{coming}", rng.choice(free), after, alignment)
            game.play(Move(STORYTELLER, "join", newcomer))
        here = [seat for seat in game.state.circle if game.state.is_traveller(seat)]
        if here and game.state.phase != OVER and rng.random() < 0.02:
            game.play(Move(STORYTELLER, "leave", rng.choice(here)))
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
def test_every_character_of_a_script_is_played_and_killed(name: str) -> None:
    """Random games go on until each character that takes a seat has ended one of them dead."""
    script = SCRIPTS[name]
    left = {c for c in script.characters if CHARACTERS[c].team not in (TRAVELLER, LORIC)}
    for seed in range(5000, 7000):
        s = play(script, seed).state
        left -= {s.chars[seat] for seat in s.circle if s.is_dead(seat)}
        if not left:
            return
    raise AssertionError(f"never dead: {', '.join(sorted(left))}")


def test_a_script_that_nobody_can_play_is_refused() -> None:
    script = next(iter(SCRIPTS.values()))
    for count in (0, 4, 16):
        with pytest.raises(Refused, match="needs 5 to 15"):
            Game(Setup(script=script, players=tuple(f"P{i}" for i in range(count))))


@pytest.mark.parametrize(("locale", "butler"), [("en", "Butler"), ("ko", "집사")])
def test_a_game_by_hand_can_be_saved_and_told(locale: str, butler: str) -> None:
    game = play(BY_HAND, 7)
    again = record.load(record.save(game))
    told = narration.plain(narration.for_storyteller(again, locale))
    assert told == narration.plain(narration.for_storyteller(game, locale))
    for words in ("Lamplighter: Each night, choose a player.", "Nobody whispers.", butler):
        assert words in told
    assert "townsfolk:" not in told
