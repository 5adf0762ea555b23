"""What happens at a table by itself: bots choose, and time runs out."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers
from legendarium.server.live import turns
from legendarium.server.live.table import LiveTable
from legendarium.server.safety.metrics import Metrics
from legendarium.server.storage import tables
from legendarium.server.storage.journal import Journal
from legendarium.table import Option, Question

LOG = logging.getLogger(__name__)

PATIENCE = 3
"""Turns in a row that may run out of time before the seat gives up."""

TROUBLE = 1.0
"""Seconds to wait after a choice could not be written."""


class Driver:
    """Moves tables on that wait for a bot or for a clock."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        journal: Journal,
        workers: BotWorkers,
        pause: float,
        metrics: Metrics,
    ) -> None:
        self._sessions = sessions
        self._journal = journal
        self._workers = workers
        self._pause = pause
        self._metrics = metrics
        self._thinking: dict[LiveTable, asyncio.Task[None]] = {}
        self._alarms: dict[LiveTable, asyncio.TimerHandle] = {}
        self._ringing: dict[LiveTable, asyncio.Task[None]] = {}

    def nudge(self, table: LiveTable) -> None:
        """Look at a table that has changed: does it wait for a bot or a clock?"""
        self._set_alarm(table)
        if table not in self._thinking and _waiting_bot(table) is not None:
            task = asyncio.create_task(self._play_bots(table), name=f"bots of {table.code}")
            self._thinking[table] = task
            task.add_done_callback(lambda _: self._thinking.pop(table, None))

    def is_busy(self, table: LiveTable) -> bool:
        """Whether the table must stay in memory: a bot thinks, or a clock counts its seconds."""
        if table in self._thinking or table in self._ringing:
            return True
        return table in self._alarms and not (table.clock and table.clock.goes_by_date)

    def let_go(self, table: LiveTable) -> float | None:
        """Let nothing happen at a table that leaves the memory; when it must be back, if ever."""
        alarm = self._alarms.pop(table, None)
        if alarm is None or table.clock is None:
            return None
        alarm.cancel()
        return table.clock.deadline()

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        running = [*self._thinking.values(), *self._ringing.values()]
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # --- Bots -------------------------------------------------------------------------------------

    async def _play_bots(self, table: LiveTable) -> None:
        while (asked := _waiting_bot(table)) is not None:
            try:
                await self._play_one(table, asked)
            except BotsClosed:
                return
            except Exception:
                LOG.exception("a bot's choice could not be made")
                await asyncio.sleep(TROUBLE)
        self._set_alarm(table)

    async def _play_one(self, table: LiveTable, asked: Question) -> None:
        match = table.match
        assert match is not None
        number, seat = match.number, asked.seat
        began = time.monotonic()
        option = await self._bot_choice(table, asked)
        if table.connections:
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        async with table.lock:
            if match.number == number and table.is_running and table.has_bot(seat):
                # A write that has begun must end, even when the server stops in the middle.
                await asyncio.shield(turns.take_choice(table, self._journal, seat, option, "bot"))

    async def _bot_choice(self, table: LiveTable, asked: Question) -> Option:
        match, bot = table.match, table.seats[asked.seat].bot
        assert match is not None
        assert bot is not None
        position = match.position
        view = match.game.view(position, asked.seat)
        try:
            seed = table.bot_seeds[asked.seat]
            is_patient = not table.connections
            option = await self._workers.choose(match.game.name, bot, seed, view, is_patient)
            if option in asked.options:
                return option
            failure = BotFailed("error", "an option that was not listed")
        except BotFailed as error:
            failure = error
        self._metrics.bot_failures.labels(failure.reason).inc()
        LOG.warning("the bot %s of table %s: %s", bot, table.code, failure)
        return match.box.quick(position)

    # --- Clocks -----------------------------------------------------------------------------------

    def _set_alarm(self, table: LiveTable) -> None:
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()
        deadline = table.clock.deadline() if table.clock is not None and table.is_running else None
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time())
            self._alarms[table] = loop.call_later(wait, self._ring, table)

    def _ring(self, table: LiveTable) -> None:
        self._alarms.pop(table, None)
        task = asyncio.create_task(self._run_out(table), name=f"clock of {table.code}")
        self._ringing[table] = task
        task.add_done_callback(lambda _: self._ringing.pop(table, None))

    async def _run_out(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                clock = table.clock
                if table.is_running and clock is not None and clock.ran_out(time.time()):
                    assert clock.running is not None
                    await self._play_out(table, clock.running)
        except Exception:
            LOG.exception("a turn that ran out of time could not be played")
            await asyncio.sleep(TROUBLE)
        self.nudge(table)

    async def _play_out(self, table: LiveTable, seat: int) -> None:
        """Make the choices of a turn that ran out of time; the third in a row is the last."""
        row = table.seats[seat]
        if row.timeouts + 1 >= PATIENCE:
            await self._give_up(table, seat)
        else:
            await self._play_turn(table, seat)
        # Counted only now: what could not be written is tried again, and is the same turn.
        row.timeouts += 1
        await self._save(table)

    async def _play_turn(self, table: LiveTable, seat: int) -> None:
        match = table.match
        assert match is not None
        while table.is_running and (asked := match.question) is not None and asked.seat == seat:
            option = match.box.quick(match.position)
            await turns.take_choice(table, self._journal, seat, option, "clock")
            if match.box.begins_turn(match.position):
                return

    async def _give_up(self, table: LiveTable, seat: int) -> None:
        """Concede; where that does not end the game, a bot sits in."""
        match = table.match
        assert match is not None
        resignation = match.box.resignation(match.position, seat)
        if resignation is not None:
            await turns.take_choice(table, self._journal, seat, resignation, "clock")
        if table.is_running:
            table.seats[seat].bot = match.box.bots[0]
            turns.start_clock(table)
            await self._save(table)
            table.tell_table()

    async def _save(self, table: LiveTable) -> None:
        async with self._sessions() as session, session.begin():
            await tables.save(session, table.row, table.seats)


def _waiting_bot(table: LiveTable) -> Question | None:
    """The question that a bot must answer now."""
    if not table.is_running or table.match is None:
        return None
    asked = table.match.question
    return asked if asked is not None and table.has_bot(asked.seat) else None
