"""Who is ahead, and who wins if the current turn is the last one (rules 10 to 13)."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.forms.base import points_for, tie_break
from legendarium.tashkalar.forms.high_form import claimable, scored
from legendarium.tashkalar.hands import BEINGS_IN_HAND
from legendarium.tashkalar.position import COMMON, Position, Stage
from legendarium.tashkalar.tasks import TASKS

UNPAIRED_POINTS = 0.3
"""A destroyed common piece that still needs a second one to score, in points."""


class Race(NamedTuple):
    """The standing of a side in points."""

    ahead: float
    """The lead over the best other side."""
    second: float
    """In melee, the lead in the other colours together; otherwise 0."""
    late: float
    """How far the game has progressed, from 0 to about 1."""


def race(position: Position, side: int, claiming: int | None = None) -> Race:
    """The standing of a side, including what the current turn would score if it ended now.

    `claiming` is the points of the task that it would claim, if already known.
    """
    form = position.setup.form
    if form == "duel":
        points, limit = [float(row[0]) for row in position.scores], 18
        acting = position.side
        destroyed = position.destroyed[1 - acting]
        points[acting] += points_for(destroyed)
        if position.actions and destroyed[COMMON] % 2:
            points[acting] += UNPAIRED_POINTS
    elif form == "melee":
        return _melee(position, side)
    else:
        points = [float(scored(position, 0)), float(scored(position, 1))]
        points[position.side] += _claiming(position) if claiming is None else claiming
        limit = 9 if form == "high-form" else 6
    ahead = points[side] - points[1 - side]
    return Race(ahead, 0.0, min(1.2, max(max(points) / limit, _drawn(position))))


def _melee(position: Position, side: int) -> Race:
    rows = []
    for owner, row in enumerate(position.scores):
        points = list(row)
        if owner == position.side:
            for other, destroyed in enumerate(position.destroyed):
                points[other] += points_for(destroyed)
        rows.append(sorted(points[:owner] + points[owner + 1 :]))
    best = max((row for owner, row in enumerate(rows) if owner != side))
    most = max(max(row) for row in rows)
    limit = 12 if position.setup.sides == 3 else 10
    return Race(
        rows[side][0] - best[0],
        sum(rows[side][1:]) - sum(best[1:]),
        min(1.2, max(most / limit, _drawn(position))),
    )


def _drawn(position: Position) -> float:
    """The fraction of the smallest deck that is drawn: an empty deck also ends the game."""
    left = min(len(player.deck) - player.sideways for player in position.players)
    return 1.0 - left / 15


def ends_game(position: Position) -> bool:
    """Whether the game is over if the current turn ends now."""
    if position.extra_turn:
        return False
    if position.end is not None:
        return not position.end.last_turns
    form = FORM[position.setup.form]
    if form.last_turns:
        return False
    player = position.players[position.seat]
    wanted = max(0, BEINGS_IN_HAND - len(player.hand)) + position.extra_cards
    if 0 < len(player.deck) <= wanted:
        return True
    return any(_final(position, "first-game", side)[0] >= 6 for side in range(2))


def margin(position: Position, side: int) -> tuple[float, ...]:
    """The margin by which a side would win if the current turn and the game ended now."""
    form = position.setup.form
    best: tuple[float, ...] | None = None
    mine: tuple[float, ...] = ()
    for owner in range(position.setup.sides):
        row = _final(position, form, owner)
        if owner == side:
            mine = row
        elif best is None or row > best:
            best = row
    assert best is not None
    return tuple(a - b for a, b in zip(mine, best, strict=True))


def _final(position: Position, form: str, owner: int) -> tuple[float, ...]:
    if position.stage == Stage.OVER:
        # The standing already includes the last turn.
        return FORM[form].standing(position, owner)
    ties = tie_break(position, owner)
    if form == "duel":
        points = position.scores[owner][0]
        if owner == position.side:
            points += points_for(position.destroyed[1 - owner])
        return points, *ties
    if form == "melee":
        row = list(position.scores[owner])
        if owner == position.side:
            for other, destroyed in enumerate(position.destroyed):
                row[other] += points_for(destroyed)
            row = _with_unpaired(position, row)
        return *sorted(row[:owner] + row[owner + 1 :]), *ties
    points = scored(position, owner)
    if owner == position.side:
        points += _claiming(position)
    return points, *ties


def _claiming(position: Position) -> int:
    """The points of the best task that could be claimed if the current turn ended now."""
    return max((TASKS[task].points for task in claimable(position)), default=0)


def _with_unpaired(position: Position, row: list[int]) -> list[int]:
    """The row with the point that two unpaired commons of different colours score (12.2)."""
    odd = [o for o, d in enumerate(position.destroyed) if o != position.side and d[COMMON] % 2]
    if len(odd) >= 2:
        row[min(odd, key=lambda other: row[other])] += 1
    return row
