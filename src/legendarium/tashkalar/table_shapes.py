"""The types of the JSON of tables: their options, the setup of the game and its outcome.

`lobby` reads an OptionsShape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired

# Typed dictionaries of `typing` cannot be read at run time before Python 3.12.
from typing_extensions import TypedDict

from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.names import BeingName, Colour
from legendarium.tashkalar.schools import DECK, DECKS

# The names of what is registered, so that clients get types for them.
if TYPE_CHECKING:
    School = str
    FormName = str
    DeckName = str
else:
    School = Literal[tuple(DECKS)]
    FormName = Literal[tuple(FORMS)]
    DeckName = Literal[tuple(DECK)]

ScoreShape = int | dict[Colour, int]
"""The points of a side; in melee by colour."""


class SchoolsShape(TypedDict):
    """How the schools are assigned: chosen for each seat, drawn at random, or drafted in turn."""

    how: NotRequired[Literal["chosen", "random", "draft"]]
    """By default they are chosen."""
    seats: NotRequired[list[School]]
    """By seat, if they are chosen; by default the first schools of the list."""


class OptionsShape(TypedDict):
    """The options of a table of Tash-Kalar."""

    form: FormName
    teams: NotRequired[bool]
    seats: NotRequired[int]
    """For melee: 3 or 4."""
    schools: NotRequired[SchoolsShape]


class SeatSetupShape(TypedDict):
    """What is decided about a seat before the game."""

    school: School


class SetupShape(TypedDict):
    """What is decided before the first turn and never changes."""

    form: FormName
    teams: bool
    seats: list[SeatSetupShape]
    take_back: bool
    made_up: NotRequired[list[BeingName]]
    """The made-up cards that are dealt with the published ones."""


class OutcomeShape(TypedDict):
    """How a game ended."""

    ranking: list[list[int]]
    """The seats from best to worst; those that share a rank are together."""
    scores: list[ScoreShape]
    """By side."""
    reason: Literal["played-out", "conceded"]
    decided: str
    """What separates first place from second: "shared" if nothing does; empty after conceding."""
