"""The questions of a running action, with every legal answer listed on demand.

An action that is rerun from its answers passes questions that are already answered; so a question
holds sets of squares and turns them into options only when needed. Options are created once and
shared.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache
from typing import TypeVar

from legendarium.tashkalar.arena import NAME, STRIDE, Squares, each
from legendarium.tashkalar.options import (
    DECLINE,
    AnyOption,
    Convert,
    Leap,
    Move,
    Pick,
    PickUp,
    Place,
    Upgrade,
)

T = TypeVar("T")

SquareKind = type[Place] | type[Pick] | type[PickUp] | type[Convert] | type[Upgrade]
MoveKind = type[Move] | type[Leap]

_ROW_MASK = (1 << 9) - 1


class Ask:
    """A question in the middle of an action."""

    __slots__ = ("in_effect", "kind", "optional")

    def __init__(self, kind: str, optional: bool) -> None:
        self.kind = kind
        self.optional = optional
        self.in_effect = False
        """Whether the turn may be handed over instead of answering (12T.5)."""

    def options(self) -> list[AnyOption]:
        """Every legal answer."""
        answers = self.answers()
        if self.optional:
            answers.append(DECLINE)
        return answers

    def answers(self) -> list[AnyOption]:
        """A new list of every legal answer except declining."""
        raise NotImplementedError


class SquareAsk(Ask):
    """A question for one square of a set."""

    __slots__ = ("group", "option_type")

    def __init__(self, kind: str, optional: bool, option_type: SquareKind, group: Squares) -> None:
        super().__init__(kind, optional)
        self.option_type = option_type
        self.group = group

    def answers(self) -> list[AnyOption]:
        return square_options(self.option_type, self.group)


class MoveAsk(Ask):
    """A question for one move: which piece, and where to."""

    __slots__ = ("moves", "option_type")

    def __init__(
        self, kind: str, optional: bool, option_type: MoveKind, moves: Mapping[Squares, Squares]
    ) -> None:
        super().__init__(kind, optional)
        self.option_type = option_type
        self.moves = moves

    def answers(self) -> list[AnyOption]:
        return move_options(self.option_type, self.moves)


class ListAsk(Ask):
    """A question for one of some listed options."""

    __slots__ = ("listed",)

    def __init__(self, kind: str, optional: bool, listed: Sequence[AnyOption]) -> None:
        super().__init__(kind, optional)
        self.listed = listed

    def answers(self) -> list[AnyOption]:
        return list(self.listed)


Asking = Generator[Ask, AnyOption, T]
"""A part of an action: it asks by yielding, receives the chosen option, and returns a T."""


def carry_out(steps: Asking[None] | None) -> Asking[None]:
    """Carry out a part of an action; one that asks nothing is done already."""
    if steps is not None:
        yield from steps


def square_options(option_type: SquareKind, group: Squares) -> list[AnyOption]:
    """An option of this kind for every square of a set."""
    options: list[AnyOption] = []
    for rows in _rows(option_type):
        options += rows[group & _ROW_MASK]
        group >>= STRIDE
    return options


def move_options(option_type: MoveKind, moves: Mapping[Squares, Squares]) -> list[AnyOption]:
    """An option of this kind for every piece and every square it may go to."""
    options: list[AnyOption] = []
    for start, targets in moves.items():
        for target in each(targets):
            options.append(_move(option_type, start, target))
    return options


@cache
def _rows(option_type: SquareKind) -> list[list[tuple[AnyOption, ...]]]:
    """For each row of the arena and each set of its squares, the options."""
    return [[_row(option_type, row, group) for group in range(_ROW_MASK + 1)] for row in range(9)]


def _row(option_type: SquareKind, row: int, group: int) -> tuple[AnyOption, ...]:
    shift = row * STRIDE
    return tuple(
        square_option(option_type, square << shift)
        for square in each(group)
        if square << shift in NAME
    )


@cache
def square_option(option_type: SquareKind, square: Squares) -> AnyOption:
    """The option of this kind for a square."""
    return option_type(NAME[square])


@cache
def _move(option_type: MoveKind, start: Squares, target: Squares) -> AnyOption:
    return option_type(NAME[start], NAME[target])
