"""What people and the server say to each other, over HTTP and over the live connection.

Whatever a game says (a view, an option, an event) passes through as a JSON object: the server does
not look inside. A box tells the shapes of its own, and the schema of the server names them.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Json = dict[str, Any]
Language = Literal["en", "cs", "de", "pl", "ru"]
WRITABLE = r"^[^\x00]*$"
"""No database keeps the character zero."""
PersonName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=WRITABLE)
]
Passphrase = Annotated[str, StringConstraints(min_length=8, max_length=200)]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=WRITABLE)
]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Token = Annotated[str, StringConstraints(min_length=8, max_length=80, pattern=WRITABLE)]


class Said(BaseModel):
    """Anything said: a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# --- People ---------------------------------------------------------------------------------------


class Person(Said):
    """Somebody who plays here."""

    id: int
    name: str
    kind: Literal["guest", "account"]
    language: Language | None


class Me(Said):
    """Who asks: nobody yet, a guest, or the owner of an account."""

    person: Person | None


class Introduce(Said):
    """A guest says their name, or a person changes it."""

    name: PersonName
    language: Language | None = None


class Credentials(Said):
    """The name and the passphrase of an account."""

    name: PersonName
    passphrase: Passphrase


class Rejoin(Said):
    """A personal link, opened on another device."""

    token: Token


# --- Clocks ---------------------------------------------------------------------------------------


class RealTime(Said):
    """Each seat has so many minutes for the game, and gets so many seconds for each turn."""

    kind: Literal["real-time"] = "real-time"
    minutes: Annotated[int, Field(ge=1, le=240)]
    increment: Annotated[int, Field(ge=0, le=300)] = 15


class DaysPerTurn(Said):
    """Each turn may take so many days."""

    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)]


ClockRule = Annotated[RealTime | DaysPerTurn, Field(discriminator="kind")]


class Clocks(Said):
    """What the clocks show at the moment of a message."""

    left: list[float]
    """Seconds left, by seat."""
    running: int | None
    """The seat whose clock runs."""


# --- Tables ---------------------------------------------------------------------------------------

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


class Origin(Said):
    """From which moment of which table a game was played on."""

    code: str
    moment: int


class CreateTable(Said):
    """What a table should be like; the one who asks takes the first seat unless told otherwise."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Json
    public: bool = False
    take_back: bool = True
    help: bool = True
    clock: ClockRule | None = None
    language: Language | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = 0
    """Where the host sits; null to sit nowhere."""
    bots: dict[int, BotName] = {}
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


class Branch(Said):
    """Play on from a moment of a finished game, as a new table."""

    moment: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    bots: dict[int, BotName] = {}


class ImportRecord(Said):
    """The text of a record file."""

    text: Annotated[str, StringConstraints(max_length=1_000_000)]


class Report(Said):
    """A problem told by somebody at a table."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)] = ""


# --- Moments --------------------------------------------------------------------------------------


class Moment(Said):
    """What one choice did, in short; moment 0 is the start."""

    moment: int
    by: int | None
    """The seat that chose."""
    option: Json | None
    """The choice itself, where the one who asks may know it."""
    events: list[Json]
    scores: list[Any]
    closes: bool = False
    """Whether a turn ended with it."""


class Moments(Said):
    """A game from its first moment to its last."""

    moments: list[Moment]


class Scene(Said):
    """The table at one moment: as the seat saw it, or openly once the game is over."""

    moment: int
    seat: int
    open: bool
    """Whether all hands are shown."""
    view: Json
    question: Question | None
    events: list[Json]
    by: int | None
    outcome: Json | None


# --- Live: what the server says -------------------------------------------------------------------


class Question(Said):
    """What is asked of whom; the options are there for the seat that is asked alone."""

    seat: int
    kind: str
    options: list[Json]


class Standing(Said):
    """Where the game stands, for one seat."""

    number: int
    """Answers name this number."""
    moment: int
    """How many choices have led here."""
    view: Json
    question: Question | None
    asides: list[Json]
    """What this seat may say without being asked."""
    can_take_back: bool
    """Whether this seat may take its last choice back freely."""
    can_request: bool
    """Whether this seat may ask the others for it."""
    clocks: Clocks | None
    outcome: Json | None


class ViewMessage(Said):
    """A fresh view: forget what you knew."""

    type: Literal["view"] = "view"
    seat: int
    """The seat of the one who reads this; -1 watches."""
    standing: Standing


class StepMessage(Said):
    """Something happened: a choice, or a choice taken back."""

    type: Literal["step"] = "step"
    cause: Literal["choice", "bot", "clock", "take-back"]
    by: int
    events: list[Json]
    standing: Standing


class TableMessage(Said):
    """The table itself has changed: seats, state, draft, result."""

    type: Literal["table"] = "table"
    table: Table
    seat: int


class TakeBackRequest(Said):
    """Somebody asks the others for a choice back."""

    id: int
    by: int
    to_moment: int
    agreed: list[int]
    waiting: list[int]


class RequestMessage(Said):
    """The open request for a take-back, or none any more."""

    type: Literal["request"] = "request"
    request: TakeBackRequest | None
    refused_by: int | None = None


class ChatLine(Said):
    """Something said at a table."""

    id: int
    person: int | None
    name: str
    seat: int
    text: str
    at: datetime


class ChatMessage(Said):
    """Lines of the chat, the oldest first."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class HelpMessage(Said):
    """What could be worked out by looking, at the step of this number."""

    type: Literal["help"] = "help"
    number: int
    help: Json


class RefusedMessage(Said):
    """What was sent is refused; nothing has changed."""

    type: Literal["refused"] = "refused"
    code: str
    message: str
    answers: int | None = None


class PongMessage(Said):
    """The connection lives."""

    type: Literal["pong"] = "pong"


class ClosingMessage(Said):
    """The server stops; come back in a moment."""

    type: Literal["closing"] = "closing"


ServerMessage = Annotated[
    ViewMessage
    | StepMessage
    | TableMessage
    | RequestMessage
    | ChatMessage
    | HelpMessage
    | RefusedMessage
    | PongMessage
    | ClosingMessage,
    Field(discriminator="type"),
]


# --- Live: what a client says ---------------------------------------------------------------------


class Choose(Said):
    """Take an option of the question of this number, or say an aside."""

    type: Literal["choose"]
    answers: int
    option: Json


class TakeBack(Said):
    """Take the last choice back, or ask the others for it."""

    type: Literal["take-back"]
    answers: int


class Consent(Said):
    """Agree to a take-back, or not. The one who asked may withdraw it the same way."""

    type: Literal["consent"]
    request: int
    agree: bool


class Chat(Said):
    """Say something."""

    type: Literal["chat"]
    text: ChatText


class AskHelp(Said):
    """Ask what could be worked out by looking."""

    type: Literal["help"]


class Ping(Said):
    """Does the connection live?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Choose | TakeBack | Consent | Chat | AskHelp | Ping, Field(discriminator="type")
]


class Problem(Said):
    """What was wrong with a request: one sentence in the language of the one who asked."""

    code: str
    message: str
    at: str = ""


Table.model_rebuild()
Scene.model_rebuild()
