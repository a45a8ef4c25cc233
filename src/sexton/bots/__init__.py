"""Policies that decide for a seat, from its prompts and its view."""

from __future__ import annotations

import random

from sexton.engine.prompts import Move, Prompt, Value
from sexton.table import OffersOf, ViewOf

OPENS = 0.95
"""On how many of the days a uniform Storyteller opens the nominations."""


class Uniform:
    """Any legal answer, each as likely; but days go on as at a table. Its generator is its own, seeded by the caller.

    Were everything that may be done by day as likely, the days would be full of claims and few would see a
    nomination, and a game without a Demon would go on for years. So, each time it could act unasked, it nominates or
    calls for an exile with the probability ``eagerness``, and uses a day ability, or pretends to, with the probability
    ``talkativeness``.
    """

    def __init__(self, seed: int | str, eagerness: float = 0.4, talkativeness: float = 0.02) -> None:
        self._rng = random.Random(seed)
        self._eagerness, self._talkativeness = eagerness, talkativeness

    def answer(self, prompt: Prompt, view: ViewOf) -> Value:
        """A fair sample of the legal answers; on most days nominations are opened."""
        if prompt.kind == "floor" and "open" in prompt.domain:
            return "open" if self._rng.random() < OPENS else "close"
        return prompt.domain.sample(self._rng)

    def act(self, offers: OffersOf, view: ViewOf) -> Move | None:
        """Now and then one of the things on offer."""
        drawn = self._rng.random()
        if drawn < self._eagerness:
            open_to_me = offers("nominate", "exile")
        elif drawn < self._eagerness + self._talkativeness:
            open_to_me = offers("claim", "visit")
        else:
            return None
        if not open_to_me:
            return None
        offer = self._rng.choice(open_to_me)
        return Move(offer.who, offer.kind, offer.domain.sample(self._rng), offer.character)

    def vote(self, prompt: Prompt, seat: int, most: int, view: ViewOf) -> int:
        """Each number of votes as likely as the others."""
        return int(self._rng.random() * (most + 1))
