"""What is said about clocks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from legendarium.server.messages.base import Said


class RealTime(Said):
    """Each seat has so many minutes for the game, and gets so many seconds for each turn."""

    kind: Literal["real-time"] = "real-time"
    minutes: Annotated[int, Field(ge=1, le=240)]
    increment: Annotated[int, Field(ge=0, le=300)] = 15


class DaysPerTurn(Said):
    """Each turn may take so many days."""

    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)]


ClockRule = Annotated[RealTime | DaysPerTurn, Field(discriminator="kind")]


class Clocks(Said):
    """What the clocks show at the moment of a message."""

    left: list[float]
    """Seconds left, by seat."""
    running: int | None
    """The seat whose clock runs."""
