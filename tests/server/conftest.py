"""Fixtures for all tests of the server."""

import itertools

import pytest


@pytest.fixture(autouse=True)
def _same_policies_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Policies play the same game in every run of a test."""
    seeds = itertools.count()
    monkeypatch.setattr("sexton.server.policies.new_seed", lambda: next(seeds))
