"""The questions of a running action, with every legal answer listed on demand.

An action that is rerun from its answers passes questions that are already answered; so a question
holds sets of squares and turns them into options only when needed. Options are created once and
shared.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache
from typing import TypeVar

from legendarium.table import Option
from legendarium.tashkalar.arena import NAME, STRIDE, Squares, each

T = TypeVar("T")

DECLINE = Option("decline")
HAND_OVER = Option("hand-over")

_ROW_MASK = (1 << 9) - 1


class Ask:
    """A question in the middle of an action."""

    __slots__ = ("in_effect", "kind", "optional")

    def __init__(self, kind: str, optional: bool) -> None:
        self.kind = kind
        self.optional = optional
        self.in_effect = False
        """Whether the turn may be handed over instead of answering (12T.5)."""

    def options(self) -> list[Option]:
        """Every legal answer."""
        answers = self.answers()
        if self.optional:
            answers.append(DECLINE)
        return answers

    def answers(self) -> list[Option]:
        """A new list of every legal answer except declining."""
        raise NotImplementedError


class SquareAsk(Ask):
    """A question for one square of a set."""

    __slots__ = ("group", "word")

    def __init__(self, kind: str, optional: bool, word: str, group: Squares) -> None:
        super().__init__(kind, optional)
        self.word = word
        self.group = group

    def answers(self) -> list[Option]:
        return square_options(self.word, self.group)


class MoveAsk(Ask):
    """A question for one move: which piece, and where to."""

    __slots__ = ("moves", "word")

    def __init__(
        self, kind: str, optional: bool, word: str, moves: Mapping[Squares, Squares]
    ) -> None:
        super().__init__(kind, optional)
        self.word = word
        self.moves = moves

    def answers(self) -> list[Option]:
        return move_options(self.word, self.moves)


class ListAsk(Ask):
    """A question for one of some listed options."""

    __slots__ = ("listed",)

    def __init__(self, kind: str, optional: bool, listed: Sequence[Option]) -> None:
        super().__init__(kind, optional)
        self.listed = listed

    def answers(self) -> list[Option]:
        return list(self.listed)


Asking = Generator[Ask, Option, T]
"""A part of an action: it asks by yielding, receives the chosen option, and returns a T."""


def carry_out(steps: Asking[None] | None) -> Asking[None]:
    """Carry out a part of an action; one that asks nothing is done already."""
    if steps is not None:
        yield from steps


def square_options(word: str, group: Squares) -> list[Option]:
    """An option of this kind for every square of a set."""
    options: list[Option] = []
    for rows in _rows(word):
        options += rows[group & _ROW_MASK]
        group >>= STRIDE
    return options


def move_options(word: str, moves: Mapping[Squares, Squares]) -> list[Option]:
    """An option of this kind for every piece and every square it may go to."""
    options: list[Option] = []
    for start, targets in moves.items():
        for target in each(targets):
            options.append(_move(word, start, target))
    return options


@cache
def _rows(word: str) -> list[list[tuple[Option, ...]]]:
    """For each row of the arena and each set of its squares, the options."""
    return [[_row(word, row, group) for group in range(_ROW_MASK + 1)] for row in range(9)]


def _row(word: str, row: int, group: int) -> tuple[Option, ...]:
    shift = row * STRIDE
    return tuple(
        square_option(word, square << shift) for square in each(group) if square << shift in NAME
    )


@cache
def square_option(word: str, square: Squares) -> Option:
    """The option of this kind for a square."""
    return Option.of(word, square=NAME[square])


@cache
def _move(word: str, start: Squares, target: Squares) -> Option:
    return Option.of(word, from_=NAME[start], to=NAME[target])
