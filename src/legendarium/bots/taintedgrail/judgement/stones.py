"""Menhirs: how long the light lasts, and what the next lighting still lacks.

The texts of all revealed menhirs are known, so the next activation can be planned early.
"""

from __future__ import annotations

from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.taintedgrail.answers import Asked
from legendarium.taintedgrail.menhirs import is_spent, menhir_cost, menhir_text
from legendarium.taintedgrail.modes import menhir_dial
from legendarium.taintedgrail.paying import due
from legendarium.taintedgrail.position import Position

DARK = -18.0
"""No menhir burns at all."""
LIGHT = (-11.0, -6.0, -3.2, -1.4, -0.5, 0.0, 0.3, 0.5, 0.6)
"""A light that outlasts so many mornings."""
WANTED = 12.0
"""What it is worth to light a menhir that an active quest hints at."""
IN_STORE = 0.55
"""How much of that is felt already when all it costs is in store."""
LOCKED = 0.35
"""How much of that while its needs are not met."""


class Stone(NamedTuple):
    """A menhir that could be lit."""

    number: int
    cost: tuple[tuple[str, int], ...]
    dial: int
    open: bool
    """Whether somebody meets its needs."""
    wanted: bool
    """Whether an active quest hints at it, and it has not been lit since."""


def life(p: Position) -> int:
    """How many mornings the longest light outlasts; -1 where none burns."""
    return max(p.menhirs.values(), default=-1)


def light(p: Position) -> float:
    """What the light that there is is worth."""
    left = life(p)
    return DARK if left < 0 else LIGHT[min(left, len(LIGHT) - 1)]


def hinted(p: Position) -> frozenset[int]:
    """The locations that active quests hint at."""
    numbers: set[int] = set()
    for quest in p.quests:
        if quest not in p.succeeded:
            for number in p.campaign.quests[quest].hint_locations:
                numbers.add(p.replaced.get(number, number))
    return frozenset(numbers)


def stones(p: Position) -> list[Stone]:
    """Every menhir on the map that could be lit or prolonged."""
    found = []
    hints = hinted(p)
    asked = Asked(tuple(one.id for one in p.characters), p.characters[0].id)
    for number in sorted(p.places):
        text = menhir_text(p, number)
        if text is None or is_spent(p, number):
            continue
        cost = due(p, menhir_cost(p, number))
        dial = menhir_dial(p, text.dial[p.players - 1])
        wanted = number in hints and number not in p.menhirs
        found.append(Stone(number, cost, dial, is_met(p, text.needs, asked), wanted))
    return found


def gain(p: Position, stone: Stone) -> float:
    """What lighting it would bring."""
    longer = LIGHT[min(max(stone.dial, life(p)), len(LIGHT) - 1)] - light(p)
    return longer + (WANTED if stone.wanted else 0.0)


def share(p: Position, stone: Stone) -> float:
    """How much of its cost is in store, beside what will be eaten tonight."""
    total = sum(much for _, much in stone.cost)
    if not total:
        return 1.0
    return sum(min(much, in_store(p, what)) for what, much in stone.cost) / total


def in_store(p: Position, what: str) -> int:
    """What all have together; tonight's Food is left out."""
    have = sum(int(getattr(one, what)) for one in p.characters)
    return max(0, have - len(p.characters)) if what == "food" else have


def hope(p: Position) -> float:
    """What the best lighting to come is worth already, by what is in store for it."""
    best = 0.0
    for stone in stones(p):
        felt = IN_STORE if stone.open else LOCKED * IN_STORE
        best = max(best, felt * gain(p, stone) * share(p, stone))
    return best
