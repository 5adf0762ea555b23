"""Run a server: play in the browser, alone against bots or with friends."""

from __future__ import annotations

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from legendarium.cli.arguments import whole_number
from legendarium.cli.listening import PORT, listen
from legendarium.server.settings import Settings
from legendarium.table import BadRequest

MOST_WORKERS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add("--host", default="127.0.0.1", metavar="H", help="0.0.0.0 lets others on the network in")
    add("--port", type=whole_number, metavar="P", help=f"{PORT}, or the next free one")
    add("--database", metavar="URL", help="a file, or postgresql://…; yours unless named")
    add("--no-browser", action="store_true", help="do not open a browser")
    add(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address that people open it by, such as https://games.example",
    )
    add("--behind-proxy", action="store_true", help="a proxy tells the addresses of people")
    add("--bots-workers", type=whole_number, default=2, metavar="N", help="processes that bots use")


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    settings = settings_of(options)
    if not (settings.client / "index.html").is_file():
        raise BadRequest("The browser client is not built: `make play` builds it.", "client")
    # No other command waits until the whole server is loaded.
    from legendarium.cli.serving import serve

    with listen(options.host, options.port) as door:
        return serve(settings, door, options.host, browser=not options.no_browser)


def settings_of(options: argparse.Namespace) -> Settings:
    """What the command line says about the server."""
    if not 1 <= options.bots_workers <= MOST_WORKERS:
        raise BadRequest(
            f"Bots use 1 to {MOST_WORKERS} processes, not {options.bots_workers}.", "bots-workers"
        )
    origins = tuple(origin_of(text) for text in options.origin)
    return Settings(
        database=options.database if options.database is not None else str(own_database()),
        origins=origins,
        secure_cookies=bool(origins) and all(origin.startswith("https:") for origin in origins),
        behind_proxy=options.behind_proxy,
        bot_workers=options.bots_workers,
    )


def own_database() -> Path:
    """The file in which the games of this person are kept."""
    return user_data_path("legendarium", appauthor=False) / "legendarium.sqlite"


def origin_of(text: str) -> str:
    """An address as browsers name it: scheme, host and port; raises BadRequest."""
    try:
        parts = urlsplit(text.strip())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        parts, port = urlsplit(""), ""
    only_origin = parts.path in ("", "/") and not parts.query and not parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or not only_origin:
        raise BadRequest(
            f"{text[:80]!r} is no origin: it reads like https://games.example.", "origin"
        )
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"
