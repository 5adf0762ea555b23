"""Who gets a worker: whoever waits at a table before those whom nobody waits for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Sequence

from legendarium.server.worker import Worker


class Desk:
    """Gives out workers that are idle, to each bot the one that knows it, if that one is.

    The patient never get the last worker, unless there is only one.
    """

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._idle = list(workers)
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._patient: deque[asyncio.Future[Worker]] = deque()
        self._most_patient = max(1, len(workers) - 1)
        self._served = 0
        """How many of the patient have a worker now."""

    async def take(self, bot: Hashable, is_patient: bool) -> Worker:
        """An idle worker; whoever is patient gets one when nobody else waits."""
        if self._idle and (not is_patient or self._has_room):
            # The last one that worked is warm; the others may not even have a process.
            known = [worker for worker in self._idle if worker.knows(bot)]
            worker = (known or self._idle)[-1]
            self._idle.remove(worker)
            self._served += is_patient
            return worker
        line = self._patient if is_patient else self._waiting
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result(), is_patient)
            raise

    @property
    def _has_room(self) -> bool:
        """Whether one more of the patient may have a worker."""
        return self._served < self._most_patient

    def give_back(self, worker: Worker, was_patient: bool) -> None:
        """The worker is idle: the next one who waits gets it."""
        self._served -= was_patient
        self._idle.append(worker)
        while self._idle and (turn := _next(self._waiting)) is not None:
            turn.set_result(self._idle.pop())
        while self._idle and self._has_room and (turn := _next(self._patient)) is not None:
            self._served += 1
            turn.set_result(self._idle.pop())


def _next(line: deque[asyncio.Future[Worker]]) -> asyncio.Future[Worker] | None:
    """Whoever has waited longest, and still does."""
    while line:
        turn = line.popleft()
        if not turn.done():
            return turn
    return None
