"""A running server owns its database: no other server may use it.

A server keeps running games in memory, so two servers on one database would play different games.
The lock is released when the process ends, however it ends: it is the lock of a file beside a
SQLite database, or of a connection to PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from legendarium.server.storage.address import is_sqlite, sqlite_file
from legendarium.server.storage.advisory_lock import AdvisoryLock
from legendarium.server.storage.database import Database
from legendarium.server.storage.file_lock import FileLock
from legendarium.server.storage.owner import Owner


class Ownership(Protocol):
    """The exclusive right to serve a database."""

    async def take(self) -> None:
        """Become the owner; raises BadDatabase, which names the owner, when there is one."""

    async def watch(self, on_regained: Callable[[], Awaitable[object]]) -> None:
        """Return when another server has become the owner.

        `on_regained` is called when this server has lost and regained the ownership: the database
        may have changed, so tables in memory may be out of date.
        """

    async def release(self) -> None:
        """Let another server become the owner."""


class NoLock:
    """The ownership of a database in memory, which needs no lock."""

    async def take(self) -> None:
        """Do nothing."""

    async def watch(self, on_regained: Callable[[], Awaitable[object]]) -> None:
        """Wait for ever: the ownership is never lost."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Do nothing."""


def ownership_of(database: Database, address: str) -> Ownership:
    """The ownership of a database for the server at this address."""
    owner = Owner.this_process(address)
    file = sqlite_file(database.url)
    if file is not None:
        return FileLock(database, file, owner)
    return NoLock() if is_sqlite(database.url) else AdvisoryLock(database, owner)
