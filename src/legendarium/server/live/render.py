"""The messages about a match for one seat: the only way from a position to a connection.

The messages have the fields of the models in `messages`, but are built as plain dictionaries,
because one is built for every seat at every step.
"""

from __future__ import annotations

import json
from typing import Any

from legendarium.server.live.match import Match, NumberedStep
from legendarium.server.messages import Json
from legendarium.table import SPECTATOR


def encode(message: Json) -> str:
    """A message as JSON text."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def standing(
    match: Match, step: NumberedStep, seat: int, clocks: Json | None, can_request: bool
) -> Json:
    """The standing after a step, for one seat."""
    game = match.box.game
    is_now = step.number == match.number
    outcome = game.outcome(step.position)
    asides = match.box.asides(step.position, seat) if seat != SPECTATOR and outcome is None else ()
    return {
        "number": step.number,
        "moment": step.moment,
        "view": game.encode_view(game.view(step.position, seat)),
        "question": question(match, step.position, seat),
        "asides": [aside.to_json() for aside in asides],
        "can_take_back": (is_now and outcome is None and match.free_undo_moment(seat) is not None),
        "can_request": is_now and can_request,
        "clocks": clocks,
        "outcome": None if outcome is None else outcome.to_json(),
    }


def question(match: Match, position: Any, seat: int) -> Json | None:
    """The open question, with its options only for the seat that must choose."""
    asked = match.box.game.question(position)
    if asked is None:
        return None
    options = asked.options if asked.seat == seat else ()
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "options": [option.to_json() for option in options],
    }


def step_message(match: Match, step: NumberedStep, seat: int, standing: Json) -> Json:
    """The message about a step for one seat."""
    happened = () if step.choice is None else match.box.game.events(step.position, seat)
    return {
        "type": "step",
        "game": match.box.game.name,
        "cause": step.cause,
        "by": step.by,
        "events": [event.to_json() for event in happened],
        "standing": standing,
    }
