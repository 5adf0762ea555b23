"""What is said about tables: making them, sitting down, going on from a moment."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from legendarium.server.messages.base import BotName, Json, Language, Said
from legendarium.server.messages.clocks import ClockRule

State = Literal["open", "drafting", "running", "finished"]


class Seat(Said):
    """One seat of a table: empty, a person or a bot."""

    seat: int
    person: int | None = None
    name: str | None = None
    bot: str | None = None
    online: bool = False
    away: bool = False
    """A bot sits in for a person who ran out of time."""


class Draft(Said):
    """Who picks what now, and what was picked."""

    seat: int | None
    choices: list[str]
    picked: list[str]


class Origin(Said):
    """From which moment of which table a game was played on."""

    code: str
    moment: int


class Table(Said):
    """A table as anybody who may find it sees it."""

    code: str
    game: str
    options: Json
    state: State
    host: int | None
    """The id of the person who made it."""
    seats: list[Seat]
    public: bool
    take_back: bool
    help: bool
    """Whether the table shows summoning help."""
    hints: bool
    """Whether whoever must choose may ask a bot for a hint now."""
    talk: bool
    """Whether those who play may talk during the game."""
    clock: ClockRule | None
    language: Language | None
    draft: Draft | None = None
    setup: Json | None = None
    """The setup of the game, once it has begun."""
    outcome: Json | None = None
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


class CreateTable(Said):
    """What a table should be like; the one who asks takes the first seat unless told otherwise."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Json
    public: bool = False
    take_back: bool = True
    help: bool = True
    hints: bool | None = None
    """Whether bots give hints; null allows them while one person plays against bots alone."""
    talk: bool | None = None
    """Whether those who play may talk during the game; null: unless they have partners."""
    clock: ClockRule | None = None
    language: Language | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = 0
    """Where the host sits; null to sit nowhere."""
    bots: dict[int, BotName] = Field(default_factory=dict)
    """Bots by seat."""
    start: bool = False
    """Begin at once, when every seat is filled."""


class TakeSeat(Said):
    """Who sits down: the one who asks, or (if the host asks) a bot."""

    bot: BotName | None = None


class PersonalLink(Said):
    """The secret by which a person comes back to their seat from another device."""

    token: str


class MakePick(Said):
    """What the seat picks in a draft."""

    choice: Annotated[str, StringConstraints(max_length=40)]


class TableList(Said):
    """Some tables, the latest first, and where the list goes on."""

    tables: list[Table]
    before: str | None = None
    """Give this as `before` to see the next ones; null at the end."""


class GameOnShelf(Said):
    """A game that can be played here."""

    name: str
    bots: list[str]
    levels: list[str]
    """The bots that give hints and analyse games; none where the game has no such."""


class Branch(Said):
    """Play on from a moment of a finished game, as a new table."""

    moment: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    bots: dict[int, BotName] = Field(default_factory=dict)


class ImportRecord(Said):
    """The text of a record file."""

    text: Annotated[str, StringConstraints(max_length=1_000_000)]


class Report(Said):
    """A problem told by somebody at a table."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)] = ""
