"""A policy in the Storyteller's chair waits for the people who may still act."""

from __future__ import annotations

from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER
from sexton.engine.view import seen
from sexton.server.crew import Crew
from sexton.server.protocol import NotNow, Pause
from sexton.server.record import Record
from sexton.server.timers import Clock


class Pauses:
    """Whom the Storyteller's policy waits for, who of them wants nothing more, and until when: ``talk`` seconds."""

    def __init__(self, record: Record, crew: Crew, clock: Clock, talk: float) -> None:
        self._record, self._crew, self._clock, self._talk = record, crew, clock, talk
        self._ready: set[int] = set()
        self._until = 0.0
        self.began: int | None = None
        """How much was public when it began: nothing secret may begin it anew."""

    def people(self, game: Game | None = None) -> tuple[int, ...]:
        """The people who are waited for now, or would be if the game stood there; nobody where no policy would go
        on, or none of them may act."""
        game = game or self._record.game
        prompt = game.prompt
        if prompt is None or not prompt.waits or prompt.who != STORYTELLER or STORYTELLER not in self._crew:
            return ()
        return tuple(seat for seat in self._crew.people(game.state.circle) if game.offers(seat))

    def over(self) -> bool:
        """Whether the policy may go on. A pause begins when this is first asked, and after all that is public."""
        people = self.people()
        if not people:
            self.began = None
            return True
        public = len(seen(self._record.game.state, None))
        if self.began != public:
            self.began, self._until, self._ready = public, self._clock.time() + self._talk, set()
        return self._clock.time() >= self._until or self._ready.issuperset(people)

    def ready(self, seat: int, up: bool) -> bool:
        """A person wants nothing more, or does after all; whether that is new. Raises ``NotNow`` for others."""
        if self.began is None or seat not in self.people():
            raise NotNow("pause-none")
        if (seat in self._ready) == up:
            return False
        self._ready ^= {seat}
        return True

    def left(self) -> float | None:
        """Seconds until the pause is over; ``None`` where there is none."""
        if self.began is None or not self.people():
            return None
        return max(0.0, self._until - self._clock.time())

    def told(self) -> Pause | None:
        """What everybody is told of it."""
        left = self.left()
        if left is None:
            return None
        people = self.people()
        ready = tuple(seat for seat in people if seat in self._ready)
        return Pause(people=people, ready=ready, ends=round(left * 1000))
