"""Run a server: play in the browser, alone against bots or with friends."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from typing import TYPE_CHECKING

from legendarium.cli.listening import DEFAULT_PORT, listen
from legendarium.table import BadRequest

if TYPE_CHECKING:
    from legendarium.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments; those not given are absent from the options."""
    parser.argument_default = argparse.SUPPRESS
    add = parser.add_argument
    add(
        "--config",
        metavar="FILE",
        help="a TOML file of settings (default: serve.toml in your configuration folder)",
    )
    add("--secrets", metavar="FOLDER", help="a folder of files, each with one secret setting")
    add(
        "--host",
        metavar="H",
        help="0.0.0.0 accepts connections from the network (default: 127.0.0.1)",
    )
    add("--port", metavar="P", help=f"the port (default: {DEFAULT_PORT} or the next free one)")
    add("--database", metavar="URL", help="a file, or postgresql://… (default: a file of yours)")
    add("--browser", action=argparse.BooleanOptionalAction, help="open a browser (default: yes)")
    add(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="another address that people open it by, such as https://games.example",
    )
    add(
        "--behind-proxy",
        action=argparse.BooleanOptionalAction,
        help="read client addresses from X-Forwarded-For",
    )
    add(
        "--trusted-proxy",
        action="append",
        dest="trusted_proxies",
        metavar="ADDRESS",
        help="an address or network that the proxy connects from (default: this machine)",
    )
    add("--metrics", metavar="HOST:PORT", help="where Prometheus reads the metrics (default: off)")
    add(
        "--bots-workers",
        dest="bot_workers",
        metavar="N",
        help="processes that bots use (default: 2)",
    )


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    settings = settings_of(options)
    if not (settings.client / "index.html").is_file():
        raise BadRequest("The browser client is not built: `make play` builds it.", "client")
    # Imported here so that other commands start without loading the server.
    from legendarium.cli.serving import serve
    from legendarium.server.settings import host_and_port

    with ExitStack() as listeners:
        listener = listeners.enter_context(listen(settings.host, settings.port))
        metrics = None
        if settings.metrics is not None:
            metrics = listeners.enter_context(listen(*host_and_port(settings.metrics)))
        return serve(settings, listener, metrics)


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings from the command line, the environment and files."""
    # Imported here so that other commands start without it.
    from legendarium.cli.configuration import read_settings

    return read_settings(vars(options), flags())


def flags() -> dict[str, str]:
    """The option of each setting that the command line has, by name of the setting."""
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    return {action.dest: action.option_strings[0] for action in parser._actions}
