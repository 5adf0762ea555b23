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


class CatalogueShape(TypedDict):
    """Everything that is printed."""

    cards: dict[str, CardShape]
    decks: dict[School, list[str]]
    """The beings in the deck of each school."""
    colours: dict[School, Colour]
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
