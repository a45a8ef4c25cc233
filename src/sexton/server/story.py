"""The Storyteller's story with its reasons, told on demand."""

from __future__ import annotations

import asyncio

from sexton.engine.game import Game
from sexton.server.chairs import Socket
from sexton.server.protocol import AskStoryMessage, StoryMessage, encoder
from sexton.story.explanation import explained
from sexton.story.narration import Line


async def tell(socket: Socket, game: Game, asked: AskStoryMessage) -> None:
    """Tell what happened between two places in the log. ``game`` must be nobody else's: it is read in a thread,
    since a long game takes a while that no table may have to wait for."""
    lines = await asyncio.to_thread(explained, game, socket.locale)
    last = len(game.state.events()) if asked.last is None else asked.last
    told = _between(lines, asked.first, last)
    socket.tell(encoder.encode(StoryMessage(first=asked.first, last=asked.last, lines=told)))


def _between(lines: list[Line], first: int, last: int) -> tuple[Line, ...]:
    """The lines of these events; where they have none, such as a death that the execution announces, the next."""
    following = [line for line in lines if line.event is not None and line.event >= max(first, 0)]
    told = tuple(line for line in following if line.event is not None and line.event < last)
    return told or tuple(following[:1] if first < last else ())
