"""The hand-made evaluation: points, pieces, and how close the hand is to being summoned.

The unit is a common piece. The weights are chosen by hand and checked by self-play.
"""

from __future__ import annotations

from legendarium.bots.tashkalar.worth.nearness import missing_pieces
from legendarium.bots.tashkalar.worth.standing import UNPAIRED_POINTS, unknown_cards
from legendarium.tashkalar.arena import CENTRAL
from legendarium.tashkalar.position import COMMON, HEROIC, LEGENDARY, Position, Rank
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring import scoring_of

POINT_WORTH = 5.0
ACTION_WORTH = 1.5
"""A remaining action is worth a little more than the piece it can always place."""
PIECE_WORTH: dict[Rank, float] = {COMMON: 1.0, HEROIC: 2.5, LEGENDARY: 5.0}
NEARNESS_FACTORS: tuple[float, ...] = (0.15, 0.08, 0.03, 0.0)
"""The fraction of a being's worth that its card has in hand, by the number of missing pieces."""
CENTRAL_SQUARE_WORTH = 0.1
"""A piece in the centre fits into more patterns."""
UNKNOWN_CARD_WORTH = 0.2
"""For each card that will be drawn at the end of the turn."""
IDLE_TURN_COST = 0.5
"""The cost of a turn that only picks pieces up and puts them down again.

It exceeds the worth of any being in hand over an unknown card. So a seat that has all its pieces
in the arena and cannot summon goes through its deck, and the game ends.
"""


def evaluate(position: Position, seat: int) -> float:
    """The worth of the position to a seat; more is better."""
    setup = position.setup
    side = setup.side_of[seat]
    others = [_standing(position, other) for other in range(setup.sides) if other != side]
    worth = _standing(position, side) - sum(others) / len(others)
    if setup.side_of[position.seat] == side:
        worth += ACTION_WORTH * position.actions
        if position.stock(side, COMMON) <= 0 and not (position.summoned or position.discarded):
            worth -= IDLE_TURN_COST
    return worth + _hand(position, seat)


def _standing(position: Position, side: int) -> float:
    pieces = position.owners[side]
    return (
        POINT_WORTH * _points(position, side)
        + PIECE_WORTH[COMMON] * (pieces & position.commons).bit_count()
        + PIECE_WORTH[HEROIC] * (pieces & position.heroics).bit_count()
        + PIECE_WORTH[LEGENDARY] * (pieces & position.legendaries).bit_count()
        + CENTRAL_SQUARE_WORTH * (pieces & CENTRAL).bit_count()
    )


def _hand(position: Position, seat: int) -> float:
    """The worth of the hand, by how close its cards are to being summoned."""
    mine = position.owners[position.setup.side_of[seat]]
    upgraded = position.heroics | position.legendaries
    barred = {COMMON: upgraded, HEROIC: position.legendaries, LEGENDARY: 0}
    empty = position.empty
    player = position.players[seat]
    worth = UNKNOWN_CARD_WORTH * unknown_cards(position, player)
    for name in player.hand + player.legends:
        card = CARDS[name]
        lacking = missing_pieces(card.pattern, mine, upgraded, empty, ~barred[card.rank])
        worth += PIECE_WORTH[card.rank] * NEARNESS_FACTORS[lacking]
    return worth


def _points(position: Position, side: int) -> float:
    """The points of a side, including what its turn would score if it ended now."""
    if position.setup.rules.scores_by_colour:
        return _colour_points(position, side)
    scoring = scoring_of(position)
    points = float(scoring.points(position, side))
    if position.side == side:
        points += scoring.pending(position)[0]
        if position.actions:
            points += UNPAIRED_POINTS * scoring.unpaired(position)
    return points


def _colour_points(position: Position, side: int) -> float:
    """The points by colour; the lowest colour counts most (12.6)."""
    points = list(position.scores[side])
    if position.side == side:
        for other, pending in enumerate(scoring_of(position).pending(position)):
            points[other] += pending
    colours = sorted(points[:side] + points[side + 1 :])
    return sum(weight * number for weight, number in zip((1.0, 0.6, 0.4), colours, strict=False))
