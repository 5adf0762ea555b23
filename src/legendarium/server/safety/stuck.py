"""Aborts live connections whose client does not read.

uvicorn waits until everything it sends has been taken, even when it closes a connection: a client
that never reads would keep its connection, and the table it follows, in memory for ever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_STALL_SECONDS = 20.0
"""Seconds that a client may read too little before it is disconnected; it can reconnect."""


class WebSocket(WebSocketsSansIOProtocol):
    """A live connection that is aborted when its client stops reading."""

    _abort_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Start the timer: the write buffer is full."""
        super().pause_writing()
        self._abort_timer = self.loop.call_later(MAX_STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer: the client has read enough."""
        self._cancel_abort()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer: the connection is closed."""
        self._cancel_abort()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Abort at once: the client does not answer pings."""
        super().keepalive_timeout()
        self.transport.abort()

    def _cancel_abort(self) -> None:
        if self._abort_timer is not None:
            self._abort_timer.cancel()
            self._abort_timer = None
