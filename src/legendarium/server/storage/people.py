"""Reading and writing people."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from legendarium.server.storage.models import ChatRow, PersonRow, SeatRow

SESSIONS = 2**30
SEEN_EVERY = timedelta(hours=1)


async def find(session: AsyncSession, person_id: int) -> PersonRow | None:
    """The person of this id."""
    return await session.get(PersonRow, person_id)


async def of_account(session: AsyncSession, folded: str) -> PersonRow | None:
    """The owner of the account of this name, folded for comparison."""
    found: PersonRow | None = await session.scalar(
        select(PersonRow).where(PersonRow.account == folded)
    )
    return found


def newcomer(name: str, language: str | None = None) -> PersonRow:
    """Somebody new.

    The session begins at a number nobody can guess: where a database gives the id of somebody
    deleted to the next one, the old cookies must not fit.
    """
    now = datetime.now(UTC)
    return PersonRow(
        name=name,
        language=language,
        session=secrets.randbelow(SESSIONS),
        created=now,
        seen=now,
    )


async def touch(session: AsyncSession, person: PersonRow) -> None:
    """Note that a person was here, to the hour."""
    now = datetime.now(UTC)
    if now - person.seen > SEEN_EVERY:
        await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(seen=now))
        await session.commit()


async def renew_links(session: AsyncSession, person_id: int) -> dict[tuple[int, int], str]:
    """New personal links for every seat of a person; by table and seat, what they end with."""
    seats = (await session.scalars(select(SeatRow).where(SeatRow.person_id == person_id))).all()
    for seat in seats:
        seat.token = new_token()
    return {(seat.table_id, seat.seat): str(seat.token) for seat in seats}


def new_token() -> str:
    """What the personal link of a seat ends with."""
    return secrets.token_urlsafe(24)


async def forget(session: AsyncSession, person_id: int) -> None:
    """Delete a person and what they said; their seats become empty, and links to them dead."""
    await session.execute(delete(ChatRow).where(ChatRow.person_id == person_id))
    await session.execute(
        update(SeatRow).where(SeatRow.person_id == person_id).values(person_id=None, token=None)
    )
    await session.execute(delete(PersonRow).where(PersonRow.id == person_id))
