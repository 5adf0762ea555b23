"""Messages about the moments of a game."""

from __future__ import annotations

from legendarium.server.messages.base import (
    GameEvent,
    GameOption,
    GameOutcome,
    GameView,
    Score,
    StrictModel,
)


class Question(StrictModel):
    """Who must choose and what; only the seat that must choose gets the options."""

    seat: int
    kind: str
    options: list[GameOption]


class Moment(StrictModel):
    """One choice and its effects; moment 0 is the start."""

    game: str
    moment: int
    by: int | None
    """The seat that chose."""
    option: GameOption | None
    """The choice, if the reader may know it."""
    events: list[GameEvent]
    scores: list[Score]
    closes: bool = False
    """Whether a turn ended with it."""


class Moments(StrictModel):
    """A game from its first moment to its last."""

    moments: list[Moment]


class Scene(StrictModel):
    """The table at one moment: as the seat saw it, or with all hands after the game."""

    game: str
    moment: int
    seat: int
    open: bool
    """Whether all hands are shown."""
    view: GameView
    question: Question | None
    events: list[GameEvent]
    by: int | None
    outcome: GameOutcome | None
