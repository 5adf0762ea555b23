"""The engine against the plain reference of the flares, on random positions.

When a flare may be invoked, and everything that can come of it, must be the same in both.
`pytest --soak tests/second_opinion/test_flares.py` compares twenty times as much.
"""

from __future__ import annotations

import pytest

from repetition import repeat
from second_opinion.reference_flares import FLARES, compare_many

pytestmark = pytest.mark.slow

TIMES = repeat(1, 20)
SIZES = {
    "f25": (60, 300),
    "f35": (60, 150),
    "f36b": (50, 700),
    "f44b": (50, 700),
    "f45b": (300, 300),
    "f54": (50, 700),
    "f55": (60, 200),
    "f34": (50, 700),
}
"""How many positions are made, and the most results in one of them (else it is passed over)."""


@pytest.mark.parametrize("name", FLARES)
def test_the_same_can_happen(name: str) -> None:
    positions, limit = SIZES.get(name, (100, 300))
    found = compare_many(FLARES[name], 1, positions * TIMES, limit)
    assert found.invoked >= 0.3 * positions, f"positions that say little: {found}"
    assert found.both > 0, f"positions that say little: {found}"
    assert found.invoked + found.skipped < found.positions, f"always possible: {found}"
