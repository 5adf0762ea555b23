"""Explores positions for other programs: a line of JSON in, a line of JSON out.

A request names a game, a start and the choices taken from there; the answer is the position they
lead to and the options in it. A bad request is answered with an error and has no effect on the
lines after it. Reading and writing the lines is left to the caller.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from legendarium.table.errors import BadJson, BadRequest, IllegalChoice, TableError
from legendarium.table.game import Game, Question
from legendarium.table.reading import Reader, short_repr, whole_number

KEYS = ("game", "setup", "seed", "position", "choices", "seat", "id")

MAX_LINE_BYTES = 8 << 20

_MAX_DIGITS = 1_000
"""A longer whole number is read as a float, which no key accepts: Python refuses to convert very
long texts to whole numbers and back."""

_MAX_MESSAGE_LENGTH = 2_000
_MAX_AT_LENGTH = 200


@dataclass(frozen=True, slots=True)
class Explorer:
    """Answers requests about the games it knows."""

    games: Mapping[str, Game[Any, Any]]
    planned: tuple[str, ...] = ()
    """Games that have a name but cannot be played yet."""

    def answer_line(self, line: bytes) -> str:
        """The answer to a line, as a line without its line break."""
        echo: dict[str, Any] = {}
        try:
            request = read_json(line)
            echo = _echo(request)
            answer = self.answer(request)
        except TableError as error:
            answer = _error_answer(error)
        except Exception as error:
            # Only a bug in a game ends up here; the client must still get an answer.
            answer = _error_answer(
                BadRequest(f"This request cannot be answered ({type(error).__name__}).")
            )
        return json.dumps(echo | answer, allow_nan=False, separators=(",", ":"))

    def answer(self, request: object) -> dict[str, Any]:
        """The answer to a request; raises a TableError if it is bad."""
        reader = Reader(request, "")
        for key in KEYS:
            reader.optional(key)
        reader.finish()
        game = self._game(reader.optional("game"))
        choices = reader.items("choices") or []
        position = _start(game, reader)
        seat = reader.optional("seat")
        if seat is not None:
            whole_number(seat, "seat", game.seats(position) - 1)
        for number, choice in enumerate(choices):
            position = _after_choice(game, position, choice, f"choices[{number}]", seat)
        return _answer(game, position, seat, has_chosen=bool(choices))

    def _game(self, name: object) -> Game[Any, Any]:
        playable = ", ".join(self.games)
        if isinstance(name, str) and name in self.games:
            return self.games[name]
        if isinstance(name, str) and name in self.planned:
            raise BadRequest(f"{name!r} cannot be played yet; {playable} can.", "game")
        raise BadRequest(
            f'"game" names what is played: {playable}; not {short_repr(name)}.', "game"
        )


def read_json(line: bytes) -> object:
    """The value in a line of JSON; raises BadJson if there is none."""
    if len(line) > MAX_LINE_BYTES:
        raise BadJson(f"This line is longer than {MAX_LINE_BYTES} bytes.")
    if not line.strip():
        raise BadJson("This line is empty; a request is a JSON object.")
    try:
        return json.loads(
            line.rstrip().decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_int=_number,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError as error:
        raise BadJson("This line is not UTF-8.", f"byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        reason = error.msg.removesuffix(" at")
        raise BadJson(f"This line is not JSON: {reason}.", f"character {error.pos + 1}") from None
    except RecursionError:
        raise BadJson("This line is nested too deeply.") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    body = dict(pairs)
    if len(body) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise BadJson(f"An object has the key {short_repr(key)} twice.", key)
            seen.add(key)
    return body


def _number(text: str) -> int | float:
    return int(text) if len(text) <= _MAX_DIGITS else float(text)


def _no_number(text: str) -> None:
    raise BadJson(f"This line is not JSON: {text} is not a number.")


def _echo(request: object) -> dict[str, Any]:
    if not isinstance(request, dict) or "id" not in request:
        return {}
    echo = {"id": request["id"]}
    try:
        json.dumps(echo, allow_nan=False)
    except (ValueError, RecursionError):
        raise BadRequest("This id cannot be sent back.", "id") from None
    return echo


def _start(game: Game[Any, Any], reader: Reader) -> Any:
    setup, position, seed = map(reader.optional, ("setup", "position", "seed"))
    if (setup is None) == (position is None):
        raise BadRequest('A request has either a "setup" or a "position".')
    if setup is None:
        if seed is not None:
            raise BadRequest('A "seed" goes with a "setup", not with a "position".', "seed")
        return game.decode(position)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadRequest(
            f'With a "setup" goes a "seed", a whole number, not {short_repr(seed)}.', "seed"
        )
    return game.start(setup, seed)


def _after_choice(
    game: Game[Any, Any], position: Any, choice: object, at: str, seat: int | None
) -> Any:
    option = game.option_kinds.read(choice, at)
    try:
        game.check(position, option)
    except IllegalChoice as error:
        asked = game.question(position)
        if seat is not None and asked is not None and seat not in (asked.seat, *asked.seats):
            # The reason may name cards that this seat does not see.
            raise IllegalChoice("This is not possible now.", at) from None
        raise IllegalChoice(error.message, at, error.rule) from None
    return game.take(position, option)


def _answer(
    game: Game[Any, Any], position: Any, seat: int | None, has_chosen: bool
) -> dict[str, Any]:
    asked = game.question(position)
    options = asked.options if asked and seat in (None, asked.seat, *asked.seats) else ()
    events = game.events(position, seat) if has_chosen else ()
    outcome = game.outcome(position)
    return {
        "position": game.encode(position)
        if seat is None
        else game.encode_view(game.view(position, seat)),
        "seat": _choosing_seats(asked) if asked else None,
        "question": asked.kind if asked else None,
        "options": [option.to_json() for option in options],
        "events": [event.to_json() for event in events],
        "outcome": outcome.to_json() if outcome else None,
    }


def _choosing_seats(asked: Question) -> int | list[int]:
    """The seat that must choose; in a cooperative game the list of those that may."""
    return list(asked.seats) if asked.seats else asked.seat


def _error_answer(error: TableError) -> dict[str, Any]:
    body = {
        "code": error.code,
        "message": _clipped(error.message, _MAX_MESSAGE_LENGTH),
        "at": _clipped(error.at, _MAX_AT_LENGTH),
    }
    return {"error": body | {"rule": error.rule} if error.rule else body}


def _clipped(text: str, max_length: int) -> str:
    return text if len(text) <= max_length else f"{text[: max_length - 1]}…"
