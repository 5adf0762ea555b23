"""The lock of a PostgreSQL database: an advisory lock, held by a connection of its own.

PostgreSQL releases it when the connection ends. When that happens while the server runs (the
database restarts, the network fails), the server takes the lock again and reloads its tables,
because another server may have had the lock in between; if another server still has it, this one
must stop. So a short failure of the database stops no server, and two never run at the same time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Row, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from legendarium.server.storage.address import BadDatabase
from legendarium.server.storage.database import Database
from legendarium.server.storage.engine import make_engine
from legendarium.server.storage.owner import Owner, owned_by

LOG = logging.getLogger(__name__)

LOCK_ID = 1_279_870_795
"""An arbitrary number that no other program uses for its advisory locks."""
CHECK_SECONDS = 3.0
"""Seconds between two checks of the connection that holds the lock."""
RETRY_SECONDS = 1.0
"""Seconds between two attempts to connect again."""
SERVER_SETTINGS = {
    # PostgreSQL notices within half a minute that the owner's computer is unreachable.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
LOCK_KEY = f"{LOCK_ID}, hashtext(current_schema()) & 2147483647"
TAKE_LOCK = text(f"SELECT pg_try_advisory_lock({LOCK_KEY}), pg_backend_pid()")
FIND_HOLDER = text(
    "SELECT pid, application_name, backend_start"
    " FROM pg_locks JOIN pg_stat_activity USING (pid)"
    f" WHERE locktype = 'advisory' AND classid = {LOCK_ID} AND objsubid = 2 AND granted"
    " AND objid = (hashtext(current_schema()) & 2147483647)::oid"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
END_HOLDER = text("SELECT pg_terminate_backend(:pid)")


class AdvisoryLock:
    """The ownership of a PostgreSQL database."""

    def __init__(self, database: Database, owner: Owner) -> None:
        self._database = database
        # PostgreSQL cuts the name after 63 bytes: what matters most comes first.
        name = f"legendarium {owner.pid} {owner.host} {owner.address}"
        self._engine = make_engine(
            database.url,
            {**SERVER_SETTINGS, "application_name": name},
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self._connection: AsyncConnection | None = None
        self._backend = 0
        """The PostgreSQL process that holds, or held, the lock for this server."""

    async def take(self) -> None:
        """Become the owner; raises BadDatabase, which names the owner, when there is one."""
        try:
            with self._database.plain_errors():
                await self._try()
        except BadDatabase:
            await self.release()
            raise

    async def watch(self, on_regained: Callable[[], Awaitable[object]]) -> None:
        """Return when another server has become the owner; see `Ownership`."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if await self._is_held():
                continue
            LOG.warning("the connection that owns the database is lost: reconnecting")
            await self._disconnect()
            if not await self._take_again():
                return
            LOG.warning("the database is owned again: reloading all tables")
            await on_regained()

    async def release(self) -> None:
        """Let another server become the owner."""
        await self._disconnect()
        await self._engine.dispose()

    async def _try(self) -> bool:
        """Take the lock; raises BadDatabase when another server has it.

        False when a lost connection of this server still holds it; PostgreSQL is told to end it.
        """
        connection = await self._engine.connect()
        try:
            is_taken, backend = (await connection.execute(TAKE_LOCK)).one()
            if is_taken:
                self._connection, self._backend = connection, backend
                return True
            holder = (await connection.execute(FIND_HOLDER)).first()
            if holder is None or holder.pid != self._backend:
                raise owned_by(_owner(holder), self._database.display_url)
            await connection.execute(END_HOLDER, {"pid": self._backend})
            return False
        finally:
            if connection is not self._connection:
                await connection.close()

    async def _take_again(self) -> bool:
        """Wait until the lock is taken again; False when another server has it."""
        while True:
            try:
                if await self._try():
                    return True
            except BadDatabase as refused:
                LOG.error("%s", refused)
                return False
            except Exception as error:
                # A database that is stopping or starting raises various errors.
                LOG.info("the database is not there yet: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _is_held(self) -> bool:
        assert self._connection is not None
        try:
            await self._connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # A lost connection cannot be closed properly, as it does not answer.
            await connection.invalidate()
            await connection.close()


def _owner(holder: Row[Any] | None) -> Owner | None:
    """The owner, from the application name of the connection that holds the lock."""
    words = [] if holder is None else (holder.application_name or "").split()
    if holder is None or len(words) != 4:
        return None
    return Owner(int(words[1]), words[2], words[3], holder.backend_start)
