"""The nearest a being is to being summoned: how few pieces would make it possible."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from legendarium.tashkalar.arena import ARENA, NAME, NOWHERE, Squares
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.patterns import Pattern
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.summoning import barred, is_short, needs_pick_up, of_kind, payments


class Nearest(NamedTuple):
    """Pieces to place on empty squares, and own pieces to upgrade, before a being can appear.

    A square in both lacks a heroic piece, which takes two changes.
    """

    square: Squares
    used: Squares
    place: Squares
    upgrade: Squares

    @property
    def changes(self) -> int:
        """How many pieces are missing."""
        return self.place.bit_count() + self.upgrade.bit_count()


def nearest(position: Position, card: Card) -> Nearest | None:
    """The way that lacks the fewest pieces, for the side whose turn it is.

    None when no way is left that placing and upgrading alone would open. Of ways that lack as few,
    one that borrows no enemy piece comes first (12.4).
    """
    mine, empty, upgraded = position.owners[position.side], position.empty, position.upgraded
    enemies = ARENA & ~mine & ~empty
    too_high = barred(position, card.rank)
    closed = NOWHERE if _may_borrow(position) else enemies
    short = is_short(position, card.rank)
    best: Nearest | None = None
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
        if borrowed and not payments(position, borrowed):
            continue
        if short and _has_nothing_to_pick_up(position, card, square, used):
            continue
        best, fewest = Nearest(square, used, place, upgrade), cost
    return best


def _may_borrow(position: Position) -> bool:
    return position.war_summoner or position.setup.form == "melee"


def _has_nothing_to_pick_up(position: Position, card: Card, square: Squares, used: Squares) -> bool:
    pieces = position.owners[position.side] & of_kind(position, card.rank)
    return needs_pick_up(position, card.rank, square) and not pieces & ~used


@cache
def _placements(pattern: Pattern) -> tuple[tuple[Squares, Squares, Squares], ...]:
    """Every way the pattern lies in the arena: summoning square, pieces used, heroics of them."""
    laid = (
        (square, footprint.used, footprint.heroics)
        for square in NAME
        for footprint in pattern.footprints(square)
    )
    return tuple(dict.fromkeys(laid))
