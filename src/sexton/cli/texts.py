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
from sexton.almanac.own_texts import OwnTextsError
from sexton.almanac.readers import content_of
from sexton.almanac.sentences import quoted
from sexton.cli import language
from sexton.data_folder import data_folder
from sexton.texts import FALLBACK, message, name


@click.group()
def texts() -> None:
    """Bring official texts that you have; they are shown instead of Sexton's own wording.

    They stay in your data folder, where the games are. A table that is running shows them from its next start.
    """


@texts.command("import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@language.option("Say it in this language.")
def import_(files: tuple[Path, ...], lang: str) -> None:
    """Take the abilities out of official data such as roles.json, scripts with texts, or almanac pages.

    English and Korean are kept beside each other. A later file replaces what an earlier one said.
    """
    found: own_texts.Texts = {}
    for file in files:
        try:
            found = own_texts.merged(found, own_texts.texts_in(content_of(file)))
        except UnreadableScript as error:
            reason = error.phrase
            raise OwnTextsError("own-texts-not-imported", file=quoted(str(file)), reason=reason) from None
    folder = data_folder()
    own_texts.keep(folder, own_texts.merged(own_texts.kept(folder), found))
    for locale, abilities in found.items():
        click.echo(message(f"texts-imported-{locale}", lang, count=len(abilities)))
    click.echo(message("texts-kept-in", lang, folder=str(folder)))


@texts.command("list")
@language.option("Only those in this language.", default=None)
def list_(lang: str | None) -> None:
    """Show the texts that you have brought."""
    kept = own_texts.kept(data_folder())
    wanted = {locale: kept[locale] for locale in kept if lang in (None, locale) and kept[locale]}
    if not wanted:
        click.echo(message("texts-none", lang or FALLBACK))
    for locale, abilities in wanted.items():
        table = Table()
        table.add_column(message("script-character", locale), overflow="fold")
        table.add_column(message("script-ability", locale), overflow="fold")
        for id, ability in abilities.items():
            table.add_row(Text(name(id, locale) if official(id) else id), Text(ability))
        Console().print(table)


@texts.command()
@click.argument("characters", nargs=-1, metavar="[CHARACTER]...")
@language.option("Say it in this language.")
def forget(characters: tuple[str, ...], lang: str) -> None:
    """Delete your texts of these characters, or of all, and show Sexton's own wording again."""
    folder = data_folder()
    if not characters:
        own_texts.keep(folder, {})
        click.echo(message("texts-all-forgotten", lang))
        return
    kept, ids = own_texts.kept(folder), {recognise(written).id: written for written in characters}
    for id, written in ids.items():
        if not any(id in abilities for abilities in kept.values()):
            raise OwnTextsError("own-texts-unknown", name=quoted(written))
    own_texts.keep(folder, {locale: {id: a for id, a in had.items() if id not in ids} for locale, had in kept.items()})
    click.echo(message("texts-forgotten", lang, count=len(ids)))
