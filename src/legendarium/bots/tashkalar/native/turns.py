"""The own turn searched by the compiled library (`turn_tree.hpp`), told in steps of the game."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator
from enum import IntEnum

from legendarium.bots.tashkalar.native.library import address
from legendarium.bots.tashkalar.native.packing import (
    packed_judge,
    packed_position,
    packed_setup,
    row_of,
)
from legendarium.bots.tashkalar.native.spelling import codes_of
from legendarium.bots.tashkalar.search.own_turn import Looked
from legendarium.bots.tashkalar.search.turn_tree import Reached, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.position import Position, Stage

LONGEST = 100
"""So many numbers are kept free for a turn; hardly one has a third of it."""


class Purpose(IntEnum):
    """What positions are judged by on the way, as in `purposes.hpp`."""

    PLAIN = 0
    STRIVING = 1
    HOPING = 2


def found_turns(
    world: Position,
    seat: int,
    judge: Judge,
    purpose: Purpose,
    width: Width,
    most: int,
    seconds: float,
    library: ctypes.CDLL,
    chance: int = 0,
) -> list[Looked]:
    """Ends of the turn from here, judged in full, best first; none if there was no time.

    Between turns that are worth the same chance decides, unless it is 0.
    """
    row = row_of(packed_setup(world.setup) + packed_position(world))
    weights, wide = packed_judge(judge), array("d", width.numbers)
    worths, lines = array("d", bytes(8 * most)), array("q", bytes(8 * LONGEST * most))
    number = library.search(
        *(address(row), seat, address(weights), address(wide), purpose),
        *(chance, most, max(seconds, 1e-6), address(worths), address(lines), len(lines)),
    )
    replay = _Replay(world)
    looked = []
    for worth, codes in zip(worths[:number], _lines(lines), strict=False):
        end = replay.end(codes)
        if end is not None:
            looked.append(Looked(worth, end))
    return sorted(looked, key=lambda one: one.worth, reverse=True)


def can_search(position: Position) -> bool:
    """Whether a turn begins or goes on here, between two actions of the seat whose turn it is."""
    return position.before is None and position.stage == Stage.TURNS and not position.handed_over


def _lines(numbers: array[int]) -> Iterator[list[int]]:
    begin = 0
    while True:
        end = begin + 1 + numbers[begin]
        yield numbers[begin + 1 : end].tolist()
        begin = end


class _Replay:
    """Turns played step by step by the rules that count; many of them begin alike."""

    def __init__(self, world: Position) -> None:
        self._start = Reached(0.0, world, None, None)
        self._known: dict[tuple[int, ...], Reached] = {}

    def end(self, codes: list[int]) -> Reached | None:
        """Where a turn ends; None if these rules do not allow it."""
        reached = self._start
        for number in range(1, len(codes) + 1):
            key = tuple(codes[:number])
            after = self._known.get(key) or self._after(reached, codes[number - 1])
            if after is None:
                return None
            reached = self._known[key] = after
        return reached

    @staticmethod
    def _after(reached: Reached, code: int) -> Reached | None:
        asked = turn.question(reached.position)
        options = {} if asked is None else codes_of(reached.position, asked.options)
        option = options.get(code)
        if option is None:
            return None
        return Reached(0.0, turn.take(reached.position, option), reached, option)
