"""What one seat is told of a match: the only way from a position to a connection.

The messages have the shapes of `messages`; they are made as plain objects, because they are made
for every seat at every step.
"""

from __future__ import annotations

import json
from typing import Any

from legendarium.server.live.match import Match, Step
from legendarium.table import WATCHER

Plain = dict[str, Any]


def text(message: Plain) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def standing(match: Match, step: Step, seat: int, clocks: Plain | None, can_request: bool) -> Plain:
    """Where the game stands after a step, for one seat."""
    game = match.game
    is_now = step.number == match.number
    outcome = game.outcome(step.position)
    asides = match.box.asides(step.position, seat) if seat != WATCHER and outcome is None else ()
    return {
        "number": step.number,
        "moment": step.moment,
        "view": game.encode_view(game.view(step.position, seat)),
        "question": question(match, step.position, seat),
        "asides": [aside.to_json() for aside in asides],
        "can_take_back": is_now and outcome is None and match.may_take_back(seat),
        "can_request": is_now and can_request,
        "clocks": clocks,
        "outcome": None if outcome is None else outcome.to_json(),
    }


def question(match: Match, position: Any, seat: int) -> Plain | None:
    """What is asked; the options only for the seat that must choose."""
    asked = match.game.question(position)
    if asked is None:
        return None
    options = asked.options if asked.seat == seat else ()
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "options": [option.to_json() for option in options],
    }


def step_message(match: Match, step: Step, seat: int, rest: Plain) -> Plain:
    """A step as one seat hears of it; `rest` is its standing."""
    happened = () if step.option is None else match.game.events(step.position, seat)
    return {
        "type": "step",
        "cause": step.cause,
        "by": step.by,
        "events": [event.to_json() for event in happened],
        "standing": rest,
    }


def now(match: Match) -> Step:
    """Where the match stands, as if a step had just led there."""
    return Step(match.number, "choice", WATCHER, match.moment, match.position)
