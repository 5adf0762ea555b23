"""Messages on the live connection, from the server and from a client."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from legendarium.server.messages.base import (
    BotName,
    ChatText,
    GameEvent,
    GameHelp,
    GameOption,
    GameOutcome,
    GameView,
    StrictModel,
)
from legendarium.server.messages.clocks import Clocks
from legendarium.server.messages.moments import Question
from legendarium.server.messages.tables import Table
from legendarium.server.messages.thoughts import Hint


class Standing(StrictModel):
    """The state of the game for one seat."""

    number: int
    """The number of the step; answers name it."""
    moment: int
    """How many choices led here."""
    view: GameView
    question: Question | None
    asides: list[GameOption]
    """Options that this seat may take without being asked."""
    can_take_back: bool
    """Whether this seat may undo its last choice by itself."""
    can_request: bool
    """Whether this seat may ask the others to agree to an undo."""
    clocks: Clocks | None
    outcome: GameOutcome | None


class ViewMessage(StrictModel):
    """A fresh view, which replaces everything known before."""

    type: Literal["view"] = "view"
    game: str
    seat: int
    """The seat of this connection; -1 for a spectator."""
    standing: Standing


class StepMessage(StrictModel):
    """A choice was made or undone."""

    type: Literal["step"] = "step"
    game: str
    cause: Literal["choice", "bot", "clock", "take-back"]
    by: int
    events: list[GameEvent]
    standing: Standing


class TableMessage(StrictModel):
    """The table itself has changed: seats, state, draft, result."""

    type: Literal["table"] = "table"
    table: Table
    seat: int


class TakeBackRequest(StrictModel):
    """A request to undo a choice, which the others must agree to."""

    id: int
    by: int
    to_moment: int
    agreed: list[int]
    waiting: list[int]


class RequestMessage(StrictModel):
    """The open request to undo, or that there is none any more."""

    type: Literal["request"] = "request"
    request: TakeBackRequest | None
    refused_by: int | None = None


class ChatLine(StrictModel):
    """A line of the chat."""

    id: int
    person: int | None
    name: str
    seat: int
    text: str
    at: datetime


class ChatMessage(StrictModel):
    """Lines of the chat, the oldest first."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class HelpMessage(StrictModel):
    """The help of the game for the view at the step with this number."""

    type: Literal["help"] = "help"
    game: str
    number: int
    help: GameHelp


class HintMessage(StrictModel):
    """The requested hint at the step with this number; nobody else gets it."""

    type: Literal["hint"] = "hint"
    game: str
    number: int
    hint: Hint


class RefusedMessage(StrictModel):
    """A message was refused and changed nothing."""

    type: Literal["refused"] = "refused"
    code: str
    message: str
    rule: str = ""
    """The rule of the game that forbids it, by its id in docs/rules; empty for anything else."""
    answers: int | None = None


class PongMessage(StrictModel):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


class ClosingMessage(StrictModel):
    """The server stops; reconnect in a moment."""

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


class Choose(StrictModel):
    """Take an option of the question with this number, or an aside."""

    type: Literal["choose"]
    game: str = ""
    """The game of the table; a client that knows one game may leave it out."""
    answers: int
    option: GameOption


class TakeBack(StrictModel):
    """Undo the last choice, or ask the others to agree to it."""

    type: Literal["take-back"]
    answers: int


class Consent(StrictModel):
    """Agree to an undo, or refuse it; the player who requested it withdraws it by refusing."""

    type: Literal["consent"]
    request: int
    agree: bool


class Chat(StrictModel):
    """Write in the chat."""

    type: Literal["chat"]
    text: ChatText


class AskHelp(StrictModel):
    """Ask for the help of the game."""

    type: Literal["help"]


class AskHint(StrictModel):
    """Ask a bot of this level what it would choose; the hint comes later."""

    type: Literal["hint"]
    answers: int
    level: BotName


class Ping(StrictModel):
    """Check the connection."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Choose | TakeBack | Consent | Chat | AskHelp | AskHint | Ping, Field(discriminator="type")
]
