"""Story mode and solo play, as far as the day and the map know them (MOD-1, MOD-2)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.model import MenhirText
from legendarium.taintedgrail.menhirs import menhir_cost
from taintedgrail.land import again, day_one, land, location, next_morning, night_falls, put
from taintedgrail.play import choose
from taintedgrail.telling import after_script

BY_PLAYERS = MenhirText(("pay 1 magic", "pay 2 magic", "pay 3 magic", "pay 4 magic"), (6, 5, 4, 3))
COUNTED = MenhirText(("pay players magic; pay 1 food",) * 4, (6, 5, 4, 3))
FOUR = ("ada", "ben", "cay", "dot")


@pytest.mark.rule("MOD-1", "ACT-9")
@pytest.mark.parametrize(
    ("players", "normal", "story"), [(1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)]
)
def test_story_mode_counts_one_player_fewer_for_a_menhir(
    players: int, normal: int, story: int
) -> None:
    for text, rest in ((BY_PLAYERS, ""), (COUNTED, "; pay 1 food")):
        tale = land(location(101, "menhir", menhir=text))
        for mode, cost in (("normal", normal), ("story", story)):
            p = day_one(*FOUR[:players], story=tale, mode=mode)
            assert menhir_cost(p, 101) == f"pay {cost} magic{rest}"


@pytest.mark.rule("MOD-1")
def test_story_mode_adds_2_to_the_dial_up_to_its_top() -> None:
    tale = land(location(101, "menhir", menhir=COUNTED))
    p = day_one("ada", "ben", story=tale, mode="story")
    assert p.menhirs == {101: 6}, "the first menhir is no activation"
    put(p, "ada", magic=1)
    p = choose(choose(again(p), "menhir", who="ada"), "party", who=("ada",))
    p = choose(p, "activate")
    assert p.menhirs == {101: 7}
    assert after_script(p, "light menhir here 7", "ada").menhirs == {101: 8}


@pytest.mark.rule("MOD-1", "END-1")
def test_story_mode_restores_2_health_with_a_meal() -> None:
    for mode, health in (("normal", 5), ("story", 6)):
        p = day_one("ada", story=land(location(101, "menhir")), mode=mode)
        put(p, "ada", health=4, energy=3, terror=2)
        after = choose(night_falls(p), "eat")
        assert (after.character("ada").health, after.character("ada").terror) == (health, 1)


@pytest.mark.rule("MOD-1")
def test_the_numbers_of_story_mode_are_settings() -> None:
    tale = land(
        location(101, "menhir", menhir=COUNTED),
        story_menhir_dial=0,
        story_fewer_players=2,
        story_rest_health=3,
    )
    p = day_one("ada", "ben", "cay", story=tale, mode="story")
    assert menhir_cost(p, 101) == "pay 1 magic; pay 1 food"
    put(p, "ada", magic=1, health=2, energy=2)
    lit = choose(choose(choose(again(p), "menhir", who="ada"), "party", who=("ada",)), "activate")
    assert lit.menhirs == {101: 4}
    assert choose(night_falls(p), "eat").character("ada").health == 5


@pytest.mark.rule("MOD-2")
def test_alone_one_pays_the_costs_for_one_player() -> None:
    tale = land(location(101, "menhir", menhir=BY_PLAYERS))
    p = day_one("ada", story=tale)
    assert menhir_cost(p, 101) == "pay 1 magic"
    assert p.menhirs == {101: 7}, "8 for one player, less the first morning"
    assert next_morning(p).menhirs == {101: 6}
