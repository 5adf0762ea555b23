"""What an action that is left promises: a being that is ready, to be summoned in the same turn."""

from __future__ import annotations

from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.summoning import summonings

SUMMONING = (0.2, 0.6, 1.2)
"""What summoning a being of each rank may bring, its effect included. It only says which positions
are followed to the end of the turn, where they are judged by what they are."""


def promise(position: Position) -> float:
    """What the best being that can be summoned now may bring."""
    if not position.actions or position.handed_over:
        return 0.0
    player = position.players[position.seat]
    ready = summonings(position, [CARDS[name] for name in player.hand + player.legends])
    return max((SUMMONING[card.rank] for card, _ in ready), default=0.0)
