"""The rows of the balance table, computed from figures made by hand."""

from __future__ import annotations

from typing import Any

import pytest

from legendarium.authoring.balance.figures import figures
from legendarium.authoring.balance.measuring import all_rows
from legendarium.authoring.balance.plays import Chapters, Duels
from legendarium.authoring.balance.rows import row_json
from legendarium.authoring.balance.targets import POINTS, Target, at_least, at_most, figure, within
from taintedgrail.play import campaign

ROWS = {row.name: row for row in all_rows(campaign())}

CHAPTER: dict[str, Any] = {
    "completed": 1,
    "ended": 1,
    "ending": "lit",
    "deaths": 0,
    "days": 10,
    "decisions": 100,
    "verses": ["log.101.1"],
    "upkeep": 4,
    "energy": 10,
    "spending": {"food": 4, "travel": 6},
    "hungry": 1,
    "evenings": 10,
    "dark": 0,
    "mornings": 10,
    "xp": 16.0,
    "cards": 4.0,
    "points": 2.0,
    "actions": {"travel": 6, "local 101.nets": 3, "local 102.dig": 1},
    "offered": {"U04": 10, "U05": 10, "U06": 10},
    "kept": {"U04": 10, "U05": 0, "U06": 5},
    "seconds": 1.0,
}


def row(name: str, *records: dict[str, Any]) -> dict[str, Any]:
    """A row about chapters, where these games were played by each number of players."""
    found = {}
    for cell in ROWS[name].cells:
        assert isinstance(cell, Chapters)
        games = [one if "broken" in one else {**CHAPTER, **one} for one in records]
        found[cell.name] = figures(cell, games)
    return row_json(ROWS[name], found)


def duel_row(name: str, won: dict[str, int], turns: int = 4) -> dict[str, Any]:
    """A row about encounters, with the games won of ten in cells whose names begin so."""
    found = {}
    for cell in ROWS[name].cells:
        assert isinstance(cell, Duels)
        wins = next(many for begin, many in won.items() if cell.name.startswith(begin))
        games = [
            {
                "encounter": "dog",
                "how": "won" if number < wins else "fled",
                "turns": turns + number,
                "health_lost": 1,
                "seconds": 0.1,
            }
            for number in range(10)
        ]
        found[cell.name] = figures(cell, games)
    return row_json(ROWS[name], found)


# Encounters --------------------------------------------------------------------------------------


def test_a_row_pools_its_characters() -> None:
    found = duel_row("combat-greedy-won", {"combat-1-greedy-ada": 9, "combat-1-greedy-ben": 6})
    assert (found["value"], found["size"], found["met"]) == (0.75, 20, True)
    fled = duel_row("combat-greedy-fled", {"combat-1-greedy": 7})
    assert (fled["value"], fled["met"]) == (0.3, False)


def test_a_gap_is_told_in_points() -> None:
    found = duel_row("gap-combat", {"combat-1-greedy": 7, "combat-1-random": 3})
    assert found["value"] == pytest.approx(0.4)
    assert (found["unit"], found["met"]) == (POINTS, True)
    assert found["detail"] == "70.0% and 30.0%"
    assert not duel_row("gap-combat", {"combat-1-greedy": 5, "combat-1-random": 3})["met"]


def test_guardians_are_measured_against_the_other_combats() -> None:
    found = duel_row("guardians-1", {"combat-1": 8, "guardians-1": 6})
    assert found["value"] == pytest.approx(0.2)
    assert found["met"]
    assert not duel_row("guardians-1", {"combat-1": 6, "guardians-1": 8})["met"]


def test_a_character_is_measured_against_the_mean() -> None:
    won = {"combat-1-greedy-ada": 9, "combat-1-greedy-ben": 5}
    ada = duel_row("character-combat-ada", won)
    ben = duel_row("character-combat-ben", won)
    assert (ada["value"], ben["value"]) == pytest.approx((0.2, -0.2))
    assert ada["target"]["told"] == "-8 to 8 points"  # her strong kind
    assert ben["target"]["told"] == "-15 to 15 points"
    assert not ada["met"]


def test_turns_have_a_median_and_few_are_long() -> None:
    found = duel_row("turns-combat-median", {"combat": 5}, turns=1)
    assert (found["value"], found["met"]) == (5.5, False)
    short = duel_row("turns-combat-short", {"combat": 5}, turns=0)
    assert short["value"] == 0.9  # turns 0 to 8 are under 9, turn 9 is not


# Chapters ----------------------------------------------------------------------------------------


