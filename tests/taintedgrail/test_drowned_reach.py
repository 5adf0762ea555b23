"""The Drowned Reach where its story meets the rules: who pays, who has what, what is noted down."""

from __future__ import annotations

from functools import cache

import pytest

from legendarium.cli.tale.library import own_library
from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda, secrets
from legendarium.taintedgrail.options.story import Choose
from legendarium.taintedgrail.position import Position, Possession, TaskEntry
from taintedgrail.play import choose, run_steps, start
from taintedgrail.telling import event_kinds, read

STORY = own_library().game.campaigns["drowned-reach"]
PLEDGE = 5


@cache
def _today(*who: str) -> Position:
    p = start(*who, story=STORY)
    while p.question is not None and p.question.kind != "action":
        p = agenda.take(p, p.question.options[0])
    return p


def today(*who: str) -> Position:
    """These on the first day, when somebody may act; a copy that a test may change."""
    return _today(*who).clone()


def choices(p: Position) -> list[str]:
    """What can be chosen on the page."""
    assert p.question is not None
    return [one.id for one in p.question.options if isinstance(one, Choose)]


@pytest.mark.rule("DTH-1", "DTH-2")
@pytest.mark.parametrize("health", [1, 2, 3])
@pytest.mark.parametrize("event", ["sound-goes", "paths-go", "names-go", "hush-indoors"])
def test_a_hard_morning_makes_nobody_dying_and_dead_at_once(event: str, health: int) -> None:
    p = today("orla", "tamsin", "hask", "isk")
    orla = p.character("orla")
    orla.health, orla.energy, orla.terror = health, 1, 0
    p.agenda = ()
    p.event_deck = Pile(event, *p.event_deck.order)
    p = run_steps(p, ("reveal_event",), ("begin_day",))
    assert p.is_in_play("orla")
    assert p.character("orla").dying == 2


@pytest.mark.rule("DTH-2")
def test_a_late_random_event_is_one_moment_too() -> None:
    for seed in range(6):
        p = start("orla", "tamsin", story=STORY, seed=seed).clone()
        orla = p.character("orla")
        orla.health = orla.energy = 1
        p.statuses["late"] = (1, 2)
        p.agenda, p.scenes = (), ()
        p.event_deck = Pile("clear-morning", *p.event_deck.order)
        p = run_steps(p, ("reveal_event",), ("begin_day",))
        assert p.is_in_play("orla")


@pytest.mark.rule("PTY-1")
def test_the_salt_stair_takes_those_along_who_join() -> None:
    p = today("orla", "tamsin")
    secrets.gain_secret(p, "orla", 10)
    p = choose(run_steps(p), "use", who="orla", ability="secret:10:0")
    assert p.question is not None
    assert p.question.kind == "party"


@pytest.mark.rule("PTY-1")
def test_the_evening_bell_is_heard_by_all_who_are_there() -> None:
    p = today("orla", "tamsin", "hask")
    secrets.gain_secret(p, "orla", 8)
    for one in p.characters:
        one.terror = 3
    p.character("hask").location = 102
    p = choose(run_steps(p, ("after_rest", "orla")), "use", ability="secret:8:0")
    assert [one.terror for one in p.characters] == [2, 2, 3]


@pytest.mark.rule("STA-1")
@pytest.mark.parametrize(("verse", "choice"), [("108.4", "wealth"), ("108.5", "burn")])
def test_a_redeemed_pledge_is_gone_wherever_it_was(verse: str, choice: str) -> None:
    p = today("orla", "hask")
    secrets.gain_secret(p, "hask", PLEDGE)
    p.statuses["quills-book"] = (1, 2)
    p.tasks = (TaskEntry("quills-pledge", 108),)
    p.character("orla").wealth = 5
    p = choose(read(p, f"log.{verse}", "orla"), "choice", id=choice)
    assert secrets.holder(p, PLEDGE) is None
    assert p.statuses["quills-book"] == (1, 2, 5)
    assert p.tasks == (TaskEntry("quills-pledge", 108, open=False),)


@pytest.mark.rule("STA-1", "QST-4")
def test_without_a_pledge_a_burnt_book_redeems_nothing() -> None:
    p = today("orla")
    p.statuses["quills-book"] = (1,)
    p = choose(read(p, "log.108.5", "orla"), "choice", id="burn")
    assert p.statuses["quills-book"] == (1,)
    assert p.tasks == ()


@pytest.mark.rule("QST-4")
def test_a_promise_of_the_bell_writes_no_task_of_the_lamps() -> None:
    p = today("orla")
    p.statuses["promise"] = (1,)
    assert read(p, "log.109.6", "orla").tasks == ()


@pytest.mark.rule("QST-4")
@pytest.mark.parametrize(
    ("verse", "known", "task"),
    [
        ("101.2", ("crew", 5), "the-last-crew"),
        ("107.5", ("lampless", 1), "lights-in-the-east"),
    ],
)
def test_what_is_known_already_is_no_task(verse: str, known: tuple[str, int], task: str) -> None:
    p = today("orla")
    assert [one.id for one in read(p, f"log.{verse}", "orla").tasks] == [task]
    p.statuses[known[0]] = (known[1],)
    assert read(p, f"log.{verse}", "orla").tasks == ()


@pytest.mark.rule("ITM-3")
@pytest.mark.parametrize(
    ("key", "choice", "item"),
    [
        ("log.102.2", "take", "clay-lamp"),
        ("log.103.3", "net", "horsehair-net"),
        ("log.104.6", "take", "keepers-wick"),
        ("log.109.3", "dive", "bell-clapper"),
        ("event.stray-pony", "keep", "causeway-pony"),
    ],
)
def test_what_somebody_has_is_not_offered_again(key: str, choice: str, item: str) -> None:
    p = today("orla", "hask")
    p.character("orla").wealth = p.character("orla").food = 2
    assert choice in choices(read(p, key, "orla"))
    p.item_deck = Pile(*(one for one in p.item_deck.order if one != item))
    p.character("hask").possessions = (Possession("item", item),)
    p = read(p, key, "orla")
    assert choice not in choices(p)


@pytest.mark.rule("ITM-3")
@pytest.mark.parametrize("verse", ["105.7", "106.5"])
def test_where_an_item_is_part_of_more_it_is_told_that_there_is_none(verse: str) -> None:
    p = today("orla")
    p.item_deck = Pile()
    assert "no-item" in event_kinds(read(p, f"log.{verse}", "orla"))


@pytest.mark.rule("EXP-4")
def test_what_isk_says_falls_on_isk_whoever_began() -> None:
    p = today("orla", "isk")
    orla, isk = p.characters
    secrets.gain_secret(p, "isk", 14)
    after = choose(read(p, "log.103.1", me="orla"), "choice", id="return")
    gained = [one.reputation for one in after.characters]
    assert gained == [orla.reputation, isk.reputation + 1]
    after = choose(read(p, "log.103.6", me="orla"), "choice", id="own")
    assert [one.reputation for one in after.characters] == gained
    after = choose(read(p, "log.103.6", me="orla"), "choice", id="wind")
    assert [one.terror for one in after.characters] == [orla.terror, isk.terror + 1]
