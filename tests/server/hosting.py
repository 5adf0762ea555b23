"""A real server in a process of its own, which a test can kill, and its database beside it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from waiting import PATIENCE

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
NURSERY = Path(__file__).with_name("nursery.py")
COMMAND = ("-m", "legendarium.cli.main", "serve", "--no-browser", "--port", "0", "--database")


class Host:
    """Starts a server on one database, again and again; at most one runs at a time."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.address = ""
        self._nursery: asyncio.subprocess.Process | None = None
        self._pid = 0

    async def __aenter__(self) -> Host:
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            str(NURSERY),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._pid:
            await self.end(signal.SIGKILL)
        assert self._nursery is not None
        self._nursery.kill()
        await self._nursery.wait()

    async def start(self) -> None:
        """Start a server, and wait until it says where it is."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{self.database}\n".encode())
        self._pid = int((await self._line("pid ")).split()[1])
        found = ADDRESS.search(await self._line(ADDRESS.pattern))
        assert found is not None
        self.address = found[0]

    async def end(self, number: signal.Signals) -> int:
        """Send the server a signal; its exit status once it has gone."""
        os.kill(self._pid, number)
        status = int((await self._line("ended ")).split()[1])
        self._pid = 0
        return status

    async def _line(self, pattern: str) -> str:
        """The next line in which something is said."""
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self._nursery.stdout.readline()).decode():
                if re.search(pattern, line):
                    return line
        raise AssertionError(f"The server went without a word of {pattern!r}.")


def read(database: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    """What a database says while no server has it open."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query, values).fetchall()
