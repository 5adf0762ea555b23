"""Events, quests, tasks (section 9.1), statuses (9.3), dials (9.4), encounter decks (9.5)."""

from __future__ import annotations

import dataclasses
from types import MappingProxyType

import pytest

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import DialText, Secret, Status
from legendarium.taintedgrail.position import Dial, Encounter, Position, Possession, TaskEntry
from legendarium.taintedgrail.tasks import is_reachable
from taintedgrail.play import campaign, choose, kinds, run_steps, start
from taintedgrail.telling import (
    RULES,
    Choice,
    Passage,
    Quest,
    event,
    keys_read,
    kinds_told,
    pair,
    read,
    story,
    told,
)

assert RULES

FIND = Quest("find", "secret(14)", "gain 1 xp for all")


def morning_event(p: Position, *deck: str) -> Position:
    p = p.clone()
    p.event_deck = deck
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
    assert "dawn" not in (*p.event_discard, *p.event_deck)
    after = told(p, "gain secret 14 for me", "ben")  # Ada is not even there
    assert after.succeeded == ("find",)
    assert [c.xp for c in after.characters] == [1, 1]
    assert after.quests == ("find",)  # nothing said that it leaves the stack


@pytest.mark.rule("QST-1")
def test_the_newest_quest_lies_on_top() -> None:
    tale = story(events=(event("dawn", quest=FIND, kind="story"),))
    p = morning_event(pair(tale), "dawn", "second-day")
    assert p.quests == ("find", "light-the-north")
    assert p.event_deck == ("second-day",)
    assert morning_event(p, "dawn").quests == p.quests  # it lies there once


@pytest.mark.rule("QST-1")
def test_a_quest_is_read_before_it_lies_on_the_stack() -> None:
    card = event("dawn", effect="gain secret 14 for me", quest=FIND)
    p = morning_event(pair(story(events=(card,))), "dawn")
    told_in_order = [kind for kind in kinds_told(p) if kind in ("read", "quest", "quest-succeeded")]
    assert told_in_order == ["read", "quest", "quest-succeeded"]


@pytest.mark.rule("QST-2")
def test_success_comes_at_once_between_two_effects() -> None:
    quest = Quest("debtor", 'status("debt", 1)', "gain 1 magic for me")
    p = start("ada", story=story(quests=(quest,)))
    p = told(p, 'activate quest "debtor"; tick "debt" 1; gain me.res(magic) xp')
    assert p.character("ada").magic == 1
    assert p.character("ada").xp == 1  # the Magic was there before the next effect


@pytest.mark.rule("QST-2")
def test_a_goal_that_holds_already_is_seen_at_once() -> None:
    p = start("ada", story=story(quests=(FIND,)))
    p = told(p, 'gain secret 14; activate quest "find"')
    assert p.succeeded == ("find",)


@pytest.mark.rule("QST-2")
def test_a_quest_succeeds_once() -> None:
    again = Quest(
        "again", "day >= 1", 'gain 1 xp for all; end quest "again"; activate quest "again"'
    )
    p = told(start("ada", story=story(quests=(again,))), 'activate quest "again"')
    assert p.character("ada").xp == 1
    assert p.quests == ("light-the-north",)


@pytest.mark.rule("QST-2")
def test_an_encounter_is_finished_first() -> None:
    p = start("ada", story=story(quests=(FIND,))).clone()
    p.quests = ("find",)
    p.encounter = Encounter("dog", "combat", ("ada",))
    p.character("ada").possessions = (Possession("secret", "14"),)
    from legendarium.taintedgrail.quests import see_goals

    assert not see_goals(p)
    p.encounter = None
    assert see_goals(p)


@pytest.mark.rule("QST-3")
def test_a_quest_leaves_the_stack_only_when_told() -> None:
    tale = story(events=(event("dawn", quest=FIND),))
    p = morning_event(pair(tale), "dawn")
    p = told(p, "gain secret 14 for me")
    assert "find" in p.quests
    p = told(p, 'end quest "find"')
    assert p.quests == ("light-the-north",)
    assert p.event_discard == ("dawn",)  # the card that carried it
    assert told(p, 'end quest "find"') == told(p, "gain 0 xp")


