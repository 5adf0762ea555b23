"""Games that bots look at again, turn by turn, while no bot at a table waits for its choice.

Each turn is a call of its own to the workers. Only games that somebody still asks for are worked
on; what was found is kept in memory, and found again after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers, said
from legendarium.server.errors import Refused
from legendarium.server.live.review import begun
from legendarium.server.live.table import LiveTable
from legendarium.server.messages import Analysis, JudgedTurn
from legendarium.server.safety.metrics import Metrics
from legendarium.table import Record

LOG = logging.getLogger(__name__)

KEPT = 24
"""Games whose analyses are kept, and that may wait for theirs."""

SHARE = 4
"""Games that one address may have in work at once."""

WANTED = 30.0
"""Seconds after which a game that nobody asked for again is no longer worked on."""

Key = tuple[str, str]
"""The code of a table and a level."""


class Looked:
    """A game, and what is found in it by now."""

    def __init__(self, record: Record, level: str, turns: Sequence[Any], asker: str) -> None:
        self.record = record
        self.level = level
        self.asker = asker
        """The address from which it was asked for first."""
        self.judged: list[JudgedTurn | None] = [None] * len(turns)
        self.done = 0
        self.asked = 0.0
        self.begun = 0
        """How many turns somebody has begun with."""
        self._turns = turns

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still asks for it."""
        return time.monotonic() - self.asked < WANTED

    @property
    def has_failed(self) -> bool:
        """Whether everything was looked at in vain."""
        return self.done == len(self.judged) > 0 and not any(self.judged)

    @property
    def is_waiting(self) -> bool:
        """Whether there is something left to begin with."""
        return self.is_wanted and self.begun < len(self._turns)

    def next_turn(self) -> tuple[int, Any]:
        """The next turn that nobody has begun with."""
        self.begun += 1
        return self.begun - 1, self._turns[self.begun - 1]

    def describe(self) -> Analysis:
        """As much as is known by now."""
        turns = [turn for turn in self.judged if turn is not None]
        return Analysis(level=self.level, done=self.done, of=len(self.judged), turns=turns)


class Analyses:
    """All that are kept, those that wait included."""

    def __init__(self, workers: BotWorkers, number: int, metrics: Metrics) -> None:
        """`number` is how many workers there are; the desk leaves one of several to the tables."""
        self._workers = workers
        self._analysts = number
        self._metrics = metrics
        self._looked: dict[Key, Looked] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def read(self, table: LiveTable, level: str | None, asker: str) -> Analysis:
        """What is known of a game that is over; the rest is worked on. Raises Refused.

        `asker` is the address from which it is asked.
        """
        record = begun(table).play.record
        if table.row.state != "finished":
            raise Refused("not-finished")
        levels = table.box.levels
        if not levels or (level is not None and level not in levels):
            raise Refused("no-such-level", "level")
        key = table.code, level or levels[0]
        if key not in self._looked:
            self._check_room(asker)
            turns = await asyncio.to_thread(table.box.turns, record)
            # Somebody else may have asked for it meanwhile, or for others.
            if key not in self._looked:
                self._check_room(asker)
                self._make_room()
                self._looked[key] = Looked(record, key[1], turns, asker)
        looked = self._looked[key]
        if looked.has_failed:
            del self._looked[key]
            raise Refused("bot-failed")
        looked.asked = time.monotonic()
        self._set_to_work()
        return looked.describe()

    def _check_room(self, asker: str) -> None:
        """Raise Refused where bots have enough games, of this address or of all, to look at."""
        waiting = [one for one in self._looked.values() if one.is_waiting]
        if len(waiting) >= KEPT or sum(one.asker == asker for one in waiting) >= SHARE:
            raise Refused("too-busy")

    def _make_room(self) -> None:
        """Forget the game that was not asked for longest, of those with nothing left to do."""
        done = [key for key, one in self._looked.items() if not one.is_waiting]
        if len(self._looked) >= KEPT:
            del self._looked[min(done, key=lambda key: self._looked[key].asked)]

    async def close(self) -> None:
        """Look at nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _set_to_work(self) -> None:
        if len(self._tasks) < self._analysts:
            task = asyncio.create_task(self._work(), name="analyst")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        """Look at one turn after the other, until nothing is left or wanted."""
        try:
            while (job := self._next()) is not None:
                await self._judge(*job)
        except BotsClosed:
            return

    def _next(self) -> tuple[Looked, int, Any] | None:
        """The next turn of the game that has had the fewest: a short one need not wait long."""
        waiting = [looked for looked in self._looked.values() if looked.is_waiting]
        if not waiting:
            return None
        looked = min(waiting, key=lambda one: one.begun)
        return looked, *looked.next_turn()

    async def _judge(self, looked: Looked, number: int, turn: Any) -> None:
        game, record, level = looked.record.game, looked.record, looked.level
        try:
            told = await self._workers.judge(game, record, turn, level)
            looked.judged[number] = said(JudgedTurn, told)
        except BotFailed as failure:
            self._metrics.bot_failures.labels(failure.reason).inc()
            LOG.warning("turn %d of a game could not be judged by %s: %s", number, level, failure)
        looked.done += 1
