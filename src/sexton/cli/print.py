"""``sexton script print``: a script on paper, as a PDF file."""

from pathlib import Path

import click

from sexton.almanac import load
from sexton.almanac.sheets import sheet
from sexton.cli.show import language
from sexton.errors import SextonError

PARTS = {
    "sheet": "The script sheet: characters, jinxes, the author's rules. Printed if nothing else is asked for.",
    "nights": "The night sheet: the first night, and on the next page the other nights.",
    "almanac": "The almanac with the file's texts, as a booklet of half-size pages.",
    "tokens": "Character tokens of 45 mm, with marks to cut by.",
    "reminders": "Reminder tokens of 25 mm, with marks to cut by.",
    "reference": "How the game goes and who is in play, a page for every player.",
}


def _parts(command: click.decorators.FC) -> click.decorators.FC:
    for part in reversed(PARTS):
        command = click.option(f"--{part}", is_flag=True, help=PARTS[part])(command)
    return command


@click.command("print")
@click.argument("source", metavar="SCRIPT")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    help="The PDF file to write.",
)
@_parts
@language
@click.option(
    "--paper", type=click.Choice(("a4", "letter")), default="a4", show_default=True, help="The size of the paper."
)
def print_(source: str, output: Path, lang: str | None, paper: str, **chosen: bool) -> None:
    """Write the sheets, the almanac or the tokens of a script as a PDF file, ready to be printed.

    Several parts may be asked for at once. Print tokens at 100 %, without fitting to the page.
    """
    # Here, since reading files of fonts takes longer than any other command.
    import sexton.characters  # noqa: F401 - how many of each a bag may hold
    from sexton.paper import printed

    parts = [part for part in PARTS if chosen[part]] or ["sheet"]
    document = printed(sheet(load(source), lang), parts, paper)
    if not document.pdf.pages:
        raise SextonError("There is nothing to print: no character of this script has a reminder token.")
    try:
        output.write_bytes(document.bytes())
    except OSError as error:
        raise SextonError(
            f"The file {output} cannot be written: {error.strerror}. Choose another place with -o."
        ) from None
    count = len(document.pdf.pages)
    click.echo(f"{output}: {count} {'page' if count == 1 else 'pages'}.")
    if document.missing:
        letters = " ".join(document.missing)
        click.echo(f"sexton: The typeface lacks these letters, which are printed as boxes: {letters}", err=True)
