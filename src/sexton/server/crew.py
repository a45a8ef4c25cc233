"""Who runs the chairs of a game: policies, or people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from sexton.engine.prompts import STORYTELLER, TOWN, Hands, Move, Prompt
from sexton.engine.view import View, view
from sexton.server.policies import NAMES, policy
from sexton.server.record import Record
from sexton.table import Policy

log = logging.getLogger("sexton.server")


class FaultyPolicyError(Exception):
    """A policy failed, or did what is not legal."""

    def __init__(self, chair: int) -> None:
        super().__init__(f"the policy of chair {chair} failed")
        self.chair = chair


class Crew:
    """The policies in a game's chairs; a chair that has none is run by people."""

    def __init__(self, record: Record, names: Mapping[int, str]) -> None:
        # A name that this version does not know leaves its chair to people.
        self.names = {chair: name for chair, name in names.items() if name in NAMES}
        self._record = record
        self._policies: dict[int, Policy] = {chair: policy(name, chair) for chair, name in self.names.items()}
        self._passed = -1
        """The moment at which every seat's policy has let its turn to act pass."""

    def __contains__(self, chair: int) -> bool:
        return chair in self._policies

    def leave_to(self, chair: int, name: str | None) -> None:
        """Give a chair to a policy, or to people."""
        self._policies.pop(chair, None)
        self.names.pop(chair, None)
        if name is not None:
            self._policies[chair], self.names[chair] = policy(name, chair), name

    def people(self, chairs: Iterable[int]) -> tuple[int, ...]:
        """Those of the chairs that people run."""
        return tuple(chair for chair in chairs if chair not in self._policies)

    def acting(self) -> tuple[int, ...]:
        """The seats whose policies may act unasked now, and have not let it pass."""
        if self._passed == self._record.now:
            return ()
        game = self._record.game
        return tuple(seat for seat in game.state.circle if seat in self and game.offers(seat))

    def let_pass(self) -> None:
        """At this moment no policy acts unasked."""
        self._passed = self._record.now

    def act(self) -> Move | None:
        """What the first policy does that wants to act; another one is asked first each time."""
        acting = self.acting()
        first = self._record.now % len(acting) if acting else 0
        for seat in acting[first:] + acting[:first]:
            try:
                move = self._policies[seat].act(partial(self._record.game.offers, seat), self._eyes(seat))
            except Exception as error:
                raise FaultyPolicyError(seat) from error
            if move is not None:
                return move
        self.let_pass()
        return None

    def answer(self, prompt: Prompt) -> Move:
        """The answer of the policy in the chair that is asked."""
        try:
            value = self._policies[prompt.who].answer(prompt, self._eyes(prompt.who))
        except Exception as error:
            raise FaultyPolicyError(prompt.who) from error
        return Move(prompt.who, prompt.kind, value, prompt.character)

    def vote(self, prompt: Prompt, seat: int, most: int) -> int:
        """The votes of the policy in a seat; none where it fails."""
        try:
            return self._policies[seat].vote(prompt, seat, most, self._eyes(seat)) if most else 0
        except Exception:
            log.exception("game %s: the policy of seat %s failed to vote", self._record.id, seat)
            return 0

    def ballot(self, prompt: Prompt) -> Move:
        """A whole ballot among policies."""
        assert isinstance(prompt.domain, Hands)
        votes = zip(prompt.domain.voters, prompt.domain.most, strict=True)
        return Move(TOWN, prompt.kind, tuple(self.vote(prompt, seat, most) for seat, most in votes))

    def _eyes(self, chair: int) -> Callable[[], View]:
        """What a policy may look at."""
        return lambda: view(self._record.game.state, None if chair == STORYTELLER else chair)
