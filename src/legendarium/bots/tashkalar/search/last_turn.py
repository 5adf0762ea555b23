"""A last turn: nothing counts but the points it still brings (rules 13.1, 13.3)."""

from __future__ import annotations

from legendarium.bots.tashkalar.worth.features import lacking_pieces
from legendarium.bots.tashkalar.worth.standing import race
from legendarium.tashkalar.flares import FLARES, opponents_ahead
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS

HOPE = (0.7, 1.2, 2.5)
"""The points that summoning a being may bring, by its rank."""
HOPELESS = -6.0
"""Who is so many points behind in the last turn has lost."""
LACKING = (1.0, 0.6, 0.3)
"""What part of it is left, by how many pieces its pattern lacks."""


def is_last_turn(position: Position) -> bool:
    """Whether the game is over when the running turn ends."""
    return position.end is not None and not position.end.last_turns and not position.extra_turn


def can_still_win(position: Position, seat: int) -> bool:
    """Whether one good turn may turn the game."""
    return race(position, position.setup.side_of[seat]).ahead > HOPELESS


def hopes(position: Position, seat: int) -> float:
    """Points now, and what the hand could still bring with the actions that are left."""
    side = position.setup.side_of[seat]
    player, mine, actions = position.players[seat], position.owners[side], position.actions
    if player.flare in FLARES and opponents_ahead(position, FLARES[player.flare]):
        actions += 1
    found = []
    for name in player.hand + player.legends:
        lacking = lacking_pieces(position, name, mine, position.upgraded)
        if lacking < min(actions, len(LACKING)):
            found.append(HOPE[CARDS[name].rank] * LACKING[lacking])
    found.sort(reverse=True)
    ties = 0.05 * (mine & position.upgraded).bit_count() + 0.01 * mine.bit_count()
    return race(position, side).ahead + sum(found[:actions]) + 0.1 * actions + ties
