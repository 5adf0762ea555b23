"""`legendarium explore` with thousands of bad requests about Tash-Kalar in one stream."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fuzzing import KEYS, answers_to, check_error, container_of, damaged, paths, random_line

from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.schools import DECKS, LEGENDS
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL
from repetition import repeat

pytestmark = pytest.mark.slow

GAME = TashKalar()
REQUESTS = repeat(2_000, 10_000)
REQUESTS_PER_GOOD_ONE = 20
"""A request that is known to be good follows after this many."""

SCHOOLS = ("northern", "southern", "highland", "sylvan")
RANKS = ("common", "common", "common", "common", "heroic", "heroic", "legendary")
SETUPS: tuple[dict[str, Any], ...] = tuple(
    {"form": form, "teams": teams, "seats": [{"school": school} for school in SCHOOLS[:seats]]}
    for form, teams, seats in (
        ("first-game", False, 2),
        ("high-form", False, 2),
        ("high-form", True, 4),
        ("duel", False, 2),
        ("duel", True, 4),
        ("melee", False, 3),
        ("melee", False, 4),
    )
)

GOOD = {
    "game": "tash-kalar",
    "id": "known",
    "position": {
        "form": "duel",
        "arena": {"c5": "blue common", "e5": "blue common", "e6": "red common"},
        "seats": [{"school": "northern", "hand": ["swordmaster"]}, {"school": "southern"}],
    },
    "choices": [{"kind": "summon", "card": "swordmaster", "square": "d5"}],
}


_VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 99, 2**31, 2**63, 2**64, -(2**64), 10**900),
    *(0.5, -0.0, 1e308, [], {}, [[]], [{}], [None], {"kind": "place"}, {"": {"": ""}}),
    *("", " ", "e5", "a1", "i9", "j5", "e10", "e0", "E5", "é5", "\u0000", "\ud800", "x" * 5000),
    *("knight", "titan", "f34", "dragon", "hidden", "destruction", "blue", "purple", "common"),
    *("blue common", "red legendary", "blue  common", "purple common", "blue", "common blue"),
    *("duel", "melee", "start", "turns", "over", "concede", "skip-last-turns", "hand-over"),
    *(["knight", "knight"], ["e5"], ["blue", "blue"], [0, 1, 0, 1], [1, 0], [0, 0, 0, 0]),
    *({"red": {"common": -1}}, {"triggered": 0}, {"triggered": 1, "last_turns": [0, 1]}),
    *([{"kind": "concede", "seat": 0}], {"kind": "concede"}, {"kind": "place", "square": "a1"}),
)
NASTY: tuple[str, ...] = (
    *map(json.dumps, _VALUES),
    "[" * 100 + "]" * 100,
    '{"a":' * 400 + "1" + "}" * 400,
    '{"before": {}, "choices": []}',
)
"""JSON values that are rarely valid anywhere."""


class Fuzzer:
    """Generates requests, nearly all of them bad, from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.valid = [request for setup in SETUPS for request in self.from_game(setup)]

    def from_game(self, setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Requests along a random game: from its setup, and from all kinds of positions."""
        position = GAME.start(setup, 1)
        choices: list[AnyOption] = []
        while asked := GAME.question(position):
            request: dict[str, Any] = {"game": "tash-kalar", "id": len(choices)}
            taken = [self.chance.choice(asked.options).to_json()] if len(choices) % 3 else []
            in_action = position.before is not None
            if len(choices) < 6:
                told = [choice.to_json() for choice in choices]
                yield request | {"setup": setup, "seed": 1, "choices": told + taken}
            elif self.chance.random() < (0.3 if in_action else 0.1):
                told_position = GAME.encode(position)
                if in_action and self.chance.random() < 0.7:
                    told_position = {"pending": told_position["pending"]}
                yield request | {"position": told_position, "choices": taken}
            if self.chance.random() < 0.02:
                yield request | {"position": GAME.encode(position), "seat": asked.seat}
            # Most options are placing, which is the least interesting.
            rare = [option for option in asked.options if option.kind not in ("place", "pick-up")]
            option = self.chance.choice(rare or asked.options)
            choices.append(option)
            position = GAME.take(position, option)

    def line(self) -> bytes:
        """A line that is probably a bad request."""
        kind = self.chance.random()
        if kind < 0.05:
            return random_line(self.chance, "tash-kalar")
        if kind > 0.8:
            return json.dumps(self.composed()).encode()
        request = json.loads(json.dumps(self.chance.choice(self.valid)))
        for _ in range(self.chance.choice((1, 1, 1, 2, 3, 8))):
            self.damage(request)
        line = json.dumps(request, ensure_ascii=self.chance.random() < 0.9).encode(
            "utf-8", "surrogatepass"
        )
        return damaged(self.chance, line) if kind < 0.2 else line

    def composed(self) -> dict[str, Any]:
        """A position as a puzzle maker might write it: mostly possible, always odd."""
        chance = self.chance
        setup = chance.choice(SETUPS)
        schools = [seat["school"] for seat in setup["seats"]]
        colours = [COLOUR_OF_SCHOOL[school] for school in schools[: 2 if setup["teams"] else 4]]
        arena = {
            square: f"{chance.choice(colours)} {chance.choice(RANKS)}"
            for square in chance.sample(sorted(SQUARE), chance.randrange(50))
        }
        if setup["form"] == "first-game":
            arena = {
                square: piece.replace("legendary", "heroic") for square, piece in arena.items()
            }
        seats = [
            {"school": school, "hand": chance.sample(DECKS[school], chance.randrange(8))}
            for school in schools
        ]
        legends = chance.sample(LEGENDS, 4) if setup["form"] != "first-game" else []
        seats[0]["legends"], seats[1]["legends"] = legends[:3], legends[3:]
        flares = chance.sample(sorted(FLARES), len(seats))
        for seat, flare in zip(seats, flares, strict=True):
            seat |= {"flare": flare, "deck": []} if chance.random() < 0.5 else {"flare": flare}
        turn = {
            "seat": chance.randrange(len(seats)),
            "actions": chance.choice((0, 1, 2, 5, 1_000_000)),
            "war_summoner": chance.random() < 0.3,
            "extra_cards": chance.choice((0, 1, 1_000_000)),
            "extra_legends": chance.choice((0, 1, 1_000_000)),
            "extra_turn": chance.random() < 0.3,
            "handed_over": setup["teams"] and chance.random() < 0.3,
            "destroyed": {colour: {"common": 3, "heroic": 1} for colour in colours},
        }
        position: dict[str, Any] = setup | {"seats": seats, "arena": arena, "turn": turn}
        if setup["form"] in ("high-form", "first-game"):
            position["tasks"] = {"current": ["imprisonment", "side-chain", "destruction"]}
        if setup["form"] != "first-game" and chance.random() < 0.5:
            position["end"] = {"triggered": 1, "last_turns": chance.choice(([], [1], [0, 1]))}
        return {"game": "tash-kalar", "position": position}

    def damage(self, request: Any) -> None:
        """Change one thing somewhere in a request."""
        request.setdefault("game", "tash-kalar")
        path = self.chance.choice(list(paths(request)))
        owner, key = container_of(request, path), path[-1]
        change = self.chance.randrange(6)
        if change == 0:
            del owner[key]
        elif change == 1 and isinstance(owner, list):
            owner.insert(self.chance.randrange(len(owner) + 1), owner[key])
        elif change == 2 and isinstance(owner, dict):
            name = self.chance.choice(("e5", "a1", "seat", "deck", "pending", "end", "stage", "?"))
            owner[name] = self.nasty()
        elif change == 3 and isinstance(owner, dict) and "c5" in owner:
            owner |= {f"{column}{row}": owner[key] for column in "cdefg" for row in range(2, 9)}
        elif change == 4:
            other = self.chance.choice(list(paths(request)))
            owner[key] = json.loads(json.dumps(container_of(request, other)[other[-1]]))
        else:
            owner[key] = self.nasty()

    def nasty(self) -> object:
        """One of the nasty values, parsed."""
        return json.loads(self.chance.choice(NASTY))


@pytest.mark.parametrize("seed", [2024])
def test_many_bad_requests_are_answered_and_harm_no_other(seed: int) -> None:
    fuzzer = Fuzzer(seed)
    lines = []
    for number in range(REQUESTS):
        if number % REQUESTS_PER_GOOD_ONE == 0:
            lines.append(json.dumps(GOOD).encode())
        lines.append(fuzzer.line())
    answers = answers_to(lines)
    assert len(answers) == len(lines)

    known = answers[0]
    assert json.loads(known)["question"] == "destroy"
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
    assert errors > REQUESTS / 2
    assert len(again) > REQUESTS / 20
    check_again(again, fuzzer.chance)


def check_again(answers: list[Any], chance: Random) -> None:
    """Every accepted position is accepted again, and every option can be taken."""
    lines = []
    for answer in answers:
        request = {"game": "tash-kalar", "position": answer["position"]}
        lines.append(json.dumps(request).encode())
        choices = [chance.choice(answer["options"])] if answer["options"] else []
        lines.append(json.dumps(request | {"choices": choices}).encode())
    told = [json.loads(text) for text in answers_to(lines)]
    for answer, same, after in zip(answers, told[::2], told[1::2], strict=True):
        assert "error" not in same, same["error"]
        assert same["position"] == answer["position"]
        assert same["options"] == answer["options"]
        assert "error" not in after, after["error"]
