"""The server as a process of its own, which a test may kill and start again."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx

from waiting import PATIENCE, wait_until

BOT_PAUSE = 0.02


class House:
    """A server with a database of its own, at one address for as long as the test lasts."""

    def __init__(
        self, folder: Path, client: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        """`environment` is that of the server's process: `made_up.Copy` has one for its forms."""
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._client = client
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin to serve, and wait until it does."""
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, Path(__file__).with_name("serve.py"), *self._arguments()],
                stdout=log,
                stderr=log,
                env=self._environment,
            )
        process = self._process
        wait_until(lambda: process.poll() is not None or self._answers(), "the server answers")
        assert process.poll() is None, self.log()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def log(self) -> str:
        """What the server has written: warnings and errors."""
        return (self._folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def _arguments(self) -> list[str]:
        database = self._folder / "legendarium.sqlite"
        return [str(self.port), str(database), str(self._client), str(BOT_PAUSE)]

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", timeout=PATIENCE).is_success
        except httpx.HTTPError:
            return False


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
