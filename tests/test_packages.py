"""Characters of other packages: named by an entry point, found on import, played like our own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

RULE = '''
from sexton.engine.character import Townsfolk
from sexton.engine.words import Me


class Lamplighter(Townsfolk):
    """Every night, learn how many players are alive."""

    async def night(self, me: Me) -> None:
        await me.learn(range(21), [len(me.living)])
'''

GAME = """
import sexton.characters
from sexton.engine.game import Game, Seat, Setup
from sexton.engine.script import Script
from sexton.scenario import Scene, check

order = ("dusk", "lamplighter", "dawn")
script = Script(name="lamps", characters=("lamplighter", "imp", "baron"), first_night=order, other_nights=order)
scene = Scene("Ann=Lamplighter, Ben=Imp, Cat=Baron, Dan=Saint, Eve=Mayor", script=script)
scene.night(1, {"Ann is told": {"legal": [5]}})
check(scene, {"Ann": {"told": [5]}})
print("played")
"""


def test_a_package_adds_a_character(tmp_path: Path) -> None:
    (tmp_path / "lamplighter.py").write_text(RULE, "utf-8")
    info = tmp_path / "lamps-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lamps\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[sexton.characters]\nlamplighter = lamplighter\n", "utf-8")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    run = subprocess.run(
        [sys.executable, "-c", GAME],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "played\n", run.stderr
