"""The database is what the program expects, on SQLite and on PostgreSQL, or says why not."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.exc import IntegrityError, StatementError

from legendarium.locale import LANGUAGES
from legendarium.server.storage import engine
from legendarium.server.storage.address import BadDatabase, read_url
from legendarium.server.storage.database import Database, migrations
from legendarium.server.storage.keys import Keys
from legendarium.server.storage.models import (
    Base,
    JournalRow,
    KeyRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from legendarium.server.storage.people import new_person

pytestmark = pytest.mark.anyio

only_sqlite = pytest.mark.skipif(
    "LEGENDARIUM_TEST_DATABASE" in os.environ, reason="it is about SQLite"
)


def a_table(code: str = "abc", **rest: object) -> TableRow:
    now = datetime.now(UTC)
    return TableRow(
        code=code, game="toy", options={}, state="open", public=True, take_back=True, help=True,
        picks=[], created=now, changed=now, **rest,
    )  # fmt: skip


async def test_the_migrations_make_exactly_what_the_models_say(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(tables) == {*Base.metadata.tables, "alembic_version"}


async def test_a_migration_can_be_taken_back_and_made_again(database: Database) -> None:
    async with database.sessions.begin() as session:
        session.add(a_table(talk=True))
    config = migrations()

    def go_back(connection: Connection) -> set[str]:
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
        return {column["name"] for column in inspect(connection).get_columns("tables")}

    async with database.engine.begin() as connection:
        left = await connection.run_sync(go_back)
    assert "hints" in left
    assert "talk" not in left
    await database.migrate()
    async with database.sessions() as session:
        row = await session.scalar(select(TableRow))
    assert row is not None
    assert row.talk is None


async def test_how_choices_were_made_survives_the_migrations(database: Database) -> None:
    async with database.sessions.begin() as session:
        row = a_table()
        session.add(row)
        await session.flush()
        made = [("choice", "person"), ("choice", "bot"), ("choice", "clock"), ("take-back", None)]
        for number, (cause, how) in enumerate(made, 1):
            option, keep = ({"kind": "play"}, None) if how else (None, 0)
            session.add(
                JournalRow(
                    table_id=row.id, number=number, seat=0, cause=cause, how=how, option=option,
                    keep=keep, at=datetime.now(UTC),
                )
            )  # fmt: skip
    config = migrations()

    def go_back(connection: Connection) -> list[str]:
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        return list(connection.scalars(text("SELECT cause FROM journal ORDER BY number")))

    async with database.engine.begin() as connection:
        assert await connection.run_sync(go_back) == ["choice", "bot", "clock", "take-back"]
    await database.migrate()
    async with database.sessions() as session:
        rows = await session.scalars(select(JournalRow).order_by(JournalRow.number))
        assert [(row.cause, row.how) for row in rows] == made


async def test_the_rules_between_tables_are_those_of_the_models(database: Database) -> None:
    """Alembic does not compare on its own what happens to a row when the one it names goes."""

    def rules(connection: Connection) -> set[tuple[str, str, str]]:
        inspector = inspect(connection)
        return {
            (table, key["constrained_columns"][0], key["options"].get("ondelete", ""))
            for table in Base.metadata.tables
            for key in inspector.get_foreign_keys(table)
        }

    expected = {
        (table.name, key.parent.name, key.ondelete or "")
        for table in Base.metadata.tables.values()
        for key in table.foreign_keys
    }
    async with database.engine.connect() as connection:
        assert await connection.run_sync(rules) == expected


async def test_opening_again_keeps_everything(database: Database) -> None:
    async with database.sessions.begin() as session:
        session.add(new_person("Ann"))
    again = Database(database.url.render_as_string(hide_password=False))
    await again.open()
    async with again.sessions() as session:
        assert await session.scalar(select(PersonRow.name)) == "Ann"
    await again.close()


async def test_two_servers_may_start_at_once(database: Database) -> None:
    url = database.url.render_as_string(hide_password=False)
    async with database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.drop_all)
        await connection.execute(text("DROP TABLE alembic_version"))
    both = [Database(url), Database(url)]
    await asyncio.gather(*(one.open() for one in both))
    keys = await asyncio.gather(*(Keys.load(one.sessions) for one in both))
    assert keys[0] == keys[1]
    for one in both:
        await one.close()


@only_sqlite
async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "half.sqlite"
    database = Database(str(file))
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE keys (name TEXT)"))
    with pytest.raises(BadDatabase, match="already exists"):
        await database.open()
    async with database.engine.connect() as connection:
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert tables == ["keys"]
    await database.close()


@only_sqlite
async def test_every_connection_to_sqlite_is_set_up(database: Database) -> None:
    wanted = {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 10000}
    async with database.engine.connect() as one, database.engine.connect() as two:
        for connection in (one, two):
            for name, value in wanted.items():
                assert await connection.scalar(text(f"PRAGMA {name}")) == value


async def test_times_come_back_in_utc(database: Database) -> None:
    prague = timezone(timedelta(hours=2))
    person = new_person("Ann")
    person.created = datetime(2026, 5, 1, 12, 30, 0, 250_000, tzinfo=prague)
    async with database.sessions.begin() as session:
        session.add(person)
    async with database.sessions() as session:
        created = await session.scalar(select(PersonRow.created))
    assert created == datetime(2026, 5, 1, 10, 30, 0, 250_000, tzinfo=UTC)
    assert created.tzinfo is UTC


async def test_a_time_without_a_zone_is_not_stored(database: Database) -> None:
    person = new_person("Ann")
    person.created = datetime(2026, 5, 1, 12)
    async with database.sessions() as session:
        session.add(person)
        with pytest.raises(StatementError, match="without a time zone"):
            await session.commit()


async def test_a_seat_of_nobody_is_refused(database: Database) -> None:
    async with database.sessions() as session:
        table = a_table()
        session.add(table)
        await session.flush()
        session.add(SeatRow(table_id=table.id, seat=0, person_id=99_999))
        with pytest.raises(IntegrityError):
            await session.commit()


async def test_readers_who_write_later_do_not_lock_each_other_out(database: Database) -> None:
    async with database.sessions.begin() as session:
        session.add_all([new_person(f"Person {number}") for number in range(20)])

    async def read_then_write(person_id: int) -> None:
        async with database.sessions() as session:
            person = await session.get_one(PersonRow, person_id)
            for _ in range(20):  # The others read meanwhile.
                await asyncio.sleep(0)
            person.name += "!"
            await session.commit()

    async with database.sessions() as session:
        ids = (await session.scalars(select(PersonRow.id))).all()
    await asyncio.gather(*(read_then_write(person_id) for person_id in ids))
    async with database.sessions() as session:
        renamed = select(func.count()).where(PersonRow.name.endswith("!"))
        assert await session.scalar(renamed) == 20


async def test_the_keys_are_made_once(database: Database) -> None:
    first = await Keys.load(database.sessions)
    assert await Keys.load(database.sessions) == first
    assert len(first.cookies) == 32
    assert "cookies" not in repr(first)
    async with database.sessions() as session:
        assert await session.scalar(select(func.count()).select_from(KeyRow)) == 1


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("games/tonight.sqlite", "sqlite+aiosqlite:///games/tonight.sqlite"),
        ("/var/games.db", "sqlite+aiosqlite:////var/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite+aiosqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgresql://ann@here/games", "postgresql+asyncpg://ann@here/games"),
        ("postgres://ann@here/games", "postgresql+asyncpg://ann@here/games"),
        ("postgresql+asyncpg://here/games", "postgresql+asyncpg://here/games"),
    ],
)
async def test_addresses_are_read(given: str, read: str) -> None:
    assert read_url(given).render_as_string(hide_password=False) == read


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "No database is named"),
        ("   ", "No database is named"),
        ("mysql://here/games", "no database of the kind 'mysql'"),
        ("postgresql+psycopg://here/games", "no database of the kind"),
        ("postgresql://here:port/games", "not a URL"),
        ("://", "not a URL"),
    ],
)
async def test_a_wrong_address_is_told_in_a_sentence(given: str, sentence: str) -> None:
    with pytest.raises(BadDatabase, match=sentence):
        Database(given)


async def test_a_file_is_made_in_a_folder_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "games of ž.sqlite"
    database = Database(str(file))
    await database.open()
    await database.close()
    assert file.exists()
    assert database.display_url == str(file)


@pytest.mark.parametrize("folder", ["my gmaes", "my gmaes/tonight", "file"])
async def test_a_folder_that_is_not_there_is_named_and_not_made(
    tmp_path: Path, folder: str
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabase, match="does not exist: create it") as caught:
        await Database(str(tmp_path / folder / "games.sqlite")).open()
    assert str(tmp_path / folder) in caught.value.message
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


async def test_a_file_that_is_no_database_is_told_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200, encoding="utf-8")
    with pytest.raises(BadDatabase, match="is not a database: name another file") as caught:
        await Database(str(file)).open()
    assert str(file) in caught.value.message
    assert file.read_text(encoding="utf-8") == "Dear Ann, " * 200
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


async def test_a_database_that_another_program_has_locked_is_told_and_kept(
    tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", ("PRAGMA busy_timeout=1", *engine.PRAGMAS[1:]))
    file = tmp_path / "games.sqlite"
    shutil.copy(migrated, file)
    before = file.read_bytes()
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadDatabase, match="is locked by another program") as caught:
            await Database(str(file)).open()
        other.rollback()
    said = {caught.value.say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(file) in sentence for sentence in said)
    assert file.read_bytes() == before


async def test_an_unreachable_database_is_told_without_its_password() -> None:
    with pytest.raises(BadDatabase) as caught:
        await Database("postgresql://ann:secret-word@127.0.0.1:1/games").open()
    assert "cannot be opened" in caught.value.message
    assert "secret-word" not in caught.value.message


async def test_an_unknown_setting_of_an_address_is_told() -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        await Database("postgresql://ann@127.0.0.1:1/games?colour=red").open()


async def test_a_database_of_a_newer_program_is_left_alone(database: Database) -> None:
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer"):
        await Database(database.url.render_as_string(hide_password=False)).open()
    async with database.engine.connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
