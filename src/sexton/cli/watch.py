"""``sexton watch``: play a whole game without people and tell it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sexton import record
from sexton.almanac import load
from sexton.almanac.reasons import why
from sexton.bots import Uniform
from sexton.cli import language
from sexton.engine.character import FEWEST, MOST
from sexton.engine.game import Game, Setup
from sexton.engine.script import Script
from sexton.errors import Refusal, one_after_another
from sexton.story import narration
from sexton.table import Table

NAMES = {
    "en": ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee", "Mia", "Ned", "Ola"),
    "ko": (
        *("지연", "민수", "서연", "현우", "수아", "준호", "하은", "도윤"),
        *("지우", "예준", "유나", "시우", "다은", "건우", "채원"),
    ),
}
MOST_MOVES = 20_000
"""Where a game has not ended by then, it is taken to go on for ever."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")
"""What a name out of somebody's log might steer the terminal with."""

_STYLES = {
    narration.TITLE: "bold",
    narration.STEP: "bold cyan",
    narration.PUBLIC: "",
    narration.PRIVATE: "green",
    narration.HIDDEN: "dim",
    narration.WHY: "italic yellow",
}


@click.command()
@click.argument("source", metavar="SCRIPT")
@click.option("--players", default=9, show_default=True, help=f"How many play, {FEWEST} to {MOST}.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same game again.")
@click.option(
    "--house-rule",
    "house_rules",
    multiple=True,
    metavar="RULE",
    help="Switch on one of the script's optional rules, such as ogre:friend; may be given several times.",
)
@click.option("--anyway", is_flag=True, help="Play the script though something in its file is doubtful.")
@click.option("--json", "as_json", is_flag=True, help="Print the game's log, which sexton replay reads, and no story.")
@click.option(
    "--log", "log_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the game's log to this file, too."
)
@language.option("Tell it in this language.")
@click.option("--speed", type=float, help="Tell so many lines a second; all at once if it is left out.")
def watch(
    source: str,
    players: int,
    seed: int,
    house_rules: tuple[str, ...],
    anyway: bool,
    as_json: bool,
    log_file: Path | None,
    lang: str,
    speed: float | None,
) -> None:
    """Play a whole game without people, every answer drawn among the legal ones, and tell it.

    SCRIPT is the name of a bundled script, the path of an almanac page or of a script's JSON file, or - for
    standard input. What only the Storyteller knows stands there too, dimmed.
    """
    if not FEWEST <= players <= MOST:
        raise Refusal("watch-players", players=players, fewest=FEWEST, most=MOST)
    if speed is not None and not speed > 0:
        raise Refusal("watch-speed")
    game = play(source, players, seed, lang, house_rules, anyway=anyway)
    if log_file is not None:
        _write(log_file, record.save(game))
    if as_json:
        click.echo(record.save(game).decode())
        return
    show(narration.for_storyteller(game, lang), speed)


def _script(source: str, anyway: bool) -> Script:
    almanac = load(source)
    if almanac.doubts and not almanac.errors and not anyway:
        raise Refusal("watch-doubtful", doubts=one_after_another(problem.phrase for problem in almanac.doubts))
    return almanac.script(confirmed=anyway)


def play(
    source: str,
    players: int,
    seed: int,
    lang: str = "en",
    house_rules: tuple[str, ...] = (),
    *,
    anyway: bool = False,
) -> Game:
    """A whole game of a script with uniform policies and these of its optional rules.

    Raises SextonError where the script cannot be read or played by so many.
    """
    setup = Setup(
        script=_script(source, anyway), players=NAMES.get(lang, NAMES["en"])[:players], house_rules=house_rules
    )
    game = Game(setup)
    table = Table(game, {}, Uniform(seed))
    try:
        first = table.move()  # the bag
    except ValueError:
        raise Refusal("watch-no-bag", players=players) from None
    moves = 0
    while first is not None:
        game.play(first)
        moves += 1
        if moves == MOST_MOVES:
            raise Refusal("watch-endless", moves=MOST_MOVES)
        first = table.move()
    return game


def show(lines: Iterable[narration.Line], speed: float | None = None) -> None:
    """Print a narration, at so many lines a second; as plain text where nobody looks at a terminal."""
    console = Console(highlight=False)
    for line in lines:
        line = narration.Line(_CONTROL.sub("·", line.text), line.kind, line.depth)
        if not console.is_terminal:
            click.echo(narration.plain([line]), nl=False)
        elif line.kind == narration.HEAD:
            console.print()
            console.print(Rule(Text(line.text, style="bold"), style="dim", align="left"))
        else:
            # Rich breaks lines of wide letters one column late; folding keeps it from cutting a letter off.
            text = Text(line.text, style=_STYLES[line.kind], overflow="fold")
            console.print(Padding(text, (0, 0, 0, 2 * line.depth)))
        if speed is not None:
            time.sleep(1 / speed)


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise Refusal("file-not-written", file=str(file), reason=why(error), option="--log") from None
