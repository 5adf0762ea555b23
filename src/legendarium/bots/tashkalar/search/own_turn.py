"""The own turn searched as a whole: the ends worth a closer look, best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.last_turn import can_still_win, hopes, is_last_turn
from legendarium.bots.tashkalar.search.turn_tree import Reached, Step, TurnTree, Width, Worth
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.table import Option
from legendarium.tashkalar import turn
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.quick import quick

WIDTH = Width(actions=12, effects=12, quiet=True)
NARROW = Width(actions=2, effects=2, quiet=True, options=6, begun=4)
"""For when the time was too short for the other."""
CLOSER = 32
"""How many of the ends get a closer look, which counts what unseen cards could do."""
MOST = 0.9
"""The most of the time that the search gets; the rest is for the closer look at what it finds."""


class Looked(NamedTuple):
    """An end of the turn that was looked at closely."""

    worth: float
    end: Reached

    def steps(self) -> list[Step]:
        """Every step of the turn, ending it included."""
        position = self.end.position
        steps = self.end.steps()
        if position.stage != Stage.OVER and not position.actions and position.before is None:
            steps.append((position, turn.END_TURN))
        return steps


def closer_look(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    options: Sequence[Option] | None = None,
    width: Width = WIDTH,
    share: float = MOST,
    closer: int = CLOSER,
) -> list[Looked]:
    """The best ends of the turn that begins, or goes on, in this world; at least one.

    So many get a `closer` look, if there is time for it. They are searched for this share of the
    time at most; a last turn for as long as can be, since there is nothing to weigh after it.
    """
    is_last = is_last_turn(world)
    whole, clock = clock, clock.part(MOST if is_last else share)
    searches: list[tuple[Worth, Width]] = [(judge.quick, width)]
    if is_last and can_still_win(world, seat):
        searches += _wider(judge)
    looked: list[Looked] = []
    for worth, wide in searches:
        if looked and (looked[0].worth >= CERTAIN or clock.is_late()):
            break
        ends = TurnTree(seat, worth, wide, is_late=clock.is_late).ends(world, options)
        looked += looked_at(ends[:closer], seat, judge, whole)
        looked.sort(key=lambda one: one.worth, reverse=True)
    if not looked:
        ends = TurnTree(seat, judge.quick, NARROW, judge.rough, whole.is_late).ends(world, options)
        looked = looked_at(ends[:closer] or [hurried(world, seat)], seat, judge, whole)
        looked.sort(key=lambda one: one.worth, reverse=True)
    return looked[:closer]


def looked_at(ends: Sequence[Reached], seat: int, judge: Judge, clock: Clock) -> list[Looked]:
    """A closer look at these ends, the best first, until the time is up; at least at one."""
    looked: list[Looked] = []
    for end in ends:
        if looked and clock.is_late():
            break
        looked.append(Looked(judge.full(end.position, seat), end))
    return looked


def _wider(judge: Judge) -> Iterator[tuple[Worth, Width]]:
    """How a last turn that does not win yet is searched again, for points alone and wider."""
    yield hopes, WIDTH
    for wide in (30, 100):
        yield judge.quick, Width(wide, wide, quiet=True)
        yield hopes, Width(wide, wide, quiet=True)


def hurried(world: Position, seat: int) -> Reached:
    """An end of the turn without any thought, for when there was no time."""
    reached = Reached(0.0, world, None, None)
    while (asked := turn.question(reached.position)) is not None and asked.seat == seat:
        option = quick(reached.position)
        if option == turn.END_TURN:
            break
        reached = Reached(0.0, turn.take(reached.position, option), reached, option)
    return reached


def is_closing(world: Position) -> bool:
    """Whether something is asked that belongs to no action: start pieces, claims, colours."""
    return world.stage == Stage.START or (
        world.before is not None and world.answers[0].kind == "end-turn"
    )


def best_closing(world: Position, seat: int, judge: Judge, options: Sequence[Option]) -> Option:
    """The best answer to such a question."""
    return max(options, key=lambda option: judge.quick(turn.take(world, option), seat))
