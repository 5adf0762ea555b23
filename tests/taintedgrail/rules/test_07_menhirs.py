"""Activating menhirs (7.3)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.model import MenhirText
from legendarium.taintedgrail.menhirs import Menhir, light
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.position import Position, Possession
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail.land import LINE, again, day_one, land, location, put, refused
from taintedgrail.play import choose, kinds
from taintedgrail.telling import after_script

TEXT = MenhirText(
    ("pay 1 magic", "pay 2 magic", "pay 3 magic", "pay 4 magic"),
    (7, 6, 5, 4),
    "secret(14)",
    "gain 1 xp for each",
)
HILL = (location(101, "menhir", menhir=TEXT, east=102), location(102, west=101))


def before_the_stone(p: Position, *party: str) -> Position:
    """The party looks at the menhir."""
    p = choose(p, "menhir", who="ada")
    return choose(p, "party", who=party) if party else p


@pytest.mark.rule("MEN-1")
def test_a_menhir_asks_for_a_cost_and_conditions_and_says_its_dial() -> None:
    p = day_one(story=land(*HILL))
    put(p, "ada", magic=1)
    put(p, "ben", magic=1)
    looked = before_the_stone(again(p), "ada", "ben")
    assert looked.question is not None
    assert looked.question.kind == "action", "nothing to decide"
    put(p, "ben", possessions=(Possession("secret", "14"),))
    p = before_the_stone(again(p), "ada", "ben")
    p = choose(choose(p, "activate"), "each-own")
    assert p.menhirs == {101: 6}
    assert [(one.magic, one.xp) for one in p.characters] == [(0, 1), (0, 1)]


def at_the_question(p: Position, *party: str) -> Position:
    """The position before a menhir whose question is put even where only leaving is possible."""
    p = p.clone()
    begin_scene(p, party, party[0], "menhir", ("menhir",))
    return p


@pytest.mark.rule("MEN-1", "TRK-6")
def test_each_hindrance_is_named() -> None:
    p = day_one("ada", story=land(*HILL))
    assert reason(at_the_question(p, "ada")) == "MEN-1"
    put(p, "ada", possessions=(Possession("secret", "14"),))
    assert reason(at_the_question(p, "ada")) == "TRK-6"
    put(p, "ada", magic=1)
    assert reason(at_the_question(p, "ada")) == ""


def reason(p: Position) -> str:
    """The rule that forbids lighting the menhir here, or nothing."""
    refusal = Menhir.refuse(p, Activate())
    return refusal.rule if refusal else ""


@pytest.mark.rule("MEN-1")
@pytest.mark.example("B27")
def test_there_is_nothing_to_light_without_the_emblem() -> None:
    p = day_one("ada", story=land(*HILL))
    put(p, "ada", location=102)
    p = again(p)
    assert "menhir" not in kinds(p)
    refused(p, "menhir", "MEN-1", who="ada")
    assert reason(at_the_question(p, "ada")) == "MEN-1"
    assert not light(p, 102, 5)
    assert 102 not in after_script(p, "light menhir here 5", "ada").menhirs


@pytest.mark.rule("MEN-2")
@pytest.mark.example("B25")
def test_lighting_it_again_sets_the_dial_anew() -> None:
    p = day_one("ada")
    p.menhirs[101] = 5
    p = choose(before_the_stone(again(p)), "activate")
    assert p.menhirs == {101: 7}


@pytest.mark.rule("MEN-2")
def test_a_menhir_about_to_go_out_can_be_kept() -> None:
    p = day_one("ada")
    p.menhirs[101] = 0
    assert choose(before_the_stone(again(p)), "activate").menhirs == {101: 7}


@pytest.mark.rule("MEN-3")
def test_characters_help_each_other_to_pay() -> None:
    p = day_one(story=land(*HILL))
    put(p, "ada", possessions=(Possession("secret", "14"),))
    put(p, "ben", magic=2)
    p = choose(before_the_stone(again(p), "ada", "ben"), "activate")
    assert [one.magic for one in p.characters] == [0, 0]
    assert p.menhirs == {101: 6}


def test_no_more_menhirs_than_the_box_holds() -> None:
    p = day_one("ada", story=land(*LINE, max_menhirs=1))
    p = choose(p, "travel", who="ada", to=102)
    assert reason(at_the_question(p, "ada")) == "MEN-1"
    assert not light(p, 102)
    assert light(p, 101), "one that burns may be kept"


def test_an_effect_lights_a_menhir_with_its_own_dial_or_another() -> None:
    p = day_one("ada")
    assert after_script(p, "light menhir here", "ada").menhirs == {101: 7}
    assert after_script(p, "light menhir here 3", "ada").menhirs == {101: 3}
    assert after_script(p, "light menhir 102", "ada").menhirs == {101: 7, 102: 7}
    assert after_script(p, "light menhir 104", "ada").menhirs == {101: 7}, "it is not on the map"
    assert after_script(p, "light menhir here 99", "ada").menhirs == {101: 8}, (
        "a dial has eight sides"
    )
