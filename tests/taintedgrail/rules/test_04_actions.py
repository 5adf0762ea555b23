"""The actions of a day (4.2, ACT)."""

from __future__ import annotations

import dataclasses

import pytest

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import (
    ActionText,
    CharacterActionText,
    MenhirText,
    Passage,
)
from legendarium.taintedgrail.encoding import decode, encode
from legendarium.taintedgrail.events.characters import MadnessTossed
from legendarium.taintedgrail.events.story import MenhirRead
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Join
from legendarium.taintedgrail.position import Position, Possession
from taintedgrail.land import LINE, again, day_one, land, location, next_morning, put, refused
from taintedgrail.play import choose, events_of, kinds, start

HUNT = ActionText("hunt", "pay 2 energy", effect="gain 1 food; encounter green")
FISH = ActionText("fish", "pay 1 energy", effect="gain 2 food", once_per_day=True)
PRAY = ActionText("pray", "pay 1 food", "res(magic) >= 1", effect="gain 1 reputation for each")
SHORE = (
    location(101, "menhir", actions=(HUNT, FISH, PRAY), east=102),
    location(102, west=101),
)


def energies(p: Position) -> list[int]:
    return [one.energy for one in p.characters]


def foods(p: Position) -> list[int]:
    return [one.food for one in p.characters]


@pytest.mark.rule("ACT-1")
def test_travel_costs_one_energy_and_leads_to_a_connected_neighbour() -> None:
    p = choose(choose(day_one(), "travel", who="ada", to=102), "party", who=("ada",))
    assert p.character("ada").location == 102
    assert energies(p) == [5, 7]
    refused(p, "travel", "TURN-2", who="ada", to=103)
    refused(p, "travel", "MAP-1", who="ben", to=103)


