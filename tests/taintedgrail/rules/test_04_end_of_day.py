"""The end of a day (4.3, END)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Passage
from legendarium.taintedgrail.position import Position, Possession
from legendarium.taintedgrail.rest import rested_energy
from taintedgrail.land import LINE, day_one, land, location, night_falls, put, refused
from taintedgrail.play import choose, kinds, run_steps

BED = (location(101, "menhir", "dreams"),)
SLEEP = (
    Passage("log.101.dream", effect="gain 1 wealth for me"),
    Passage("log.101.nightmare", effect="gain 1 reputation for me"),
)


def tired(energy: int, health: int, terror: int = 0, food: int = 0, **more: Any) -> Position:
    """Ada alone in the evening with these values."""
    p = day_one("ada", story=land(*LINE, **more))
    put(p, "ada", energy=energy, health=health, terror=terror, food=food)
    return night_falls(p)


def rested(p: Position) -> tuple[int, int, int, int]:
    """Energy, Health, Terror and Food of Ada after the night."""
    ada = p.character("ada")
    assert p.day == 2
    return ada.energy, ada.health, ada.terror, ada.food


@pytest.mark.rule("END-1", "END-2")
@pytest.mark.example("B1")
def test_eating_heals_and_calms_and_energy_comes_back() -> None:
    assert rested(choose(tired(3, 6, 2, 1), "eat")) == (6, 7, 1, 0)


@pytest.mark.rule("END-1", "END-6")
@pytest.mark.example("B2")
def test_without_food_energy_drops_to_0_so_that_only_4_come_back() -> None:
    assert rested(tired(3, 6, 2)) == (4, 6, 2, 0)


@pytest.mark.rule("END-1")
@pytest.mark.example("B3")
def test_without_food_and_energy_health_is_lost() -> None:
    assert rested(tired(0, 6)) == (4, 5, 0, 0)


@pytest.mark.rule("END-2")
@pytest.mark.example("B4")
def test_the_exhausted_get_back_only_4() -> None:
    assert rested(choose(tired(1, 6, 0, 1), "eat")) == (5, 7, 0, 0)


@pytest.mark.rule("END-2")
@pytest.mark.example("B5")
def test_energy_is_capped_by_health() -> None:
    assert rested(choose(tired(2, 3, 0, 1), "eat")) == (4, 4, 0, 0)


@pytest.mark.rule("END-2")
@pytest.mark.example("B6")
def test_the_exhausted_are_capped_by_health_too() -> None:
    assert rested(choose(tired(1, 2, 0, 1), "eat")) == (3, 3, 0, 0)


@pytest.mark.rule("END-1", "END-6")
@pytest.mark.example("B7")
def test_a_player_may_decline_to_eat() -> None:
    assert rested(choose(tired(3, 6, 2, 1), "go-hungry")) == (4, 6, 2, 1)


@pytest.mark.rule("END-1")
def test_nobody_eats_what_is_not_there() -> None:
    p = day_one()
    put(p, "ada", food=0)
    refused(night_falls(p), "eat", "END-1", who="ada")


@pytest.mark.example("C9")
def test_health_never_rises_above_its_start() -> None:
    assert rested(choose(tired(3, 8, 2, 1), "eat"))[1] == 8


@pytest.mark.rule("END-8")
@pytest.mark.parametrize(
    ("energy", "health", "after"),
    [(8, 8, 8), (7, 8, 7), (5, 8, 6), (2, 8, 6), (1, 8, 5), (0, 8, 4), (3, 3, 3), (0, 0, 0)],
)
def test_bonus_spaces_that_were_reached_are_kept(energy: int, health: int, after: int) -> None:
    p = day_one("ada")
    put(p, "ada", energy=energy, health=health)
    assert rested_energy(p, p.character("ada")) == after


@pytest.mark.rule("END-8", "TRK-1")
def test_the_offset_between_the_tracks_counts() -> None:
    tale = land(*LINE)
    ada = dataclasses.replace(tale.sheets["ada"], energy_offset=1)
    tale = dataclasses.replace(tale, sheets={**tale.sheets, "ada": ada}, memo={})  # type: ignore[arg-type]
    p = day_one("ada", story=tale)
    put(p, "ada", energy=2, health=3)
    assert rested_energy(p, p.character("ada")) == 4


@pytest.mark.rule("END-8", "DTH-2a")
def test_the_dying_get_back_what_the_setting_leaves_them() -> None:
    p = day_one("ada", story=land(*LINE, dying_energy_floor=1))
    put(p, "ada", energy=0, health=0)
    assert rested_energy(p, p.character("ada")) == 1


@pytest.mark.rule("END-3", "END-4")
def test_development_and_decks_come_after_rest_for_everybody() -> None:
    p = day_one()
    put(p, "ada", xp=2)
    put(p, "ben", xp=2)
    asked = night_falls(p)
    order = []
    for _ in range(8):
        assert asked.question is not None
        if asked.phase != "evening":
            break
        order.append(asked.question.kind)
        first = {"rest": "eat", "develop": "done"}[asked.question.kind]
        asked = agenda.take(asked, next(o for o in asked.question.options if o.kind == first))
    assert order == ["rest", "rest", "develop", "develop"]


@pytest.mark.rule("END-4", "DEV-2")
@pytest.mark.example("B14")
def test_a_deck_keeps_at_least_15_cards() -> None:
    p = day_one("ada")
    ada = p.character("ada")
    ada.combat_owned, ada.combat_development = ("U04",), Pile("U05", "U06")
    asked = run_steps(p, ("arrange_decks",))
    assert asked.question is not None
    assert asked.question.kind == "arrange"
    assert "take-out" not in kinds(asked)
    refused(asked, "take-out", "DEV-2", who="ada", deck="combat", card="U01")
    sixteen = choose(asked, "put-in", card="U04")
    assert any(o.kind == "take-out" for o in sixteen.question.options)  # type: ignore[union-attr]


@pytest.mark.rule("END-5")
@pytest.mark.example("B13")
def test_the_insane_have_nightmares_and_others_dream() -> None:
    tale = land(*BED, passages=SLEEP)
    p = day_one("ada", story=tale)
    put(p, "ada", food=0, wealth=0)
    calm = night_falls(p)
    assert calm.character("ada").wealth == 1
    assert "log.101.dream" in calm.read
    assert "log.101.nightmare" not in calm.read
    put(p, "ada", terror=5)
    mad = night_falls(p)
    assert (mad.character("ada").wealth, mad.character("ada").reputation) == (0, 1)
    assert "log.101.dream" not in mad.read


@pytest.mark.rule("END-5")
@pytest.mark.example("B13")
def test_without_the_emblem_nothing_is_read() -> None:
    p = day_one("ada", story=land(location(101, "menhir"), passages=SLEEP))
    put(p, "ada", food=0)
    assert night_falls(p).read == frozenset()


@pytest.mark.rule("END-5")
def test_everybody_dreams_for_themselves() -> None:
    p = day_one(story=land(*BED, passages=SLEEP))
    put(p, "ada", food=0, wealth=0)
    put(p, "ben", food=0, terror=5)
    p = night_falls(p)
    assert [one.wealth for one in p.characters] == [1, 0]
    assert [one.reputation for one in p.characters] == [0, 1]


@pytest.mark.rule("END-7", "PTY-7")
def test_food_may_be_traded_before_eating() -> None:
    p = day_one()
    put(p, "ada", food=0)
    asked = choose(night_falls(p), "trade")
    given = choose(choose(asked, "give", from_="ben", to="ada", what="food"), "done")
    assert given.question is not None
    assert given.question.kind == "rest"
    after = choose(given, "eat", who="ada")
    assert [one.food for one in after.characters] == [0, 1]


def test_abilities_of_the_evening_follow_the_meal() -> None:
    p = day_one("ben")
    put(p, "ben", food=1, terror=3)
    after = choose(night_falls(p), "eat")
    assert after.character("ben").terror == 3, "1 less for eating, 1 more for the empty bag"


@pytest.mark.rule("END-1")
def test_a_dying_character_that_does_not_eat_dies() -> None:
    p = day_one("ada", "ben")
    put(p, "ada", health=0, energy=0, food=0, dying=2, possessions=(Possession("item", "net"),))
    put(p, "ben", food=0)
    after = choose(night_falls(p), "go-hungry", who="ada")
    assert not after.is_in_play("ada")
    assert after.places[101].dropped != ()
