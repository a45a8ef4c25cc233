"""``sexton script show``: a script as a table is handed it, in the terminal."""

from collections.abc import Iterable

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import Almanac, load
from sexton.almanac.facts import official
from sexton.almanac.names import recognise
from sexton.almanac.sentences import quoted
from sexton.almanac.sheets import CHOICES, Line, Sheet, Step, in_play, sheet
from sexton.cli import language
from sexton.engine.manual import TEAMS
from sexton.errors import Refusal

_COLOURS = {
    "townsfolk": "blue",
    "outsider": "cyan",
    "minion": "red",
    "demon": "bold red",
    "traveller": "magenta",
    "fabled": "yellow",
    "loric": "green",
}

sheet_language = language.option(
    "Sexton's own names and wording in this language, or both, instead of the file's lines.",
    default=None,
    choices=CHOICES,
)

in_play_option = click.option(
    "--in-play",
    "names",
    metavar="CHARACTERS",
    help="Only these, with commas between: with --nights the night sheet of one game. Travellers who joined are named "
    "here too.",
)


def looked_up(source: str, names: str | None) -> Almanac:
    """The script, cut down to the characters in play where they are named. Raises ``SextonError`` where the script
    cannot be read, or one of them is neither on it nor official."""
    book = load(source)
    if names is None:
        return book
    found = {name: recognise(name.strip()).id for name in names.split(",")}
    for name, id in found.items():
        if official(id) is None and id not in book.ids:
            raise Refusal("in-play-unknown", name=quoted(name.strip()))
    return in_play(book, found.values())


@click.command()
@click.argument("source", metavar="SCRIPT")
@click.option("--nights", is_flag=True, help="The night sheet: first and other nights.")
@click.option("--almanac", is_flag=True, help="The almanac page, with all texts that the file holds.")
@in_play_option
@sheet_language
def show(source: str, nights: bool, almanac: bool, names: str | None, lang: str | None) -> None:
    """Show the sheet of a script: its characters by team, its jinxes and its author's rules."""
    found = sheet(looked_up(source, names), lang)
    console = Console()
    console.print(Text(found.title, style="bold"))
    if found.author:
        console.print(Text(found.words("script-author", author=found.author), style="dim"))
    if nights:
        _night(console, found, "sheet-first-night", found.first_night)
        _night(console, found, "sheet-other-nights", found.other_nights)
    if almanac:
        _almanac(console, found)
    if not nights and not almanac:
        _characters(console, found)
        _jinxes(console, found)
        _paragraphs(console, found.words("sheet-rules"), found.rules)


def _characters(console: Console, found: Sheet) -> None:
    for team in TEAMS:
        if lines := found.team(team):
            console.print()
            console.print(Text(found.words(f"team-{team}"), style=f"underline {_COLOURS[team]}"))
            console.print(_grid((_names(line), Text("\n".join(line.texts))) for line in lines))


def _night(console: Console, found: Sheet, heading: str, steps: tuple[Step, ...]) -> None:
    console.print()
    console.print(Text(found.words(heading), style="underline"))
    console.print(
        _grid(
            (_names(step.line) if step.line else Text("\n".join(step.names), style="dim"), _what(step))
            for step in steps
        )
    )


def _what(step: Step) -> Text:
    text = Text("\n".join(step.texts))
    captions = [" · ".join(reminder) for reminder in (step.line.reminders if step.line else ())]
    if captions:
        text.append("\n" + "  ".join(f"({caption})" for caption in dict.fromkeys(captions)), style="dim")
    return text


def _almanac(console: Console, found: Sheet) -> None:
    for line in found.lines:
        entry = line.entry
        console.print()
        console.print(_names(line, " · ").append(f"  {found.words(f'team-{line.team}')}", style="dim"))
        for text in line.texts:
            console.print(Padding(Text(text), (0, 0, 0, 2)))
        if entry.flavour:
            console.print(Padding(Text(entry.flavour, style="italic dim"), (0, 0, 0, 2)))
        if entry.overview:
            console.print(Padding(Text(entry.overview), (1, 0, 0, 2)))
        numbered = tuple(f"{number}. {step}" for number, step in enumerate(entry.how_to_run, 1))
        _paragraphs(console, found.words("script-how-to-run"), numbered, indent=2)
        _paragraphs(console, found.words("script-examples"), entry.examples, indent=2)
    _jinxes(console, found)
    _paragraphs(console, found.words("sheet-rules"), found.rules)
    _paragraphs(console, found.words("script-notes"), found.notes)


def _jinxes(console: Console, found: Sheet) -> None:
    if found.jinxes:
        console.print()
        console.print(Text(found.words("script-jinxes"), style="underline"))
        console.print(_grid((Text("\n".join(pair.names)), Text("\n".join(pair.texts))) for pair in found.jinxes))


def _paragraphs(console: Console, heading: str, texts: tuple[str, ...], indent: int = 0) -> None:
    if texts:
        console.print()
        console.print(Padding(Text(heading, style="underline"), (0, 0, 0, indent)))
    for text in texts:
        console.print(Padding(Text(text), (0, 0, 0, indent + 2)))


def _names(line: Line, between: str = "\n") -> Text:
    return Text(between.join(line.names), style=_COLOURS[line.team])


def _grid(rows: Iterable[tuple[Text, Text]]) -> Table:
    table = Table.grid(padding=(0, 2))
    # Folding: rich breaks lines of wide letters one column late and would cut a letter off.
    table.add_column(overflow="fold", min_width=12)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(name, text)
    return table
