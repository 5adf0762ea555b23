"""The types of the JSON of a position, and of the help for one.

`encoding` makes a PositionShape, `readiness` a HelpShape. The server writes its schema from these
types, from those of the catalogue and of tables, and from the declared kinds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

# Typed dictionaries of `typing` cannot be read at run time before Python 3.12.
from typing_extensions import TypedDict

from legendarium.table.content import Content
from legendarium.tashkalar.names import (
    BeingName,
    CardOrHidden,
    Colour,
    OfferKind,
    RankName,
    SquareName,
    TaskName,
)
from legendarium.tashkalar.table_shapes import FormName, School, ScoreShape

StageName = Literal["start", "turns", "over"]


class SeatShape(TypedDict):
    """The cards of a seat; "hidden" stands for a card that the reader has not seen."""

    school: School
    hand: list[CardOrHidden]
    legends: list[CardOrHidden]
    flare: CardOrHidden | None
    deck: list[CardOrHidden]
    discard: list[CardOrHidden]
    sideways: NotRequired[int]
    """With teams: how many cards at the bottom of the deck lie sideways."""
    known: NotRequired[int]
    """How many cards on top of the deck everybody has seen."""


class SummonedShape(TypedDict):
    """A being summoned this turn."""

    card: BeingName
    square: SquareName


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

    current: list[TaskName]
    next: TaskName | None
    deck: list[str]
    claimed: list[list[TaskName]]


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
    choices: list[Annotated[dict[str, Any], Content("option")]]


class PositionShape(TypedDict):
    """A position, or a view of one."""

    form: FormName
    teams: bool
    take_back: bool
    stage: StageName
    arena: dict[SquareName, str]
    """By square: colour and rank, such as "blue heroic"."""
    seats: list[SeatShape]
    legend_deck: list[CardOrHidden]
    legend_discard: list[CardOrHidden]
    flare_deck: list[CardOrHidden]
    flare_discard: list[CardOrHidden]
    turn: TurnShape
    scores: list[ScoreShape]
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

    square: SquareName
    uses: list[list[SquareName]]
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

    square: SquareName
    uses: list[SquareName]
    """The whole pattern, the missing pieces included."""
    place: list[SquareName]
    """Empty squares that need a piece."""
    upgrade: list[SquareName]
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

    cards: dict[BeingName, CardHelp]
    actions: dict[str, str | None]
    """For place, summon, discard, flare and end-turn: why it is not possible now, or None."""
    flare: FlareHelp | None
    tasks: dict[TaskName, TaskHelp]
    """The current tasks."""
    stocks: dict[Colour, StockShape]
    lost: list[str]
    """What would be forgone: by ending the turn now, a flare that could be invoked; by declining to
    claim, the tasks that could be claimed."""
