"""Tasks: their conditions (rule 10.2), points and categories (rule 10.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from legendarium.tashkalar import names
from legendarium.tashkalar.arena import (
    ADJACENT,
    CENTRAL,
    COLOURED,
    CORNERS,
    DIAGONALS,
    GREEN,
    RED,
    SIDES,
    Squares,
    around,
    each,
    squares,
    within,
)
from legendarium.tashkalar.position import HEROIC, LEGENDARY, Position


class TaskFacts(NamedTuple):
    """What the conditions of tasks depend on, from the side that would claim one."""

    mine: Squares
    theirs: Squares
    upgraded: Squares
    legendaries: Squares
    destroyed: tuple[int, int, int]
    """Enemy pieces destroyed this turn, by rank."""
    summoned: tuple[tuple[str, Squares], ...]
    legends_summoned: int


class Task(NamedTuple):
    """A task; advanced ones are never open at the start."""

    category: str
    points: int
    advanced: bool
    holds: Callable[[TaskFacts], bool]


TASKS: dict[str, Task] = {}
"""Every task, in the order of the card list."""


def task_facts(position: Position, legends: frozenset[str]) -> TaskFacts:
    """The facts for the side whose turn it is."""
    side = position.side
    destroyed = position.destroyed[1 - side]
    return TaskFacts(
        mine=position.owners[side],
        theirs=position.owners[1 - side],
        upgraded=position.upgraded,
        legendaries=position.legendaries,
        destroyed=destroyed,
        summoned=position.summoned,
        legends_summoned=sum(card in legends for card, _ in position.summoned),
    )


def _task(
    name: str, category: str, points: int, *, advanced: bool = False
) -> Callable[[Callable[[TaskFacts], bool]], Callable[[TaskFacts], bool]]:
    def add(holds: Callable[[TaskFacts], bool]) -> Callable[[TaskFacts], bool]:
        TASKS[name] = Task(category, points, advanced, holds)
        return holds

    return add


def _destroyed(facts: TaskFacts, pieces: int, upgraded: int = 0) -> bool:
    _, heroics, legendaries = facts.destroyed
    return sum(facts.destroyed) >= pieces and heroics + legendaries >= upgraded


def _have(facts: TaskFacts, where: Squares, pieces: int, upgraded: int) -> bool:
    mine = facts.mine & where
    return mine.bit_count() >= pieces and (mine & facts.upgraded).bit_count() >= upgraded


def _more_upgraded(facts: TaskFacts, where: Squares) -> bool:
    mine = facts.mine & facts.upgraded & where
    theirs = facts.theirs & facts.upgraded & where
    return mine.bit_count() > theirs.bit_count()


def _summoned_on(facts: TaskFacts, where: Squares) -> int:
    return sum(bool(square & where) for _, square in facts.summoned)


def _joined(group: Squares, start: Squares, goal: Squares) -> bool:
    """Whether a chain of adjacent squares of the group connects start and goal."""
    reached = group & start
    while True:
        wider = reached | around(reached) & group
        if wider == reached:
            return bool(reached & goal)
        reached = wider


@_task("destruction", "destruction", 1)
def destruction(facts: TaskFacts) -> bool:
    return _destroyed(facts, 3)


@_task("devastation", "destruction", 2)
def devastation(facts: TaskFacts) -> bool:
    return _destroyed(facts, 4)


@_task("heroic-destruction", "destruction", 2)
def heroic_destruction(facts: TaskFacts) -> bool:
    return _destroyed(facts, 3, upgraded=1)


@_task("heroic-devastation", "destruction", 3, advanced=True)
def heroic_devastation(facts: TaskFacts) -> bool:
    return _destroyed(facts, 4, upgraded=2)


@_task("end-of-legends", "destruction", 2, advanced=True)
def end_of_legends(facts: TaskFacts) -> bool:
    return facts.destroyed[LEGENDARY] >= 1 or facts.destroyed[HEROIC] >= 2


@_task("red-conquest", "colour", 2)
def red_conquest(facts: TaskFacts) -> bool:
    return _have(facts, RED, 3, upgraded=2)


@_task("green-conquest", "colour", 2)
def green_conquest(facts: TaskFacts) -> bool:
    return _have(facts, GREEN, 3, upgraded=2)


@_task("color-conquest", "colour", 3)
def color_conquest(facts: TaskFacts) -> bool:
    return _have(facts, COLOURED, 5, upgraded=3)


@_task("red-legends", "colour", 3, advanced=True)
def red_legends(facts: TaskFacts) -> bool:
    return _have(facts, RED, 2, upgraded=2) and bool(facts.mine & facts.legendaries & RED)


@_task("green-legends", "colour", 3, advanced=True)
def green_legends(facts: TaskFacts) -> bool:
    return _have(facts, GREEN, 2, upgraded=2) and bool(facts.mine & facts.legendaries & GREEN)


@_task("rainbow-dominance", "colour", 2)
def rainbow_dominance(facts: TaskFacts) -> bool:
    return _more_upgraded(facts, RED) and _more_upgraded(facts, GREEN)


@_task("red-summoning", "summoning", 1)
def red_summoning(facts: TaskFacts) -> bool:
    return len(facts.summoned) >= 2 and _summoned_on(facts, RED) >= 1


@_task("green-summoning", "summoning", 1)
def green_summoning(facts: TaskFacts) -> bool:
    return len(facts.summoned) >= 2 and _summoned_on(facts, GREEN) >= 1


@_task("colored-summoning", "summoning", 2)
def colored_summoning(facts: TaskFacts) -> bool:
    return _summoned_on(facts, COLOURED) >= 2


@_task("legendary-summoning", "summoning", 2, advanced=True)
def legendary_summoning(facts: TaskFacts) -> bool:
    return len(facts.summoned) >= 2 and facts.legends_summoned >= 1


@_task("central-dominance", "pattern", 1)
def central_dominance(facts: TaskFacts) -> bool:
    return _have(facts, CENTRAL, 5, upgraded=2)


@_task("center-cross", "pattern", 2)
def center_cross(facts: TaskFacts) -> bool:
    return any(not cross & ~facts.mine for cross in CROSSES)


@_task("line-dominance", "pattern", 2)
def line_dominance(facts: TaskFacts) -> bool:
    return any(
        (facts.mine & line).bit_count() - (facts.theirs & line).bit_count() >= 6
        for line in MIDDLE_LINES
    )


@_task("diagonals", "pattern", 3, advanced=True)
def diagonals(facts: TaskFacts) -> bool:
    return all(_have(facts, diagonal, 4, upgraded=1) for diagonal in DIAGONALS)


@_task("side-chain", "pattern", 3)
def side_chain(facts: TaskFacts) -> bool:
    return any(_joined(facts.mine, one, other) for one, other in SIDES)


@_task("corner-chain", "pattern", 3)
def corner_chain(facts: TaskFacts) -> bool:
    return any(_joined(facts.mine, one, other) for one, other in CORNERS)


@_task("imprisonment", "enemy", 1)
def imprisonment(facts: TaskFacts) -> bool:
    return any((ADJACENT[piece] & facts.mine).bit_count() >= 6 for piece in each(facts.theirs))


@_task("envelopment", "enemy", 2, advanced=True)
def envelopment(facts: TaskFacts) -> bool:
    return any((ADJACENT[piece] & facts.mine).bit_count() >= 7 for piece in each(facts.theirs))


@_task("isolation", "enemy", 2, advanced=True)
def isolation(facts: TaskFacts) -> bool:
    lonely = facts.theirs & ~around(facts.theirs)
    return any(_isolated(facts, piece) for piece in each(lonely))


def _isolated(facts: TaskFacts, piece: Squares) -> bool:
    """Whether a piece without neighbours is near another enemy piece but cut off from them all."""
    others = facts.theirs & ~piece
    if not within(piece, 2) & others:
        return False
    reached = piece
    for _ in range(3):
        reached |= around(reached) & ~(facts.mine | facts.theirs)
        if around(reached) & others:
            return False
    return True


CROSSES = (squares("e4 e5 e6 d5 f5"), squares("d4 f4 e5 d6 f6"))
MIDDLE_LINES = tuple(
    squares(" ".join(f"{column}{row}" for column in "abcdefghi")) for row in (4, 5, 6)
) + tuple(squares(" ".join(f"{column}{row}" for row in range(1, 10))) for column in "def")

names.TASKS.extend(TASKS)
