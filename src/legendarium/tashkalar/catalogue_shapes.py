"""The types of the JSON of the catalogue."""

from __future__ import annotations

from typing import Literal

# Typed dictionaries of `typing` cannot be read at run time before Python 3.12.
from typing_extensions import TypedDict

from legendarium.tashkalar.names import (
    BeingName,
    Colour,
    FlareName,
    RankName,
    SquareName,
    TaskName,
)
from legendarium.tashkalar.table_shapes import DeckName, FormName, School

SquareKind = Literal["red", "green", "plain"]


class CardShape(TypedDict):
    """A being as printed."""

    deck: DeckName
    rank: RankName
    drawing: list[str]
    """The pattern row by row: `c` and `h` are a common and a heroic piece, `@` is the summoning
    square, `C` and `H` are a piece of the pattern on the summoning square."""
    marks: list[str]
    """The marked squares as `x`, in rows aligned with those of the drawing; often empty."""
    directions: list[str]
    """The indicated directions, such as "nw"; often empty."""


class FlareShape(TypedDict):
    """A flare as printed: the lead an opponent must have."""

    upper: int
    """In upgraded pieces."""
    lower: int
    """In pieces."""


class TaskShape(TypedDict):
    """A task as printed."""

    points: int
    category: str
    advanced: bool


class FormShape(TypedDict):
    """Every fact of a form. Keys that are numbers of sides are texts: "2", "3", "4"."""

    order: int
    """Its place in menus and lists."""
    scoring: str
    """How points are scored; messages explain each way."""
    has_tasks: bool
    scores_by_colour: bool
    destruction_scores: bool
    """Whether destroyed pieces score."""
    flare_scores: bool
    """Whether the opponent that a flare compares with scores for it."""
    points_to_end: dict[str, int]
    """By number of sides: the points that trigger the end."""
    compared_by: dict[str, list[str]]
    """By number of sides: what sides are compared by, most important first."""
    stock: dict[str, int]
    """By number of sides: the two-sided pieces of a side."""
    seats: list[int]
    """How many players may play, each for themselves."""
    team_seats: list[int]
    """How many players may play in two teams."""
    legends: int
    """The legendary pieces of a side; 0 if the form is played without legends."""
    improvises: bool
    hand: int
    legends_in_hand: int
    sideways: int
    """In teams: the sideways cards of each deck."""
    open_tasks: int
    advanced_tasks: bool
    max_first_points: int
    """The most points of a task that is open at the start; 0: any that is not advanced."""
    first_of_category: int
    """How many tasks of a category may be open at the start."""
    open_of_category: int
    """How many tasks of a category may be open later; 0: any number."""
    start: str
    """The layout of the start pieces."""
    start_pieces: int
    may_discard: bool
    may_concede: bool
    has_last_turns: bool
    """Whether every seat has a last turn after the end is triggered."""
    rules: dict[str, str]
    """By topic, such as `end`: the rules (docs/rules) that explain it."""


class DeckShape(TypedDict):
    """A deck of beings: that of one or more schools, or the legends."""

    order: int
    """Its place in lists of cards."""
    schools: list[School]
    """The schools that play it; none play the legends, which all share."""
    size: int
    """The number of its cards."""


class ActionsShape(TypedDict):
    """How many actions a turn has, before any are gained."""

    first_turn: int
    """In the first turn of the game."""
    turn: int


class DestroyedShape(TypedDict):
    """What destroyed pieces are worth where they score."""

    legendary: int
    """The points for one legendary piece."""
    heroic: int
    """The points for one heroic piece."""
    commons: int
    """How many common pieces make one point."""


class CatalogueShape(TypedDict):
    """Everything that is printed, and every form that is played."""

    game: Literal["tash-kalar"]
    forms: dict[FormName, FormShape]
    """Every form by its key, in order."""
    actions: ActionsShape
    destroyed: DestroyedShape
    decks: dict[DeckName, DeckShape]
    """Every deck by its key, in order."""
    colours: dict[School, Colour]
    """Every school, in order, with the colour of its pieces."""
    cards: dict[BeingName, CardShape]
    flares: dict[FlareName, FlareShape]
    tasks: dict[TaskName, TaskShape]
    reasons: dict[str, str]
    """The rule (docs/rules) for each reason why something is not possible."""
    squares: dict[SquareName, SquareKind]
    """Every square of the arena by its name."""
