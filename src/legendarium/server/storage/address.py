"""Addresses of databases, and the errors about them in the user's language."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from legendarium.locale import Value, Words
from legendarium.table.errors import TableError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class BadDatabase(TableError):
    """The database cannot be used; `sentence` is the id of the message that says why."""

    code = "bad-database"

    def __init__(self, sentence: str, /, **values: Value) -> None:
        super().__init__(Words("en").say(sentence, **values), "database")
        self.sentence = sentence
        self.values = values

    def say(self, language: str) -> str:
        """The sentence that says what is wrong and what to do next."""
        return Words(language).say(self.sentence, **self.values)


def read_url(url: str) -> URL:
    """The address of a database, from a URL or the path of a file; raises BadDatabase."""
    if "://" not in url:
        if not url.strip():
            raise BadDatabase("database-not-named")
        return URL.create("sqlite+aiosqlite", database=str(Path(url).expanduser()))
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("database-no-url") from None
    if read.drivername not in DRIVERS:
        raise BadDatabase("database-no-kind", kind=repr(read.drivername))
    return read.set(drivername=DRIVERS[read.drivername])


def is_sqlite(url: URL) -> bool:
    """Whether the database is SQLite."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory and for other databases."""
    name = url.database or ""
    if is_sqlite(url) and name.startswith("file:") and "uri" in url.query:
        name = "" if url.query.get("mode") == "memory" else url2pathname(urlsplit(name).path)
    if not is_sqlite(url) or name in ("", ":memory:"):
        return None
    return Path(name)


def display_url(url: URL) -> str:
    """The address without its password, for people and logs."""
    if is_sqlite(url):
        return url.database or "memory"
    return url.render_as_string(hide_password=True)
