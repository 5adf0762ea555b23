"""What any game at our table is: positions, questions, options, records, views. No rules."""

from legendarium.table.errors import (
    BadJson,
    BadPosition,
    BadRequest,
    BadSave,
    BadSetup,
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherVersion,
    TableError,
)
from legendarium.table.game import Game, Outcome, Question
from legendarium.table.message import Event, Message, Option
from legendarium.table.record import Play, Record

__all__ = [
    "BadJson",
    "BadPosition",
    "BadRequest",
    "BadSave",
    "BadSetup",
    "DamagedSave",
    "Event",
    "ForeignSave",
    "Game",
    "IllegalChoice",
    "Message",
    "Option",
    "OtherVersion",
    "Outcome",
    "Play",
    "Question",
    "Record",
    "TableError",
]
