"""The shapes of the JSON that clients of Tash-Kalar see: types that a program can read too.

`encoding` makes a PositionShape, `readiness` a HelpShape, and the lobby reads an OptionsShape.
"""

from __future__ import annotations

from typing import Literal, NotRequired

# Typed dictionaries of `typing` cannot be read at run time before Python 3.12.
from typing_extensions import TypedDict

School = Literal["northern", "southern", "highland", "sylvan"]
Colour = Literal["blue", "red", "yellow", "green"]
RankName = Literal["common", "heroic", "legendary"]


class SeatShape(TypedDict):
    """The cards of a seat; "hidden" stands for a card that the reader has not seen."""

    school: School
    hand: list[str]
    legends: list[str]
    flare: str | None
    deck: list[str]
    discard: list[str]
    sideways: NotRequired[bool]
    known: NotRequired[int]


class SummonedShape(TypedDict):
    """A being summoned this turn."""

    card: str
    square: str


class TurnShape(TypedDict):
    """What the seat whose turn it is has done and may still do."""

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
    """A seat that concedes or would skip the last turns."""

    kind: Literal["concede", "skip-last-turns"]
    seat: int


class PendingShape(TypedDict):
    """An action that is running: where it began, and the answers so far."""

    before: PositionShape
    choices: list[dict[str, object]]


class PositionShape(TypedDict):
    """A position, or a view of one."""

    form: Literal["first-game", "high-form", "duel", "melee"]
    teams: bool
    take_back: bool
    stage: str
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
    """Each way to form the pattern there: the squares of the pieces used."""
    destroys: str | None
    """The piece that stands there, such as "red common"."""


class MissingShape(TypedDict):
    """The nearest a card is to being summoned: how few pieces would make it possible."""

    square: str
    uses: list[str]
    place: list[str]
    upgrade: list[str]


class CardHelp(TypedDict):
    """How ready a card of the hand is."""

    squares: list[SummoningShape]
    missing: MissingShape | None
    """None when it is ready, or when nothing simple would make it so."""
    why: str | None
    """Why it cannot be summoned now, as the name of a reason; None when it can."""


class DifferenceShape(TypedDict):
    """One condition of a flare: how far an opponent must be ahead, and how far one is."""

    needs: int
    now: int


class FlareHelp(TypedDict):
    """The flare of the reader's hand; a condition that the card does not have is None."""

    upper: DifferenceShape | None
    lower: DifferenceShape | None
    why: str | None


class TaskHelp(TypedDict):
    """How far the seat whose turn it is has come with a task."""

    points: int
    have: int
    need: int
    claimable: bool


class HelpShape(TypedDict):
    """What a player could work out by looking at the table long enough."""

    cards: dict[str, CardHelp]
    actions: dict[str, str | None]
    """For place, summon, discard, flare and end-turn: why it is not possible now, or None."""
    flare: FlareHelp | None
    tasks: dict[str, TaskHelp]
    stocks: dict[Colour, dict[Literal["pieces", "legendary"], int]]
    lost: list[str]
    """What ending the turn now would lose: names of flares that could be invoked and the like."""


class CardShape(TypedDict):
    """A being as it is printed."""

    deck: Literal["imperial", "highland", "sylvan", "legends"]
    rank: RankName
    drawing: list[str]
    """The pattern row by row, in the letters of the card modules."""


class FlareShape(TypedDict):
    """A flare as printed: how far an opponent must be ahead; None where it has no such part."""

    upper: int | None
    lower: int | None


class TaskShape(TypedDict):
    """A task as it is printed."""

    points: int


class CatalogueShape(TypedDict):
    """Everything that is printed."""

    cards: dict[str, CardShape]
    decks: dict[School, list[str]]
    """The beings in the deck of each school."""
    flares: dict[str, FlareShape]
    tasks: dict[str, TaskShape]
    squares: dict[str, Literal["red", "green", "plain"]]
    """Every square of the arena by its name."""


class SchoolsShape(TypedDict):
    """How the schools are dealt out: each named by seat, drawn at random, or drafted in turn."""

    how: Literal["chosen", "random", "draft"]
    seats: NotRequired[list[School]]


class OptionsShape(TypedDict):
    """What a table of Tash-Kalar is set up with."""

    form: Literal["first-game", "high-form", "duel", "melee"]
    teams: NotRequired[bool]
    seats: NotRequired[int]
    """For melee: 3 or 4."""
    schools: SchoolsShape
