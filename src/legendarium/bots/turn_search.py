"""A search through one turn: step by step, the few best positions reached so far go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from legendarium.bots.evaluation import evaluate
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position

BEAM = 6
"""How many positions go on from one step to the next."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A position, its worth, and how it was reached."""

    worth: float
    position: Position
    previous: Reached | None = None
    option: Option | None = None

    def steps(self) -> list[tuple[Position, Option]]:
        """Every position on the way with the option taken there, the first one first."""
        steps = []
        node = self
        while node.previous is not None and node.option is not None:
            steps.append((node.previous.position, node.option))
            node = node.previous
        return steps[::-1]


def best_turn(
    game: TashKalar, world: Position, options: Sequence[Option]
) -> list[tuple[Position, Option]]:
    """The way from here to the end of the turn that ends best, as positions with options.

    `options` are those of the position, in the order in which equals are preferred.
    """
    asked = game.question(world)
    assert asked is not None
    seat = asked.seat
    best: Reached | None = None
    frontier = [Reached(evaluate(world, seat), world)]
    while frontier:
        unfinished: list[Reached] = []
        for node in frontier:
            for option in options if node.position is world else _options(game, node.position):
                reached = _after(game, node, option, seat)
                if not _goes_on(game, reached, seat):
                    if best is None or reached.worth > best.worth:
                        best = reached
                else:
                    unfinished.append(reached)
        frontier = _most_promising(unfinished)
    assert best is not None
    return best.steps()


def _options(game: TashKalar, position: Position) -> Sequence[Option]:
    asked = game.question(position)
    return asked.options if asked is not None else ()


def _after(game: TashKalar, node: Reached, option: Option, seat: int) -> Reached:
    if option.kind in ("end-turn", "hand-over"):
        # Cards that nobody knows are drawn, or somebody else decides: judge what is left behind.
        return Reached(node.worth, node.position, node, option)
    position = game.take(node.position, option)
    return Reached(evaluate(position, seat), position, node, option)


def _goes_on(game: TashKalar, reached: Reached, seat: int) -> bool:
    if reached.option is None or reached.option.kind in ("end-turn", "hand-over"):
        return False
    asked = game.question(reached.position)
    return asked is not None and asked.seat == seat


def _most_promising(unfinished: Iterable[Reached]) -> list[Reached]:
    """The best few positions, each once: pieces can be placed in either order."""
    found: dict[Position, Reached] = {}
    for reached in sorted(unfinished, key=lambda one: one.worth, reverse=True):
        found.setdefault(reached.position, reached)
        if len(found) == BEAM:
            break
    return list(found.values())
