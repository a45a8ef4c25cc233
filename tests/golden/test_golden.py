"""Golden playthroughs: seeded games as text, whole and as each seat saw them, to be reviewed as diffs.

After a change that is meant to alter them, write them again and read the diff:

    uv run python tests/golden/test_golden.py
"""

from pathlib import Path

import pytest

from sexton.cli.watch import play
from sexton.story import narration

FOLDER = Path(__file__).parent

#: Each game: script, players, seed, language.
GAMES = (
    ("slightly-more-trouble-brewing", 9, 7, "en"),
    ("emti-yong", 8, 33, "ko"),
    ("natural-20", 8, 21, "en"),
    ("boffin-and-summoner", 10, 12, "en"),
    ("tea-lady-and-goon", 10, 1, "en"),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: "-".join(map(str, game)))
def test_a_seeded_game_goes_as_it_went(game: tuple[str, int, int, str]) -> None:
    assert text_of(*game) == file_of(*game).read_text(encoding="utf-8"), (
        "If this change is meant, run: uv run python tests/golden/test_golden.py, and read the diff."
    )


def test_no_file_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(*game) for game in GAMES)


def file_of(script: str, players: int, seed: int, lang: str) -> Path:
    return FOLDER / f"{script}-{players}-{seed}.{lang}.txt"


def text_of(script: str, players: int, seed: int, lang: str) -> str:
    """The whole game, then what everybody saw, then each seat's own game."""
    game = play(script, players, seed, lang)
    parts = [("The whole game", narration.for_storyteller(game, lang))]
    parts.append(("What everybody saw", narration.for_everybody(game.state, lang)))
    parts += [
        (f"What {name} saw", narration.for_seat(game.state, seat, lang)) for seat, name in enumerate(game.state.names)
    ]
    return "\n".join(f"#### {title}\n\n{narration.plain(lines)}" for title, lines in parts)


if __name__ == "__main__":
    for each in GAMES:
        file_of(*each).write_text(text_of(*each), encoding="utf-8")
        print(f"wrote {file_of(*each).name}")
