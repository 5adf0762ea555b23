"""The engine against the plain reference of the legends, on random positions.

Where a legend may be summoned, and everything its summoning there can lead to, must be the same in
both. `pytest --soak tests/second_opinion/test_legends.py` compares twenty times as much.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random

import pytest

from legendarium.tashkalar.options import Summon
from legendarium.tashkalar.turn import question, take
from repetition import repeat
from scene import Scene, pieces
from second_opinion.reference import (
    Recipe,
    compare_many,
    name_of,
    random_state,
    summoning_squares,
    to_position,
)
from second_opinion.reference_legends import LEGENDS

pytestmark = pytest.mark.slow

TIMES = repeat(1, 20)

POSITIONS = {
    "angel-of-death": 100,
    "earth-elemental": 80,
    "eldest-tree": 80,
    "hell-bull": 120,
    "leviathan": 80,
    "storm-elemental": 50,
    "two-headed-dragon": 200,
}
"""How many positions are compared for the legends with many choices; 300 for the others."""
RECIPES = {
    # The fewer pieces there are, the fewer there are to pick.
    "earth-elemental": Recipe(strays=(0, 0, 2, 4, 8, 14)),
    "eldest-tree": Recipe(shortage=0.5),
    "leviathan": Recipe(strays=(2, 4, 8, 14), shortage=0.8),
    # It has the fewest choices when there is hardly an empty square near.
    "storm-elemental": Recipe(strays=(50, 60), near=0.95, reach=3),
}


@pytest.mark.parametrize("name", LEGENDS)
def test_the_same_can_happen(name: str) -> None:
    positions = POSITIONS.get(name, 200) * TIMES
    found = compare_many(LEGENDS[name], 1, positions, RECIPES.get(name), most=1, limit=400)
    assert found.compared >= 0.6 * positions, f"positions that say little: {found}"


@pytest.mark.parametrize("name", LEGENDS)
def test_the_card_goes_onto_the_pile_of_the_legends(name: str) -> None:
    chance = Random(name)
    state = random_state(chance, LEGENDS[name], Recipe(strays=(0,), shortage=0))
    while not summoning_squares(state, LEGENDS[name]):
        state = random_state(chance, LEGENDS[name], Recipe(strays=(0,), shortage=0))
    position = to_position(state)
    square = name_of(min(summoning_squares(state, LEGENDS[name])))
    position = take(position, Summon(card=name, square=square))
    while position.before is not None:
        asked = question(position)
        assert asked is not None
        position = take(position, chance.choice(asked.options))
    assert position.players[position.seat].legends == ()
    assert position.legend_discard == (name,)


def test_leviathan_lowers_both_ends_of_a_group_when_the_stock_lacks_a_third_piece() -> None:
    """Of a connected group, as many as the stock allows are downgraded, whichever they are (9.1).

    g4, h4 and i5 are connected before anything happens; two two-sided pieces are in stock.
    """
    scene = Scene("X+ e3 f3 c2, X* h4 i5, X d2 a3 a4 a5 a6 a7 i7 d9 e9 f9 g9", legends="leviathan")
    ends = pieces("X+ e3 f3 c2 g4 i5, X* h4, X d2 a3 a4 a5 a6 a7 i7 d9 e9 f9 g9")
    scene.do("summon leviathan g4")
    assert ends in {reached.pieces for reached in _endings(scene)}


def _endings(scene: Scene) -> Iterator[Scene]:
    """The scene after every way of going on."""
    if scene.position.before is None:
        yield scene
        return
    for option in scene.question.options:
        further = copy(scene)
        further.position = take(scene.position, option)
        yield from _endings(further)
