"""Who gets a worker: whoever waits at a table before those who look at games that are over."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Sequence

from legendarium.server.worker import Worker


class Desk:
    """Gives out workers that are idle, to each bot the one that knows it, if that one is."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._idle = list(workers)
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._patient: deque[asyncio.Future[Worker]] = deque()

    async def take(self, bot: Hashable, is_patient: bool) -> Worker:
        """An idle worker; whoever is patient gets one when nobody else waits."""
        if self._idle:
            # The last one that worked is warm; the others may not even have a process.
            known = [worker for worker in self._idle if worker.knows(bot)]
            worker = (known or self._idle)[-1]
            self._idle.remove(worker)
            return worker
        line = self._patient if is_patient else self._waiting
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """The worker is idle: the next one who waits gets it."""
        for line in (self._waiting, self._patient):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(worker)
                    return
        self._idle.append(worker)
