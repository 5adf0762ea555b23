"""The Wyrdness (7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.events.story import Displaced
from legendarium.taintedgrail.position import Dial, Place, Position, Possession
from taintedgrail.land import LINE, again, arrival, day_one, land, location, next_morning, put
from taintedgrail.play import choose, events_of
from taintedgrail.telling import after_script

FORK = (
    location(103, "menhir", east=104),
    location(104, "menhir", west=103, east=107),
    location(105, "menhir", south=107),
    location(107, west=104, north=105),
)


def forked(**settings: Any) -> Position:
    """Ada on 107, which no menhir reaches; 105 and 103 are equally near."""
    p = day_one("ada", "ben", story=land(*FORK, **settings))
    p.places = {103: Place(0, 0), 107: Place(2, 0), 105: Place(2, 2)}
    p.menhirs = {103: 5, 105: 5}
    p.places[107] = Place(4, 1)
    p.places[103], p.places[105] = Place(2, 0), Place(2, 2)
    put(p, "ada", location=107, health=6, terror=1, energy=4)
    put(p, "ben", location=103)
    return again(p)


@pytest.mark.rule("WYR-2")
@pytest.mark.example("B23")
def test_a_displaced_character_pays_and_is_moved_to_the_nearest_of_the_lowest_number() -> None:
    p = next_morning(forked())
    ada = p.character("ada")
    assert (ada.health, ada.terror, ada.location, ada.energy) == (4, 3, 103, 4)
    assert 107 not in p.places
    ben = p.character("ben")
    assert (ben.health, ben.terror) == (7, 1), "he stood on land that stays"


@pytest.mark.rule("WYR-2")
@pytest.mark.example("B23")
def test_by_setting_the_wyrdness_takes_energy_instead() -> None:
    ada = next_morning(forked(wyrdness_toll="energy_terror")).character("ada")
    assert (ada.health, ada.terror, ada.energy) == (6, 3, 2)


@pytest.mark.rule("WYR-2", "MAP-6")
def test_being_displaced_is_special_movement() -> None:
    tale = land(*FORK, passages=(arrival(103, "gain 3 wealth for each"),))
    p = forked()
    p.campaign = tale
    p = next_morning(p)
    assert p.character("ada").wealth == 4
    assert p.character("ben").wealth == 0
    assert 104 in p.places, "the arrival revealed the neighbour"


@pytest.mark.rule("WYR-1")
def test_lost_land_is_discarded_and_can_be_revealed_again() -> None:
    p = day_one("ada")
    p.places = {101: Place(0, 0), 102: Place(1, 0), 103: Place(2, 0)}
    p.menhirs = {101: 5}
    p = next_morning(p)
    assert 103 not in p.places
    assert "location:103" not in p.removed
    p.menhirs[102] = 4
    p = choose(again(p), "travel", who="ada", to=102)
    assert 103 in p.places


@pytest.mark.rule("WYR-3")
@pytest.mark.example("B78")
def test_everything_on_lost_land_goes_with_it() -> None:
    p = day_one("ada")
    p.menhirs = {101: 5}
    p.places[104] = Place(3, 0, ("thief",), (Possession("item", "net"),), ("fish",))
    p.dials = {"debt-dial": Dial(3, "location", 104)}
    p.encounter_decks["grey"] = Pile()
    p.item_deck = Pile("coat")
    p = next_morning(p)
    assert 104 not in p.places
    assert p.dials == {}
    assert p.encounter_decks["grey"].order == ("thief",)
    assert p.item_deck.order == ("coat", "net"), "discarded items go under their deck"


@pytest.mark.rule("WYR-4")
def test_a_menhir_doused_during_the_day_changes_nothing_until_morning() -> None:
    p = day_one("ada")
    p.places = {101: Place(0, 0), 102: Place(1, 0), 103: Place(2, 0)}
    p.menhirs = {101: 5, 103: 4}
    p = after_script(again(p), "douse menhir 103", "ada")
    assert p.menhirs == {101: 5, 103: 0}
    assert 103 in p.places
    p = next_morning(p)
    assert p.menhirs == {101: 4}
    assert 103 not in p.places


@pytest.mark.rule("WYR-5")
@pytest.mark.example("B24")
def test_with_no_menhir_the_land_stays_and_everybody_pays_each_morning() -> None:
    p = day_one("ada", "ben")
    p.places = {101: Place(0, 0), 102: Place(1, 0), 103: Place(2, 0), 104: Place(3, 0)}
    p.menhirs = {101: 0}
    p = next_morning(again(p))
    assert p.menhirs == {}
    assert set(p.places) == {101, 102, 103, 104}
    assert [(one.health, one.terror) for one in p.characters] == [(6, 2), (5, 3)]
    p = next_morning(p)
    assert [(one.health, one.terror) for one in p.characters] == [(4, 4), (3, 5)]
    p = choose(choose(p, "menhir", who="ada"), "party", who=("ada",))
    p = next_morning(choose(p, "activate"))
    assert [(one.health, one.terror) for one in p.characters] == [(4, 4), (3, 5)]
    assert set(p.places) == {101, 102}


@pytest.mark.rule("WYR-5")
def test_the_wyrdness_kills_in_the_end() -> None:
    p = day_one("ada")
    p.menhirs = {}
    p = again(p)
    for _ in range(6):
        p = next_morning(p)
        if p.question is not None and p.question.kind == "mercy":
            break
    assert p.question is not None
    assert p.question.kind == "mercy"


@pytest.mark.rule("WYR-5")
def test_by_setting_it_takes_energy_too_where_no_menhir_is_lit() -> None:
    p = day_one("ada", story=land(*LINE, wyrdness_toll="energy_terror"))
    p.menhirs = {}
    ada = next_morning(p).character("ada")
    assert (ada.energy, ada.health, ada.terror) == (4, 8, 2)


@pytest.mark.rule("WYR-2")
def test_those_who_stood_together_arrive_together() -> None:
    p = forked()
    put(p, "ben", location=107, terror=1, health=7)
    p = next_morning(again(p))
    assert [one.who for one in events_of(p, Displaced)] == [("ada", "ben")]
    assert {one.location for one in p.characters} == {103}
