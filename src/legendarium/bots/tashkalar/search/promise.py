"""What an action that is left promises: a being that is ready, to be summoned in the same turn."""

from __future__ import annotations

from legendarium.tashkalar import turn
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS

SUMMONING = (0.2, 0.6, 1.2)
"""What summoning a being of each rank may bring, its effect included. It only says which positions
are followed to the end of the turn, where they are judged by what they are."""


def promise(position: Position) -> float:
    """What the best being that can be summoned now may bring."""
    asked = turn.question(position)
    if asked is None or not position.actions:
        return 0.0
    ready = {option.get("card") for option in asked.options if option.kind == "summon"}
    return max((SUMMONING[CARDS[name].rank] for name in ready if name), default=0.0)
