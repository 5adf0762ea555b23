"""Dying! and going insane (DTH-1, DTH-2, INS)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.events.characters import IsDying, MadnessTossed, Recovered
from legendarium.taintedgrail.options.day import PickUp
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import (
    gain_energy,
    gain_health,
    gain_terror,
    is_insane,
    lose_health,
    lose_terror,
    toss_for_madness,
)
from taintedgrail import play, telling
from taintedgrail.lives import (
    cards,
    crowd,
    give,
    in_scene,
    offered,
    question_of,
    refused,
)
from taintedgrail.play import events_of, question


def wounded(p: Position, who: str, amount: int = 99) -> Position:
    """A character loses so much Health."""
    after = p.clone()
    lose_health(after, after.character(who), amount)
    agenda.run(after)
    return after


def healed(p: Position, who: str, amount: int = 1) -> Position:
    """A character gains so much Health."""
    after = p.clone()
    gain_health(after, after.character(who), amount)
    agenda.run(after)
    return after


@pytest.mark.rule("DTH-1", "DTH-2", "MOD-2")
@pytest.mark.parametrize(("party", "dial"), [(("ada",), 3), (("ada", "ben"), 2)])
def test_at_health_zero_the_card_is_attached_with_its_dial(
    party: tuple[str, ...], dial: int
) -> None:
    p = wounded(crowd(*party), "ada")
    assert (p.character("ada").health, p.character("ada").dying) == (0, dial)
    assert [event.dial for event in events_of(p, IsDying)] == [dial]


@pytest.mark.rule("DTH-2")
def test_the_dial_is_a_setting() -> None:
    assert wounded(crowd("ada", dying_dial_solo=5), "ada").character("ada").dying == 5
    assert wounded(crowd("ada", "ben", dying_dial=1), "ada").character("ada").dying == 1


@pytest.mark.rule("DTH-1", "DTH-2")
@pytest.mark.example("C10")
def test_the_card_is_discarded_as_soon_as_health_rises() -> None:
    p = healed(wounded(crowd("ada", "ben"), "ada"), "ada")
    assert (p.character("ada").health, p.character("ada").dying) == (1, 0)
    assert len(events_of(p, Recovered)) == 1
    again = wounded(p, "ada")
    assert again.character("ada").dying == 2, "a new card has a new dial"


@pytest.mark.rule("DTH-1")
@pytest.mark.example("C9")
def test_health_never_rises_above_its_start() -> None:
    p = healed(wounded(crowd("ada"), "ada", 3), "ada", 99)
    assert p.character("ada").health == 8


@pytest.mark.rule("DTH-2", "DAY-4")
def test_the_dial_counts_down_in_the_morning_until_it_runs_out() -> None:
    p = wounded(crowd("ada", "ben"), "ada")
    p = play.run_steps(p, ("lower_time_dials",))
    assert p.character("ada").dying == 1
    p = play.run_steps(p, ("lower_time_dials",))
    assert not p.is_in_play("ada")
    assert p.dead == ("ada",)


@pytest.mark.rule("DTH-2")
def test_any_further_loss_kills() -> None:
    p = wounded(wounded(crowd("ada", "ben"), "ada"), "ada", 1)
    assert p.dead == ("ada",)


@pytest.mark.rule("DTH-2", "MOD-2")
def test_alone_a_further_loss_lowers_the_dial() -> None:
    p = wounded(wounded(crowd("ada"), "ada"), "ada", 2)
    assert p.character("ada").dying == 2, "one loss, however great"
    p = wounded(p, "ada", 1)
    assert p.character("ada").dying == 1
    assert question_of(wounded(p, "ada", 1))[0] == "mercy", "it cannot be lowered again"


@pytest.mark.rule("DTH-2")
def test_a_blow_greater_than_health_is_one_blow() -> None:
    p = wounded(crowd("ada", "ben"), "ada", 50)
    assert p.is_in_play("ada")
    assert p.character("ada").dying == 2


@pytest.mark.rule("DTH-1", "DTH-2")
@pytest.mark.parametrize("party", [("ada",), ("ada", "ben")])
def test_losses_of_one_text_are_losses_of_one_moment(party: tuple[str, ...]) -> None:
    p = crowd(*party)
    p.character("ada").health = p.character("ada").energy = 1
    p = telling.after_script(p, "lose 2 health for all; gain 1 xp for all; lose 2 health for all")
    assert p.is_in_play("ada")
    assert [event.dial for event in events_of(p, IsDying)] == [3 if len(party) == 1 else 2]
    assert p.character("ada").xp == 1


@pytest.mark.rule("DTH-2")
def test_the_next_text_is_another_moment() -> None:
    p = crowd("ada", "ben")
    p.character("ada").health = p.character("ada").energy = 1
    p = telling.after_script(p, "lose 1 health for each; lose 1 health for each", "ada")
    assert p.is_in_play("ada")
    p = telling.after_script(p, "gain 1 xp for me; lose 1 health for each", "ada")
    assert p.dead == ("ada",)


@pytest.mark.rule("DTH-2")
def test_a_moment_that_is_broken_off_kills_nobody() -> None:
    p = crowd("ada", "ben")
    p.character("ada").health = p.character("ada").energy = 1
    p = telling.after_script(
        p, "lose 1 health for all; lose 1 health for all; pay 9 magic; gain 1 xp"
    )
    assert p.is_in_play("ada")
    p = wounded(p, "ada", 1)
    assert p.dead == ("ada",), "that moment is over"


@pytest.mark.rule("DTH-2", "SEC-1")
def test_the_dying_keep_two_items_and_all_secrets() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear", "item:net", "item:coat", "item:lamp", "secret:14", "secret:21")
    p = wounded(p, "ada")
    assert question_of(p) == ("drop-items", (0,))
    assert offered(p, "item") == ["spear", "net", "coat", "lamp"]
    refused(p, "SEC-1", "drop", who="ada", item="14")
    refused(p, "DTH-2", "drop", who="ada", item="club")
    p = play.choose(play.choose(p, "drop", item="net"), "drop", item="spear")
    assert cards(p.character("ada")) == ["item:coat", "item:lamp", "secret:14", "secret:21"]
    assert [one.id for one in p.places[101].dropped] == ["net", "spear"]
    assert question_of(p)[0] == "action"


@pytest.mark.rule("DTH-2")
def test_the_limit_of_items_is_a_setting() -> None:
    p = crowd("ada", "ben", dying_items=0)
    give(p, "ada", "item:spear")
    p = wounded(p, "ada")
    assert cards(p.character("ada")) == []
    assert [one.id for one in p.places[101].dropped] == ["spear"]


@pytest.mark.rule("DTH-2")
def test_the_limit_lasts_as_long_as_the_card() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear", "item:net")
    give(p, "ben", "item:lamp")
    p = wounded(p, "ada")
    p = play.choose(play.choose(p, "trade"), "give", from_="ben", what="item")
    assert question_of(p)[0] == "drop-items"
    p = play.choose(play.choose(p, "drop", item="net"), "done")
    picks = [one for one in question(p).options if isinstance(one, PickUp)]
    assert [one.who for one in picks] == ["ben"], "ada can carry no more"
    refused(p, "DTH-2", "pick-up", who="ada", item="net")
    p = healed(p, "ada")
    picks = [one for one in question(p).options if isinstance(one, PickUp)]
    assert {one.who for one in picks} == {"ada", "ben"}


@pytest.mark.rule("DTH-2")
def test_a_position_read_at_that_question_asks_once() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear", "item:net", "item:coat")
    p = wounded(p, "ada")
    again = play.run_steps(p)
    assert again.agenda == p.agenda
    assert again.question == p.question


@pytest.mark.rule("DTH-1", "CMB-43")
@pytest.mark.example("B58")
def test_an_attack_that_takes_the_last_health_expels() -> None:
    p = crowd("ada", "ben")
    p.character("ada").health = 1
    p.character("ada").energy = 1
    p = play.run_steps(in_scene(p, "ada", "ben"), ("start_encounter", "dog", "green", 101))
    for _ in range(60):
        assert p.question is not None
        if p.encounter is None or "ada" not in p.encounter.participants:
            break
        worst = [one for one in p.question.options if one.kind in ("stop", "no-agreement")]
        p = agenda.take(p, (worst or list(p.question.options))[0])
    assert p.character("ada").dying == 2
    assert p.encounter is not None
    assert p.encounter.participants == ("ben",), "the other goes on"
    assert p.scene.party == ("ben",)


@pytest.mark.rule("DTH-1")
def test_the_dying_are_out_of_an_encounter_before_it_begins() -> None:
    p = wounded(crowd("ada", "ben"), "ada")
    p = play.run_steps(in_scene(p, "ada", "ben"), ("start_encounter", "dog", "green", 101))
    assert p.encounter is not None
    assert p.encounter.participants == ("ben",)
    assert p.character("ada").dying == 2


@pytest.mark.rule("DTH-2a")
def test_the_dying_have_no_energy_but_may_rest() -> None:
    p = wounded(crowd("ada", "ben"), "ada").clone()
    ada = p.character("ada")
    assert ada.energy == 0
    assert gain_energy(p, ada, 3) == 0
    p = play.run_steps(p, ("rest", "ada"))
    p = play.choose(p, "eat", who="ada")
    assert (p.character("ada").health, p.character("ada").dying) == (1, 0)


@pytest.mark.rule("DTH-2a")
def test_going_hungry_is_a_loss_and_kills() -> None:
    p = wounded(crowd("ada", "ben"), "ada")
    p = play.choose(play.run_steps(p, ("rest", "ada")), "go-hungry", who="ada")
    assert p.dead == ("ada",)


@pytest.mark.rule("DTH-2a")
def test_a_floor_lets_the_dying_act() -> None:
    p = wounded(crowd("ada", "ben", dying_energy_floor=1), "ada")
    assert p.character("ada").energy == 1
    p = play.choose(p, "character", who="ada")
    assert p.character("ada").wealth == 2


# Going insane ------------------------------------------------------------------------------------


@pytest.mark.rule("INS-1")
@pytest.mark.parametrize(("terror", "insane"), [(4, False), (5, True), (6, True)])
def test_terror_on_a_red_space_is_going_insane(terror: int, insane: bool) -> None:
    p = crowd("ada")
    p.character("ada").terror = terror
    assert is_insane(p, p.character("ada")) is insane


@pytest.mark.rule("INS-1")
@pytest.mark.parametrize(("terror", "read"), [(5, "nightmare"), (4, "dream")])
def test_nightmares_replace_dreams(terror: int, read: str) -> None:
    p = crowd("ada")
    p.character("ada").location = 102
    p.character("ada").terror = terror
    p = play.run_steps(p, ("dream", "ada"))
    assert f"log.102.{read}" in p.read
    assert p.character("ada").terror == terror + (1 if read == "nightmare" else -1)


@pytest.mark.rule("INS-2")
def test_on_tails_the_insane_lose_one_more_energy() -> None:
    seen = set()
    for seed in range(12):
        p = crowd("ada", seed=seed)
        p.character("ada").terror = 5
        tails = toss_for_madness(p, "ada")
        assert p.character("ada").energy == 6 - tails
        assert [one.coin for one in events_of(p, MadnessTossed)] == ["tails" if tails else "heads"]
        seen.add(tails)
    assert seen == {True, False}


@pytest.mark.rule("INS-2")
def test_the_sane_toss_no_coin() -> None:
    p = crowd("ada")
    before = p.chance
    assert not toss_for_madness(p, "ada")
    assert p.chance == before
    p = crowd("ada", insane_energy=0)
    p.character("ada").terror = 6
    assert not toss_for_madness(p, "ada"), "a campaign can go without"


@pytest.mark.rule("INS-2")
def test_it_is_lost_and_not_paid_so_the_action_goes_on() -> None:
    tossed = set()
    for seed in range(12):
        p = crowd("ada", seed=seed)
        ada = p.character("ada")
        ada.terror, ada.energy = 5, 1
        p = play.run_steps(p)
        p = play.choose(p, "travel", who="ada", to=102)
        assert p.character("ada").energy == 0
        assert p.character("ada").location == 102
        tossed |= {one.coin for one in events_of(p, MadnessTossed)}
    assert tossed == {"heads", "tails"}


@pytest.mark.rule("INS-2")
def test_terror_past_the_top_costs_health() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.terror = 5
    gain_terror(p, ada, 3)
    assert (ada.terror, ada.health) == (6, 6)


@pytest.mark.rule("INS-2")
def test_the_card_goes_as_soon_as_terror_leaves_the_red_spaces() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    gain_terror(p, ada, 5)
    lose_terror(p, ada, 1)
    assert [event.kind for event in p.events if event.kind in ("insane", "sane")] == [
        "insane",
        "sane",
    ]
    assert not is_insane(p, ada)


@pytest.mark.rule("DTH-1", "DTH-2")
def test_several_may_begin_to_die_at_one_moment() -> None:
    p = crowd("ada", "ben", "cay").clone()
    give(p, "ada", "item:spear", "item:net", "item:boots")
    give(p, "ben", "item:coat", "item:drum", "item:bell")
    for who in ("ada", "ben"):
        lose_health(p, p.character(who), 99)
    agenda.run(p)
    assert [one.dying for one in p.characters] == [2, 2, 0], "all cards are attached first"
    assert question_of(p) == ("drop-items", (0,))
    assert play.run_steps(p).question == p.question
    p = play.choose(p, "drop", item="net")
    assert question_of(p) == ("drop-items", (1,)), "one after the other"
    p = play.choose(p, "drop", item="bell")
    assert question_of(p)[0] == "action"
