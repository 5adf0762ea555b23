"""The Imperial beings: the engine allows exactly what the naive reference allows.

Each card is summoned in random positions and everything that its choices can lead to is compared;
so are the squares on which it may be summoned. Seeds are fixed.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from second_opinion.reference import WALLS, Recipe, compare_many
from second_opinion.reference_imperial import IMPERIAL

pytestmark = pytest.mark.slow


class Plan(NamedTuple):
    """How much of a card is compared."""

    positions: int = 300
    recipe: Recipe = Recipe()
    limit: int = 600
    """Summonings with more results than this are left out."""
    least: int = 200
    """So many summonings at least must have been compared to every end."""


FEW_ENEMIES = Recipe(strays=(3, 8, 16, 24), own=(0.75, 0.9), shortage=0.1, ranks=(35, 50, 15))
"""For the Hypnotist, who moves enemy pieces: few of them, between walls of mine."""
CROWD = WALLS._replace(strays=(40, 54, 60), shortage=0.05)
CLOSE = CROWD._replace(near=0.97, reach=2, ranks=(4, 76, 20))

PLANS: dict[str, Plan] = {
    "messenger": Plan(150, WALLS, least=100),
    "herald": Plan(60, WALLS, limit=250, least=30),
    "hypnotist": Plan(100, FEW_ENEMIES, limit=200, least=30),
    "infantry-captain": Plan(50, CROWD, limit=250, least=25),
    "cavalry-captain": Plan(50, CLOSE, limit=250, least=25),
    "knight": Plan(60, WALLS, limit=150, least=35),
    "master-of-intrigue": Plan(60, CLOSE, limit=250, least=20),
    "chronicler": Plan(limit=120, least=150),
    "high-priestess": Plan(limit=120, least=150),
    "gryphon-rider": Plan(40, CROWD, limit=250, least=20),
}
"""Cards with very many results: less room, smaller ones only, and mostly fewer positions."""


@pytest.mark.parametrize("name", IMPERIAL)
def test_a_being_does_what_the_rules_say(name: str) -> None:
    plan = PLANS.get(name, Plan())
    total = compare_many(IMPERIAL[name], 1, plan.positions, plan.recipe, most=1, limit=plan.limit)
    assert total.compared >= plan.least, total
