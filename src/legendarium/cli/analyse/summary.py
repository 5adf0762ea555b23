"""The summary of an analysis: marks and losses of every player, and the chances as a curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.analysis import MARKS, Judgement
from legendarium.bots.tashkalar.turns_of_record import GAME
from legendarium.tashkalar.position import Position


class Summary(NamedTuple):
    """The turns of one player, counted."""

    seat: int
    turns: int
    marks: dict[str, int]
    """How many turns have each of MARKS."""
    loss: float
    """The average loss of winning chance per turn."""

    def to_json(self) -> dict[str, Any]:
        """This summary as a JSON object."""
        return {"seat": self.seat, "turns": self.turns, "marks": self.marks, "loss": self.loss}


def summaries(judged: Sequence[Judgement], seats: int) -> list[Summary]:
    """A summary for every seat that had a turn."""
    found = []
    for seat in range(seats):
        own = [one for one in judged if one.turn.seat == seat]
        if own:
            marks = {mark: sum(one.mark == mark for one in own) for mark in reversed(MARKS)}
            loss = round(sum(one.loss for one in own) / len(own), 4)
            found.append(Summary(seat, len(own), marks, loss))
    return found


def curve(judged: Sequence[Judgement], last: Position) -> list[tuple[float, ...]]:
    """By turn: the chance of every side at its beginning; then the result of a finished game."""
    points = [one.chances for one in judged]
    outcome = GAME.outcome(last)
    if outcome is not None:
        setup = last.setup
        winners = {setup.side_of[seat] for seat in outcome.ranking[0]}
        points.append(tuple((side in winners) / len(winners) for side in range(setup.sides)))
    return points
