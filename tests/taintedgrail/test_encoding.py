"""Positions as JSON: encoding round trips, and invalid positions are refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from legendarium.table.errors import BadPosition
from taintedgrail.play import game, play_on, start


def through_json(body: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(body)))


@pytest.mark.example("B84")
@pytest.mark.rule("SAV-5")
@pytest.mark.parametrize("seed", range(12))
def test_what_goes_out_comes_in_again_equal_with_the_same_question(seed: int) -> None:
    table = game()
    who = (("ada",), ("ada", "ben"))[seed % 2]
    for p in play_on(start(*who, seed=seed), Random(seed), 100):
        again = table.decode(through_json(table.encode(p)))
        assert again == p
        assert again.question == p.question


def test_what_has_its_default_is_left_out() -> None:
    body = game().encode(start())
    assert "encounter" not in body
    assert "dead" not in body
    assert "passed" not in body["characters"][0]


def test_a_position_without_an_agenda_is_at_its_day() -> None:
    table = game()
    body = through_json(table.encode(start("ada", "ben")))
    del body["agenda"]
    p = table.decode(body)
    assert p.question is not None
    assert p.question.kind == "action"


def changed(path: str, value: object) -> dict[str, Any]:
    body = through_json(game().encode(start("ada", "ben")))
    at: Any = body
    *way, last = path.split(".")
    for name in way:
        at = at[int(name)] if name.isdecimal() and isinstance(at, list) else at[name]
    at[int(last) if last.isdecimal() and isinstance(at, list) else last] = value
    return body


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("campaign", "nowhere", "no campaign 'nowhere'"),
        ("day", "three", "a whole number"),
        ("day", True, "a whole number"),
        ("characters", {}, "a list"),
        ("characters", [], "One to four characters must play"),
        ("characters.0.id", "nobody", "no character 'nobody'"),
        ("characters.0.location", 999, "Location 999 is not on the map"),
        ("characters.0.combat_deck", ["X99"], "no card 'X99'"),
        ("characters.0.energy", 99, "TRK-1"),
        ("characters.0.wings", 2, "Unknown field 'wings'"),
        ("menhirs", {"103": 4}, "103"),
        ("menhirs", {"one": 4}, "A key must be a number"),
        ("agenda", [["fly", "ada"]], "no step 'fly'"),
        ("agenda", [["read", "log.999.1"]], "The agenda does not fit"),
        ("agenda", ["read"], "A step must be a list"),
        ("chance", 2**70, "too large"),
        ("item_deck", ["excalibur"], "no item 'excalibur'"),
        ("statuses", {"crowned": [1]}, "no status 'crowned'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: str, value: object, told: str) -> None:
    with pytest.raises(BadPosition) as error:
        game().decode(changed(path, value))
    assert told in str(error.value)


def test_a_position_that_breaks_an_invariant_names_its_rule() -> None:
    with pytest.raises(BadPosition) as error:
        game().decode(changed("characters.0.energy", 99))
    assert error.value.rule == "TRK-1"


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="A position must be a JSON object"):
        game().decode([1, 2])
