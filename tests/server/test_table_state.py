"""A table's state is stored and sent as one of four words that must never change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import select, text

from legendarium.server.storage.database import Database
from legendarium.server.storage.models import TableRow
from legendarium.server.table_state import TableState

pytestmark = pytest.mark.anyio


def row(state: TableState) -> TableRow:
    now = datetime.now(UTC)
    return TableRow(
        code=state.value, game="toy", options={}, state=state, public=True, take_back=True,
        help=True, picks=[], created=now, changed=now,
    )  # fmt: skip


async def test_the_stored_words_are_those_of_older_databases(database: Database) -> None:
    async with database.sessions.begin() as session:
        session.add_all(row(state) for state in TableState)
    async with database.sessions() as session:
        stored = await session.scalars(text("SELECT state FROM tables ORDER BY id"))
        assert list(stored) == ["open", "drafting", "running", "finished"]
        read = await session.scalars(select(TableRow.state).order_by(TableRow.id))
        assert [type(state) for state in read] == [TableState] * 4


def test_a_game_has_begun_when_it_runs_or_has_ended() -> None:
    begun = [state for state in TableState if state.has_begun]
    assert begun == [TableState.RUNNING, TableState.FINISHED]
