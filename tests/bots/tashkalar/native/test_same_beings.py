"""Every being and every flare does the same in both, in positions that are made for it.

The positions are those of the second opinion: the pattern is there, or nearly, among strays, with
shortages and borrowed pieces, in duel, melee and High Form. `pytest --soak
tests/bots/tashkalar/native/test_same_beings.py` compares ten times as many.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from both import TIMES, Both
from happenings import BORROWINGS, SHORTAGES, happened

from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import AnyOption, Pick, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from scene import Scene
from second_opinion import reference_flares
from second_opinion.reference import WALLS, Being, Recipe, random_state, to_position
from second_opinion.reference_highland import HIGHLAND
from second_opinion.reference_imperial import IMPERIAL
from second_opinion.reference_legends import LEGENDS
from second_opinion.reference_sylvan import SYLVAN

pytestmark = pytest.mark.slow

BEINGS: dict[str, Being] = {**IMPERIAL, **HIGHLAND, **SYLVAN, **LEGENDS}
RECIPES = (Recipe(), WALLS, Recipe(shortage=0.7), Recipe(strays=(24, 40), ranks=(30, 40, 30)))
POSITIONS = 40 * TIMES
"""How many positions are made for each being, and for each flare."""
WALKS = 3
"""How many random walks are made from the start of each action."""


def begun(both: Both, kind: str) -> list[AnyOption]:
    """The options that begin an action of this kind."""
    return [option for option in both.options if option.kind == kind]


def with_discarded(position: Position, chance: Random) -> Position:
    """The position with some beings discarded before: Kiskin Spirit looks at them."""
    players = list(position.players)
    discard = tuple(chance.sample(("sapling", "naiad", "dryad"), chance.randrange(4)))
    players[position.seat] = players[position.seat]._replace(discard=discard)
    position.players = tuple(players)
    return position


@pytest.mark.parametrize("name", CARDS)
def test_a_being_does_the_same(name: str) -> None:
    chance = Random(f"{name} in both")
    summoned = asked = 0
    for number in range(POSITIONS):
        state = random_state(chance, BEINGS[name], RECIPES[number % len(RECIPES)])
        both = Both(with_discarded(to_position(state), chance))
        summonings = begun(both, "summon")
        for _ in range(WALKS if summonings else 0):
            both.begin(chance.choice(summonings)).finish(chance)
            summoned += 1
            asked += len(both.answers) - 1
    assert summoned >= POSITIONS, "positions that say little"
    assert asked >= POSITIONS // 2 or name in ASK_LITTLE, "effects that asked nothing"


ASK_LITTLE = (
    *("bomb", "time-mage", "hill-giant", "war-summoner", "mountain-troll", "sapling"),
    *("forest-mystic", "time-elemental", "titan"),
    # They ask on few squares, or in few positions.
    *("ritual-keeper", "ritual-master", "assassin", "fire-elemental"),
)
"""Beings whose effect asks nothing, or seldom."""


def test_every_kind_of_summoning_was_compared() -> None:
    """Shortages, borrowed pieces and ways to choose from: they are part of the positions above."""
    chance = Random(7)
    met: Counter[str] = Counter()
    for name, being in BEINGS.items():
        for recipe in RECIPES * TIMES:
            both = Both(to_position(random_state(chance, being, recipe)))
            summonings = begun(both, "summon")
            if summonings:
                both.begin(chance.choice(summonings)).finish(chance)
                met.update(set(happened(both.before, both.answers, both.position)))
                assert met[name]
    summoning = [*SHORTAGES[2:], *BORROWINGS, "way", "colour for a legend"]
    assert {what: met[what] for what in summoning if met[what] < 3} == {}


@pytest.mark.parametrize("name", FLARES)
def test_a_flare_does_the_same(name: str) -> None:
    chance = Random(f"{name} in both")
    flare = reference_flares.FLARES[name]
    invoked = opponents = 0
    for _ in range(POSITIONS // 2):
        state = reference_flares.random_state(chance, flare)
        both = Both(reference_flares.with_flare(state, flare))
        flares = begun(both, "flare")
        for _ in range(WALKS if flares else 0):
            both.begin(flares[0]).finish(chance)
            invoked += 1
            opponents += any(answer.kind == "opponent" for answer in both.answers)
    assert invoked >= POSITIONS // 2, "positions that say little"
    assert opponents, "no opponent was ever chosen"


@pytest.mark.parametrize(("others", "is_short"), [("f9 g9", True), ("f9", False)])
def test_leviathan_lowers_as_many_legendaries_as_the_stock_allows(
    others: str, is_short: bool
) -> None:
    """It asks which piece only when the stock lacks one, which random play rarely reaches."""
    drawing = f"X+ e3 f3 c2, X* h4 i5, X d2 a3 a4 a5 a6 a7 i7 d9 e9 {others}"
    both = Both(Scene(drawing, legends="leviathan").position)
    both.begin(Summon(card="leviathan", square="g4"))
    for square in ("g4", "h4", "i5"):
        both.take(Pick(square=square))
    assert both.is_over != is_short
    both.finish(Random(1))
