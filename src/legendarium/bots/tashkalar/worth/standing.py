"""Who is ahead, and who wins if the current turn is the last one (rules 10 to 13)."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from legendarium.tashkalar.position import Player, Position, Stage
from legendarium.tashkalar.schools import deck_sizes
from legendarium.tashkalar.scoring import scoring_of

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
    setup = position.setup
    if setup.rules.scores_by_colour:
        return _race_by_colours(position, side)
    points = _points(position, claiming)
    progress = max(max(points) / setup.points_to_end, _drawn(position))
    return Race(_ahead(points, side), 0.0, min(1.2, progress))


def lead(position: Position, side: int) -> float:
    """The lead of a side over the best other side, as in its standing, in half of the time."""
    if position.setup.rules.scores_by_colour:
        return _race_by_colours(position, side).ahead
    return _ahead(_points(position, None), side)


def _points(position: Position, claiming: int | None) -> list[float]:
    """The points of each side, with those that the current turn would score."""
    scoring, acting = scoring_of(position), position.side
    points: list[float] = [scoring.points(position, each) for each in range(position.setup.sides)]
    if claiming is not None and position.tasks is not None:
        points[acting] += claiming
    else:
        points[acting] += scoring.pending(position)[0]
    if position.actions:
        points[acting] += UNPAIRED_POINTS * scoring.unpaired(position)
    return points


def _ahead(points: list[float], side: int) -> float:
    if len(points) == 2:
        return points[side] - points[1 - side]
    return points[side] - max(points[:side] + points[side + 1 :])


def _race_by_colours(position: Position, side: int) -> Race:
    rows = []
    pending = scoring_of(position).pending(position)
    for owner, row in enumerate(position.scores):
        points = [sum(both) for both in zip(row, pending, strict=True)]
        counted = points if owner == position.side else list(row)
        rows.append(sorted(counted[:owner] + counted[owner + 1 :]))
    best = max((row for owner, row in enumerate(rows) if owner != side))
    most = max(max(row) for row in rows)
    return Race(
        rows[side][0] - best[0],
        sum(rows[side][1:]) - sum(best[1:]),
        min(1.2, max(most / position.setup.points_to_end, _drawn(position))),
    )


def _drawn(position: Position) -> float:
    """How far the deck closest to its end is drawn, as a fraction: an empty deck ends the game."""
    setup, drawn = position.setup, -inf
    hand = setup.rules.hand
    for player, size in zip(position.players, deck_sizes(setup), strict=True):
        of_deck = 1.0 - (len(player.deck) - player.sideways) / (size - hand)
        if of_deck > drawn:
            drawn = of_deck
    return drawn


def unknown_cards(position: Position, player: Player) -> int:
    """How many cards a player's hand still lacks, if it were filled up now."""
    rules = position.setup.rules
    held = len(player.hand) + len(player.legends)
    return max(0, rules.hand + rules.legends_in_hand - held)


def ends_game(position: Position) -> bool:
    """Whether the game is over if the current turn ends now."""
    if position.extra_turn:
        return False
    if position.end is not None:
        return not position.end.last_turns
    rules = position.setup.rules
    if rules.has_last_turns:
        return False
    player = position.players[position.seat]
    wanted = max(0, rules.hand - len(player.hand)) + position.extra_cards
    if 0 < len(player.deck) <= wanted:
        return True
    limit = position.setup.points_to_end
    return any(_final(position, side)[0] >= limit for side in range(position.setup.sides))


def margin(position: Position, side: int) -> tuple[float, ...]:
    """The margin by which a side would win if the current turn and the game ended now."""
    best: tuple[float, ...] | None = None
    mine: tuple[float, ...] = ()
    for owner in range(position.setup.sides):
        row = _final(position, owner)
        if owner == side:
            mine = row
        elif best is None or row > best:
            best = row
    assert best is not None
    return tuple(a - b for a, b in zip(mine, best, strict=True))


def _final(position: Position, owner: int) -> tuple[float, ...]:
    scoring = scoring_of(position)
    if position.stage == Stage.OVER:
        # The standing already includes the last turn.
        return scoring.standing(position, owner)
    return scoring.standing_after_turn(position, owner)
