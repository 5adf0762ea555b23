"""Shortest routes over the revealed map."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.position import Position


class Route(NamedTuple):
    """The shortest route to a location."""

    steps: tuple[int, ...]
    """The locations after the start, in order; the last is the destination."""

    @property
    def length(self) -> int:
        """The number of journeys."""
        return len(self.steps)


def routes(p: Position, start: int) -> dict[int, Route]:
    """The shortest route to every reachable location, the start included."""
    found = {start: Route(())}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours(p, here):
            if there not in found:
                found[there] = Route((*found[here].steps, there))
                waiting.append(there)
    return found
