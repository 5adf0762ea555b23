"""The squares on which one more piece completes a pattern of the hand."""

from __future__ import annotations

from legendarium.tashkalar.arena import ARENA, NOWHERE, Squares
from legendarium.tashkalar.patterns import MARGIN, Pattern
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS


def completing_squares(position: Position, seat: int) -> Squares:
    """Every empty square on which a common piece makes some card of the hand summonable."""
    mine = position.owners[position.setup.side_of[seat]]
    upgraded = position.heroics | position.legendaries
    barred = (upgraded, position.legendaries, NOWHERE)
    empty = position.empty
    player = position.players[seat]
    found = NOWHERE
    for name in player.hand + player.legends:
        card = CARDS[name]
        found |= _completing(card.pattern, mine, mine & upgraded, empty, ARENA & ~barred[card.rank])
    return found & empty


def _completing(
    pattern: Pattern, mine: Squares, upgraded: Squares, empty: Squares, allowed: Squares
) -> Squares:
    found = NOWHERE
    high, low, free = upgraded << MARGIN, mine << MARGIN, empty << MARGIN
    for cells in pattern.shapes:
        # Tracks the places where nothing is missing and, for each common cell, where only that
        # cell is missing.
        none = allowed
        lacking: list[tuple[int, Squares]] = []
        for is_common, shift in cells:
            there = (low if is_common else high) >> shift
            lacking = [(cell, squares & there) for cell, squares in lacking if squares & there]
            if is_common and (here := none & free >> shift):
                lacking.append((shift, here))
            none &= there
            if not none and not lacking:
                break
        for shift, squares in lacking:
            found |= (squares << shift) >> MARGIN
    return found
