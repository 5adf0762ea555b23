"""What is said about the moments of a game."""

from __future__ import annotations

from typing import Any

from legendarium.server.messages.base import Json, Said


class Question(Said):
    """What is asked of whom; the options are there for the seat that is asked alone."""

    seat: int
    kind: str
    options: list[Json]


class Moment(Said):
    """What one choice did, in short; moment 0 is the start."""

    moment: int
    by: int | None
    """The seat that chose."""
    option: Json | None
    """The choice itself, where the one who asks may know it."""
    events: list[Json]
    scores: list[Any]
    closes: bool = False
    """Whether a turn ended with it."""


class Moments(Said):
    """A game from its first moment to its last."""

    moments: list[Moment]


class Scene(Said):
    """The table at one moment: as the seat saw it, or openly once the game is over."""

    moment: int
    seat: int
    open: bool
    """Whether all hands are shown."""
    view: Json
    question: Question | None
    events: list[Json]
    by: int | None
    outcome: Json | None
