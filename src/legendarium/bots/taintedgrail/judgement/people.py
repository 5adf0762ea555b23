"""What the state of a character is worth: tracks and stores, in the worth of a little Energy.

Every table gives the worth of having so much; the difference of two entries is what one more or
one less matters. The first unit matters most: a character without Food tonight, or near dying.
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import is_in_panic, is_insane

HEALTH = (-16.0, -8.0, -4.0, -1.0, 1.2, 3.0, 4.4, 5.5, 6.4, 7.2)
TERROR = (0.0, 0.4, 0.9, 1.6, 2.5, 3.6, 4.8, 6.0)
PANIC = 2.5
MADNESS = 1.5
STORES = {
    "food": (0.0, 4.2, 6.6, 8.0, 9.0, 9.6),
    "wealth": (0.0, 1.0, 2.0, 2.8, 3.4, 3.9),
    "reputation": (0.0, 0.8, 1.6, 2.3, 2.8),
    "magic": (0.0, 0.9, 1.8, 2.6, 3.2),
}
MORE = 0.35
"""What each further unit of a store is worth."""
EXPERIENCE = 1.5
ITEM = 1.6
SECRET = 1.5
SPARE_ENERGY = 0.35
"""A point that the night gives back anyhow is good for today only."""
LAST_ENERGY = 1.1
"""A point that the night does not give back (END-2)."""


def _of(table: tuple[float, ...], much: int) -> float:
    last = len(table) - 1
    return table[much] if much <= last else table[last] + MORE * (much - last)


def body(p: Position, one: Character) -> float:
    """Health and Terror."""
    worth = _of(HEALTH, one.health) - _of(TERROR, one.terror)
    if is_in_panic(p, one):
        worth -= PANIC
    if is_insane(p, one):
        worth -= MADNESS
    return worth


def health_between(health: float) -> float:
    """The worth of Health that is an average."""
    if health <= 0:
        return HEALTH[0] + 4 * health
    low = int(health)
    return _of(HEALTH, low) + (health - low) * (_of(HEALTH, low + 1) - _of(HEALTH, low))


def reserve(p: Position, one: Character) -> int:
    """The Energy to go to sleep with: less is missed tomorrow (END-2, END-8)."""
    cap = min(p.sheet(one.id).energy_normal_max, one.health + 1)
    return max(0, min(2, cap - 4))


def energy(p: Position, one: Character) -> float:
    """Energy, dear below the reserve."""
    kept = min(one.energy, reserve(p, one))
    return LAST_ENERGY * kept + SPARE_ENERGY * (one.energy - kept)


def stores(one: Character) -> float:
    """Resources and cards."""
    worth = sum(_of(table, getattr(one, what)) for what, table in STORES.items())
    worth += EXPERIENCE * one.xp
    for held in one.possessions:
        worth += ITEM if held.kind == "item" else SECRET
    return worth


def person(p: Position, one: Character) -> float:
    """All of a character."""
    return body(p, one) + energy(p, one) + stores(one)
