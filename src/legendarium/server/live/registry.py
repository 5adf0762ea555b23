"""All tables: those in memory, and loading of those that are only stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.live.driver import Driver
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.match import Match
from legendarium.server.live.opening import restore
from legendarium.server.live.proofs import Proofs
from legendarium.server.messages import ClosingMessage
from legendarium.server.storage import snapshots, tables
from legendarium.server.storage.journal import Journal
from legendarium.server.storage.models import ChatRow
from legendarium.server.storage.tables import StoredTable
from legendarium.server.table_state import TableState
from legendarium.table import Shelf
from legendarium.table.snapshot import Snapshot

LOG = logging.getLogger(__name__)

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that are easily confused."""

CODE_LENGTH = 10

CLOSING_SECONDS = 1.0
"""Seconds that a stopping server waits for its last messages to be sent."""


class StaleTable(Refused):
    """The stored table has changed since it was loaded, and must be read again."""


class TableRegistry:
    """The tables in memory, by code."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        shelf: Shelf,
        journal: Journal,
        driver: Driver,
        proofs: Proofs,
        idle: float,
    ) -> None:
        self.sessions = sessions
        self.shelf = shelf
        self.journal = journal
        self.driver = driver
        self.proofs = proofs
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unloaded_deadlines: dict[str, float] = {}
        """Unloaded tables with a running clock: when their time runs out, by code."""
        self._sweeper: asyncio.Task[None] | None = None
        self._reloading: set[asyncio.Task[None]] = set()
        journal.on_conflict = self._on_conflict
        journal.on_snapshot = self._on_snapshot

    async def open(self) -> None:
        """Load the tables with a running clock."""
        async with self.sessions() as session:
            codes = await tables.with_clocks(session)
        for code in codes:
            await self._load_or_log(code)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def _load_or_log(self, code: str) -> None:
        try:
            await self.table(code)
        except Refused as refused:
            # One broken table must not prevent the server from starting.
            LOG.error("table %s cannot be loaded: %s", code, refused.code)
            self._unloaded_deadlines.pop(code, None)

    async def close(self) -> None:
        """Stop without losing anything: finish what is being stored, tell clients to reconnect."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._reloading:
            task.cancel()
        await self.driver.close()
        closing = ClosingMessage().model_dump_json()
        closed = []
        for table in self:
            async with table.lock:
                self._keep_snapshot(table)
                for connection in table.connections:
                    connection.send(closing)
                    connection.end()
                    closed.append(connection.wait())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*closed), CLOSING_SECONDS)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables in memory."""
        return iter(list(self._tables.values()))

    def running(self) -> int:
        """The number of running games in memory."""
        return sum(table.is_running for table in self)

    def in_memory(self, code: str) -> LiveTable | None:
        """The table with this code, if it is in memory."""
        return self._tables.get(code)

    async def table(self, code: str) -> LiveTable:
        """The table with this code, loaded if necessary; raises Refused when there is none."""
        table = self._tables.get(code)
        if table is not None:
            table.last_used = time.monotonic()
            return table
        if code not in self._loading:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        if not code.isprintable():
            raise Refused("no-such-table")
        stored, match, chat = await self._read(code)
        return self._register(LiveTable(stored, self.shelf[stored.row.game], match, chat))

    async def _read(self, code: str) -> tuple[StoredTable, Match | None, Sequence[ChatRow]]:
        async with self.sessions() as session:
            stored = await tables.find(session, code)
            if stored is None or stored.row.game not in self.shelf:
                raise Refused("no-such-table")
            journal = await tables.journal(session, stored.row.id)
            kept = await snapshots.find(session, stored.row.id)
            chat = await tables.chat(session, stored.row.id)
            session.expunge_all()
        box = self.shelf[stored.row.game]
        match = await restore(self.sessions, self.proofs, box, stored.row, journal, kept)
        return stored, match, chat

    async def reload(self, table: LiveTable) -> None:
        """Replace a table in memory by the stored one; everybody gets a fresh view."""
        async with table.lock:
            await self.reload_locked(table)

    async def reload_locked(self, table: LiveTable) -> None:
        """Like `reload`, for callers that hold the table's lock."""
        table.restore(*await self._read(table.code))
        table.broadcast_new_game()
        table.broadcast_request()
        self.driver.reschedule(table)

    def _on_conflict(self, table_id: int) -> None:
        """Reload a table whose journal has a newer step than it has in memory."""
        for table in self:
            if table.row.id == table_id:
                LOG.warning("table %s is behind its journal: reloading it", table.code)
                task = asyncio.create_task(self._try_to_reload(table))
                self._reloading.add(task)
                task.add_done_callback(self._reloading.discard)

    async def _try_to_reload(self, table: LiveTable) -> None:
        try:
            await self.reload(table)
        except Exception:
            # The next conflict tries again.
            LOG.exception("table %s cannot be reloaded", table.code)

    async def reload_all(self) -> None:
        """Reload every table in memory: another server may have changed them."""
        for table in self:
            await self._try_to_reload(table)

    def add(self, stored: StoredTable) -> LiveTable:
        """Add a table that was just created and stored."""
        return self._register(LiveTable(stored, self.shelf[stored.row.game], None, ()))

    def _register(self, table: LiveTable) -> LiveTable:
        self._tables[table.code] = table
        self._unloaded_deadlines.pop(table.code, None)
        self.driver.reschedule(table)
        return table

    async def save(self, table: LiveTable, left: TableState | None = None) -> None:
        """Store a table and its seats; the journal is written separately.

        `left` is the state that the table has just left; raises StaleTable when it is stored in
        another state.
        """
        async with self.sessions() as session, session.begin():
            if left is not None and not await tables.leave_state(session, table.row, left):
                raise StaleTable("already-started")
            await tables.save(session, table.row, table.seats)

    async def reset_timeouts(self, table: LiveTable, seat: int) -> None:
        """Forget the timeouts of a seat whose person has chosen again."""
        if table.seats[seat].timeouts:
            async with table.lock:
                table.seats[seat].timeouts = 0
                await self.save(table)

    async def forget_person(self, person: int) -> None:
        """Remove a person, whose data is being deleted, from every table in memory."""
        for table in self:
            async with table.lock:
                if _involves(table, person):
                    self._forget_person_at(table, person)

    def _forget_person_at(self, table: LiveTable, person: int) -> None:
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
        table.broadcast_new_game()

    async def end_sessions(self, person: int, tokens: Mapping[tuple[int, int], str]) -> None:
        """Replace the personal links of a person and close their connections.

        `tokens` are the new links' secrets, by table and seat.
        """
        for table in self:
            async with table.lock:
                for seat in table.seats:
                    seat.token = tokens.get((table.row.id, seat.seat), seat.token)
                for connection in table.connections:
                    if connection.person == person:
                        connection.end()

    async def rename_person(self, person: int, name: str) -> None:
        """Change the name of a person at every table in memory."""
        for table in self:
            if person in table.names:
                table.names[person] = name
                table.broadcast_table()

    async def _sweep(self) -> None:
        """Unload idle tables, and load unloaded ones whose time has run out."""
        while True:
            await asyncio.sleep(min(60.0, self._idle))
            for table in self:
                is_idle = time.monotonic() - table.last_used > self._idle
                is_used = table.connections or table.lock.locked() or self.driver.is_busy(table)
                if is_idle and not is_used:
                    self._unload(table)
            now = time.time()
            due = [code for code, end in self._unloaded_deadlines.items() if end <= now]
            for code in due:
                try:
                    await self._load_or_log(code)
                except Exception:
                    # The next sweep tries again.
                    LOG.exception("table %s could not be loaded when its time ran out", code)

    def _keep_snapshot(self, table: LiveTable) -> None:
        """Store where the game of a table stands that leaves the memory."""
        snapshot = None if table.match is None else table.match.snapshot(is_leaving=True)
        if snapshot is not None:
            self.journal.keep_snapshot(table.row.id, snapshot)

    def _on_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        """Prove a snapshot that was stored, while its table is in memory."""
        for table in self:
            if table.row.id == table_id and table.match is not None:
                self.proofs.start(table_id, table.match.play, snapshot)

    def _unload(self, table: LiveTable) -> None:
        """Unload a table; one whose clock runs is loaded again when its time runs out."""
        self._keep_snapshot(table)
        del self._tables[table.code]
        deadline = self.driver.unload(table)
        if deadline is not None:
            self._unloaded_deadlines[table.code] = deadline


def _involves(table: LiveTable, person: int) -> bool:
    """Whether a person sits here, watches, is the host or has written in the chat."""
    return (
        table.row.host_id == person
        or person in table.names
        or any(connection.person == person for connection in table.connections)
        or any(line.person_id == person for line in table.chat)
    )


def new_code() -> str:
    """A code for a new table, too long to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
