"""``sexton replay``, and the logs that it reads."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sexton import record
from sexton.bots import Uniform
from sexton.cli import main
from sexton.cli.watch import play
from sexton.engine.game import Game, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.table import Table

SCRIPT = "slightly-more-trouble-brewing"


def sexton(*arguments: object, stdin: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture(scope="module")
def log() -> bytes:
    return record.save(play(SCRIPT, 7, 3))


@pytest.fixture
def file(log: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(log)
    return path


def test_a_log_is_told_as_the_game_was(file: Path) -> None:
    assert sexton("replay", file).output == sexton("watch", SCRIPT, "--players", 7, "--seed", 3).output
    assert sexton("replay", "-", stdin=file.read_bytes()).output == sexton("replay", file).output


def test_one_seat_sees_only_its_own(file: Path) -> None:
    whole, ana = sexton("replay", file), sexton("replay", file, "--seat", "Ana")
    assert ana.exit_code == 0
    assert "You are the " in ana.output
    assert "is told: the " not in ana.output
    assert "In the bag" in whole.output
    assert "In the bag" not in ana.output
    assert sexton("replay", file, "--seat", "ana").output == ana.output
    assert sexton("replay", file, "--seat", "Ben").output != ana.output


def test_it_says_why(file: Path) -> None:
    plain, why = sexton("replay", file), sexton("replay", file, "--why")
    told = iter(why.output.splitlines())
    assert all(line in told for line in plain.output.splitlines())
    assert "\n    The ability of " in why.output
    assert "의 능력이 작동합니다." in sexton("replay", file, "--why", "--lang", "ko").output


def test_a_seat_is_not_told_why(file: Path) -> None:
    result = sexton("replay", file, "--why", "--seat", "Ana")
    assert result.exit_code == 2
    assert "--why is for the whole game, so leave out --seat or --why." in result.output
    assert "learn" not in result.output


def test_it_is_told_in_korean(file: Path) -> None:
    assert "시계 방향 자리 순서" in sexton("replay", file, "--lang", "ko").output


def test_an_unknown_seat_is_refused(file: Path) -> None:
    result = sexton("replay", file, "--seat", "Zoe")
    assert result.exit_code == 2
    assert "There is no player Zoe in this game. Its players are Ana, Ben" in result.output


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    setup = play(SCRIPT, 5, 1).setup
    game = Game(Setup(script=setup.script, players=("A\x1b[2Jna", "B\rn", "C", "D", "E")))
    path = tmp_path / "game.json"
    path.write_bytes(record.save(game))
    output = sexton("replay", path).output
    assert "\x1b" not in output
    assert "\r" not in output


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no JSON"),
        (b"\xff\xfe\x00", "no JSON"),
        (b"Once upon a time", "no JSON"),
        (b"[" * 100_000, "no log of a game"),
        (b'{"format": ' + b"[" * 100_000, "no log of a game"),
        (b'{"format": "sexton-game", "version": 1, "deep": ' + b"[" * 100_000, "no JSON"),
        (b"[]", "no log of a game"),
        (b'{"id": "imp"}', "no log of a game"),
        (b'{"format": "sexton-game", "version": 99, "program": "9.0"}', "version 99, and this Sexton reads version 1"),
        (b'{"format": "sexton-game", "version": "one"}', "no log of a game"),
        (b'{"format": "sexton-game", "version": 1}', "The log is broken"),
    ],
)
def test_what_is_no_log_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    _refused(tmp_path, content, words)


def test_a_log_that_is_too_large_is_refused(tmp_path: Path, log: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "TOO_LARGE", len(log))
    _refused(tmp_path, log, "too large")


def test_a_log_that_was_cut_off_is_refused(tmp_path: Path, log: bytes) -> None:
    _refused(tmp_path, log[: len(log) // 2], "no JSON")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        result = sexton("replay", path)
        assert result.exit_code == 2
        assert "cannot be read" in result.output


def _change(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(log: Any) -> None:
        for step in path[:-1]:
            log = log[step]
        log[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda log: log["moves"].pop(3), "The rules refuse move"),
        (lambda log: log["moves"].pop(), "not what its moves lead to"),
        (lambda log: log["moves"].append({"by": 0, "kind": "nominate", "value": 1}), "The rules refuse move"),
        (lambda log: log["events"].pop(), "not what its moves lead to"),
        (_change("events", 4, "seat", to=0), "not what its moves lead to"),
        (_change("events", 3, to="a tale"), "not what its moves lead to"),
        (_change("moves", 0, "value", to="imp"), "The rules refuse move 1"),
        (_change("moves", 0, "value", to={"tokens": [1, 2]}), "move 1"),
        (_change("moves", 0, "value", to={"seats": "all"}), "move 1"),
        (_change("moves", 0, "value", to=1.5), "move 1"),
        (_change("moves", 0, "by", to="Ana"), "The log is broken"),
        (_change("moves", 0, "by", to=99), "The rules refuse move 1"),
        (_change("setup", "players", to=["Ana"]), "no game can start from"),
        (_change("setup", "players", 1, to="Ana"), "no game can start from"),
        (_change("setup", "script", "characters", 0, to="nobody"), "does not know nobody"),
        (_change("setup", "script", "characters", to=[]), "move 1"),
        (_change("setup", "seats", to=[{"character": "imp", "believes": "x"}] * 7), "move 1"),
        (_change("setup", "seats", to=[{"character": "imp"}]), "1 seats for 7 players"),
        (_change("undone", to=[{"moves": [], "events": [{"event": "Nothing"}]}]), "what was taken back"),
    ],
)
def test_a_log_that_was_changed_is_refused(
    tmp_path: Path, log: bytes, change: Callable[[Any], None], words: str
) -> None:
    changed = json.loads(log)
    change(changed)
    _refused(tmp_path, json.dumps(changed).encode(), words)


def _refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "changed.json"
    path.write_bytes(content)
    result = sexton("replay", path)
    assert result.exit_code == 2
    assert words in result.output
    assert result.output.startswith("sexton: ")
    assert "Traceback" not in result.output


# ---- the format --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_saved_game_is_loaded_at_any_moment(seed: int) -> None:
    whole = play(SCRIPT, 5 + seed, seed)
    moves = whole.moves()
    for length in {0, 1, len(moves) // 3, len(moves) // 2, len(moves)}:
        game = Game(whole.setup, moves[:length])
        again = record.load(record.save(game))
        assert again.moves() == game.moves()
        assert again.state == game.state
        assert again.prompt == game.prompt
        assert record.save(again) == record.save(game)


def test_what_was_taken_back_is_kept() -> None:
    whole = play(SCRIPT, 9, 2)
    game = Game(whole.setup, whole.moves()[:30])
    game.undo(4)
    table = Table(game, {}, Uniform(5))
    for _ in range(6):
        move = table.move()
        assert move is not None
        game.play(move)
    again = record.load(record.save(game))
    assert again.undone == game.undone
    assert again.state == game.state
    assert record.save(again) == record.save(game)


def test_overrides_and_travellers_are_kept() -> None:
    game = Game(play(SCRIPT, 7, 1).setup)
    table = Table(game, {}, Uniform(1))
    while game.state.phase == "setup":
        move = table.move()
        assert move is not None
        game.play(move)
    game.play(Move(STORYTELLER, "remind", (2, "Watch them"), override=True))
    game.play(Move(STORYTELLER, "kill", 3, override=True))
    again = record.load(record.save(game))
    assert again.moves() == game.moves()
    assert again.state == game.state
