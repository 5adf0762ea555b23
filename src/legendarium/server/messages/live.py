"""What is said over the live connection, by the server and by a client."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from legendarium.server.messages.base import BotName, ChatText, Json, Said
from legendarium.server.messages.clocks import Clocks
from legendarium.server.messages.moments import Question
from legendarium.server.messages.tables import Table
from legendarium.server.messages.thoughts import Hint


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


class HintMessage(Said):
    """The hint that this seat asked for, at the step of this number; nobody else gets it."""

    type: Literal["hint"] = "hint"
    number: int
    hint: Hint


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
    | HintMessage
    | RefusedMessage
    | PongMessage
    | ClosingMessage,
    Field(discriminator="type"),
]


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


class AskHint(Said):
    """Ask a bot of this level what it would choose; it answers in its own time."""

    type: Literal["hint"]
    answers: int
    level: BotName


class Ping(Said):
    """Does the connection live?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Choose | TakeBack | Consent | Chat | AskHelp | AskHint | Ping, Field(discriminator="type")
]
