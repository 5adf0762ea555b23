"""The database of a server: a SQLite file, or PostgreSQL by URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from legendarium.table.errors import TableError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
PRAGMAS = (
    "PRAGMA busy_timeout=10000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)
MIGRATING = 1_279_870_794
"""Any number: PostgreSQL lets only one server at a time hold the lock of it."""


class BadDatabase(TableError):
    """The database cannot be opened."""

    code = "bad-database"


class Database:
    """Where everything is kept."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        try:
            self.engine = _engine(self.url)
        except (ImportError, SQLAlchemyError) as error:
            raise BadDatabase(f"The database {self.shown} cannot be opened: {error}.") from None
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            self.engine, expire_on_commit=False
        )

    @property
    def shown(self) -> str:
        """The address without its password, for people and logs."""
        if self.url.get_backend_name() == "sqlite":
            return self.url.database or "memory"
        return self.url.render_as_string(hide_password=True)

    async def open(self) -> None:
        """Make the database ready; raises BadDatabase, in one sentence, when it cannot be."""
        try:
            with self._plain_errors():
                self._make_folder()
                await self.migrate()
        except BadDatabase:
            await self.close()
            raise

    async def migrate(self) -> None:
        """Bring the stored tables up to what this program knows."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    def _make_folder(self) -> None:
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

    @contextmanager
    def _plain_errors(self) -> Iterator[None]:
        try:
            yield
        except CommandError:
            raise BadDatabase(
                f"The database {self.shown} was written by a newer Legendarium: "
                "install that one, or name another database."
            ) from None
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            raise BadDatabase(
                f"The database {self.shown} cannot be opened: {reason or type(error).__name__}."
            ) from None


def read_url(url: str) -> URL:
    """The address of a database, from a URL or from the path of a file."""
    if "://" not in url:
        if not url.strip():
            raise BadDatabase("No database is named: give a file or a URL.")
        return URL.create("sqlite+aiosqlite", database=str(Path(url).expanduser()))
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("The address of the database is not a URL.") from None
    if read.drivername not in DRIVERS:
        raise BadDatabase(
            f"There is no database of the kind {read.drivername!r}: "
            "give the path of a file, sqlite:///… or postgresql://…"
        )
    return read.set(drivername=DRIVERS[read.drivername])


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    settings: dict[str, Any] = {"server_settings": {"timezone": "UTC"}}
    schema = url.query.get("schema")
    if schema is not None:
        url = url.difference_update_query(["schema"])
        settings["server_settings"]["search_path"] = schema
    return create_async_engine(url, connect_args=settings, pool_pre_ping=True)


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def migrations() -> Config:
    """Where Alembic finds the steps from one form of the database to the next."""
    config = Config()
    config.set_main_option("script_location", "legendarium.server.storage:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    """Do all of it or nothing, and let a second server that starts now wait."""
    if connection.dialect.name == "sqlite":
        # The driver begins no transaction of its own for a change of the tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
