"""Spectators who look through a player's eyes: while that player lets them, and when their page lies open to all."""

from __future__ import annotations

from collections.abc import Iterable

from sexton.engine.events import Revealed
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import OVER
from sexton.engine.view import View, view
from sexton.server.chairs import Socket
from sexton.server.protocol import SPECTATOR, EyesMessage, NotNow, encoder
from sexton.server.record import Record
from sexton.server.square import Square

NOTHING = encoder.encode(EyesMessage(seats=()))


class Eyes:
    """Tells each spectator's connection what it looks at, whenever that has changed."""

    def __init__(self, record: Record, square: Square) -> None:
        self._record, self._square = record, square

    def seats(self) -> tuple[int, ...]:
        """Through whose eyes a spectator may look now."""
        state = self._record.game.state
        open_pages = set[int]()
        if state.phase == OVER:
            revealed = (event for event in state.events() if isinstance(event, Revealed))
            open_pages.update(page.seat for event in revealed for page in event.pages)
        return tuple(seat for seat in state.circle if seat in open_pages or self._square.shares(seat))

    def watch(self, socket: Socket, seat: int | None) -> None:
        """Look through a player's eyes, or from the square. Raises ``NotNow`` where they may not."""
        if socket.chair != SPECTATOR:
            raise NotNow("eyes-spectators")
        if seat is not None and seat not in self.seats():
            raise NotNow("eyes-closed")
        socket.eyes = seat
        self.tell((socket,))

    def tell(self, sockets: Iterable[Socket]) -> None:
        """Tell these connections, of spectators and the Storyteller, what has changed for them."""
        seats, seen = self.seats(), dict[int, View]()
        for socket in tuple(sockets):
            if socket.eyes not in seats:
                socket.eyes = None
            look = None
            if socket.eyes is not None and socket.chair != STORYTELLER:
                look = seen.setdefault(socket.eyes, view(self._record.game.state, socket.eyes))
            message = EyesMessage(seats=seats, view=look)
            encoded = encoder.encode(message)
            if encoded != (socket.seen or NOTHING):
                socket.tell(encoded)
                socket.seen = encoded
