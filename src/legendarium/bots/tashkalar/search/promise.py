"""The promise of a position: the best being that can still be summoned this turn."""

from __future__ import annotations

from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.summoning import summonings

SUMMONING_WORTH = (0.2, 0.6, 1.2)
"""What summoning a being of each rank may gain, including its effect. It only decides which
positions the search follows; at the end of the turn they are evaluated without it."""


def promise(position: Position) -> float:
    """What the best being that can be summoned now may gain."""
    if not position.actions or position.handed_over:
        return 0.0
    player = position.players[position.seat]
    ready = summonings(position, [CARDS[name] for name in player.hand + player.legends])
    return max((SUMMONING_WORTH[card.rank] for card, _ in ready), default=0.0)
