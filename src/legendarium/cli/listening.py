"""Where a server listens on this computer, and what others call that place."""

from __future__ import annotations

import errno
import socket
import sys

from legendarium.table import BadRequest

PORT = 8470
"""Where a server listens when nobody says otherwise."""
TRIES = 100
"""How many ports behind it are tried when it is taken."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for every address of this computer, and what it calls itself."""


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port that is asked for, else the first free one; raises BadRequest."""
    if port is not None and not 0 <= port <= 65535:
        raise BadRequest(f"A port is a number from 0 to 65535, not {port}.", "port")
    for tried in [port] if port is not None else range(PORT, PORT + TRIES):
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
    raise BadRequest(f"Ports {PORT} to {PORT + TRIES - 1} of {host} are taken.", "port")


def _bind(host: str, port: int) -> socket.socket:
    places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = places[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # A server that has just ended keeps nobody from starting the next one.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()
    except BaseException:
        bound.close()
        raise
    return bound


def address_of(host: str, port: int) -> str:
    """What the browser on this computer is told to open."""
    return _address(EVERYWHERE.get(host, host), port)


def network_address_of(host: str, port: int) -> str | None:
    """What others on the network open; None when only this computer is listened to."""
    if host not in EVERYWHERE:
        return None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    somewhere = "2001:db8::1" if ":" in host else "192.0.2.1"
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((somewhere, 9))  # Sends nothing; it only picks the way out.
            return _address(asked.getsockname()[0], port)
    except OSError:
        return _address(socket.gethostname(), port)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
