"""How much one address may ask of the server, and one connection."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused
from legendarium.server.safety.address import client_address
from legendarium.server.safety.origin import SAFE
from legendarium.server.settings import Rates

SIGN_INS = frozenset({"/api/sign-in", "/api/account", "/api/rejoin"})
"""Where somebody could try passphrases or links one after the other."""

HEAVY = ("/records", "/moments", "/report")
"""How the paths end where a whole game is read, looked through or stored."""

MOST_ADDRESSES = 20_000
"""Buckets kept at once; the ones not used for longest make room."""


class Bucket:
    """Holds up to `burst` drops; `rate` new ones fall into it each second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one drop; false when there is none."""
        self._level = min(self._burst, self._level + self._rate * max(0.0, now - self._at))
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def wait(self) -> float:
        """Seconds until there is a drop again, counted from the last try."""
        return max(0.0, 1.0 - self._level) / self._rate


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int, most: int = MOST_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> None:
        """Take one drop for an address; raises Refused when there is none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take(now):
            raise Refused("too-fast", headers={"retry-after": str(math.ceil(bucket.wait()))})

    def __len__(self) -> int:
        return len(self._buckets)


class RateCheck:
    """Refuses what an address asks too fast."""

    def __init__(
        self, rates: Rates, behind_proxy: bool, clock: Callable[[], float] = monotonic
    ) -> None:
        self._reads = Buckets(*rates.reads)
        self._writes = Buckets(*rates.writes)
        self._sign_ins = Buckets(*rates.sign_ins)
        self._heavy = Buckets(*rates.heavy)
        self._behind_proxy = behind_proxy
        self._clock = clock

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise Refused when the address must wait."""
        address = client_address(connection, self._behind_proxy)
        self._buckets(connection).take(address, self._clock())

    def _buckets(self, connection: HTTPConnection) -> Buckets:
        path = connection.scope["path"]
        if path.endswith(HEAVY):
            return self._heavy
        if connection.scope.get("method", "GET") in SAFE:
            return self._reads
        return self._sign_ins if path in SIGN_INS else self._writes


class Doorkeeper:
    """Counts the live connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def admit(self, address: str) -> Callable[[], None]:
        """Let one more connection in; call what this gives when it ends. Raises Refused."""
        if self._here[address] >= self._most:
            raise Refused("too-fast")
        self._here[address] += 1
        return lambda: self._leave(address)

    def _leave(self, address: str) -> None:
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]
