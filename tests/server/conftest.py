"""What every test of the server starts from: an empty database, an app on it, and a client."""

from __future__ import annotations

import asyncio
import os
import shutil
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from company import visitor
from conformity import Conformity, listening
from driving import Hours
from fastapi import FastAPI
from httpx import AsyncClient
from sqlalchemy import make_url, text

from legendarium.server.app import create_app
from legendarium.server.settings import Settings
from legendarium.server.storage.database import Database
from legendarium.table import Shelf
from toy import make_shelf

POSTGRES = os.environ.get("LEGENDARIUM_TEST_DATABASE", "")
"""The URL of a PostgreSQL database to test on; each test has a schema of its own there."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def conformity() -> Iterator[Conformity]:
    """Checks all that servers say against their schemas."""
    with listening() as found:
        yield found


@pytest.fixture(autouse=True)
def all_messages_follow_the_schema(conformity: Conformity) -> Iterator[None]:
    """Fails a test during which a server said something that its schema does not have."""
    conformity.take_problems()
    yield
    assert conformity.take_problems() == []


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file without anything in its tables, made once and copied for each test."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite"
    asyncio.run(_open_and_close(str(file)))
    return file


@pytest.fixture
def database_url(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Where a database is that no other test knows."""
    if not POSTGRES:
        file = tmp_path / "legendarium.sqlite"
        shutil.copy(request.getfixturevalue("migrated"), file)
        yield str(file)
        return
    schema = f"test_{uuid.uuid4().hex}"
    asyncio.run(_execute(f'CREATE SCHEMA "{schema}"'))
    url = make_url(POSTGRES).update_query_dict({"schema": schema})
    yield url.render_as_string(hide_password=False)
    asyncio.run(_execute(f'DROP SCHEMA "{schema}" CASCADE'))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty database, open."""
    database = Database(database_url)
    await database.open()
    yield database
    await database.close()


@pytest.fixture
def settings(database_url: str) -> Settings:
    """How the server of a test runs; a test module may say it otherwise."""
    return Settings(database=database_url, bot_pause=0.0)


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    """What makes the games of the server: a toy, unless a test module says otherwise."""
    return make_shelf


@pytest.fixture
async def app(settings: Settings, shelf: Callable[[], Shelf]) -> AsyncIterator[FastAPI]:
    """A server with these games, between its start and its end."""
    app = create_app(shelf, settings)
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """The time of day, to be set on by hand."""
    return Hours(monkeypatch)


@pytest.fixture
async def client(app: FastAPI) -> AsyncIterator[AsyncClient]:
    """The browser of somebody whom the server does not know."""
    async with visitor(app) as client:
        yield client


async def _open_and_close(url: str) -> None:
    database = Database(url)
    await database.open()
    await database.close()


async def _execute(statement: str) -> None:
    database = Database(POSTGRES)
    async with database.engine.begin() as connection:
        await connection.execute(text(statement))
    await database.close()
