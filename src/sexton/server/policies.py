"""The policies that a chair can be left to, by the names that the protocol has for them."""

from __future__ import annotations

import secrets

from sexton import bots, storyteller
from sexton.engine.prompts import STORYTELLER
from sexton.table import Policy

NAMES = ("uniform",)


def new_seed() -> int:
    """A seed that nobody can guess: whoever knows it knows what the policy will do."""
    return secrets.randbits(64)


def policy(name: str, chair: int) -> Policy:
    """A new policy for a chair. Raises ``KeyError`` for a name that is none."""
    if name not in NAMES:
        raise KeyError(name)
    seed = new_seed()
    return storyteller.Uniform(seed) if chair == STORYTELLER else bots.Uniform(seed)
