"""A search through one turn: step by step, the few best positions reached so far go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from legendarium.bots.tashkalar.evaluation import evaluate
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position

BEAM = 8
"""How many positions go on from one step to the next."""

Step = tuple[Position, Option]
"""A position, and the option taken there."""


def best_turn(game: TashKalar, world: Position, options: Sequence[Option]) -> list[Step]:
    """The steps from here to the end of the turn that ends best.

    `options` are those of the position; of equals, the earlier one is preferred.
    """
    asked = game.question(world)
    assert asked is not None
    here = _Reached(evaluate(world, asked.seat), world)
    return _Search(game, asked.seat).run(here, options).steps()


@dataclass(frozen=True, slots=True)
class _Reached:
    """A position of the turn, its worth, and how it was reached."""

    worth: float
    position: Position
    previous: _Reached | None = None
    option: Option | None = None

    def steps(self) -> list[Step]:
        """The steps that lead here, the first one first."""
        steps = []
        reached = self
        while reached.previous is not None and reached.option is not None:
            steps.append((reached.previous.position, reached.option))
            reached = reached.previous
        return steps[::-1]


class _Search:
    """A search on behalf of a seat."""

    def __init__(self, game: TashKalar, seat: int) -> None:
        self._game = game
        self._seat = seat

    def run(self, start: _Reached, options: Sequence[Option]) -> _Reached:
        """The end of the best turn found."""
        steps = [(start, option) for option in options]
        ends: list[_Reached] = []
        while steps:
            unfinished: list[_Reached] = []
            for reached, option in steps:
                after = self._after(reached, option)
                (unfinished if self._options(after) else ends).append(after)
            steps = [
                (reached, option)
                for reached in _most_promising(unfinished)
                for option in self._options(reached)
            ]
        return max(ends, key=lambda end: end.worth)

    def _after(self, reached: _Reached, option: Option) -> _Reached:
        if option.kind == "end-turn":
            # It draws cards that nobody knows: judge what it leaves behind.
            return _Reached(reached.worth, reached.position, reached, option)
        position = self._game.take(reached.position, option)
        return _Reached(evaluate(position, self._seat), position, reached, option)

    def _options(self, reached: _Reached) -> Sequence[Option]:
        """How the seat can go on; not at all once the turn is over or given away."""
        asked = self._game.question(reached.position)
        if reached.option and reached.option.kind == "end-turn":
            return ()
        if asked is None or asked.seat != self._seat:
            return ()
        return without_hand_over(asked.options)


def without_hand_over(options: Sequence[Option]) -> list[Option]:
    """The options but handing over: what the partner makes of the turn cannot be foreseen."""
    return [option for option in options if option.kind != "hand-over"]


def _most_promising(unfinished: Iterable[_Reached]) -> list[_Reached]:
    """The best few positions, each once: pieces can be placed in either order."""
    found: dict[Position, _Reached] = {}
    for reached in sorted(unfinished, key=lambda one: one.worth, reverse=True):
        found.setdefault(reached.position, reached)
        if len(found) == BEAM:
            break
    return list(found.values())
