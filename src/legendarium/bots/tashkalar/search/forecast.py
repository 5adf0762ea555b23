"""What comes after a turn: the answers of the others and the own next turn, in one world."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.turn_tree import TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.arena import Squares, around, each
from legendarium.tashkalar.asks import square_option
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position import COMMON, Position, Stage

GLANCE = Width(actions=1, effects=1, quiet=False, options=3, begun=2)
"""How closely a turn that follows is looked at. A closer look takes three times as long and hardly
foretells results better: many worlds tell more than a close look at a few."""


def forecast(
    end: Position,
    seat: int,
    judge: Judge,
    chance: Random,
    is_late: Callable[[], bool] = lambda: False,
    rounds: int = 1,
) -> float:
    """The chance to win of a seat after everybody else had a turn, and it had its next one.

    It is the mean over so many `rounds` of turns: the first tells more surely what a turn brings,
    later ones tell more of it. `end` is a whole world in which the seat's turn is about to end.
    Once `is_late`, it hurries, and what it tells is not worth much.
    """
    total = 0.0
    following: Position | None = end
    for _ in range(rounds):
        if following is not None:
            likely, following = _after_round(following, seat, judge, chance, is_late)
        total += likely
    return total / rounds


def _after_round(
    end: Position,
    seat: int,
    judge: Judge,
    chance: Random,
    is_late: Callable[[], bool],
    answered: bool = True,
) -> tuple[float, Position | None]:
    """The chance to win after a round of turns, and its end if the seat has turns after it."""
    side = end.setup.side_of[seat]
    position = close_turn(end, judge)
    for _ in range(end.setup.seats):
        if position.stage == Stage.OVER:
            return _result(position, side), None
        acting = position.seat
        if acting == seat:
            break
        if answered:
            position = _played(position, acting, judge, chance, is_late)
        else:
            position = _idle(position)
        position = close_turn(position, judge)
    if position.stage == Stage.OVER:
        return _result(position, side), None
    if position.seat != seat:
        return judge.odds.ends.chance(judge.quick(position, seat)), None
    end = _played(position, seat, judge, chance, is_late)
    return judge.odds.ends.chance(judge.full(end, seat)), end


def unanswered(
    end: Position,
    seat: int,
    judge: Judge,
    chance: Random,
    is_late: Callable[[], bool] = lambda: False,
) -> float:
    """The chance to win of a seat after its next turn, if all others let theirs pass.

    It takes half the time of a forecast and tells what the turn has prepared.
    """
    return _after_round(end, seat, judge, chance, is_late, answered=False)[0]


def _idle(position: Position) -> Position:
    """The same without any action left."""
    idle = position.copy()
    idle._question = None
    idle.actions = 0
    return idle


def _played(
    position: Position, seat: int, judge: Judge, chance: Random, is_late: Callable[[], bool]
) -> Position:
    """The end of the best turn that a glance finds."""
    ends = TurnTree(seat, judge.quick, GLANCE, judge.rough, is_late).ends(position)
    return _filled(ends[0].position, seat, chance)


def close_turn(position: Position, judge: Judge) -> Position:
    """End the running turn; of several ways to close it, the best for its side."""
    if position.stage == Stage.OVER:
        return position
    seat = position.seat
    after = turn.take(position, turn.END_TURN)
    while after.stage != Stage.OVER and after.before is not None:
        asked = turn.question(after)
        assert asked is not None
        reached = [turn.take(after, option) for option in asked.options]
        after = max(reached, key=lambda one: judge.quick(one, seat))
    return after


def _filled(position: Position, seat: int, chance: Random) -> Position:
    """Use the actions that are left: pieces are placed where they help some card."""
    while position.stage != Stage.OVER and position.before is None and position.actions:
        side = position.side
        if position.stock(side, COMMON) <= 0:
            return _idle(position)
        mine = position.owners[side]
        near = completing_squares(position, seat) or around(mine) & position.empty or position.empty
        position = turn.take(position, square_option("place", _one_of(near, chance)))
    return position


def _one_of(group: Squares, chance: Random) -> Squares:
    return chance.choice(list(each(group)))


def _result(position: Position, side: int) -> float:
    """1 for a game that is won, its part of a shared one, or 0."""
    found = outcome(position)
    assert found is not None
    sides = position.setup.side_of
    winners = {sides[seat] for seat in found.ranking[0]}
    return (side in winners) / len(winners)
