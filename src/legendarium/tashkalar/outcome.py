"""Who has won (rules 10.3, 11.2, 12.6, 13.3, 13.4)."""

from __future__ import annotations

from legendarium.table import Outcome
from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.position import Position, Stage


def outcome(position: Position) -> Outcome | None:
    """The ranking and the scores; None while the game goes on."""
    if position.stage != Stage.OVER:
        return None
    if position.conceded is not None:
        winners = [side for side in range(position.setup.sides) if side != position.conceded]
        ranks = [winners, [position.conceded]]
        reason = "conceded"
    else:
        ranks = _ranks(position)
        reason = "played-out"
    return Outcome(tuple(_seats(position, rank) for rank in ranks), scores(position), reason)


def scores(position: Position) -> tuple[object, ...]:
    """The points of each side as people count them: a number, or in melee points by colour."""
    form = FORM[position.setup.form]
    return tuple(form.score(position, side) for side in range(position.setup.sides))


def _ranks(position: Position) -> list[list[int]]:
    form = FORM[position.setup.form]
    standing = {side: form.standing(position, side) for side in range(position.setup.sides)}
    ordered = sorted(set(standing.values()), reverse=True)
    return [[side for side in standing if standing[side] == worth] for worth in ordered]


def _seats(position: Position, sides: list[int]) -> tuple[int, ...]:
    side_of = position.setup.side_of
    return tuple(seat for seat in range(position.setup.seats) if side_of[seat] in sides)
