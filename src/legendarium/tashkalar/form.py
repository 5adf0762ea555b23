"""A form of the game as data: every fact about it stands in one object.

Rules, lobby, terminal, bots, environments, the compiled library and the browser read that object.
Each form is one file of `forms/`; only a form with a new way to score needs code (`scoring/`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

MARKS_OF_START: Mapping[str, int] = {"empty": 0, "two-marks": 2, "three-marks": 3}
"""The layouts of start pieces, each with its number of marks."""

MIN_SIDES, MAX_SIDES = 2, 4


class BadForm(ValueError):
    """A form that cannot be registered: one sentence that says what is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Form:
    """A form of the game."""

    key: str
    """Its name in setups, records and messages; it never changes."""
    order: int
    """Its place in menus and lists."""
    scoring: str
    """How points are scored: the name of a module of `scoring/`."""
    points_to_end: Mapping[int, int]
    """By number of sides: the points that trigger the end."""

    seats: tuple[int, ...] = (2,)
    """How many players may play, each for themselves."""
    team_seats: tuple[int, ...] = ()
    """How many players may play in two teams."""

    pieces: int = 17
    """The two-sided pieces of a side, score tracks included."""
    score_tracks: Mapping[int, int] = field(default_factory=dict)
    """By number of sides: how many of these pieces mark points beside the arena."""
    legends: int = 3
    """The legendary pieces of a side; 0 if the form is played without legends."""
    improvises: bool = False
    """Whether enemy pieces may be used once per colour (12.4)."""

    hand: int = 3
    """The beings in a full hand."""
    legends_in_hand: int = 2
    sideways: int = 6
    """In teams: the sideways cards of each deck (12T.2)."""

    open_tasks: int = 3
    advanced_tasks: bool = True
    """Whether the advanced tasks are in the deck."""
    max_first_points: int = 0
    """The most points of a task that is open at the start; 0: any that is not advanced."""
    first_of_category: int = 2
    """How many tasks of a category may be open at the start."""
    open_of_category: int = 2
    """How many tasks of a category may be open later; 0: any number."""

    start: Literal["empty", "two-marks", "three-marks"] = "empty"
    """The start pieces (`starts.py`)."""
    may_discard: bool = True
    may_concede: bool = True
    has_last_turns: bool = True
    """Whether every seat has a last turn after the end is triggered (13.1)."""

    learned_as: str = ""
    """The form whose learned weights bots play with; empty: its own."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """By topic (`start`, `points`, `end`, `who`): the numbers of the rules that explain it."""

    @property
    def has_legends(self) -> bool:
        """Whether there are legends in this form."""
        return self.legends > 0

    @property
    def scores_by_colour(self) -> bool:
        """Whether each colour has points of its own."""
        return self.scoring == "by_colours"

    @property
    def has_tasks(self) -> bool:
        """Whether players claim tasks."""
        return self.scoring == "by_tasks"

    @property
    def two_sided(self) -> bool:
        """Whether only two sides can play it, in teams or not."""
        return self.seats == (2,)

    def stock(self, sides: int) -> int:
        """How many two-sided pieces a side has in its stock."""
        return self.pieces - self.score_tracks.get(sides, 0)

    def seats_for(self, teams: bool) -> tuple[int, ...]:
        """How many players may play, in teams or not."""
        return self.team_seats if teams else self.seats

    @property
    def settings(self) -> tuple[tuple[int, bool], ...]:
        """Every number of seats that it is played with, and whether in teams."""
        return tuple((seats, teams) for teams in (False, True) for seats in self.seats_for(teams))

    @property
    def numbers_of_sides(self) -> frozenset[int]:
        """Every number of sides that it is played with."""
        return frozenset(2 if teams else seats for seats, teams in self.settings)


FORMS: dict[str, Form] = {}
"""Every form by its key, in order; the package `forms` fills it."""


def register(form: Form) -> None:
    """Add a form; raises BadForm if something about it is wrong."""
    _check(form)
    forms = sorted((*FORMS.values(), form), key=lambda each: each.order)
    FORMS.clear()
    FORMS.update({each.key: each for each in forms})


def _check(form: Form) -> None:
    problems = [
        (not form.key or not form.key.replace("-", "").isalnum(), "key: letters, digits, hyphens"),
        (form.key in FORMS, f"key: {form.key!r} is taken"),
        (form.order in {each.order for each in FORMS.values()}, f"order: {form.order} is taken"),
        (not form.settings, "seats: nobody can play it"),
        (any(seats != 4 for seats in form.team_seats), "team_seats: two teams have four seats"),
        (
            any(not MIN_SIDES <= sides <= MAX_SIDES for sides in form.numbers_of_sides),
            f"seats: {MIN_SIDES} to {MAX_SIDES} sides can play",
        ),
        (form.start not in MARKS_OF_START, f"start: there is no layout {form.start!r}"),
        *(
            (sides not in form.points_to_end, f"points_to_end: no points for {sides} sides")
            for sides in sorted(form.numbers_of_sides)
        ),
        *(
            (form.stock(sides) <= 0, f"pieces: no piece is left for {sides} sides")
            for sides in sorted(form.numbers_of_sides)
        ),
    ]
    for is_wrong, problem in problems:
        if is_wrong:
            raise BadForm(f"The form {form.key!r} cannot be registered: {problem}.")
