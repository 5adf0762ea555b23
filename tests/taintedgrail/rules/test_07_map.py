"""Moving, revealing, locations that come and go (7.1)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.content.model import Passage
from legendarium.taintedgrail.events.story import NoWay
from legendarium.taintedgrail.map import (
    discard_location,
    in_reach,
    is_connected,
    nearest,
    neighbours,
    remove_location,
    replace_location,
    reveal,
)
from legendarium.taintedgrail.position import Dial, Place, Position, Possession
from taintedgrail.land import LINE, again, arrival, day_one, flee, land, location, put, refused
from taintedgrail.play import choose, events_of, run_steps
from taintedgrail.telling import after_script

CROSS = (
    location(201, "menhir", east=202),
    location(202, "menhir", west=201, north=204, south=205, east=206),
    location(204, south=202),
    location(205, north=202),
    location(206, west=202),
)


def spots(p: Position) -> dict[int, tuple[int, int]]:
    return {number: (place.x, place.y) for number, place in p.places.items()}


@pytest.mark.rule("MAP-1")
@pytest.mark.example("B20")
def test_touching_sides_without_numbers_are_impassable() -> None:
    tale = land(
        location(101, "menhir", east=102, north=103),
        location(102, west=101),
        location(103, south=101),
        location(104, south=102),
    )
    p = day_one("ada", story=tale)
    p.places[104] = Place(1, 1)
    put(p, "ada", location=103)
    p = again(p)
    refused(p, "travel", "MAP-1", who="ada", to=104)
    put(p, "ada", location=102)
    refused(again(p), "travel", "MAP-1", who="ada", to=104)


@pytest.mark.rule("MAP-1")
def test_both_cards_must_name_each_other() -> None:
    tale = land(
        location(101, "menhir", east=102, north=103),
        location(102, "menhir"),
        location(103, south=109),
        location(109),
    )
    p = day_one("ada", story=tale)
    assert set(p.places) == {101, 102, 103}
    assert neighbours(p, 101) == []
    refused(p, "travel", "MAP-1", who="ada", to=102)


@pytest.mark.rule("MAP-1")
def test_a_card_that_is_named_but_lies_elsewhere_is_no_neighbour() -> None:
    tale = land(location(101, "menhir", east=102), location(102, west=101))
    p = day_one("ada", story=tale)
    p.places[102] = Place(0, 1)
    assert not is_connected(p, 101, 102)


@pytest.mark.rule("MAP-3")
@pytest.mark.example("A4")
def test_cards_are_attached_within_reach_of_a_menhir_corners_too() -> None:
    p = day_one("ada", story=land(*CROSS))
    assert spots(p) == {201: (0, 0), 202: (1, 0)}
    p = choose(p, "travel", who="ada", to=202)
    assert spots(p) == {201: (0, 0), 202: (1, 0), 204: (1, 1), 205: (1, -1)}
    p.menhirs[202] = 3
    p = run_steps(again(p), ("arrive", ("ada",)))
    assert spots(p)[206] == (2, 0)


@pytest.mark.rule("MAP-3", "MEN-4")
@pytest.mark.example("A4")
def test_lighting_a_menhir_brings_new_neighbours_into_reach() -> None:
    p = choose(day_one("ada", story=land(*CROSS)), "travel", who="ada", to=202)
    p = choose(choose(p, "menhir", who="ada"), "activate")
    assert spots(p)[206] == (2, 0)


@pytest.mark.rule("MEN-4")
def test_by_setting_new_land_waits_for_the_next_arrival() -> None:
    p = day_one("ada", story=land(*CROSS, reveal_on_activation=False))
    p = choose(p, "travel", who="ada", to=202)
    p = choose(choose(p, "menhir", who="ada"), "activate")
    assert 206 not in p.places
    assert 206 in run_steps(p, ("arrive", ("ada",))).places


@pytest.mark.rule("MAP-3")
def test_a_menhir_about_to_go_out_still_reaches() -> None:
    p = day_one("ada", story=land(*CROSS))
    p.menhirs[201] = 0
    assert in_reach(p, 1, 1)
    assert not in_reach(p, 2, 0)
    p.menhirs.clear()
    assert not in_reach(p, 0, 0)


@pytest.mark.rule("MAP-3")
def test_a_place_holds_one_card_and_a_card_lies_in_one_place() -> None:
    tale = land(
        location(101, "menhir", east=102, north=103),
        location(102, west=101, north=103),
        location(103, south=101),
    )
    p = day_one("ada", story=tale)
    assert spots(p) == {101: (0, 0), 102: (1, 0), 103: (0, 1)}
    reveal(p, 102)
    assert spots(p)[103] == (0, 1)


REPLACED = (
    location(101, "menhir", east=102),
    location(102, "menhir", west=101, east=190),
    location(190, "menhir", west=102),
    location(195, "dreams", original=190, west=102),
)


@pytest.mark.rule("MAP-4")
@pytest.mark.example("A5")
def test_a_replaced_card_is_found_by_its_original_number() -> None:
    p = day_one("ada", story=land(*REPLACED))
    replace_location(p, 190, 195)
    p.menhirs[102] = 4
    p = choose(again(p), "travel", who="ada", to=102)
    assert spots(p) == {101: (0, 0), 102: (1, 0), 195: (2, 0)}
    p = choose(p, "travel", who="ada", to=195)
    assert p.character("ada").location == 195
    p = choose(p, "explore", who="ada")
    assert "log.195.intro" in p.read
    assert "log.190.intro" not in p.read
    assert is_connected(p, 195, 102)
    assert is_connected(p, 102, 195)


@pytest.mark.rule("MAP-4")
def test_a_variant_of_the_entered_card_is_named_by_its_original_number_too() -> None:
    tale = land(
        location(101, "menhir", east=102),
        location(102, west=101),
        location(111, "menhir", original=101, east=102),
    )
    p = day_one("ada", story=tale)
    replace_location(p, 101, 111)
    assert is_connected(p, 111, 102)
    assert is_connected(p, 102, 111)


@pytest.mark.rule("MAP-4")
def test_a_location_that_was_only_removed_is_not_attached_again() -> None:
    p = day_one("ada")
    remove_location(p, 102)
    reveal(p, 101)
    assert set(p.places) == {101}


@pytest.mark.rule("MAP-5")
def test_replacing_keeps_the_place_and_what_lies_there() -> None:
    p = day_one("ada", "ben", story=land(*REPLACED))
    p.places[190] = Place(2, 0, ("thief",), (Possession("item", "net"),), ("fish",))
    p.dials = {"tide": Dial(3, "location", 190), "debt-dial": Dial(2, "location", 101)}
    put(p, "ben", location=190)
    replace_location(p, 190, 195)
    assert 190 not in p.places
    assert p.places[195] == Place(2, 0, ("thief",), (Possession("item", "net"),), ("fish",))
    assert [one.location for one in p.characters] == [101, 195]
    assert (p.dials["tide"].number, p.dials["debt-dial"].number) == (195, 101)
    assert "location:190" in p.removed


@pytest.mark.rule("MAP-5", "MEN-1")
def test_a_menhir_stays_with_its_emblem() -> None:
    tale = land(*REPLACED, location(196, "menhir", original=190, west=102))
    p = day_one("ada", story=tale)
    p.places[190] = Place(2, 0)
    p.menhirs[190] = 3
    bare, kept = p.clone(), p.clone()
    replace_location(bare, 190, 195)
    replace_location(kept, 190, 196)
    assert 195 not in bare.menhirs
    assert 190 not in bare.menhirs
    assert kept.menhirs[196] == 3


@pytest.mark.rule("MAP-4")
def test_a_location_can_be_replaced_again_and_back() -> None:
    p = day_one("ada", story=land(*REPLACED))
    replace_location(p, 190, 195)
    replace_location(p, 195, 190)
    p.menhirs[102] = 4
    reveal(p, 102)
    assert 190 in p.places
    assert "location:190" not in p.removed


@pytest.mark.rule("MAP-2", "MAP-6", "GRD-7")
@pytest.mark.example("B21")
def test_special_movement_costs_nothing_and_runs_a_whole_arrival() -> None:
    p = day_one("ada", story=land(*CROSS, passages=(arrival(202, "gain 3 wealth for each"),)))
    p.places[202] = p.places[202]._replace(guardians=("thief",))
    p.encounter_decks["grey"] = Pile()
    p = after_script(p, "move to 202; gain 1 reputation for each", "ada")
    assert p.character("ada").location == 202
    assert p.character("ada").energy == 6
    assert 204 in p.places, "revealed before the guardian"
    assert p.encounter is not None
    assert p.encounter.card == "thief"
    assert p.character("ada").wealth == 1
    p = flee(p, "ada")
    assert p.character("ada").wealth == 4
    assert p.character("ada").reputation == 0, "she left the action around it"
    assert p.visited == {201, 202}


@pytest.mark.rule("MAP-2")
def test_by_setting_the_guardian_comes_before_revealing() -> None:
    p = day_one("ada", story=land(*CROSS, reveal_before_guardians=False))
    p.places[202] = p.places[202]._replace(guardians=("thief",))
    p.encounter_decks["grey"] = Pile()
    p = choose(again(p), "travel", who="ada", to=202)
    assert p.encounter is not None
    assert 204 not in p.places
    p = flee(p, "ada")
    assert 204 in p.places


@pytest.mark.rule("MAP-6")
def test_there_is_no_movement_to_land_that_is_not_there() -> None:
    p = after_script(day_one("ada"), "move to 104", "ada")
    assert p.character("ada").location == 101
    assert events_of(p, NoWay)


@pytest.mark.rule("MAP-7")
def test_instant_rules_are_resolved_at_once_on_every_arrival() -> None:
    rule = Passage("log.102.arrival", effect="lose 1 food for each")
    p = day_one(story=land(*LINE, passages=(rule,)))
    p = choose(choose(p, "travel", who="ada", to=102), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert [one.food for one in p.characters] == [1, 1]
    p = choose(choose(p, "travel", who="ben", to=101), "party", who=("ben",))
    p = choose(p, "travel", who="ben", to=102)
    assert [one.food for one in p.characters] == [1, 0]


@pytest.mark.rule("MAP-7")
def test_a_hostile_settlement_is_an_encounter_right_after_arrival() -> None:
    tale = land(
        location(101, "menhir", east=102),
        location(102, "hostile", west=101),
        passages=(arrival(102, "encounter blue"),),
    )
    p = choose(day_one("ada", story=tale), "travel", who="ada", to=102)
    assert p.encounter is not None
    assert p.encounter.kind == "diplomacy"


@pytest.mark.rule("DSC-1")
def test_a_discarded_location_goes_with_all_on_it_and_can_come_back() -> None:
    p = day_one("ada", "ben")
    put(p, "ben", location=102)
    p.dials = {"tide": Dial(3, "location", 102)}
    p.encounter_decks["grey"] = Pile()
    p.item_deck = Pile()
    p.menhirs[102] = 3
    p.places[102] = p.places[102]._replace(
        guardians=("thief",), dropped=(Possession("item", "net"),)
    )
    after = p.clone()
    discard_location(after, 102)
    again(after)
    assert set(after.places) == {101, 102}, "ben was moved, and his arrival revealed it anew"
    assert after.places[102] == Place(1, 0)
    assert after.character("ben").location == 101
    assert after.dials == {}
    assert after.menhirs == {101: 6}
    assert after.encounter_decks["grey"].order == ("thief",)
    assert after.item_deck.order == ("net",)


def test_the_last_location_is_never_taken_off() -> None:
    p = day_one("ada", story=land(location(101, "menhir")))
    discard_location(p, 101)
    remove_location(p, 101)
    assert set(p.places) == {101}
    assert not p.removed


@pytest.mark.rule("WYR-2")
def test_the_nearest_location_by_steps_or_by_setting_with_corners() -> None:
    p = day_one("ada")
    p.places = {101: Place(2, 2), 102: Place(3, 0)}
    assert nearest(p, 0, 0) == 102
    p.campaign = land(*LINE, wyrdness_distance="diagonal")
    assert nearest(p, 0, 0) == 101
