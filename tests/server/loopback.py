"""A server on loopback, with the real game on its shelf."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from eavesdrop import ROOMY

from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.settings import Settings
from waiting import wait_until


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server on a database; its address."""
    app = create_app(make_shelf, Settings(database=str(database), rates=ROOMY, bot_pause=0.0))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
    thread = threading.Thread(target=server.run)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive(), "the server has started")
    assert thread.is_alive()
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
