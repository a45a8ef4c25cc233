"""Which abilities work: the quick way and the thorough way agree, and rings end."""

from __future__ import annotations

import pytest

from games import positions
from sexton.engine import working
from sexton.engine.state import State


def thorough(s: State) -> int:
    """What works by the fixpoint alone."""
    tokens = [t for t in working.silencers(s) if not working.suspended(s, t.id)]
    keeps = [t for t in s.tokens if t.kind == working.KEEPS]
    return working._Fixpoint(s, tokens, keeps).solve()


@pytest.mark.parametrize("seed", range(1, 60, 2))
def test_the_quick_way_gives_what_the_fixpoint_gives(seed: int) -> None:
    for game, _ in positions(seed):
        s = game.state
        if s.chars and not s.paradox:
            assert thorough(s.copy()) == s.on
