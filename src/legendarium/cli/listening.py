"""The socket that a server listens on, and the addresses that people open."""

from __future__ import annotations

import errno
import socket
import sys

from legendarium.table import BadRequest

DEFAULT_PORT = 8470
"""The first port that is tried when none is given."""
PORTS_TRIED = 100
"""How many ports are tried, in order, before giving up."""
ALL_ADDRESSES = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean every address of this computer, with the address for its own browser."""


def listen(host: str, port: int | None) -> socket.socket:
    """Listen on a port, or on the first free one when none is given; raises BadRequest."""
    if port is not None and not 0 <= port <= 65535:
        raise BadRequest(f"A port is a number from 0 to 65535, not {port}.", "port")
    for tried in [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        try:
            return _bind(host, tried)
        except socket.gaierror:
            raise BadRequest(f"There is no host {host[:80]!r}.", "host") from None
        except PermissionError:
            raise BadRequest(f"Port {tried} of {host} may not be used.", "port") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or type(error).__name__
                raise BadRequest(f"{host[:80]} cannot be listened on: {reason}.", "host") from None
    if port is not None:
        raise BadRequest(f"Port {port} of {host} is taken: choose another, or none.", "port")
    raise BadRequest(
        f"Ports {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TRIED - 1} of {host} are taken.", "port"
    )


def _bind(host: str, port: int) -> socket.socket:
    places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = places[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # Allows a restart right after the last server has ended.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()
    except BaseException:
        bound.close()
        raise
    return bound


def address_of(host: str, port: int) -> str:
    """The address for a browser on this computer."""
    return _address(ALL_ADDRESSES.get(host, host), port)


def network_address_of(host: str, port: int) -> str | None:
    """The address for others on the network; None when only this computer can connect."""
    if host not in ALL_ADDRESSES:
        return None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    somewhere = "2001:db8::1" if ":" in host else "192.0.2.1"
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))  # Sends nothing; it only selects the interface.
            return _address(probe.getsockname()[0], port)
    except OSError:
        return _address(socket.gethostname(), port)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
