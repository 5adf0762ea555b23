"""Counts and logs every request by its route, and answers unexpected errors."""

from __future__ import annotations

import logging
from contextlib import suppress
from secrets import token_hex
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from legendarium.server.errors import Refused, answer
from legendarium.server.safety.logs import request_id
from legendarium.server.safety.metrics import Metrics

log = logging.getLogger(__name__)

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
PAGES_ROUTE = "pages"
"""Stands for all pages and files of the client."""

UNKNOWN_ROUTE = "other"
"""Stands for everything without a route, so that made-up paths do not create counters."""

CLOSE_SERVER_ERROR = 1011


class RequestLog:
    """Middleware that logs, counts and measures requests and live connections."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        named = request_id.set(token_hex(8))
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            else:
                await self._live(scope, receive, send)
        finally:
            request_id.reset(named)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 0, perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request_id.get() or ""
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception:
            log.exception("a request failed", extra={"route": route_of(scope)})
            if status:
                raise
            await answer(HTTPConnection(scope), Refused("server-error"))(
                scope, receive, send_and_note
            )
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else UNKNOWN_ROUTE
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        fields = {"method": method, "route": route, "status": status, "ms": _ms(seconds)}
        log.info("request", extra=fields)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted, began = False, perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept":
                accepted = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except WebSocketDisconnect:
            pass  # The client left before it was accepted.
        except Exception:
            log.exception("a live connection failed", extra={"route": route_of(scope)})
            with suppress(RuntimeError, OSError):  # It may have ended already.
                await send({"type": "websocket.close", "code": CLOSE_SERVER_ERROR})
        finally:
            fields = {"route": route_of(scope), "accepted": accepted}
            log.info("live", extra={**fields, "ms": _ms(perf_counter() - began)})


def route_of(scope: Scope) -> str:
    """The route that answered, with the names of its parameters in place of their values."""
    path = getattr(scope.get("route"), "path", None)
    if isinstance(path, str):
        return path
    return PAGES_ROUTE if "endpoint" in scope else UNKNOWN_ROUTE


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
