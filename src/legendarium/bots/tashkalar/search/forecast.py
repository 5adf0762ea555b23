"""What comes after turns: the enemies' answers and the side's next turn, in one world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.together import best_turns
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.arena import Squares, around, each
from legendarium.tashkalar.asks import square_option
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
    """The chance to win of a seat after its enemies had a turn, and its side had its next one.

    `ends` are whole worlds that differ in the seat's turn alone, which is about to end. The turns
    that follow are looked for together, with the same dice for all. In teams the next turn is the
    partner's. It is the mean over so many `rounds` of turns: the first tells more surely what a
    turn brings, later ones tell more of it. Once `is_late`, it hurries, and what it tells is not
    worth much.
    """
    told = [0.0] * len(ends)
    following = dict(enumerate(ends))
    for left in range(rounds, 0, -1):
        if not following:
            break
        likely, following = _after_round(following, seat, judge, Random(seed + left), is_late)
        for number, chance in likely.items():
            # Where nothing follows, it stays as it is.
            told[number] += chance if number in following else left * chance
    return [total / rounds for total in told]


def unanswered(
    end: Position,
    seat: int,
    judge: Judge,
    seed: int,
    is_late: Callable[[], bool] = lambda: False,
) -> float:
    """The chance to win of a seat after its next turn, if all others let theirs pass.

    It takes a small part of the time of a forecast and tells what the turn has prepared.
    """
    return _after_round({0: end}, seat, judge, Random(seed), is_late, answered=False)[0][0]


Worlds = dict[int, Position]
"""The worlds that go on, by the number of the turn they came from."""


def _after_round(
    ends: Worlds,
    seat: int,
    judge: Judge,
    dice: Random,
    is_late: Callable[[], bool],
    answered: bool = True,
) -> tuple[dict[int, float], Worlds]:
    """The chances to win after a round of turns, and their ends where the seat has turns after."""
    setup = next(iter(ends.values())).setup
    side = setup.side_of[seat]
    own = [other for other in range(setup.seats) if setup.side_of[other] == side]
    going_on = own if answered else [seat]
    others = [other for other in range(setup.seats) if other not in going_on]
    worlds = {number: close_turn(end, judge) for number, end in ends.items()}
    # Once more than there are others: a seat may have got another turn.
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
    """The worlds in which this seat has a turn."""
    return {
        number: position
        for number, position in worlds.items()
        if position.stage != Stage.OVER and position.seat == seat
    }


def _chance(position: Position, seat: int, judge: Judge) -> float:
    """The chance to win where the game is over, or where a turn of the seat's side ends."""
    if position.stage == Stage.OVER:
        return _result(position, position.setup.side_of[seat])
    return judge.odds.ends.chance(judge.full(position, seat))


def _played(
    positions: Worlds, seat: int, judge: Judge, dice: Random, is_late: Callable[[], bool]
) -> Worlds:
    """The ends of the best turns that are found, pieces placed with the actions that are left."""
    if not positions:
        return {}
    ends = best_turns(list(positions.values()), seat, judge, dice, is_late)
    seed = dice.getrandbits(64)
    return {
        number: _filled(end, seat, Random(seed))
        for number, end in zip(positions, ends, strict=True)
    }


def _idle(position: Position) -> Position:
    """The same without any action left."""
    idle = position.copy()
    idle._question = None
    idle.actions = 0
    return idle


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
