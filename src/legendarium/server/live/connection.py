"""One live connection: what is sent waits in a line of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from legendarium.table import WATCHER

LINE = 256
"""Messages that may wait for a slow connection before it is dropped; it can come back."""

TRY_AGAIN = 1013


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, socket: WebSocket, person: int | None, language: str) -> None:
        self.socket = socket
        self.person = person
        self.language = language
        self.seat = WATCHER
        self._line: asyncio.Queue[str | None] = asyncio.Queue(LINE)

    def send(self, message: str) -> None:
        """Send a text as soon as the connection takes it."""
        try:
            self._line.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close the connection, after what already waits if it is not too slow."""
        if self._line.full():
            self._line.get_nowait()
        self._line.put_nowait(None)

    async def run(self) -> None:
        """Send what comes until the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._line.get()) is not None:
                await self.socket.send_text(message)
            await self.socket.close(TRY_AGAIN)
