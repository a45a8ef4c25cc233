"""What holds in every game, whatever is played."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games import MOST_MOVES, going_on, played, positions, start
from sexton.engine.game import Game, Refused
from sexton.engine.prompts import Move
from sexton.engine.state import OVER, State
from sexton.engine.working import emit

SEEDS = range(24)


def same(one: Game, other: Game) -> bool:
    return msgspec.json.encode((one.state.flat(), one.prompt)) == msgspec.json.encode(
        (other.state.flat(), other.prompt)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_made_again_from_its_moves_is_the_same_at_every_prompt(seed: int) -> None:
    for number, (game, _) in enumerate(positions(seed)):
        if number % 7 == 0:
            assert same(game.fork(), game)
            assert same(Game(game.setup, game.moves()), game)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_leaves_the_trunk_alone_and_plays_on_as_it_would(seed: int) -> None:
    game, table = start(seed)
    fork = None
    for number, (_, move) in enumerate(going_on(game, table)):
        if number == 12 + seed:
            fork, before = game.fork(), msgspec.json.encode(game.state.flat())
        if fork is not None:
            fork.play(move)
            if number == 12 + seed:
                assert msgspec.json.encode(game.state.flat()) == before
    assert fork is None or same(fork, game)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_folds_to_the_state(seed: int) -> None:
    s = played(seed).state
    seats = range(len(s.names) - s.travellers.bit_count())
    first = State(names=s.names[: len(seats)], circle=tuple(seats), chars=())
    for event in s.events():
        emit(first, event)
    assert msgspec.json.encode(first.flat()) == msgspec.json.encode(s.flat())


@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_has_a_legal_answer_and_refuses_an_illegal_one(seed: int) -> None:
    for game, _ in positions(seed):
        prompt = game.prompt
        assert prompt is not None
        assert prompt.domain.sample(random.Random(seed)) in prompt.domain
        before = msgspec.json.encode(game.state.flat())
        for wrong in ("no such answer", -7, (99,), 1.5):
            assert wrong not in prompt.domain
            with pytest.raises(Refused):
                game.play(Move(prompt.who, prompt.kind, wrong))
        with pytest.raises(Refused):
            game.play(Move(prompt.who + 1, prompt.kind, prompt.domain.sample(random.Random(1))))
        assert msgspec.json.encode(game.state.flat()) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_to_any_point(seed: int) -> None:
    game, table = start(seed)
    kept = []
    for _, _ in going_on(game, table):
        kept.append(msgspec.json.encode((game.state.flat(), game.prompt)))
    rng = random.Random(seed)
    while kept:
        back = rng.randint(1, min(len(kept), 25))
        kept, expected = kept[:-back], kept[-back]
        game.undo(back)
        assert msgspec.json.encode((game.state.flat(), game.prompt)) == expected
    with pytest.raises(Refused, match="nothing to undo"):
        game.undo()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_with_every_step_asked_ends_like_any_other(seed: int) -> None:
    game = played(seed, every_step=True)
    assert game.state.phase == OVER or len(game.moves()) == MOST_MOVES


def digest() -> str:
    """What a few games come to, for comparing across processes."""
    total = hashlib.sha256()
    for seed in range(6):
        game = played(seed)
        total.update(msgspec.json.encode(game.state.flat()))
    return total.hexdigest()


def test_the_same_answers_give_the_same_log_under_any_hash_seed() -> None:
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent), *sys.path])
    code = "import test_games; print(test_games.digest())"
    results = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4711")
    }
    assert len(results) == 1
