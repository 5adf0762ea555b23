"""Messages about the thoughts of bots: hints and analyses of finished games."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from legendarium.server.messages.base import GameOption, StrictModel


class Reason(StrictModel):
    """A part of a bot's evaluation, and how much it improves."""

    part: str
    gain: float


class HintLine(StrictModel):
    """A line of choices that a bot considers."""

    options: list[GameOption]
    """The choices in order; the first answers the open question."""
    chance: float
    """The chance to win after this line, from 0 to 1."""
    reasons: list[Reason]
    """Why the line is good, the greatest gain first."""


class Hint(StrictModel):
    """What a bot of a level would do in a person's place."""

    level: str
    lines: list[HintLine]
    """At most three lines, the best first."""


class JudgedTurn(StrictModel):
    """One turn of a finished game, judged by what its player knew."""

    first: int = Field(alias="from")
    """The moment before the turn."""
    last: int = Field(alias="to")
    """The moment after its last choice."""
    seat: int
    chances: list[float]
    """The chance of each side to win before the turn."""
    played: float
    """The chance of the player to win, after the turn as played."""
    best: float
    """The chance of the player to win, after the best line found."""
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    line: list[GameOption]
    """The better turn, choice by choice; empty when the turn was as good as played."""
    reasons: list[Reason]
    """Why that line is better, the greatest gain first."""


class Analysis(StrictModel):
    """The analysis of a game so far; ask again until `done` equals `of`."""

    game: str
    level: str
    done: int
    """How many turns have been tried."""
    of: int
    """How many turns there are to judge."""
    turns: list[JudgedTurn]
    """The judged turns in order, without those that the bot failed to judge."""
