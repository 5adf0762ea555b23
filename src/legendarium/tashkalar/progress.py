"""How far a side has come with a task: so many of the things it needs (rules 10.2, 10.5).

What is left to the need is what is still missing, and a task that has all it needs can be claimed:
`tasks` says the same in yes or no.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from legendarium.tashkalar.arena import (
    ADJACENT,
    ARENA,
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
)
from legendarium.tashkalar.position import HEROIC, LEGENDARY
from legendarium.tashkalar.tasks import CROSSES, MIDDLE_LINES, TASKS, Seen


class Progress(NamedTuple):
    """So many of so many."""

    have: int
    need: int


def progress(task: str, seen: Seen) -> Progress:
    """How far the side that sees this has come with a task."""
    return _PROGRESS[task](seen)


def lacking(task: str, seen: Seen, most: int) -> int:
    """How much a task still lacks; `most` where it is no less. Quicker than `progress`."""
    chain = _CHAINS.get(task)
    if chain is not None:
        return chain.gap(seen, most)
    have, need = _PROGRESS[task](seen)
    return min(most, need - have)


def _counted(need: int, number: int, special: int = 0, of_them: int = 0) -> Progress:
    """So many things, `of_them` special ones; what is too many of one kind does not count."""
    specials = min(special, of_them)
    return Progress(specials + min(number - specials, need - of_them), need)


def _destroyed(need: int, upgraded: int = 0) -> Callable[[Seen], Progress]:
    return lambda seen: _counted(
        need, sum(seen.destroyed), seen.destroyed[HEROIC] + seen.destroyed[LEGENDARY], upgraded
    )


def _end_of_legends(seen: Seen) -> Progress:
    return Progress(2 if seen.destroyed[LEGENDARY] else min(2, seen.destroyed[HEROIC]), 2)


def _held(seen: Seen, where: Squares, need: int, upgraded: int) -> Progress:
    mine = seen.mine & where
    return _counted(need, mine.bit_count(), (mine & seen.upgraded).bit_count(), upgraded)


def _have(where: Squares, need: int, upgraded: int) -> Callable[[Seen], Progress]:
    return lambda seen: _held(seen, where, need, upgraded)


def _legends(where: Squares) -> Callable[[Seen], Progress]:
    def count(seen: Seen) -> Progress:
        mine = seen.mine & where & seen.upgraded
        return _counted(2, mine.bit_count(), (mine & seen.legendaries).bit_count(), 1)

    return count


def _rainbow_dominance(seen: Seen) -> Progress:
    upgraded = (seen.mine & seen.upgraded, seen.theirs & seen.upgraded)
    won = [
        (upgraded[0] & where).bit_count() > (upgraded[1] & where).bit_count()
        for where in (RED, GREEN)
    ]
    return Progress(sum(won), 2)


def _summoned(where: Squares) -> Callable[[Seen], Progress]:
    return lambda seen: _counted(2, len(seen.summoned), _number_on(seen, where), 1)


def _number_on(seen: Seen, where: Squares) -> int:
    return sum(bool(square & where) for _, square in seen.summoned)


def _colored_summoning(seen: Seen) -> Progress:
    return _counted(2, _number_on(seen, COLOURED))


def _legendary_summoning(seen: Seen) -> Progress:
    return _counted(2, len(seen.summoned), seen.legends_summoned, 1)


def _center_cross(seen: Seen) -> Progress:
    return Progress(max((cross & seen.mine).bit_count() for cross in CROSSES), 5)


def _line_dominance(seen: Seen) -> Progress:
    ahead = max(
        (seen.mine & line).bit_count() - (seen.theirs & line).bit_count() for line in MIDDLE_LINES
    )
    return Progress(max(0, min(6, ahead)), 6)


def _diagonals(seen: Seen) -> Progress:
    return Progress(sum(_held(seen, diagonal, 4, 1).have for diagonal in DIAGONALS), 8)


@dataclass(frozen=True, slots=True)
class Way:
    """From one end of a chain to the other; every step leads to the next belt at most."""

    start: Squares
    goal: Squares
    belts: tuple[Squares, ...]

    @classmethod
    def between(cls, start: Squares, goal: Squares) -> Way:
        """The way with its belts: the squares that are as many steps from the start."""
        belts, reached = [start], start
        while not belts[-1] & goal:
            belts.append(around(reached) & ~reached)
            reached |= belts[-1]
        return cls(start, goal, tuple(belts))


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain has all but the pieces that would still have to be placed on empty squares."""

    shortest: int
    ways: tuple[Way, ...]

    @classmethod
    def between(cls, ends: Iterable[tuple[Squares, Squares]]) -> Chain:
        """A chain from a start to its goal, for any of these."""
        ways = tuple(Way.between(start, goal) for start, goal in ends)
        return cls(min(len(way.belts) for way in ways), ways)

    def __call__(self, seen: Seen) -> Progress:
        return Progress(self.shortest - self.gap(seen, self.shortest), self.shortest)

    def gap(self, seen: Seen, most: int) -> int:
        """How few pieces would still have to be placed; `most` where it is no fewer."""
        if self.shortest - seen.mine.bit_count() >= most:
            return most
        return min(_gap(seen, way, most) for way in self.ways)


