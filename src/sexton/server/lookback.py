"""What an undo would take back, and who has been told of it: for the Storyteller to see before it is done."""

from __future__ import annotations

from sexton.engine.events import EVERYONE, visible
from sexton.engine.game import Game
from sexton.engine.grimoire import stamped
from sexton.server.protocol import Forgotten, UndoingMessage


def preview(now: Game, then: Game) -> UndoingMessage:
    """The way back from ``now`` to ``then``, the same game with fewer moves."""
    kept = len(then.state.events())
    lost = stamped(now.state.events())[kept:]
    private = {
        seat: tuple(note for note in lost if note.event.audience is not EVERYONE and visible(note.event, seat))
        for seat in now.state.circle
    }
    state, prompt = then.state, then.prompt
    return UndoingMessage(
        keep=len(then.moves()),
        moves=len(now.moves()) - len(then.moves()),
        phase=state.phase,
        night=state.night,
        asked=None if prompt is None else prompt.who,
        everyone=tuple(note for note in lost if note.event.audience is EVERYONE),
        seats=tuple(Forgotten(seat=seat, notes=notes) for seat, notes in private.items() if notes),
    )
