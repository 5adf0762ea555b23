"""A form of the game as data: every fact about it stands in one object.

Rules, lobby, terminal, bots, environments, the compiled library and the browser read that object.
Each form is one file of `forms/`; only a form with a new way to score needs code (`scoring/`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from itertools import chain
from re import fullmatch
from typing import Literal

MARKS_OF_START: Mapping[str, int] = {"empty": 0, "two-marks": 2, "three-marks": 3}
"""The layouts of start pieces, each with its number of marks."""

MIN_SIDES, MAX_SIDES = 2, 4
TEAM_SEATS = 4


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
    """By topic (`start`, `points`, `end`, `who`, `improvise`): the rules that explain it."""

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


def refusal(form: Form, problem: str) -> BadForm:
    """The error that says why a form cannot be registered."""
    return BadForm(f"The form {form.key!r} cannot be registered: {problem}.")


def register(form: Form) -> None:
    """Add a form; raises BadForm if something about it is wrong."""
    for problem in chain(_wrong_types(form), _wrong_values(form)):
        raise refusal(form, problem)
    forms = sorted((*FORMS.values(), form), key=lambda each: each.order)
    FORMS.clear()
    FORMS.update({each.key: each for each in forms})


_TYPES: dict[str, Callable[[object], bool]] = {
    "str": lambda value: isinstance(value, str),
    "bool": lambda value: isinstance(value, bool),
    "int": lambda value: type(value) is int,
    "tuple[int, ...]": lambda value: isinstance(value, tuple) and _are_numbers(value),
    "Mapping[int, int]": lambda value: (
        isinstance(value, Mapping) and _are_numbers((*value, *value.values()))
    ),
    "Mapping[str, str]": lambda value: (
        isinstance(value, Mapping)
        and all(isinstance(text, str) for text in (*value, *value.values()))
    ),
}
"""By the type of a field: whether a value has it. A bool is no number here."""


def _are_numbers(values: Iterable[object]) -> bool:
    return all(type(value) is int for value in values)


def _wrong_types(form: Form) -> Iterator[str]:
    for one in fields(form):
        has_type = _TYPES.get(str(one.type))
        value = getattr(form, one.name)
        if has_type and not has_type(value):
            yield f"{one.name}: {value!r} is not of the type {one.type}"


def _wrong_values(form: Form) -> Iterator[str]:
    """What is wrong with a form whose values have the right types."""
    if not fullmatch("[a-z][a-z0-9-]*", form.key):
        yield "key: it consists of lower-case letters, digits and hyphens"
    if form.key.endswith("-teams"):
        yield "key: that ending means a form in teams"
    if form.key in FORMS:
        yield f"key: {form.key!r} is taken"
    if form.order in {each.order for each in FORMS.values()}:
        yield f"order: {form.order} is taken"
    if not form.settings:
        yield "seats: nobody can play it"
    if any(seats != TEAM_SEATS for seats in form.team_seats):
        yield f"team_seats: two teams have {TEAM_SEATS} seats"
    if any(not MIN_SIDES <= sides <= MAX_SIDES for sides in form.numbers_of_sides):
        yield f"seats: {MIN_SIDES} to {MAX_SIDES} sides can play"
    if form.start not in MARKS_OF_START:
        yield f"start: there is no layout {form.start!r}; there are {', '.join(MARKS_OF_START)}"
    for name, least in _LEAST.items():
        if getattr(form, name) < least:
            yield f"{name}: at least {least}, not {getattr(form, name)}"
    for sides in sorted(form.numbers_of_sides):
        if form.points_to_end.get(sides, 0) < 1:
            yield f"points_to_end: no points for {sides} sides"
        if form.score_tracks.get(sides, 0) < 0:
            yield f"score_tracks: at least 0, not {form.score_tracks[sides]}"
        if form.stock(sides) < 1:
            yield f"pieces: no piece is left for {sides} sides"


_LEAST = {
    "legends": 0,
    "hand": 1,
    "legends_in_hand": 0,
    "sideways": 0,
    "open_tasks": 1,
    "max_first_points": 0,
    "first_of_category": 1,
    "open_of_category": 0,
}
"""The least value of each number that every form has."""


def wrong_learned_as(form: Form) -> Iterator[str]:
    """What is wrong with the form whose weights bots play this one with."""
    if form.learned_as and form.learned_as not in FORMS:
        yield f"learned_as: there is no form {form.learned_as!r}; there are {', '.join(FORMS)}"
    elif form.learned_as and FORMS[form.learned_as].learned_as:
        yield f"learned_as: no weights are learned for {form.learned_as!r} either"
