"""Runs the rules in Python and in C++ side by side and compares them.

`pytest --soak tests/bots/tashkalar/native` compares ten times as many games and positions
as usual.
"""

from __future__ import annotations

import ctypes
import shutil
from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from code_text import code_text
from unpacking import unpacked

from legendarium.bots.tashkalar.native.build import COMPILERS
from legendarium.bots.tashkalar.native.library import address, library
from legendarium.bots.tashkalar.native.option_codes import EXCLUDED, code_of, codes_of
from legendarium.bots.tashkalar.native.packing import (
    packed_judge,
    packed_position,
    packed_setup,
    row_of,
)
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import DECLINE, AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.position_text import position_text
from legendarium.tashkalar.turn import question, take
from repetition import repeat

TIMES = repeat(1, 10)
"""How many times the usual number of games and positions is compared."""
REFUSED = -1

_POSITION = array("q", bytes(8 * 2_000))
_OPTIONS = array("q", bytes(8 * 20_000))


def built() -> ctypes.CDLL:
    """The library. Skips the test without a compiler; fails it if a compiler has not been used."""
    found = library()
    if found is None:
        if not any(map(shutil.which, COMPILERS)):
            pytest.skip("the library is not built, and there is no C++ compiler to build it with")
        pytest.fail(
            "There is a C++ compiler, yet the library is not built, or not of these rules: "
            "`make native` compiles it."
        )
    return found


class Answer(NamedTuple):
    """The library's answer to an action."""

    number: int
    """The number of further options, or REFUSED if the action is illegal."""
    options: list[int]
    position: list[int]


def packed(position: Position) -> array[int]:
    """A position as the library reads it."""
    return row_of(packed_setup(position.setup) + packed_position(position))


def answered(before: array[int], codes: Sequence[int], length: int) -> Answer:
    """The library's answer to an action with these answers, from a packed position."""
    given = row_of(codes)
    number = built().after(
        *(address(before), address(given), len(given), address(_POSITION), address(_OPTIONS))
    )
    return Answer(number, _OPTIONS[: max(0, number)].tolist(), _POSITION[:length].tolist())


class Both:
    """An action carried out in both, where every question and result must be the same."""

    def __init__(self, before: Position) -> None:
        self.before = before
        self.position = before
        """The position now, in the middle of the action or after it."""
        self.answers: list[AnyOption] = []
        self._row = packed(before)
        self._codes: list[int] = []
        self.compare()

    @property
    def is_over(self) -> bool:
        """Whether the whole action is done."""
        return bool(self.answers) and self.position.before is None

    @property
    def options(self) -> list[AnyOption]:
        """The options that both have."""
        asked = question(self.position)
        assert asked is not None
        return [option for option in asked.options if option not in EXCLUDED]

    def take(self, option: AnyOption) -> Both:
        """Take an option in both."""
        self._codes.append(code_of(self.position, option))
        self.answers.append(option)
        self.position = take(self.position, option)
        self.compare()
        return self

    def begin(self, option: AnyOption) -> Both:
        """Begin another action from the same position as before."""
        self.position = self.before
        self.answers, self._codes = [], []
        return self.take(option)

    def finish(self, chance: Random) -> Both:
        """Choose at random until the action is done, sometimes declining where that is legal."""
        while not self.is_over:
            options = self.options
            declined = DECLINE in options and chance.random() < 0.15
            self.take(DECLINE if declined else chance.choice(options))
        return self

    def refuses(self, code: int) -> bool:
        """Whether the library refuses this answer now."""
        return answered(self._row, [*self._codes, code], 0).number == REFUSED

    def compare(self) -> None:
        """Fail with a report unless the question and the position are the same in both."""
        asked = None if self.is_over else question(self.position)
        ours = {} if asked is None else codes_of(self.position, asked.options)
        expected = packed_position(self.position)
        answer = answered(self._row, self._codes, len(expected))
        assert answer.number != REFUSED, f"{self}: the library refuses it"
        theirs = set(answer.options)
        assert len(theirs) == answer.number, f"{self}: the library offers an option twice"
        assert theirs == ours.keys(), (
            f"{self}: only Python offers {[option_text(ours[c]) for c in ours.keys() - theirs]}, "
            f"only the library {[*map(code_text, theirs - ours.keys())]}"
        )
        assert answer.position == expected, (
            f"{self}: the numbers of the position differ (place, Python, library): "
            f"{_differences(expected, answer.position)}"
        )

    def __str__(self) -> str:
        return " > ".join((position_text(self.before), *map(option_text, self.answers)))


def _differences(ours: Sequence[int], theirs: Sequence[int]) -> list[tuple[int, int, int]]:
    pairs = enumerate(zip(ours, theirs, strict=True))
    return [(place, one, other) for place, (one, other) in pairs if one != other]


def native_worths(position: Position, seat: int, judge: Judge) -> list[float]:
    """At a glance, quickly, roughly and in full: what a position is worth to a seat; what its hand
    may still bring in a last turn; and how near the tasks are to the side whose turn it is."""
    found = array("d", bytes(8 * 6))
    weights, row = packed_judge(judge), packed(position)
    built().worths(address(row), seat, address(weights), address(found))
    return found.tolist()


def native_deal(view: Position, chance: int, further: int) -> Position:
    """A world that the library deals for this view."""
    row = packed(view)
    built().deal(address(row), chance, further, address(_POSITION))
    return unpacked(_POSITION, view)
