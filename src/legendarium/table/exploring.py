"""Any position of any game, looked into by other programs: a JSON line in, a JSON line out.

A request names a game, where to start from and the choices taken from there; the answer is the
position they lead to and what may be chosen in it. A bad request is answered with what is wrong in
it, and leaves no trace: the lines before and after it are answered as if it had not been there.
Reading and writing lines is left to whoever has a stream.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from legendarium.table.errors import BadJson, BadRequest, IllegalChoice, TableError
from legendarium.table.game import Game, Question
from legendarium.table.message import Option
from legendarium.table.reading import Reader, told, whole

KEYS = ("game", "setup", "seed", "position", "choices", "seat", "id")

LONGEST_LINE = 8 << 20
"""A request is no longer than this, in bytes."""

_LONGEST_NUMBER = 1_000
"""Beyond so many digits a whole number is read as a fraction, which no key accepts: Python refuses
to turn very long texts into whole numbers and back."""

_LONGEST_MESSAGE = 2_000
_LONGEST_AT = 200


@dataclass(frozen=True, slots=True)
class Explorer:
    """Answers requests about the games it knows."""

    games: Mapping[str, Game[Any, Any]]
    coming: tuple[str, ...] = ()
    """Games that have a name already, but cannot be played yet."""

    def answer_line(self, line: bytes) -> str:
        """The answer to a line, as a line without its end."""
        echo: dict[str, Any] = {}
        try:
            request = read_json(line)
            echo = _echo(request)
            answer = self.answer(request)
        except TableError as error:
            answer = _told_error(error)
        except Exception as error:
            # Only a mistake in a game comes here; whoever is exploring it must still be answered.
            answer = _told_error(
                BadRequest(f"This request cannot be answered ({type(error).__name__}).")
            )
        return json.dumps(echo | answer, allow_nan=False, separators=(",", ":"))

    def answer(self, request: object) -> dict[str, Any]:
        """The answer to a request; raises a TableError when it is a bad one."""
        reader = Reader(request, "")
        for key in KEYS:
            reader.optional(key)
        reader.finish()
        game = self._game(reader.optional("game"))
        choices = reader.items("choices") or []
        position = _start(game, reader)
        seat = reader.optional("seat")
        if seat is not None:
            whole(seat, "seat", game.seats(position) - 1)
        for number, choice in enumerate(choices):
            position = _chosen(game, position, choice, f"choices[{number}]", seat)
        return _answer(game, position, seat, has_chosen=bool(choices))

    def _game(self, name: object) -> Game[Any, Any]:
        playable = ", ".join(self.games)
        if isinstance(name, str) and name in self.games:
            return self.games[name]
        if isinstance(name, str) and name in self.coming:
            raise BadRequest(f"{name!r} cannot be played yet; {playable} can.", "game")
        raise BadRequest(f'"game" names what is played: {playable}; not {told(name)}.', "game")


def read_json(line: bytes) -> object:
    """The value that a line of JSON holds; raises BadJson when it holds none."""
    if len(line) > LONGEST_LINE:
        raise BadJson(f"This line is longer than {LONGEST_LINE} bytes.")
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
                raise BadJson(f"An object has the key {told(key)} twice.", key)
            seen.add(key)
    return body


def _number(text: str) -> int | float:
    return int(text) if len(text) <= _LONGEST_NUMBER else float(text)


def _no_number(text: str) -> None:
    raise BadJson(f"This line is not JSON: {text} is not a number.")


def _echo(request: object) -> dict[str, Any]:
    if not isinstance(request, dict) or "id" not in request:
        return {}
    echo = {"id": request["id"]}
    try:
        json.dumps(echo, allow_nan=False)
    except (ValueError, RecursionError):
        raise BadRequest("This id cannot be written back.", "id") from None
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
        raise BadRequest(f'With a "setup" goes a "seed", a whole number, not {told(seed)}.', "seed")
    return game.start(setup, seed)


def _chosen(game: Game[Any, Any], position: Any, choice: object, at: str, seat: int | None) -> Any:
    option = Option.from_json(choice, at)
    try:
        game.check(position, option)
    except IllegalChoice as error:
        asked = game.question(position)
        if seat is not None and asked is not None and seat not in (asked.seat, *asked.seats):
            # The reason may speak of cards that this seat does not see.
            raise IllegalChoice("This is not possible now.", at) from None
        raise IllegalChoice(error.message, at) from None
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
        "seat": _who_chooses(asked) if asked else None,
        "question": asked.kind if asked else None,
        "options": [option.to_json() for option in options],
        "events": [event.to_json() for event in events],
        "outcome": outcome.to_json() if outcome else None,
    }


def _who_chooses(asked: Question) -> int | list[int]:
    """The seat that must choose; in a cooperative game the list of those that may."""
    return list(asked.seats) if asked.seats else asked.seat


def _told_error(error: TableError) -> dict[str, Any]:
    return {
        "error": {
            "code": error.code,
            "message": _clipped(error.message, _LONGEST_MESSAGE),
            "at": _clipped(error.at, _LONGEST_AT),
        }
    }


def _clipped(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
