"""Refuses changes and live connections that a browser requests from pages of other origins."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
"""The methods that change nothing."""

CSRF_HEADER = "x-legendarium"
"""A header that pages of other origins cannot send: CORS would have to allow it."""


class OriginCheck:
    """Refuses requests from pages of other origins."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._origins = frozenset(origins)

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise Refused when the request comes from another origin."""
        is_live = connection.scope["type"] == "websocket"
        if not is_live and connection.scope["method"] in SAFE_METHODS:
            return
        origins = connection.headers.getlist("origin")
        if not all(self._is_ours(origin.lower(), connection) for origin in origins):
            raise Refused("wrong-origin")
        if not is_live and connection.headers.get(CSRF_HEADER) != "1":
            raise Refused("wrong-origin")

    def _is_ours(self, origin: str, connection: HTTPConnection) -> bool:
        # Behind a proxy that terminates TLS, the scheme is not known here.
        host = connection.headers.get("host", "").lower()
        own = {f"http://{host}", f"https://{host}"} if host else set()
        return origin in own or origin in self._origins
