"""One live connection, with a queue of its own so that a slow client delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from legendarium.server.errors import Refused
from legendarium.server.messages import RefusedMessage
from legendarium.table import SPECTATOR

MAX_QUEUED_MESSAGES = 256
"""Messages that may wait for a slow client before it is disconnected; it can reconnect."""

CLOSE_TRY_AGAIN_LATER = 1013


class Connection:
    """A client that follows a table."""

    def __init__(self, socket: WebSocket, person: int | None, language: str) -> None:
        self.socket = socket
        self.person = person
        self.language = language
        self.seat = SPECTATOR
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self._is_ending = False
        self._ended = asyncio.Event()

    def send(self, message: str) -> None:
        """Queue a text to be sent."""
        if self._queue.full():
            self._drop()
        elif not self._is_ending:
            self._queue.put_nowait(message)

    def refuse(self, refused: Refused, answers: int | None) -> None:
        """Report that a message was refused, in the language of the connection."""
        self.send(refusal(refused, self.language, answers))

    def end(self) -> None:
        """Close the connection after sending what is queued, unless the queue is full."""
        if self._queue.full():
            self._drop()
        elif not self._is_ending:
            self._is_ending = True
            self._queue.put_nowait(None)

    def _drop(self) -> None:
        """Close without sending what is queued; after reconnecting, the client catches up."""
        self._is_ending = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def run(self) -> None:
        """Send queued messages until the connection ends."""
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                while (message := await self._queue.get()) is not None:
                    await self.socket.send_text(message)
                await self.socket.close(CLOSE_TRY_AGAIN_LATER)
        finally:
            self._ended.set()

    async def wait(self) -> None:
        """Wait until nothing more is sent."""
        await self._ended.wait()


def refusal(refused: Refused, language: str, answers: int | None = None) -> str:
    """The message for a refusal; `answers` is the number in the refused message."""
    message = RefusedMessage(
        code=refused.code, message=refused.say(language), rule=refused.rule, answers=answers
    )
    return message.model_dump_json()
