"""The journal of all tables: each step is written before anybody hears of it.

Steps of many tables that wait at the same time are written in one transaction, so that a busy
server pays for the disk once, and an idle one waits for nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.storage.models import JournalRow, TableRow


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, and how the table stands after it."""

    table_id: int
    number: int
    seat: int
    cause: str
    option: dict[str, Any] | None
    keep: int | None
    at: datetime
    state: str
    outcome: dict[str, Any] | None
    clocks: dict[str, Any] | None
    asked: int | None


_STEP = insert(JournalRow.__table__)  # type: ignore[arg-type]
_STANDING = (
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


class Journal:
    """Writes entries in the order in which they come."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        on_written: Callable[[Sequence[Entry]], None] = lambda entries: None,
    ) -> None:
        self._sessions = sessions
        self._on_written = on_written
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Write what still waits, and what is being written, then stop."""
        self._is_closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def write(self, entry: Entry) -> None:
        """Write an entry; when this returns, it is kept."""
        if self._is_closed:
            raise Refused("closing")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._is_closed:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._keep([entry for entry, _ in batch])
            except Exception as error:
                await self._keep_apart(batch, error)
            written = [entry for entry, done in batch if not done.done()]
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
            self._on_written(written)

    async def _keep_apart(self, batch: Sequence[Waiting], error: Exception) -> None:
        """One entry that cannot be written must not take the others with it."""
        for entry, done in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self._keep([entry])
            except Exception as reason:
                if not done.done() and not await self._is_kept(entry):
                    done.set_exception(reason)

    async def _is_kept(self, entry: Entry) -> bool:
        """Whether an entry is there although its writing failed.

        A connection may be lost after the database has kept what it was told, but before it said
        so: the table would stand one step behind its own journal for ever.
        """
        try:
            async with self._sessions() as session:
                row = await session.get(JournalRow, (entry.table_id, entry.number))
        except Exception:
            return False
        if row is None:
            return False
        found = row.seat, row.cause, row.option, row.keep
        return found == (entry.seat, entry.cause, entry.option, entry.keep)

    async def _keep(self, entries: Sequence[Entry]) -> None:
        async with self._sessions() as session, session.begin():
            connection = await session.connection()
            await connection.execute(_STEP, [_step(entry) for entry in entries])
            await connection.execute(_STANDING, [_standing(entry) for entry in entries])


def _step(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "number": entry.number,
        "seat": entry.seat,
        "cause": entry.cause,
        "option": entry.option,
        "keep": entry.keep,
        "at": entry.at,
    }


def _standing(entry: Entry) -> dict[str, Any]:
    return {
        "of_table": entry.table_id,
        "state": entry.state,
        "outcome": entry.outcome,
        "clocks": entry.clocks,
        "asked": entry.asked,
        "changed": entry.at,
    }
