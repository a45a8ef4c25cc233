"""``sexton scenario``: run scenario files."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from sexton.scenario import run


@click.group()
def scenario() -> None:
    """Games as scenario files, and what must hold in them (docs/scenarios.md)."""


@scenario.command("run")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON list of results instead of lines.")
@click.option("--quiet", is_flag=True, help="Only what failed, and the totals.")
def run_files(files: tuple[Path, ...], as_json: bool, quiet: bool) -> None:
    """Play the scenarios of FILES; exit 1 if one fails, 2 if a file is no scenario file."""
    console = Console(highlight=False, soft_wrap=True)
    results = []
    for path in files:
        for result in run(path):
            results.append(result)
            if as_json or (result.passed and quiet):
                continue
            console.print("[green]passed[/]" if result.passed else "[red]failed[/]", result.scenario)
            if not result.passed:
                console.print(f"        at {result.where}: {result.problem}", markup=False)
    failed = sum(not result.passed for result in results)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    else:
        console.print(f"{len(results) - failed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)
