"""`legendarium explore` with thousands of bad requests about Tainted Grail in one stream."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fuzzing import KEYS, answers_to, check_error, container_of, damaged, paths, random_line

from legendarium.cli.explore import EXPLORER
from legendarium.table import Option
from legendarium.taintedgrail.options.encounters import Flee
from repetition import repeat

pytestmark = pytest.mark.slow

NAME = "tainted-grail"
REQUESTS = repeat(500, 2_000)
REQUESTS_PER_GOOD_ONE = 20
"""A request that is known to be good follows after this many."""
LONGEST_GAME = 250
CHARACTERS = ("orla", "tamsin", "hask", "isk")

GOOD: dict[str, Any] = {
    "game": NAME,
    "id": "known",
    "setup": {"campaign": "drowned-reach", "seats": [{"character": "isk"}, {"character": "orla"}]},
    "seed": 3,
    "choices": [{"kind": "pass", "who": "isk"}],
}

_VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 99, 2**31, 2**63, 2**64, -(2**64), 10**900),
    *(0.5, -0.0, 1e308, [], {}, [[]], [{}], [None], {"kind": "pass"}, {"": {"": ""}}),
    *("", " ", "orla", "isk", "nobody", "combat", "diplomacy", "day", "over", "failed", "won"),
    *("\u0000", "\ud800", "x" * 5000, "101", "location:101", "item:net", "secret:1", "U01"),
    *(["orla", "orla"], ["orla", "isk"], [101, 102], [1, 2, 3], {"101": 0}, {"101": 8}, {"x": 1}),
    *([["read", "log.101.intro"]], [["read"]], [["nothing"]], [["pay", "pay 1 energy", [], ""]]),
    *([["draw_encounter", "green", 0]], [["evening"]], [["morning"], ["action"]], [["party"]]),
    *({"number": "U01", "owner": "orla"}, {"x": 0, "y": 0}, {"value": 3, "on": "secret"}),
)
NASTY: tuple[str, ...] = (
    *map(json.dumps, _VALUES),
    "[" * 100 + "]" * 100,
    '{"a":' * 400 + "1" + "}" * 400,
)
"""JSON values that are rarely valid anywhere."""


class Fuzzer:
    """Generates requests, nearly all of them bad, from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.valid = [
            request
            for number in range(1, 5)
            for mode in ("normal", "story")
            for request in self.from_game(CHARACTERS[:number], mode)
        ]

    def from_game(self, who: tuple[str, ...], mode: str) -> Iterator[dict[str, Any]]:
        """Requests along a random game: from its setup, and from all kinds of positions."""
        game = EXPLORER.games[NAME]
        seats = [{"character": one} for one in who]
        setup = {"campaign": "drowned-reach", "mode": mode, "seats": seats}
        position = game.start(setup, 1)
        choices: list[Option] = []
        while (asked := game.question(position)) and len(choices) < LONGEST_GAME:
            request: dict[str, Any] = {"game": NAME, "id": len(choices)}
            taken = [self.chance.choice(asked.options).to_json()] if len(choices) % 3 else []
            if len(choices) < 6:
                told = [choice.to_json() for choice in choices]
                yield request | {"setup": setup, "seed": 1, "choices": told + taken}
            elif self.chance.random() < (0.4 if position.encounter else 0.1):
                yield request | {"position": game.encode(position), "choices": taken}
            # Fleeing is always possible, and would end every encounter at once.
            staying = [option for option in asked.options if not isinstance(option, Flee)]
            option = self.chance.choice(staying or list(asked.options))
            choices.append(option)
            position = game.take(position, option)

    def line(self) -> bytes:
        """A line that is probably a bad request."""
        kind = self.chance.random()
        if kind < 0.05:
            return random_line(self.chance, NAME)
        request = json.loads(json.dumps(self.chance.choice(self.valid)))
        for _ in range(self.chance.choice((1, 1, 1, 2, 3, 8))):
            self.damage(request)
        line = json.dumps(request, ensure_ascii=self.chance.random() < 0.9).encode(
            "utf-8", "surrogatepass"
        )
        return damaged(self.chance, line) if kind < 0.2 else line

    def damage(self, request: Any) -> None:
        """Change one thing somewhere in a request."""
        request.setdefault("game", NAME)
        path = self.chance.choice(list(paths(request)))
        owner, key = container_of(request, path), path[-1]
        change = self.chance.randrange(6)
        if change == 0:
            del owner[key]
        elif change == 1 and isinstance(owner, list):
            owner.insert(self.chance.randrange(len(owner) + 1), owner[key])
        elif change == 2 and isinstance(owner, dict):
            name = self.chance.choice(("101", "orla", "agenda", "encounter", "health", "row", "?"))
            owner[name] = self.nasty()
        elif change == 3 and isinstance(owner[key], int) and not isinstance(owner[key], bool):
            owner[key] += self.chance.choice((-3, -1, 1, 2, 100))
        elif change == 4:
            other = self.chance.choice(list(paths(request)))
            owner[key] = json.loads(json.dumps(container_of(request, other)[other[-1]]))
        else:
            owner[key] = self.nasty()

    def nasty(self) -> object:
        """One of the nasty values, parsed."""
        return json.loads(self.chance.choice(NASTY))


@pytest.mark.parametrize("seed", [2025])
def test_bad_requests_are_answered_and_harm_no_other(seed: int) -> None:
    fuzzer = Fuzzer(seed)
    lines = []
    for number in range(REQUESTS):
        if number % REQUESTS_PER_GOOD_ONE == 0:
            lines.append(json.dumps(GOOD).encode())
        lines.append(fuzzer.line())
    answers = answers_to(lines)
    assert len(answers) == len(lines)

    known = answers[0]
    assert json.loads(known)["question"] == "action"
    errors = 0
    again = []
    for line, text in zip(lines, answers, strict=True):
        if line == lines[0]:
            assert text == known
            continue
        answer = json.loads(text)
        if "error" in answer:
            assert set(answer) - {"id"} == {"error"}, line
            check_error(answer["error"])
            errors += 1
        else:
            assert set(answer) - {"id"} == KEYS, line
            if json.loads(line).get("seat") is None:
                again.append(answer)
    assert errors > REQUESTS / 4
    assert len(again) > REQUESTS / 40
    check_again(again, fuzzer.chance)


def check_again(answers: list[Any], chance: Random) -> None:
    """Every accepted position is accepted again, and every option can be taken."""
    lines = []
    for answer in answers:
        request = {"game": NAME, "position": answer["position"]}
        lines.append(json.dumps(request).encode())
        choices = [chance.choice(answer["options"])] if answer["options"] else []
        lines.append(json.dumps(request | {"choices": choices}).encode())
    told = [json.loads(text) for text in answers_to(lines)]
    for answer, same, after in zip(answers, told[::2], told[1::2], strict=True):
        assert "error" not in same, same["error"]
        assert same["position"] == answer["position"]
        assert same["options"] == answer["options"]
        assert "error" not in after, after["error"]
