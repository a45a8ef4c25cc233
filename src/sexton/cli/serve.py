"""``sexton serve``: the table in the browser."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
from pathlib import Path

import click
import uvicorn

from sexton.almanac import own_texts, read_content
from sexton.almanac.readers import content_of
from sexton.data_folder import VARIABLE, data_folder
from sexton.errors import SextonError
from sexton.server import links
from sexton.server.app import STATIC, create_app, server_config
from sexton.server.storage import SqliteStorage

DATABASE = "sexton.sqlite"

SCRIPTS = (".json", ".txt", ".md")
"""What the files of scripts end with."""


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option("--port", default=8750, show_default=True, help="The port to listen on; 0 takes a free one.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=None,
    envvar=VARIABLE,
    show_envvar=True,
    help="The folder for the games, and for texts of your own. By default the system's place for a user's data.",
)
@click.option(
    "--scripts",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=None,
    help="A folder of scripts and almanac pages that everybody is offered.",
)
def serve(host: str, port: int, data: Path | None, scripts: Path | None) -> None:
    """Start the table in the browser. It needs no internet, no account and no configuration."""
    folder = data or data_folder()
    try:
        listening = _listen(host, port)
    except OSError as error:
        raise click.ClickException(
            f"{host}:{port} cannot be listened on: {error.strerror or error}. Is Sexton running already? "
            "Choose another port with --port."
        ) from None
    with listening:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            own_texts.show(folder)
            storage = SqliteStorage(folder / DATABASE)
        except OSError as error:
            raise click.ClickException(
                f"The folder {folder} cannot be used: {error.strerror or error}. Choose another with --data."
            ) from None
        except SextonError as error:
            raise click.ClickException(str(error)) from None
        logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
        # A table's records live long; looking through them all the time makes everybody wait.
        gc.set_threshold(100_000, 50, 1000)
        click.echo(_welcome(host, listening.getsockname()[1], folder))
        with contextlib.suppress(KeyboardInterrupt):
            app = create_app(lambda: storage, offered=_offered(scripts) if scripts else ())
            uvicorn.Server(server_config(app)).run(sockets=[listening])


def _offered(folder: Path) -> list[bytes]:
    """The scripts in a folder, by their names. What cannot be played is left out, and said."""
    found = []
    for file in sorted(file for file in folder.iterdir() if file.suffix.casefold() in SCRIPTS):
        try:
            content = content_of(file)
            read_content(content).script(confirmed=True)
        except SextonError as error:
            click.echo(f"sexton: {file.name} is left out: {error}", err=True)
        else:
            found.append(content)
    return found


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def _welcome(host: str, port: int, folder: Path) -> str:
    """What is printed at the start: the addresses, a QR code for phones, where the games are."""
    everywhere = host in ("0.0.0.0", "::", "")
    here = f"http://{'localhost' if everywhere else f'[{host}]' if ':' in host else host}:{port}"
    lan = links.lan_address() if everywhere else None
    lines = [f"Sexton is at {here}"]
    if lan:
        there = f"http://{lan}:{port}"
        lines += [f"Phones in the same network: {there}", "", links.qr_terminal(there)]
    lines.append(f"Games are kept in {folder}")
    if not (STATIC / "index.html").is_file():
        lines.append("The browser's client is not built: in the project's folder, cd web && npm ci && npm run build")
    lines.append("Ctrl-C stops the server; the next start goes on with every game.")
    return "\n".join(lines)
