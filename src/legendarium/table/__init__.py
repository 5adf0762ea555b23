"""What any game at our table is: positions, questions, options, records, views. No rules."""

from legendarium.table.errors import (
    BadPosition,
    BadRequest,
    BadSave,
    BadSetup,
    IllegalChoice,
    TableError,
)
from legendarium.table.game import Game, Outcome, Question
from legendarium.table.message import Event, Message, Option
from legendarium.table.record import Play, Record

__all__ = [
    "BadPosition",
    "BadRequest",
    "BadSave",
    "BadSetup",
    "Event",
    "Game",
    "IllegalChoice",
    "Message",
    "Option",
    "Outcome",
    "Play",
    "Question",
    "Record",
    "TableError",
]
