"""Nothing that is sent may be longer than it ever has to be."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from legendarium.server.errors import Refused

MOST = 64 * 1024
"""Bytes of a request's body, and of a live message (uvicorn's `ws_max_size`)."""

MOST_OF_RECORD = 512 * 1024
"""The longest of a hundred thousand random games has 3,409 choices, of about 80 bytes each."""
RECORDS = "/api/records"


def most(path: str) -> int:
    """The bytes that a body sent to this path may have."""
    return MOST_OF_RECORD if path == RECORDS else MOST


def check_declared(connection: HTTPConnection) -> None:
    """Raise Refused when a request says itself that it is too long."""
    declared = connection.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:20]) > most(connection.scope["path"]):
        raise Refused("too-big")


class BodyLimit:
    """Stops reading a body that turns out to be too long, whatever it said of itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = most(scope["path"])

        async def counting() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                # The framework lets an error of this kind through while it reads a body.
                raise HTTPException(413)
            return message

        await self.app(scope, counting, send)
