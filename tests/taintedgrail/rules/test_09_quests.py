"""Quests and tasks (QST-1 to QST-4)."""

from __future__ import annotations

import dataclasses

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.content.model import Secret
from legendarium.taintedgrail.position import Encounter, Position, Possession, TaskEntry
from legendarium.taintedgrail.quests import check_goals, is_reachable
from taintedgrail.play import run_steps, start
from taintedgrail.telling import (
    Quest,
    after_script,
    event,
    event_kinds,
    pair,
    story,
)

FIND = Quest("find", "secret(14)", "gain 1 xp for all")


def morning_event(p: Position, *deck: str) -> Position:
    p = p.clone()
    p.event_deck = Pile(*deck)
    return run_steps(p, ("reveal_event",))


# Quests ------------------------------------------------------------------------------------------


@pytest.mark.rule("QST-1", "QST-2", "SET-8")
@pytest.mark.example("A2")
def test_the_first_event_hands_out_the_first_quest() -> None:
    tale = story(events=(event("dawn", quest=FIND, kind="story"),))
    first = dataclasses.replace(tale.chapters[0], events=("dawn", "second-day"))
    p = pair(dataclasses.replace(tale, chapters=(first,)))
    assert p.day == 1
    assert p.quests == ("find",)
    assert "dawn" not in (*p.event_discard, *p.event_deck.order)
    after = after_script(p, "gain secret 14 for me", "ben")  # Ada is not even there
    assert after.succeeded == ("find",)
    assert [c.xp for c in after.characters] == [1, 1]
    assert after.quests == ("find",)  # nothing said that it leaves the stack


@pytest.mark.rule("QST-1")
def test_the_newest_quest_lies_on_top() -> None:
    tale = story(events=(event("dawn", quest=FIND, kind="story"),))
    p = morning_event(pair(tale), "dawn", "second-day")
    assert p.quests == ("find", "light-the-north")
    assert p.event_deck.order == ("second-day",)
    assert morning_event(p, "dawn").quests == p.quests  # it lies there once


@pytest.mark.rule("QST-1")
def test_a_quest_is_read_before_it_lies_on_the_stack() -> None:
    card = event("dawn", effect="gain secret 14 for me", quest=FIND)
    p = morning_event(pair(story(events=(card,))), "dawn")
    told_in_order = [
        kind for kind in event_kinds(p) if kind in ("read", "quest", "quest-succeeded")
    ]
    assert told_in_order == ["read", "quest", "quest-succeeded"]


@pytest.mark.rule("QST-2")
def test_success_comes_at_once_between_two_effects() -> None:
    quest = Quest("debtor", 'status("debt", 1)', "gain 1 magic for me")
    p = start("ada", story=story(quests=(quest,)))
    p = after_script(p, 'activate quest "debtor"; tick "debt" 1; gain me.res(magic) xp')
    assert p.character("ada").magic == 1
    assert p.character("ada").xp == 1  # the Magic was there before the next effect


@pytest.mark.rule("QST-2")
def test_anybody_reaches_a_goal_wherever_the_scene_is() -> None:
    p = pair(story(quests=(FIND,)))
    p.character("ben").location = 103
    p.character("ben").possessions = (Possession("secret", "14"),)
    p = after_script(p, 'activate quest "find"; gain me.res(xp) magic for me', "ada")
    assert p.character("ada").magic == 1  # at once, though Ben is not in the scene


@pytest.mark.rule("QST-2")
def test_a_goal_that_holds_already_is_seen_at_once() -> None:
    p = start("ada", story=story(quests=(FIND,)))
    p = after_script(p, 'gain secret 14; activate quest "find"')
    assert p.succeeded == ("find",)


@pytest.mark.rule("QST-2")
def test_a_quest_succeeds_once() -> None:
    again = Quest(
        "again", "day >= 1", 'gain 1 xp for all; end quest "again"; activate quest "again"'
    )
    p = after_script(start("ada", story=story(quests=(again,))), 'activate quest "again"')
    assert p.character("ada").xp == 1
    assert p.quests == ("light-the-north",)


@pytest.mark.rule("QST-2")
def test_an_encounter_is_finished_first() -> None:
    p = start("ada", story=story(quests=(FIND,))).clone()
    p.quests = ("find",)
    p.encounter = Encounter("dog", "combat", ("ada",))
    p.character("ada").possessions = (Possession("secret", "14"),)
    assert not check_goals(p)
    p.encounter = None
    assert check_goals(p)


@pytest.mark.rule("QST-3")
def test_a_quest_leaves_the_stack_only_when_told() -> None:
    tale = story(events=(event("dawn", quest=FIND),))
    p = morning_event(pair(tale), "dawn")
    p = after_script(p, "gain secret 14 for me")
    assert "find" in p.quests
    p = after_script(p, 'end quest "find"')
    assert p.quests == ("light-the-north",)
    assert p.event_discard == ("dawn",)  # the card that carried it
    assert after_script(p, 'end quest "find"') == after_script(p, "gain 0 xp")


@pytest.mark.rule("QST-3")
def test_removing_the_card_takes_its_quest() -> None:
    p = morning_event(pair(story(events=(event("dawn", quest=FIND),))), "dawn")
    p = after_script(p, 'remove event "dawn"')
    assert p.quests == ("light-the-north",)
    assert "event:dawn" in p.removed


def test_a_quest_on_a_secret_begins_when_it_is_gained() -> None:
    quest = Quest("carry", "visited(102)", "gain 2 xp for all")
    p = start("ada", story=story(secrets=(Secret(30, quest=quest),)))
    p = after_script(p, "gain secret 30")
    assert p.quests[0] == "carry"
    p = after_script(p, "move to 102")
    assert p.character("ada").xp == 2


@pytest.mark.rule("QST-4")
def test_only_quests_advance_the_chapter() -> None:
    p = start("ada")
    p.tasks = (TaskEntry("well", 104),)
    p.character("ada").magic = 1
    p = after_script(p, "gain secret 14; move to 102; light menhir here")
    assert (p.phase, p.ending) == ("over", "lit")
    assert p.tasks == (TaskEntry("well", 104),)  # still open


@pytest.mark.rule("QST-4")
@pytest.mark.example("A3")
def test_a_task_is_a_line_in_the_log_and_nothing_else() -> None:
    p = pair()
    for one in p.characters:
        one.location = 103
    before = (p.quests, p.event_deck, p.item_deck)
    p = after_script(p, 'task "well"')
    assert p.tasks == (TaskEntry("well", 103),)
    assert (p.quests, p.event_deck, p.item_deck) == before
    assert [c.possessions for c in p.characters] == [(), ()]
    assert is_reachable(p, p.tasks[0])
    p = after_script(p, "replace location 103 with 105")
    assert not is_reachable(p, p.tasks[0])
    assert p.tasks[0].open
