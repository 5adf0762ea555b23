"""Rate limits for each address and each live connection."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused
from legendarium.server.safety.address import client_address
from legendarium.server.safety.origin import SAFE_METHODS
from legendarium.server.settings import Rates

SIGN_IN_PATHS = frozenset({"/api/sign-in", "/api/account", "/api/rejoin"})
"""Paths where passwords or personal links could be guessed."""

HEAVY_PATHS = ("/records", "/moments", "/report")
"""Endings of the paths that read, replay or store a whole game."""

MAX_ADDRESSES = 20_000
"""Addresses remembered at once; the least recently used makes room."""


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` of them a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False when there is none."""
        self._level = min(self._burst, self._level + self._rate * max(0.0, now - self._at))
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def wait(self) -> float:
        """Seconds from the last `take` until there is a token again."""
        return max(0.0, 1.0 - self._level) / self._rate


class Buckets:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: int, limit: int = MAX_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> None:
        """Take a token of an address; raises Refused when there is none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._limit:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take(now):
            raise Refused("too-fast", headers={"retry-after": str(math.ceil(bucket.wait()))})

    def __len__(self) -> int:
        return len(self._buckets)


class RateCheck:
    """Refuses requests of an address that exceed its rate."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = monotonic) -> None:
        self._reads = Buckets(*rates.reads)
        self._writes = Buckets(*rates.writes)
        self._sign_ins = Buckets(*rates.sign_ins)
        self._heavy = Buckets(*rates.heavy)
        self._clock = clock

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise Refused when the address must wait."""
        self._buckets(connection).take(client_address(connection), self._clock())

    def _buckets(self, connection: HTTPConnection) -> Buckets:
        path = connection.scope["path"]
        if path.endswith(HEAVY_PATHS):
            return self._heavy
        if connection.scope.get("method", "GET") in SAFE_METHODS:
            return self._reads
        return self._sign_ins if path in SIGN_IN_PATHS else self._writes


class ConnectionLimit:
    """Limits the live connections of each address."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[str] = Counter()

    def acquire(self, address: str) -> Callable[[], None]:
        """Count one more connection; returns the function to call at its end. Raises Refused."""
        if self._open[address] >= self._limit:
            raise Refused("too-fast")
        self._open[address] += 1
        return lambda: self._release(address)

    def _release(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
