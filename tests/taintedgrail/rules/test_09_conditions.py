"""Conditions: every name of the language, asked of the party and of the one who acts."""

from __future__ import annotations

from collections import Counter

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.conditions import amount, holds
from legendarium.taintedgrail.content.script import Call
from legendarium.taintedgrail.content.vocabulary import NAMES
from legendarium.taintedgrail.events.story import Rolled
from legendarium.taintedgrail.position import (
    Dial,
    Encounter,
    Played,
    Position,
    Possession,
    TaskEntry,
)
from legendarium.taintedgrail.values import known_names
from taintedgrail.crowd import CROWD
from taintedgrail.lives import give
from taintedgrail.play import events_of, loaded, start
from taintedgrail.telling import during, pair


def lived() -> Position:
    """A position of which much can be asked: Ada acts, Ben is with her."""
    p = during(pair(), "ada", "ben", me="ada")
    ada, ben = p.characters
    ada.possessions = (Possession("item", "net"), Possession("secret", "14", charges=2))
    ben.possessions = (Possession("item", "spear"), Possession("item", "coat", face_up=False))
    p.item_deck = Pile("net")
    ada.food, ben.food, ben.magic = 1, 3, 2
    ada.terror, ben.terror = 2, 4
    p.day, p.statuses = 6, {"debt": (2,)}
    p.dials = {"tide": Dial(3, "location", 101)}
    p.visited = frozenset({101, 102})
    p.taken = frozenset({"log.101.1.dig", "event.second-day.share"})
    p.quests = ("light-the-north",)
    p.tasks = (TaskEntry("well", 104),)
    p.last_encounter = "won"
    return p


STORY = [
    ('status("debt")', True),
    ('status("debt", 2)', True),
    ('status("debt", 1)', False),
    ('status("mercy")', False),
    ('parts("debt") == 1', True),
    ('parts("mercy") == 0', True),
    ("secret(14)", True),
    ("secret(11)", False),
    ('item("spear")', True),
    ('me.item("spear")', False),
    ('me.item("net")', True),
    ('item_free("net")', True),
    ('item_free("spear")', False),
    ("me.secret(14)", True),
    ("keyword(weapon)", True),
    ("me.keyword(weapon)", False),
    ("me.keyword(relic)", True),
    ("keyword(armour)", False),
    ("keyword(shield)", False),
    ("attr(caution) == 2", True),
    ("me.attr(caution) == 0", True),
    ("attr(courage) == 2", True),
    ("res(food) == 3", True),
    ("me.res(food) == 1", True),
    ("track(terror) == 4", True),
    ("me.track(terror) == 2", True),
    ("track(health) == 8", True),
    ("party_size == 2", True),
    ("players == 2", True),
    ("chapter == 1", True),
    ("day == 6", True),
    ('is_character("ben")', True),
    ('me.is_character("ben")', False),
    ('me.is_character("ada")', True),
    ('dial("tide") <= 3', True),
    ("menhir_lit(here)", True),
    ("menhir_lit(101)", True),
    ("menhir_lit(102)", False),
    ("visited(102)", True),
    ("visited(103)", False),
    ("on_map(103)", True),
    ("on_map(104)", False),
    ('choice_taken("101.1.dig")', True),
    ('choice_taken("101.1.leave")', False),
    ('choice_taken("event.second-day.share")', True),
    ('quest_active("light-the-north")', True),
    ('task("well")', True),
    ("won_last_encounter", True),
    ("fled_last_encounter", False),
    ("mode_story", False),
    ("not mode_story and (day > 5 or day < 2)", True),
    ("day != 6 or players >= 3", False),
    ("day < 7 and day > 5 and not day == 7", True),
    ("", True),
]


@pytest.mark.parametrize(("text", "answer"), STORY)
def test_conditions_of_the_story(text: str, answer: bool) -> None:
    assert holds(lived(), text) is answer


def test_every_name_has_an_answer() -> None:
    assert known_names() == set(NAMES)


def test_what_is_not_there_is_nothing() -> None:
    p = during(pair())
    assert amount(p, Call("dial", ("tide",))) == 0
    assert not holds(p, 'task("well")')
    p.tasks = (TaskEntry("well", 104, open=False),)
    assert not holds(p, 'task("well")')  # struck out


