"""Calls to come, by name. What they start waits for its turn in the room like everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from sexton.server.storage import StorageError

log = logging.getLogger("sexton.server")

AGAIN = 5.0
"""Seconds before something is tried again that could not be stored."""


class Handle(Protocol):
    """A call to come."""

    def cancel(self) -> None:
        """Do not call after all."""


class Clock(Protocol):
    """The time in seconds, and calls to come. An asyncio loop is one."""

    def time(self) -> float:
        """Now; it never goes back."""

    def call_later(self, delay: float, callback: Callable[[], object], /) -> Handle:
        """Call after so many seconds."""


class Tasks:
    """Tasks under way. They are kept from being forgotten, and can be waited for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that goes on whoever stops waiting for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def done(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


class Timers:
    """One timer a name; its work runs under the lock."""

    def __init__(self, clock: Clock, lock: asyncio.Lock, tasks: Tasks) -> None:
        self._clock, self._lock, self._tasks = clock, lock, tasks
        self._running: dict[str, tuple[Handle, float]] = {}

    def __bool__(self) -> bool:
        return bool(self._running)

    def left(self, name: str) -> int | None:
        """Milliseconds until the timer's time; ``None`` where it is not set."""
        if name not in self._running:
            return None
        return max(0, round((self._running[name][1] - self._clock.time()) * 1000))

    def start(self, name: str, delay: float, work: Callable[[], Awaitable[None]]) -> None:
        """Set the timer, anew where it was set."""
        self.stop(name)

        def fire() -> None:
            self._tasks.start(self._run(name, handle, work))

        handle = self._clock.call_later(delay, fire)
        self._running[name] = handle, self._clock.time() + delay

    def stop(self, *names: str) -> None:
        """Stop these timers, all where none is named."""
        for name in names or tuple(self._running):
            if name in self._running:
                self._running.pop(name)[0].cancel()

    async def _run(self, name: str, handle: Handle, work: Callable[[], Awaitable[None]]) -> None:
        async with self._lock:
            # Whatever came first while this waited may have stopped it, or set it anew.
            if name not in self._running or self._running[name][0] is not handle:
                return
            del self._running[name]
            try:
                await work()
            except StorageError as error:
                log.error("%s It is tried again.", error)
                self.start(name, AGAIN, work)
            except Exception:
                log.exception("what a clock started failed")
