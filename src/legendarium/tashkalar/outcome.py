"""How a game ends: ranking and scores (rules 10.3, 11.2, 12.6, 13.3, 13.4)."""

from __future__ import annotations

from legendarium.table import Outcome
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.scoring import scoring_of


def outcome(position: Position) -> Outcome | None:
    """The ranking and the scores; None while the game is running."""
    if position.stage != Stage.OVER:
        return None
    if position.conceded is not None:
        winners = [side for side in range(position.setup.sides) if side != position.conceded]
        ranks = [winners, [position.conceded]]
        reason, decided = "conceded", ""
    else:
        ranks = _ranks(position)
        reason, decided = "played-out", _decided(position, ranks)
    ranking = tuple(_seats(position, rank) for rank in ranks)
    return Outcome(ranking, scores(position), reason, decided)


def scores(position: Position) -> tuple[object, ...]:
    """The points of each side as players count them: a number, or in melee points by colour."""
    scoring = scoring_of(position)
    return tuple(scoring.score(position, side) for side in range(position.setup.sides))


def _ranks(position: Position) -> list[list[int]]:
    scoring = scoring_of(position)
    standing = {side: scoring.standing(position, side) for side in range(position.setup.sides)}
    ordered = sorted(set(standing.values()), reverse=True)
    return [[side for side in standing if standing[side] == worth] for worth in ordered]


def _decided(position: Position, ranks: list[list[int]]) -> str:
    """The criterion that separates the first side from the second; "shared" if none does."""
    if len(ranks[0]) > 1:
        return "shared"
    scoring = scoring_of(position)
    first, second = (scoring.standing(position, rank[0]) for rank in ranks[:2])
    names = scoring.compared_by(position.setup.sides)
    return next(name for name, one, other in zip(names, first, second, strict=True) if one != other)


def _seats(position: Position, sides: list[int]) -> tuple[int, ...]:
    side_of = position.setup.side_of
    return tuple(seat for seat in range(position.setup.seats) if side_of[seat] in sides)
