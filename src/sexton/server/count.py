"""The count of a room's ballots: hands go up and down and are kept, and the clock hand reads them in, one by one.

Everything here runs under the room's lock.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from sexton.engine.prompts import STORYTELLER, TOWN, Move
from sexton.server.ballot import Ballot
from sexton.server.crew import Crew
from sexton.server.protocol import CountMessage, NotNow, RunningBallot
from sexton.server.record import Record
from sexton.server.storage import Hand, Storage, StorageError, StoredGame
from sexton.server.timers import Timers

log = logging.getLogger("sexton.server")

FASTEST, SLOWEST = 100, 10_000
"""Bounds of the clock hand's time a seat, in milliseconds."""

LONGEST_COUNTDOWN = 30_000
"""Milliseconds before the clock hand starts."""

Tell = Callable[[tuple[int, ...] | None], None]
"""Tells these chairs, or all, how the ballot stands."""


class Count:
    """The running ballot, if there is one, and its clock hand. ``settle`` lets the game go on after the last hand."""

    def __init__(
        self,
        stored: StoredGame,
        record: Record,
        crew: Crew,
        storage: Storage,
        timers: Timers,
        tell: Tell,
        settle: Callable[[], Awaitable[None]],
    ) -> None:
        self.ballot: Ballot | None = None
        self.period = stored.period
        """The clock hand's time a seat, in milliseconds."""
        self._kept = {hand.seat: hand for hand in stored.hands}
        self._record, self._crew, self._storage, self._timers = record, crew, storage, timers
        self._tell, self._settle = tell, settle

    def told(self, chair: int) -> RunningBallot | None:
        """What a chair is told of it."""
        return None if self.ballot is None else self.ballot.told(chair, self._timers.left("hand"), self.period)

    async def prepare(self) -> None:
        """Have the ballot that the open prompt asks for, with the hands that are up already."""
        prompt, now, old = self._record.game.prompt, self._record.now, self.ballot
        if prompt is None or prompt.who != TOWN:
            self.ballot = None
            return
        if old is not None and old.seq == now:
            return
        if old is not None and old.prompt == prompt:
            old.seq = now  # something else happened meanwhile
        else:
            self.ballot = ballot = Ballot(prompt, now)
            self._timers.stop("hand")
            for seat in ballot.voters:
                kept = self._kept.get(seat)
                if kept is not None and kept.seq == now:
                    ballot.restore(seat, kept.votes, kept.counted)
                elif seat in self._crew:
                    ballot.hold(seat, self._crew.vote(prompt, seat, ballot.most[seat]))
        assert self.ballot is not None
        try:
            await self._keep(self.ballot, self.ballot.voters)
        except StorageError:
            # They are kept again when they are read in; the game itself is stored already.
            log.exception("game %s: the hands of a new ballot could not be stored", self._record.id)

    def schedule(self, grace: float) -> None:
        """Stop the clock where there is no ballot; a policy in the Storyteller's chair starts it after so many
        seconds."""
        if self.ballot is None:
            self._timers.stop("hand")
        elif STORYTELLER in self._crew and not self.ballot.counting and self._timers.left("hand") is None:
            self._timers.start("hand", grace, self._start)

    # ---- hands ---------------------------------------------------------------------------------------------

    async def hold(self, seat: int, votes: int | None) -> None:
        """Raise a hand, with so many votes or all that it has, or lower it."""
        ballot = self.ballot
        if ballot is None:
            raise NotNow("ballot-none")
        before = ballot.hands.get(seat, 0)
        ballot.hold(seat, votes)
        if ballot.hands[seat] == before:
            return
        try:
            await self._keep(ballot, (seat,))
        except StorageError:
            ballot.hands[seat] = before
            raise
        self._tell_hand(ballot, seat)

    async def leave_to_policy(self, seat: int) -> None:
        """A policy has a seat now: its hand is the policy's, unless it is read in."""
        ballot = self.ballot
        if ballot is not None and seat in ballot.voters and seat not in ballot.counted:
            ballot.hold(seat, self._crew.vote(ballot.prompt, seat, ballot.most[seat]))
            await self._keep(ballot, (seat,))
            self._tell_hand(ballot, seat)

    async def _keep(self, ballot: Ballot, seats: Iterable[int]) -> None:
        hands = tuple(Hand(ballot.seq, seat, ballot.hands[seat], seat in ballot.counted) for seat in seats)
        await self._storage.hand(self._record.id, hands)

    def _tell_hand(self, ballot: Ballot, seat: int) -> None:
        """A hand went up or down. In a secret ballot nobody else may notice so much as a message."""
        self._tell((seat, STORYTELLER) if ballot.prompt.secret else None)

    # ---- the clock hand ------------------------------------------------------------------------------------

    async def take(self, message: CountMessage) -> None:
        """Start the clock hand, at once or after a countdown that everybody sees, or have it stand still."""
        ballot = self.ballot
        if ballot is None:
            raise NotNow("clock-no-ballot")
        if message.stop:
            if self._timers.left("hand") is None:
                raise NotNow("clock-stands")
            self._timers.stop("hand")
            ballot.counting = False
            self._tell(None)
            return
        if ballot.counting:
            raise NotNow("clock-goes")
        if not 0 <= message.after <= LONGEST_COUNTDOWN:
            raise NotNow("clock-countdown", most=LONGEST_COUNTDOWN, asked=message.after)
        if message.after:
            self._timers.start("hand", message.after / 1000, self._start)
            self._tell(None)
        else:
            await self._start()

    async def speed(self, ms: int) -> None:
        """Set the clock hand's time a seat, in milliseconds."""
        if not FASTEST <= ms <= SLOWEST:
            raise NotNow("clock-speed", least=FASTEST, most=SLOWEST, asked=ms)
        await self._storage.speed(self._record.id, ms)
        self.period = ms
        if self.ballot is not None:
            self._tell(None)

    async def _start(self) -> None:
        """Start the clock hand; where no person votes, read all hands at once."""
        ballot = self.ballot
        if ballot is None or ballot.counting:
            return
        ballot.counting = True
        if not self._crew.people(ballot.voters):
            while ballot.current is not None:
                ballot.read()
        try:
            await self._keep(ballot, ballot.counted)
            await self._next(ballot)
        except StorageError:
            ballot.counting = False  # it can be started again
            raise

    async def _next(self, ballot: Ballot) -> None:
        """Give the current hand its time; after the last, the ballot is over."""
        if ballot.current is None:
            self._record.play(Move(TOWN, ballot.prompt.kind, ballot.votes()))
            await self._settle()
            return
        self._timers.start("hand", self.period / 1000, self._read)
        self._tell(None)

    async def _read(self) -> None:
        """The current hand's time is up."""
        ballot = self.ballot
        if ballot is None:
            return
        if ballot.current is not None:
            seat = ballot.read()
            try:
                await self._keep(ballot, (seat,))
            except StorageError:
                ballot.counted.pop()
                raise
        await self._next(ballot)
