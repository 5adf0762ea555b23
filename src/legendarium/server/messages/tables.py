"""Messages about tables: creating them, taking seats, playing on from a moment."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from legendarium.server.messages.base import (
    BotName,
    DraftPick,
    GameOutcome,
    GameSetup,
    Language,
    StrictModel,
    TableOptions,
)
from legendarium.server.messages.clocks import ClockRule
from legendarium.server.table_state import TableState


class Seat(StrictModel):
    """One seat of a table: empty, a person or a bot."""

    seat: int
    person: int | None = None
    name: str | None = None
    bot: str | None = None
    online: bool = False
    away: bool = False
    """A bot sits in for a person who ran out of time."""


class Draft(StrictModel):
    """The seat that picks now, its choices, and earlier picks."""

    seat: int | None
    choices: list[DraftPick]
    picked: list[DraftPick]


class Origin(StrictModel):
    """The table and the moment from which a game was continued."""

    code: str
    moment: int


class Table(StrictModel):
    """A table, as everybody sees it."""

    code: str
    game: str
    options: TableOptions
    state: TableState
    host: int | None
    """The id of the person who created it."""
    seats: list[Seat]
    public: bool
    take_back: bool
    help: bool
    """Whether the table shows summoning help."""
    hints: bool
    """Whether the person who must choose may ask a bot for a hint."""
    talk: bool
    """Whether players may talk during the game."""
    clock: ClockRule | None
    language: Language | None
    draft: Draft | None = None
    setup: GameSetup | None = None
    """The setup of the game, once it has begun."""
    outcome: GameOutcome | None = None
    asked: int | None = None
    """The seat that must choose, while the game runs."""
    number: int = 0
    """The number of the last step."""
    watchers: int = 0
    rematch: str | None = None
    """The code of the table where the same people play again."""
    origin: Origin | None = None
    created: datetime
    changed: datetime


class CreateTable(StrictModel):
    """The options of a new table; its host takes the first seat by default."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: TableOptions
    public: bool = False
    take_back: bool = True
    help: bool = True
    hints: bool | None = None
    """Whether bots give hints; null: only where one person plays against bots."""
    talk: bool | None = None
    """Whether players may talk during the game; null: unless they have partners."""
    clock: ClockRule | None = None
    language: Language | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = 0
    """Where the host sits; null to sit nowhere."""
    bots: dict[int, BotName] = Field(default_factory=dict)
    """Bots by seat."""
    start: bool = False
    """Start at once; every seat must be taken."""


class TakeSeat(StrictModel):
    """Take a seat, or as the host give it to a bot."""

    bot: BotName | None = None


class PersonalLink(StrictModel):
    """The secret that lets a person return to their seat on another device."""

    token: str


class MakePick(StrictModel):
    """A pick in the draft."""

    choice: Annotated[str, StringConstraints(max_length=40)]


class TableList(StrictModel):
    """One page of tables, the last changed first."""

    tables: list[Table]
    before: str | None = None
    """The value of `before` for the next page; null at the end."""


class GameOnShelf(StrictModel):
    """A game that can be played here."""

    name: str
    bots: list[str]
    levels: list[str]
    """The bots that give hints and analyse games, if there are any."""
