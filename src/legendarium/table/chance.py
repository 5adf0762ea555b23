"""Chance as a value: a whole number that is part of the position.

SplitMix64 (Steele, Lea and Flood, 2014). A game must replay bit for bit on any Python version,
which the standard library promises for `random()` alone and not for `shuffle`; and the state of a
generator inside the position must cost nothing to copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def advance(state: int) -> tuple[int, int]:
    """The next state, and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    bits = state
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, bits ^ (bits >> 31)


def shuffled(state: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """The next state, and the items in random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, bits = advance(state)
        other = (bits * (last + 1)) >> 64
        order[last], order[other] = order[other], order[last]
    return state, tuple(order)
