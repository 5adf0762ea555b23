"""A side's progress towards a task: how many of the needed things it has (rules 10.2, 10.5).

A task that has everything it needs can be claimed; `tasks` answers that question alone.
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
from legendarium.tashkalar.tasks import CROSSES, MIDDLE_LINES, TASKS, TaskFacts


class Progress(NamedTuple):
    """How many things a side has, and how many the task needs."""

    have: int
    need: int


def progress(task: str, facts: TaskFacts) -> Progress:
    """The progress towards a task."""
    return _PROGRESS[task](facts)


def shortfall(task: str, facts: TaskFacts, maximum: int) -> int:
    """How much a task still needs, at most `maximum`. Faster than `progress`."""
    chain = _CHAINS.get(task)
    if chain is not None:
        return chain.gap(facts, maximum)
    have, need = _PROGRESS[task](facts)
    return min(maximum, need - have)


def _counted(need: int, number: int, special: int = 0, special_need: int = 0) -> Progress:
    """Progress of a task that needs `special_need` special things among the `need` things."""
    specials = min(special, special_need)
    return Progress(specials + min(number - specials, need - special_need), need)


def _destroyed(need: int, upgraded: int = 0) -> Callable[[TaskFacts], Progress]:
    return lambda facts: _counted(
        need, sum(facts.destroyed), facts.destroyed[HEROIC] + facts.destroyed[LEGENDARY], upgraded
    )


def _end_of_legends(facts: TaskFacts) -> Progress:
    return Progress(2 if facts.destroyed[LEGENDARY] else min(2, facts.destroyed[HEROIC]), 2)


def _held(facts: TaskFacts, where: Squares, need: int, upgraded: int) -> Progress:
    mine = facts.mine & where
    return _counted(need, mine.bit_count(), (mine & facts.upgraded).bit_count(), upgraded)


def _have(where: Squares, need: int, upgraded: int) -> Callable[[TaskFacts], Progress]:
    return lambda facts: _held(facts, where, need, upgraded)


def _legends(where: Squares) -> Callable[[TaskFacts], Progress]:
    def count(facts: TaskFacts) -> Progress:
        mine = facts.mine & where & facts.upgraded
        return _counted(2, mine.bit_count(), (mine & facts.legendaries).bit_count(), 1)

    return count


def _rainbow_dominance(facts: TaskFacts) -> Progress:
    upgraded = (facts.mine & facts.upgraded, facts.theirs & facts.upgraded)
    won = [
        (upgraded[0] & where).bit_count() > (upgraded[1] & where).bit_count()
        for where in (RED, GREEN)
    ]
    return Progress(sum(won), 2)


def _summoned(where: Squares) -> Callable[[TaskFacts], Progress]:
    return lambda facts: _counted(2, len(facts.summoned), _number_on(facts, where), 1)


def _number_on(facts: TaskFacts, where: Squares) -> int:
    return sum(bool(square & where) for _, square in facts.summoned)


def _colored_summoning(facts: TaskFacts) -> Progress:
    return _counted(2, _number_on(facts, COLOURED))


def _legendary_summoning(facts: TaskFacts) -> Progress:
    return _counted(2, len(facts.summoned), facts.legends_summoned, 1)


def _center_cross(facts: TaskFacts) -> Progress:
    return Progress(max((cross & facts.mine).bit_count() for cross in CROSSES), 5)


def _line_dominance(facts: TaskFacts) -> Progress:
    ahead = max(
        (facts.mine & line).bit_count() - (facts.theirs & line).bit_count() for line in MIDDLE_LINES
    )
    return Progress(max(0, min(6, ahead)), 6)


def _diagonals(facts: TaskFacts) -> Progress:
    return Progress(sum(_held(facts, diagonal, 4, 1).have for diagonal in DIAGONALS), 8)


@dataclass(frozen=True, slots=True)
class Route:
    """A route from one end of a chain to the other; a step leads at most to the next layer."""

    start: Squares
    goal: Squares
    layers: tuple[Squares, ...]

    @classmethod
    def between(cls, start: Squares, goal: Squares) -> Route:
        """The route with its layers: the squares at each distance from the start."""
        layers, reached = [start], start
        while not layers[-1] & goal:
            layers.append(around(reached) & ~reached)
            reached |= layers[-1]
        return cls(start, goal, tuple(layers))


@dataclass(frozen=True, slots=True)
class Chain:
    """The progress of a chain: its length less the pieces that would still have to be placed."""

    shortest: int
    routes: tuple[Route, ...]

    @classmethod
    def between(cls, ends: Iterable[tuple[Squares, Squares]]) -> Chain:
        """A chain from a start to its goal, for any of these pairs."""
        routes = tuple(Route.between(start, goal) for start, goal in ends)
        return cls(min(len(route.layers) for route in routes), routes)

    def __call__(self, facts: TaskFacts) -> Progress:
        return Progress(self.shortest - self.gap(facts, self.shortest), self.shortest)

    def gap(self, facts: TaskFacts, maximum: int) -> int:
        """The fewest pieces that would still have to be placed, at most `maximum`."""
        if self.shortest - facts.mine.bit_count() >= maximum:
            return maximum
        return min(_gap(facts, route, maximum) for route in self.routes)


def _gap(facts: TaskFacts, route: Route, maximum: int) -> int:
    """The fewest empty squares to fill between start and goal; `maximum` if none or no fewer do."""
    mine = facts.mine
    # A layer without an own piece needs one, which is fast to check.
    empty_layers = 0
    for layer in route.layers:
        if not mine & layer:
            empty_layers += 1
            if empty_layers >= maximum:
                return maximum
    empty = ARENA & ~(mine | facts.theirs)
    reached = _joined(mine & route.start, mine)
    for gap in range(maximum):
        if reached & route.goal:
            return gap
        wider = reached | (around(reached) | route.start) & empty
        reached = _joined(wider, mine)
    return maximum


def _joined(reached: Squares, mine: Squares) -> Squares:
    """These squares and every own piece connected to them by own pieces."""
    while (wider := reached | around(reached) & mine) != reached:
        reached = wider
    return reached


def _surrounding(need: int) -> Callable[[TaskFacts], Progress]:
    return lambda facts: Progress(
        min(
            need,
            max(
                ((ADJACENT[piece] & facts.mine).bit_count() for piece in each(facts.theirs)),
                default=0,
            ),
        ),
        need,
    )


def _isolation(facts: TaskFacts) -> Progress:
    return Progress(int(TASKS["isolation"].holds(facts)), 1)


_PROGRESS: dict[str, Callable[[TaskFacts], Progress]] = {
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
