"""Runs a server in this terminal until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp

from legendarium.cli.arguments import language_of_the_system
from legendarium.cli.listening import address_of, network_address_of
from legendarium.cli.metrics import metrics_served
from legendarium.cli.shelf import make_shelf
from legendarium.locale import Words
from legendarium.server.app import create_app
from legendarium.server.garbage import collect_rarely
from legendarium.server.safety import logs
from legendarium.server.safety.stuck import WebSocket
from legendarium.server.settings import Settings, default_database
from legendarium.server.storage.address import BadDatabase
from legendarium.server.storage.database import Database
from legendarium.server.storage.ownership import ownership_of
from legendarium.table import BadRequest

MAX_MESSAGE_BYTES = 16 * 1024
"""The size of a message on a live connection."""
SHUTDOWN_SECONDS = 10
"""Seconds that running requests may take when the server stops."""


def serve(settings: Settings, listener: socket.socket, metrics: socket.socket | None = None) -> int:
    """Serve until a signal stops it; return the exit status."""
    # In a terminal, a line for every request would bury the address.
    logs.set_up(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    words = Words(language_of_the_system())
    address = address_of(settings.host, listener.getsockname()[1])
    _make_default_folder(settings)
    try:
        app = create_app(make_shelf, settings)
        server = Server(app, lambda: _print_addresses(words, settings, listener, metrics))
        with metrics_served(app.state.metrics.registry, metrics) if metrics else nullcontext():
            _run_as_owner(server, listener, address)
    except BadDatabase as error:
        raise BadRequest(error.say(words.language), error.at) from None
    if not server.started:
        return 1
    print(words.say("serve-stopped"), flush=True)
    return 0


def _make_default_folder(settings: Settings) -> None:
    """Create the folder of the default database; any other folder must exist."""
    if settings.database == default_database():
        Path(settings.database).parent.mkdir(parents=True, exist_ok=True)


def _run_as_owner(server: Server, listener: socket.socket, address: str) -> None:
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve_as_owner(server, listener, address))


async def _serve_as_owner(server: Server, listener: socket.socket, address: str) -> None:
    """Serve as the owner of the database; raises BadDatabase when another server owns it."""
    database = server.database
    ownership = ownership_of(database, address)
    await ownership.take()
    watching = asyncio.create_task(ownership.watch(server.reload_tables))
    watching.add_done_callback(lambda _: server.stop())
    try:
        await database.open()
        await server.serve(sockets=[listener])
        if watching.done():
            watching.result()
            raise BadDatabase("database-lost", database=database.display_url)
    finally:
        watching.cancel()
        await ownership.release()


class Server(uvicorn.Server):
    """Calls `ready` when it listens, and always shuts down gracefully."""

    def __init__(self, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config_of(app))
        self._app = app
        self._ready = ready

    @property
    def database(self) -> Database:
        """The database of the server."""
        database: Database = self._app.state.database
        return database

    async def reload_tables(self) -> None:
        """Reload every table in memory."""
        await self._app.state.registry.reload_all()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        collect_rarely()
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down, after telling everybody at a table while the connections are open."""
        await self._app.state.registry.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second signal changes nothing, since stopping takes seconds at most."""
        self.stop()

    def stop(self) -> None:
        """Start a graceful shutdown."""
        self.should_exit = True


def config_of(app: ASGIApp) -> uvicorn.Config:
    """The configuration of uvicorn, here and in load tests."""
    return uvicorn.Config(
        app,
        ws=WebSocket,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _print_addresses(
    words: Words, settings: Settings, listener: socket.socket, metrics: socket.socket | None
) -> None:
    port: int = listener.getsockname()[1]
    address = address_of(settings.host, port)
    network = network_address_of(settings.host, port)
    lines = [words.say("serve-open", address=address)]
    if network is not None:
        lines.append(words.say("serve-network", address=network))
    if metrics is not None:
        read_at = address_of(*metrics.getsockname()[:2])
        lines.append(words.say("serve-metrics", address=f"{read_at}metrics"))
    print(*lines, words.say("serve-stop"), sep="\n", flush=True)
    if settings.browser and has_display():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_display() -> bool:
    """Whether this computer has a display on which a browser could open."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
