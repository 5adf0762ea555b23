"""The start of a day (4.1)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.position import Dial, Place, Position, Possession
from taintedgrail.crowd import CROWD
from taintedgrail.land import LINE, again, day_one, land, next_morning, put
from taintedgrail.play import choose, loaded, start


def lit(p: Position, **dials: int) -> Position:
    """Land with menhirs lit: `m101=3`."""
    p.places = {101: Place(0, 0), 102: Place(1, 0), 103: Place(2, 0), 104: Place(3, 0)}
    p.menhirs = {int(name[1:]): value for name, value in dials.items()}
    return again(p)


@pytest.mark.rule("DAY-1")
def test_menhirs_without_a_dial_are_removed() -> None:
    p = next_morning(lit(day_one(), m101=0, m102=3))
    assert p.menhirs == {102: 2}


@pytest.mark.rule("DAY-2", "WYR-1")
def test_land_out_of_reach_of_every_active_menhir_is_removed() -> None:
    p = next_morning(lit(day_one(), m101=4))
    assert set(p.places) == {101, 102}


@pytest.mark.rule("DAY-2")
def test_menhirs_that_go_out_keep_no_land() -> None:
    p = next_morning(lit(day_one(), m101=4, m104=0))
    assert set(p.places) == {101, 102}


@pytest.mark.rule("DAY-3")
def test_each_dial_is_lowered_and_one_that_shows_1_is_taken_off() -> None:
    p = next_morning(lit(day_one(), m101=4, m102=1))
    assert p.menhirs == {101: 3, 102: 0}


@pytest.mark.rule("DAY-3")
@pytest.mark.example("B22")
def test_land_of_a_menhir_that_loses_its_dial_stays_for_this_day() -> None:
    p = lit(day_one(), m101=5, m103=1)
    first = next_morning(p)
    assert first.menhirs == {101: 4, 103: 0}
    assert {102, 103, 104} <= set(first.places)
    second = next_morning(first)
    assert second.menhirs == {101: 3}
    assert set(second.places) == {101, 102}


@pytest.mark.rule("DAY-1", "DAY-3")
@pytest.mark.example("C2")
@pytest.mark.parametrize("dial", [1, 3])
def test_a_menhir_lit_with_a_dial_shines_for_so_many_days(dial: int) -> None:
    p = lit(day_one(), m101=8, m103=dial)
    for _ in range(dial):
        p = next_morning(p)
        assert 104 in p.places
    assert 104 not in next_morning(p).places


@pytest.mark.rule("DAY-4", "DIA-1")
@pytest.mark.example("B28")
def test_time_dials_are_lowered_and_quest_dials_are_not() -> None:
    p = start("ada", story=loaded(CROWD))
    p.dials = {"tide": Dial(4, "location", 101), "debt-dial": Dial(4, "location", 101)}
    after = next_morning(p)
    assert {name: dial.value for name, dial in after.dials.items()} == {"tide": 3, "debt-dial": 4}


@pytest.mark.rule("DAY-4")
def test_a_time_dial_that_cannot_be_lowered_has_run_out() -> None:
    p = start("ada", story=loaded(CROWD))
    p.dials = {"tide": Dial(1, "location", 101)}
    after = next_morning(p)
    assert after.dials == {}
    assert after.statuses["debt"] == (2,), "its page was read"


@pytest.mark.rule("DAY-5")
def test_one_event_is_revealed_each_day_and_discarded() -> None:
    p = start("ada")
    assert p.event_discard == ()
    p.event_deck = Pile("second-day", "rain")
    after = choose(next_morning(p), "choice", id="keep")
    assert after.event_discard == ("second-day",)
    assert after.event_deck.order == ("rain",)
    assert after.phase == "day"


@pytest.mark.rule("DAY-6")
def test_the_guardian_die_is_rolled_after_the_event() -> None:
    p = day_one()
    p.places[102] = p.places[102]._replace(guardians=("thief",))
    p.encounter_decks["grey"] = Pile()
    after = next_morning(p)
    told = [one.kind for one in after.events]
    assert told.index("guardian-die") > told.index("no-event")


@pytest.mark.rule("DAY-7", "ITM-1")
def test_one_card_of_each_keyword_stays_face_up() -> None:
    p = day_one()
    put(
        p,
        "ada",
        possessions=(Possession("item", "spear"), Possession("item", "club", face_up=False)),
    )
    p.item_deck = Pile(*(one for one in p.item_deck.order if one not in ("spear", "club")))
    asked = next_morning(p)
    assert asked.question is not None
    assert asked.question.kind == "equip"
    after = choose(asked, "equip", card="item:club")
    faces = {one.id: one.face_up for one in after.character("ada").possessions}
    assert faces == {"spear": False, "club": True}


@pytest.mark.rule("DAY-7")
def test_abilities_of_the_morning_come_last() -> None:
    p = day_one("ada", "ben")
    put(p, "ben", possessions=(Possession("item", "lamp"),), magic=0)
    after = next_morning(p)
    assert after.character("ben").magic == 1
    told = [one.kind for one in after.events]
    assert told.index("ability") > told.index("menhir-dial")


def test_a_new_day_clears_what_the_old_one_marked() -> None:
    p = day_one()
    put(p, "ada", passed=True, acted=True, used=("day:item:net:0", "encounter:item:coat:0"))
    p.places[101] = p.places[101]._replace(used=("fish",))
    after = next_morning(p)
    ada = after.character("ada")
    assert (ada.passed, ada.acted, ada.used) == (False, False, ("encounter:item:coat:0",))
    assert after.places[101].used == ()
    assert after.day == p.day + 1


@pytest.mark.rule("WYR-4")
def test_the_wyrdness_comes_only_in_the_morning() -> None:
    p = lit(day_one(story=land(*LINE)), m101=5, m103=1)
    p.menhirs[103] = 0
    after = choose(again(p), "pass", who="ada")
    assert {103, 104} <= set(after.places)
    assert set(next_morning(after).places) == {101, 102}
