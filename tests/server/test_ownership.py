"""One server at a time owns a database; the second is told who does, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from company import Live, guest
from hosting import ADDRESS, COMMAND
from sqlalchemy import select, text
from test_play import look
from test_restart import moved, server

from legendarium.locale import LANGUAGES
from legendarium.server.settings import Settings
from legendarium.server.storage import advisory_lock
from legendarium.server.storage.address import BadDatabase
from legendarium.server.storage.database import Database
from legendarium.server.storage.models import TableRow
from legendarium.server.storage.ownership import Ownership, ownership_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_settings")]

PATIENCE = 60.0
HERE = "http://127.0.0.1:8470/"

only_postgres = pytest.mark.skipif(
    "LEGENDARIUM_TEST_DATABASE" not in os.environ, reason="it is about PostgreSQL"
)


# --- Two programs ---------------------------------------------------------------------------------


@asynccontextmanager
async def command(database: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The command `serve`, in a process of its own."""
    server = await asyncio.create_subprocess_exec(
        sys.executable, *COMMAND, database,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"LC_ALL": "en_GB.UTF-8"},
    )  # fmt: skip
    try:
        yield server
    finally:
        if server.returncode is None:
            server.kill()
        await server.communicate()


async def address_of(server: asyncio.subprocess.Process) -> str:
    assert server.stdout is not None
    async with asyncio.timeout(PATIENCE):
        found = ADDRESS.search((await server.stdout.readline()).decode())
    assert found is not None
    return found[0]


async def refusal_of(server: asyncio.subprocess.Process) -> str:
    """What a server says that does not start."""
    async with asyncio.timeout(PATIENCE):
        said, refusal = await server.communicate()
    assert (server.returncode, said) == (2, b"")
    assert refusal.count(b"\n") == 1
    return refusal.decode()


@pytest.mark.slow
async def test_a_second_server_is_refused_and_a_third_follows_a_killed_one(
    database_url: str,
) -> None:
    async with command(database_url) as first:
        address = await address_of(first)
        async with command(database_url) as second:
            refusal = await refusal_of(second)
        assert f"process {first.pid} on " in refusal
        assert f" at {address}/, since 20" in refusal
        first.send_signal(signal.SIGKILL)
        await first.wait()
    async with command(database_url) as third:
        assert await address_of(third)
        third.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await third.wait() == 0


# --- Two ownerships -------------------------------------------------------------------------------


@asynccontextmanager
async def two_of(database_url: str) -> AsyncIterator[tuple[Ownership, Ownership]]:
    """Two ways to own one database."""
    both = [ownership_of(Database(database_url), HERE) for _ in range(2)]
    yield both[0], both[1]
    for one in both:
        await one.release()


async def test_who_has_let_go_of_a_database_keeps_nobody_from_it(database_url: str) -> None:
    async with two_of(database_url) as (one, two):
        await one.take()
        with pytest.raises(BadDatabase, match=f"process {os.getpid()} on .* at {HERE}, since 20"):
            await two.take()
        await one.release()
        await two.take()
        with pytest.raises(BadDatabase, match="already served"):
            await one.take()


async def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with two_of(str(file)) as (one, two):
        await one.take()
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}
        with pytest.raises(BadDatabase):
            await two.take()
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


async def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    file, link = tmp_path / "games.sqlite", tmp_path / "link.sqlite"
    file.touch()
    link.symlink_to(file)
    one, two = (ownership_of(Database(str(path)), HERE) for path in (file, link))
    await one.take()
    with pytest.raises(BadDatabase, match="already served"):
        await two.take()
    await one.release()


@pytest.mark.parametrize("query", ["uri=true", "mode=rwc&uri=true"])
async def test_a_file_named_by_a_uri_is_that_database(tmp_path: Path, query: str) -> None:
    file = tmp_path / "games.sqlite"
    urls = (str(file), f"sqlite:///file:{file}?{query}")
    one, two = (ownership_of(Database(url), HERE) for url in urls)
    await one.take()
    with pytest.raises(BadDatabase, match="already served"):
        await two.take()
    await one.release()


