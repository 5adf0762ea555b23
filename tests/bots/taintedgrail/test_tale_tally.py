"""The tally: what is counted for each choice and its events."""

from __future__ import annotations

from typing import Any

from legendarium.bots.taintedgrail.tally import EXPLORE, FOOD, MENHIR, STORY, TRAVEL, Tally
from legendarium.taintedgrail.options.encounters import Keep
from legendarium.taintedgrail.position import Position
from taintedgrail.play import choose, run_steps, start


def counted(p: Position, *steps: tuple[str, dict[str, Any]]) -> tuple[Tally, Position]:
    """A tally of these choices, and the position after them."""
    tally = Tally()
    for kind, details in steps:
        after = choose(p, kind, **details)
        assert p.question is not None
        option = next(
            one
            for one in p.question.options
            if one.kind == kind and details.items() <= dict(one.items()).items()
        )
        tally.see(p, option, after)
        p = after
    return tally, p


def test_travel_and_exploring_cost_a_point_for_everybody() -> None:
    p = start("ada", "ben")
    tally, p = counted(
        p,
        ("travel", {"who": "ada", "to": 102}),
        ("party", {"who": ("ada", "ben")}),
        ("each-own", {}),
        ("explore", {"who": "ben"}),
        ("party", {"who": ("ben",)}),
    )
    assert tally.energy == {TRAVEL: 2, EXPLORE: 1}
    assert tally.actions == {"travel": 1, "explore": 1}
    assert tally.decisions == 5


def test_actions_that_bring_food_are_told_from_others() -> None:
    tally, _ = counted(start("ada"), ("local", {"action": "fish"}), ("character", {"who": "ada"}))
    assert tally.energy == {FOOD: 2, "actions": 1}
    assert tally.actions == {"local 101.fish": 1, "character": 1}


def test_the_price_of_a_choice_counts_for_the_story() -> None:
    tally, _ = counted(start("ada"), ("explore", {}), ("choice", {"id": "dig"}))
    assert tally.energy == {EXPLORE: 1, STORY: 1}


def test_lighting_a_menhir_counts_its_energy_and_its_light() -> None:
    p = start("ada")
    tally, p = counted(p, ("menhir", {"who": "ada"}), ("activate", {}))
    assert tally.menhirs_lit == 1
    assert tally.energy[MENHIR] == 0, "this one costs Wealth alone"
    assert p.menhirs[101] == 7


def test_evenings_and_mornings() -> None:
    p = start("ada")
    tally, p = counted(p, ("pass", {"who": "ada"}), ("eat", {}))
    assert (tally.meals, tally.hungry) == (1, 0)
    assert (tally.mornings, tally.dark) == (1, 0)
    q = p.clone()
    q.menhirs.clear()
    q = run_steps(q, ("begin_day",))
    tally, _ = counted(q, ("pass", {"who": "ada"}), ("go-hungry", {}))
    assert (tally.meals, tally.hungry) == (0, 1)
    assert (tally.mornings, tally.dark) == (1, 1)


def test_experience_and_what_is_bought_with_it() -> None:
    p = run_steps(start("ada"), ("perform", "gain 4 xp for all"))
    q = p.clone()
    q.character("ada").xp = 4
    q = run_steps(q, ("develop",))
    assert q.question is not None
    tally, after = counted(q, ("buy-card", {"deck": "combat"}))
    assert after.question is not None
    offered = {str(one.card) for one in after.question.options if isinstance(one, Keep)}
    kept = min(offered)
    more, _ = counted(after, ("keep", {"card": kept}))
    assert more.offered == dict.fromkeys(offered, 1)
    assert more.kept == {kept: 1}
    assert more.cards == {"ada": 1}
    assert tally.xp == {}, "what is spent was not earned"


def test_points_and_deaths_and_encounters_are_counted_by_their_events() -> None:
    p = start("ada")
    hunt, p = counted(p, ("local", {"action": "hunt"}))
    assert hunt.encounters == {}
    while p.question is not None and p.question.kind != "play":
        p = choose(p, p.question.options[0].kind)
    fled, _ = counted(p, ("flee", {}))
    assert fled.encounters == {"combat fled": 1}
