"""The types of the JSON that clients of Tash-Kalar see; the server generates its schema from them.

`encoding` makes a PositionShape, `readiness` a HelpShape, and `lobby` reads an OptionsShape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired

# Typed dictionaries of `typing` cannot be read at run time before Python 3.12.
from typing_extensions import TypedDict

from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.names import Colour, OfferKind, RankName
from legendarium.tashkalar.schools import DECK, DECKS

if TYPE_CHECKING:
    School = str
    FormName = str
    DeckName = str
else:
    # What is registered, so that clients see the names and get types for them.
    School = Literal[tuple(DECKS)]
    FormName = Literal[tuple(FORMS)]
    DeckName = Literal[tuple(DECK)]

StageName = Literal["start", "turns", "over"]
SquareKind = Literal["red", "green", "plain"]


class SeatShape(TypedDict):
    """The cards of a seat; "hidden" stands for a card that the reader has not seen."""

    school: School
    hand: list[str]
    legends: list[str]
    flare: str | None
    deck: list[str]
    discard: list[str]
    sideways: NotRequired[int]
    """With teams: how many cards at the bottom of the deck lie sideways."""
    known: NotRequired[int]
    """How many cards on top of the deck everybody has seen."""


class SummonedShape(TypedDict):
    """A being summoned this turn."""

    card: str
    square: str


class TurnShape(TypedDict):
    """What the seat whose turn it is has done and can still do."""

    seat: int
    actions: int
    discarded: bool
    destroyed: dict[Colour, dict[RankName, int]]
    summoned: list[SummonedShape]
    war_summoner: bool
    extra_cards: int
    extra_legends: int
    extra_turn: bool
    handed_over: bool


class TasksShape(TypedDict):
    """The tasks of High Form."""

    current: list[str]
    next: str | None
    deck: list[str]
    claimed: list[list[str]]


class EndShape(TypedDict):
    """Who triggered the end, and which seats still have a last turn."""

    triggered: int
    last_turns: list[int]


class OfferShape(TypedDict):
    """A seat that concedes or offers to skip the last turns."""

    kind: OfferKind
    seat: int


class PendingShape(TypedDict):
    """A running action: the position before it, and the answers so far."""

    before: NotRequired[PositionShape]
    """A view leaves it out."""
    choices: list[dict[str, object]]


class PositionShape(TypedDict):
    """A position, or a view of one."""

    form: FormName
    teams: bool
    take_back: bool
    stage: StageName
    arena: dict[str, str]
    """By square: colour and rank, such as "blue heroic"."""
    seats: list[SeatShape]
    legend_deck: list[str]
    legend_discard: list[str]
    flare_deck: list[str]
    flare_discard: list[str]
    turn: TurnShape
    scores: list[int | dict[Colour, int]]
    """By side; in melee points by colour."""
    improvised: list[list[Colour]]
    tasks: TasksShape | None
    end: EndShape | None
    conceded: Colour | None
    offers: list[OfferShape]
    chance: int
    pending: NotRequired[PendingShape]


class SummoningShape(TypedDict):
    """A square on which a card can be summoned now."""

    square: str
    uses: list[list[str]]
    """Each way to form the pattern there: the squares of the pieces used, enemy ones among them
    only in an improvised summoning. Ways without enemy pieces come first."""
    destroys: str | None
    """The piece that stands there and would be destroyed, such as "red common"."""
    picks_up: bool
    """Whether one of the reader's own pieces must be picked up elsewhere: the stock is empty."""


class MissingShape(TypedDict):
    """The summoning of a card that needs the fewest more pieces.

    A square in both `place` and `upgrade` needs a heroic piece.
    """

    square: str
    uses: list[str]
    """The whole pattern, the missing pieces included."""
    place: list[str]
    """Empty squares that need a piece."""
    upgrade: list[str]
    """Squares whose piece must be heroic."""


class CardHelp(TypedDict):
    """How ready a card of the hand is."""

    squares: list[SummoningShape]
    """Where it can be summoned; when it is not the reader's turn, where it could if it were."""
    missing: MissingShape | None
    """None if it is ready, or if placing and upgrading pieces cannot make it ready."""
    why: str | None
    """Why it cannot be summoned now, as the name of a reason; None if it can."""


class DifferenceShape(TypedDict):
    """One condition of a flare: the lead an opponent must have, and the largest lead of one now."""

    needs: int
    now: int


class FlareHelp(TypedDict):
    """The flare of the reader's hand."""

    upper: DifferenceShape
    lower: DifferenceShape
    why: str | None
    """Why it cannot be invoked now; None if it can."""


class TaskHelp(TypedDict):
    """The progress towards a task of the seat whose turn it is."""

    points: int
    have: int
    need: int
    claimable: bool


class StockShape(TypedDict):
    """The pieces of a colour that are not in the arena."""

    pieces: int
    """Common and heroic ones."""
    legendary: int


class HelpShape(TypedDict):
    """What a player could work out from the view, computed for them."""

    cards: dict[str, CardHelp]
    actions: dict[str, str | None]
    """For place, summon, discard, flare and end-turn: why it is not possible now, or None."""
    flare: FlareHelp | None
    tasks: dict[str, TaskHelp]
    """The current tasks."""
    stocks: dict[Colour, StockShape]
    lost: list[str]
    """What would be forgone: by ending the turn now, a flare that could be invoked; by declining to
    claim, the tasks that could be claimed."""


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

    forms: dict[FormName, FormShape]
    """Every form by its key, in order."""
    actions: ActionsShape
    destroyed: DestroyedShape
    decks: dict[DeckName, DeckShape]
    """Every deck by its key, in order."""
    colours: dict[School, Colour]
    """Every school, in order, with the colour of its pieces."""
    cards: dict[str, CardShape]
    flares: dict[str, FlareShape]
    tasks: dict[str, TaskShape]
    reasons: dict[str, str]
    """The rule (docs/rules) for each reason why something is not possible."""
    squares: dict[str, SquareKind]
    """Every square of the arena by its name."""


class SchoolsShape(TypedDict):
    """How the schools are assigned: chosen for each seat, drawn at random, or drafted in turn."""

    how: Literal["chosen", "random", "draft"]
    seats: NotRequired[list[School]]
    """By seat, if they are chosen; by default the first schools of the list."""


class OptionsShape(TypedDict):
    """The options of a table of Tash-Kalar."""

    form: FormName
    teams: NotRequired[bool]
    seats: NotRequired[int]
    """For melee: 3 or 4."""
    schools: SchoolsShape
