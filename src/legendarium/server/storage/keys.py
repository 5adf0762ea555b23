"""The secret keys of a server, created once and stored in its database."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.storage.models import KeyRow

KEY_BYTES = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """The secret keys of a server; `repr` does not show them."""

    cookies: bytes = field(repr=False)
    """The key that signs cookies."""

    @classmethod
    async def load(cls, sessions: async_sessionmaker[AsyncSession]) -> Keys:
        """Load the keys, creating them at the first start."""
        return cls(cookies=await _key(sessions, "cookies"))


async def _key(sessions: async_sessionmaker[AsyncSession], name: str) -> bytes:
    async with sessions() as session:
        found = await session.get(KeyRow, name)
        if found is not None:
            return found.value
    try:
        async with sessions.begin() as session:
            session.add(KeyRow(name=name, value=secrets.token_bytes(KEY_BYTES)))
    except IntegrityError:
        pass  # Another server that uses the same database was quicker.
    async with sessions() as session:
        return (await session.get_one(KeyRow, name)).value
