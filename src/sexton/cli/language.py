"""``--lang``: the language that a command speaks, its refusals included."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click

from sexton.texts import FALLBACK, LOCALES

SPOKEN = "sexton.language"
"""Where the language that was asked for stands in the meta data of click's context."""


def option(
    about: str, *, default: str | None = FALLBACK, choices: Sequence[str] = LOCALES
) -> Callable[[click.decorators.FC], click.decorators.FC]:
    """The option ``--lang`` of a command, which is given it as ``lang``."""
    return click.option(
        "--lang",
        type=click.Choice(choices),
        default=default,
        show_default=default is not None,
        callback=_spoken,
        help=about,
    )


def _spoken(ctx: click.Context, _: click.Parameter, lang: str | None) -> str | None:
    if lang in LOCALES:
        ctx.meta[SPOKEN] = lang
    return lang
