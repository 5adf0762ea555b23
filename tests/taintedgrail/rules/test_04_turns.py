"""Turns and rounds (4.2, TURN)."""

from __future__ import annotations

import pytest

from legendarium.table import BadRequest
from legendarium.taintedgrail.content.model import ActionText
from legendarium.taintedgrail.options.day import Pass
from legendarium.taintedgrail.position import Place, Position, Possession
from taintedgrail.land import LINE, again, day_one, land, location, put, refused
from taintedgrail.play import choose, kinds, option


def who_may(p: Position) -> set[str]:
    """Those who may act or pass now."""
    assert p.question is not None
    return {one.who for one in p.question.options if isinstance(one, Pass)}


BARTER = ActionText("barter", "pay 1 food", effect="gain 1 wealth")
FREE_LAND = (location(101, "menhir", actions=(BARTER,), east=102), location(102, west=101))


@pytest.mark.rule("TURN-1")
def test_a_turn_is_one_action_from_the_board_the_card_the_location_or_an_item() -> None:
    p = day_one(story=land(*FREE_LAND))
    put(p, "ada", possessions=(Possession("item", "net"),))
    p = again(p)
    assert kinds(p) == {"travel", "explore", "local", "character", "menhir", "use", "pass", "trade"}
    after = choose(p, "use", who="ada")
    assert (after.character("ada").food, after.character("ada").energy) == (3, 5)
    assert after.character("ada").acted


@pytest.mark.rule("TURN-1")
def test_an_action_of_an_item_is_used_by_its_limit() -> None:
    p = day_one("ada", story=land(*FREE_LAND))
    put(p, "ada", possessions=(Possession("item", "net"),))
    after = choose(again(p), "use", who="ada")
    refused(after, "use", "TURN-1", who="ada", ability="item:net:0")
    refused(after, "use", "TURN-1", who="ada", ability="item:anything:0")
    refused(after, "use", "ITM-1", who="ada", ability="item:spear:0")


@pytest.mark.rule("TURN-2")
def test_everybody_acts_once_in_a_round_in_any_order() -> None:
    p = day_one("ada", "ben", "cay")
    assert who_may(p) == {"ada", "ben", "cay"}
    p = choose(p, "character", who="cay")
    assert who_may(p) == {"ada", "ben"}
    refused(p, "character", "TURN-2", who="cay")
    p = choose(p, "character", who="ada")
    assert who_may(p) == {"ben"}
    p = choose(choose(p, "travel", who="ben", to=102), "party", who=("ben",))
    assert who_may(p) == {"ada", "ben", "cay"}


@pytest.mark.rule("TURN-2")
def test_those_who_passed_are_left_out_of_later_rounds() -> None:
    p = choose(day_one(), "pass", who="ada")
    p = choose(p, "character", who="ben")
    assert who_may(p) == {"ben"}


