"""The policies that a chair can be left to, by the names that the protocol has for them."""

from __future__ import annotations

import secrets

from sexton import bots, storyteller
from sexton.engine.prompts import STORYTELLER
from sexton.table import Policy

NAMES = ("uniform",)


def policy(name: str, chair: int) -> Policy:
    """A new policy for a chair. Raises ``KeyError`` for a name that is none."""
    if name not in NAMES:
        raise KeyError(name)
    seed = secrets.randbits(64)
    return storyteller.Uniform(seed) if chair == STORYTELLER else bots.Uniform(seed)
