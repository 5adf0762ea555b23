"""The address of a client, as the limits count it."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import HTTPConnection

IPV6_HOUSEHOLD_BITS = 64
"""The common prefix of all IPv6 addresses of one household."""

UNKNOWN_ADDRESS = "nowhere"


def client_address(connection: HTTPConnection) -> str:
    """The address whose limits a request counts against."""
    address = read_address(connection.client.host if connection.client else "")
    if address is None:
        return UNKNOWN_ADDRESS
    if isinstance(address, IPv6Address):
        household = int(address) >> IPV6_HOUSEHOLD_BITS << IPV6_HOUSEHOLD_BITS
        return f"{IPv6Address(household)}/{IPV6_HOUSEHOLD_BITS}"
    return str(address)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IP address; an IPv4 address written as IPv6 is an IPv4 address; None for other text."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
