"""Events, and encounters that texts bring (DAY-5, ENC-1 to ENC-4)."""

from __future__ import annotations

import dataclasses
from types import MappingProxyType

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.events.story import EventRevealed
from legendarium.taintedgrail.position import Position
from taintedgrail.play import campaign, choose, events_of, kinds, run_steps, start
from taintedgrail.telling import (
    Choice,
    Passage,
    after_script,
    event,
    event_kinds,
    pair,
    read,
    story,
)


def morning_event(p: Position, *deck: str) -> Position:
    p = p.clone()
    p.event_deck = Pile(*deck)
    return run_steps(p, ("reveal_event",))


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
    assert (p.event_deck, p.random_deck) == (Pile(), Pile())
    p = run_steps(p, ("reveal_event",))  # an empty deck is fed before it is drawn from
    assert "rain" in [one.event for one in events_of(p, EventRevealed)]
    assert p.event_discard == ("rain",)


@pytest.mark.rule("DSC-1")
def test_by_the_setting_a_random_event_goes_under_its_own_deck() -> None:
    p = morning_event(pair(story(random_events_return=True)), "rain")
    assert p.event_discard == ()
    assert p.random_deck.order == ("rain",)


@pytest.mark.rule("DAY-5")
def test_by_the_setting_an_empty_deck_has_no_event() -> None:
    p = pair(story(empty_event_deck="nothing")).clone()
    p.event_deck, p.random_deck = Pile(), Pile("rain")
    p = run_steps(p, ("reveal_event",))
    assert event_kinds(p) == ["no-event"]
    assert p.random_deck.order == ("rain",)


def test_an_event_may_stay_on_the_table() -> None:
    p = morning_event(pair(story(events=(event("frost", stays=True),))), "frost")
    assert p.standing_events == ("frost",)
    assert p.event_discard == ()
    assert after_script(p, 'remove event "frost"').standing_events == ()


def test_an_event_that_puts_itself_back_is_not_discarded() -> None:
    p = morning_event(pair(story(events=(event("frost", 'event "frost" on top'),))), "frost")
    assert p.event_deck.order == ("frost",)
    assert p.event_discard == ()


def test_a_whole_month_has_an_event_each_morning() -> None:
    p = pair()
    for _ in range(30):
        p = run_steps(p, ("reveal_event",))
        if kinds(p) == {"choice"}:
            p = choose(p, "choice", id="keep")
            p.characters[0].terror = p.characters[1].terror = 0
        assert "no-event" not in event_kinds(p)
        p.characters[0].health, p.characters[1].health = 8, 7


# Encounter decks ---------------------------------------------------------------------------------


@pytest.mark.rule("ENC-1")
def test_each_colour_has_its_own_deck_and_blue_is_diplomacy() -> None:
    p = start("ada")
    assert p.encounter_decks == {
        "green": Pile("dog"),
        "grey": Pile("thief"),
        "purple": Pile(),
        "blue": Pile("clerk"),
    }
    met = {
        colour: after_script(p, f"encounter {colour}").encounter
        for colour in ("green", "grey", "blue")
    }
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
    assert start("ada", story=both).encounter_decks["green"].order == ("dog",)
    chapter = dataclasses.replace(tiny.chapters[0], difficulties=(1, 2))
    p = start("ada", story=dataclasses.replace(both, chapters=(chapter,)))
    assert sorted(p.encounter_decks["green"].order) == ["dog", "wolf"]
    met = after_script(p, "encounter green difficulty 2").encounter
    assert met is not None
    assert met.card == "wolf"


@pytest.mark.rule("ENC-3")
def test_a_drawn_encounter_starts_at_once_for_the_party() -> None:
    p = after_script(pair(), "encounter green; gain 1 xp for each if won_last_encounter")
    assert p.encounter is not None
    assert p.encounter.participants == ("ada", "ben")
    assert [c.xp for c in p.characters] == [0, 0]
    alone = after_script(pair(), "encounter green", "ben").encounter
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
