"""Tasks: their conditions (rule 10.2), points and categories (rule 10.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

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


class Seen(NamedTuple):
    """What a task looks at, from the side that would claim it."""

    mine: Squares
    theirs: Squares
    upgraded: Squares
    legendaries: Squares
    destroyed: tuple[int, int, int]
    """Enemy pieces destroyed this turn, by rank."""
    summoned: tuple[tuple[str, Squares], ...]
    legends_summoned: int


class Task(NamedTuple):
    """A task; advanced ones do not lie open at the start."""

    category: str
    points: int
    advanced: bool
    holds: Callable[[Seen], bool]


TASKS: dict[str, Task] = {}
"""Every task, in the order of the card list."""


def see(position: Position, legends: frozenset[str]) -> Seen:
    """The position as the side whose turn it is sees it when it claims."""
    side = position.side
    destroyed = position.destroyed[1 - side]
    return Seen(
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
) -> Callable[[Callable[[Seen], bool]], Callable[[Seen], bool]]:
    def add(holds: Callable[[Seen], bool]) -> Callable[[Seen], bool]:
        TASKS[name] = Task(category, points, advanced, holds)
        return holds

    return add


def _destroyed(seen: Seen, pieces: int, upgraded: int = 0) -> bool:
    _, heroics, legendaries = seen.destroyed
    return sum(seen.destroyed) >= pieces and heroics + legendaries >= upgraded


def _have(seen: Seen, where: Squares, pieces: int, upgraded: int) -> bool:
    mine = seen.mine & where
    return mine.bit_count() >= pieces and (mine & seen.upgraded).bit_count() >= upgraded


def _more_upgraded(seen: Seen, where: Squares) -> bool:
    mine = seen.mine & seen.upgraded & where
    theirs = seen.theirs & seen.upgraded & where
    return mine.bit_count() > theirs.bit_count()


def _summoned_on(seen: Seen, where: Squares) -> int:
    return sum(bool(square & where) for _, square in seen.summoned)


def _joined(group: Squares, start: Squares, goal: Squares) -> bool:
    """Whether a chain of adjacent squares of the group leads from start to goal."""
    reached = group & start
    while True:
        wider = reached | around(reached) & group
        if wider == reached:
            return bool(reached & goal)
        reached = wider


@_task("destruction", "destruction", 1)
def destruction(seen: Seen) -> bool:
    return _destroyed(seen, 3)


@_task("devastation", "destruction", 2)
def devastation(seen: Seen) -> bool:
    return _destroyed(seen, 4)


@_task("heroic-destruction", "destruction", 2)
def heroic_destruction(seen: Seen) -> bool:
    return _destroyed(seen, 3, upgraded=1)


@_task("heroic-devastation", "destruction", 3, advanced=True)
def heroic_devastation(seen: Seen) -> bool:
    return _destroyed(seen, 4, upgraded=2)


@_task("end-of-legends", "destruction", 2, advanced=True)
def end_of_legends(seen: Seen) -> bool:
    return seen.destroyed[LEGENDARY] >= 1 or seen.destroyed[HEROIC] >= 2


@_task("red-conquest", "colour", 2)
def red_conquest(seen: Seen) -> bool:
    return _have(seen, RED, 3, upgraded=2)


@_task("green-conquest", "colour", 2)
def green_conquest(seen: Seen) -> bool:
    return _have(seen, GREEN, 3, upgraded=2)


@_task("color-conquest", "colour", 3)
def color_conquest(seen: Seen) -> bool:
    return _have(seen, COLOURED, 5, upgraded=3)


@_task("red-legends", "colour", 3, advanced=True)
def red_legends(seen: Seen) -> bool:
    return _have(seen, RED, 2, upgraded=2) and bool(seen.mine & seen.legendaries & RED)


@_task("green-legends", "colour", 3, advanced=True)
def green_legends(seen: Seen) -> bool:
    return _have(seen, GREEN, 2, upgraded=2) and bool(seen.mine & seen.legendaries & GREEN)


@_task("rainbow-dominance", "colour", 2)
def rainbow_dominance(seen: Seen) -> bool:
    return _more_upgraded(seen, RED) and _more_upgraded(seen, GREEN)


@_task("red-summoning", "summoning", 1)
def red_summoning(seen: Seen) -> bool:
    return len(seen.summoned) >= 2 and _summoned_on(seen, RED) >= 1


@_task("green-summoning", "summoning", 1)
def green_summoning(seen: Seen) -> bool:
    return len(seen.summoned) >= 2 and _summoned_on(seen, GREEN) >= 1


@_task("colored-summoning", "summoning", 2)
def colored_summoning(seen: Seen) -> bool:
    return _summoned_on(seen, COLOURED) >= 2


@_task("legendary-summoning", "summoning", 2, advanced=True)
def legendary_summoning(seen: Seen) -> bool:
    return len(seen.summoned) >= 2 and seen.legends_summoned >= 1


@_task("central-dominance", "pattern", 1)
def central_dominance(seen: Seen) -> bool:
    return _have(seen, CENTRAL, 5, upgraded=2)


@_task("center-cross", "pattern", 2)
def center_cross(seen: Seen) -> bool:
    return any(not cross & ~seen.mine for cross in CROSSES)


@_task("line-dominance", "pattern", 2)
def line_dominance(seen: Seen) -> bool:
    return any(
        (seen.mine & line).bit_count() - (seen.theirs & line).bit_count() >= 6
        for line in MIDDLE_LINES
    )


@_task("diagonals", "pattern", 3, advanced=True)
def diagonals(seen: Seen) -> bool:
    return all(_have(seen, diagonal, 4, upgraded=1) for diagonal in DIAGONALS)


@_task("side-chain", "pattern", 3)
def side_chain(seen: Seen) -> bool:
    return any(_joined(seen.mine, one, other) for one, other in SIDES)


@_task("corner-chain", "pattern", 3)
def corner_chain(seen: Seen) -> bool:
    return any(_joined(seen.mine, one, other) for one, other in CORNERS)


@_task("imprisonment", "enemy", 1)
def imprisonment(seen: Seen) -> bool:
    return any((ADJACENT[piece] & seen.mine).bit_count() >= 6 for piece in each(seen.theirs))


@_task("envelopment", "enemy", 2, advanced=True)
def envelopment(seen: Seen) -> bool:
    return any((ADJACENT[piece] & seen.mine).bit_count() >= 7 for piece in each(seen.theirs))


@_task("isolation", "enemy", 2, advanced=True)
def isolation(seen: Seen) -> bool:
    lonely = seen.theirs & ~around(seen.theirs)
    return any(_isolated(seen, piece) for piece in each(lonely))


def _isolated(seen: Seen, piece: Squares) -> bool:
    """Whether a piece that no other touches is near another and yet cut off from all of them."""
    others = seen.theirs & ~piece
    if not within(piece, 2) & others:
        return False
    reached = piece
    for _ in range(3):
        reached |= around(reached) & ~(seen.mine | seen.theirs)
        if around(reached) & others:
            return False
    return True


CROSSES = (squares("e4 e5 e6 d5 f5"), squares("d4 f4 e5 d6 f6"))
MIDDLE_LINES = tuple(
    squares(" ".join(f"{column}{row}" for column in "abcdefghi")) for row in (4, 5, 6)
) + tuple(squares(" ".join(f"{column}{row}" for row in range(1, 10))) for column in "def")
