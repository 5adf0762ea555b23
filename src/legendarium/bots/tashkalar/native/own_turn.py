"""The turns worth a thought, looked for with the compiled library: wider, and in little time."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.native.turns import Purpose, found_turns
from legendarium.bots.tashkalar.search.last_turn import can_still_win, is_last_turn
from legendarium.bots.tashkalar.search.own_turn import Looked
from legendarium.bots.tashkalar.search.striving import MOST, pieces
from legendarium.bots.tashkalar.search.turn_tree import Width
from legendarium.bots.tashkalar.search.weighing import CANDIDATES
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.position import Position

WIDTH = Width(actions=24, effects=16, quiet=True)
SEARCHING = 0.2
"""Each search takes this share of what is left of the time at most."""
LAST = tuple(
    (purpose, Width(wide, wide, quiet=True))
    for wide in (12, 40, 120, 400)
    for purpose in (Purpose.PLAIN, Purpose.HOPING)
)
"""How a last turn that does not win yet is searched, wider and wider."""
LAST_SEARCHING = 0.9
"""There is nothing to weigh after it, so nearly all of the time goes into that."""
BEST = 8
"""So many of the best ends of each such search are of interest."""

Search = Callable[[Purpose, Width, int, float], list[Looked]]
"""For a purpose, so wide, so many ends at most, in this share of the time that is left."""


def turns_to_weigh(
    world: Position, seat: int, judge: Judge, clock: Clock, library: ctypes.CDLL
) -> list[Looked]:
    """The turns that are worth a thought, best first; none if there was no time."""

    def search(purpose: Purpose, width: Width, most: int, share: float) -> list[Looked]:
        seconds = share * (clock.left().seconds or 0.0)
        return found_turns(world, seat, judge, purpose, width, most, seconds, library, world.chance)

    if is_last_turn(world):
        looked = last_turns(search, clock, can_still_win(world, seat))
    else:
        looked = search(Purpose.PLAIN, WIDTH, CANDIDATES, SEARCHING)
        if world.tasks is not None:
            striving = search(Purpose.STRIVING, WIDTH, MOST, SEARCHING)
            known = {pieces(one.end.position) for one in looked}
            looked += [one for one in striving if pieces(one.end.position) not in known]
    return sorted(looked, key=lambda one: one.worth, reverse=True)


def last_turns(search: Search, clock: Clock, can_win: bool) -> list[Looked]:
    """Ends of a last turn, looked for until one of them wins, or the time is up."""
    looked: list[Looked] = []
    for purpose, width in LAST:
        looked += search(purpose, width, BEST, LAST_SEARCHING)
        if not can_win or clock.is_late() or any(one.worth >= CERTAIN for one in looked):
            break
    return looked
