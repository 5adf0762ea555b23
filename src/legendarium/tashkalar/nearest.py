"""The summoning of a being that needs the fewest more pieces."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from legendarium.tashkalar.arena import ARENA, NAME, NOWHERE, Squares
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.patterns import Pattern
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.summoning import (
    barred_squares,
    colours_to_use_up,
    is_short,
    needs_pick_up,
    pieces_of_kind,
)


class NearestSummoning(NamedTuple):
    """The pieces to place and the own pieces to upgrade before a being can be summoned.

    A square in both sets needs a heroic piece, which takes two changes.
    """

    square: Squares
    used: Squares
    place: Squares
    upgrade: Squares

    @property
    def changes(self) -> int:
        """The number of pieces to place or upgrade."""
        return self.place.bit_count() + self.upgrade.bit_count()


def nearest_summoning(position: Position, card: Card) -> NearestSummoning | None:
    """The summoning that needs the fewest more pieces, for the side whose turn it is.

    None if placing and upgrading alone cannot make any possible. Among equals, one that borrows no
    enemy piece is preferred (12.4).
    """
    mine, empty, upgraded = position.owners[position.side], position.empty, position.upgraded
    enemies = ARENA & ~mine & ~empty
    too_high = barred_squares(position, card.rank)
    closed = NOWHERE if _may_borrow(position) else enemies
    short = is_short(position, card.rank)
    best: NearestSummoning | None = None
    fewest = (card.pattern.size * 2 + 1, 0)
    for square, used, heroics in _placements(card.pattern):
        if square & too_high or used & closed:
            continue
        place, upgrade = used & empty, heroics & ~upgraded
        lacking = place.bit_count() + upgrade.bit_count()
        if lacking > fewest[0]:
            continue
        borrowed = used & enemies
        cost = lacking, borrowed.bit_count()
        if cost >= fewest or upgrade & enemies:
            continue
        if borrowed and not colours_to_use_up(position, borrowed):
            continue
        if short and _has_nothing_to_pick_up(position, card, square, used):
            continue
        best, fewest = NearestSummoning(square, used, place, upgrade), cost
    return best


def _may_borrow(position: Position) -> bool:
    return position.war_summoner or position.setup.rules.improvises


def _has_nothing_to_pick_up(position: Position, card: Card, square: Squares, used: Squares) -> bool:
    pieces = position.owners[position.side] & pieces_of_kind(position, card.rank)
    return needs_pick_up(position, card.rank, square) and not pieces & ~used


@cache
def _placements(pattern: Pattern) -> tuple[tuple[Squares, Squares, Squares], ...]:
    """Every placement of the pattern in the arena: summoning square, used pieces, heroic ones."""
    laid = (
        (square, footprint.used, footprint.heroics)
        for square in NAME
        for footprint in pattern.footprints(square)
    )
    return tuple(dict.fromkeys(laid))
