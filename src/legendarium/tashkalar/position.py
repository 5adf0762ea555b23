"""The position: the whole game at one moment, as a plain value.

Every field is immutable, so a copy is shallow and costs about a microsecond. A position in the
middle of an action holds the position before it and the answers so far: the action is rerun from
there for every answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from legendarium.tashkalar.arena import ARENA, NOWHERE, Squares
from legendarium.tashkalar.events import AnyEvent
from legendarium.tashkalar.names import RankName
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.setup import Setup


class Rank(IntEnum):
    """Ranks of pieces and beings (2.1)."""

    COMMON = 0
    HEROIC = 1
    LEGENDARY = 2

    @property
    def word(self) -> RankName:
        """The rank in lower case, as in JSON and notation."""
        return _WORDS[self]


_WORDS: tuple[RankName, ...] = ("common", "heroic", "legendary")
COMMON, HEROIC, LEGENDARY = Rank.COMMON, Rank.HEROIC, Rank.LEGENDARY

Cards = tuple[str, ...]


class Player(NamedTuple):
    """The cards of one seat; decks and discard piles have their top card first."""

    hand: Cards = ()
    legends: Cards = ()
    flare: str | None = None
    deck: Cards = ()
    discard: Cards = ()
    sideways: int = 0
    """With teams: how many cards at the bottom of the deck lie sideways (12T.2)."""
    known: int = 0
    """How many cards on top of the deck are known to everybody (Kiskin Spirit)."""


class Tasks(NamedTuple):
    """The tasks of a High Form game (10.1)."""

    current: Cards = ()
    next: str | None = None
    deck: Cards = ()
    claimed: tuple[Cards, ...] = ()
    """By side."""


class End(NamedTuple):
    """The triggered end of the game (13.1)."""

    seat: int
    """The seat that triggered it."""
    last_turns: tuple[int, ...]
    """The seats whose last turn has not started yet, in order."""


class Stage(IntEnum):
    """The stage of the game: start pieces, turns, or over."""

    START = 0
    TURNS = 1
    OVER = 2


class Position:
    """The whole game at one moment."""

    __slots__ = (
        "_question",
        "actions",
        "answers",
        "ask",
        "before",
        "chance",
        "commons",
        "conceded",
        "destroyed",
        "discarded",
        "end",
        "events",
        "extra_cards",
        "extra_legends",
        "extra_turn",
        "flare_deck",
        "flare_discard",
        "handed_over",
        "heroics",
        "improvised",
        "legend_deck",
        "legend_discard",
        "legendaries",
        "offers",
        "owners",
        "players",
        "scores",
        "seat",
        "setup",
        "stage",
        "summoned",
        "tasks",
        "war_summoner",
    )

    setup: Setup
    stage: Stage
    chance: int

    owners: tuple[Squares, ...]
    """The pieces of each side."""
    commons: Squares
    heroics: Squares
    legendaries: Squares

    players: tuple[Player, ...]
    legend_deck: Cards
    legend_discard: Cards
    flare_deck: Cards
    flare_discard: Cards
    tasks: Tasks | None

    scores: tuple[tuple[int, ...], ...]
    """By side: one number, or in melee one for each side's colour."""
    improvised: tuple[int, ...]
    """By seat: the sides whose colour is used up, as bits (12.4)."""

    seat: int
    """Whose turn it is."""
    actions: int
    discarded: bool
    destroyed: tuple[tuple[int, int, int], ...]
    """By side and rank: the pieces destroyed by the acting side this turn (9.11)."""
    summoned: tuple[tuple[str, Squares], ...]
    war_summoner: bool
    extra_cards: int
    extra_legends: int
    extra_turn: bool
    handed_over: bool

    end: End | None
    conceded: int | None
    """The side that conceded (13.4)."""
    offers: tuple[tuple[str, int], ...]
    """Concessions and skips that some seats have agreed to this turn (13.4, 13.5)."""

    before: Position | None
    """In the middle of an action: the position before it."""
    answers: tuple[AnyOption, ...]
    """The option that started the action, and the answers so far."""

    ask: Any
    """What the running action asks; derived from `before` and `answers`."""
    events: Sequence[AnyEvent]
    """What happened because of the last choice; not part of the value."""
    _question: Any

    def copy(self) -> Position:
        """A separate position, equal to this one."""
        new = Position.__new__(Position)
        new.setup = self.setup
        new.stage = self.stage
        new.chance = self.chance
        new.owners = self.owners
        new.commons = self.commons
        new.heroics = self.heroics
        new.legendaries = self.legendaries
        new.players = self.players
        new.legend_deck = self.legend_deck
        new.legend_discard = self.legend_discard
        new.flare_deck = self.flare_deck
        new.flare_discard = self.flare_discard
        new.tasks = self.tasks
        new.scores = self.scores
        new.improvised = self.improvised
        new.seat = self.seat
        new.actions = self.actions
        new.discarded = self.discarded
        new.destroyed = self.destroyed
        new.summoned = self.summoned
        new.war_summoner = self.war_summoner
        new.extra_cards = self.extra_cards
        new.extra_legends = self.extra_legends
        new.extra_turn = self.extra_turn
        new.handed_over = self.handed_over
        new.end = self.end
        new.conceded = self.conceded
        new.offers = self.offers
        new.before = self.before
        new.answers = self.answers
        new.ask = self.ask
        new.events = self.events
        new._question = self._question
        return new

    def value(self) -> tuple[object, ...]:
        """The fields by which positions are compared."""
        return tuple(getattr(self, name) for name in VALUE_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.value() == other.value()

    def __hash__(self) -> int:
        return hash(self.value())

    @property
    def occupied(self) -> Squares:
        """All squares with a piece."""
        return self.commons | self.heroics | self.legendaries

    @property
    def empty(self) -> Squares:
        """All squares without a piece."""
        return ARENA & ~(self.commons | self.heroics | self.legendaries)

    @property
    def upgraded(self) -> Squares:
        """Heroic and legendary pieces."""
        return self.heroics | self.legendaries

    def rank_at(self, square: Squares) -> Rank:
        """The rank of the piece on a square that holds one."""
        if square & self.commons:
            return COMMON
        return HEROIC if square & self.heroics else LEGENDARY

    def owner_at(self, square: Squares) -> int:
        """The side that owns the piece on a square that holds one."""
        for side, pieces in enumerate(self.owners):
            if square & pieces:
                return side
        raise ValueError("no piece stands there")

    def stock(self, side: int, rank: Rank) -> int:
        """How many pieces for this rank a side has left in its stock (2.2)."""
        if rank == LEGENDARY:
            used = self.owners[side] & self.legendaries
            return self.setup.legendary_stock - used.bit_count()
        used = self.owners[side] & ~self.legendaries
        return self.setup.stock - used.bit_count()

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.setup.side_of[self.seat]

    @property
    def decider(self) -> int:
        """The seat that acts now: the partner after a hand-over (12T.5)."""
        return self.setup.partner(self.seat) if self.handed_over else self.seat


VALUE_FIELDS: tuple[str, ...] = tuple(
    name for name in Position.__slots__ if name not in ("ask", "events", "_question")
)

ACTIONS_OF_FIRST_TURN = 1
"""The starting player has fewer actions in the first turn (4.1)."""
ACTIONS_OF_TURN = 2


def empty_position(setup: Setup) -> Position:
    """A position with nothing in the arena and no cards; seat 0 to act with all its actions."""
    new = Position.__new__(Position)
    new.setup = setup
    new.stage = Stage.TURNS
    new.chance = 0
    new.owners = (NOWHERE,) * setup.sides
    new.commons = new.heroics = new.legendaries = NOWHERE
    new.players = (Player(),) * setup.seats
    new.legend_deck = new.legend_discard = new.flare_deck = new.flare_discard = ()
    new.tasks = None
    new.scores = ((0,) * (setup.sides if setup.rules.scores_by_colour else 1),) * setup.sides
    new.improvised = (0,) * setup.seats
    new.end = None
    new.conceded = None
    new.before = None
    new.answers = ()
    new.ask = None
    new.events = ()
    new._question = None
    begin_turn(new, 0, ACTIONS_OF_TURN)
    return new


def begin_turn(position: Position, seat: int, actions: int) -> None:
    """Start a turn of this seat."""
    position.seat = seat
    position.actions = actions
    position.discarded = False
    position.destroyed = ((0, 0, 0),) * position.setup.sides
    position.summoned = ()
    position.war_summoner = False
    position.extra_cards = 0
    position.extra_legends = 0
    position.extra_turn = False
    position.handed_over = False
    position.offers = ()