@pytest.mark.rule("QST-3")
def test_removing_the_card_takes_its_quest() -> None:
    p = morning_event(pair(story(events=(event("dawn", quest=FIND),))), "dawn")
    p = told(p, 'remove event "dawn"')
    assert p.quests == ("light-the-north",)
    assert "event:dawn" in p.removed


def test_a_quest_on_a_secret_begins_when_it_is_gained() -> None:
    quest = Quest("carry", "visited(102)", "gain 2 xp for all")
    p = start("ada", story=story(secrets=(Secret(30, quest=quest),)))
    p = told(p, "gain secret 30")
    assert p.quests[0] == "carry"
    p = told(p, "move to 102")
    assert p.character("ada").xp == 2


@pytest.mark.rule("QST-4")
def test_only_quests_advance_the_chapter() -> None:
    p = start("ada")
    p.tasks = (TaskEntry("well", 104),)
    p.character("ada").magic = 1
    p = told(p, "gain secret 14; move to 102; light menhir here")
    assert (p.phase, p.ending) == ("over", "lit")
    assert p.tasks == (TaskEntry("well", 104),)  # still open


@pytest.mark.rule("QST-4")
@pytest.mark.example("A3")
def test_a_task_is_a_line_in_the_log_and_nothing_else() -> None:
    p = pair()
    for one in p.characters:
        one.location = 103
    before = (p.quests, p.event_deck, p.item_deck)
    p = told(p, 'task "well"')
    assert p.tasks == (TaskEntry("well", 103),)
    assert (p.quests, p.event_deck, p.item_deck) == before
    assert [c.possessions for c in p.characters] == [(), ()]
    assert is_reachable(p, p.tasks[0])
    p = told(p, "replace location 103 with 105")
    assert not is_reachable(p, p.tasks[0])
    assert p.tasks[0].open


# Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("DAY-5")
def test_an_event_is_read_and_discarded() -> None:
    p = morning_event(pair(), "second-day", "rain")
    assert kinds(p) == {"choice"}
    assert p.question is not None
    assert p.question.seats == (0, 1)
    p = choose(p, "choice", id="keep")
    assert [c.terror for c in p.characters] == [1, 2]
    assert p.event_discard == ("second-day",)
    assert p.taken == {"event.second-day.keep"}


@pytest.mark.rule("DAY-5")
def test_everybody_lives_through_an_event_wherever_they_are() -> None:
    p = pair(story(events=(event("frost", "lose 1 health for each"),)))
    p.character("ben").location = 103
    p = morning_event(p, "frost")
    assert [c.health for c in p.characters] == [7, 6]


@pytest.mark.rule("DAY-5", "DSC-3")
def test_a_random_event_goes_to_the_pile_and_comes_back_when_its_deck_is_empty() -> None:
    p = morning_event(pair(), "rain")
    p = dataclasses.replace(p)
    assert p.event_discard == ("rain",)
    assert (p.event_deck, p.random_deck) == ((), ())
    p = run_steps(p, ("reveal_event",))  # an empty deck is fed before it is drawn from
    assert "rain" in [one.get("event") for one in p.events if one.kind == "event"]
    assert p.event_discard == ("rain",)


@pytest.mark.rule("DSC-1")
def test_by_the_setting_a_random_event_goes_under_its_own_deck() -> None:
    p = morning_event(pair(story(random_events_return=True)), "rain")
    assert p.event_discard == ()
    assert p.random_deck == ("rain",)


@pytest.mark.rule("DAY-5")
def test_by_the_setting_an_empty_deck_has_no_event() -> None:
    p = pair(story(empty_event_deck="nothing")).clone()
    p.event_deck, p.random_deck = (), ("rain",)
    p = run_steps(p, ("reveal_event",))
    assert kinds_told(p) == ["no-event"]
    assert p.random_deck == ("rain",)


def test_an_event_may_stay_on_the_table() -> None:
    p = morning_event(pair(story(events=(event("frost", stays=True),))), "frost")
    assert p.standing_events == ("frost",)
    assert p.event_discard == ()
    assert told(p, 'remove event "frost"').standing_events == ()


