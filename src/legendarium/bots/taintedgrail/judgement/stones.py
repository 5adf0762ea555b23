"""Menhirs: how long the light lasts, and what the next lighting still lacks.

The texts of all revealed menhirs are known, so the next activation can be planned early.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.taintedgrail.answers import Asked
from legendarium.taintedgrail.content.model import RESOURCES, Campaign, MenhirText
from legendarium.taintedgrail.menhirs import is_spent, menhir_cost
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
_MEMO = "menhirs of the bots"


class Stone(NamedTuple):
    """A menhir that could be lit."""

    number: int
    cost: tuple[tuple[str, int], ...]
    dial: int
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
    hints = hinted(p)
    return [
        Stone(
            number,
            due(p, menhir_cost(p, number)),
            menhir_dial(p, text.dial[p.players - 1]),
            number in hints and number not in p.menhirs,
        )
        for number, text in _bearing(p.campaign)
        if number in p.places and not is_spent(p, number)
    ]


def is_open(p: Position, stone: Stone) -> bool:
    """Whether all together meet the needs of a menhir."""
    text = p.location(stone.number).menhir
    assert text is not None
    everybody = tuple(one.id for one in p.characters)
    return is_met(p, text.needs, Asked(everybody, everybody[0]))


def _bearing(campaign: Campaign) -> tuple[tuple[int, MenhirText], ...]:
    """The locations with a menhir; looked up once for a campaign."""
    found: tuple[tuple[int, MenhirText], ...] | None = campaign.memo.get(_MEMO)
    if found is None:
        found = tuple(
            (one.number, one.menhir)
            for one in campaign.locations.values()
            if one.menhir is not None and "menhir" in one.emblems
        )
        campaign.memo[_MEMO] = found
    return found


def gain(p: Position, stone: Stone) -> float:
    """What lighting it would bring."""
    longer = LIGHT[min(max(stone.dial, life(p)), len(LIGHT) - 1)] - light(p)
    return longer + (WANTED if stone.wanted else 0.0)


def share(stone: Stone, stores: Mapping[str, int]) -> float:
    """How much of its cost is in store."""
    total = sum(much for _, much in stone.cost)
    if not total:
        return 1.0
    return sum(min(much, stores[what]) for what, much in stone.cost) / total


def in_store(p: Position) -> dict[str, int]:
    """What all have together; tonight's Food is left out."""
    stores = {
        what: sum(int(getattr(one, what)) for one in p.characters)
        for what in (*RESOURCES, "energy", "health")
    }
    stores["food"] = max(0, stores["food"] - len(p.characters))
    return stores


def hope(p: Position) -> float:
    """What the best lighting to come is worth already, by what is in store for it."""
    stores = in_store(p)
    felt = [(IN_STORE * gain(p, one) * share(one, stores), one) for one in stones(p)]
    best = 0.0
    for worth, stone in sorted(felt, key=lambda pair: -pair[0]):
        if worth <= best:
            break
        best = max(best, worth if is_open(p, stone) else LOCKED * worth)
    return best
