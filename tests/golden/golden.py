"""Golden playthroughs: seeded games as text, whole and as each seat saw them, to be reviewed as diffs.

After a change that is meant to alter them, write them again and read the diff:

    uv run python tests/golden/golden.py
"""

from pathlib import Path

from sexton import narration
from sexton.cli.watch import play

FOLDER = Path(__file__).parent

#: Each game: script, players, seed, language.
GAMES = (("slightly-more-trouble-brewing", 9, 7, "en"),)


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


def main() -> None:
    for game in GAMES:
        file = file_of(*game)
        file.write_text(text_of(*game), encoding="utf-8")
        print(file.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
