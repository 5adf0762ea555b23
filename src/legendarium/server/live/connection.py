"""One live connection: what is sent waits in a line of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from legendarium.server.errors import Refused
from legendarium.server.messages import RefusedMessage
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
        self._is_ending = False
        self._gone = asyncio.Event()

    def send(self, message: str) -> None:
        """Send a text as soon as the connection takes it."""
        if self._line.full():
            self._drop()
        elif not self._is_ending:
            self._line.put_nowait(message)

    def refuse(self, refused: Refused, answers: int | None) -> None:
        """Say that something which was sent is refused, in the language of the connection."""
        self.send(refusal(refused, self.language, answers))

    def end(self) -> None:
        """Close the connection, after what already waits if it is not too slow."""
        if self._line.full():
            self._drop()
        elif not self._is_ending:
            self._is_ending = True
            self._line.put_nowait(None)

    def _drop(self) -> None:
        """Close without what waits: who comes back asks for it from the last step they saw."""
        self._is_ending = True
        while not self._line.empty():
            self._line.get_nowait()
        self._line.put_nowait(None)

    async def run(self) -> None:
        """Send what comes until the end."""
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                while (message := await self._line.get()) is not None:
                    await self.socket.send_text(message)
                await self.socket.close(TRY_AGAIN)
        finally:
            self._gone.set()

    async def wait(self) -> None:
        """Until nothing more is sent."""
        await self._gone.wait()


def refusal(refused: Refused, language: str, answers: int | None = None) -> str:
    """A refusal as it is sent; `answers` is the number that the refused message named."""
    message = RefusedMessage(code=refused.code, message=refused.say(language), answers=answers)
    return message.model_dump_json()
