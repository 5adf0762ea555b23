"""The secrets of a server, made once and kept with everything else."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.storage.models import KeyRow

SIZE = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """Every secret of a server; none of them shows in a log."""

    cookies: bytes = field(repr=False)
    """What cookies are signed with."""

    @classmethod
    async def load(cls, sessions: async_sessionmaker[AsyncSession]) -> Keys:
        """The keys of this server; made now if this is its first start."""
        return cls(cookies=await _key(sessions, "cookies"))


async def _key(sessions: async_sessionmaker[AsyncSession], name: str) -> bytes:
    async with sessions() as session:
        found = await session.get(KeyRow, name)
        if found is not None:
            return found.value
    try:
        async with sessions.begin() as session:
            session.add(KeyRow(name=name, value=secrets.token_bytes(SIZE)))
    except IntegrityError:
        pass  # another server that shares the database was quicker
    async with sessions() as session:
        return (await session.get_one(KeyRow, name)).value
