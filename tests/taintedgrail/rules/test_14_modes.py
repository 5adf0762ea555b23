"""Story mode and solo play (MOD)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail import modes
from legendarium.taintedgrail.position import Position
from taintedgrail import play
from taintedgrail.lives import crowd, in_scene


def both(*who: str) -> tuple[Position, Position]:
    """The same game in normal and in story mode."""
    return crowd(*who), crowd(*who, mode="story")


@pytest.mark.rule("MOD-1")
def test_a_menhir_burns_longer_as_far_as_a_dial_goes() -> None:
    normal, story = both("ada")
    assert [modes.menhir_dial(normal, one) for one in (4, 7)] == [4, 7]
    assert [modes.menhir_dial(story, one) for one in (4, 7)] == [6, 8]


@pytest.mark.rule("MOD-1")
def test_a_menhir_costs_as_for_one_player_fewer() -> None:
    normal, story = both("ada", "ben", "cay")
    assert (modes.paying_players(normal), modes.paying_players(story)) == (3, 2)
    assert modes.paying_players(both("ada")[1]) == 1, "but never as for nobody"


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("mode", "health"), [("normal", 5), ("story", 6)])
def test_eating_restores_more(mode: str, health: int) -> None:
    p = crowd("ada", mode=mode)
    p.character("ada").health = p.character("ada").energy = 4
    p = play.choose(play.run_steps(p, ("rest", "ada")), "eat")
    assert p.character("ada").health == health


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("printed", "easier"), [(6, 5), (4, 3), (3, 3), (2, 2)])
def test_an_encounter_needs_a_marker_less_but_three(printed: int, easier: int) -> None:
    normal, story = both("ada")
    assert modes.encounter_value(normal, printed) == printed
    assert modes.encounter_value(story, printed) == easier


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("start", "top", "easier"), [(2, 4, 3), (3, 4, 3), (1, 5, 2)])
def test_affinity_begins_one_higher_but_not_at_the_top(start: int, top: int, easier: int) -> None:
    normal, story = both("ada")
    assert modes.affinity_start(normal, start, top) == start
    assert modes.affinity_start(story, start, top) == easier


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("mode", "affinity"), [("normal", 2), ("story", 3)])
def test_a_real_talk_begins_there(mode: str, affinity: int) -> None:
    p = crowd("ada", mode=mode)
    p = play.run_steps(in_scene(p, "ada"), ("start_encounter", "clerk", "blue", 101))
    assert p.encounter is not None
    assert p.encounter.affinity == affinity


@pytest.mark.rule("MOD-1")
def test_the_numbers_of_story_mode_are_settings() -> None:
    story = crowd("ada", "ben", mode="story", story_menhir_dial=1, story_rest_health=3)
    assert modes.menhir_dial(story, 4) == 5
    assert modes.rest_health(story) == 3
    assert modes.rest_health(crowd("ada", story_rest_health=3)) == 1


@pytest.mark.rule("MOD-2")
def test_solo_is_one_character_in_play() -> None:
    alone, two = crowd("ada"), crowd("ada", "ben")
    assert (modes.is_solo(alone), modes.is_solo(two)) == (True, False)
    assert (modes.dying_dial(alone), modes.dying_dial(two)) == (3, 2)
    assert modes.paying_players(alone) == 1
