"""Self-play games that measure how often a worth wins; all sides play with the same weights."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.learning.trial import places, setup_of, steps
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.options import END_TURN


class JudgedPosition(NamedTuple):
    """The worth of a position to a seat, and the seat's result in the game."""

    begins: bool
    """Whether the seat's turn begins in this position; otherwise it ends there."""
    worth: float
    won: float
    """1 for a win, the seat's share of a shared victory, or 0."""


def judge_game(
    kind: str, weights: Mapping[str, float], seed: int, number: int
) -> tuple[JudgedPosition, ...]:
    """Play one game and judge every turn of it; the same arguments give the same game."""
    chance = Random(f"{seed} {kind} odds {number}")
    setup = setup_of(kind, number, chance)
    judge = Judge(weights)
    judged: list[tuple[int, bool, float]] = []
    running = False
    for position, option in steps(setup, [judge] * setup.sides, chance):
        seat = position.seat
        if not running and position.actions:
            running = True
            judged.append((seat, True, judge.quick(position, seat)))
        if option == END_TURN:
            running = False
            judged.append((seat, False, judge.full(position, seat)))
        end = position
    first = places(end)
    shares = [(place == 0) / first.count(0) for place in first]
    return tuple(
        JudgedPosition(begins, worth, shares[setup.side_of[seat]])
        for seat, begins, worth in judged
        if abs(worth) < CERTAIN
    )
