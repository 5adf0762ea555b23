"""The server that owns a database, and the error for every other server."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from datetime import UTC, datetime

from legendarium.server.storage.address import BadDatabase


@dataclass(frozen=True, slots=True)
class Owner:
    """The process that serves a database."""

    pid: int
    host: str
    """The name of the computer."""
    address: str
    """The address to open in a browser."""
    since: datetime

    @classmethod
    def this_process(cls, address: str) -> Owner:
        """This process."""
        return cls(os.getpid(), socket.gethostname(), address, datetime.now(UTC))


def owned_by(owner: Owner | None, database: str) -> BadDatabase:
    """The error that names the owner of a database, if it is known."""
    if owner is None:
        return BadDatabase("database-owned-by-another", database=database)
    return BadDatabase(
        "database-owned",
        database=database,
        pid=str(owner.pid),
        host=owner.host,
        address=owner.address,
        since=owner.since.astimezone().strftime("%Y-%m-%d %H:%M"),
    )
