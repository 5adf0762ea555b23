"""Parties, paying together, trading (PTY-1 to PTY-9, RES-1 to RES-3)."""

from __future__ import annotations

import dataclasses
from types import MappingProxyType

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import ActionText, Campaign, EventCard, Passage
from legendarium.taintedgrail.options.day import FormParty
from legendarium.taintedgrail.options.encounters import JoinedBy
from legendarium.taintedgrail.paying import can_pay
from legendarium.taintedgrail.position import Place, Position, Possession
from taintedgrail.land import (
    LINE,
    again,
    arrival,
    day_one,
    flee,
    land,
    location,
    next_morning,
    night_falls,
    put,
    refused,
)
from taintedgrail.play import choose, kinds, question, run_steps
from taintedgrail.telling import event

TOLL = Passage("log.101.intro", effect="pay 2 energy for each; gain 1 wealth for each")


def parties(p: Position) -> list[tuple[str, ...]]:
    assert p.question is not None
    assert p.question.kind == "party"
    return [one.who for one in p.question.options if isinstance(one, FormParty)]


def energies(p: Position) -> list[int]:
    return [one.energy for one in p.characters]


@pytest.mark.rule("PTY-1")
def test_others_in_the_location_may_join_the_actor() -> None:
    p = day_one("ada", "ben", "cay", "dot")
    put(p, "dot", location=102)
    p = choose(again(p), "explore", who="ben")
    assert parties(p) == [("ben",), ("ada", "ben"), ("ben", "cay"), ("ada", "ben", "cay")]
    assert p.question is not None
    assert set(p.question.seats) == {0, 1, 2}
    refused(p, "party", "PTY-1", who=("ben", "dot"))
    refused(p, "party", "PTY-1", who=("ada",))


