"""Numbers the ways to summon a being (6.4), for tables of options.

An option names the squares of a way, because people read it; programs number it by the orientation
of the card.
"""

from __future__ import annotations

from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.options import ChooseWay, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.summoning import option_of, ways


def way_number(position: Position, option: ChooseWay) -> int:
    """The number of the orientation in which the being of the running action is summoned.

    Two orientations can cover the same squares; the pieces there decide which one is meant.
    """
    begun, before = position.answers[0], position.before
    assert isinstance(begun, Summon)
    assert before is not None
    card = CARDS[begun.card]
    found = ways(before, card, SQUARE[begun.square])
    chosen = next(way for way in found if option_of(before, way) == option)
    return card.pattern.orientations.index(chosen.orientation)
