"""The seeds of a sequence of games."""

from __future__ import annotations

from random import SystemRandom

from legendarium.table.chance import advance


class SeedSource:
    """Yields seeds; a given seed is returned as it is and determines those after it."""

    def __init__(self) -> None:
        self._state: int | None = None

    def next_seed(self, seed: int | None = None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self._state = int(seed) % (1 << 64)
            return self._state
        if self._state is None:
            self._state = SystemRandom().getrandbits(64)
        self._state, bits = advance(self._state)
        return bits
