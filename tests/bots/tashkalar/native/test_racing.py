"""The library's race of turns: fair, consistent with Python's, and on time."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import mean

import pytest
from both import built

from ended_turns import ended
from legendarium.bots.tashkalar import fastest_search
from legendarium.bots.tashkalar.budget import PLANNED_FRACTION, Budget
from legendarium.bots.tashkalar.master import MasterBot
from legendarium.bots.tashkalar.native import racing
from legendarium.bots.tashkalar.native.racing import MIN_WORLDS, race
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn, search_own_turn
from legendarium.bots.tashkalar.search.turn_tree import Node, Width
from legendarium.bots.tashkalar.search.weighing import Candidate, candidates
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

GAME = TashKalar()
NARROW = Width(actions=1, effects=1, quiet=True, options=4, effect_actions=2)
TURNS = 3


def beginnings(setting: str, seed: int) -> list[Position]:
    """Positions at the start of a turn early in a game, when the arena is not crowded."""
    found = [
        position
        for position in lively_game(setup_of(setting, seed), seed)
        if position.before is None and position.actions == 2 and not position.summoned
    ]
    return found[4:12]


def turns_of(world: Position) -> list[Candidate]:
    judge = judge_for(world.setup)
    turns = search_own_turn(world, world.seat, judge, Budget(None).begin(), width=NARROW)
    return candidates(turns[:TURNS], world.seat, judge)


def run_race(world: Position, budget: Budget, seed: int = 7) -> list[Candidate]:
    judge = judge_for(world.setup)
    return race(turns_of(world), world.seat, judge, Random(seed), budget, built())


def chances_of(ranked: list[Candidate]) -> list[tuple[float, list[float]]]:
    return [(one.prior, one.results) for one in ranked]


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_same_steps_lead_to_the_same(setting: str) -> None:
    for world in beginnings(setting, 2)[::5]:
        one, two = (run_race(world, Budget(None, 15)) for _ in range(2))
        assert chances_of(one) == chances_of(two)
        assert sum(len(each.results) for each in one) >= 9
        assert all(0.0 <= result <= 1.0 for each in one for result in each.results)


def test_another_seed_deals_other_worlds() -> None:
    world = beginnings("duel", 2)[0]
    assert chances_of(run_race(world, Budget(None, 15), 7)) != chances_of(
        run_race(world, Budget(None, 15), 8)
    )


@pytest.mark.parametrize("setting", SETTINGS)
def test_what_is_hidden_changes_nothing(setting: str) -> None:
    """In worlds that differ in hidden cards alone, the same turns have the same chances."""
    for world in beginnings(setting, 3)[::5]:
        seen = GAME.view(world, world.seat)
        other = next(
            sampled
            for sampled in (GAME.sample(seen, Random(seed)) for seed in range(20))
            if sampled.players != world.players
        )
        assert chances_of(run_race(world, Budget(None, 15))) == chances_of(
            run_race(other, Budget(None, 15))
        )


def test_a_hopeless_turn_is_dropped_however_good_it_seemed() -> None:
    won, hopeless = ended(11, -1.0), ended(9, 2.0)
    judge = judge_for(won.turn.end.position.setup)
    ranked = race([hopeless, won], 0, judge, Random(1), Budget(None, 100), built())
    assert ranked == [won, hopeless]
    assert len(hopeless.results) == len(won.results) == MIN_WORLDS
    assert min(won.results) == 1.0
    assert max(hopeless.results) == 0.0


def test_who_stays_is_followed_to_the_end() -> None:
    """A turn that was played is judged in as many worlds as the best one."""
    won, hopeless = ended(11, -1.0), ended(9, 2.0)
    other = ended(11, -1.0)
    hopeless.stays = True
    judge = judge_for(won.turn.end.position.setup)
    race([won, other, hopeless], 0, judge, Random(1), Budget(None, 100), built())
    assert len(hopeless.results) == max(len(won.results), len(other.results)) > MIN_WORLDS


def test_without_steps_the_first_judgement_holds() -> None:
    ranked = run_race(beginnings("duel", 2)[1], Budget(None, 0))
    assert not any(one.results for one in ranked)
    worths = [one.turn.worth for one in ranked]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.timing
@pytest.mark.parametrize("setting", ["duel", "melee-4"])
def test_the_time_is_kept(setting: str) -> None:
    """In crowded arenas, too, where a single world may take longer than there is time."""
    game = [one for one in lively_game(setup_of(setting, 2), 2) if one.before is None]
    beginning = [one for one in game if one.actions == 2]
    crowded = max(beginning, key=lambda one: one.occupied.bit_count())
    for world in (beginnings(setting, 2)[3], crowded):
        turns = turns_of(world)
        begun = time.monotonic()
        race(turns, world.seat, judge_for(world.setup), Random(1), Budget(0.6), built())
        # On a busy machine, too.
        assert time.monotonic() - begun < 0.6 / PLANNED_FRACTION * 1.2


@pytest.mark.parametrize("setting", ["duel", "high-form", "melee-3", "duel-teams"])
def test_both_foresee_the_same(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one round and the narrowest search, turns have the same chances on average."""
    monkeypatch.setattr(racing, "FORECAST_ROUNDS", 1)
    monkeypatch.setattr(racing, "FINALISTS", 0)
    monkeypatch.setattr(racing, "MAX_RACERS_BY_TIME", ())
    monkeypatch.setattr(weighing, "MAX_RACERS_BY_TIME", ())
    monkeypatch.setattr(weighing, "FINALISTS", 0)
    monkeypatch.setattr(racing, "DROP_STANDARD_ERRORS", 1e9)
    monkeypatch.setattr(weighing, "DROP_STANDARD_ERRORS", 1e9)
    differences: list[float] = []
    for world in beginnings(setting, 5)[2:3]:
        judge = judge_for(world.setup)
        slow, fast = turns_of(world), turns_of(world)
        weighing.weigh(slow, world.seat, judge, Random(1), Budget(None, 31 * TURNS).begin())
        race(fast, world.seat, judge, Random(1), Budget(None, 201 * TURNS), built())
        differences += [
            mean(one.results) - mean(other.results)
            for one, other in zip(fast, slow, strict=True)
            if one.results and other.results
        ]
    assert len(differences) >= TURNS
    assert abs(mean(differences)) < 0.04
    assert max(map(abs, differences)) < 0.15


