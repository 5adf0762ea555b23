"""Forecasts what follows a turn: the enemies' replies and the side's next turn, in one world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.shared_search import best_turns
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.arena import Squares, around, each
from legendarium.tashkalar.asks import square_option
from legendarium.tashkalar.options import Place
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position import COMMON, Position, Stage


def forecasts(
    ends: Sequence[Position],
    seat: int,
    judge: Judge,
    seed: int,
    is_late: Callable[[], bool] = lambda: False,
    rounds: int = 1,
) -> list[float]:
    """For each end of a turn: the chance to win after the enemies' turns and the side's next turn.

    `ends` are complete worlds that differ only in the seat's turn, which is about to end. The
    turns that follow are searched together, with the same dice for all. In teams the next turn is
    the partner's. The result is the mean over `rounds` of turns: the first round is more certain,
    later ones show more of the consequences. Once `is_late`, the search is cut short and the
    result is unreliable.
    """
    totals = [0.0] * len(ends)
    following = dict(enumerate(ends))
    for left in range(rounds, 0, -1):
        if not following:
            break
        likely, following = _after_round(following, seat, judge, Random(seed + left), is_late)
        for number, chance in likely.items():
            # A world without further turns keeps its chance for the remaining rounds.
            totals[number] += chance if number in following else left * chance
    return [total / rounds for total in totals]


def forecast_unanswered(
    end: Position,
    seat: int,
    judge: Judge,
    seed: int,
    is_late: Callable[[], bool] = lambda: False,
) -> float:
    """The chance to win of a seat after its next turn, if all other seats pass.

    This takes a fraction of the time of a full forecast and shows what the turn prepares.
    """
    return _after_round({0: end}, seat, judge, Random(seed), is_late, answered=False)[0][0]


Worlds = dict[int, Position]
"""Worlds by the number of the turn that they follow."""


def _after_round(
    ends: Worlds,
    seat: int,
    judge: Judge,
    dice: Random,
    is_late: Callable[[], bool],
    answered: bool = True,
) -> tuple[dict[int, float], Worlds]:
    """The chances to win after a round of turns, and the worlds in which the side had its turn."""
    setup = next(iter(ends.values())).setup
    side = setup.side_of[seat]
    own = [other for other in range(setup.seats) if setup.side_of[other] == side]
    going_on = own if answered else [seat]
    others = [other for other in range(setup.seats) if other not in going_on]
    worlds = {number: close_turn(end, judge) for number, end in ends.items()}
    # One pass more than there are other seats, because a seat may get an extra turn.
    for acting in others * (len(others) + 1):
        here = _to_move(worlds, acting)
        if answered:
            here = _played(here, acting, judge, dice, is_late)
        else:
            here = {number: _idle(position) for number, position in here.items()}
        worlds |= {number: close_turn(position, judge) for number, position in here.items()}
    after: Worlds = {}
    for acting in going_on:
        after |= _played(_to_move(worlds, acting), acting, judge, dice, is_late)
    return {
        number: _chance(after.get(number, position), seat, judge)
        for number, position in worlds.items()
    }, after


def _to_move(worlds: Worlds, seat: int) -> Worlds:
    """The worlds in which it is this seat's turn."""
    return {
        number: position
        for number, position in worlds.items()
        if position.stage != Stage.OVER and position.seat == seat
    }


def _chance(position: Position, seat: int, judge: Judge) -> float:
    """The chance to win at the end of the game or of a turn of the seat's side."""
    if position.stage == Stage.OVER:
        return _result(position, position.setup.side_of[seat])
    return judge.odds.ends.chance(judge.full(position, seat))


def _played(
    positions: Worlds, seat: int, judge: Judge, dice: Random, is_late: Callable[[], bool]
) -> Worlds:
    """The ends of the best turns found, with pieces placed for the remaining actions."""
    if not positions:
        return {}
    ends = best_turns(list(positions.values()), seat, judge, dice, is_late)
    seed = dice.getrandbits(64)
    return {
        number: _filled(end, seat, Random(seed))
        for number, end in zip(positions, ends, strict=True)
    }


def _idle(position: Position) -> Position:
    """The same position with no actions left."""
    idle = position.copy()
    idle._question = None
    idle.actions = 0
    return idle


def close_turn(position: Position, judge: Judge) -> Position:
    """End the current turn, with the best of the closing choices for its side."""
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
    """Use the remaining actions to place pieces where they help a card of the hand."""
    while position.stage != Stage.OVER and position.before is None and position.actions:
        side = position.side
        if position.stock(side, COMMON) <= 0:
            return _idle(position)
        mine = position.owners[side]
        near = completing_squares(position, seat) or around(mine) & position.empty or position.empty
        position = turn.take(position, square_option(Place, _one_of(near, chance)))
    return position


def _one_of(group: Squares, chance: Random) -> Squares:
    return chance.choice(list(each(group)))


def _result(position: Position, side: int) -> float:
    """1 for a win, the side's share of a shared victory, or 0."""
    found = outcome(position)
    assert found is not None
    sides = position.setup.side_of
    winners = {sides[seat] for seat in found.ranking[0]}
    return (side in winners) / len(winners)
