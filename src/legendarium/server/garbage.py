"""When Python's garbage collector runs in the server: rarely while people play, fully when quiet.

A running game is thousands of long-lived objects. With Python's default thresholds the collector
scans all of them again and again, which stops every table for half a second; nearly everything that
a choice leaves behind is freed at once by reference counting. With `THRESHOLDS` the youngest
objects are still scanned, but the oldest generation practically never is. Objects there that refer
to each other in a cycle, such as an unloaded table and its tasks, would stay in memory for good. So
a `QuietCollector` runs a full collection at moments when no choice would wait for it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

LOG = logging.getLogger(__name__)

THRESHOLDS = (50_000, 50, 1_000)
"""New objects before a collection of the youngest generation, and collections of each generation
before one of the next older generation."""

MIN_INTERVAL_SECONDS = 60.0
"""At least this long from one full collection to the next."""
QUIET_SECONDS = 3.0
"""A full collection waits until no table has taken a step for this long."""
OVERDUE_SECONDS = 600.0
"""After this long without a full collection, a shorter pause is enough."""
OVERDUE_QUIET_SECONDS = 0.25


def collect_rarely() -> None:
    """Exclude everything loaded so far from collection, and collect rarely from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class QuietCollector:
    """Runs a full collection about once a minute, but only between the choices at all tables.

    It runs in the event loop, not in a thread: a collection holds the interpreter's lock, so the
    loop would stop anyway, and finalizers of asyncio objects must run in the loop's own thread.
    """

    def __init__(
        self,
        collect: Callable[[], int] = gc.collect,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._collect = collect
        self._clock = clock
        self._sleep = sleep
        self._last_step = self._last_collection = clock()

    def note_step(self) -> None:
        """A table has taken a step: no collection for the next few seconds."""
        self._last_step = self._clock()

    async def run(self) -> None:
        """Collect at every quiet moment, until cancelled."""
        while True:
            while (seconds := self._seconds_to_wait()) > 0.0:
                await self._sleep(seconds)
            freed = self._collect()
            LOG.debug("full garbage collection: %d objects", freed)
            self._last_collection = self._clock()

    def _seconds_to_wait(self) -> float:
        now = self._clock()
        is_overdue = now - self._last_collection >= OVERDUE_SECONDS
        quiet = OVERDUE_QUIET_SECONDS if is_overdue else QUIET_SECONDS
        return max(self._last_collection + MIN_INTERVAL_SECONDS, self._last_step + quiet) - now
