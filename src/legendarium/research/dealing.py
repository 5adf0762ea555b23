"""Which game comes next: seeds for a row of games."""

from __future__ import annotations

from random import SystemRandom

from legendarium.table.chance import advance


class Dealer:
    """Deals seeds: a seed that is asked for is dealt as it is, and settles those after it."""

    def __init__(self) -> None:
        self._state: int | None = None

    def deal(self, seed: int | None = None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self._state = int(seed) % (1 << 64)
            return self._state
        if self._state is None:
            self._state = SystemRandom().getrandbits(64)
        self._state, bits = advance(self._state)
        return bits
