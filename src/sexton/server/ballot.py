"""The clock hand of one ballot: whose hand is up, whose is read in. It knows no time; the room turns it."""

from __future__ import annotations

from sexton.engine.prompts import STORYTELLER, Hands, Prompt
from sexton.errors import Refusal
from sexton.server.protocol import RunningBallot


class HandError(Refusal):
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
        self.hands = dict.fromkeys(self.voters, 0)
        """The votes that each hand gives now: 0 while it is down."""
        self.counted: list[int] = []
        self.counting = False
        """Whether the clock hand goes round."""

    @property
    def current(self) -> int | None:
        """The voter whose hand is read in next, ``None`` after the last."""
        return self.voters[len(self.counted)] if len(self.counted) < len(self.voters) else None

    def hold(self, seat: int, votes: int | None) -> None:
        """Raise a hand, giving that many votes or all that it has, or lower it. Raises ``HandError`` for those who
        have no vote, or not so many, or whose hand is read in."""
        if seat not in self.hands:
            raise HandError("hand-none")
        if seat in self.counted:
            raise HandError("hand-read")
        most = self.most[seat]
        if votes is not None and not 0 <= votes <= most:
            raise HandError("hand-votes", most=most, votes=votes)
        self.hands[seat] = most if votes is None else votes

    def read(self) -> int:
        """Read the current hand in for good; the seat. Raises ``HandError`` after the last."""
        seat = self.current
        if seat is None:
            raise HandError("hands-all-read")
        self.counted.append(seat)
        return seat

    def restore(self, seat: int, votes: int, counted: bool) -> None:
        """Put a stored hand back. Counted hands must come in the order of the clock."""
        self.hold(seat, votes)
        if counted:
            if seat != self.current:
                raise HandError("hand-order", seat=seat, current=self.current or 0)
            self.read()

    def votes(self) -> tuple[int, ...]:
        """The answer to the prompt."""
        return tuple(self.hands.get(seat, 0) for seat in self.most)

    def told(self, chair: int, ends: int | None, period: int) -> RunningBallot:
        """What a chair is told of it. Of a secret ballot only the Storyteller sees others' hands."""
        hidden = self.prompt.secret and chair != STORYTELLER
        return RunningBallot(
            kind=self.prompt.kind,
            nominee=self.prompt.about,
            secret=self.prompt.secret,
            voters=self.voters,
            hands={seat: votes for seat, votes in self.hands.items() if seat == chair or not hidden},
            most=self.most.get(chair, 0),
            counted=tuple(self.counted),
            current=self.current if self.counting else None,
            ends=ends,
            period=period,
        )


def voters(prompt: Prompt) -> tuple[int, ...]:
    """Those who have a vote in the ballot that a prompt asks for."""
    assert isinstance(prompt.domain, Hands)
    return tuple(seat for seat, most in zip(prompt.domain.voters, prompt.domain.most, strict=True) if most)
