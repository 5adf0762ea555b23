"""Finds the turns that are worth weighing with the compiled library: wider and faster."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.native.turns import Purpose, search_turns
from legendarium.bots.tashkalar.search.last_turn import can_still_win, is_last_turn
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.task_turns import MAX_TASK_TURNS, pieces
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.search.weighing import MAX_CANDIDATES
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.position import Position

WIDTH = Width(actions=24, effects=16, quiet=True)
SEARCH_FRACTION = 0.2
"""The largest fraction of the remaining time for each search."""
LAST_TURN_SEARCHES = tuple(
    (purpose, Width(wide, wide, quiet=True))
    for wide in (12, 40, 120, 400)
    for purpose in (Purpose.PLAIN_WORTH, Purpose.LAST_POINTS)
)
"""The searches of a last turn, wider and wider until one finds a win."""
LAST_TURN_SEARCH_FRACTION = 0.9
"""The largest fraction of the remaining time for each of these: nothing is weighed after them."""
LAST_TURN_ENDS = 8
"""How many ends of each of these searches are used."""

Search = Callable[[Purpose, Width, int, float], list[EvaluatedTurn]]
"""A search with a purpose, a width, a maximum of ends and a fraction of the remaining time."""


def native_turns_to_weigh(
    world: Position, seat: int, judge: Judge, clock: Clock, library: ctypes.CDLL
) -> list[EvaluatedTurn]:
    """The turns that are worth weighing, best first; none if there is no time."""

    def search(purpose: Purpose, width: Width, most: int, share: float) -> list[EvaluatedTurn]:
        seconds = share * (clock.left().seconds or 0.0)
        return search_turns(
            world, seat, judge, purpose, width, most, seconds, library, world.chance
        )

    if is_last_turn(world):
        turns = last_turns(search, clock, can_still_win(world, seat))
    else:
        turns = search(Purpose.PLAIN_WORTH, WIDTH, MAX_CANDIDATES, SEARCH_FRACTION)
        if world.tasks is not None:
            striving = search(Purpose.FAR_TASKS, WIDTH, MAX_TASK_TURNS, SEARCH_FRACTION)
            known = {pieces(one.end.position) for one in turns}
            turns += [one for one in striving if pieces(one.end.position) not in known]
    return sorted(turns, key=lambda one: one.worth, reverse=True)


def last_turns(search: Search, clock: Clock, can_win: bool) -> list[EvaluatedTurn]:
    """Search a last turn, wider and wider, until a turn wins or the time is up."""
    turns: list[EvaluatedTurn] = []
    for purpose, width in LAST_TURN_SEARCHES:
        turns += search(purpose, width, LAST_TURN_ENDS, LAST_TURN_SEARCH_FRACTION)
        if not can_win or clock.is_late() or any(one.worth >= CERTAIN for one in turns):
            break
    return turns
