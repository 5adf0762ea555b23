"""Messages about records: playing on, import, and the files of games and problem reports."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue, StringConstraints

from legendarium.server.messages.base import BotName, GameOption, GameSetup, StrictModel
from legendarium.server.messages.live import ViewMessage
from legendarium.server.messages.tables import Table


class Branch(StrictModel):
    """Continue a finished game from one of its positions, at a new table."""

    moment: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    bots: dict[int, BotName] = Field(default_factory=dict)


class ImportRecord(StrictModel):
    """The text of a record file."""

    text: Annotated[str, StringConstraints(max_length=1_000_000)]


How = Literal["bot", "clock", "agreed", "decided"]

Author = int | Annotated[list[int | How | list[int]], Field(min_length=2, max_length=3)]
"""The seat that chose; unless it was one person alone, in a list with how, and who agreed."""


class EditionFile(StrictModel):
    """The content, besides the rules, that a game is played with; empty where there is none."""

    id: str
    version: int
    digest: str


class SnapshotFile(StrictModel):
    """A position of the game as its rules write it, so that the choices before need no replay."""

    moment: int
    """The number of choices that lead to it."""
    digest: str
    """The SHA-256 of these choices."""
    rules: int
    """The version of the rules that led to it."""
    edition: EditionFile
    anchor: bool
    """Whether the game goes on from it, because rules or content have changed since."""
    position: dict[str, JsonValue]
    checksum: str


class RecordFile(StrictModel):
    """The file of a finished game: what is needed to play it again."""

    legendarium: Literal[2]
    """The version of the format."""
    game: str
    setup: GameSetup
    seed: int
    choices: list[GameOption]
    players: list[str]
    """The names of the players by seat; the game does not depend on them."""
    authors: list[Author] | None = None
    """Who made each choice, where that is known."""
    snapshot: SnapshotFile | None = None
    digest: str
    """The SHA-256 of everything else in the file."""


class Report(StrictModel):
    """A report of a problem at a table."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)] = ""


class ReportFile(StrictModel):
    """The file that the sender of a report gets."""

    legendarium_report: Literal[1]
    """The version of the format."""
    version: str
    """The version of the server."""
    table: Table
    seat: int
    """The seat of the sender; -1 for a spectator."""
    text: str
    report: int
    """The number under which the server stores the report."""
    record: str | None = None
    """The text of the record file, if the game is finished."""
    view: ViewMessage | None = None
    """What the sender may know, while the game runs."""
