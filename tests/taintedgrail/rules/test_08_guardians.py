"""Guardians on the map (GRD-1 to GRD-9)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from types import MappingProxyType
from typing import Any

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import EncounterCard
from legendarium.taintedgrail.events.story import GuardianDieRolled
from legendarium.taintedgrail.position import Place, Position
from taintedgrail.crowd import CROWD
from taintedgrail.land import (
    again,
    arrival,
    day_one,
    flee,
    land,
    location,
    next_morning,
    put,
    refused,
)
from taintedgrail.play import choose, events_of, loaded
from taintedgrail.telling import after_script

MOOR = (
    location(104, "menhir", north=106, east=102, west=107),
    location(102, west=104),
    location(106, south=104),
    location(107, "menhir", east=104, west=108),
    location(108, east=107),
)


def guardian(id: str, colour: str = "grey") -> EncounterCard:
    """Another guardian like the thief."""
    return dataclasses.replace(loaded(CROWD).encounters["thief"], id=id, colour=colour)


def moor(
    *faces: str, at: int = 104, who: tuple[str, ...] = ("ada", "ben"), **more: Any
) -> Position:
    """The thief lies somewhere, the characters are at 108, and the die has these faces."""
    encounters = (guardian("brute"), guardian("ghost", "purple"))
    tale = land(*MOOR, encounters=encounters, guardian_die=faces or ("nothing",), **more)
    p = day_one(*who, story=tale)
    p.places[108] = Place(-2, 0)
    p.menhirs = {104: 5, 107: 5}
    for one in who:
        put(p, one, location=108)
    p.encounter_decks = dict.fromkeys(p.encounter_decks, Pile())
    p.places[at] = p.places[at]._replace(guardians=("thief",))
    return again(p)


def where(p: Position, card: str = "thief") -> list[int]:
    return [number for number, place in p.places.items() if card in place.guardians]


@pytest.mark.rule("GRD-1")
@pytest.mark.example("B35")
def test_a_guardian_that_is_not_beaten_stays_where_it_was_met() -> None:
    p = day_one("ada")
    p = after_script(p, "encounter grey", "ada")
    assert p.encounter is not None
    assert p.encounter.card == "thief"
    p = flee(p, "ada")
    assert p.places[101].guardians == ("thief",)
    assert "thief" not in p.encounter_decks["grey"]


@pytest.mark.rule("GRD-1", "CMB-24")
@pytest.mark.example("B35")
def test_a_guardian_that_withdraws_stays_too() -> None:
    p = after_script(day_one("ada"), "encounter grey", "ada")
    while p.encounter is not None and not p.encounter.active:
        assert p.question is not None
        p = agenda.take(p, p.question.options[0])
    p = p.clone()
    agenda.plan(p, ("perform", "withdraw"))
    again(p)
    assert p.encounter is None
    assert p.places[101].guardians == ("thief",)


@pytest.mark.rule("GRD-8")
@pytest.mark.example("B35")
def test_a_beaten_guardian_goes_under_its_deck() -> None:
    p = moor(at=108, who=("ada",))
    p.encounter_decks["grey"] = Pile("brute")
    p = next_morning(p)
    assert p.encounter is not None
    assert p.encounter.card == "thief"
    while p.encounter is not None:
        p = p.clone()
        assert p.encounter is not None
        p.encounter.pool = 30
        again(p)
        assert p.question is not None
        p = agenda.take(p, next(o for o in p.question.options if o.kind not in ("flee", "redraw")))
    assert where(p) == []
    assert p.encounter_decks["grey"].order == ("brute", "thief")


@pytest.mark.rule("GRD-2")
@pytest.mark.example("B30")
def test_the_die_moves_a_guardian_that_way() -> None:
    assert where(next_morning(moor("north"))) == [106]
    assert where(next_morning(moor("east"))) == [102]


@pytest.mark.rule("GRD-2")
def test_nothing_lets_it_stay() -> None:
    p = next_morning(moor("nothing"))
    assert where(p) == [104]
    assert p.encounter is None


@pytest.mark.rule("GRD-2")
@pytest.mark.example("B33")
def test_removal_takes_it_off_the_map_and_under_its_deck() -> None:
    p = moor("removal")
    p.encounter_decks["grey"] = Pile("brute")
    p = next_morning(p)
    assert where(p) == []
    assert p.encounter_decks["grey"].order == ("brute", "thief")


@pytest.mark.rule("GRD-2")
def test_the_die_has_four_directions_one_nothing_and_one_removal() -> None:
    assert Counter(day_one("ada").settings.guardian_die) == Counter(
        ("north", "east", "south", "west", "nothing", "removal")
    )
    seen = set()
    for seed in range(60):
        p = moor("north", "east", "south", "west", "nothing", "removal")
        p.chance = seed
        p = next_morning(p)
        seen |= {one.face for one in events_of(p, GuardianDieRolled)}
    assert seen == {"north", "east", "south", "west", "nothing", "removal"}


@pytest.mark.rule("GRD-2")
def test_there_is_a_roll_for_each_guardian_or_by_setting_one_for_all() -> None:
    alike = set()
    for one_roll in (False, True):
        for seed in range(30):
            p = moor("north", "east", one_guardian_roll=one_roll)
            p.places[104] = p.places[104]._replace(guardians=("thief", "brute"))
            p.chance = seed
            p = next_morning(p)
            alike.add((one_roll, where(p) == where(p, "brute")))
    assert alike == {(False, True), (False, False), (True, True)}


@pytest.mark.rule("GRD-3")
@pytest.mark.example("B31")
def test_where_the_way_is_closed_it_goes_to_the_highest_connected_number() -> None:
    p = moor("south")
    del p.places[106]
    assert where(next_morning(p)) == [107]


@pytest.mark.rule("GRD-3")
def test_an_unconnected_card_is_no_way_either() -> None:
    p = moor("south")
    p.places[106] = Place(0, -1)
    assert where(next_morning(p)) == [107]


@pytest.mark.rule("GRD-3")
def test_with_no_connected_location_it_stays() -> None:
    p = moor("west")
    p.places = {104: p.places[104], 108: Place(1, 1)}
    p.menhirs = {104: 5}
    assert where(next_morning(p)) == [104]


@pytest.mark.rule("GRD-4", "PTY-8")
@pytest.mark.example("B32")
def test_one_that_stays_with_characters_is_fought_by_all_of_them() -> None:
    p = moor("nothing", who=("ada", "ben", "cay"))
    put(p, "ada", location=104)
    put(p, "ben", location=104, passed=True)
    p = next_morning(again(p))
    assert p.encounter is not None
    assert (p.encounter.card, p.encounter.participants) == ("thief", ("ada", "ben"))
    assert p.encounter.place == 104


@pytest.mark.rule("GRD-4", "DTH-1")
def test_the_dying_take_no_part() -> None:
    p = moor("nothing")
    put(p, "ada", location=104)
    put(p, "ben", location=104, health=0, energy=0, dying=2, food=0)
    p = next_morning(again(p))
    assert p.encounter is not None
    assert p.encounter.participants == ("ada",)


@pytest.mark.rule("GRD-5")
def test_one_that_moves_to_characters_is_fought_at_once_by_all_there() -> None:
    p = moor("west")
    put(p, "ada", location=107)
    put(p, "ben", location=107)
    p = next_morning(again(p))
    assert p.encounter is not None
    assert (p.encounter.participants, p.encounter.place) == (("ada", "ben"), 107)
    p = flee(p, "ada", "ben")
    assert where(p) == [107]


@pytest.mark.rule("GRD-6", "TURN-4")
def test_whoever_enters_meets_it_and_those_there_may_join() -> None:
    p = moor("nothing", at=107)
    put(p, "ben", location=107, passed=True)
    p = choose(again(p), "travel", who="ada", to=107)
    assert p.question is not None
    assert p.question.kind == "join-encounter"
    together = choose(p, "join-encounter", who=("ben",))
    assert together.encounter is not None
    assert together.encounter.participants == ("ada", "ben"), "a guardian fight is no action"
    alone = choose(p, "join-encounter", who=())
    assert alone.encounter is not None
    assert alone.encounter.participants == ("ada",)


@pytest.mark.rule("GRD-6", "GRD-7")
@pytest.mark.example("B34")
def test_several_guardians_are_met_in_the_order_the_players_choose_then_the_instant_rule() -> None:
    p = moor("nothing", at=107)
    p.campaign = dataclasses.replace(
        p.campaign,
        passages=MappingProxyType(
            {**p.campaign.passages, "log.107.arrival": arrival(107, "gain 3 wealth for each")}
        ),
        memo={},
    )
    p.places[107] = p.places[107]._replace(guardians=("thief", "ghost"))
    p = choose(again(p), "travel", who="ada", to=107)
    p = choose(choose(p, "party", who=("ada", "ben")), "each-own")
    assert p.question is not None
    assert p.question.kind == "guardian"
    refused(p, "guardian", "GRD-6", card="brute")
    p = choose(p, "guardian", card="ghost")
    assert p.encounter is not None
    assert p.encounter.card == "ghost"
    assert p.encounter.participants == ("ada", "ben")
    p = flee(p, "ada", "ben")
    assert p.encounter is not None
    assert p.encounter.card == "thief"
    assert [one.wealth for one in p.characters] == [1, 0]
    p = flee(p, "ada", "ben")
    assert p.encounter is None
    assert [one.wealth for one in p.characters] == [4, 3]
    assert sorted(p.places[107].guardians) == ["ghost", "thief"]
    assert p.scenes == ()


@pytest.mark.rule("GRD-9")
def test_there_is_no_limit_on_their_number() -> None:
    p = moor("north")
    p.places[104] = p.places[104]._replace(guardians=("thief", "brute", "ghost"))
    p = next_morning(p)
    assert sorted(p.places[106].guardians) == ["brute", "ghost", "thief"]


@pytest.mark.rule("GRD-2")
def test_a_guardian_from_no_deck_is_simply_gone() -> None:
    p = moor("removal")
    lone = dataclasses.replace(guardian("lone"), difficulty=0)
    cards = {**p.campaign.encounters, "lone": lone}
    p.campaign = dataclasses.replace(p.campaign, encounters=cards, memo={})  # type: ignore[arg-type]
    p.places[104] = p.places[104]._replace(guardians=("lone",))
    p = next_morning(p)
    assert where(p, "lone") == []
    assert p.encounter_decks["grey"].order == ()
