"""``sexton texts``: official texts that the user has, shown instead of Sexton's own wording."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sexton.almanac import UnreadableScript, own_texts
from sexton.almanac.facts import official
from sexton.almanac.names import recognise
from sexton.almanac.readers import content_of
from sexton.almanac.sentences import quoted
from sexton.data_folder import data_folder
from sexton.errors import SextonError
from sexton.texts import FALLBACK, LOCALES, message, name


@click.group()
def texts() -> None:
    """Bring official texts that you have; they are shown instead of Sexton's own wording.

    They stay in your data folder, where the games are. A table that is running shows them from its next start.
    """


@texts.command("import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
def import_(files: tuple[Path, ...]) -> None:
    """Take the abilities out of official data such as roles.json, scripts with texts, or almanac pages.

    English and Korean are kept beside each other. A later file replaces what an earlier one said.
    """
    found: own_texts.Texts = {}
    for file in files:
        try:
            found = own_texts.merged(found, own_texts.texts_in(content_of(file)))
        except UnreadableScript as error:
            raise SextonError(f"Nothing was imported, because of {quoted(str(file))}. {error}") from None
    folder = data_folder()
    own_texts.keep(folder, own_texts.merged(own_texts.kept(folder), found))
    for locale, abilities in found.items():
        click.echo(message(f"texts-imported-{locale}", FALLBACK, count=len(abilities)))
    click.echo(message("texts-kept-in", FALLBACK, folder=str(folder)))


@texts.command("list")
@click.option("--lang", type=click.Choice(LOCALES), help="Only those in this language.")
def list_(lang: str | None) -> None:
    """Show the texts that you have brought."""
    kept = own_texts.kept(data_folder())
    wanted = {locale: kept[locale] for locale in kept if lang in (None, locale) and kept[locale]}
    if not wanted:
        click.echo(message("texts-none", FALLBACK))
    for locale, abilities in wanted.items():
        table = Table()
        table.add_column(message("script-character", locale), overflow="fold")
        table.add_column(message("script-ability", locale), overflow="fold")
        for id, ability in abilities.items():
            table.add_row(Text(name(id, locale) if official(id) else id), Text(ability))
        Console().print(table)


@texts.command()
@click.argument("characters", nargs=-1, metavar="[CHARACTER]...")
def forget(characters: tuple[str, ...]) -> None:
    """Delete your texts of these characters, or of all, and show Sexton's own wording again."""
    folder = data_folder()
    if not characters:
        own_texts.keep(folder, {})
        click.echo(message("texts-all-forgotten", FALLBACK))
        return
    kept, ids = own_texts.kept(folder), {recognise(written).id: written for written in characters}
    for id, written in ids.items():
        if not any(id in abilities for abilities in kept.values()):
            raise SextonError(
                f"You have no text of your own for {quoted(written)}, so nothing was forgotten. 'sexton texts list' "
                "shows those that you have."
            )
    own_texts.keep(folder, {locale: {id: a for id, a in had.items() if id not in ids} for locale, had in kept.items()})
    click.echo(message("texts-forgotten", FALLBACK, count=len(ids)))
