"""Searches a seat's own turn with the compiled library (`turn_tree.hpp`)."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator
from enum import IntEnum

from legendarium.bots.tashkalar.native.library import address
from legendarium.bots.tashkalar.native.option_codes import codes_of
from legendarium.bots.tashkalar.native.packing import (
    packed_judge,
    packed_position,
    packed_setup,
    row_of,
)
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.turn_tree import Node, Width
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar import turn
from legendarium.tashkalar.position import Position, Stage

MAX_CODES_PER_TURN = 100
"""The space reserved for the codes of a turn; few turns need a third of it."""


class Purpose(IntEnum):
    """What guides a search, as in `purposes.hpp`."""

    PLAIN_WORTH = 0
    FAR_TASKS = 1
    LAST_POINTS = 2


def search_turns(
    world: Position,
    seat: int,
    judge: Judge,
    purpose: Purpose,
    width: Width,
    most: int,
    seconds: float,
    library: ctypes.CDLL,
    chance: int = 0,
) -> list[EvaluatedTurn]:
    """The best turns from here, evaluated in full, best first; none if there is no time.

    Ties are broken at random by the seed `chance`, unless it is 0.
    """
    row = row_of(packed_setup(world.setup) + packed_position(world))
    weights, wide = packed_judge(judge), array("d", width.numbers)
    worths, lines = array("d", bytes(8 * most)), array("q", bytes(8 * MAX_CODES_PER_TURN * most))
    number = library.search(
        *(address(row), seat, address(weights), address(wide), purpose),
        *(chance, most, max(seconds, 1e-6), address(worths), address(lines), len(lines)),
    )
    replay = _Replay(world)
    turns = []
    for worth, codes in zip(worths[:number], _lines(lines), strict=False):
        end = replay.end(codes)
        if end is not None:
            turns.append(EvaluatedTurn(worth, end))
    return sorted(turns, key=lambda one: one.worth, reverse=True)


def can_search(position: Position) -> bool:
    """Whether the position is between two actions of the seat whose turn it is."""
    return position.before is None and position.stage == Stage.TURNS and not position.handed_over


def _lines(numbers: array[int]) -> Iterator[list[int]]:
    begin = 0
    while True:
        end = begin + 1 + numbers[begin]
        yield numbers[begin + 1 : end].tolist()
        begin = end


class _Replay:
    """Replays turns by the rules in Python; turns that begin alike share their nodes."""

    def __init__(self, world: Position) -> None:
        self._start = Node(0.0, world, None, None)
        self._known: dict[tuple[int, ...], Node] = {}

    def end(self, codes: list[int]) -> Node | None:
        """The end of a turn; None if the rules in Python do not allow it."""
        node = self._start
        for number in range(1, len(codes) + 1):
            key = tuple(codes[:number])
            after = self._known.get(key) or self._after(node, codes[number - 1])
            if after is None:
                return None
            node = self._known[key] = after
        return node

    @staticmethod
    def _after(node: Node, code: int) -> Node | None:
        asked = turn.question(node.position)
        options = {} if asked is None else codes_of(node.position, asked.options)
        option = options.get(code)
        if option is None:
            return None
        return Node(0.0, turn.take(node.position, option), node, option)
