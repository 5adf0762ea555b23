"""All tables: those in memory, and the way to those that are only stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator, Mapping

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.live.driver import Driver
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable
from legendarium.server.messages import ClosingMessage
from legendarium.server.storage import tables
from legendarium.server.storage.journal import Journal
from legendarium.server.storage.tables import Stored
from legendarium.table import Shelf, TableError

LOG = logging.getLogger(__name__)

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that could be taken for another."""

CODE_LENGTH = 10

FAREWELL = 1.0
"""Seconds for which a server that stops waits until everybody has been told."""


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        shelf: Shelf,
        journal: Journal,
        driver: Driver,
        idle: float,
    ) -> None:
        self.sessions = sessions
        self.shelf = shelf
        self.journal = journal
        self.driver = driver
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._away: dict[str, float] = {}
        """Tables whose clocks go on without them: by code, when their time runs out."""
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back the tables whose clocks run, whether somebody looks or not."""
        async with self.sessions() as session:
            codes = await tables.with_clocks(session)
        for code in codes:
            await self._bring_back(code)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def _bring_back(self, code: str) -> None:
        try:
            await self.table(code)
        except (Refused, TableError) as error:
            # One table that cannot be read must not keep all others closed.
            LOG.error("table %s cannot be brought back: %s", code, type(error).__name__)
            self._away.pop(code, None)

    async def close(self) -> None:
        """Stop without losing anything: what has begun is written, everybody is told to return."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.driver.close()
        closing = ClosingMessage().model_dump_json()
        told = []
        for table in self:
            async with table.lock:
                for connection in table.connections:
                    connection.send(closing)
                    connection.end()
                    told.append(connection.wait())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*told), FAREWELL)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables in memory."""
        return iter(list(self._tables.values()))

    def running(self) -> int:
        """How many games go on."""
        return sum(table.is_running for table in self)

    def in_memory(self, code: str) -> LiveTable | None:
        """The table of this code, if it is in memory."""
        return self._tables.get(code)

    async def table(self, code: str) -> LiveTable:
        """The table of this code; raises Refused when there is none."""
        table = self._tables.get(code)
        if table is not None:
            table.used = time.monotonic()
            return table
        if code not in self._loading:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        if not code.isprintable():
            raise Refused("no-such-table")
        async with self.sessions() as session:
            stored = await tables.find(session, code)
            if stored is None or stored.row.game not in self.shelf:
                raise Refused("no-such-table")
            journal = await tables.journal(session, stored.row.id)
            chat = await tables.chat(session, stored.row.id)
            session.expunge_all()
        row, box = stored.row, self.shelf[stored.row.game]
        match = None
        if row.setup is not None and row.seed is not None:
            match = await asyncio.to_thread(
                Match.restore, box, row.setup, int(row.seed), row.take_back, journal
            )
        return self._put(LiveTable(stored, box, match, chat))

    def add(self, stored: Stored) -> LiveTable:
        """A table that was just made and stored."""
        return self._put(LiveTable(stored, self.shelf[stored.row.game], None, ()))

    def _put(self, table: LiveTable) -> LiveTable:
        self._tables[table.code] = table
        self._away.pop(table.code, None)
        self.driver.nudge(table)
        return table

    async def save(self, table: LiveTable) -> None:
        """Write a table and its seats; the journal is written elsewhere."""
        async with self.sessions() as session, session.begin():
            await tables.save(session, table.row, table.seats)

    async def forgive(self, table: LiveTable, seat: int) -> None:
        """Whoever had run out of time has chosen again: nothing is held against them."""
        if table.seats[seat].timeouts:
            async with table.lock:
                table.seats[seat].timeouts = 0
                await self.save(table)

    async def forget(self, person: int) -> None:
        """A person has gone for good: no table knows their name any more."""
        for table in self:
            async with table.lock:
                if _knows(table, person):
                    self._forget_at(table, person)

    def _forget_at(self, table: LiveTable, person: int) -> None:
        table.names.pop(person, None)
        if table.row.host_id == person:
            table.row.host_id = None
        for line in [line for line in table.chat if line.person_id == person]:
            table.chat.remove(line)
        for seat in table.seats:
            if seat.person_id == person:
                seat.person_id = seat.token = None
        for connection in table.connections:
            if connection.person == person:
                connection.person = None
                connection.end()
        table.tell_new_game()

    async def sign_out(self, person: int, tokens: Mapping[tuple[int, int], str]) -> None:
        """A person has signed out everywhere: their links are new, their connections end.

        `tokens` are the new ones, by table and seat.
        """
        for table in self:
            async with table.lock:
                for seat in table.seats:
                    seat.token = tokens.get((table.row.id, seat.seat), seat.token)
                for connection in table.connections:
                    if connection.person == person:
                        connection.end()

    async def rename(self, person: int, name: str) -> None:
        """A person has another name now."""
        for table in self:
            if person in table.names:
                table.names[person] = name
                table.tell_table()

    async def _sweep(self) -> None:
        """Let go of tables that nobody has looked at for a while; bring back those that are due."""
        while True:
            await asyncio.sleep(min(60.0, self._idle))
            for table in self:
                is_idle = time.monotonic() - table.used > self._idle
                is_used = table.connections or table.lock.locked() or self.driver.is_busy(table)
                if is_idle and not is_used:
                    self._let_go(table)
            now = time.time()
            for code in [code for code, deadline in self._away.items() if deadline <= now]:
                try:
                    await self._bring_back(code)
                except Exception:
                    # It is still due the next time.
                    LOG.exception("table %s could not be loaded when its time ran out", code)

    def _let_go(self, table: LiveTable) -> None:
        """A table leaves the memory; one whose clock goes on is back when its time runs out."""
        del self._tables[table.code]
        deadline = self.driver.let_go(table)
        if deadline is not None:
            self._away[table.code] = deadline


def _knows(table: LiveTable, person: int) -> bool:
    """Whether somebody sits here, watches, has made this table or said something at it."""
    return (
        table.row.host_id == person
        or person in table.names
        or any(connection.person == person for connection in table.connections)
        or any(line.person_id == person for line in table.chat)
    )


def new_code() -> str:
    """A code for a new table, too long to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
