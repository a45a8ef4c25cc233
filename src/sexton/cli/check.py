"""``sexton script check``: what an author should know of a script before a table plays it."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import sexton.characters
import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import load
from sexton.almanac.findings import Report
from sexton.almanac.findings import check as look_at
from sexton.cli import language
from sexton.texts import message

STYLES = {"note": "dim", "warning": "yellow", "doubt": "bold yellow", "error": "bold red"}


@click.command()
@click.argument("source", metavar="SCRIPT")
@click.option("--json", "as_json", is_flag=True, help="Print everything that was found, as JSON.")
@language.option("Say it in this language.")
@click.pass_context
def check(ctx: click.Context, source: str, as_json: bool, lang: str) -> None:
    """Say what is wrong or worth knowing about a script, each with a code that docs/script-findings.md explains.

    The exit code is 0 where the script can be played as it is, 1 with errors or doubts, 2 where it cannot be read.
    """
    report = look_at(load(source))
    if as_json:
        findings = [finding.told(lang) for finding in report.findings]
        found = msgspec.structs.asdict(report) | {"findings": findings, "clean": report.clean}
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        _print(Console(), report, lang)
    ctx.exit(0 if report.clean else 1)


def _print(console: Console, report: Report, lang: str) -> None:
    console.print(Text(report.title or message("script-untitled", lang), style="bold"))
    if report.author:
        console.print(Text(message("script-author", lang, author=report.author)))
    counts = [message(f"count-{team}", lang, count=count) for team, count in report.teams.items()]
    console.print(Text(" · ".join(counts)))
    numbers = ", ".join(map(str, report.players)) or message("check-nobody", lang)
    console.print(Text(message("check-players", lang, numbers=numbers)))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for finding in report.findings:
        style = STYLES[finding.level]
        level = message(f"check-{finding.level}", lang)
        table.add_row(Text(level, style=style), Text(finding.code, style=style), Text(finding.said(lang)))
    if report.findings:
        console.print(Padding(table, (1, 0)))
    console.print(Text(message("check-clean" if report.clean else "check-not-clean", lang), style="bold"))
