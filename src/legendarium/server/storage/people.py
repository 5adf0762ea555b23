"""Reading and writing people."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from legendarium.server.storage.models import ChatRow, PersonRow, SeatRow

SESSION_NUMBERS = 2**30
SEEN_PRECISION = timedelta(hours=1)


async def find(session: AsyncSession, person_id: int) -> PersonRow | None:
    """The person with this id."""
    return await session.get(PersonRow, person_id)


async def find_by_account(session: AsyncSession, folded: str) -> PersonRow | None:
    """The owner of the account with this name, folded for comparison."""
    found: PersonRow | None = await session.scalar(
        select(PersonRow).where(PersonRow.account == folded)
    )
    return found


def new_person(name: str, language: str | None = None) -> PersonRow:
    """A new person, not stored yet.

    The session starts at a random number: some databases reuse the id of a deleted person, whose
    old cookies must not be valid for the new one.
    """
    now = datetime.now(UTC)
    return PersonRow(
        name=name,
        language=language,
        session=secrets.randbelow(SESSION_NUMBERS),
        created=now,
        seen=now,
    )


async def touch(session: AsyncSession, person: PersonRow) -> None:
    """Store when a person was last seen, to the hour."""
    now = datetime.now(UTC)
    if now - person.seen > SEEN_PRECISION:
        await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(seen=now))
        await session.commit()


async def renew_links(session: AsyncSession, person_id: int) -> dict[tuple[int, int], str]:
    """Give every seat of a person a new personal link; their secrets, by table and seat."""
    seats = (await session.scalars(select(SeatRow).where(SeatRow.person_id == person_id))).all()
    for seat in seats:
        seat.token = new_token()
    return {(seat.table_id, seat.seat): str(seat.token) for seat in seats}


def new_token() -> str:
    """A secret for the personal link of a seat."""
    return secrets.token_urlsafe(24)


async def delete_person(session: AsyncSession, person_id: int) -> None:
    """Delete a person and their chat lines; their seats become empty, their links invalid."""
    await session.execute(delete(ChatRow).where(ChatRow.person_id == person_id))
    await session.execute(
        update(SeatRow).where(SeatRow.person_id == person_id).values(person_id=None, token=None)
    )
    await session.execute(delete(PersonRow).where(PersonRow.id == person_id))
