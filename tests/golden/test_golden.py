"""The golden playthroughs are as they were. ``golden.py`` beside this file writes them again."""

import golden
import pytest


@pytest.mark.parametrize("game", golden.GAMES, ids=lambda game: "-".join(map(str, game)))
def test_a_seeded_game_goes_as_it_went(game: tuple[str, int, int, str]) -> None:
    assert golden.text_of(*game) == golden.file_of(*game).read_text(encoding="utf-8"), (
        "If this change is meant, run: uv run python tests/golden/golden.py, and read the diff."
    )


def test_no_file_is_left_over() -> None:
    assert sorted(golden.FOLDER.glob("*.txt")) == sorted(golden.file_of(*game) for game in golden.GAMES)
