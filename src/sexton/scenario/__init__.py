"""The scenario language: a game told as people at the table would tell it, and what must then hold.

In Python a ``Scene`` is played a phase at a time; as YAML files, ``sexton scenario run`` plays them.
``docs/scenarios.md`` is the reference.
"""

from sexton.scenario.checks import check
from sexton.scenario.files import Result, play, read, run
from sexton.scenario.names import ScenarioError, Unexpected
from sexton.scenario.scene import Scene

__all__ = ["Result", "ScenarioError", "Scene", "Unexpected", "check", "play", "read", "run"]
