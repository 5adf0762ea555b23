"""Effects: to whom they happen, how much, and what is paid."""

from __future__ import annotations

import pytest

from legendarium.table.errors import IllegalChoice
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.position import (
    Encounter,
    Position,
)
from legendarium.taintedgrail.tracks import is_dying, is_insane
from taintedgrail.lives import refused
from taintedgrail.play import choose, kinds, option, start
from taintedgrail.telling import (
    after_script,
    during,
    event_kinds,
    pair,
    story,
)

# Resources and tracks ----------------------------------------------------------------------------


@pytest.mark.parametrize("resource", ["food", "wealth", "reputation", "magic", "xp"])
@pytest.mark.rule("RES-1")
def test_resources_come_and_go(resource: str) -> None:
    p = start("ada")
    before = getattr(p.character("ada"), resource)
    p = after_script(p, f"gain 3 {resource}")
    assert getattr(p.character("ada"), resource) == before + 3
    p = after_script(p, f"lose 1 {resource}")
    assert getattr(p.character("ada"), resource) == before + 2
    p = after_script(p, f"lose 99 {resource}")
    assert getattr(p.character("ada"), resource) == 0


@pytest.mark.rule("TRK-6")
def test_tracks_go_up_and_down_within_their_ends() -> None:
    p = after_script(start("ada"), "lose 3 health; lose 2 energy; gain 2 terror")
    ada = p.character("ada")
    assert (ada.health, ada.energy, ada.terror) == (5, 3, 2)  # Energy fell with Health
    p = after_script(p, "gain 1 health; gain 1 energy; lose 1 terror")
    ada = p.character("ada")
    assert (ada.health, ada.energy, ada.terror) == (6, 4, 1)
    p = after_script(p, "gain 9 health; lose 9 energy; lose 9 terror")
    ada = p.character("ada")
    assert (ada.health, ada.energy, ada.terror) == (8, 0, 0)


@pytest.mark.rule("TRK-7")
def test_an_unavoidable_loss_is_lost() -> None:
    p = after_script(start("ada"), "lose 2 health unavoidable")
    assert p.character("ada").health == 6


def test_states_are_set_by_their_tracks() -> None:
    p = after_script(pair(), "become dying for me", me="ben")
    assert is_dying(p.character("ben"))
    assert p.character("ben").mortal_wounds == 0
    p = after_script(p, "become insane for me", me="ada")
    assert is_insane(p, p.character("ada"))
    assert p.character("ada").terror == 5
    assert after_script(p, "become insane for me", me="ada").character("ada").terror == 5


# To whom -----------------------------------------------------------------------------------------


@pytest.mark.rule("EXP-5")
@pytest.mark.example("C4")
def test_a_plain_gain_is_received_once_and_each_member_scales() -> None:
    p = pair()
    one = after_script(p, "gain 1 wealth")
    assert one.question is not None
    assert one.question.kind == "receive"
    one = choose(one, "receive", who="ben")
    assert [c.wealth for c in one.characters] == [1, 1]
    each = after_script(p, "gain 1 wealth for each")
    assert [c.wealth for c in each.characters] == [2, 1]


@pytest.mark.rule("EXP-5")
def test_a_party_of_one_is_not_asked() -> None:
    p = after_script(pair(), "gain 1 wealth", "ben")
    assert [c.wealth for c in p.characters] == [1, 1]
    assert p.question is not None
    assert p.question.kind == "action"


@pytest.mark.rule("EXP-5")
def test_a_single_penalty_falls_on_one_who_has_something_to_lose() -> None:
    p = after_script(pair(), "lose 1 wealth")  # only Ada has some
    assert p.character("ada").wealth == 0
    p = pair()
    p = after_script(p, "lose 2 food")
    assert kinds(p) == {"receive"}
    p = choose(p, "receive", who="ada")
    assert [c.food for c in p.characters] == [0, 2]
    p = after_script(
        after_script(p, "lose 9 food"), "lose 1 food"
    )  # nobody has any: nothing is asked
    assert p.question is not None
    assert p.question.kind == "action"


@pytest.mark.rule("EXP-5")
def test_by_the_setting_any_member_may_take_a_loss() -> None:
    p = pair(story(losses_fall_on_those_who_have=False))
    p = choose(after_script(p, "lose 1 wealth"), "receive", who="ben")
    assert p.character("ada").wealth == 1


@pytest.mark.rule("EXP-5")
def test_nobody_outside_the_party_receives() -> None:
    p = after_script(start("ada", "ben"), "gain 1 wealth")
    refused(p, "EXP-5", "receive", who="cleo")
    with pytest.raises(IllegalChoice, match="not an option now"):
        agenda.check(p, option("pay", who="ada", what="food"))


def test_whom_an_effect_concerns() -> None:
    p = pair()
    p.character("ben").location = 103
    assert [c.food for c in after_script(p, "gain 1 food for me", "ada").characters] == [3, 2]
    assert [c.food for c in after_script(p, "gain 1 food for each", "ada").characters] == [3, 2]
    assert [c.food for c in after_script(p, "gain 1 food for all", "ada").characters] == [3, 3]
    asked = after_script(p, "gain 1 food for any")
    assert [c.food for c in choose(asked, "receive", who="ben").characters] == [2, 3]


