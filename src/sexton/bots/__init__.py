"""Policies that decide for a seat, from its prompts and its view."""

from __future__ import annotations

import random

from sexton.engine.prompts import Move, Prompt, Value
from sexton.table import OffersOf, ViewOf


class Uniform:
    """Any legal answer, each as likely. Its generator is its own, seeded by the caller."""

    def __init__(self, seed: int | str, eagerness: float = 0.12) -> None:
        self._rng = random.Random(seed)
        self._eagerness = eagerness
        """How often it acts unasked when it could."""

    def answer(self, prompt: Prompt, view: ViewOf) -> Value:
        """A fair sample of the legal answers."""
        return prompt.domain.sample(self._rng)

    def act(self, offers: OffersOf, view: ViewOf) -> Move | None:
        """Now and then one of the things on offer."""
        if self._rng.random() >= self._eagerness:
            return None
        open_to_me = offers()
        if not open_to_me:
            return None
        offer = self._rng.choice(open_to_me)
        return Move(offer.who, offer.kind, offer.domain.sample(self._rng), offer.character)

    def vote(self, prompt: Prompt, seat: int, most: int, view: ViewOf) -> int:
        """Each number of votes as likely as the others."""
        return int(self._rng.random() * (most + 1))
