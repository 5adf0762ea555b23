"""The evaluation of a last turn, where only points count (rules 13.1, 13.3)."""

from __future__ import annotations

from legendarium.bots.tashkalar.worth.features import lacking_pieces
from legendarium.bots.tashkalar.worth.standing import lead
from legendarium.tashkalar.flares import FLARES, opponents_ahead
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS

SUMMONING_POINTS = (0.7, 1.2, 2.5)
"""The points that summoning a being may score, by its rank."""
MIN_WINNABLE_LEAD = -6.0
"""A side that is further behind than this in the last turn counts as lost."""
LACKING_FACTORS = (1.0, 0.6, 0.3)
"""The fraction of those points that counts, by how many pieces the pattern lacks."""


def is_last_turn(position: Position) -> bool:
    """Whether the game is over when the current turn ends."""
    return position.end is not None and not position.end.last_turns and not position.extra_turn


def can_still_win(position: Position, seat: int) -> bool:
    """Whether one good turn may still win the game."""
    return lead(position, position.setup.side_of[seat]) > MIN_WINNABLE_LEAD


def last_turn_worth(position: Position, seat: int) -> float:
    """The lead in points, plus what the hand could still score with the remaining actions."""
    side = position.setup.side_of[seat]
    player, mine, actions = position.players[seat], position.owners[side], position.actions
    if player.flare in FLARES and opponents_ahead(position, FLARES[player.flare]):
        actions += 1
    found = []
    for name in player.hand + player.legends:
        lacking = lacking_pieces(position, name, mine, position.upgraded)
        if lacking < min(actions, len(LACKING_FACTORS)):
            found.append(SUMMONING_POINTS[CARDS[name].rank] * LACKING_FACTORS[lacking])
    found.sort(reverse=True)
    ties = 0.05 * (mine & position.upgraded).bit_count() + 0.01 * mine.bit_count()
    return lead(position, side) + sum(found[:actions]) + 0.1 * actions + ties
