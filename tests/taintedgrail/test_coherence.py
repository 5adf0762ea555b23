"""A position from outside: its agenda must fit its scenes and its encounter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from legendarium.table.errors import BadPosition
from legendarium.taintedgrail.coherence import incoherent
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
        ("close_scene", "an end for each scene"),
        ("close_encounter", "an end for the encounter"),
        ("readiness", "an end for the activation"),
        ("next_turn", "at its bottom lies one of"),
    ],
)
def test_a_missing_end_is_told(name: str, told: str) -> None:
    body = game().encode(fight())
    assert game().decode(body) == fight()
    assert told in refused(without(body, name))


def test_steps_of_an_encounter_need_one() -> None:
    body = game().encode(start())
    spoilt = body | {"agenda": [*body["agenda"], ["attack"]]}
    assert "there is none" in refused(spoilt)


@pytest.mark.parametrize(
    "step",
    [["read"], ["read", 5], ["arrive", "ada"], ["draw_encounter", "green"], ["evening", "ada"]],
)
def test_a_step_wants_its_data(step: list[Any]) -> None:
    body = game().encode(start())
    assert f"the step {step[0]!r}" in refused(body | {"agenda": [["next_turn"], step]})


def test_nobody_in_an_encounter() -> None:
    body = game().encode(fight())
    empty = body | {"encounter": body["encounter"] | {"participants": []}}
    assert "somebody takes part" in refused(empty)
