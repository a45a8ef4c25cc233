"""The loop around a game: one policy, or person, a chair. Used by the command line, the server, tests and bench."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER, TOWN, Hands, Move, Prompt, Value
from sexton.engine.view import View, view

ViewOf = Callable[[], View]


class OffersOf(Protocol):
    """What a chair may do unasked now: all of it, or what is of these kinds."""

    def __call__(self, *kinds: str) -> tuple[Prompt, ...]: ...


class Policy(Protocol):
    """Whoever decides for a chair. It is given a prompt and, on demand, its view; never a State."""

    def answer(self, prompt: Prompt, view: ViewOf) -> Value:
        """A legal answer to a prompt of this chair's."""
        ...

    def act(self, offers: OffersOf, view: ViewOf) -> Move | None:
        """Something to do unasked while the floor is open, or nothing."""
        ...

    def vote(self, prompt: Prompt, seat: int, most: int, view: ViewOf) -> int:
        """How many votes to give in a ballot, 0 to ``most``."""
        ...


class Table:
    """A game with a policy for every chair, the Storyteller's under ``STORYTELLER``."""

    def __init__(self, game: Game, policies: Mapping[int, Policy], others: Policy) -> None:
        self.game, self._policies, self._others = game, policies, others
        self._next_to_act = 0

    def policy(self, chair: int) -> Policy:
        """Who decides for a chair: its own policy, or the one for all others (Travellers who join, say)."""
        return self._policies.get(chair, self._others)

    def move(self) -> Move | None:
        """The next decision at the table; ``None`` when the game is over."""
        prompt = self.game.prompt
        if prompt is None:
            return None
        if prompt.who == TOWN:
            return self._ballot(prompt)
        if prompt.kind == "floor":
            move = self._act()
            if move is not None:
                return move
        value = self.policy(prompt.who).answer(prompt, lambda: self._view(prompt.who))
        return Move(prompt.who, prompt.kind, value)

    def play(self) -> None:
        """Play to the end."""
        while (move := self.move()) is not None:
            self.game.play(move)

    def _view(self, chair: int) -> View:
        return view(self.game.state, None if chair == STORYTELLER else chair)

    def _ballot(self, prompt: Prompt) -> Move:
        assert isinstance(prompt.domain, Hands)
        hands = tuple(
            [
                self.policy(seat).vote(prompt, seat, most, lambda seat=seat: self._view(seat))  # type: ignore[misc]
                for seat, most in zip(prompt.domain.voters, prompt.domain.most, strict=True)
            ]
        )
        return Move(TOWN, prompt.kind, hands)

    def _act(self) -> Move | None:
        """The first in turn who wants to act; everybody is asked once, beginning where the last round ended."""
        circle = self.game.state.circle
        for i in range(len(circle)):
            seat = circle[(self._next_to_act + i) % len(circle)]
            move = self.policy(seat).act(
                partial(self.game.offers, seat),
                lambda seat=seat: self._view(seat),  # type: ignore[misc]
            )
            if move is not None:
                self._next_to_act = (self._next_to_act + i + 1) % len(circle)
                return move
        return None
