"""The clock hand of one ballot: whose hand is up, whose is read in. It knows no time; the room turns it."""

from __future__ import annotations

from sexton.engine.prompts import Hands, Prompt
from sexton.errors import SextonError
from sexton.server.protocol import RunningBallot


class HandError(SextonError):
    """A hand that cannot go up or down."""


class Ballot:
    """The ballot that ``prompt`` asks for, whose domain is :class:`Hands`.

    ``began`` tells it from others. ``seq`` is the moment under which its hands are stored: it moves on when
    something else happens meanwhile.

    Those who have no vote are passed over: they are not in ``voters``.
    """

    def __init__(self, prompt: Prompt, seq: int) -> None:
        if not isinstance(prompt.domain, Hands):
            raise TypeError(f"a ballot counts hands, not {type(prompt.domain).__name__}")
        self.prompt = prompt
        self.began = self.seq = seq
        self.most = dict(zip(prompt.domain.voters, prompt.domain.most, strict=True))
        self.voters = voters(prompt)
        self.hands = dict.fromkeys(self.voters, False)
        self.counted: list[int] = []
        self.counting = False
        """Whether the clock hand goes round."""

    @property
    def current(self) -> int | None:
        """The voter whose hand is read in next, ``None`` after the last."""
        return self.voters[len(self.counted)] if len(self.counted) < len(self.voters) else None

    def hold(self, seat: int, up: bool) -> None:
        """Raise or lower a hand. Raises ``HandError`` for those who have no vote, or whose hand is read in."""
        if seat not in self.hands:
            raise HandError("This seat has no vote in this ballot.")
        if seat in self.counted:
            raise HandError("This hand is read in already, and stays as it was.")
        self.hands[seat] = up

    def read(self) -> int:
        """Read the current hand in for good; the seat. Raises ``HandError`` after the last."""
        seat = self.current
        if seat is None:
            raise HandError("All hands are read in.")
        self.counted.append(seat)
        return seat

    def restore(self, seat: int, up: bool, counted: bool) -> None:
        """Put a stored hand back. Counted hands must come in the order of the clock."""
        self.hold(seat, up)
        if counted:
            if seat != self.current:
                raise HandError(f"Seat {seat} cannot have been read in before seat {self.current}.")
            self.read()

    def votes(self) -> tuple[int, ...]:
        """The answer to the prompt: a raised hand gives all the votes that it has."""
        return tuple(most if self.hands.get(seat) else 0 for seat, most in self.most.items())

    def told(self, ends: int | None, period: int) -> RunningBallot:
        """What everybody is told of it."""
        return RunningBallot(
            kind=self.prompt.kind,
            nominee=self.prompt.about,
            voters=self.voters,
            hands=dict(self.hands),
            counted=tuple(self.counted),
            current=self.current if self.counting else None,
            ends=ends,
            period=period,
        )


def voters(prompt: Prompt) -> tuple[int, ...]:
    """Those who have a vote in the ballot that a prompt asks for."""
    assert isinstance(prompt.domain, Hands)
    return tuple(seat for seat, most in zip(prompt.domain.voters, prompt.domain.most, strict=True) if most)
