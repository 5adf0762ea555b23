"""The contract of every game: positions, questions, options, records, views. No rules."""

from legendarium.table.box import Box, Chooser, Pick, Shelf
from legendarium.table.errors import (
    BadJson,
    BadPosition,
    BadRequest,
    BadSave,
    BadSetup,
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherGame,
    OtherVersion,
    TableError,
)
from legendarium.table.game import SPECTATOR, Game, Outcome, Question
from legendarium.table.message import Event, Message, Option
from legendarium.table.play import Play
from legendarium.table.record import Record

__all__ = [
    "SPECTATOR",
    "BadJson",
    "BadPosition",
    "BadRequest",
    "BadSave",
    "BadSetup",
    "Box",
    "Chooser",
    "DamagedSave",
    "Event",
    "ForeignSave",
    "Game",
    "IllegalChoice",
    "Message",
    "Option",
    "OtherGame",
    "OtherVersion",
    "Outcome",
    "Pick",
    "Play",
    "Question",
    "Record",
    "Shelf",
    "TableError",
]
