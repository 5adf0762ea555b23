"""Serves the metrics for Prometheus, on a separate address."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from prometheus_client import CollectorRegistry, make_asgi_app


@contextmanager
def metrics_served(registry: CollectorRegistry, listener: socket.socket) -> Iterator[None]:
    """Serve the metrics on a socket, at any path.

    This runs in a thread of its own, so it answers even while the server is busy.
    """
    config = uvicorn.Config(
        make_asgi_app(registry),
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), name="metrics", daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.should_exit = True
        thread.join()
