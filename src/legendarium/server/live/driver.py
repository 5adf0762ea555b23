"""Bots' choices and timeouts at the tables in memory."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers
from legendarium.server.live import turns
from legendarium.server.live.live_table import LiveTable
from legendarium.server.safety.metrics import Metrics
from legendarium.server.storage import tables
from legendarium.server.storage.journal import Journal
from legendarium.table import Option, Question
from legendarium.table.choice import How

LOG = logging.getLogger(__name__)

MAX_TIMEOUTS_IN_A_ROW = 3
"""When a seat runs out of time in this many turns in a row, it resigns."""

RETRY_SECONDS = 1.0
"""Seconds to wait after a choice could not be stored."""


class Driver:
    """Makes the choices of bots and of seats that run out of time."""

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
        self._timing_out: dict[LiveTable, asyncio.Task[None]] = {}

    def reschedule(self, table: LiveTable) -> None:
        """Set the alarm for the running clock, and let a bot think where one must choose."""
        self._set_alarm(table)
        if table not in self._thinking and _question_for_bot(table) is not None:
            task = asyncio.create_task(self._play_bots(table), name=f"bots of {table.code}")
            self._thinking[table] = task
            task.add_done_callback(lambda _: self._thinking.pop(table, None))

    def is_busy(self, table: LiveTable) -> bool:
        """Whether the table must stay in memory: a bot thinks, or a real-time clock runs."""
        if table in self._thinking or table in self._timing_out:
            return True
        return table in self._alarms and not (table.clock and table.clock.counts_days)

    def unload(self, table: LiveTable) -> float | None:
        """Cancel the alarm of a table; return when its time runs out, if a clock runs."""
        alarm = self._alarms.pop(table, None)
        if alarm is None or table.clock is None:
            return None
        alarm.cancel()
        return table.clock.deadline()

    async def close(self) -> None:
        """Cancel every alarm and every bot, and wait for choices that are being stored."""
        for alarm in self._alarms.values():
            alarm.cancel()
        running = [*self._thinking.values(), *self._timing_out.values()]
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # --- Bots -------------------------------------------------------------------------------------

    async def _play_bots(self, table: LiveTable) -> None:
        while (question := _question_for_bot(table)) is not None:
            try:
                await self._play_bot_choice(table, question)
            except BotsClosed:
                return
            except Exception:
                LOG.exception("a bot's choice could not be taken")
                await asyncio.sleep(RETRY_SECONDS)
        self._set_alarm(table)

    async def _play_bot_choice(self, table: LiveTable, question: Question) -> None:
        match = table.match
        assert match is not None
        number, seat = match.number, question.seat
        began = time.monotonic()
        option = await self._ask_bot(table, question)
        if table.connections:
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        async with table.lock:
            is_current = table.match is match and match.number == number
            if is_current and table.is_running and table.has_bot(seat):
                # Storing a choice must not be interrupted, even when the server stops.
                await asyncio.shield(turns.take_choice(table, self._journal, seat, option, How.BOT))

    async def _ask_bot(self, table: LiveTable, question: Question[Option]) -> Option:
        match, bot = table.match, table.seats[question.seat].bot
        assert match is not None
        assert bot is not None
        position = match.play.position
        view = match.box.game.view(position, question.seat)
        try:
            seed = table.bot_seeds[question.seat]
            is_background = not table.connections
            option = await self._workers.choose(match.box.game.name, bot, seed, view, is_background)
            if option in question.options:
                return option
            failure = BotFailed("error", "an option that was not listed")
        except BotFailed as error:
            failure = error
        self._metrics.bot_failures.labels(failure.reason).inc()
        LOG.warning("the bot %s of table %s: %s", bot, table.code, failure)
        fallback: Option = match.box.quick_choice(position)
        return fallback

    # --- Clocks -----------------------------------------------------------------------------------

    def _set_alarm(self, table: LiveTable) -> None:
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()
        deadline = table.clock.deadline() if table.clock is not None and table.is_running else None
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time())
            self._alarms[table] = loop.call_later(wait, self._on_alarm, table)

    def _on_alarm(self, table: LiveTable) -> None:
        self._alarms.pop(table, None)
        task = asyncio.create_task(self._handle_alarm(table), name=f"clock of {table.code}")
        self._timing_out[table] = task
        task.add_done_callback(lambda _: self._timing_out.pop(table, None))

    async def _handle_alarm(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                clock = table.clock
                if table.is_running and clock is not None and clock.has_run_out(time.time()):
                    assert clock.running is not None
                    await self._play_timed_out_turn(table, clock.running)
        except Exception:
            LOG.exception("a turn that ran out of time could not be played")
            await asyncio.sleep(RETRY_SECONDS)
        self.reschedule(table)

    async def _play_timed_out_turn(self, table: LiveTable, seat: int) -> None:
        """Make quick choices for the rest of a turn that ran out of time, or resign."""
        row = table.seats[seat]
        if row.timeouts + 1 >= MAX_TIMEOUTS_IN_A_ROW:
            await self._resign(table, seat)
        else:
            await self._play_quick_turn(table, seat)
        # Counted last: a turn that could not be stored is tried again, and is the same turn.
        row.timeouts += 1
        await self._save(table)

    async def _play_quick_turn(self, table: LiveTable, seat: int) -> None:
        match = table.match
        assert match is not None
        while (
            table.is_running
            and (question := match.play.question) is not None
            and question.seat == seat
        ):
            option = match.box.quick_choice(match.play.position)
            await turns.take_choice(table, self._journal, seat, option, How.CLOCK)
            if match.box.begins_turn(match.play.position):
                return

    async def _resign(self, table: LiveTable, seat: int) -> None:
        """Resign; where that does not end the game, a bot sits in."""
        match = table.match
        assert match is not None
        resignation = match.box.resignation(match.play.position, seat)
        if resignation is not None:
            await turns.take_choice(table, self._journal, seat, resignation, How.CLOCK)
        if table.is_running:
            table.seats[seat].bot = match.box.bots[0]
            turns.start_clock(table)
            await self._save(table)
            table.broadcast_table()

    async def _save(self, table: LiveTable) -> None:
        async with self._sessions() as session, session.begin():
            await tables.save(session, table.row, table.seats)


def _question_for_bot(table: LiveTable) -> Question | None:
    """The question that a bot must answer now, if there is one."""
    if not table.is_running or table.match is None:
        return None
    question = table.match.play.question
    return question if question is not None and table.has_bot(question.seat) else None
