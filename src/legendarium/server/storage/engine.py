"""SQLAlchemy engines for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import URL, Dialect, ExceptionContext, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from legendarium.server.storage.address import BadDatabase, display_url, is_sqlite

PRAGMAS = (
    "PRAGMA busy_timeout=10000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)
CONNECT_TIMEOUT = 5.0
"""Seconds that PostgreSQL may take to accept a connection."""
COMMAND_TIMEOUT = 3.0
"""Seconds that PostgreSQL may take for one command; normally it takes milliseconds."""


def make_engine(
    url: URL,
    server_settings: dict[str, str] | None = None,
    is_unlimited: bool = False,
    **options: Any,
) -> AsyncEngine:
    """The engine for a database; raises BadDatabase when no driver accepts its address.

    The other arguments are for PostgreSQL. With `is_unlimited`, commands may take as long as they
    need, such as a migration of a large table.
    """
    try:
        if is_sqlite(url):
            return _for_sqlite(url)
        arguments = {
            "server_settings": {"timezone": "UTC", **(server_settings or {})},
            "timeout": CONNECT_TIMEOUT,
            "command_timeout": None if is_unlimited else COMMAND_TIMEOUT,
        }
        return _for_postgres(url, arguments, options)
    except (ImportError, SQLAlchemyError) as error:
        raise BadDatabase("database-failed", database=display_url(url), reason=str(error)) from None


def _for_sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _for_postgres(url: URL, arguments: dict[str, Any], options: dict[str, Any]) -> AsyncEngine:
    schema = url.query.get("schema")
    if schema is not None:
        url = url.difference_update_query(["schema"])
        arguments["server_settings"]["search_path"] = schema
    engine = create_async_engine(url, connect_args=arguments, pool_pre_ping=True, **options)
    event.listen(engine.sync_engine, "handle_error", _on_error)
    engine.dialect.do_ping = _ping_of(engine.dialect)  # type: ignore[assignment,method-assign]
    return engine


def _on_error(context: ExceptionContext) -> None:
    """Treat a timeout as a lost connection, which discards the older ones in the pool too."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _ping_of(dialect: Dialect) -> Callable[[DBAPIConnection], bool]:
    """A ping for the pool that is False after a timeout, where SQLAlchemy would raise."""
    ping = dialect.do_ping

    def answers(connection: DBAPIConnection) -> bool:
        try:
            return bool(ping(connection))
        except TimeoutError:
            return False

    return answers
