"""What a bot that thinks aloud says: a hint, and what it makes of a game that is over."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from legendarium.server.messages.base import Json, Said


class Reason(Said):
    """A part of what a bot looks at, and how much is gained there."""

    part: str
    gain: float


class HintLine(Said):
    """A way to go on that a bot would take."""

    options: list[Json]
    """The choices in order, the first of them for the question that is asked now."""
    chance: float
    """The chance to win after it, from 0 to 1."""
    reasons: list[Reason]
    """What the line is good for, the greatest gain first."""


class Hint(Said):
    """What a bot of a level would do in somebody's place."""

    level: str
    lines: list[HintLine]
    """The best first, three at most."""


class JudgedTurn(Said):
    """One turn of a game that is over, judged with what its player knew."""

    first: int = Field(alias="from")
    """The moment before the turn."""
    last: int = Field(alias="to")
    """The moment after its last choice."""
    seat: int
    chances: list[float]
    """The chance of each side to win before the turn."""
    played: float
    """The chance of the one who played, after what was played."""
    best: float
    """The same after the best line that was found."""
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    line: list[Json]
    """The better turn, choice by choice; empty when what was played was as good."""
    reasons: list[Reason]
    """Why that line is better, the greatest gain first."""


class Analysis(Said):
    """As much of a game as is judged by now; ask again until `done` is `of`."""

    level: str
    done: int
    """How many turns have been looked at."""
    of: int
    """How many turns there are to judge."""
    turns: list[JudgedTurn]
    """Those that are judged, in order; one that a bot failed to judge is left out."""
