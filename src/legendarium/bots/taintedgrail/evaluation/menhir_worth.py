"""Menhirs: the worth of the light there is, and of the next menhir that could be lit.

The texts of all revealed menhirs are known, so the next lighting can be planned early.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.taintedgrail.content.model import RESOURCES, Campaign, MenhirText
from legendarium.taintedgrail.menhirs import is_spent, menhir_cost
from legendarium.taintedgrail.modes import menhir_dial
from legendarium.taintedgrail.paying import due
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.quests import hinted_locations
from legendarium.taintedgrail.values import Context

NO_LIGHT_WORTH = -18.0
"""The worth of having no lit menhir at all."""
LIGHT_WORTH = (-11.0, -6.0, -3.2, -1.4, -0.5, 0.0, 0.3, 0.5, 0.6)
"""The worth of the light, by the number of mornings it outlasts."""
HINTED_MENHIR_WORTH = 12.0
"""The worth of lighting a menhir that an active quest hints at."""
STORED_COST_WEIGHT = 0.55
"""The share of a lighting's worth that having its whole cost in store is worth."""
UNMET_NEEDS_WEIGHT = 0.35
"""The weight of a lighting whose needs are not met."""
_MEMO_KEY = "menhirs of the bots"


class LightableMenhir(NamedTuple):
    """A menhir that could be lit."""

    number: int
    cost: tuple[tuple[str, int], ...]
    dial: int
    wanted: bool
    """Whether an active quest hints at it and it has not been lit."""


def mornings_of_light(p: Position) -> int:
    """How many mornings the longest light outlasts; -1 if no menhir is lit."""
    return max(p.menhirs.values(), default=-1)


def light_worth(p: Position) -> float:
    """The worth of the lit menhirs."""
    left = mornings_of_light(p)
    return NO_LIGHT_WORTH if left < 0 else LIGHT_WORTH[min(left, len(LIGHT_WORTH) - 1)]


def lightable_menhirs(p: Position) -> list[LightableMenhir]:
    """Every menhir on the map that could be lit or prolonged."""
    hints = hinted_locations(p)
    return [
        LightableMenhir(
            number,
            due(p, menhir_cost(p, number)),
            menhir_dial(p, text.dial[p.players - 1]),
            number in hints and number not in p.menhirs,
        )
        for number, text in _menhir_locations(p.campaign)
        if number in p.places and not is_spent(p, number)
    ]


def is_open(p: Position, menhir: LightableMenhir) -> bool:
    """Whether all characters together meet the needs of a menhir."""
    text = p.location(menhir.number).menhir
    assert text is not None
    everybody = tuple(one.id for one in p.characters)
    return is_met(p, text.needs, Context(everybody, everybody[0]))


def _menhir_locations(campaign: Campaign) -> tuple[tuple[int, MenhirText], ...]:
    """The locations with a menhir; computed once for a campaign."""
    found: tuple[tuple[int, MenhirText], ...] | None = campaign.memo.get(_MEMO_KEY)
    if found is None:
        found = tuple(
            (one.number, one.menhir)
            for one in campaign.locations.values()
            if one.menhir is not None and "menhir" in one.emblems
        )
        campaign.memo[_MEMO_KEY] = found
    return found


def lighting_gain(p: Position, menhir: LightableMenhir) -> float:
    """The worth of lighting a menhir."""
    mornings = max(menhir.dial, mornings_of_light(p))
    longer = LIGHT_WORTH[min(mornings, len(LIGHT_WORTH) - 1)] - light_worth(p)
    return longer + (HINTED_MENHIR_WORTH if menhir.wanted else 0.0)


def stored_share(menhir: LightableMenhir, stored: Mapping[str, int]) -> float:
    """The share of its cost that is in store."""
    total = sum(amount for _, amount in menhir.cost)
    if not total:
        return 1.0
    return sum(min(amount, stored[what]) for what, amount in menhir.cost) / total


def stored_together(p: Position) -> dict[str, int]:
    """What all characters have together, without the Food for the night."""
    stored = {
        what: sum(int(getattr(one, what)) for one in p.characters)
        for what in (*RESOURCES, "energy", "health")
    }
    stored["food"] = max(0, stored["food"] - len(p.characters))
    return stored


def lighting_hope(p: Position) -> float:
    """The current worth of the best future lighting, by the share of its cost in store."""
    stored = stored_together(p)
    hopes = [
        (STORED_COST_WEIGHT * lighting_gain(p, one) * stored_share(one, stored), one)
        for one in lightable_menhirs(p)
    ]
    best = 0.0
    for worth, menhir in sorted(hopes, key=lambda pair: -pair[0]):
        if worth <= best:
            break
        best = max(best, worth if is_open(p, menhir) else UNMET_NEEDS_WEIGHT * worth)
    return best
