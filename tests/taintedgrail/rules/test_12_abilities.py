"""Abilities of items, secrets, skills and flaws: hooks, prices and limits (TURN-1, 2.8, 2.9)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.abilities import clear_limits, plan_abilities, refusal, usable
from legendarium.taintedgrail.content.model import Ability, Item
from legendarium.taintedgrail.events.day import AbilityUsed
from legendarium.taintedgrail.position import Encounter, Position
from taintedgrail import play
from taintedgrail.fights import tale
from taintedgrail.lives import crowd, give, in_scene, offered, question_of, refused
from taintedgrail.play import events_of


def fire(p: Position, who: str, hook: str) -> Position:
    """What happens to a character at a moment."""
    after = p.clone()
    plan_abilities(after, who, hook)
    agenda.run(after)
    return after


def fighting(p: Position, *who: str, kind: str = "combat") -> Position:
    """These are in an encounter, the first of them active; its end is the end of the agenda."""
    after = in_scene(p, *who)
    card = "dog" if kind == "combat" else "clerk"
    after.encounter = Encounter(card, kind, who, active=who[0])
    after.agenda = ()
    return after


@pytest.mark.rule("TURN-1")
def test_items_and_secrets_add_actions() -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:net", "secret:21")
    ada.possessions = (ada.possessions[0], ada.possessions[1]._replace(charges=1))
    p = play.run_steps(p)
    used = play.choose(p, "use", ability="item:net:0")
    assert used.character("ada").food == ada.food + 1
    assert used.character("ada").energy == ada.energy - 1
    used = play.choose(used, "use", ability="secret:21:0")
    assert used.character("ada").wealth == ada.wealth + 1
    assert used.character("ada").possessions[1].charges == 0
    assert "use" not in play.kinds(used), "one is used up for today, the other has no charge"


@pytest.mark.rule("TURN-1")
def test_a_limit_of_a_day_ends_with_the_day() -> None:
    p = crowd("ada")
    give(p, "ada", "item:net")
    p = play.choose(play.run_steps(p), "use", ability="item:net:0").clone()
    assert usable(p, "ada", "action") == []
    why = refusal(p, "ada", "item:net:0")
    assert why is not None
    assert why.rule == "TURN-1"
    clear_limits(p, "encounter")
    assert usable(p, "ada", "action") == []
    clear_limits(p, "day")
    assert usable(p, "ada", "action") == ["item:net:0"]


@pytest.mark.rule("TURN-1")
def test_each_copy_of_an_item_has_its_own_limit() -> None:
    p = crowd("ada")
    give(p, "ada", "item:net", "item:net")
    p = play.choose(play.run_steps(p), "use", ability="item:net:0")
    p = play.choose(p, "use", ability="item:net:0")
    assert usable(p, "ada", "action") == []
    assert p.character("ada").food == 4


def with_item(on: str, effect: str, *who: str, cost: str = "pay 1 energy") -> Position:
    """A day of these; the first has a thing that does this, everybody has 3 Terror."""
    story = tale(Item("flute", abilities=(Ability(on, effect, cost=cost),)))
    p = play.start(*who, story=story).clone()
    give(p, who[0], "item:flute")
    for character in p.characters:
        character.terror = 3
    return play.run_steps(p)


@pytest.mark.rule("PTY-1", "TURN-1")
def test_others_may_join_an_action_that_a_card_adds_and_its_owner_pays() -> None:
    p = with_item("action", "lose 1 terror for each", "ada", "ben", "cay").clone()
    p.character("cay").location = 102
    p = play.choose(play.run_steps(p), "use", who="ada", ability="item:flute:0")
    assert question_of(p) == ("party", (0, 1))
    assert offered(p, "who") == [("ada",), ("ada", "ben")]
    refused(p, "PTY-1", "party", who=("ada", "cay"))
    p = play.choose(p, "party", who=("ada", "ben"))
    assert [one.terror for one in p.characters] == [2, 2, 3]
    assert [one.energy for one in p.characters] == [5, 7, 6], "the owner alone pays"
    assert not p.character("ben").acted


@pytest.mark.rule("PTY-1")
@pytest.mark.parametrize("effect", ["lose 1 terror for me", "lose 1 terror for all"])
def test_nobody_is_asked_to_join_what_would_be_the_same_alone(effect: str) -> None:
    p = with_item("action", effect, "ada", "ben")
    p = play.choose(p, "use", who="ada", ability="item:flute:0")
    assert question_of(p)[0] == "action"


@pytest.mark.rule("PTY-1", "TURN-1")
@pytest.mark.parametrize("hook", ["morning", "evening"])
def test_outside_an_action_a_card_meets_all_who_are_there(hook: str) -> None:
    p = with_item(hook, "lose 1 terror for each", "ada", "ben", "cay")
    p.character("cay").location = 102
    p = play.choose(fire(p, "ada", hook), "use", ability="item:flute:0")
    assert [one.terror for one in p.characters] == [2, 2, 3]
    assert p.character("ada").energy == 5
    assert p.scenes == ()


@pytest.mark.rule("TRK-6")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    p = crowd("ada")
    give(p, "ada", "item:net").energy = 0
    why = refusal(p, "ada", "item:net:0")
    assert why is not None
    assert why.rule == "TRK-6"
    assert usable(p, "ada", "action") == []


def test_what_costs_nothing_fires_by_itself() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:lamp", "item:lamp")
    p = fire(p, "ada", "morning")
    assert p.character("ada").magic == 1, "the second lamp finds magic already"
    assert len(events_of(p, AbilityUsed)) == 1
    assert p.scenes == ()


def test_what_has_a_price_may_be_declined() -> None:
    p = crowd("ben")
    ben = give(p, "ben", "secret:12")
    ben.possessions = (ben.possessions[0]._replace(charges=1),)
    ben.energy = 2
    p = fire(p, "ben", "morning")
    assert question_of(p) == ("use-ability", (0,))
    declined = play.choose(p, "decline")
    assert (declined.character("ben").energy, declined.character("ben").possessions[0].charges) == (
        2,
        1,
    )
    used = play.choose(p, "use")
    assert (used.character("ben").energy, used.character("ben").possessions[0].charges) == (3, 0)
    assert question_of(fire(used, "ben", "morning"))[0] == "action", "nothing is left to pay with"


def test_a_flaw_fires_only_where_its_condition_holds() -> None:
    p = crowd("ben")
    assert fire(p, "ben", "evening").character("ben").terror == 1
    p.character("ben").food = 0
    assert fire(p, "ben", "evening").character("ben").terror == 2


def test_the_owner_is_me_and_the_one_acting_has_the_word_again() -> None:
    p = in_scene(crowd("ada", "ben"), "ada", "ben")
    give(p, "ben", "item:boots")
    wealth = p.character("ben").wealth
    p.agenda = ()
    p = fire(p, "ben", "travel")
    assert p.character("ben").wealth == wealth + 1
    assert p.scene.me == "ada"
    assert fire(p, "ben", "travel").character("ben").wealth == wealth + 1, "once a day"


def test_an_ability_belongs_to_a_kind_of_encounter() -> None:
    p = crowd("ada")
    give(p, "ada", "item:drum").reputation = 1
    assert usable(fighting(p, "ada"), "ada", "any") == ["item:drum:0"]
    assert usable(fighting(p, "ada", kind="diplomacy"), "ada", "any") == []


def test_charges_are_put_on_a_card_and_paid_from_it() -> None:
    p = crowd("ada")
    give(p, "ada", "item:harness")
    p = fire(fighting(p, "ada"), "ada", "encounter")
    assert p.character("ada").possessions[0].charges == 2
    p = fire(p, "ada", "encounter")
    assert p.character("ada").possessions[0].charges == 2, "only where none is on it"
    assert usable(p, "ada", "attack") == ["item:harness:1"]


def test_what_is_free_and_without_limit_is_used_once_an_activation() -> None:
    p = crowd("ada")
    give(p, "ada", "item:bell").terror = 4
    p = play.run_steps(fighting(p, "ada"), ("use_ability", "ada", "item:bell:0")).clone()
    assert p.character("ada").terror == 3
    assert usable(p, "ada", "any") == []
    clear_limits(p, "activation", "ada")
    assert usable(p, "ada", "any") == ["item:bell:0"]


def test_a_skill_fires_with_the_chosen_side_alone() -> None:
    p = crowd("ada")
    p.character("ada").skills = ((3, "a"),)
    assert usable(fighting(p, "ada"), "ada", "encounter") == []
    p.character("ada").skills = ((3, "b"),)
    assert usable(fighting(p, "ada"), "ada", "encounter") == ["skill:3b:0"]


@pytest.mark.rule("ITM-1")
def test_a_card_face_down_can_do_nothing() -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:net")
    ada.possessions = (ada.possessions[0]._replace(face_up=False),)
    why = refusal(p, "ada", "item:net:0")
    assert why is not None
    assert why.rule == "ITM-1"