def test_an_event_that_puts_itself_back_is_not_discarded() -> None:
    p = morning_event(pair(story(events=(event("frost", 'event "frost" on top'),))), "frost")
    assert p.event_deck == ("frost",)
    assert p.event_discard == ()


def test_a_whole_month_has_an_event_each_morning() -> None:
    p = pair()
    for _ in range(30):
        p = run_steps(p, ("reveal_event",))
        if kinds(p) == {"choice"}:
            p = choose(p, "choice", id="keep")
            p.characters[0].terror = p.characters[1].terror = 0
        assert "no-event" not in kinds_told(p)
        p.characters[0].health, p.characters[1].health = 8, 7


# Statuses ----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-1")
def test_a_status_holds_for_everybody() -> None:
    p = pair()
    p = told(p, 'tick "debt" 2', "ben")
    assert p.statuses == {"debt": (2,)}
    after = told(p, 'gain 1 xp if status("debt", 2)', "ada")
    assert after.character("ada").xp == 1
    assert told(p, 'tick "debt" 2').statuses == {"debt": (2,)}
    assert told(p, 'tick "debt" 1').statuses == {"debt": (1, 2)}


@pytest.mark.rule("STA-1")
def test_an_unnumbered_status_ticks_any_free_box() -> None:
    p = start("ada", story=story(statuses=(Status("marks", parts=3, numbered=False),)))
    for parts in ((1,), (1, 2), (1, 2, 3), (1, 2, 3)):
        p = told(p, 'tick "marks"')
        assert p.statuses["marks"] == parts
    assert told(p, 'gain parts("marks") xp').character("ada").xp == 3


@pytest.mark.rule("STA-2")
def test_personal_changes_are_secrets_of_one_character() -> None:
    p = told(pair(), "gain secret 12 for me", me="ben")
    assert p.statuses == {}
    assert told(p, "gain 1 xp for each if me.secret(12)").character("ben").xp == 1
    assert told(p, "gain 1 xp for each if me.secret(12)").character("ada").xp == 0


# Dials -------------------------------------------------------------------------------------------


def dialled() -> Position:
    p = pair(
        story(dials=(DialText("sand", "quest", "gain 1 xp for all"), DialText("bare", "time")))
    )
    p.dials = {"tide": Dial(4, "location", 101), "sand": Dial(4, "secret", 14)}
    return p


@pytest.mark.rule("DIA-1", "DAY-4")
@pytest.mark.example("B28")
def test_only_time_dials_go_down_in_the_morning() -> None:
    p = run_steps(dialled(), ("lower_time_dials",))
    assert {name: dial.value for name, dial in p.dials.items()} == {"sand": 4, "tide": 3}


@pytest.mark.rule("DIA-1")
def test_a_quest_dial_changes_when_told() -> None:
    p = told(dialled(), 'lower dial "sand" 3')
    assert p.dials["sand"].value == 1
    p = told(p, 'lower dial "sand"')
    assert "sand" not in p.dials
    assert [c.xp for c in p.characters] == [1, 1]


@pytest.mark.rule("DAY-4")
def test_a_time_dial_that_cannot_be_lowered_has_run_out() -> None:
    p = dialled()
    p.dials = {"tide": Dial(2, "location", 103), "bare": Dial(1, "location", 101)}
    p = run_steps(p, ("lower_time_dials",))
    assert p.dials == {"tide": Dial(1, "location", 103)}
    assert keys_read(p) == []
    p = run_steps(p, ("lower_time_dials",))
    assert p.dials == {}
    assert keys_read(p) == ["page.2"]
    assert p.statuses == {"debt": (2,)}


def test_a_dial_on_a_secret_means_its_owner() -> None:
    tale = story(dials=(DialText("fever", "time", "gain 1 terror for me"),))
    p = pair(tale)
    p.character("ben").possessions = (Possession("secret", "12"),)
    p.dials = {"fever": Dial(1, "secret", 12)}
    p = run_steps(p, ("lower_time_dials",))
    assert [c.terror for c in p.characters] == [0, 2]