def noting(used: list[str], name: str) -> Callable[..., list[Candidate]]:
    """Weighs nothing, and notes that it was used."""

    def weighed(turns: list[Candidate], *_: object) -> list[Candidate]:
        used.append(name)
        return turns

    return weighed


def test_with_a_clock_the_library_looks_ahead_and_with_steps_python_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built()
    used: list[str] = []
    monkeypatch.setattr(fastest_search, "race", noting(used, "library"))
    monkeypatch.setattr(weighing, "weigh", noting(used, "Python"))
    world = beginnings("duel", 2)[0]
    turns, judge = turns_of(world), judge_for(world.setup)

    def weigh(budget: Budget) -> None:
        fastest_search.weigh(turns, world.seat, judge, Random(1), budget.begin())

    weigh(Budget(0.1))
    weigh(Budget(None, 20))
    weigh(Budget(0.1, 20))
    weigh(Budget(None))
    assert used == ["library", "Python", "Python", "Python"]
    monkeypatch.setattr(fastest_search, "library_for", lambda setup: None)
    weigh(Budget(0.1))
    assert used[4:] == ["Python"]


@pytest.mark.parametrize("setting", SETTINGS)
def test_master_counting_steps_chooses_the_same_without_the_library(
    setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    built()
    seen = [GAME.view(world, world.decider) for world in beginnings(setting, 2)[::5]]

    def choices() -> list[Option]:
        return [MasterBot(1, Budget(None, 8)).choose(view) for view in seen]

    with_library = choices()
    monkeypatch.setattr(fastest_search, "library_for", lambda setup: None)
    assert choices() == with_library


def test_a_turn_that_is_not_over_is_weighed_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that is handed over in the middle of an effect."""
    built()
    used: list[str] = []
    monkeypatch.setattr(fastest_search, "race", noting(used, "library"))
    monkeypatch.setattr(weighing, "weigh", noting(used, "Python"))
    world = beginnings("duel", 2)[0]
    judge = judge_for(world.setup)
    going_on = candidates([EvaluatedTurn(0.0, Node(0.0, world, None, None))], world.seat, judge)
    fastest_search.weigh(going_on, world.seat, judge, Random(1), Budget(0.1).begin())
    assert used == ["Python"]
