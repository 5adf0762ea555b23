"""Death, failure and mercy (DTH-3 to DTH-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.events.characters import Died
from legendarium.taintedgrail.events.day import Joined
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.position import Position, Scene
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail import play
from taintedgrail.lives import (
    cards,
    crowd,
    give,
    in_scene,
    offered,
    question_of,
    refused,
)
from taintedgrail.play import events_of


def death(p: Position, who: str) -> Position:
    """A character dies now."""
    return play.run_steps(p, ("die", who))


@pytest.mark.rule("DTH-3", "DTH-6")
@pytest.mark.example("B80")
def test_alone_death_is_the_end_and_mercy_the_question() -> None:
    p = death(crowd("ada"), "ada")
    assert question_of(p) == ("mercy", (0,))
    over = play.choose(p, "end")
    assert over.phase == "over"
    assert over.ending == "failed"
    assert over.question is None
    outcome = play.game().outcome(over)
    assert outcome is not None
    assert outcome.scores == (0,)


@pytest.mark.rule("DTH-9")
@pytest.mark.example("B80")
def test_mercy_ticks_its_status_and_reads_its_page() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.location, ada.health, ada.energy, ada.terror, ada.food, ada.xp = 103, 0, 0, 5, 3, 4
    p.event_deck = Pile("first-day")
    p = play.choose(death(p, "ada"), "accept")
    ada = p.character("ada")
    assert p.statuses["mercy"] == (1,)
    assert "page.500" in p.read
    assert ada.location == 101, "the start of the chapter"
    assert (ada.health, ada.energy, ada.terror, ada.dying) == (8, 6, 0, 0)
    assert (ada.food, ada.xp) == (0, 0), "what they have is what the page gives"
    assert p.day == 2
    assert question_of(p)[0] in ("action", "choice")
    assert broken(p) == []


@pytest.mark.rule("DTH-9")
def test_resources_may_be_kept() -> None:
    p = crowd("ada", mercy_keeps_resources=True)
    p.character("ada").wealth = 3
    p = play.choose(death(p, "ada"), "accept")
    assert p.character("ada").wealth == 3


@pytest.mark.rule("DTH-9")
def test_mercy_may_be_asked_for_again() -> None:
    p = play.choose(death(crowd("ada"), "ada"), "accept")
    p = play.choose(death(p, "ada"), "accept")
    assert p.statuses["mercy"] == (1,)
    assert p.is_in_play("ada")


@pytest.mark.rule("DTH-4")
@pytest.mark.example("B77")
def test_another_character_takes_the_place_of_the_dead() -> None:
    p = crowd("ada", "ben")
    ada = give(p, "ada", "item:spear", "secret:11", "secret:14")
    ada.location, ada.wealth = 103, 5
    p.places[101] = p.places[101]._replace(dropped=())
    p = death(p, "ada")
    assert question_of(p) == ("successor", (0,)), "the player of the dead one chooses"
    assert offered(p, "character") == ["cay", "dot"]
    assert "decline" in play.kinds(p)
    refused(p, "DTH-4", "take-character", character="ada")
    p = play.choose(p, "take-character", character="cay")
    cay = p.character("cay")
    assert (cay.seat, cay.location) == (0, min(p.places))
    assert (cay.health, cay.energy, cay.wealth, len(cay.combat_deck)) == (8, 6, 1, 15)
    assert question_of(p) == ("give-secret", (0,))
    assert offered(p, "to") == ["ben", "cay"]
    assert set(offered(p, "secret")) == {14}, "the personal one is gone"
    p = play.choose(p, "give-secret", to="ben")
    assert cards(p.character("ben")) == ["secret:14"]
    assert [one.id for one in p.places[103].dropped] == ["spear"]
    assert p.dead == ("ada",)
    assert p.character("ben").wealth == 0, "resources are lost"
    assert broken(p) == []


@pytest.mark.rule("DTH-4")
@pytest.mark.example("B76")
def test_personal_secrets_vanish_for_good() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "secret:11")
    p = play.choose(death(p, "ada"), "decline")
    assert "secret:11" in p.removed
    p = play.run_steps(in_scene(p, "ben"), ("perform", "gain secret 11"))
    assert cards(p.character("ben")) == []


@pytest.mark.rule("DTH-4")
def test_the_new_one_stands_in_the_lowest_number() -> None:
    p = crowd("ada", "ben")
    for character in p.characters:
        character.location = 103
    del p.places[101]
    del p.menhirs[101]
    p = play.choose(death(p, "ada"), "take-character", character="dot")
    assert p.character("dot").location == 102


@pytest.mark.rule("DTH-4")
def test_the_player_may_decline() -> None:
    p = play.choose(death(crowd("ada", "ben"), "ada"), "decline")
    assert [one.id for one in p.characters] == ["ben"]
    assert question_of(p) == ("action", (1,))


@pytest.mark.rule("DTH-4")
def test_anyone_may_pick_up_what_lies_there_and_it_is_no_action() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear")
    p = play.choose(death(p, "ada"), "decline")
    refused(p, "DTH-4", "pick-up", who="ben", item="coat")
    p = play.choose(p, "pick-up", who="ben", item="spear")
    assert cards(p.character("ben")) == ["item:spear"]
    assert p.places[101].dropped == ()
    assert not p.character("ben").acted
    assert "pick-up" not in play.kinds(p)


@pytest.mark.rule("DTH-4", "WYR-3")
@pytest.mark.example("B78")
def test_items_on_a_location_that_is_lost_are_gone() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear")
    p.character("ada").location = 103
    p = play.choose(death(p, "ada"), "decline")
    assert p.places[103].dropped
    p = play.run_steps(in_scene(p, "ben"), ("perform", "discard location 103"))
    assert 103 not in p.places
    assert cards(p.character("ben")) == []
    assert "pick-up" not in play.kinds(p)
    assert p.item_deck.order.count("spear") <= 1
    assert broken(p) == []


@pytest.mark.rule("DTH-4")
def test_the_dead_leave_what_is_going_on() -> None:
    p = crowd("ada", "ben").clone()
    begin_scene(p, ("ada", "ben"), "ada", "explore", ("perform", "gain 1 wealth for each"))
    p = death(p, "ada")
    p = play.choose(p, "decline")
    assert p.character("ben").wealth == 1, "the other goes on"
    assert p.scenes == ()
    alone = crowd("ada", "ben").clone()
    begin_scene(alone, ("ada",), "ada", "explore", ("perform", "gain 1 wealth for all"))
    alone = play.choose(death(alone, "ada"), "decline")
    assert alone.character("ben").wealth == 0, "nobody is left to go on"
    assert alone.scenes == ()


@pytest.mark.rule("DTH-5", "DTH-6")
@pytest.mark.example("B79")
def test_with_nobody_left_to_take_all_have_failed() -> None:
    p = crowd("ada", "ben", "cay", "dot")
    p = death(p, "cay")
    assert question_of(p) == ("mercy", (0, 1, 2, 3)), "for everybody, also for the living"
    assert play.choose(p, "end").ending == "failed"


@pytest.mark.rule("DTH-5")
def test_the_dead_do_not_come_back() -> None:
    p = crowd("ada", "ben", "cay")
    p = play.choose(death(p, "ada"), "take-character", character="dot")
    assert question_of(death(p, "ben"))[0] == "mercy", "ada is dead, cay and dot are in play"


@pytest.mark.rule("DTH-5", "DTH-9")
def test_mercy_is_for_the_whole_group() -> None:
    p = crowd("ada", "ben", "cay", "dot")
    for character in p.characters:
        character.location, character.health, character.energy = 103, 2, 1
    p = play.choose(death(p, "ada"), "accept")
    assert [one.location for one in p.characters] == [101] * 4
    assert [one.health for one in p.characters] == [8, 7, 8, 7]


@pytest.mark.rule("DTH-6", "DSC-2")
def test_failure_in_a_fight_gives_every_card_back() -> None:
    p = crowd("ada")
    p = play.run_steps(in_scene(p, "ada"), ("start_encounter", "dog", "green", 101))
    p = play.choose(p, "keep") if "keep" in play.kinds(p) else p
    card = p.encounter_decks["green"]
    p = play.choose(death(p, "ada"), "accept")
    ada = p.character("ada")
    assert p.encounter is None
    assert (ada.hand, ada.discard) == ((), ())
    assert len(ada.combat_deck) == 15
    assert "dog" not in card
    assert p.encounter_decks["green"].order[-1] == "dog"
    assert broken(p) == []


@pytest.mark.rule("DTH-9")
def test_a_campaign_without_a_page_has_no_mercy() -> None:
    p = crowd("ada")
    p.campaign = replace(p.campaign, mercy_page=77)
    p = death(p, "ada")
    assert play.kinds(p) == {"end"}


@pytest.mark.rule("DTH-3")
def test_what_happened_is_told() -> None:
    p = death(crowd("ada", "ben"), "ben")
    assert [event.who for event in events_of(p, Died)] == ["ben"]
    p = play.choose(p, "take-character", character="cay")
    assert [(one.who, one.place) for one in events_of(p, Joined)] == [("cay", 101)]


@pytest.mark.rule("DTH-4")
def test_a_scene_of_the_others_keeps_a_member_who_acts() -> None:
    p = crowd("ada", "ben")
    p.scenes = (Scene(("ada", "ben"), "ada", "test"),)
    agenda.plan(p, ("close_scene",))
    p = death(p, "ada")
    assert p.scene == Scene(("ben",), "ben", "test")
