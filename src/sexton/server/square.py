"""What a table has beside the game: a timer, a bell, hands raised to speak, whispers, notes, the customs.

The rules know nothing of it and undo does not reach it. Whatever everybody may know is one ``square`` message, the
same for all; whatever belongs to a chair is told to that chair alone, and ends with its link.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import msgspec

from sexton.engine import events as e
from sexton.engine.day import may_talk
from sexton.engine.prompts import STORYTELLER, TOWN
from sexton.engine.state import DAY, NIGHT, OVER
from sexton.engine.view import View
from sexton.errors import Phrase
from sexton.server.chairs import Allowance
from sexton.server.protocol import (
    BellMessage,
    CustomsMessage,
    KeepMessage,
    LongerMessage,
    NotNow,
    OwnMessage,
    ShareMessage,
    SquareMessage,
    TableTimer,
    TimerMessage,
    VotesShown,
    Whisper,
    WhisperingMessage,
    WhisperMessage,
    Whispers,
    encoder,
)
from sexton.server.record import Record
from sexton.server.storage import Storage, StorageError
from sexton.server.timers import Clock, Timers, log

LONGEST_TIMER = 4 * 60 * 60 * 1000
"""Milliseconds."""

LONGEST_LABEL, LONGEST_WHISPER, LONGEST_NOTES = 60, 400, 16_000
"""Letters."""

WHISPERS = 100
"""How many a chair keeps, the newest."""

BETWEEN_BELLS = 3.0
"""Seconds."""

BELL_HEARD = 120.0
"""Seconds in which whoever comes back is still told that the bell rang."""

PACES = {"speak": (6.0, 0.5), "whisper": (10.0, 0.5), "keep": (10.0, 1.0)}
"""How often one chair may do what others are told of, or what is stored: at once, and a second."""

Tell = Callable[[msgspec.Struct, tuple[int, ...] | None], None]
"""Sends a message to these chairs, or to all."""


class Public(msgspec.Struct):
    """What everybody knows. Times are those of the clock, in storage those of the calendar, in seconds."""

    label: str = ""
    rings: bool = True
    until: float | None = None
    bell: float | None = None
    speaking: tuple[int, ...] = ()
    whispers: Whispers = "off"
    votes: VotesShown = "all"


class Own(msgspec.Struct):
    """What belongs to one chair."""

    notes: str = ""
    whispers: tuple[Whisper, ...] = ()
    shares: bool = False


class Square:
    """One table's square. Nothing is told before it is stored; where that fails, nothing has changed."""

    def __init__(
        self, record: Record, kept: Mapping[int, bytes], storage: Storage, clock: Clock, timers: Timers, tell: Tell
    ) -> None:
        self._record, self._storage, self._clock, self._timers, self._tell = record, storage, clock, timers, tell
        self._calendar = time.time() - clock.time()
        public = msgspec.json.decode(kept[TOWN], type=Public) if TOWN in kept else Public()
        self._public = self._shifted(public, -self._calendar)
        self._own = {chair: msgspec.json.decode(data, type=Own) for chair, data in kept.items() if chair != TOWN}
        self._paces: dict[tuple[int, str], Allowance] = {}

    # ---- what is told --------------------------------------------------------------------------------------

    def told(self) -> SquareMessage:
        """What everybody is told."""
        public, now = self._public, self._clock.time()
        timer = None
        if public.until is not None:
            left = max(0, round((public.until - now) * 1000))
            timer = TableTimer(label=public.label, ends=left, rings=public.rings)
        rang = None if public.bell is None or now - public.bell > BELL_HEARD else round((now - public.bell) * 1000)
        circle = self._record.game.state.circle
        return SquareMessage(
            timer=timer,
            bell=rang,
            speaking=tuple(seat for seat in public.speaking if seat in circle),
            whispers=public.whispers,
            votes=public.votes,
        )

    def own(self, chair: int) -> OwnMessage:
        """What a chair alone is told."""
        own = self._own.get(chair, Own())
        return OwnMessage(notes=own.notes, whispers=own.whispers, shares=own.shares)

    def shares(self, seat: int) -> bool:
        """Whether a player lets spectators look through their eyes."""
        return self._own.get(seat, Own()).shares

    def remembered(self, view: View) -> View:
        """A view with as many of the past votes as this table shows. When the game is over, all are shown."""
        votes = self._public.votes
        if votes == "all" or view.phase == OVER:
            return view

        def stays(event: e.Event, phase: str, night: int) -> bool:
            today = votes == "today" and phase == view.phase == DAY and night == view.night
            return today or not isinstance(event, e.Voted | e.ExileVoted)

        history = [note for note in view.history if stays(note.event, note.phase, note.night)]
        nominations = view.nominations
        if votes == "last":
            past = [msgspec.structs.replace(ballot, voters=()) for ballot in nominations[:-1]]
            nominations = [*past, *nominations[-1:]]
        return msgspec.structs.replace(view, history=history, nominations=nominations)

    # ---- the Storyteller's ---------------------------------------------------------------------------------

    async def rule(self, message: TimerMessage | LongerMessage | BellMessage | CustomsMessage) -> None:
        """Do what the Storyteller says. Raises ``NotNow`` where that cannot be now."""
        match message:
            case TimerMessage():
                await self._set_timer(message)
            case LongerMessage():
                await self._lengthen(message)
            case BellMessage():
                await self._ring()
            case CustomsMessage(whispers=whispers, votes=votes):
                await self._change(whispers=whispers or self._public.whispers, votes=votes or self._public.votes)

    async def _set_timer(self, message: TimerMessage) -> None:
        """Start the timer anew, or with no time take it away."""
        if message.ms == 0:
            await self._change(until=None)
            return
        self._must_be_day(Phrase("timer-by-night"))
        label = _clean(message.label, LONGEST_LABEL, Phrase("timer-label", {"most": LONGEST_LABEL}))
        await self._change(label=label, rings=message.rings, until=self._ends(message.ms / 1000))

    async def _lengthen(self, message: LongerMessage) -> None:
        """More time, or less."""
        until = self._public.until
        if until is None:
            raise NotNow("timer-none")
        left = max(0.0, until - self._clock.time())
        await self._change(until=self._ends(max(0.0, left + message.ms / 1000)))

    async def _ring(self) -> None:
        """Call everybody back to the square."""
        self._must_be_day(Phrase("bell-by-night"))
        now, last = self._clock.time(), self._public.bell
        if last is not None and now - last < BETWEEN_BELLS:
            raise NotNow("bell-rang")
        await self._change(bell=now)

    # ---- the players' --------------------------------------------------------------------------------------

    async def take(self, chair: int, message: WhisperingMessage | KeepMessage | ShareMessage) -> None:
        """Do what somebody says of their own chair. Raises ``NotNow`` where that cannot be now."""
        match message:
            case WhisperingMessage(to=to, text=text):
                await self._whisper(chair, to, text)
            case KeepMessage(notes=notes):
                await self._keep_notes(chair, notes)
            case ShareMessage(up=up):
                await self._share(chair, up)

    async def speak(self, seat: int, up: bool) -> None:
        """Ask to speak, or no longer."""
        if seat not in self._record.game.state.circle:
            raise NotNow("speak-players")
        if up:
            self._must_be_day(Phrase("speak-by-night"))
        if (seat in self._public.speaking) == up:
            return
        self._slowly(seat, "speak")
        others = tuple(other for other in self._public.speaking if other != seat)
        await self._change(speaking=(*others, seat) if up else others)

    async def _whisper(self, chair: int, to: int, text: str) -> None:
        """Write from one chair to another. Nobody else is told, unless everybody was told who is."""
        state, custom = self._record.game.state, self._public.whispers
        if custom == "off":
            raise NotNow("whisper-off")
        self._must_be_day(Phrase("whisper-by-night"))
        if chair not in (STORYTELLER, *state.circle):
            raise NotNow("whisper-spectators")
        if to == chair or to not in (STORYTELLER, *state.circle):
            raise NotNow("whisper-to", to=to)
        if not may_talk(state, chair, to):
            raise NotNow("whisper-beside")
        text = _clean(text, LONGEST_WHISPER, Phrase("whisper-unfit", {"most": LONGEST_WHISPER}))
        if not text:
            raise NotNow("whisper-empty")
        self._slowly(chair, "whisper")
        said = Whisper(by=chair, to=to, text=text, phase=state.phase, night=state.night)
        heard = {chair: said, to: said}
        if custom == "watched":
            heard.setdefault(STORYTELLER, msgspec.structs.replace(said, text=None))
        for listener, words in heard.items():
            own = self._own.get(listener, Own())
            await self._keep(listener, msgspec.structs.replace(own, whispers=(*own.whispers, words)[-WHISPERS:]))
        for listener, words in heard.items():
            self._tell(WhisperMessage(**msgspec.structs.asdict(words)), (listener,))

    async def _keep_notes(self, chair: int, notes: str) -> None:
        """Keep a chair's own notes. They are told to the same chair's other devices, and to nobody else."""
        if len(notes) > LONGEST_NOTES:
            raise NotNow("notes-long", most=LONGEST_NOTES, letters=len(notes))
        self._slowly(chair, "keep")
        await self._change_own(chair, notes=notes)

    async def _share(self, seat: int, up: bool) -> None:
        """Let spectators look through a player's eyes, or no longer."""
        if seat < 0:
            raise NotNow("share-players")
        self._slowly(seat, "keep")
        await self._change_own(seat, shares=up)

    # ---- with the game -------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Go on with the game: at nightfall everything falls silent. Starts the timer after a restart too."""
        public = self._public
        if self._record.game.state.phase == NIGHT and (public.until or public.bell or public.speaking):
            try:
                await self._change(until=None, bell=None, speaking=())
            except StorageError:
                log.exception("game %s: the square could not be stored", self._record.id)
        self._set_clock()

    def forget(self, chair: int) -> None:
        """A chair's link was replaced: what belonged to whoever held it is gone."""
        self._own.pop(chair, None)

    def _set_clock(self) -> None:
        until, now = self._public.until, self._clock.time()
        if until is None or until <= now:
            self._timers.stop("square")
        elif self._timers.left("square") != round((until - now) * 1000):
            self._timers.start("square", until - now, self._time_is_up)

    async def _time_is_up(self) -> None:
        if self._public.rings:
            await self._change(bell=self._clock.time())

    # ---- changing ------------------------------------------------------------------------------------------

    async def _change(self, **fields: object) -> None:
        changed = msgspec.structs.replace(self._public, **fields)
        await self._storage.keep(self._record.id, TOWN, encoder.encode(self._shifted(changed, self._calendar)))
        self._public = changed
        self._set_clock()
        self._tell(self.told(), None)

    async def _change_own(self, chair: int, **fields: object) -> None:
        await self._keep(chair, msgspec.structs.replace(self._own.get(chair, Own()), **fields))
        self._tell(self.own(chair), (chair,))

    async def _keep(self, chair: int, own: Own) -> None:
        await self._storage.keep(self._record.id, chair, encoder.encode(own))
        self._own[chair] = own

    def _ends(self, seconds: float) -> float:
        if not 0 <= seconds <= LONGEST_TIMER / 1000:
            raise NotNow("timer-time", most=LONGEST_TIMER)
        return self._clock.time() + seconds

    def _must_be_day(self, otherwise: Phrase) -> None:
        if self._record.game.state.phase == NIGHT:
            raise NotNow.of(otherwise)

    def _slowly(self, chair: int, what: str) -> None:
        pace = self._paces.setdefault((chair, what), Allowance(*PACES[what]))
        if not pace.spend(self._clock.time()):
            raise NotNow("too-often")

    @staticmethod
    def _shifted(public: Public, by: float) -> Public:
        until = None if public.until is None else public.until + by
        return msgspec.structs.replace(public, until=until, bell=None if public.bell is None else public.bell + by)


def _clean(text: str, most: int, otherwise: Phrase) -> str:
    """Text in one line. Raises ``NotNow`` where it is too long or could not be shown."""
    text = " ".join(text.split())
    if len(text) > most or not text.isprintable():
        raise NotNow.of(otherwise)
    return text
