"""Messages about clocks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from legendarium.server.messages.base import StrictModel


class RealTime(StrictModel):
    """Each seat has some minutes for the game, and gets some more seconds for each turn."""

    kind: Literal["real-time"] = "real-time"
    minutes: Annotated[int, Field(ge=1, le=240)]
    increment: Annotated[int, Field(ge=0, le=300)] = 15


class DaysPerTurn(StrictModel):
    """Each turn may take some days."""

    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)]


ClockRule = Annotated[RealTime | DaysPerTurn, Field(discriminator="kind")]


class Clocks(StrictModel):
    """The clocks at the time of a message."""

    left: list[float]
    """Seconds left, by seat."""
    running: int | None
    """The seat whose clock runs."""
