"""Survival tracks and resources, as the day changes them (TRK-1 to TRK-7)."""

from __future__ import annotations

import dataclasses

import pytest

from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.model import RESOURCES, ActionText
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import (
    gain_energy,
    gain_health,
    gain_terror,
    is_dying,
    is_exhausted,
    is_in_panic,
    is_insane,
    lose_energy,
    lose_health,
    lose_terror,
)
from taintedgrail.land import LINE, again, day_one, land, location, put, refused
from taintedgrail.play import choose
from taintedgrail.telling import after_script


@pytest.mark.rule("TRK-1")
@pytest.mark.example("B8")
def test_energy_falls_with_health() -> None:
    p = day_one("ada")
    put(p, "ada", energy=5, health=6)
    ada = p.character("ada")
    lose_health(p, ada, 3)
    assert (ada.health, ada.energy) == (3, 3)


@pytest.mark.rule("TRK-1")
def test_energy_is_never_gained_above_health_or_the_bonus_spaces() -> None:
    p = day_one("ada")
    ada = p.character("ada")
    assert gain_energy(p, ada, 9) == 2
    assert ada.energy == 8
    ada.health, ada.energy = 4, 3
    assert gain_energy(p, ada, 5) == 1


@pytest.mark.rule("TRK-1", "TRK-5")
def test_the_offset_moves_both_limits() -> None:
    tale = land(*LINE)
    sheet = dataclasses.replace(tale.sheets["ada"], energy_offset=1)
    tale = dataclasses.replace(tale, sheets={**tale.sheets, "ada": sheet}, memo={})  # type: ignore[arg-type]
    p = day_one("ada", story=tale)
    ada = p.character("ada")
    lose_health(p, ada, 4)
    assert (ada.health, ada.energy) == (4, 5)
    ada.terror = 5
    assert not is_in_panic(p, ada)


@pytest.mark.rule("TRK-2")
@pytest.mark.parametrize(("energy", "exhausted"), [(0, True), (1, True), (2, False)])
def test_exhausted_on_the_two_lowest_spaces(energy: int, exhausted: bool) -> None:
    p = day_one("ada")
    put(p, "ada", energy=energy)
    assert is_exhausted(p.character("ada")) is exhausted


@pytest.mark.rule("TRK-3")
def test_dying_at_health_0() -> None:
    p = day_one("ada", "ben")
    lose_health(p, p.character("ada"), 20)
    ada = again(p).character("ada")
    assert is_dying(ada)
    assert ada.health == 0
    assert ada.dying == 2


@pytest.mark.rule("TRK-4")
@pytest.mark.parametrize(("terror", "insane"), [(4, False), (5, True), (6, True)])
def test_insane_on_the_two_highest_spaces(terror: int, insane: bool) -> None:
    p = day_one("ada")
    gain_terror(p, p.character("ada"), terror)
    assert is_insane(p, p.character("ada")) is insane


@pytest.mark.rule("TRK-5")
@pytest.mark.example("B9")
def test_panic_when_terror_is_above_health() -> None:
    p = day_one("ada")
    put(p, "ada", health=4, terror=4)
    assert not is_in_panic(p, p.character("ada"))
    put(p, "ada", terror=5)
    assert is_in_panic(p, p.character("ada"))


@pytest.mark.rule("TRK-6")
def test_to_lose_takes_what_is_there() -> None:
    p = day_one("ada")
    ada = p.character("ada")
    ada.energy, ada.terror = 1, 1
    assert lose_energy(p, ada, 3) == 1
    assert lose_terror(p, ada, 3) == 1
    assert lose_energy(p, ada, 1) == 0
    assert after_script(p, "lose 9 food for me", "ada").character("ada").food == 0


@pytest.mark.rule("TRK-6")
def test_to_pay_needs_the_full_amount() -> None:
    toll = ActionText("toll", "pay 2 wealth", effect="gain 1 magic")
    p = day_one("ada", story=land(location(101, "menhir", actions=(toll,))))
    refused(p, "local", "TRK-6", who="ada", action="toll")
    put(p, "ada", wealth=2)
    after = choose(again(p), "local", who="ada", action="toll")
    assert (after.character("ada").wealth, after.character("ada").magic) == (0, 1)


@pytest.mark.rule("TRK-7")
def test_unavoidable_damage_is_not_prevented() -> None:
    p = day_one("ada")
    assert after_script(p, "lose 2 health unavoidable for me", "ada").character("ada").health == 6
    hunted = _attacked(p, "lose 2 health unavoidable")
    assert hunted == 6
    assert _attacked(p, "hit 2") == 8


def _attacked(p: Position, script: str) -> int:
    """Ada's Health after a script in an encounter in which two hits are prevented."""
    fight = after_script(p, "encounter green", "ada")
    while fight.encounter is not None and not fight.encounter.active:
        assert fight.question is not None
        fight = choose(fight, fight.question.options[0].kind)
    assert fight.encounter is not None
    after = fight.clone()
    assert after.encounter is not None
    after.encounter.prevented_hits = 2
    before = after.character("ada").health
    plan(after, ("perform", script))
    again(after)
    return 8 - (before - after.character("ada").health)


@pytest.mark.example("C9")
def test_health_is_never_gained_above_its_start() -> None:
    p = day_one("ada")
    put(p, "ada", health=7)
    assert gain_health(p, p.character("ada"), 5) == 1
    assert p.character("ada").health == 8


@pytest.mark.rule("RES-1")
def test_there_are_five_resources() -> None:
    assert RESOURCES == ("food", "wealth", "reputation", "magic", "xp")
    p = day_one("ada")
    for name in RESOURCES:
        before = getattr(p.character("ada"), name)
        after = after_script(p, f"gain 2 {name} for me", "ada")
        assert getattr(after.character("ada"), name) == before + 2
