"""The worth of a character: tracks, resources and cards, roughly in units of Energy.

Every table gives the worth of an amount; the difference of two entries is the worth of one unit.
The first units are worth most: a character without Food for the night, or near dying.
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import is_in_panic, is_insane

HEALTH_WORTH = (-16.0, -8.0, -4.0, -1.0, 1.2, 3.0, 4.4, 5.5, 6.4, 7.2)
TERROR_COST = (0.0, 0.4, 0.9, 1.6, 2.5, 3.6, 4.8, 6.0)
PANIC_COST = 2.5
MADNESS_COST = 1.5
RESOURCE_WORTH = {
    "food": (0.0, 4.2, 6.6, 8.0, 9.0, 9.6),
    "wealth": (0.0, 1.0, 2.0, 2.8, 3.4, 3.9),
    "reputation": (0.0, 0.8, 1.6, 2.3, 2.8),
    "magic": (0.0, 0.9, 1.8, 2.6, 3.2),
}
FURTHER_UNIT_WORTH = 0.35
"""The worth of each unit beyond the end of a table."""
EXPERIENCE_WORTH = 1.5
ITEM_WORTH = 1.6
SECRET_WORTH = 1.5
SPARE_ENERGY_WORTH = 0.35
"""The worth of a point that the night restores anyway."""
RESERVE_ENERGY_WORTH = 1.1
"""The worth of a point that the night does not restore (END-2)."""


def _of(table: tuple[float, ...], amount: int) -> float:
    last = len(table) - 1
    return table[amount] if amount <= last else table[last] + FURTHER_UNIT_WORTH * (amount - last)


def body_worth(p: Position, one: Character) -> float:
    """The worth of Health and Terror."""
    worth = _of(HEALTH_WORTH, one.health) - _of(TERROR_COST, one.terror)
    if is_in_panic(p, one):
        worth -= PANIC_COST
    if is_insane(p, one):
        worth -= MADNESS_COST
    return worth


def interpolated_health_worth(health: float) -> float:
    """The worth of fractional Health, such as an average."""
    if health <= 0:
        return HEALTH_WORTH[0] + 4 * health
    low = int(health)
    below, above = _of(HEALTH_WORTH, low), _of(HEALTH_WORTH, low + 1)
    return below + (health - low) * (above - below)


def energy_reserve(p: Position, one: Character) -> int:
    """The Energy to keep for the night: going below it reduces tomorrow's (END-2, END-8)."""
    cap = min(p.sheet(one.id).energy_normal_max, one.health + 1)
    return max(0, min(2, cap - 4))


def energy(p: Position, one: Character) -> float:
    """The worth of Energy, higher up to the reserve."""
    kept = min(one.energy, energy_reserve(p, one))
    return RESERVE_ENERGY_WORTH * kept + SPARE_ENERGY_WORTH * (one.energy - kept)


def stored_worth(one: Character) -> float:
    """The worth of resources and cards."""
    worth = sum(_of(table, getattr(one, what)) for what, table in RESOURCE_WORTH.items())
    worth += EXPERIENCE_WORTH * one.xp
    for held in one.possessions:
        worth += ITEM_WORTH if held.kind == "item" else SECRET_WORTH
    return worth


def character_worth(p: Position, one: Character) -> float:
    """The total worth of a character."""
    return body_worth(p, one) + energy(p, one) + stored_worth(one)