def test_in_an_encounter_an_effect_is_that_of_the_one_acting() -> None:
    p = during(pair(), me="ben")
    p.encounter = Encounter("dog", "combat", ("ada", "ben"), active="ben")
    perform(p, "gain 1 terror")
    assert [c.terror for c in p.characters] == [0, 2]


def test_each_member_is_asked_for_themselves() -> None:
    p = pair()
    p.character("ada").terror = 3
    p = after_script(p, "lose 1 health for each if me.track(terror) >= 3")
    assert [c.health for c in p.characters] == [7, 7]
    p = after_script(p, "gain me.res(food) xp for each if me.res(magic) >= 1")
    assert [c.xp for c in p.characters] == [0, 2]


def test_amounts_are_counted() -> None:
    assert after_script(pair(), "gain players xp for me").character("ada").xp == 2
    assert after_script(pair(), 'gain dial("tide") xp').character("ada").xp == 0


def test_effects_follow_one_another_and_see_what_came_before() -> None:
    p = after_script(
        start("ada"), 'tick "debt" 1; gain 1 xp if status("debt", 1); gain 5 xp if day == 9'
    )
    assert p.character("ada").xp == 1


@pytest.mark.rule("EXP-7")
def test_a_chance_in_a_script_is_thrown_once() -> None:
    p = after_script(start("ada"), "gain 1 xp if roll(6) >= 1; gain 1 xp if roll(6) >= 7")
    assert p.character("ada").xp == 1
    assert event_kinds(p).count("rolled") == 2


def test_choose_member_says_who_acts_from_here_on() -> None:
    p = after_script(pair(), "choose member; gain 1 xp for me; gain 1 terror for me")
    refused(p, "EXP-5", "choose-member", who="cleo")
    p = choose(p, "choose-member", who="ben")
    assert [c.xp for c in p.characters] == [0, 1]
    assert [c.terror for c in p.characters] == [0, 2]


# Paying ------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-6")
def test_a_party_pays_as_one_pot() -> None:
    p = after_script(pair(), "pay 3 food; gain 1 xp for me")
    p = choose(p, "pay", who="ada")
    p = choose(p, "pay", who="ada")
    assert [c.food for c in p.characters] == [0, 1]
    assert p.character("ada").xp == 1


@pytest.mark.rule("TRK-6")
def test_what_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    p = after_script(pair(), "pay 5 food; gain 1 xp for me")
    assert [c.food for c in p.characters] == [2, 2]
    assert p.character("ada").xp == 0
    assert not p.scenes
    assert "unpaid" in event_kinds(p)


@pytest.mark.rule("PTY-4")
def test_a_price_asked_of_each_is_a_toll() -> None:
    p = pair()
    p.character("ben").energy = 1
    p = after_script(p, "pay 2 energy for each; gain 1 xp for each")
    p = choose(p, "pay-own", who="ada")
    p = choose(p, "drop-out", who="ben")
    assert [(c.energy, c.xp) for c in p.characters] == [(4, 1), (1, 0)]


@pytest.mark.rule("PTY-4")
def test_whoever_is_meant_alone_pays_or_drops_out() -> None:
    p = after_script(pair(), "pay 1 magic for me; gain 1 xp for each", me="ben")
    p = choose(p, "drop-out", who="ben")
    assert [(c.magic, c.xp) for c in p.characters] == [(0, 1), (1, 0)]


def test_characters_outside_the_scene_pay_or_do_not() -> None:
    p = pair()
    p.character("ada").magic = 1
    p = choose(after_script(p, "pay 1 magic for all", "ada"), "pay-own", who="ada")
    assert [c.magic for c in p.characters] == [0, 0]
    p = after_script(p, "pay 1 magic for all", "ada")
    assert [c.magic for c in choose(p, "drop-out", who="ada").characters] == [0, 0]


def test_in_an_encounter_an_unpaid_text_goes_no_further() -> None:
    p = during(pair(), me="ben")
    p.encounter = Encounter("dog", "combat", ("ada", "ben"), active="ben")
    depth = len(p.agenda)
    paid = p.clone()
    agenda.plan(paid, (perform, "pay 1 magic; gain 1 xp"))
    _work_off(paid, depth)
    assert (paid.character("ben").magic, paid.character("ben").xp) == (0, 1)
    short = p.clone()
    agenda.plan(short, (perform, "pay 2 magic; gain 1 xp"))
    _work_off(short, depth)
    assert (short.character("ben").magic, short.character("ben").xp) == (1, 0)
    assert short.scenes == p.scenes


def _work_off(p: Position, depth: int) -> None:
    while len(p.agenda) > depth:
        now = p.agenda[-1]
        p.agenda = p.agenda[:-1]
        assert now.name == "perform"
        perform(p, *now.args)
