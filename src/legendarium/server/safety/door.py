"""The door of the server: whoever is refused here has reached nothing behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from legendarium.server.errors import Refused, answer
from legendarium.server.safety.address import client_address
from legendarium.server.safety.limits import Doorkeeper

Check = Callable[[HTTPConnection], None]
"""Looks at a request before anybody answers it; raises Refused."""

DENIAL = "websocket.http.response"
POLICY = 1008


class Door:
    """Lets in what every check lets pass, and so many live connections of one address."""

    def __init__(
        self, app: ASGIApp, checks: Sequence[Check], connections: int, behind_proxy: bool
    ) -> None:
        self.app = app
        self._checks = checks
        self._keeper = Doorkeeper(connections)
        self._behind_proxy = behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            for check in self._checks:
                check(connection)
            place = self._place(connection)
        except Refused as refused:
            await _refuse(scope, receive, send, refused)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            place()

    def _place(self, connection: HTTPConnection) -> Callable[[], None]:
        """Take a place for a live connection; what gives it back."""
        if connection.scope["type"] == "http":
            return lambda: None
        return self._keeper.admit(client_address(connection, self._behind_proxy))


async def _refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    if scope["type"] == "websocket" and DENIAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return
    await answer(HTTPConnection(scope), refused)(scope, receive, send)
