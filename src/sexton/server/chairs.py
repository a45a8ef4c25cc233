"""Chairs and the connections to them. A slow or greedy connection is dropped and never holds up a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec

from sexton import texts
from sexton.engine.events import Event
from sexton.engine.view import Note, View, fold, visible
from sexton.errors import Phrase, SextonError
from sexton.server.protocol import (
    LanguageMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    TableMessage,
    ViewMessage,
    encoder,
)

UNKNOWN_LINK, REPLACED_LINK, PLACE_GONE = 4404, 4403, 4410
TOO_SLOW, TOO_MUCH, BROKEN = 1013, 1008, 1011
BEGUN = 1012
"""The lobby has become a game: connect again."""

QUEUE = 64
"""Messages that may wait for one connection. One that is so far behind connects again and has everything."""

BURST, A_SECOND = 60.0, 20.0
"""What one connection may send at once, and in the long run."""


Content: TypeAlias = ViewMessage | TableMessage
"""All that a chair knows."""


class Allowance:
    """So many things at once, and so many a second in the long run."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst, self._rate = burst, a_second
        self._left, self._asked = burst, 0.0

    def spend(self, now: float) -> bool:
        """Whether another one is allowed at this time, in seconds."""
        self._left = min(self._burst, self._left + (now - self._asked) * self._rate)
        self._asked = now
        allowed = self._left >= 1
        self._left -= allowed
        return allowed


class Socket:
    """One connection to a chair: a bounded queue, and the task that empties it."""

    def __init__(
        self,
        chair: int,
        send: Callable[[bytes], Awaitable[None]],
        *,
        link: str = "",
        base: str = "",
        locale: str = texts.FALLBACK,
    ) -> None:
        self.chair = chair
        self.link, self.base = link, base
        """The path that was opened, and the server's address as this side knows it."""
        self.locale = locale
        """The language of whoever reads what comes by it. Nobody else is told anything by that."""
        self._send = send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._closing = asyncio.Event()
        self.code = 1000
        self.allowance = Allowance(BURST, A_SECOND)
        self.eyes: int | None = None
        """The seat through whose eyes a spectator looks here."""
        self.seen = b""
        """What was seen there last."""

    def tell(self, message: bytes) -> None:
        """Send this after what is already waiting; returns at once."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection, after sending what waits where the other side takes it."""
        if not self._closing.is_set():
            self.code = code
            self._closing.set()

    @property
    def leaving(self) -> bool:
        """Whether the connection is to end: what still comes from it is not heard."""
        return self._closing.is_set()

    def hear(self, now: float) -> bool:
        """Whether another message may come in at this time, in seconds; one that sends too much is sent away."""
        if self.allowance.spend(now):
            return True
        self.refuse(Phrase("too-many-messages"))
        self.close(TOO_MUCH)
        return False

    def take(self, message: msgspec.Struct) -> bool:
        """Whether a message is about the connection alone, and is done with."""
        match message:
            case PingMessage():  # answered even while the table is busy
                self.tell(encoder.encode(PongMessage()))
            case LanguageMessage(lang=lang):
                self.locale = lang
            case _:
                return False
        return True

    def refuse(self, why: SextonError | Phrase, message: msgspec.Struct | None = None) -> None:
        """Say why a message changed nothing."""
        self.tell(encoder.encode(RefusedMessage(error=why.said(self.locale), move=message)))

    async def pump(self) -> None:
        """Send whatever is told, until the task is cancelled or the connection fails."""
        while True:
            await self._send(await self._queue.get())

    async def closing(self) -> None:
        """Wait until the connection is to end."""
        await self._closing.wait()

    async def flush(self) -> None:
        """Send what still waits."""
        while not self._queue.empty():
            await self._send(self._queue.get_nowait())


class Chair:
    """A seat, the Storyteller's chair, or the spectators': what it was last told, and who is connected.

    ``rev`` counts its messages; ``asked`` is the one that first showed what is asked of it now.
    """

    def __init__(self, number: int, rev: int) -> None:
        self.number = number
        self.sockets: set[Socket] = set()
        self.rev = self.asked = rev
        self.view = View()
        self._events: list[Event] = []
        self._story: list[Note] = []
        self._rest = self._question = b""

    def look(self, happened: Sequence[Event]) -> bool:
        """Bring the view up to date with all that has happened; whether something that it showed is taken back."""
        seat = self.number if self.number >= 0 else None
        events, known = visible(happened, seat), len(self._events)
        corrected = events[:known] != self._events
        if corrected or not known:
            self.view = fold(seat, events)
        else:
            for event in events[known:]:
                self.view.see(event)
        self._events = events
        return corrected

    def news(self, content: Content, marks: bytes) -> Content | None:
        """The message that tells the chair what it knows now, going on from what it was told last: ``None`` where
        nothing differs. Hands and clocks have messages of their own; only their ``marks`` count here."""
        story = story_of(content)
        kept = in_common(self._story, story)
        rest = _later(msgspec.structs.replace(content, rev=0, ballot=None, pause=None), len(story))
        encoded = encoder.encode(rest) + marks
        if encoded == self._rest and kept == len(self._story):
            return None
        self.rev += 1
        question = encoder.encode((content.prompt, content.offers))
        if question != self._question:
            self.asked = self.rev
        self._story, self._rest, self._question = story.copy(), encoded, question
        return _later(msgspec.structs.replace(content, rev=self.rev), kept)

    def tell(self, message: bytes) -> None:
        """Send the same to every connection."""
        for socket in tuple(self.sockets):
            socket.tell(message)


def story_of(content: Content) -> list[Note]:
    """What happened, as far as a chair knows: the part of its messages that grows with the game."""
    return content.table.log if isinstance(content, TableMessage) else content.view.history


def in_common(old: Sequence[Note], new: Sequence[Note]) -> int:
    """How many notes two stories begin with alike."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(i for i in range(shorter) if old[i] != new[i])


def _later(content: Content, kept: int) -> Content:
    """The same without the first notes of its story, which were told before."""
    replace, later = msgspec.structs.replace, story_of(content)[kept:]
    if isinstance(content, TableMessage):
        return replace(content, kept=kept, table=replace(content.table, log=later))
    return replace(content, kept=kept, view=replace(content.view, history=later))
