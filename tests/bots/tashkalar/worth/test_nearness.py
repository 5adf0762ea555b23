"""The number of missing pieces, checked by counting piece by piece."""

from __future__ import annotations

from random import Random

import pytest

from legendarium.bots.tashkalar.worth.nearness import TOO_MANY, missing_pieces
from legendarium.tashkalar.arena import ARENA, NAME, NOWHERE, Squares, each
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.schools import CARDS


def counted(card: Card, mine: Squares, upgraded: Squares, empty: Squares, allowed: Squares) -> int:
    """The same, square by square and orientation by orientation."""
    nearest = TOO_MANY
    for square in NAME:
        for laid in card.pattern.footprints(square) if square & allowed else ():
            commons = laid.used & ~laid.heroics
            to_place, to_upgrade = commons & ~mine, laid.heroics & ~(mine & upgraded)
            if not to_place & ~empty and not to_upgrade & ~mine:
                nearest = min(nearest, (to_place | to_upgrade).bit_count())
    return nearest


@pytest.mark.parametrize("name", CARDS)
def test_the_shifts_find_the_same_number(name: str) -> None:
    """In arenas with an almost complete pattern among other pieces and enemies."""
    card, chance = CARDS[name], Random(name)
    seen = set()
    for number in range(40):
        footprints = card.pattern.footprints(chance.choice(list(NAME)))
        pattern = chance.choice(footprints).used if footprints else NOWHERE
        gone = chance.sample(list(each(pattern)), min(number % 4, pattern.bit_count()))
        others = chance.sample(list(NAME), 12)
        mine = (pattern | sum(others[:4])) & ~sum(gone)
        enemies = sum(others[4:]) & ~mine
        upgraded = sum(square for square in each(mine | enemies) if chance.random() < 0.8)
        empty, allowed = ARENA & ~(mine | enemies), ARENA & ~(enemies & upgraded)
        expected = counted(card, mine, upgraded, empty, allowed)
        assert missing_pieces(card.pattern, mine, upgraded, empty, allowed) == expected
        seen.add(expected)
    assert {0, 1} <= seen
