"""``sexton script``: read, list and write scripts."""

from collections import Counter
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import Almanac, Entry, ScriptProblem, bundled, load
from sexton.almanac.exports import FORMATS
from sexton.almanac.reasons import why
from sexton.cli import language
from sexton.cli.check import STYLES, check
from sexton.cli.diff import diff
from sexton.cli.print import print_
from sexton.cli.show import show
from sexton.engine.jinx import in_force
from sexton.engine.manual import TEAMS
from sexton.errors import Refusal
from sexton.texts import message, name, wording

_argument = click.argument("source", metavar="SCRIPT")


@click.group()
def script() -> None:
    """Read, list and write scripts.

    SCRIPT is the name of a bundled script, the path of an almanac page or of a script's JSON file, or - for
    standard input.
    """


@script.command()
@_argument
@click.option("--json", "as_json", is_flag=True, help="Print everything that was read, as JSON.")
@click.option("--how-to-run", is_flag=True, help="Print the steps and examples of each character, too.")
@language.option("Show Sexton's own names and wording in this language instead of the file's.", default=None)
def read(source: str, as_json: bool, how_to_run: bool, lang: str | None) -> None:
    """Show who is on a script, what each character does, its jinxes, and what is odd about the file."""
    almanac = load(source)
    if as_json:
        jinxes = [{"pair": pair, "text": text} for pair, text in _jinxes(almanac, lang or "en")]
        problems = [problem.told(lang or "en") for problem in almanac.problems]
        everything = msgspec.structs.asdict(almanac) | {"problems": problems, "jinxes": jinxes}
        click.echo(msgspec.json.format(msgspec.json.encode(everything), indent=2).decode())
        return
    console = Console()
    _print_head(console, almanac, lang or "en")
    console.print(_table(almanac, lang))
    if how_to_run:
        _print_steps(console, almanac, lang)
    _print_jinxes(console, almanac, lang or "en")
    _print_notes(console, almanac, lang or "en")


@script.command()
@_argument
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
@click.option("--name", "title", help="Give the script this name.")
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="json",
    show_default=True,
    help="Official script JSON; the same with every character's text, for tools that know none; or the almanac as a "
    "table or as Markdown.",
)
@language.option("The language of what is added.")
def export(source: str, output: Path | None, title: str | None, form: str, lang: str) -> None:
    """Write a script, or all its texts, to a file or to standard output."""
    almanac = load(source)
    text = FORMATS[form].write(almanac, title, lang)
    if output is None:
        click.echo(text, nl=False)
    else:
        try:
            output.write_text(text, encoding=FORMATS[form].encoding, newline="")
        except OSError as error:
            raise Refusal("file-not-written", file=str(output), reason=why(error), option="-o") from None
    for problem in almanac.errors:
        click.echo(f"sexton: {problem.said(lang)}", err=True)


@script.command("list")
def list_() -> None:
    """List the bundled scripts."""
    table = Table()
    table.add_column("Name", no_wrap=True)
    for heading in ("Title", "Author", "Characters"):
        table.add_column(heading, overflow="fold")
    for bundle in bundled():
        almanac = load(bundle)
        table.add_row(bundle, Text(almanac.title), Text(almanac.author), str(len(almanac.entries)))
    Console().print(table)


script.add_command(check)
script.add_command(diff)
script.add_command(show)
script.add_command(print_)


def _print_head(console: Console, almanac: Almanac, lang: str) -> None:
    console.print(Text(almanac.title or message("script-untitled", lang), style="bold"))
    if almanac.author:
        console.print(Text(message("script-author", lang, author=almanac.author)))
    counts = Counter(_team(entry) for entry in almanac.entries)
    console.print(
        Text(" · ".join(message(f"count-{team}", lang, count=counts[team]) for team in TEAMS if counts[team]))
    )


