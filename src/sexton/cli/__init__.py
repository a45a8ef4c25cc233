"""The command ``sexton``. Each subcommand lives in a module of its own, imported when it is used."""

import importlib
from importlib.util import find_spec

import click

from sexton.data_folder import data_folder
from sexton.errors import SextonError

#: Subcommand -> where its click command is, and one line of help, so that ``--help`` imports nothing.
COMMANDS = {
    "script": ("sexton.cli.script:script", "Read, list and write scripts."),
    "texts": ("sexton.cli.texts:texts", "Show official texts that you have instead of Sexton's wording."),
    "scenario": ("sexton.cli.scenario:scenario", "Run scenarios: small games with expected outcomes."),
    "watch": ("sexton.cli.watch:watch", "Play a whole game without people and tell it."),
    "replay": ("sexton.cli.replay:replay", "Show a logged game again, whole or as one seat saw it."),
    "serve": ("sexton.cli.serve:serve", "Start the table in the browser."),
}


class Commands(click.Group):
    """A group whose commands are imported on demand and whose refusals are sentences, not tracebacks."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, (target, _) in COMMANDS.items() if find_spec(target.partition(":")[0])]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module, _, attribute = COMMANDS[cmd_name][0].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except SextonError as error:
            from sexton.cli.language import SPOKEN  # here, as ``--help`` needs no texts

            click.echo(f"sexton: {error.said(ctx.meta.get(SPOKEN, 'en'))}", err=True)
            ctx.exit(2)


@click.group(cls=Commands)
@click.version_option(package_name="sexton")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Sexton runs games of Blood on the Clocktower."""
    if ctx.invoked_subcommand not in ("texts", "serve"):  # which look into the folder themselves
        from sexton.almanac import own_texts

        own_texts.show(data_folder())
