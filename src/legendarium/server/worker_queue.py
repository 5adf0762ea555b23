"""Schedules calls to bots: those that people wait for before those in the background."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Sequence

from legendarium.server.worker import Worker


class WorkerQueue:
    """Hands out idle workers, to each bot preferably one that has it cached.

    Background calls never get the last worker, unless there is only one.
    """

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._idle = list(workers)
        self._urgent: deque[asyncio.Future[Worker]] = deque()
        self._background: deque[asyncio.Future[Worker]] = deque()
        self._max_background = max(1, len(workers) - 1)
        self._running_background = 0
        """The number of workers that background calls have now."""

    async def take(self, bot: Hashable, is_background: bool) -> Worker:
        """Wait for an idle worker; background calls get one when no other call waits."""
        if self._idle and (not is_background or self._has_room):
            # The one used last is warm; others may not even have a process.
            known = [worker for worker in self._idle if worker.has_cached(bot)]
            worker = (known or self._idle)[-1]
            self._idle.remove(worker)
            self._running_background += is_background
            return worker
        queue = self._background if is_background else self._urgent
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result(), is_background)
            raise

    @property
    def _has_room(self) -> bool:
        """Whether one more background call may have a worker."""
        return self._running_background < self._max_background

    def give_back(self, worker: Worker, was_background: bool) -> None:
        """Return a worker, which goes to the next call that waits."""
        self._running_background -= was_background
        self._idle.append(worker)
        while self._idle and (turn := _next(self._urgent)) is not None:
            turn.set_result(self._idle.pop())
        while self._idle and self._has_room and (turn := _next(self._background)) is not None:
            self._running_background += 1
            turn.set_result(self._idle.pop())


def _next(queue: deque[asyncio.Future[Worker]]) -> asyncio.Future[Worker] | None:
    """The call that has waited longest and is not cancelled."""
    while queue:
        turn = queue.popleft()
        if not turn.done():
            return turn
    return None