def test_an_item_is_free_until_somebody_has_it_or_it_is_gone() -> None:
    p = start("ada", story=loaded(CROWD)).clone()
    assert holds(p, 'item_free("hoop") and item_free("lamp")'), "the hoop lies in no deck"
    give(p, "ada", "item:lamp")
    assert holds(p, 'item_free("lamp")'), "there are two"
    give(p, "ada", "item:lamp", "item:hoop")
    assert holds(p, 'not item_free("lamp") and not item_free("hoop")')
    p.removed = frozenset({"item:hoop"})
    p.character("ada").possessions = ()
    assert not holds(p, 'item_free("hoop")')


def test_story_mode_and_flight() -> None:
    p = start("ada", mode="story")
    p.last_encounter = "fled"
    assert holds(p, "mode_story and fled_last_encounter and not won_last_encounter")


def test_here_is_where_the_one_acting_stands() -> None:
    p = during(pair(), "ada", "ben", me="ben")
    p.character("ben").location = 103
    assert not holds(p, "menhir_lit(here)")
    assert holds(p, "menhir_lit(here)", who="ada")


def test_without_a_scene_everybody_is_asked() -> None:
    p = pair()
    p.character("ben").wealth = 4
    assert holds(p, "res(wealth) == 4 and party_size == 2")
    assert holds(p, "me.res(wealth) == 4", who="ben")


def test_only_the_party_is_asked() -> None:
    p = during(pair(), "ada")
    p.character("ben").wealth = 4
    assert not holds(p, "res(wealth) == 4")
    assert holds(p, "party_size == 1 and players == 2")


# Encounters --------------------------------------------------------------------------------------


def fighting() -> Position:
    p = during(pair(), "ada", "ben", me="ada")
    p.character("ada").hand = ("U01", "U02")
    p.character("ben").hand = ("G01",)
    p.encounter = Encounter(
        "dog",
        "combat",
        ("ada", "ben"),
        pool=3,
        affinity=2,
        active="ada",
        plays=1,
        row=(
            Played("U01", "ada", charges=2, links=("courage", "", "", "free")),
            Played("G01", "ben", links=("courage", "", "magic", "free")),
        ),
    )
    return p


ENCOUNTER = [
    ("pool == 3", True),
    ("affinity == 2", True),
    ("hand == 2", True),
    ("me.hand == 2", True),
    ("linked(courage) == 2", True),
    ("linked(caution) == 0", True),
    ("linked_keys == 5", True),
    ("cards_played == 1", True),
    ("row == 2", True),
    ("participants == 2", True),
    ("panic", False),
    ("exhausted", False),
]


@pytest.mark.parametrize(("text", "answer"), ENCOUNTER)
def test_conditions_of_an_encounter(text: str, answer: bool) -> None:
    assert holds(fighting(), text) is answer


@pytest.mark.parametrize("name", ["pool", "affinity", "linked_keys", "cards_played", "row"])
def test_outside_encounters_there_is_nothing_to_count(name: str) -> None:
    assert amount(during(pair()), Call(name)) == 0


def test_panic_and_exhaustion_are_those_of_the_one_acting() -> None:
    p = fighting()
    p.character("ben").terror, p.character("ben").health = 5, 2
    p.character("ada").energy = 1
    assert holds(p, "exhausted and not panic")
    assert holds(p, "panic and not exhausted", who="ben")


def test_charges_are_those_of_the_card_the_text_stands_on() -> None:
    p = fighting()
    p.character("ada").possessions = (Possession("secret", "12", charges=4),)
    assert holds(p, "charges == 2", card="row:0")
    assert holds(p, "charges == 0", card="row:1")
    assert holds(p, "charges == 0", card="row:7")
    assert holds(p, "charges == 4", card="secret:12")
    assert holds(p, "charges == 0", card="item:net")


# Chance ------------------------------------------------------------------------------------------


@pytest.mark.rule("EXP-7")
def test_a_die_and_a_coin_are_fair_and_seeded() -> None:
    p = during(pair())
    thrown = Counter(amount(p, Call("roll", (6,))) for _ in range(600))
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert min(thrown.values()) > 60
    heads = sum(holds(p, "coin") for _ in range(400))
    assert 150 < heads < 250
    again = during(pair())
    assert [amount(again, Call("roll", (6,))) for _ in range(20)] == [
        amount(other, Call("roll", (6,))) for other in [during(pair())] for _ in range(20)
    ]


@pytest.mark.rule("EXP-7")
def test_chance_is_asked_once_and_only_when_it_is_reached() -> None:
    p = during(pair())
    before = p.chance
    assert not holds(p, 'status("debt") and roll(6) >= 1')
    assert p.chance == before
    assert holds(p, "roll(6) >= 1")
    assert len(events_of(p, Rolled)) == 1
