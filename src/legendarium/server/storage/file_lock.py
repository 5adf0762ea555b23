"""The lock of a SQLite database: a locked file beside it, unlocked when its process ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

from legendarium.server.storage.database import Database
from legendarium.server.storage.owner import Owner, owned_by

if sys.platform == "win32":
    import msvcrt

    LOCKED_OFFSET = 1 << 30
    """Locked bytes cannot be read, so the locked byte is one far behind the text."""

    def lock(file: int) -> None:
        """Lock an open file; raises OSError when another process has locked it."""
        os.lseek(file, LOCKED_OFFSET, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(file: int) -> None:
        """Lock an open file; raises OSError when another process has locked it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The ownership of a SQLite database."""

    def __init__(self, database: Database, file: Path, owner: Owner) -> None:
        self._database = database
        # A symbolic link to a database has the same lock.
        self._path = Path(f"{file.resolve()}.lock")
        self._owner = owner
        self._file = -1

    async def take(self) -> None:
        """Become the owner; raises BadDatabase, which names the owner, when there is one."""
        self._database.check_folder()
        with self._database.plain_errors():
            file = self._open()
            while not self._is_there(file):
                # Its last owner deleted it while it was being opened.
                os.close(file)
                file = self._open()
            os.ftruncate(file, 0)
            os.write(file, json.dumps(asdict(self._owner), default=str).encode())
        self._file = file

    def _open(self) -> int:
        """Open and lock the file."""
        # Not inherited by child processes: the lock must not outlive this process.
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(file)
        except (BlockingIOError, PermissionError):
            os.close(file)
            raise owned_by(read_owner(self._path), self._database.display_url) from None
        except BaseException:
            os.close(file)
            raise
        return file

    def _is_there(self, file: int) -> bool:
        """Whether the open file is still the one that others would open."""
        try:
            return os.path.samestat(os.fstat(file), self._path.stat())
        except FileNotFoundError:
            return False

    async def watch(self, on_regained: Callable[[], Awaitable[object]]) -> None:
        """Wait for ever: a file lock is never lost."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Let another server become the owner."""
        if self._file < 0:
            return
        if sys.platform != "win32":
            self._path.unlink(missing_ok=True)
        os.close(self._file)
        if sys.platform == "win32":
            # Open files cannot be deleted there: if the next owner has opened it, it stays.
            with contextlib.suppress(OSError):
                self._path.unlink()
        self._file = -1


def read_owner(path: Path) -> Owner | None:
    """The owner written in the file; None when there is none."""
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
        since = datetime.fromisoformat(body["since"])
        return Owner(int(body["pid"]), str(body["host"]), str(body["address"]), since)
    except (OSError, ValueError, KeyError, TypeError):
        return None
