"""The server under load, in a process of its own: the real app, and a bare echo beside it.

    python benchmarks/load/hosted.py DATABASE

Says on which port of loopback it listens, and serves until it is ended.
"""

from __future__ import annotations

import resource
import socket
import sys
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from legendarium.cli.serving import config_of
from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.safety import logs
from legendarium.server.settings import Rates, Settings

ECHO = "/echo"
ENDLESS = (1e9, 10**9)


class WithEcho:
    """An app that sends back, on one path, whatever it is sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or scope["path"] != ECHO:
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (heard := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})


def allow_many_files() -> None:
    """Every connection is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config(database: Path) -> uvicorn.Config:
    """As the command `serve` runs it, but for what one address may ask."""
    rates = Rates(ENDLESS, ENDLESS, ENDLESS, ENDLESS, connections=10**9, heavy=ENDLESS)
    app = create_app(make_shelf, Settings(database=str(database), rates=rates))
    return config_of(WithEcho(app))


def main() -> None:
    """Serve."""
    allow_many_files()
    logs.set_up()
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as door:
        print(door.getsockname()[1], flush=True)
        uvicorn.Server(config(Path(sys.argv[1]))).run(sockets=[door])


if __name__ == "__main__":
    main()
