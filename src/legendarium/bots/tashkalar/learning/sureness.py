"""Games that tell how often a worth wins: both sides play with the same weights."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.learning.trial import places, setup_of, steps
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar.turn import END_TURN


class Judged(NamedTuple):
    """What a position was worth to a seat, and what the seat got of the game in the end."""

    begins: bool
    """Whether the seat's turn began there; else it ended there."""
    worth: float
    won: float
    """1 for the game, its part of a shared one, or 0."""


def judge_game(
    kind: str, weights: Mapping[str, float], seed: int, number: int
) -> tuple[Judged, ...]:
    """Play one game and judge every turn of it; the same numbers give the same game."""
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
        Judged(begins, worth, shares[setup.side_of[seat]])
        for seat, begins, worth in judged
        if abs(worth) < CERTAIN
    )
