"""The server under load, in a process of its own: the real app, with an echo endpoint.

    python benchmarks/load/loaded_server.py DATABASE [IDLE]

Prints the port of loopback that it listens on, and serves until it is ended. A table without
connections is unloaded after IDLE seconds.
"""

from __future__ import annotations

import resource
import socket
import sys

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from legendarium.cli.serving import config_of
from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.garbage import collect_rarely
from legendarium.server.safety import logs
from legendarium.server.settings import Rates, Settings

ECHO = "/echo"
UNLIMITED = (1e9, 10**9)


class WithEcho:
    """An app with one path that echoes every message."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or scope["path"] != ECHO:
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (received := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": received["text"]})


def allow_many_files() -> None:
    """Raise the limit on open files: every connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    """A server that starts like the command `serve`."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        collect_rarely()


def config(database: str, idle: float) -> uvicorn.Config:
    """The configuration of the command `serve`, without rate limits."""
    rates = Rates(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, connections=10**9, heavy=UNLIMITED)
    app = create_app(make_shelf, Settings(database, rates=rates, idle=idle))
    return config_of(WithEcho(app))


def main() -> None:
    """Serve."""
    allow_many_files()
    logs.set_up()
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as listener:
        print(listener.getsockname()[1], flush=True)
        idle = float(sys.argv[2]) if len(sys.argv) > 2 else Settings(sys.argv[1]).idle
        Server(config(sys.argv[1], idle)).run(sockets=[listener])


if __name__ == "__main__":
    main()
