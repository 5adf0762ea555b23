"""The Gymnasium environment: one agent against bots by name."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from research_envs import any_action, arguments, is_inside_an_effect

from legendarium.bots.tashkalar import UnknownBot
from legendarium.research import gymnasium_env
from legendarium.research.actions import WAITING
from legendarium.table import BadSetup, IllegalChoice
from settings import SETTINGS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(env: Any, mask: Any, chance: Random) -> list[Any]:
    """Play the game to its end at random; returns the rewards and masks on the way."""
    given = []
    is_over = False
    while not is_over:
        _, reward, is_over, is_cut_off, info = env.step(any_action(mask, chance))
        mask = info["action_mask"]
        given.append((reward, is_over, is_cut_off, np.flatnonzero(mask).tolist()))
    return given


@pytest.mark.parametrize("setting", SETTINGS)
def test_gymnasiums_own_test_passes(setting: str) -> None:
    env = gymnasium_env(**arguments(setting), opponents=("random",), seat=1, render_mode="ansi")
    check_env(env)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_goes_to_its_end_from_every_seat(setting: str) -> None:
    given = arguments(setting, 2)
    for seat in range(len(given["schools"])):
        env = gymnasium_env(**given, opponents=("random",), seat=seat)
        _, info = env.reset(seed=seat)
        played = play(env, info["action_mask"], Random(seat))
        assert all(reward == 0 for reward, *_ in played[:-1])
        assert played[-1][0] == env.game_state.rewards()[seat]
        assert played[-1][1:] == (True, False, [])
        with pytest.raises(IllegalChoice, match="call reset to begin another one"):
            env.step(0)


def test_the_agent_is_asked_whenever_the_environment_waits() -> None:
    env = gymnasium_env(opponents=("greedy",), seat=1)
    observation, info = env.reset(seed=4)
    assert set(observation) == {"arena", "rest"}
    assert env.game_state.seat == 1
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


@pytest.mark.slow
def test_the_same_seed_is_the_same_game_with_the_same_bots() -> None:
    games = []
    for _ in range(2):
        env = gymnasium_env(opponents=("greedy",), max_cycles=40)
        _, info = env.reset(seed=7)
        chance = Random(1)
        is_done = False
        while not is_done:
            *_, ended, cut_off, info = env.step(any_action(info["action_mask"], chance))
            is_done = ended or cut_off
        games.append(env.game_state)
    assert games[0] == games[1]


def test_a_copy_in_the_middle_of_an_effect_goes_on_like_the_original() -> None:
    chance = Random(5)
    env = gymnasium_env(form="high-form", opponents=("random",))
    _, info = env.reset(seed=3)
    while not is_inside_an_effect(env):
        *_, info = env.step(any_action(info["action_mask"], chance))
    copies = [env.clone(), deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play(env, info["action_mask"], Random(8))
    for copied in copies:
        assert play(copied, info["action_mask"], Random(8)) == expected
        assert copied.game_state == env.game_state
        assert copied.reset()[1]["action_mask"].any()
    env.reset()
    assert all(copied.game_state == env.game_state for copied in copies)


def test_sampling_from_a_clone_leaves_the_original_alone() -> None:
    env = gymnasium_env(opponents=("random",))
    env.reset(seed=1)
    for space in (env.action_space, env.observation_space):
        space.seed(5)
    twin, expected = env.clone(), deepcopy(env)
    samples = []
    for each in (twin, env, expected):
        given = [each.action_space.sample() for _ in range(5)]
        samples.append((given, each.observation_space.sample()["rest"].tolist()))
    assert samples[0] == samples[1] == samples[2]


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for mode in ("human", "ansi"):
        env = gymnasium_env(opponents=("random",), render_mode=mode)
        chance = Random(1)
        env.reset(seed=1)
        texts.append(env.render())
        for _ in range(4):
            env.step(any_action(env.action_masks(), chance))
            texts.append(env.render())
    shown = capsys.readouterr().out
    assert texts[:5] == [None] * 5
    # Once by itself, and once because it was asked for.
    assert shown == "".join(2 * f"{text}\n" for text in texts[5:])


def test_an_illegal_action_changes_nothing_and_costs_the_agent() -> None:
    env = gymnasium_env(opponents=("random",))
    env.reset(seed=1)
    before = env.game_state
    _, reward, is_over, is_cut_off, info = env.step(WAITING)
    assert (reward, is_over, is_cut_off) == (-1.0, False, False)
    assert "is not possible now" in info["illegal"]
    assert env.game_state is before
    with pytest.raises(IllegalChoice, match="An action is a whole number"):
        env.step(None)  # type: ignore[arg-type]


def test_a_game_is_cut_off_after_max_cycles() -> None:
    env = gymnasium_env(opponents=("random",), max_cycles=3)
    _, info = env.reset(seed=1)
    for number in range(1, 4):
        *_, is_over, is_cut_off, info = env.step(any_action(info["action_mask"], Random(1)))
        assert not is_over
        assert is_cut_off == (number == 3)


def test_each_opponent_can_be_another_bot() -> None:
    env = gymnasium_env(form="melee", opponents=("greedy", "random"), seat=1)
    assert env.opponents == ("greedy", "random")
    assert gymnasium_env(form="duel", teams=True).opponents == ("greedy",) * 3
    assert gymnasium_env(opponents="random").opponents == ("random",)


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"form": "chess"}, BadSetup, "There is no form 'chess'"),
        ({"schools": ("northern", "eastern")}, BadSetup, "There is no school 'eastern'"),
        ({"opponents": ("stockfish",)}, UnknownBot, "There is no bot 'stockfish'"),
        (
            {"opponents": ("greedy", "random")},
            BadSetup,
            "2 opponents are named, but 1 other seat wants a bot; a single name stands for all.",
        ),
        (
            {"form": "melee", "players": 4, "opponents": ("greedy", "random")},
            BadSetup,
            "2 opponents are named, but 3 other seats want a bot",
        ),
        ({"opponents": ()}, BadSetup, "0 opponents are named"),
        ({"seat": 2}, BadSetup, "There is no seat 2; the seats are 0 to 1."),
        ({"render_mode": "opera"}, BadSetup, "There is no render mode 'opera'"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(
    given: dict[str, Any], error: type[BadSetup], sentence: str
) -> None:
    with pytest.raises(error) as refused:
        gymnasium_env(**given)
    assert sentence in refused.value.message


def test_nothing_can_be_done_before_reset() -> None:
    with pytest.raises(IllegalChoice, match="call reset first"):
        gymnasium_env().step(0)
