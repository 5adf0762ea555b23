"""A position from outside: its agenda must fit its scenes and its encounter."""

from __future__ import annotations

import inspect
from random import Random
from typing import Any, get_type_hints

import pytest

from legendarium.table.errors import BadPosition
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.coherence import (
    CHARACTER_PARAMETERS,
    NAMING_PARAMETERS,
    OPTIONAL_CHARACTER_PARAMETER,
    PASSAGE_PARAMETERS,
    incoherent,
    parameters,
)
from legendarium.taintedgrail.position import Position
from taintedgrail.play import game, play_on, start


@pytest.mark.parametrize("seed", range(12))
def test_every_position_that_play_leads_to_is_coherent(seed: int) -> None:
    who = ("ada", "ben") if seed % 2 else ("ada",)
    for p in play_on(start(*who, seed=seed), Random(seed), 400):
        assert list(incoherent(p)) == []


def fight() -> Position:
    """A position in the middle of an encounter."""
    for seed in range(200):
        for p in play_on(start("ada", "ben", seed=seed), Random(seed), 150):
            if p.question is not None and p.question.kind == "play":
                return p
    raise AssertionError("nobody fought")


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        game().decode(changed)
    assert error.value.at == "position.agenda"
    return error.value.message


def without(body: dict[str, Any], name: str) -> dict[str, Any]:
    """The same position, with one step of this name left out."""
    agenda = list(body["agenda"])
    agenda.remove(next(step for step in agenda if step[0] == name))
    return body | {"agenda": agenda}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("close_scene", "exactly one end for each scene"),
        ("close_encounter", "exactly one end for the encounter"),
        ("readiness", "an end for the activation"),
        ("next_turn", "its bottom step must be one of"),
    ],
)
def test_a_missing_end_is_told(name: str, told: str) -> None:
    body = game().encode(fight())
    assert game().decode(body) == fight()
    assert told in refused(without(body, name))


def test_steps_of_an_encounter_need_one() -> None:
    body = game().encode(start())
    spoilt = body | {"agenda": [*body["agenda"], ["attack"]]}
    assert "there is no encounter" in refused(spoilt)


@pytest.mark.parametrize(
    "step",
    [["read"], ["read", 5], ["arrive", "ada"], ["draw_encounter", "green"], ["evening", "ada"]],
)
def test_a_step_wants_its_data(step: list[Any]) -> None:
    body = game().encode(start())
    assert f"the step {step[0]!r}" in refused(body | {"agenda": [["next_turn"], step]})


@pytest.mark.parametrize("name", agenda.rules())
def test_every_rule_names_its_data(name: str) -> None:
    """A parameter of any type would accept any data of an invented position."""
    rule = agenda.rule(name)
    hints = get_type_hints(rule)
    for one in inspect.signature(rule).parameters.values():
        assert one.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
        assert hints[one.name] is not Any


def test_what_is_checked_by_its_name_has_this_name() -> None:
    taken = {(name, one) for name in agenda.rules() for one in parameters(name)}
    assert {*NAMING_PARAMETERS, *PASSAGE_PARAMETERS} <= taken
    assert {*CHARACTER_PARAMETERS, OPTIONAL_CHARACTER_PARAMETER} <= {one for _, one in taken}


@pytest.mark.parametrize(
    "step",
    [
        ["redraw"],
        ["rest", "nobody"],
        ["join-encounter", ["ada", "nobody"], 101],
        ["pay", "pay 1 energy", ["ada"], "nobody"],
        ["read", "log.101.nothing"],
        ["give-secret", 0, 9999, 0],
    ],
)
def test_a_step_names_what_there_is(step: list[Any]) -> None:
    body = game().encode(start())
    assert f"the step {step[0]!r}" in refused(body | {"agenda": [["next_turn"], step]})


def test_keys_need_the_card_that_is_being_placed() -> None:
    body = game().encode(fight())
    paying = body | {"agenda": [*body["agenda"][:-1], ["pay-magic", "", 0], body["agenda"][-1]]}
    assert "the card that is being placed" in refused(paying)


def test_those_who_fight_are_in_the_scene() -> None:
    body = game().encode(fight())
    *others, scene = body["scenes"]
    gone = body["encounter"]["participants"][-1]
    party = [one for one in scene["party"] if one != gone]
    spoilt = body | {"scenes": [*others, scene | {"party": party}]}
    assert "must be in its scene" in refused(spoilt)


def test_nobody_in_an_encounter() -> None:
    body = game().encode(fight())
    empty = body | {"encounter": body["encounter"] | {"participants": []}}
    assert "must have a participant" in refused(empty)
