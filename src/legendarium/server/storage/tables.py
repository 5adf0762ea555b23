"""Reading and writing tables, apart from their journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Select, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from legendarium.server.storage.models import (
    ChatRow,
    JournalRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from legendarium.server.table_state import TableState

MAX_CHAT_LINES = 100
"""Lines of the chat that are sent to somebody who joins."""

OPEN_TABLES_LISTED_FOR = timedelta(days=2)
"""How long an open table without changes is listed publicly."""


@dataclass(slots=True)
class StoredTable:
    """A table with its seats and the names of the people there, as stored."""

    row: TableRow
    seats: list[SeatRow]
    names: dict[int, str]


class StoredStep(NamedTuple):
    """A step of a table, as stored."""

    number: int
    seat: int
    cause: str
    how: str | None = None
    agreed: list[int] | None = None
    option: dict[str, Any] | None = None
    keep: int | None = None


async def find(session: AsyncSession, code: str) -> StoredTable | None:
    """The table with this code."""
    row = await session.scalar(select(TableRow).where(TableRow.code == code))
    if row is None:
        return None
    return (await _with_seats(session, [row]))[0]


async def journal(session: AsyncSession, table_id: int) -> list[StoredStep]:
    """All steps of a table, in order."""
    columns = (getattr(JournalRow, name) for name in StoredStep._fields)
    steps = select(*columns).where(JournalRow.table_id == table_id).order_by(JournalRow.number)
    return [StoredStep._make(row) for row in await session.execute(steps)]


async def chat(session: AsyncSession, table_id: int) -> list[ChatRow]:
    """The last lines of the chat of a table, the oldest first."""
    lines = (
        select(ChatRow)
        .where(ChatRow.table_id == table_id)
        .order_by(ChatRow.id.desc())
        .limit(MAX_CHAT_LINES)
    )
    return list(reversed((await session.scalars(lines)).all()))


async def save(session: AsyncSession, row: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a table and its seats."""
    await session.merge(row)
    for seat in seats:
        await session.merge(seat)


async def leave_state(session: AsyncSession, row: TableRow, before: TableState) -> bool:
    """Store a table's new state; False when its stored state is not the one before."""
    guarded = (
        update(TableRow)
        .where(TableRow.id == row.id, TableRow.state == before)
        .values(state=row.state)
        .returning(TableRow.id)
    )
    return await session.scalar(guarded) is not None


async def find_seat_by_token(session: AsyncSession, token: str) -> SeatRow | None:
    """The seat of the personal link with this secret."""
    found: SeatRow | None = await session.scalar(select(SeatRow).where(SeatRow.token == token))
    return found


async def with_clocks(session: AsyncSession) -> Sequence[str]:
    """The codes of running tables with a clock."""
    codes = select(TableRow.code).where(
        TableRow.state == TableState.RUNNING, TableRow.clock.is_not(None)
    )
    return (await session.scalars(codes)).all()


async def listing(
    session: AsyncSession,
    states: Sequence[TableState],
    of_person: int | None,
    before: tuple[datetime, int] | None,
    limit: int,
) -> list[StoredTable]:
    """Public tables, or those of a person, in these states; the last changed first."""
    rows = select(TableRow).where(TableRow.state.in_(states))
    rows = _public(rows) if of_person is None else _of_person(rows, of_person)
    if before is not None:
        changed, last = before
        rows = rows.where(
            or_(TableRow.changed < changed, (TableRow.changed == changed) & (TableRow.id < last))
        )
    rows = rows.order_by(TableRow.changed.desc(), TableRow.id.desc()).limit(limit)
    return await _with_seats(session, (await session.scalars(rows)).all())


def _public(rows: Select[TableRow]) -> Select[TableRow]:
    """Public tables, without those that have been open for too long."""
    waiting_since = datetime.now(UTC) - OPEN_TABLES_LISTED_FOR
    waits_too_long = (TableRow.state == TableState.OPEN) & (TableRow.changed < waiting_since)
    return rows.where(TableRow.public, ~waits_too_long)


def _of_person(rows: Select[TableRow], person: int) -> Select[TableRow]:
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
    return rows.where(or_(TableRow.host_id == person, TableRow.id.in_(sits)))


async def _with_seats(session: AsyncSession, rows: Sequence[TableRow]) -> list[StoredTable]:
    of_tables = SeatRow.table_id.in_([row.id for row in rows])
    seats = (await session.scalars(select(SeatRow).where(of_tables).order_by(SeatRow.seat))).all()
    people = {seat.person_id for seat in seats if seat.person_id is not None}
    pairs = await session.execute(
        select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(people))
    )
    names = {pair.id: pair.name for pair in pairs}
    return [
        StoredTable(row, [seat for seat in seats if seat.table_id == row.id], names) for row in rows
    ]
