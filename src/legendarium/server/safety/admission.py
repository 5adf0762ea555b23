"""Checks of every request and live connection before it reaches the application."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from legendarium.server.errors import Refused, answer
from legendarium.server.safety.address import client_address
from legendarium.server.safety.limits import ConnectionLimit

Check = Callable[[HTTPConnection], None]
"""A check of a request; raises Refused."""

DENIAL_EXTENSION = "websocket.http.response"
CLOSE_POLICY_VIOLATION = 1008


class Admission:
    """Admits what passes every check, and a limited number of live connections per address."""

    def __init__(self, app: ASGIApp, checks: Sequence[Check], connections: int) -> None:
        self.app = app
        self._checks = checks
        self._connections = ConnectionLimit(connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            for check in self._checks:
                check(connection)
            release = self._acquire(connection)
        except Refused as refused:
            await refuse(scope, receive, send, refused)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            release()

    def _acquire(self, connection: HTTPConnection) -> Callable[[], None]:
        """Count a live connection; returns the function to call at its end."""
        if connection.scope["type"] == "http":
            return lambda: None
        return self._connections.acquire(client_address(connection))


async def refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Refuse a request or a live connection."""
    if scope["type"] == "websocket" and DENIAL_EXTENSION not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": CLOSE_POLICY_VIOLATION})
        return
    await answer(HTTPConnection(scope), refused)(scope, receive, send)
