"""Ways over the revealed map: how far every location is, and the first step there."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.position import Position


class Way(NamedTuple):
    """The shortest way to a location."""

    steps: tuple[int, ...]
    """The locations on it, the last is where it leads."""

    @property
    def length(self) -> int:
        """How many journeys it takes."""
        return len(self.steps)


def ways(p: Position, start: int) -> dict[int, Way]:
    """The shortest way to every location that can be reached, the start included."""
    found = {start: Way(())}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours(p, here):
            if there not in found:
                found[there] = Way((*found[here].steps, there))
                waiting.append(there)
    return found
