"""``sexton script diff``: two scripts side by side."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sexton.almanac import Almanac, load
from sexton.almanac.difference import difference
from sexton.almanac.facts import official
from sexton.cli import language
from sexton.texts import message, name


@click.command()
@click.argument("first", metavar="SCRIPT")
@click.argument("second", metavar="OTHER")
@click.option("--json", "as_json", is_flag=True, help="Print the difference as JSON.")
@language.option("The language of names and headings.")
def diff(first: str, second: str, as_json: bool, lang: str) -> None:
    """Say who is on one of two scripts only, by team, and how alike the scripts are."""
    if first == second == "-":
        raise click.UsageError("Only one of the two scripts can come from standard input.")
    one, other = load(first), load(second)
    found = difference(one, other)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    console = Console()
    for source, almanac, only in ((first, one, found.only_first), (second, other, found.only_second)):
        title = message("diff-only", lang, title=almanac.title or source)
        console.print(Text(title, style="bold"))
        for team, ids in only.items():
            names = ", ".join(_name(almanac, id, lang) for id in ids)
            console.print(Padding(Text(f"{message(f'team-{team}', lang)}: {names}"), (0, 0, 0, 2)))
        if not only:
            console.print(Padding(Text(message("diff-nobody", lang), style="dim"), (0, 0, 0, 2)))
    console.print(Text(message("diff-alike", lang, both=len(found.both), percent=found.similarity)))


def _name(almanac: Almanac, id: str, lang: str) -> str:
    return name(id, lang) if official(id) else next(entry.name for entry in almanac.entries if entry.id == id)
