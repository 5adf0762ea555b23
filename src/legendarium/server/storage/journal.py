"""The journal of all tables: each step is stored before it is broadcast.

Steps of many tables that wait at the same time are stored in one transaction: a busy server syncs
the disk once for all of them, and an idle one stores each step without delay.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.storage import snapshots
from legendarium.server.storage.models import JournalRow, TableRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.table_state import TableState
from legendarium.table.snapshot import Snapshot

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, and the state of its table afterwards."""

    table_id: int
    number: int
    seat: int
    cause: str
    how: str | None
    agreed: list[int] | None
    option: dict[str, Any] | None
    keep: int | None
    at: datetime
    state: TableState
    outcome: dict[str, Any] | None
    clocks: dict[str, Any] | None
    asked: int | None


_INSERT_STEP = insert(JournalRow.__table__)  # type: ignore[arg-type]
_UPDATE_TABLE = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.id == bindparam("of_table"))
    .values(
        state=bindparam("state"),
        outcome=bindparam("outcome"),
        clocks=bindparam("clocks"),
        asked=bindparam("asked"),
        changed=bindparam("changed"),
    )
)

Waiting = tuple[Entry, "asyncio.Future[None]"]
TableSnapshot = tuple[int, StoredSnapshot]
"""The id of a table, and a snapshot of it."""


class Journal:
    """Stores entries in the order in which they arrive."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        on_written: Callable[[Sequence[Entry]], None] = lambda entries: None,
    ) -> None:
        self._sessions = sessions
        self._on_written = on_written
        self.on_conflict: Callable[[int], None] = lambda table_id: None
        """Called with the table when a different step is already stored under the same number."""
        self.on_snapshot: Callable[[int, Snapshot], None] = lambda table_id, snapshot: None
        """Called when a snapshot of a table was stored."""
        self._waiting: list[Waiting] = []
        self._snapshots: list[TableSnapshot] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    def start(self) -> None:
        """Start storing."""
        self._writer = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Store everything that waits, then stop."""
        self._is_closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def write(self, entry: Entry) -> None:
        """Store an entry; when this returns, it is stored."""
        if self._is_closed:
            raise Refused("closing")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    def keep_snapshot(self, table_id: int, stored: StoredSnapshot) -> None:
        """Store a snapshot of a table soon, after the steps that wait."""
        self._snapshots.append((table_id, stored))
        self._wake.set()

    async def _run(self) -> None:
        while self._waiting or self._snapshots or not self._is_closed:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            kept, self._snapshots = self._snapshots, []
            if batch:
                await self._write(batch)
            if kept:
                await self._keep(kept)

    async def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._persist([entry for entry, _ in batch])
        except Exception as error:
            await self._persist_one_by_one(batch, error)
        written = [entry for entry, done in batch if not done.done()]
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        self._on_written(written)

    async def _keep(self, kept: Sequence[TableSnapshot]) -> None:
        """Store snapshots in a transaction of their own; one that is lost costs time only."""
        try:
            async with self._sessions() as session, session.begin():
                for table_id, stored in kept:
                    await snapshots.save(session, table_id, stored)
        except Exception:
            LOG.exception("snapshots could not be stored")
            return
        for table_id, stored in kept:
            self.on_snapshot(table_id, stored.snapshot)

    async def _persist_one_by_one(self, batch: Sequence[Waiting], error: Exception) -> None:
        """Store a failed batch entry by entry, so that one bad entry does not affect others."""
        for entry, done in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self._persist([entry])
            except Exception as reason:
                if await self._is_stored(entry):
                    continue
                if isinstance(reason, IntegrityError):
                    self.on_conflict(entry.table_id)
                if not done.done():
                    done.set_exception(reason)

    async def _is_stored(self, entry: Entry) -> bool:
        """Whether an entry is stored although storing it failed.

        A connection may be lost after the database has committed, but before it has said so. The
        table would then be one step behind its own journal for ever.
        """
        try:
            async with self._sessions() as session:
                row = await session.get(JournalRow, (entry.table_id, entry.number))
        except Exception:
            return False
        if row is None:
            return False
        found = row.seat, row.cause, row.how, row.option, row.keep
        return found == (entry.seat, entry.cause, entry.how, entry.option, entry.keep)

    async def _persist(self, entries: Sequence[Entry]) -> None:
        async with self._sessions() as session, session.begin():
            connection = await session.connection()
            await connection.execute(_INSERT_STEP, [_step_values(entry) for entry in entries])
            await connection.execute(_UPDATE_TABLE, [_table_values(entry) for entry in entries])


def _step_values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "number": entry.number,
        "seat": entry.seat,
        "cause": entry.cause,
        "how": entry.how,
        "agreed": entry.agreed,
        "option": entry.option,
        "keep": entry.keep,
        "at": entry.at,
    }


def _table_values(entry: Entry) -> dict[str, Any]:
    return {
        "of_table": entry.table_id,
        "state": entry.state,
        "outcome": entry.outcome,
        "clocks": entry.clocks,
        "asked": entry.asked,
        "changed": entry.at,
    }
