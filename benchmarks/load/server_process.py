"""A server to measure, started in a process of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def server(*more: str) -> Iterator[tuple[str, int]]:
    """Start a server with more arguments; its address and the id of its process."""
    with tempfile.TemporaryDirectory(prefix="legendarium-load-") as folder:
        command = [sys.executable, str(Path(__file__).with_name("loaded_server.py"))]
        with (
            open(Path(folder) / "log", "w", encoding="utf-8") as log,
            subprocess.Popen(
                [*command, str(Path(folder) / "load.sqlite"), *more],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None
            try:
                yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
            finally:
                process.terminate()


async def wait_for(address: str) -> None:
    """Wait until a server listens."""
    for _ in range(200):
        try:
            await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return
