"""Analyses of finished games by bots, turn by turn, while no bot at a table needs a worker.

Each turn is a separate call to the workers. Only games that a client still asks about are worked
on. Analyses are kept in memory and made again after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers, parse_answer
from legendarium.server.errors import Refused
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.review import started_match
from legendarium.server.messages import Analysis, JudgedTurn
from legendarium.server.safety.metrics import Metrics
from legendarium.server.table_state import TableState
from legendarium.table import Record

LOG = logging.getLogger(__name__)

MAX_ANALYSES = 24
"""Analyses kept in memory, and analyses that may be unfinished at once."""

MAX_RUNNING_PER_ADDRESS = 4
"""Unfinished analyses that one address may have at once."""

ABANDONED_AFTER_SECONDS = 30.0
"""Seconds without a request after which a game is no longer worked on."""

Key = tuple[str, str]
"""The code of a table and the level of the bot."""


class GameAnalysis:
    """The analysis of one game, as far as it has come."""

    def __init__(self, record: Record, level: str, turns: Sequence[Any], address: str) -> None:
        self.record = record
        self.level = level
        self.address = address
        """The address of the first request."""
        self.judged: list[JudgedTurn | None] = [None] * len(turns)
        self.done = 0
        self.last_asked = 0.0
        self.started = 0
        """How many turns an analyst has started."""
        self._turns = turns

    @property
    def is_wanted(self) -> bool:
        """Whether a client still asks for it."""
        return time.monotonic() - self.last_asked < ABANDONED_AFTER_SECONDS

    @property
    def has_failed(self) -> bool:
        """Whether every turn was tried and none could be judged."""
        return self.done == len(self.judged) > 0 and not any(self.judged)

    @property
    def is_waiting(self) -> bool:
        """Whether it is wanted and has turns that no analyst has started."""
        return self.is_wanted and self.started < len(self._turns)

    def next_turn(self) -> tuple[int, Any]:
        """Start the next turn: its number and the turn."""
        self.started += 1
        return self.started - 1, self._turns[self.started - 1]

    def describe(self) -> Analysis:
        """The turns judged so far."""
        turns = [turn for turn in self.judged if turn is not None]
        return Analysis(
            game=self.record.game,
            level=self.level,
            done=self.done,
            of=len(self.judged),
            turns=turns,
        )


class Analyses:
    """All analyses in memory, finished or not."""

    def __init__(self, workers: BotWorkers, number: int, metrics: Metrics) -> None:
        """`number` is the number of workers; with several, the queue keeps one free for tables."""
        self._workers = workers
        self._analysts = number
        self._metrics = metrics
        self._games: dict[Key, GameAnalysis] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def read(self, table: LiveTable, level: str | None, address: str) -> Analysis:
        """The turns of a finished game judged so far; work on the rest continues. Raises Refused.

        `address` is the address of the request.
        """
        record = started_match(table).play.record()
        if table.row.state != TableState.FINISHED:
            raise Refused("not-finished")
        levels = table.box.levels
        if not levels or (level is not None and level not in levels):
            raise Refused("no-such-level", "level")
        key = table.code, level or levels[0]
        if key not in self._games:
            self._check_room(address)
            turns = await asyncio.to_thread(table.box.turns, record)
            # Meanwhile another request may have started this analysis, or others.
            if key not in self._games:
                self._check_room(address)
                self._make_room()
                self._games[key] = GameAnalysis(record, key[1], turns, address)
        analysis = self._games[key]
        if analysis.has_failed:
            del self._games[key]
            raise Refused("bot-failed")
        analysis.last_asked = time.monotonic()
        self._start_analyst()
        return analysis.describe()

    def _check_room(self, address: str) -> None:
        """Raise Refused when too many analyses are unfinished, of this address or in total."""
        waiting = [one for one in self._games.values() if one.is_waiting]
        if (
            len(waiting) >= MAX_ANALYSES
            or sum(one.address == address for one in waiting) >= MAX_RUNNING_PER_ADDRESS
        ):
            raise Refused("too-busy")

    def _make_room(self) -> None:
        """When full, drop the least recently requested analysis that is not waiting for work."""
        done = [key for key, one in self._games.items() if not one.is_waiting]
        if len(self._games) >= MAX_ANALYSES:
            del self._games[min(done, key=lambda key: self._games[key].last_asked)]

    async def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_analyst(self) -> None:
        if len(self._tasks) < self._analysts:
            task = asyncio.create_task(self._work(), name="analyst")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        """Judge one turn after another until no wanted game has any left."""
        try:
            while (job := self._next()) is not None:
                await self._judge(*job)
        except BotsClosed:
            return

    def _next(self) -> tuple[GameAnalysis, int, Any] | None:
        """The next turn of the game with the fewest started turns, so that all games progress."""
        waiting = [analysis for analysis in self._games.values() if analysis.is_waiting]
        if not waiting:
            return None
        analysis = min(waiting, key=lambda one: one.started)
        return analysis, *analysis.next_turn()

    async def _judge(self, analysis: GameAnalysis, number: int, turn: Any) -> None:
        game, record, level = analysis.record.game, analysis.record, analysis.level
        try:
            judgement = await self._workers.judge(game, record, turn, level)
            analysis.judged[number] = parse_answer(JudgedTurn, judgement)
        except BotFailed as failure:
            self._metrics.bot_failures.labels(failure.reason).inc()
            LOG.warning("turn %d of a game could not be judged by %s: %s", number, level, failure)
        analysis.done += 1
