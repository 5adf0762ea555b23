"""Limits on the size of request bodies."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from legendarium.server.errors import Refused

MAX_BODY_BYTES = 64 * 1024
"""The size of a request body."""

MAX_RECORD_BYTES = 512 * 1024
"""Enough: the longest of 100,000 random games has 3,409 choices of about 80 bytes each."""
RECORDS_PATH = "/api/records"


def max_bytes(path: str) -> int:
    """The limit for a body sent to this path."""
    return MAX_RECORD_BYTES if path == RECORDS_PATH else MAX_BODY_BYTES


def check_declared(connection: HTTPConnection) -> None:
    """Raise Refused when the declared length of a body is too large."""
    declared = connection.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:20]) > max_bytes(connection.scope["path"]):
        raise Refused("too-big")


class BodyLimit:
    """Stops reading a body that is longer than allowed, whatever length it declared."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = max_bytes(scope["path"])

        async def receive_counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                # The only kind of error that the framework passes on while it reads a body.
                raise HTTPException(413)
            return message

        await self.app(scope, receive_counted, send)