async def test_an_owner_that_has_not_written_its_name_is_an_owner(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with two_of(str(file)) as (one, two):
        await one.take()
        Path(f"{file}.lock").write_bytes(b"")
        with pytest.raises(BadDatabase, match="already served by another Legendarium"):
            await two.take()


@pytest.mark.parametrize("url", [":memory:", "sqlite://", "sqlite:///file::memory:?uri=true"])
async def test_a_database_in_memory_is_nobody_elses(url: str) -> None:
    async with two_of(url) as (one, two):
        await one.take()
        await two.take()


async def test_the_refusal_is_said_in_every_language(tmp_path: Path) -> None:
    async with two_of(str(tmp_path / "games.sqlite")) as (one, two):
        await one.take()
        with pytest.raises(BadDatabase) as refused:
            await two.take()
    said = {refused.value.say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(os.getpid()) in sentence and HERE in sentence for sentence in said)


# --- A connection to PostgreSQL that is lost ------------------------------------------------------


async def end_connections(url: str) -> None:
    """End whatever holds an advisory lock, as an administrator could."""
    database = Database(url)
    async with database.engine.connect() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        )
    await database.close()


@only_postgres
async def test_a_lock_that_is_lost_is_taken_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisory_lock, "CHECK_SECONDS", 0.05)
    regained = asyncio.Event()

    async def on_regained() -> None:
        regained.set()

    async with two_of(database_url) as (one, two):
        await one.take()
        watching = asyncio.create_task(one.watch(on_regained))
        await end_connections(database_url)
        async with asyncio.timeout(PATIENCE):
            await regained.wait()
        with pytest.raises(BadDatabase, match=f"process {os.getpid()}"):
            await two.take()
        assert not watching.done()
        watching.cancel()


@only_postgres
async def test_who_has_lost_the_lock_to_another_server_stops(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisory_lock, "CHECK_SECONDS", 0.05)
    async with two_of(database_url) as (one, two):
        await one.take()
        await end_connections(database_url)
        await two.take()
        async with asyncio.timeout(PATIENCE):
            await one.watch(two.release)


# --- Two servers that start one table -------------------------------------------------------------


async def test_a_table_that_two_servers_start_has_one_seed(settings: Settings) -> None:
    async with server(settings) as quick, server(settings) as late:
        ann, bob = await guest(quick, "Ann"), await guest(quick, "Bob")
        body = {"game": "highest-card", "options": {"seats": 2}, "seat": 0}
        code = (await ann.post("/api/tables", json=body)).json()["code"]
        await bob.post(f"/api/tables/{code}/seats/1", json={})
        async with moved(ann, late) as again, Live(late, again, f"/api/tables/{code}/live") as live:
            assert (await live.receive_kind("table"))["table"]["state"] == "open"
            assert (await ann.post(f"/api/tables/{code}/start")).is_success
            refused = await again.post(f"/api/tables/{code}/start")
            assert (refused.status_code, refused.json()["code"]) == (409, "already-started")
            view = await live.receive_kind("view")
        async with look(quick, ann, code) as (_, standing):
            assert view["standing"] == standing
        tables = [await app.state.registry.table(code) for app in (quick, late)]
        assert tables[0].row.seed == tables[1].row.seed
        async with quick.state.database.sessions() as session:
            assert await session.scalar(select(TableRow.seed)) == tables[0].row.seed


async def test_two_servers_that_start_a_table_at_once_have_one_seed(settings: Settings) -> None:
    async with server(settings) as one, server(settings) as other:
        ann = await guest(one, "Ann")
        for _ in range(5):
            body = {
                "game": "highest-card",
                "options": {"seats": 2},
                "seat": 0,
                "bots": {"1": "low"},
            }
            code = (await ann.post("/api/tables", json=body)).json()["code"]
            async with moved(ann, other) as again:
                await asyncio.gather(*(app.state.registry.table(code) for app in (one, other)))
                path = f"/api/tables/{code}/start"
                answers = await asyncio.gather(ann.post(path), again.post(path))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            tables = [await app.state.registry.table(code) for app in (one, other)]
            assert tables[0].row.seed == tables[1].row.seed