@pytest.mark.rule("PTY-2")
def test_nobody_joins_or_leaves_once_the_action_has_started() -> None:
    choice = Passage("log.101.intro", effect="gain 1 wealth for any")
    p = day_one("ada", "ben", "cay", story=land(*LINE, passages=(choice,)))
    p = choose(choose(p, "explore", who="ada"), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert p.scene.party == ("ada", "ben")
    assert kinds(p) == {"receive"}
    with pytest.raises(Exception, match="not an option now"):
        agenda.check(p, FormParty(("ada", "ben", "cay")))


@pytest.mark.rule("PTY-3")
def test_whoever_does_not_want_an_action_stays_out_before_it_starts() -> None:
    hard = ActionText("hard", "pay 7 energy", effect="gain 1 wealth")
    p = day_one(story=land(location(101, "menhir", actions=(hard,))))
    p = choose(p, "local", who="ada", action="hard")
    assert parties(p) == [("ada", "ben")]
    after = choose(p, "call-off")
    assert energies(after) == [6, 7]
    assert not after.character("ada").acted


@pytest.mark.rule("PTY-4")
@pytest.mark.example("A6")
def test_who_cannot_pay_what_is_asked_of_each_drops_out_at_once() -> None:
    p = day_one("ada", "ben", "cay", story=land(*LINE, passages=(TOLL,), explore_energy=0))
    put(p, "ada", energy=3, wealth=0)
    put(p, "ben", energy=2, wealth=0)
    put(p, "cay", energy=1, wealth=0)
    p = choose(choose(again(p), "explore", who="ada"), "party", who=("ada", "ben", "cay"))
    p = choose(choose(p, "pay-own", who="ada"), "pay-own", who="ben")
    refused(p, "pay-own", "TRK-6", who="cay")
    p = choose(p, "drop-out", who="cay")
    assert energies(p) == [1, 0, 1]
    assert [one.wealth for one in p.characters] == [1, 1, 0]


@pytest.mark.rule("PTY-4", "PTY-6")
@pytest.mark.example("A6")
def test_another_member_may_pay_what_is_missing() -> None:
    p = day_one("ada", "ben", "cay", story=land(*LINE, passages=(TOLL,), explore_energy=0))
    put(p, "ada", energy=5, wealth=0)
    put(p, "ben", energy=2, wealth=0)
    put(p, "cay", energy=1, wealth=0)
    p = choose(choose(again(p), "explore", who="ada"), "party", who=("ada", "ben", "cay"))
    p = choose(choose(p, "pay-own", who="ada"), "pay-own", who="ben")
    p = choose(choose(p, "share", who="cay"), "pay", who="cay")
    assert energies(p) == [2, 0, 0]
    assert [one.wealth for one in p.characters] == [1, 1, 1]


@pytest.mark.rule("PTY-4")
def test_who_could_pay_and_will_not_drops_out_too() -> None:
    p = day_one("ada", story=land(*LINE, passages=(TOLL,)))
    p = choose(choose(p, "explore", who="ada"), "drop-out")
    assert energies(p) == [5]
    assert p.character("ada").wealth == 1
    assert p.scenes == ()
    assert kinds(p) >= {"pass"}


@pytest.mark.rule("PTY-4", "PTY-6")
def test_only_energy_and_magic_are_paid_for_one_another() -> None:
    bread = Passage("log.101.intro", effect="pay 1 food for each")
    p = day_one(story=land(*LINE, passages=(bread,)))
    put(p, "ada", food=0)
    p = choose(choose(again(p), "explore", who="ada"), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    refused(p, "share", "PTY-6", who="ada")
    assert kinds(p) == {"drop-out"}


@pytest.mark.rule("PTY-5")
def test_who_flees_leaves_the_action_around_the_encounter() -> None:
    wild = Passage("log.101.intro", effect="encounter green; gain 3 wealth for each")
    p = day_one("ada", story=land(*LINE, passages=(wild,)))
    p = flee(choose(p, "explore", who="ada"), "ada")
    assert p.encounter is None
    assert p.character("ada").wealth == 1
    assert p.scenes == ()


@pytest.mark.rule("PTY-5", "MAP-2", "GRD-7")
def test_what_an_arrival_still_demands_stays_due_after_a_flight() -> None:
    p = day_one("ada", story=land(*LINE, passages=(arrival(102, "gain 3 wealth for each"),)))
    p.places[102] = p.places[102]._replace(guardians=("thief",))
    p.encounter_decks["grey"] = Pile()
    p = choose(again(p), "travel", who="ada", to=102)
    assert p.encounter is not None
    assert p.encounter.card == "thief"
    assert p.character("ada").wealth == 1
    p = flee(p, "ada")
    assert p.character("ada").wealth == 4
    assert p.places[102].guardians == ("thief",)
    assert p.scenes == ()


@pytest.mark.rule("PTY-6")
def test_one_member_may_pay_the_whole_cost_for_everybody() -> None:
    p = choose(choose(day_one(), "travel", who="ada", to=102), "party", who=("ada", "ben"))
    p = choose(choose(p, "pay", who="ben"), "pay", who="ben")
    assert energies(p) == [6, 5]
    assert {one.location for one in p.characters} == {102}


@pytest.mark.rule("PTY-6")
def test_only_members_pay_and_only_what_is_due() -> None:
    p = day_one("ada", "ben", "cay")
    put(p, "cay", energy=0)
    p = choose(choose(again(p), "travel", who="ada", to=102), "party", who=("ada", "cay"))
    assert energies(p) == [4, 7, 0], "nobody else could pay"
    p = choose(choose(day_one(), "travel", who="ada", to=102), "party", who=("ada", "ben"))
    refused(p, "pay", "PTY-6", who="cay", what="energy")
    refused(p, "pay", "TRK-6", who="ada", what="magic")
    p = day_one("ada", "ben", "cay")
    put(p, "cay", energy=0)
    p = choose(choose(again(p), "travel", who="ada", to=102), "party", who=("ada", "ben", "cay"))
    refused(p, "pay", "TRK-6", who="cay", what="energy")
    refused(p, "each-own", "TRK-6")


@pytest.mark.rule("RES-3", "PTY-6")
@pytest.mark.example("B75")
def test_magic_may_be_spent_for_a_member_as_part_of_a_cost() -> None:
    rite = ActionText("rite", "pay 2 magic", effect="gain 1 reputation for each")
    p = day_one(story=land(location(101, "menhir", actions=(rite,))))
    put(p, "ben", magic=2)
    p = choose(choose(again(p), "local", who="ada", action="rite"), "party", who=("ada", "ben"))
    assert [one.magic for one in p.characters] == [0, 0]
    assert [one.reputation for one in p.characters] == [1, 1]


@pytest.mark.rule("MEN-3")
def test_a_pot_takes_any_resource_that_the_cost_names() -> None:
    p = day_one()
    put(p, "ada", reputation=1, xp=0, wealth=0)
    put(p, "ben", reputation=1, xp=2)
    cost = "pay 2 reputation; pay 2 xp"
    assert can_pay(p, cost, ("ada", "ben"))
    assert not can_pay(p, cost, ("ben",))
    p = run_steps(p, ("pay", cost, ("ada", "ben"), ""))
    p = choose(p, "pay", who="ada")
    assert [(one.reputation, one.xp) for one in p.characters] == [(0, 0), (0, 0)]


@pytest.mark.rule("PTY-7", "RES-2", "ITM-4", "SEC-3")
def test_food_wealth_items_and_secrets_are_traded_in_one_location() -> None:
    p = day_one()
    put(p, "ada", possessions=(Possession("item", "net", charges=2), Possession("secret", "14")))
    p = choose(again(p), "trade")
    p = choose(p, "give", from_="ada", to="ben", what="food")
    p = choose(p, "give", from_="ada", to="ben", what="wealth")
    p = choose(p, "give", from_="ada", to="ben", what="item", id="net")
    p = choose(p, "give", from_="ada", to="ben", what="secret", id="14")
    ada, ben = p.characters
    assert (ada.food, ada.wealth, ada.possessions) == (1, 0, ())
    assert (ben.food, ben.wealth) == (3, 1)
    assert {(one.id, one.charges) for one in ben.possessions} == {("net", 2), ("14", 0)}


@pytest.mark.rule("RES-2")
@pytest.mark.example("B75")
@pytest.mark.parametrize("what", ["magic", "reputation", "xp"])
def test_magic_reputation_and_experience_are_never_traded(what: str) -> None:
    p = day_one()
    put(p, "ada", **{what: 3})
    p = choose(again(p), "trade")
    refused(p, "give", "RES-2", from_="ada", to="ben", what=what)


@pytest.mark.rule("PTY-7", "SEC-3")
@pytest.mark.example("B76")
def test_a_personal_secret_is_never_traded() -> None:
    p = day_one()
    put(p, "ada", possessions=(Possession("secret", "11"),))
    p = choose(again(p), "trade")
    refused(p, "give", "SEC-3", from_="ada", to="ben", what="secret", id="11")


@pytest.mark.rule("PTY-7", "RES-2")
def test_nobody_trades_over_a_distance_or_what_is_not_there() -> None:
    p = day_one("ada", "ben", "cay")
    put(p, "cay", location=102)
    p = choose(again(p), "trade")
    refused(p, "give", "PTY-7", from_="ada", to="cay", what="food")
    refused(p, "give", "PTY-7", from_="ada", to="ada", what="food")
    refused(p, "give", "PTY-7", from_="ada", to="ben", what="item", id="spear")
    alone = day_one()
    put(alone, "ben", location=102)
    refused(again(alone), "trade", "PTY-7")


@pytest.mark.rule("PTY-7")
def test_nobody_trades_in_the_middle_of_an_action() -> None:
    wait = Passage("log.101.intro", effect="gain 1 wealth for any")
    p = day_one(story=land(*LINE, passages=(wait,)))
    p = choose(choose(p, "explore", who="ada"), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert "trade" not in kinds(p)


@pytest.mark.rule("PTY-8")
def test_an_encounter_from_an_event_involves_all_in_the_location() -> None:
    card = event("raid", "encounter green; gain 1 wealth for all")
    p = day_one("ada", "ben", "cay")
    p.campaign = _with_event(p, card)
    put(p, "cay", location=102)
    p.event_deck = Pile("raid")
    p = choose(next_morning(p), "choose-member", who="ben")
    assert p.encounter is not None
    assert p.encounter.participants == ("ada", "ben")
    p = flee(p, "ada", "ben")
    assert p.encounter is None
    assert p.character("cay").wealth == 2, "the event went on for the others"


@pytest.mark.rule("PTY-8", "PTY-5")
def test_a_text_that_speaks_of_flight_goes_on_for_those_who_were_gathered() -> None:
    card = event("raid", "encounter green; gain 4 wealth for each if fled_last_encounter")
    p = day_one("ada", "ben")
    p.campaign = _with_event(p, card)
    put(p, "ben", location=102)
    p.event_deck = Pile("raid")
    p = choose(next_morning(p), "choose-member", who="ada")
    p = flee(p, "ada")
    assert [one.wealth for one in p.characters] == [5, 4]
    assert p.scenes == ()


def _with_event(p: Position, card: EventCard) -> Campaign:
    events = MappingProxyType({**p.campaign.events, card.id: card})
    return dataclasses.replace(p.campaign, events=events)


@pytest.mark.rule("PTY-8")
def test_an_encounter_from_a_nightmare_involves_all_in_the_location() -> None:
    bad = Passage("log.101.nightmare", effect="encounter green")
    p = day_one("ada", "ben", story=land(location(101, "menhir", "dreams"), passages=(bad,)))
    put(p, "ada", food=0, wealth=0, terror=5)
    put(p, "ben", food=0)
    p = night_falls(p)
    assert p.encounter is not None
    assert p.encounter.participants == ("ada", "ben")


@pytest.mark.rule("PTY-9")
def test_those_already_there_may_join_an_instant_encounter() -> None:
    tale = land(*LINE, passages=(arrival(102, "encounter green; gain 1 wealth for each"),))
    p = day_one("ada", "ben", "cay", story=tale)
    put(p, "ben", location=102)
    put(p, "cay", location=102, wealth=0)
    p = choose(again(p), "travel", who="ada", to=102)
    assert p.question is not None
    assert p.question.kind == "join-encounter"
    groups = [one.who for one in p.question.options if isinstance(one, JoinedBy)]
    assert groups == [(), ("ben",), ("cay",), ("ben", "cay")]
    refused(p, "join-encounter", "PTY-9", who=("dot",))
    alone = choose(p, "join-encounter", who=())
    assert alone.encounter is not None
    assert alone.encounter.participants == ("ada",)
    both = choose(p, "join-encounter", who=("cay",))
    assert both.encounter is not None
    assert both.encounter.participants == ("ada", "cay")
    left = flee(both, "ada", "cay")
    assert left.scenes == ()
    assert [one.wealth for one in left.characters] == [1, 0, 0]


@pytest.mark.rule("PTY-9")
def test_those_who_joined_have_no_part_in_what_follows() -> None:
    tale = land(*LINE, passages=(arrival(102, "encounter green; gain 5 wealth for each"),))
    p = day_one("ada", "ben", story=tale)
    put(p, "ben", location=102)
    p = choose(choose(again(p), "travel", who="ada", to=102), "join-encounter", who=("ben",))
    won = _won(p)
    assert [one.wealth for one in won.characters] == [6, 0]
    assert won.scenes == ()
    only_ben = flee(p, "ada")
    assert only_ben.encounter is not None
    assert only_ben.encounter.participants == ("ben",)
    left = _won(only_ben)
    assert [one.wealth for one in left.characters] == [1, 0]
    assert left.scenes == ()


def _won(p: Position) -> Position:
    """The encounter is won as soon as somebody has played."""
    while p.encounter is not None:
        assert p.question is not None
        if p.encounter.pool < 30:
            p = p.clone()
            assert p.encounter is not None
            p.encounter.pool = 30
            again(p)
            assert p.question is not None
        wanted = [one for one in question(p).options if one.kind not in ("flee", "redraw")]
        p = agenda.take(p, wanted[0])
    while p.question is not None and p.question.kind == "receive":
        p = agenda.take(p, p.question.options[0])
    return p


@pytest.mark.rule("PTY-9")
def test_nobody_is_asked_where_nobody_else_is() -> None:
    p = day_one(story=land(*LINE, passages=(arrival(102, "encounter green"),)))
    p.places[103] = Place(2, 0)
    put(p, "ben", location=103)
    p = choose(again(p), "travel", who="ada", to=102)
    assert p.encounter is not None
    assert p.encounter.participants == ("ada",)
