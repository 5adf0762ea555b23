"""Behind a proxy, the address of a client comes from `X-Forwarded-For`.

uvicorn reads the header: it trusts only the configured proxies and takes the last address that is
not one of them, so a client cannot forge its address. A request without a known address is refused,
because it would share its limits with all others.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from legendarium.server.errors import Refused
from legendarium.server.safety.address import read_address
from legendarium.server.safety.admission import refuse

log = logging.getLogger(__name__)

FORWARDED_FOR = "x-forwarded-for"
DIRECT_PATHS = frozenset({"/healthz"})
"""Paths that may be requested without the proxy, for checks on the same machine."""


class BehindProxy:
    """Gives every request the address of its client, and refuses requests without one."""

    def __init__(self, app: ASGIApp, trusted: Iterable[str]) -> None:
        self.app = app
        self._read_header = ProxyHeadersMiddleware(_do_nothing, list(trusted))
        self._warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sender = scope["client"] = _without_mapping(scope.get("client"))
        await self._read_header(scope, receive, send)  # type: ignore[arg-type]
        # uvicorn replaces the client where it believes the header.
        is_known = scope["client"] is not sender and read_address(scope["client"][0]) is not None
        if is_known or scope["path"] in DIRECT_PATHS:
            await self.app(scope, receive, send)
            return
        self._warn(HTTPConnection(scope), sender)
        await refuse(scope, receive, send, Refused("not-forwarded"))

    def _warn(self, connection: HTTPConnection, sender: tuple[str, int] | None) -> None:
        """Log each reason once: a misconfigured proxy sends many such requests."""
        host = sender[0] if sender else "an unknown address"
        if connection.headers.get(FORWARDED_FOR, "").strip():
            reason = "its X-Forwarded-For names no address, or it is not a trusted proxy"
        else:
            reason = "it sent no X-Forwarded-For"
        if reason not in self._warned:
            self._warned.add(reason)
            log.warning("refused a request from %s: %s (see docs/hosting.md)", host, reason)


def _without_mapping(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """The client with an IPv4 address that a dual-stack socket shows as ::ffff:127.0.0.1."""
    if client is None:
        return None
    address = read_address(client[0])
    return (client[0] if address is None else str(address), client[1])


async def _do_nothing(*_: object) -> None:
    """The app behind the middleware of uvicorn, which is only used to change the scope."""