def test_a_dial_on_a_location_means_who_is_there() -> None:
    tale = story(dials=(DialText("flood", "time", "gain 1 terror for me"),))
    p = pair(tale)
    p.character("ben").location = 103
    p.dials = {"flood": Dial(1, "location", 103)}
    assert [c.terror for c in run_steps(p, ("lower_time_dials",)).characters] == [0, 2]
    p.dials = {"flood": Dial(1, "location", 102)}  # nobody: the lowest number
    assert [c.terror for c in run_steps(p, ("lower_time_dials",)).characters] == [1, 1]


@pytest.mark.rule("DIA-2")
def test_a_dial_tracks_how_far_a_quest_has_come() -> None:
    quest = Quest("dig", 'dial("sand") >= 3', 'gain 2 xp for all; remove dial "sand"')
    tale = story(quests=(quest,), dials=(DialText("sand", "quest"),))
    p = told(start("ada", story=tale), 'activate quest "dig"; set dial "sand" 1')
    p = told(p, 'raise dial "sand"')
    assert p.succeeded == ()
    p = told(p, 'raise dial "sand"')
    assert p.succeeded == ("dig",)
    assert p.dials == {}
    assert p.character("ada").xp == 2


# Encounter decks ---------------------------------------------------------------------------------


@pytest.mark.rule("ENC-1")
def test_each_colour_has_its_own_deck_and_blue_is_diplomacy() -> None:
    p = start("ada")
    assert p.encounter_decks == {
        "green": ("dog",),
        "grey": ("thief",),
        "purple": (),
        "blue": ("clerk",),
    }
    met = {colour: told(p, f"encounter {colour}").encounter for colour in ("green", "grey", "blue")}
    assert {colour: (now.card, now.kind) for colour, now in met.items() if now} == {
        "green": ("dog", "combat"),
        "grey": ("thief", "combat"),
        "blue": ("clerk", "diplomacy"),
    }


@pytest.mark.rule("ENC-2")
def test_decks_hold_the_difficulties_of_the_chapter() -> None:
    tiny = campaign()
    hard = dataclasses.replace(tiny.encounters["dog"], id="wolf", difficulty=2)
    both = dataclasses.replace(tiny, encounters=MappingProxyType({**tiny.encounters, "wolf": hard}))
    assert start("ada", story=both).encounter_decks["green"] == ("dog",)
    chapter = dataclasses.replace(tiny.chapters[0], difficulties=(1, 2))
    p = start("ada", story=dataclasses.replace(both, chapters=(chapter,)))
    assert sorted(p.encounter_decks["green"]) == ["dog", "wolf"]
    met = told(p, "encounter green difficulty 2").encounter
    assert met is not None
    assert met.card == "wolf"


@pytest.mark.rule("ENC-3")
def test_a_drawn_encounter_starts_at_once_for_the_party() -> None:
    p = told(pair(), "encounter green; gain 1 xp for each if won_last_encounter")
    assert p.encounter is not None
    assert p.encounter.participants == ("ada", "ben")
    assert [c.xp for c in p.characters] == [0, 0]
    alone = told(pair(), "encounter green", "ben").encounter
    assert alone is not None
    assert alone.participants == ("ben",)


@pytest.mark.rule("ENC-3", "PTY-8")
def test_an_encounter_of_an_event_involves_all_who_are_there() -> None:
    p = pair(story(events=(event("dogs", "encounter green"),)))
    together = morning_event(p, "dogs").encounter
    assert together is not None
    assert together.participants == ("ada", "ben")
    p.character("ben").location = 103
    asked = morning_event(p, "dogs")
    met = choose(asked, "choose-member", who="ben").encounter
    assert met is not None
    assert met.participants == ("ben",)


def test_the_text_goes_on_after_an_encounter() -> None:
    tale = story(
        Passage(
            "page.20",
            effect='encounter green; tick "debt" 1',
            choices=(Choice("rest", effect="gain 1 health"), Choice("leave")),
        )
    )
    p = read(start("ada", story=tale), "page.20")
    for _ in range(60):
        if p.encounter is None or p.question is None:
            break
        flee = [one for one in p.question.options if one.kind == "flee"]
        p = agenda.take(p, (flee or list(p.question.options))[0])
    assert p.encounter is None
    assert p.last_encounter == "fled"
    assert not p.scenes  # who fled leaves the exploration too (PTY-5)
    assert p.statuses == {}
