"""A beam search through one turn, choice by choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from legendarium.bots.tashkalar.evaluation import evaluate
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import END_TURN, HAND_OVER, AnyOption
from legendarium.tashkalar.position import Position

BEAM = 8
"""How many positions are kept from one step to the next."""

Step = tuple[Position, AnyOption]
"""A position, and the option taken there."""


def best_turn(game: TashKalar, world: Position, options: Sequence[AnyOption]) -> list[Step]:
    """The steps from here to the best end of the turn.

    `options` are those of the position; on a tie the earlier one is preferred.
    """
    asked = game.question(world)
    assert asked is not None
    here = _Node(evaluate(world, asked.seat), world)
    return _Search(game, asked.seat).run(here, options).steps()


@dataclass(frozen=True, slots=True)
class _Node:
    """A position of the turn, its worth, and the step that leads to it."""

    worth: float
    position: Position
    previous: _Node | None = None
    option: AnyOption | None = None

    def steps(self) -> list[Step]:
        """The steps that lead here, in order."""
        steps = []
        node = self
        while node.previous is not None and node.option is not None:
            steps.append((node.previous.position, node.option))
            node = node.previous
        return steps[::-1]


class _Search:
    """A search on behalf of a seat."""

    def __init__(self, game: TashKalar, seat: int) -> None:
        self._game = game
        self._seat = seat

    def run(self, start: _Node, options: Sequence[AnyOption]) -> _Node:
        """The end of the best turn found."""
        steps = [(start, option) for option in options]
        ends: list[_Node] = []
        while steps:
            unfinished: list[_Node] = []
            for node, option in steps:
                after = self._after(node, option)
                (unfinished if self._options(after) else ends).append(after)
            steps = [
                (node, option)
                for node in _most_promising(unfinished)
                for option in self._options(node)
            ]
        return max(ends, key=lambda end: end.worth)

    def _after(self, node: _Node, option: AnyOption) -> _Node:
        if option == END_TURN:
            # Ending the turn draws unknown cards, so the position before the draw is judged.
            return _Node(node.worth, node.position, node, option)
        position = self._game.take(node.position, option)
        return _Node(evaluate(position, self._seat), position, node, option)

    def _options(self, node: _Node) -> Sequence[AnyOption]:
        """The seat's next options; none once the turn is over or handed over."""
        asked = self._game.question(node.position)
        if node.option == END_TURN:
            return ()
        if asked is None or asked.seat != self._seat:
            return ()
        return without_hand_over(asked.options)


def without_hand_over(options: Sequence[AnyOption]) -> list[AnyOption]:
    """The options except handing over: the partner's play cannot be foreseen."""
    return [option for option in options if option != HAND_OVER]


def _most_promising(unfinished: Iterable[_Node]) -> list[_Node]:
    """The best few positions, each once: different orders can lead to the same position."""
    found: dict[Position, _Node] = {}
    for node in sorted(unfinished, key=lambda one: one.worth, reverse=True):
        found.setdefault(node.position, node)
        if len(found) == BEAM:
            break
    return list(found.values())
