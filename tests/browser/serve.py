"""The server that the browser tests visit: the real one, with quick bots and roomy limits."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from legendarium.cli.listening import listen
from legendarium.cli.serving import Server
from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.settings import Rates, Settings

# Every browser of the tests comes from one address.
ROOMY = Rates(
    reads=(1e4, 10**5),
    writes=(1e4, 10**5),
    sign_ins=(1e4, 10**5),
    messages=(1e4, 10**5),
    connections=1000,
    heavy=(1e4, 10**5),
)


def main(port: str, database: str, client: str, bot_pause: str) -> None:
    """Serve until a signal ends it."""
    logging.basicConfig(level=logging.WARNING)
    settings = Settings(
        database=database, client=Path(client), bot_pause=float(bot_pause), rates=ROOMY
    )
    with listen("127.0.0.1", int(port)) as door:
        Server(create_app(make_shelf, settings), lambda: None).run(sockets=[door])


if __name__ == "__main__":
    main(*sys.argv[1:])