def test_a_chapter_counts_as_completed_only_without_a_death() -> None:
    died = {"completed": 0, "deaths": 1}
    lost = {"completed": 0, "ended": 0, "ending": ""}
    found = row("chapter-planner-1", {}, {}, died, lost)
    assert (found["value"], found["met"]) == (0.5, False)
    assert found["detail"] == "75.0% however many died"
    assert row("chapter-greedy-2", {}, died)["met"]
    assert row("chapter-planner-spread", {}, died)["value"] == 0


def test_days_are_those_of_chapters_that_were_completed() -> None:
    games = ({"days": 9}, {"days": 10}, {"days": 20}, {"days": 2, "completed": 0})
    assert row("days-median", *games)["value"] == 10
    assert row("days-within", *games)["value"] == pytest.approx(2 / 3)


def test_shares_of_energy_food_and_light_are_sums_through_sums() -> None:
    games = ({"upkeep": 1, "energy": 10}, {"upkeep": 9, "energy": 10})
    assert row("energy-upkeep", *games)["value"] == 0.5
    assert not row("energy-upkeep", *games)["detail"]
    alarm = row("energy-upkeep", {"upkeep": 6})
    assert (alarm["met"], alarm["detail"]) == (False, "alarm: too much upkeep")
    assert row("days-hungry", {"hungry": 0}, {"hungry": 3})["value"] == 0.15
    assert row("days-dark", {}, {"dark": 1})["value"] == 0.05


def test_growth_is_the_mean_of_completed_chapters() -> None:
    assert row("growth-xp", {}, {"xp": 20.0}, {"xp": 0.0, "completed": 0})["value"] == 18
    assert row("growth-cards", {})["met"]
    assert not row("growth-points", {}, {"points": 1.0})["met"]


def test_verses_seen_and_verses_that_hardly_anybody_sees() -> None:
    verses = [key for key in campaign().passages if key[-1].isdecimal() and key.startswith("log")]
    assert row("verses-seen", {})["value"] == pytest.approx(1 / len(verses))
    rare = row("verses-rare", {"verses": verses[2:]}, {"verses": verses[1:]})
    assert (rare["value"], rare["met"]) == (1, False)
    assert rare["detail"] == f"1 never; {verses[0]}"
    # Once in 101 games is less than 5 times in 500.
    seldom = row("verses-rare", {"verses": verses}, *[{"verses": verses[1:]}] * 100)
    assert seldom["detail"] == f"0 never; {verses[0]}"
    assert row("verses-rare", {"verses": verses}, *[{"verses": verses[1:]}] * 99)["met"]


def test_what_is_chosen_too_often_is_named() -> None:
    found = row("dominant-action", {})
    assert (found["value"], found["detail"], found["met"]) == (0.3, "101.nets", True)
    most, least = row("cards-most", {}), row("cards-least", {})
    assert (most["value"], most["met"]) == (1.0, False)
    assert most["detail"] == "U04; beyond the limit: U04"
    assert (least["value"], least["met"]) == (0.0, False)
    assert least["detail"] == "U05; beyond the limit: U05"
    few = {"offered": {"U04": 1}, "kept": {"U04": 1}}
    assert row("cards-most", few)["absent"] == "nothing to count"


def test_endings_are_counted_among_chapters_that_ended() -> None:
    found = row("ending-lit", {}, {"ended": 0, "ending": ""})
    assert (found["value"], found["met"]) == (1.0, None)


def test_speed_is_told_for_500_games_in_minutes() -> None:
    found = row("speed", {"seconds": 1.2})
    assert found["value"] == pytest.approx(10)
    assert found["met"]
    assert not row("speed", {"seconds": 1.3})["met"]


def test_games_that_broke_off_are_left_out() -> None:
    assert row("chapter-planner-1", {}, {"broken": "why"})["size"] == 1
    assert row("chapter-planner-1", {"broken": "why"})["absent"] == "no game was completed"


# Targets -----------------------------------------------------------------------------------------


def test_targets_include_their_limits_and_tell_themselves() -> None:
    assert within(0.65, 0.80).text() == "65 to 80 %"
    assert at_least(0.25, POINTS).text() == "at least 25 points"
    assert at_most(10, "minutes").text() == "at most 10 minutes"
    assert Target().text() == ""
    band = within(0.1, 0.3)
    assert [band.is_met(one) for one in (0.09, 0.1, 0.1 + 0.2, 0.31)] == [False, True, True, False]


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [(0.123, "%", "12.3 %"), (-0.0001, POINTS, "0 points"), (10.0, "", "10"), (0.5, "%", "50 %")],
)
def test_numbers_as_people_read_them(value: float, unit: str, text: str) -> None:
    assert figure(value, unit) == text
