"""A server at work in this terminal, from its welcome to its end."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from legendarium.cli.language import language_of_the_system
from legendarium.cli.listening import address_of, network_address_of
from legendarium.cli.shelf import make_shelf
from legendarium.locale import Words
from legendarium.server.app import create_app
from legendarium.server.safety import logs
from legendarium.server.settings import Settings
from legendarium.server.storage.database import Database

LONGEST_MESSAGE = 16 * 1024
"""Bytes of the longest message that is read from a live connection."""
PATIENCE = 10
"""Seconds that running requests have to end when the server stops."""


def serve(settings: Settings, door: socket.socket, host: str, browser: bool) -> int:
    """Serve until a signal ends it; the exit status."""
    # Whoever looks at the terminal wants to read where to click, not what was clicked.
    logs.set_up(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    asyncio.run(_try(settings.database))
    words = Words(language_of_the_system())
    server = make_server(settings, lambda: _welcome(words, host, door, browser))
    server.run(sockets=[door])
    if not server.started:
        return 1
    print(words.say("serve-stopped"), flush=True)
    return 0


async def _try(database: str) -> None:
    """Open the database once, so that one that cannot be opened is told in one sentence."""
    tried = Database(database)
    await tried.open()
    await tried.close()


class Server(uvicorn.Server):
    """Tells people when it is ready, and always ends in order."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; whoever sits at a table is told first, while the connections still stand."""
        await self._farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; being asked twice cuts nothing short, since stopping takes seconds at most."""
        self.should_exit = True


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """The server of every game; `ready` is called once it listens."""
    app = create_app(make_shelf, settings)
    return Server(config_of(app), ready, lambda: app.state.hall.close())


def config_of(app: ASGIApp) -> uvicorn.Config:
    """How an app is served, here and under load."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def _welcome(words: Words, host: str, door: socket.socket, browser: bool) -> None:
    port: int = door.getsockname()[1]
    address = address_of(host, port)
    network = network_address_of(host, port)
    lines = [words.say("serve-open", address=address)]
    if network is not None:
        lines.append(words.say("serve-network", address=network))
    print(*lines, words.say("serve-stop"), sep="\n", flush=True)
    if browser and has_display():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_display() -> bool:
    """Whether somebody sits before this computer, who could see a browser open."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
