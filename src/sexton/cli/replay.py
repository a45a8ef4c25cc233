"""``sexton replay``: show a logged game again, whole or as one seat saw it."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

import click

from sexton import record
from sexton.cli.watch import show
from sexton.engine.game import Game
from sexton.errors import SextonError
from sexton.story import explanation, narration
from sexton.texts import LOCALES


@click.command()
@click.argument("log", metavar="LOG")
@click.option("--seat", metavar="NAME", help="Show only what the player of this name saw.")
@click.option("--lang", type=click.Choice(LOCALES), default="en", show_default=True, help="Tell it in this language.")
@click.option("--why", is_flag=True, help="Say of everything why it happened. Only for the whole game.")
@click.option("--speed", type=float, help="Tell so many lines a second; all at once if it is left out.")
def replay(log: str, seat: str | None, lang: str, why: bool, speed: float | None) -> None:
    """Show a logged game again: the whole of it, or what one player saw.

    LOG is a file that sexton watch --json or --log has written, or - for standard input.
    """
    if speed is not None and not speed > 0:
        raise SextonError("No line would ever come: give --speed a number above 0, such as 2.")
    if why and seat is not None:
        raise SextonError(
            "A player must not know why things happened: --why is for the whole game, so leave out --seat or --why."
        )
    game = record.load(_read(log))
    if why:
        show(explanation.spread(explanation.explained(game, lang)), speed)
    elif seat is None:
        show(narration.for_storyteller(game, lang), speed)
    else:
        show(narration.for_seat(game.state, find_seat(game, seat), lang), speed)


def find_seat(game: Game, name: str) -> int:
    """The seat of a player by name, however it is capitalised where that is clear. Raises SextonError."""
    names = game.state.names
    if name in names:
        return names.index(name)
    found = [seat for seat, other in enumerate(names) if _fold(other) == _fold(name)]
    if len(found) != 1:
        raise SextonError(f"There is no player {name} in this game. Its players are {', '.join(names)}.")
    return found[0]


def _fold(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip().casefold()


def _read(log: str) -> bytes:
    try:
        if log == "-":
            return sys.stdin.buffer.read(record.TOO_LARGE)
        with Path(log).open("rb") as file:
            return file.read(record.TOO_LARGE)
    except (OSError, ValueError) as error:
        # ValueError: a name with a NUL is no name of a file.
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "no possible file name"
        raise SextonError(
            f"The file {log} cannot be read: {reason}. Give a file that sexton watch --json or --log has written."
        ) from None
