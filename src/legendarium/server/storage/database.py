"""The database of a server: a SQLite file, or PostgreSQL by URL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.storage.address import (
    BadDatabase,
    display_url,
    is_sqlite,
    read_url,
    sqlite_file,
)
from legendarium.server.storage.engine import make_engine

MIGRATION_LOCK_ID = 1_279_870_794
"""An arbitrary number for the advisory lock under which PostgreSQL is migrated."""

MESSAGE_OF_SQLITE_ERROR = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_NOTADB: "database-not-one",
}
"""The id of the message for an error code of SQLite."""


class Database:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.engine = make_engine(self.url)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False
        )

    @property
    def display_url(self) -> str:
        """The address without its password, for people and logs."""
        return display_url(self.url)

    async def open(self) -> None:
        """Migrate the database; raises BadDatabase when it cannot be used."""
        try:
            self.check_folder()
            with self.plain_errors():
                await self.migrate()
        except BadDatabase:
            await self.close()
            raise

    async def migrate(self) -> None:
        """Upgrade the schema to this version."""
        engine = self.engine if is_sqlite(self.url) else make_engine(self.url, is_unlimited=True)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_upgrade)
                await connection.commit()
        finally:
            if engine is not self.engine:
                await engine.dispose()

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()

    def check_folder(self) -> None:
        """Raise BadDatabase when the folder of the file does not exist."""
        file = sqlite_file(self.url)
        if file is not None and not file.parent.is_dir():
            raise BadDatabase("database-no-folder", folder=str(file.parent))

    @contextmanager
    def plain_errors(self) -> Iterator[None]:
        """Turn all errors of the database into BadDatabase."""
        try:
            yield
        except CommandError:
            raise BadDatabase("database-newer", database=self.display_url) from None
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            raise self._bad(getattr(error, "orig", None) or error) from None

    def _bad(self, error: BaseException) -> BadDatabase:
        # The lower eight bits are the error code, the others its extension.
        number = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if number in MESSAGE_OF_SQLITE_ERROR:
            return BadDatabase(MESSAGE_OF_SQLITE_ERROR[number], database=self.display_url)
        reason = " ".join(str(error).split()) or type(error).__name__
        return BadDatabase("database-failed", database=self.display_url, reason=reason)


def migrations() -> Config:
    """The Alembic configuration."""
    config = Config()
    config.set_main_option("script_location", "legendarium.server.storage:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    """Migrate in one transaction, in which a second server that starts now has to wait."""
    if connection.dialect.name == "sqlite":
        # The driver does not begin a transaction for changes of the schema.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK_ID})"))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
