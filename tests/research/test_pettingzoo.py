"""The PettingZoo environments pass PettingZoo's own tests and some more."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper
from research_envs import any_action, arguments, is_inside_an_effect, is_long

from legendarium.research import pettingzoo_env, pettingzoo_parallel_env
from legendarium.research.actions import WAITING
from legendarium.research.drawing import text
from legendarium.research.game_state import rewards
from legendarium.table import BadSetup, IllegalChoice, Outcome
from settings import SETTINGS, setup_of

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

every_setting = pytest.mark.parametrize("setting", SETTINGS)
either_kind = pytest.mark.parametrize("make", [pettingzoo_env, pettingzoo_parallel_env])


def play(env: Any, chance: Random, until: Callable[[], bool] = lambda: False) -> list[Any]:
    """Play on at random; returns everything that agents receive on the way."""
    given = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        given.append((agent, observation, reward, terminated, truncated, info))
        if until():
            return given
        is_done = terminated or truncated
        env.step(None if is_done else any_action(observation["action_mask"], chance))
    return given


@pytest.mark.slow
@every_setting
def test_pettingzoos_own_tests_pass(setting: str) -> None:
    given = arguments(setting)
    api_test(pettingzoo_env(**given), num_cycles=150)
    seed_test(lambda: pettingzoo_env(**given), num_cycles=60)


@every_setting
def test_a_game_is_cut_off_after_max_cycles(setting: str) -> None:
    given = arguments(setting)

    def parallel(max_cycles: int) -> Any:
        return pettingzoo_parallel_env(**given, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
        )
    )
    env = pettingzoo_env(**given, max_cycles=7)
    env.reset(seed=1)
    play(env, Random(1))
    assert env.choices == 7


def test_the_parallel_environment_passes_its_test_and_lets_others_wait() -> None:
    parallel_api_test(pettingzoo_parallel_env(max_cycles=60), num_cycles=80)
    env = pettingzoo_parallel_env()
    observations, infos = env.reset(seed=3)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    asked = env.turns.agent_selection
    waiting = next(agent for agent in env.agents if agent != asked)
    assert np.flatnonzero(masks[waiting]).tolist() == [WAITING]
    assert not masks[asked][WAITING]
    assert "action_mask" in infos[asked]
    action = any_action(masks[asked], Random(1))
    env.step({asked: action, waiting: WAITING})
    assert env.clone().turns.game_state == env.turns.game_state


@pytest.mark.slow
@every_setting
def test_a_copy_in_the_middle_of_an_effect_goes_on_like_the_original(setting: str) -> None:
    chance = Random(11)
    for seed in range(2):
        env = pettingzoo_env(**arguments(setting, seed))
        env.reset(seed=seed)
        for _ in range(chance.randrange(1, 4)):
            play(env, chance, until=partial(is_inside_an_effect, env))
            env.step(any_action(env.last()[0]["action_mask"], chance))
        play(env, chance, until=partial(is_inside_an_effect, env))
        assert is_inside_an_effect(env)
        copies = [env.clone(), deepcopy(env), pickle.loads(pickle.dumps(env))]
        before = env.game_state
        expected = play(env, Random(seed))
        for copied in copies:
            assert copied.game_state == before
            assert_same(play(copied, Random(seed)), expected)
            assert copied.game_state == env.game_state
            copied.reset()
        env.reset()
        assert all(copied.game_state == env.game_state for copied in copies)


def assert_same(one: Any, other: Any) -> None:
    """Equal, arrays included."""
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_same(one[key], other[key])
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for left, right in zip(one, other, strict=True):
            assert_same(left, right)
    elif isinstance(one, np.ndarray):
        assert np.array_equal(one, other)
    else:
        assert one == other


def test_playing_a_clone_leaves_the_original_alone() -> None:
    env = pettingzoo_env()
    env.reset(seed=1)
    before, mask = env.game_state, env.infos[env.agent_selection]["action_mask"].copy()
    play(env.clone(), Random(1))
    assert env.game_state is before
    assert env.agents == ["player_0", "player_1"]
    assert np.array_equal(env.infos[env.agent_selection]["action_mask"], mask)


@either_kind
def test_sampling_from_a_clone_leaves_the_original_alone(make: Any) -> None:
    env = make()
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
        env.observation_space(agent).seed(5)
    twin, expected = env.clone(), deepcopy(env)
    for agent in env.possible_agents:
        for name in ("action_space", "observation_space"):
            one, two, three = (getattr(each, name)(agent) for each in (twin, env, expected))
            assert one == two
            samples = [space.sample() for space in (one, two, three)]
            assert_same(samples[0], samples[2])
            assert_same(samples[1], samples[2])


def test_a_seed_deals_the_game_of_that_seed_and_settles_the_next() -> None:
    one, other = pettingzoo_env(), pettingzoo_env()
    deals = []
    for env in (one, other):
        env.reset(seed=5)
        deals.append([env.game_state])
        env.reset()
        deals[-1].append(env.game_state)
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    one.reset(seed=-5)
    unseeded = pettingzoo_env()
    unseeded.reset()
    other = pettingzoo_env()
    other.reset()
    assert unseeded.game_state != other.game_state


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    env = pettingzoo_env()
    env.reset(seed=2)
    observation, _, _, _, info = env.last()
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert sorted(env.game_state.legal) == np.flatnonzero(info["action_mask"]).tolist()
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_changes_nothing_and_costs_the_agent() -> None:
    env = pettingzoo_env()
    env.reset(seed=2)
    agent, before = env.agent_selection, env.game_state
    env.step(WAITING)
    assert env.game_state is before
    assert env.agent_selection == agent
    assert env.rewards == {agent: -1.0, **{a: 0.0 for a in env.agents if a != agent}}
    assert "is not possible now" in env.infos[agent]["illegal"]
    env.step(any_action(env.last()[0]["action_mask"], Random(1)))
    assert "illegal" not in env.infos[agent]


@pytest.mark.parametrize("action", [None, -1, 99999, "place e5", 1.5])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    env = pettingzoo_env()
    env.reset(seed=2)
    before = env.game_state
    with pytest.raises(IllegalChoice, match=r"^(An action is a whole number|There is no action)"):
        env.step(action)
    assert env.game_state is before
    assert env.choices == 0


def test_pettingzoos_wrappers_fit() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(pettingzoo_env(), illegal_reward=-1))
    env.reset(seed=2)
    loser = env.agent_selection
    env.last()
    env.step(WAITING)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_nothing_can_be_done_before_reset() -> None:
    env = pettingzoo_env()
    with pytest.raises(IllegalChoice, match="call reset first"):
        env.step(0)
    with pytest.raises(IllegalChoice, match="call reset first"):
        env.clone().render()


@every_setting
def test_rewards_come_at_the_end_and_add_up_to_nothing(setting: str) -> None:
    env = pettingzoo_env(**arguments(setting, 4))
    env.reset(seed=9)
    given = play(env, Random(2))
    seats = len(env.possible_agents)
    last = {agent: reward for agent, _, reward, _, _, _ in given[-seats:]}
    assert all(reward == 0 for _, _, reward, *_ in given[:-seats])
    assert all(terminated for *_, terminated, _, _ in given[-seats:])
    assert set(last) == set(env.possible_agents)
    assert sum(last.values()) == pytest.approx(0)
    assert not env.agents
    with pytest.raises(IllegalChoice, match="call reset to begin another one"):
        env.step(None)


@pytest.mark.parametrize(
    ("setting", "ranking", "expected"),
    [
        ("duel", ((1,), (0,)), (-1, 1)),
        ("duel", ((0, 1),), (0, 0)),
        ("melee-3", ((2,), (0,), (1,)), (-1 / 2, -1 / 2, 1)),
        ("melee-4", ((0,), (1, 2, 3)), (1, -1 / 3, -1 / 3, -1 / 3)),
        ("melee-4", ((0, 2), (1, 3)), (1 / 3, -1 / 3, 1 / 3, -1 / 3)),
        ("duel-teams", ((1, 3), (0, 2)), (-1, 1, -1, 1)),
        ("high-form-teams", ((0, 1, 2, 3),), (0, 0, 0, 0)),
    ],
)
def test_what_a_victory_is_worth(setting: str, ranking: Any, expected: Any) -> None:
    setup = setup_of(setting, 0)
    assert rewards(setup, Outcome(ranking, (), "played-out")) == pytest.approx(expected)


def test_it_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {}
    for mode in ("ansi", "human", "rgb_array", None):
        env = pettingzoo_env(render_mode=mode)
        env.reset(seed=1)
        play(env, Random(1), until=partial(is_long, env))
        pictures[mode] = env.render()
        env.close()
    seen = pictures["ansi"]
    assert seen.splitlines()[9] == "  a b c d e f g h i"
    assert "points: blue " in seen
    assert "asked: player_" in seen
    assert capsys.readouterr().out.endswith(2 * f"{seen}\n")
    assert pictures["rgb_array"].shape == (216, 216, 3)
    assert len(np.unique(pictures["rgb_array"].reshape(-1, 3), axis=0)) > 4
    assert pictures["human"] is pictures[None] is None


@either_kind
def test_people_see_every_step(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(render_mode="human", max_cycles=3)
    turns = getattr(env, "turns", env)
    env.reset(seed=1)
    expected = [text(turns.game_state.position)]
    while turns.choices < 3:
        agent = turns.agent_selection
        action = any_action(turns.infos[agent]["action_mask"], Random(1))
        env.step(action if turns is env else {agent: action})
        expected.append(text(turns.game_state.position))
    turns.step(None)
    assert capsys.readouterr().out == "".join(f"{seen}\n" for seen in expected)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"form": "chess"}, "There is no form 'chess'; choose one of first-game, high-form,"),
        ({"schools": ("northern", "eastern")}, "There is no school 'eastern'; choose one of"),
        ({"schools": "northern"}, "Schools are a list with one for each seat, not 'northern'."),
        ({"schools": ("sylvan", "sylvan")}, "The school 'sylvan' is taken twice"),
        ({"form": "melee", "teams": True}, "Teams play high-form or duel."),
        ({"form": "duel", "players": 3}, "duel is played with 2 seats, not 3."),
        ({"form": "melee", "players": 5}, "2 to 4 players can sit at the table, not 5."),
        ({"schools": ("northern", "sylvan"), "players": 3}, "3 players need 3 schools, not 2"),
        ({"render_mode": "opera"}, "There is no render mode 'opera'; choose one of ansi,"),
        ({"max_cycles": 0}, "max_cycles is 1 choice or more"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(
    given: dict[str, Any], sentence: str
) -> None:
    for make in (pettingzoo_env, pettingzoo_parallel_env):
        with pytest.raises(BadSetup) as refused:
            make(**given)
        assert sentence in refused.value.message
        assert "\n" not in refused.value.message
