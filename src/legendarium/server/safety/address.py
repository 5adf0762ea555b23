"""From where somebody asks."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import HTTPConnection

IPV6_HOUSE = 64
"""An IPv6 household has as many addresses as it likes, but they all begin with the same bits."""

NOWHERE = "nowhere"


def client_address(connection: HTTPConnection, behind_proxy: bool) -> str:
    """The address whose share of the server a request uses up."""
    address = _read(_told(connection, behind_proxy))
    if address is None:
        return NOWHERE
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> IPV6_HOUSE << IPV6_HOUSE)}/{IPV6_HOUSE}"
    return str(address)


def is_local(connection: HTTPConnection, behind_proxy: bool) -> bool:
    """Whether somebody asks from this very machine, and not through a proxy on it."""
    if not behind_proxy and _was_forwarded(connection):
        return False
    address = _read(_told(connection, behind_proxy))
    return address is not None and address.is_loopback


def _told(connection: HTTPConnection, behind_proxy: bool) -> str:
    if behind_proxy:
        # What stands before the last hop was written by the client, and may be anything.
        hops = ",".join(connection.headers.getlist("x-forwarded-for"))
        if hops:
            return hops.rpartition(",")[2].strip()
    return connection.client.host if connection.client else ""


def _was_forwarded(connection: HTTPConnection) -> bool:
    return "x-forwarded-for" in connection.headers or "forwarded" in connection.headers


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