@pytest.mark.rule("TURN-3")
def test_joining_does_not_use_up_the_own_action() -> None:
    p = choose(choose(day_one(), "travel", who="ada", to=102), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert {one.location for one in p.characters} == {102}
    assert who_may(p) == {"ben"}


@pytest.mark.rule("TURN-3")
def test_one_may_act_twice_in_a_row_over_the_end_of_a_round() -> None:
    p = choose(choose(day_one(), "character", who="ben"), "party", who=("ben",))
    p = choose(p, "character", who="ada")
    assert choose(p, "character", who="ada").character("ada").wealth == 3


@pytest.mark.rule("TURN-4")
@pytest.mark.example("B10")
def test_who_passed_does_no_more_today_nor_is_taken_along() -> None:
    p = day_one()
    put(p, "ada", energy=3)
    p = choose(again(p), "pass", who="ada")
    refused(p, "character", "TURN-4", who="ada")
    refused(p, "pass", "TURN-4", who="ada")
    p = choose(p, "travel", who="ben", to=102)
    assert p.character("ben").location == 102, "nobody was asked to join"
    assert p.character("ada").location == 101
    assert p.character("ada").energy == 3


@pytest.mark.rule("TURN-4")
@pytest.mark.example("B10")
def test_who_passed_still_trades() -> None:
    p = choose(choose(day_one(), "pass", who="ada"), "trade")
    p = choose(p, "give", from_="ada", to="ben", what="food")
    assert (p.character("ada").food, p.character("ben").food) == (1, 3)


@pytest.mark.rule("TURN-4")
def test_a_party_cannot_take_along_who_passed() -> None:
    p = choose(day_one("ada", "ben", "cay"), "pass", who="ada")
    p = choose(p, "travel", who="ben", to=102)
    refused(p, "party", "TURN-4", who=("ada", "ben"))


@pytest.mark.rule("TURN-4")
def test_by_setting_who_passed_may_be_taken_along() -> None:
    p = choose(day_one(story=land(*LINE, passed_may_be_taken_along=True)), "pass", who="ada")
    p = choose(choose(p, "travel", who="ben", to=102), "party", who=("ada", "ben"))
    p = choose(p, "pay", who="ben")
    p = choose(p, "pay", who="ben")
    assert p.character("ada").location == 102
    assert p.character("ada").energy == 6


@pytest.mark.rule("TURN-5")
def test_the_day_ends_when_everybody_has_passed_or_has_no_energy() -> None:
    p = day_one()
    put(p, "ben", energy=0)
    p = again(p)
    assert p.phase == "day"
    after = choose(p, "pass", who="ada")
    assert after.phase == "evening"


@pytest.mark.rule("TURN-5")
def test_without_energy_no_action_that_costs_energy_can_be_started() -> None:
    p = day_one(story=land(*FREE_LAND))
    put(p, "ada", energy=0)
    p = again(p)
    assert p.question is not None
    hers = {one.kind for one in p.question.options if dict(one.items()).get("who") == "ada"}
    assert hers == {"local", "menhir", "pass"}
    refused(p, "travel", "TURN-5", who="ada", to=102)
    refused(p, "explore", "TURN-5", who="ada")
    refused(p, "character", "TURN-5", who="ada")
    p = choose(choose(p, "local", who="ada", action="barter"), "party", who=("ada",))
    assert p.character("ada").wealth == 2


@pytest.mark.rule("TURN-5")
def test_a_round_does_not_wait_for_those_without_energy() -> None:
    p = day_one(story=land(*FREE_LAND))
    put(p, "ada", energy=0)
    p = choose(again(p), "character", who="ben")
    assert who_may(p) == {"ada", "ben"}


@pytest.mark.rule("TURN-5")
def test_without_energy_one_can_be_carried_along() -> None:
    p = day_one()
    put(p, "ada", energy=0)
    p = choose(choose(again(p), "travel", who="ben", to=102), "party", who=("ada", "ben"))
    assert p.character("ada").location == 102
    assert (p.character("ada").energy, p.character("ben").energy) == (0, 5)


@pytest.mark.rule("TURN-5")
def test_by_setting_those_without_energy_must_pass() -> None:
    p = day_one("ada", "ben", story=land(*LINE, zero_energy_must_pass=True))
    put(p, "ada", energy=1)
    p = choose(again(p), "character", who="ada")
    assert p.character("ada").passed
    p = choose(p, "travel", who="ben", to=102)
    assert p.character("ada").location == 101, "she could not be taken along"


@pytest.mark.rule("TURN-6")
def test_trading_is_no_action() -> None:
    p = choose(day_one(), "trade")
    p = choose(p, "give", from_="ada", to="ben", what="wealth")
    p = choose(p, "done")
    assert p.character("ben").wealth == 1
    assert who_may(p) == {"ada", "ben"}


def test_nobody_else_acts_for_somebody_out_of_play() -> None:
    p = day_one()
    refused(p, "pass", "TURN-1", who="zed")
    p.places = {101: Place(0, 0)}
    refused(again(p), "travel", "MAP-1", who="ada", to=102)
    with pytest.raises(BadRequest, match="'to' is a whole number"):
        option("travel", who="ada", to="102")
