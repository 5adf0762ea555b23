"""The explorer knows no rules: here it explores a game that is not Tash-Kalar."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from legendarium.table import (
    BadPosition,
    BadSetup,
    Event,
    IllegalChoice,
    Option,
    Outcome,
    Question,
)
from legendarium.table.exploring import Explorer
from legendarium.table.game import Edition
from legendarium.table.kinds import Kinds


class Take(Option, kind="take"):
    """Take some from the heap."""

    number: int


class Stumble(Option, kind="stumble"):
    """Something that the game has forgotten."""


class Left(Event, kind="left"):
    """So many are left."""

    number: int


class Countdown:
    """Two seats take one or two from a heap in turn; who takes the last wins."""

    name = "countdown"
    rules = 1
    option_kinds: Kinds[Any] = Kinds("option", Take | Stumble)
    event_kinds: Kinds[Any] = Kinds("event", Left)

    def start(self, setup: Any, seed: int) -> tuple[int, int]:
        if not isinstance(setup, dict) or not isinstance(setup.get("heap"), int):
            raise BadSetup('A setup has a "heap".', "setup.heap")
        return setup["heap"], 0

    def edition(self, setup: Any) -> Edition:
        return Edition()

    def chapter(self, position: tuple[int, int]) -> int:
        return 1

    def seats(self, position: tuple[int, int]) -> int:
        return 2

    def question(self, position: tuple[int, int]) -> Question | None:
        heap, seat = position
        options = [Take(number) for number in (1, 2) if number <= heap]
        return Question(seat, "take", options) if heap else None

    def take(self, position: tuple[int, int], option: Take) -> tuple[int, int]:
        return position[0] - option.number, 1 - position[1]

    def check(self, position: tuple[int, int], option: Take | Stumble) -> None:
        if isinstance(option, Stumble):
            raise KeyError("a mistake in the game")
        asked = self.question(position)
        if asked is None or option not in asked.options:
            raise IllegalChoice("So many cannot be taken.")

    def choosers(self, position: tuple[int, int], option: Take | Stumble) -> Sequence[int]:
        return (position[1],)

    def is_irreversible(self, position: tuple[int, int], option: Take | Stumble) -> bool:
        return True

    def events(self, position: tuple[int, int], seat: int | None = None) -> Sequence[Event]:
        return [Left(position[0])]

    def outcome(self, position: tuple[int, int]) -> Outcome | None:
        heap, seat = position
        return None if heap else Outcome(((1 - seat,), (seat,)), (), "played-out")

    def view(self, position: tuple[int, int], seat: int) -> tuple[int, int]:
        return position

    def sample(self, view: tuple[int, int], chance: Random) -> tuple[int, int]:
        return view

    def encode(self, position: tuple[int, int]) -> dict[str, Any]:
        return {"heap": position[0], "seat": position[1]}

    def encode_view(self, view: tuple[int, int]) -> dict[str, Any]:
        return self.encode(view) | {"seen": True}

    def decode(self, body: object) -> tuple[int, int]:
        if not isinstance(body, dict) or set(body) != {"heap", "seat"}:
            raise BadPosition("A position has a heap and a seat.", "position")
        return body["heap"], body["seat"]


EXPLORER = Explorer({"countdown": Countdown()}, planned=("chess",))


def ask(**request: Any) -> Any:
    line = json.dumps({"game": "countdown"} | request).encode()
    return json.loads(EXPLORER.answer_line(line))


def take(number: int) -> dict[str, Any]:
    return {"kind": "take", "number": number}


def test_a_game_is_explored_from_its_setup() -> None:
    assert ask(setup={"heap": 5}, seed=1, choices=[take(2)], id="x") == {
        "id": "x",
        "position": {"heap": 3, "seat": 1},
        "seat": 1,
        "question": "take",
        "options": [take(1), take(2)],
        "events": [{"kind": "left", "number": 3}],
        "outcome": None,
    }


def test_and_from_a_position_to_its_end() -> None:
    answer = ask(position={"heap": 1, "seat": 0}, choices=[take(1)])
    assert answer["outcome"]["ranking"] == [[0], [1]]
    assert (answer["seat"], answer["question"], answer["options"]) == (None, None, [])


def test_a_seat_gets_its_view_and_its_own_options() -> None:
    answer = ask(position={"heap": 4, "seat": 0}, seat=1)
    assert answer["position"] == {"heap": 4, "seat": 0, "seen": True}
    assert answer["options"] == []
    assert ask(position={"heap": 4, "seat": 0}, seat=0)["options"] == [take(1), take(2)]


def test_errors_of_the_game_come_out_with_their_place() -> None:
    assert ask(setup={}, seed=1)["error"] == {
        "code": "bad-request",
        "message": 'A setup has a "heap".',
        "at": "setup.heap",
    }
    assert ask(position={})["error"]["code"] == "bad-position"
    wrong = ask(position={"heap": 4, "seat": 0}, choices=[take(1), take(3)])
    assert (wrong["error"]["code"], wrong["error"]["at"]) == ("illegal-choice", "choices[1]")


def test_a_game_that_is_coming_is_told_apart_from_one_that_is_unknown() -> None:
    assert ask(game="chess")["error"]["message"] == "'chess' cannot be played yet; countdown can."
    assert "countdown" in ask(game="go")["error"]["message"]


def test_a_mistake_in_a_game_is_answered_too() -> None:
    answer = ask(position={"heap": 4, "seat": 0}, choices=[{"kind": "stumble"}], id=7)
    assert answer == {
        "id": 7,
        "error": {
            "code": "bad-request",
            "message": "This request cannot be answered (KeyError).",
            "at": "",
        },
    }
