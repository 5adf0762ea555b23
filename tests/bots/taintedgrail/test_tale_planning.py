"""How the bots plan: days, errands, explorations, menhirs, flight and development."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tale_tables import begun, shipped

from legendarium.bots.taintedgrail import make_bot
from legendarium.bots.taintedgrail.answers import growth
from legendarium.bots.taintedgrail.evaluation.card_worth import card_quality
from legendarium.bots.taintedgrail.evaluation.character_worth import body_worth, energy_reserve
from legendarium.bots.taintedgrail.evaluation.group_worth import encounter_worth, group_worth
from legendarium.bots.taintedgrail.evaluation.menhir_worth import (
    is_open,
    light_worth,
    lightable_menhirs,
    lighting_hope,
    mornings_of_light,
)
from legendarium.bots.taintedgrail.imagination.imagining import imagine, imagine_script
from legendarium.bots.taintedgrail.imagination.likelihood import has_chance, is_met
from legendarium.bots.taintedgrail.planning.dayplan import plan_day
from legendarium.bots.taintedgrail.planning.deeds import arrival_worth, deeds_at
from legendarium.bots.taintedgrail.planning.errands import errands, routes
from legendarium.bots.taintedgrail.planning.explorations import best_reading, endings, worth
from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.events.day import EveningBegan
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    DoLocalAction,
    Done,
    Eat,
    Explore,
    Give,
    InspectMenhir,
    StartTrading,
)
from legendarium.taintedgrail.options.encounters import Flee, Keep, PlayCard
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.position import Position, Possession
from legendarium.taintedgrail.values import Context
from legendarium.taintedgrail.view import view
from taintedgrail.play import choose, run_steps, start

THINKING = ("greedy", "planner")


def changed(p: Position, who: str, **values: Any) -> Position:
    """The position with other values of a character, and its question made again."""
    q = p.clone()
    for name, value in values.items():
        setattr(q.character(who), name, value)
    agenda.run(q)
    return q


def chosen(p: Position, bot: str, seed: int = 1) -> AnyOption:
    """What a bot of this name chooses."""
    assert p.question is not None
    return make_bot(bot, seed).choose(view(p, p.question.seat))


def day_of(p: Position, bot: str) -> list[AnyOption]:
    """What a bot does until the evening, encounters left out."""
    done = []
    player = make_bot(bot, 1)
    today = p.day
    while p.question is not None and p.day == today and p.phase == "day":
        option = player.choose(view(p, p.question.seat))
        if p.question.kind == "action":
            done.append(option)
        p = agenda.take(p, option)
    return done


# Days --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", THINKING)
def test_the_hungry_get_food_before_the_night(bot: str) -> None:
    p = changed(start("ada"), "ada", food=0)
    q = p.clone()
    q.quests = ()
    q.read |= set(q.campaign.passages)
    q.taken |= {
        f"{key}.{one.id}" for key, text in q.campaign.passages.items() for one in text.choices
    }
    agenda.run(q)
    assert DoLocalAction("ada", "fish") in day_of(q, bot)


@pytest.mark.parametrize("bot", THINKING)
def test_the_last_light_is_prolonged_in_time(bot: str) -> None:
    p = start("ada")
    q = p.clone()
    q.menhirs[101] = 0
    agenda.run(q)
    assert chosen(q, bot) == InspectMenhir("ada")
    inspecting = choose(q, "menhir", who="ada")
    assert isinstance(chosen(inspecting, bot), Activate)


@pytest.mark.parametrize("bot", THINKING)
def test_a_light_that_lasts_is_left_alone(bot: str) -> None:
    assert not isinstance(chosen(start("ada"), bot), InspectMenhir)


@pytest.mark.parametrize("bot", THINKING)
def test_the_day_ends_with_energy_for_tomorrow(bot: str) -> None:
    p = begun(shipped(), "tamsin", seed=3)
    player = make_bot(bot, 1)
    left = []
    while p.question is not None and p.day < 6:
        after = agenda.take(p, player.choose(view(p, p.question.seat)))
        if any(isinstance(event, EveningBegan) for event in after.events):
            left.append(p.character("tamsin").energy)
        p = after
    assert len(left) >= 4
    assert sum(left) / len(left) < 4, "most of it is spent"


def test_energy_below_the_reserve_is_missed_tomorrow() -> None:
    p = start("ada")
    assert energy_reserve(p, p.character("ada")) == 2
    weak = changed(p, "ada", health=3, energy=3)
    assert energy_reserve(weak, weak.character("ada")) == 0


def test_a_plan_of_the_day_begins_with_a_listed_option() -> None:
    p = begun(shipped(), "isk")
    assert p.question is not None
    plan = plan_day(p, "isk", set(p.question.options))
    assert plan.first in p.question.options
    assert plan.gain > 0
    nothing = plan_day(p, "isk", set())
    assert nothing.first is None
    assert nothing.gain == 0


def test_errands_are_sorted_and_begin_with_a_step_that_can_be_taken() -> None:
    p = begun(shipped(), "hask")
    assert p.question is not None
    found = errands(p, "hask", set(p.question.options))
    assert [one.rate for one in found] == sorted((one.rate for one in found), reverse=True)
    assert all(one.first in p.question.options for one in found)
    assert {type(one.deed.option) for one in found} >= {Explore, DoLocalAction}


def test_ways_are_the_shortest() -> None:
    p = start("ada")
    found = routes(p, 101)
    assert found[101].length == 0
    assert found[102].steps == (102,)
    away = changed(p, "ada", location=103)
    assert routes(away, 103)[102].steps == (101, 102)


# Explorations ------------------------------------------------------------------------------------


def test_what_was_read_and_done_is_not_explored_for_ever() -> None:
    p = start("ada")
    fresh = worth(best_reading(imagine(p, ("ada",)), "log.101.intro"))
    q = p.clone()
    q.read |= {"log.101.intro", "log.101.1", "log.101.2", "page.1", "log.102.1"}
    q.taken |= {"log.101.1.dig", "log.101.1.leave", "log.101.2.wade", "log.101.2.read"}
    stale = worth(best_reading(imagine(q, ("ada",)), "log.101.intro"))
    assert fresh > stale


def test_a_hint_makes_curious() -> None:
    p = start("ada")
    here = changed(p, "ada", location=102)
    assert here.quests == ("light-the-north",)
    hinted = best_reading(imagine(here, ("ada",)), "log.102.intro").curious
    plain = best_reading(imagine(p, ("ada",)), "log.101.intro").curious
    assert hinted > plain > 0


def test_each_choice_of_a_known_passage_is_an_ending() -> None:
    p = start("ada")
    q = p.clone()
    q.read |= {"log.101.intro", "log.101.1"}
    found = endings(imagine(q, ("ada",)), "log.101.intro")
    assert len(found) == 2
    assert max(found, key=worth).p.character("ada").wealth == p.character("ada").wealth + 1


def test_what_cannot_be_paid_does_not_happen() -> None:
    p = changed(start("ada"), "ada", energy=1)
    im = imagine(p, ("ada",))
    imagine_script(im, "pay 2 energy for each; gain 5 wealth")
    assert im.stopped
    assert im.p.character("ada").wealth == p.character("ada").wealth


def test_imagining_draws_nothing_and_opens_nothing() -> None:
    p = start("ada")
    im = imagine(p, ("ada",))
    imagine_script(im, "gain 1 food; draw item; encounter green; sealed 1")
    assert (im.items, im.fights, im.leads) == (1, ("green",), "page.1")
    assert im.p.item_deck == p.item_deck
    assert im.p.encounter is None
    assert im.p.chance == p.chance
    assert im.p.character("ada").food == p.character("ada").food + 1


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("roll(6) >= 4", True),
        ("roll(6) >= 5", False),
        ("3 < roll(6)", True),
        ("coin", True),
        ("not roll(6) >= 2", False),
        ("res(food) >= 2 and roll(6) >= 3", True),
        ("res(food) >= 9 or roll(6) >= 6", False),
    ],
)
def test_dice_count_by_what_is_likelier(text: str, holds: bool) -> None:
    p = start("ada")
    before = p.chance
    assert is_met(p, text, Context(("ada",), "ada")) is holds
    assert has_chance(parse_condition(text))
    assert p.chance == before


# Menhirs -----------------------------------------------------------------------------------------


def test_a_longer_light_is_worth_more() -> None:
    p = start("ada")
    worths = []
    for dial in (None, 0, 1, 2, 4, 8):
        q = p.clone()
        q.menhirs = {} if dial is None else {101: dial}
        worths.append(light_worth(q))
        assert mornings_of_light(q) == (-1 if dial is None else dial)
    assert worths == sorted(worths)


def test_stores_for_the_next_lighting_are_felt() -> None:
    p = start("ada")
    with_secret = p.clone()
    ada = with_secret.character("ada")
    ada.possessions = (*ada.possessions, Possession("secret", "14"))
    north = next(one for one in lightable_menhirs(with_secret) if one.number == 102)
    assert is_open(with_secret, north)
    assert not is_open(p, north)
    assert lighting_hope(with_secret) < lighting_hope(changed(with_secret, "ada", magic=1))
    assert lighting_hope(p) <= lighting_hope(with_secret)


def test_a_menhir_is_lit_only_by_those_who_can() -> None:
    p = start("ada", "ben")
    there = changed(p, "ada", location=102)
    lit = [one for one in deeds_at(there, "ada", 102) if isinstance(one.option, InspectMenhir)]
    assert lit == [], "nobody has the secret"
    rich = changed(there, "ada", magic=1, possessions=(Possession("secret", "14"),))
    (deed,) = [one for one in deeds_at(rich, "ada", 102) if isinstance(one.option, InspectMenhir)]
    assert deed.worth > 5
    away = [one for one in deeds_at(rich, "ben", 102) if isinstance(one.option, InspectMenhir)]
    assert away, "with ada there, ben could light it too"


# Dangers -----------------------------------------------------------------------------------------


def test_the_weak_shun_fights_and_talk_is_cheap() -> None:
    p = start("ada")
    ada = p.character("ada")
    weak = changed(p, "ada", health=2, energy=2)
    assert encounter_worth(p, [ada], talk=False) > encounter_worth(
        weak, [weak.character("ada")], False
    )
    assert encounter_worth(weak, [weak.character("ada")], talk=True) > 0


def test_guardians_and_instant_rules_await_those_who_arrive() -> None:
    p = start("ada")
    assert arrival_worth(p, "ada", 102) == 0
    q = p.clone()
    q.places[102] = q.places[102]._replace(guardians=("thief",))
    assert arrival_worth(q, "ada", 102) < 0
    assert arrival_worth(p, "ada", 103) != 0


def test_health_is_dearer_the_less_there_is() -> None:
    p = start("ada")
    worths = [
        body_worth(q, q.character("ada")) for q in (changed(p, "ada", health=h) for h in range(9))
    ]
    steps = [after - before for before, after in pairwise(worths)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)


def fight(p: Position) -> Position:
    """An encounter with the dog, at its first play."""
    p = choose(p, "local", action="hunt")
    while p.question is not None and p.question.kind != "play":
        p = agenda.take(p, p.question.options[0])
    return p


@pytest.mark.parametrize("bot", THINKING)
def test_nobody_flees_in_good_health(bot: str) -> None:
    assert isinstance(chosen(fight(start("ada")), bot), PlayCard)


@pytest.mark.parametrize("bot", THINKING)
def test_whoever_would_die_flees(bot: str) -> None:
    p = fight(start("ada"))
    hurt = p.clone()
    ada = hurt.character("ada")
    ada.health = ada.energy = 2
    ada.discard, ada.hand = (*ada.discard, *ada.hand), ()
    agenda.run(hurt)
    assert hurt.encounter is not None
    assert isinstance(chosen(hurt, bot), Flee)


@pytest.mark.parametrize("bot", THINKING)
def test_a_victory_at_hand_is_taken(bot: str) -> None:
    p = fight(start("ada"))
    q = p.clone()
    assert q.encounter is not None
    q.encounter.pool = 3
    ada = q.character("ada")
    ada.health = ada.energy = 1
    ada.hand = ("U01",)
    ada.combat_deck = Pile(*(card for card in ada.combat_deck.order if card != "U01"))
    agenda.run(q)
    assert chosen(q, bot) == PlayCard("U01")


# Growing -----------------------------------------------------------------------------------------


def test_the_best_card_is_kept_and_the_worst_goes_out() -> None:
    p = start("ada")
    ada = p.character("ada")
    offered: list[AnyOption] = [Keep("ada", "combat", card) for card in ("U04", "U05")]
    kept = growth.keep_card(p, offered)
    assert kept == offered[0]
    assert card_quality(p, ada, "U04") > card_quality(p, ada, "U05")


@pytest.mark.parametrize("bot", THINKING)
def test_experience_is_spent_on_cards_and_then_on_points(bot: str) -> None:
    p = changed(start("ada"), "ada", xp=12)
    p = run_steps(p, ("develop",))
    player = make_bot(bot, 1)
    bought = []
    while p.question is not None and p.question.kind in ("develop", "keep-card", "skill"):
        option = player.choose(view(p, p.question.seat))
        bought.append(option.kind)
        p = agenda.take(p, option)
    assert bought[0] == "buy-card"
    assert "raise" in bought


@pytest.mark.parametrize("bot", THINKING)
def test_everybody_eats_and_those_who_have_more_share(bot: str) -> None:
    p = start("ada", "ben")
    assert isinstance(chosen(run_steps(p, ("rest", "ada")), bot), Eat)
    hungry = run_steps(changed(p, "ada", food=0), ("rest", "ada"))
    assert isinstance(chosen(hungry, bot), StartTrading)
    trading = choose(hungry, "trade")
    assert chosen(trading, bot) == Give("ben", "ada", "food")
    fed = choose(trading, "give", from_="ben", to="ada", what="food")
    assert isinstance(chosen(fed, bot), Done)


def test_a_group_stands_better_with_its_quest_done() -> None:
    p = start("ada")
    q = p.clone()
    q.succeeded = p.quests
    assert group_worth(q) > group_worth(p) + 10
