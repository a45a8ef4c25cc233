"""``sexton script print``: a script on paper, as a PDF file."""

from pathlib import Path

import click

from sexton.almanac.reasons import why
from sexton.almanac.sheets import sheet
from sexton.cli.show import in_play_option, looked_up, sheet_language
from sexton.errors import Refusal
from sexton.texts import FALLBACK, LOCALES, message

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
@in_play_option
@sheet_language
@click.option(
    "--paper", type=click.Choice(("a4", "letter")), default="a4", show_default=True, help="The size of the paper."
)
def print_(source: str, output: Path, names: str | None, lang: str | None, paper: str, **chosen: bool) -> None:
    """Write the sheets, the almanac or the tokens of a script as a PDF file, ready to be printed.

    Several parts may be asked for at once. Print tokens at 100 %, without fitting to the page.
    """
    # Here, since reading files of fonts takes longer than any other command.
    import sexton.characters  # noqa: F401 - how many of each a bag may hold
    from sexton.paper import printed

    parts = [part for part in PARTS if chosen[part]] or ["sheet"]
    document = printed(sheet(looked_up(source, names), lang), parts, paper)
    count, content = len(document.pdf.pages), document.bytes()  # which also closes the typefaces
    if not count:
        raise Refusal("print-nothing")
    try:
        output.write_bytes(content)
    except OSError as error:
        raise Refusal("file-not-written", file=str(output), reason=why(error), option="-o") from None
    spoken = lang if lang in LOCALES else FALLBACK
    click.echo(message("print-written", spoken, file=str(output), count=count))
    if document.missing:
        click.echo(f"sexton: {message('print-letters', spoken, letters=' '.join(document.missing))}", err=True)
