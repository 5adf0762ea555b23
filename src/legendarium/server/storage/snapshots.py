"""Snapshots of tables: the newest two of each, and those that begin a chapter."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from legendarium.server.storage.models import SnapshotRow
from legendarium.table import DamagedSave
from legendarium.table.snapshot import Snapshot

LOG = logging.getLogger(__name__)

NEWEST_KEPT = 2


class StoredSnapshot(NamedTuple):
    """A snapshot of a table."""

    snapshot: Snapshot
    is_proved: bool = False
    """Whether the choices were seen to lead to it, by the rules that made it."""
    chapter: int | None = None
    """The chapter that begins with it; None for any other."""


async def find(session: AsyncSession, table_id: int) -> list[StoredSnapshot]:
    """The undamaged snapshots of a table, oldest first."""
    rows = select(SnapshotRow.__table__).where(SnapshotRow.table_id == table_id)
    found = []
    for row in await session.execute(rows.order_by(SnapshotRow.moment)):
        try:
            snapshot = Snapshot.from_json(row._mapping)
        except DamagedSave:
            LOG.error("a snapshot of table %d after choice %d is damaged", table_id, row.moment)
            continue
        found.append(StoredSnapshot(snapshot, row.proved, row.chapter))
    return found


async def save(session: AsyncSession, table_id: int, stored: StoredSnapshot) -> None:
    """Store a snapshot; later ones are of undone choices and go, as do old ones."""
    snapshot = stored.snapshot
    of_table = SnapshotRow.table_id == table_id
    await session.execute(
        delete(SnapshotRow).where(of_table, SnapshotRow.moment >= snapshot.moment)
    )
    await session.execute(insert(SnapshotRow).values(_values(table_id, stored)))
    newest = (
        select(SnapshotRow.moment)
        .where(of_table)
        .order_by(SnapshotRow.moment.desc())
        .limit(NEWEST_KEPT)
        .subquery()
    )
    await session.execute(
        delete(SnapshotRow).where(
            of_table,
            SnapshotRow.chapter.is_(None),
            SnapshotRow.moment < select(func.min(newest.c.moment)).scalar_subquery(),
        )
    )


async def prove(session: AsyncSession, table_id: int, snapshot: Snapshot) -> None:
    """Note that a snapshot is proved."""
    same = _same(table_id, snapshot)
    await session.execute(update(SnapshotRow).where(same).values(proved=True))


async def drop(session: AsyncSession, table_id: int, snapshot: Snapshot) -> None:
    """Remove a snapshot."""
    await session.execute(delete(SnapshotRow).where(_same(table_id, snapshot)))


def _same(table_id: int, snapshot: Snapshot) -> ColumnElement[bool]:
    return (SnapshotRow.table_id == table_id) & (SnapshotRow.checksum == snapshot.checksum)


def _values(table_id: int, stored: StoredSnapshot) -> dict[str, object]:
    snapshot = stored.snapshot
    return {
        **snapshot.to_json(),
        "table_id": table_id,
        "proved": stored.is_proved,
        "chapter": stored.chapter,
        "at": datetime.now(UTC),
    }
