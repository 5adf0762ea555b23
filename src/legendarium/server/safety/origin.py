"""Only our own pages may ask for a change, or open a live connection, on behalf of a browser."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""The methods that change nothing."""

MARK = "x-legendarium"
"""A header that a page of another origin cannot send without our leave, which nobody has."""


class OriginCheck:
    """Refuses what was asked from a page of somebody else."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise Refused unless the request may come from where it comes."""
        is_live = connection.scope["type"] == "websocket"
        if not is_live and connection.scope["method"] in SAFE:
            return
        origins = connection.headers.getlist("origin")
        if not all(self._is_ours(origin.lower(), connection) for origin in origins):
            raise Refused("wrong-origin")
        if not is_live and connection.headers.get(MARK) != "1":
            raise Refused("wrong-origin")

    def _is_ours(self, origin: str, connection: HTTPConnection) -> bool:
        # Whether a proxy before us speaks https cannot be seen from here.
        host = connection.headers.get("host", "").lower()
        own = {f"http://{host}", f"https://{host}"} if host else set()
        return origin in own or origin in self._origins
