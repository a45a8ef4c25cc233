"""``sexton replay``: show a logged game again, whole or as one seat saw it."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

import click

from sexton import record
from sexton.almanac.reasons import why
from sexton.cli import language
from sexton.cli.watch import show
from sexton.engine.game import Game
from sexton.errors import Refusal, all_of
from sexton.story import explanation, narration


@click.command()
@click.argument("log", metavar="LOG")
@click.option("--seat", metavar="NAME", help="Show only what the player of this name saw.")
@language.option("Tell it in this language.")
@click.option("--why", is_flag=True, help="Say of everything why it happened. Only for the whole game.")
@click.option("--speed", type=float, help="Tell so many lines a second; all at once if it is left out.")
def replay(log: str, seat: str | None, lang: str, why: bool, speed: float | None) -> None:
    """Show a logged game again: the whole of it, or what one player saw.

    LOG is a file that sexton watch --json or --log has written, or - for standard input.
    """
    if speed is not None and not speed > 0:
        raise Refusal("watch-speed")
    if why and seat is not None:
        raise Refusal("replay-why")
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
        raise Refusal("replay-no-player", name=name, players=all_of(names))
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
        raise Refusal("replay-no-file", file=log, reason=why(error)) from None