def _table(almanac: Almanac, lang: str | None) -> Table:
    table = Table()
    table.add_column(message("script-character", lang or "en"), overflow="fold")
    # Rich breaks lines of wide letters one column late; folding keeps it from cutting a letter off.
    table.add_column(message("script-ability", lang or "en"), overflow="fold")
    for team in TEAMS:
        entries = [entry for entry in almanac.entries if _team(entry) == team]
        if entries:
            table.add_section()
            table.add_row(Text(message(f"team-{team}", lang or "en"), style="bold"), "")
            for entry in entries:
                table.add_row(Text(_name(entry, lang)), Text(_ability(entry, lang)))
    return table


def _print_steps(console: Console, almanac: Almanac, lang: str | None) -> None:
    locale = lang or "en"
    if not any(entry.how_to_run or entry.examples for entry in almanac.entries):
        console.print(Text(message("script-nothing-to-run", locale)))
        return
    for entry in almanac.entries:
        console.print(Text(f"\n{_name(entry, lang)}", style="bold"))
        if not entry.written:
            console.print(Padding(Text(message("script-not-written", locale), style="dim"), (0, 0, 0, 2)))
        if entry.how_to_run:
            console.print(Padding(Text(message("script-how-to-run", locale)), (0, 0, 0, 2)))
        for number, step in enumerate(entry.how_to_run, 1):
            console.print(Padding(Text(f"{number}. {step}"), (0, 0, 0, 4)))
        if entry.examples:
            console.print(Padding(Text(message("script-examples", locale)), (0, 0, 0, 2)))
        for example in entry.examples:
            console.print(Padding(Text(f"• {example}"), (0, 0, 0, 4)))


def _print_jinxes(console: Console, almanac: Almanac, lang: str) -> None:
    jinxes = _jinxes(almanac, lang)
    if jinxes:
        console.print(Text(f"\n{message('script-jinxes', lang)}", style="bold"))
    for (one, other), text in jinxes:
        pair = message("script-jinx", lang, one=name(one, lang), other=name(other, lang))
        console.print(Padding(Text(f"{pair}: {text}"), (0, 0, 0, 2)))


def _jinxes(almanac: Almanac, lang: str) -> list[tuple[tuple[str, str], str]]:
    """The pairs on a script that have a rule of their own, each with its wording."""
    return [(jinx.pair, message("jinx-{}-{}".format(*jinx.pair), lang)) for jinx in in_force(almanac.ids)]


def _print_notes(console: Console, almanac: Almanac, lang: str) -> None:
    notes = dict.fromkeys([*almanac.notes, *almanac.house_rules])
    if notes:
        console.print(Text(f"\n{message('script-notes', lang)}", style="bold"))
    for note in notes:
        console.print(Padding(Text(note), (0, 0, 0, 2)))
    if almanac.problems:
        console.print(Text(f"\n{message('script-problems', lang)}", style="bold"))
    for problem in sorted(almanac.problems, key=_gravity):
        console.print(Padding(Text(problem.said(lang), style=STYLES[problem.level]), (0, 0, 0, 2)))


def _gravity(problem: ScriptProblem) -> int:
    return ("error", "doubt", "warning", "note").index(problem.level)


def _team(entry: Entry) -> str:
    return entry.team_id or "townsfolk"


def _name(entry: Entry, lang: str | None) -> str:
    title = entry.name if entry.homebrew else name(entry.id, lang or "en")
    if entry.facts is not None:
        return title
    return f"{title} {message('script-homebrew' if entry.homebrew else 'script-manual', lang or 'en')}"


def _ability(entry: Entry, lang: str | None) -> str:
    """The file's own line unless a language was asked for; Sexton's wording beside a line in translation."""
    if entry.homebrew or (entry.facts is None and entry.ability and lang is None):
        return entry.ability
    try:
        ours = wording(entry.id, lang or "en")
    except LookupError:
        return entry.ability
    if lang is not None or not entry.ability:
        return ours
    return entry.ability if entry.written else f"{entry.ability}\n{ours}"