def _gap(seen: Seen, way: Way, most: int) -> int:
    """How few empty squares part a chain from start to goal; `most` when none or no fewer do."""
    mine = seen.mine
    # In every belt without an own piece one would have to be placed: that is quick to see.
    bare = 0
    for belt in way.belts:
        if not mine & belt:
            bare += 1
            if bare >= most:
                return most
    empty = ARENA & ~(mine | seen.theirs)
    reached = _joined(mine & way.start, mine)
    for gap in range(most):
        if reached & way.goal:
            return gap
        wider = reached | (around(reached) | way.start) & empty
        reached = _joined(wider, mine)
    return most


def _joined(reached: Squares, mine: Squares) -> Squares:
    """These squares and every own piece that is joined to them by own pieces."""
    while (wider := reached | around(reached) & mine) != reached:
        reached = wider
    return reached


def _surrounding(need: int) -> Callable[[Seen], Progress]:
    return lambda seen: Progress(
        min(
            need,
            max(
                ((ADJACENT[piece] & seen.mine).bit_count() for piece in each(seen.theirs)),
                default=0,
            ),
        ),
        need,
    )


def _isolation(seen: Seen) -> Progress:
    return Progress(int(TASKS["isolation"].holds(seen)), 1)


_PROGRESS: dict[str, Callable[[Seen], Progress]] = {
    "destruction": _destroyed(3),
    "devastation": _destroyed(4),
    "heroic-destruction": _destroyed(3, upgraded=1),
    "heroic-devastation": _destroyed(4, upgraded=2),
    "end-of-legends": _end_of_legends,
    "red-conquest": _have(RED, 3, upgraded=2),
    "green-conquest": _have(GREEN, 3, upgraded=2),
    "color-conquest": _have(COLOURED, 5, upgraded=3),
    "red-legends": _legends(RED),
    "green-legends": _legends(GREEN),
    "rainbow-dominance": _rainbow_dominance,
    "red-summoning": _summoned(RED),
    "green-summoning": _summoned(GREEN),
    "colored-summoning": _colored_summoning,
    "legendary-summoning": _legendary_summoning,
    "central-dominance": _have(CENTRAL, 5, upgraded=2),
    "center-cross": _center_cross,
    "line-dominance": _line_dominance,
    "diagonals": _diagonals,
    "side-chain": Chain.between(SIDES),
    "corner-chain": Chain.between(CORNERS),
    "imprisonment": _surrounding(6),
    "envelopment": _surrounding(7),
    "isolation": _isolation,
}
_CHAINS = {task: chain for task, chain in _PROGRESS.items() if isinstance(chain, Chain)}