@pytest.mark.rule("ACT-1")
def test_a_party_travels_together_and_everybody_pays() -> None:
    p = choose(choose(day_one(), "travel", who="ada", to=102), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert {one.location for one in p.characters} == {102}
    assert energies(p) == [5, 6]


@pytest.mark.rule("ACT-1", "ACT-2")
def test_by_setting_travel_and_exploring_cost_something_else() -> None:
    p = day_one("ada", story=land(*LINE, travel_energy=2, explore_energy=0))
    after = choose(p, "travel", who="ada", to=102)
    assert energies(after) == [4]
    assert energies(choose(p, "explore", who="ada")) == [6]


@pytest.mark.rule("ACT-1")
def test_one_who_lacks_energy_for_a_dear_journey_needs_help() -> None:
    p = day_one(story=land(*LINE, travel_energy=2))
    put(p, "ada", energy=1)
    p = choose(again(p), "travel", who="ada", to=102)
    refused(p, "party", "TRK-6", who=("ada",))
    p = choose(p, "party", who=("ada", "ben"))
    p = choose(p, "pay", who="ada")
    assert {one.location for one in p.characters} == {102}
    assert energies(p) == [0, 4]


@pytest.mark.rule("ACT-2", "EXP-1")
def test_exploring_costs_one_energy_and_plays_the_section_of_the_location() -> None:
    p = choose(day_one("ada"), "explore", who="ada")
    assert energies(p) == [5]
    assert "log.101.intro" in p.read


@pytest.mark.rule("ACT-2")
def test_a_party_explores_once_together() -> None:
    find = Passage("log.101.intro", effect="gain 1 wealth for each; gain 1 food")
    p = day_one(story=land(*LINE, passages=(find,)))
    p = choose(choose(p, "explore", who="ben"), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    p = choose(p, "receive", who="ben")
    assert energies(p) == [5, 6]
    assert [one.wealth for one in p.characters] == [2, 1]
    assert foods(p) == [2, 3]


@pytest.mark.rule("ACT-2")
def test_there_is_nothing_to_explore_without_a_section() -> None:
    tale = land(*LINE)
    bare = dataclasses.replace(tale, passages={}, memo={})  # type: ignore[arg-type]
    refused(day_one("ada", story=bare), "explore", "EXP-1", who="ada")


@pytest.mark.rule("ACT-3", "PTY-6")
@pytest.mark.example("A1")
def test_a_local_action_is_paid_once_and_received_once() -> None:
    p = day_one(story=land(*SHORE))
    put(p, "ada", energy=5)
    put(p, "ben", energy=4)
    p = choose(choose(again(p), "local", who="ada", action="hunt"), "party", who=("ada", "ben"))
    shared = choose(p, "each-own")
    assert energies(shared) == [4, 3]
    fought = choose(shared, "receive", who="ben")
    assert foods(fought) == [2, 3]
    assert fought.encounter is not None
    assert fought.encounter.card == "dog"
    assert fought.encounter.participants == ("ada", "ben")
    assert fought.encounter_decks["green"].order == ()


@pytest.mark.rule("ACT-3", "MEN-3")
@pytest.mark.example("A1")
def test_members_split_the_cost_as_they_like() -> None:
    p = day_one(story=land(*SHORE))
    p = choose(choose(p, "local", who="ada", action="hunt"), "party", who=("ada", "ben"))
    p = choose(choose(p, "pay", who="ada"), "pay", who="ada")
    assert energies(p) == [4, 7]


@pytest.mark.rule("ACT-3", "EXP-4")
def test_a_local_action_is_offered_where_some_party_can_do_it() -> None:
    p = day_one(story=land(*SHORE))
    assert p.character("ben").magic == 1
    p = choose(p, "local", who="ada", action="pray")
    refused(p, "party", "EXP-4", who=("ada",))
    p = choose(choose(p, "party", who=("ada", "ben")), "pay", who="ada")
    assert [one.reputation for one in p.characters] == [1, 1]
    alone = day_one("ada", story=land(*SHORE))
    refused(alone, "local", "EXP-4", who="ada", action="pray")
    refused(alone, "local", "ACT-3", who="ada", action="sing")


@pytest.mark.rule("ACT-3", "TRK-6")
def test_a_cost_that_nobody_can_cover_is_not_offered() -> None:
    p = day_one("ada", story=land(*SHORE))
    put(p, "ada", energy=1)
    refused(again(p), "local", "TRK-6", who="ada", action="hunt")


@pytest.mark.rule("ACT-4")
def test_a_character_action_is_done_by_its_owner_alone() -> None:
    p = choose(choose(day_one(), "character", who="ben"), "party", who=("ada", "ben"))
    p = choose(p, "pay", who="ada")
    assert foods(p) == [2, 3]
    assert energies(p) == [5, 6], "the owner paid 1, the helper the other"


def with_action(cost: str) -> Position:
    """Ada and Ben, and Ada's action has this cost."""
    tale = land(*LINE)
    ada = tale.sheets["ada"]
    dear = dataclasses.replace(
        ada, action=CharacterActionText(cost=cost, effect="gain 3 wealth for me")
    )
    sheets = {**tale.sheets, "ada": dear}
    return day_one(story=dataclasses.replace(tale, sheets=sheets, memo={}))  # type: ignore[arg-type]


@pytest.mark.rule("ACT-4", "PTY-6")
@pytest.mark.example("B12")
def test_the_owner_always_pays_at_least_one_energy() -> None:
    p = with_action("pay 3 energy")
    put(p, "ada", energy=2)
    put(p, "ben", energy=5)
    p = choose(choose(again(p), "character", who="ada"), "party", who=("ada", "ben"))
    assert energies(p) == [1, 5], "her own Energy goes first"
    done = choose(choose(p, "pay", who="ben"), "pay", who="ben")
    assert energies(done) == [1, 3]
    assert done.character("ada").wealth == 4
    put(p := with_action("pay 3 energy"), "ada", energy=0)
    refused(again(p), "character", "TURN-5", who="ada")


@pytest.mark.rule("ACT-4")
def test_helpers_pay_nothing_but_energy() -> None:
    p = with_action("pay 2 energy; pay 1 magic")
    assert p.character("ben").magic == 1
    refused(p, "character", "TRK-6", who="ada")
    put(p, "ada", magic=1)
    p = choose(choose(again(p), "character", who="ada"), "party", who=("ada", "ben"))
    p = choose(p, "pay", who="ben")
    assert (p.character("ada").magic, p.character("ben").magic) == (0, 1)


@pytest.mark.rule("ACT-4")
def test_nobody_helps_with_an_action_of_one_energy() -> None:
    p = choose(day_one(), "character", who="ada")
    assert p.character("ada").wealth == 2
    assert p.question is not None
    assert p.question.kind == "action"


@pytest.mark.rule("ACT-5")
def test_inspecting_a_menhir_is_free_and_tells_its_text() -> None:
    dear = location(101, "menhir", menhir=MenhirText(("pay 9 magic",) * 4, (7,) * 4))
    p = choose(day_one("ada", story=land(dear)), "menhir", who="ada")
    assert [one.cost for one in events_of(p, MenhirRead)] == ["pay 9 magic"]
    assert energies(p) == [6]
    assert p.question is not None
    assert p.question.kind == "action"


@pytest.mark.rule("ACT-5")
def test_a_menhir_that_can_be_paid_may_be_lit_at_once_or_left() -> None:
    p = choose(day_one("ada"), "menhir", who="ada")
    assert kinds(p) == {"activate", "leave"}
    assert choose(p, "leave").menhirs == {101: 7}
    assert choose(p, "activate").menhirs == {101: 7}


@pytest.mark.rule("ACT-5")
def test_inspecting_ends_like_any_action_in_the_round() -> None:
    p = choose(choose(day_one(), "menhir", who="ada"), "party", who=("ada",))
    p = choose(p, "leave")
    assert p.character("ada").acted
    refused(p, "menhir", "TURN-2", who="ada")


@pytest.mark.rule("ACT-6")
def test_passing_is_free_and_allowed_with_energy_left() -> None:
    p = choose(day_one(), "pass", who="ada")
    assert p.character("ada").passed
    assert energies(p) == [6, 7]


@pytest.mark.rule("ACT-7")
@pytest.mark.example("B11")
def test_a_once_per_day_action_is_used_up_for_all_until_tomorrow() -> None:
    p = day_one(story=land(*SHORE))
    p = choose(choose(p, "local", who="ada", action="fish"), "party", who=("ada",))
    refused(p, "local", "ACT-7", who="ben", action="fish")
    stored = decode(encode(p), {p.campaign.id: p.campaign})
    refused(stored, "local", "ACT-7", who="ben", action="fish")
    tomorrow = next_morning(p)
    assert choose(tomorrow, "local", who="ben", action="fish").question is not None


@pytest.mark.rule("ACT-7")
def test_by_setting_it_is_used_up_for_one_character() -> None:
    p = day_one(story=land(*SHORE, local_once_each=True))
    p = choose(choose(p, "local", who="ada", action="fish"), "party", who=("ada",))
    p = choose(choose(p, "local", who="ben", action="fish"), "party", who=("ben",))
    assert foods(p) == [4, 4]
    refused(p, "local", "ACT-7", who="ada", action="fish")


@pytest.mark.rule("ACT-8")
def test_a_character_action_is_possible_only_outside_encounters_and_exploration() -> None:
    p = start("ada")
    assert "character" in kinds(p)
    exploring = choose(p, "explore", who="ada")
    assert exploring.scenes
    assert "character" not in kinds(exploring)
    fighting = choose(p, "local", who="ada", action="hunt")
    assert fighting.encounter is not None
    assert "character" not in kinds(fighting)


@pytest.mark.rule("ACT-9", "MEN-3")
@pytest.mark.example("B26")
def test_a_menhir_costs_by_the_players_in_the_game_not_by_the_party() -> None:
    each = MenhirText(("pay players magic",) * 4, (7, 6, 5, 4))
    p = day_one("ada", "ben", "cay", story=land(location(101, "menhir", menhir=each)))
    put(p, "ada", magic=3)
    put(p, "ben", magic=1)
    p = choose(choose(again(p), "menhir", who="ada"), "party", who=("ada", "ben"))
    p = choose(p, "activate")
    two_and_one = choose(choose(choose(p, "pay", who="ada"), "pay", who="ada"), "pay", who="ben")
    assert [one.magic for one in two_and_one.characters] == [1, 0, 0]
    assert two_and_one.menhirs == {101: 5}
    three = choose(choose(choose(p, "pay", who="ada"), "pay", who="ada"), "pay", who="ada")
    assert [one.magic for one in three.characters] == [0, 1, 0]


@pytest.mark.rule("INS-2")
def test_the_insane_toss_a_coin_after_paying_for_travel_and_exploring() -> None:
    lost = set()
    for seed in range(12):
        p = day_one("ada")
        put(p, "ada", terror=5)
        p.chance = seed
        after = choose(again(p), "travel", who="ada", to=102)
        lost.add(6 - after.character("ada").energy)
        assert after.character("ada").location == 102
        coins = [one.coin for one in events_of(after, MadnessTossed)]
        assert coins == ["tails" if after.character("ada").energy == 4 else "heads"]
    assert lost == {1, 2}
    p = day_one("ada", story=land(*LINE, insane_energy=0))
    put(p, "ada", terror=6)
    after = choose(again(p), "explore", who="ada")
    assert after.character("ada").energy == 5


def test_abilities_of_the_journey_follow_the_payment() -> None:
    p = day_one()
    put(p, "ben", possessions=(Possession("item", "boots"),))
    p = choose(choose(again(p), "travel", who="ada", to=102), "party", who=("ada", "ben"))
    p = choose(p, "each-own")
    assert p.character("ben").wealth == 1


def test_players_come_and_go_between_actions() -> None:
    p = day_one("ada")
    agenda.check(p, joining := _join("ben"))
    after = agenda.take(p, joining)
    assert after.players == 2
    refused(p, "leave", "PLY-1", who="ada")
    exploring = choose(start("ada"), "explore", who="ada")
    with pytest.raises(Exception, match="not an option now"):
        agenda.check(exploring, joining)


def _join(who: str) -> AnyOption:
    return Join(1, who, "ada")
