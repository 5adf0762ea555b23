"""The Gymnasium environment with opponents that are programs, and with bots that fail."""

from __future__ import annotations

import os
import pickle
import shlex
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from research_envs import any_action

from legendarium.bots.tashkalar.bot import BotBroken
from legendarium.research import gymnasium_env
from legendarium.table import IllegalChoice

PROGRAM = """
import json, os, sys
from pathlib import Path
pids = Path(__file__).with_name("pids")
with pids.open("a") as file:
    print(os.getpid(), file=file)
starts = len(pids.read_text().split())
for line in sys.stdin:
    message = json.loads(line)
    if "bye" in message or message.get("choose", -1) >= FEWEST and starts == 1:
        break
    print(json.dumps({"option": 0} if "choose" in message else {"ready": True}), flush=True)
"""
"""Takes the first option; the first one started exits after FEWEST choices."""


def env_with_program(folder: Path, fewest: int = 9999) -> Any:
    """A duel against such a program, which is asked first."""
    path = folder / "program.py"
    path.write_text(PROGRAM.replace("FEWEST", str(fewest)))
    # Without site packages it starts several times faster.
    command = shlex.join([sys.executable, "-I", "-S", str(path)])
    return gymnasium_env(opponents=(f"exec:{command}",))


def pids_of(folder: Path) -> list[int]:
    """The processes that were started, the oldest first."""
    return [int(pid) for pid in (folder / "pids").read_text().split()]


def runs(pid: int) -> bool:
    """Whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def step_by_chance(env: Any, chance: Random) -> None:
    """One choice of the agent."""
    env.step(any_action(env.action_masks(), chance))


def test_a_program_ends_with_its_game_and_with_the_environment(tmp_path: Path) -> None:
    env = env_with_program(tmp_path)
    env.reset(seed=1)
    assert [runs(pid) for pid in pids_of(tmp_path)] == [True]
    env.reset()
    assert [runs(pid) for pid in pids_of(tmp_path)] == [False, True]
    env.close()
    assert not any(map(runs, pids_of(tmp_path)))
    env.close()


def test_a_copy_has_a_program_of_its_own(tmp_path: Path) -> None:
    env = env_with_program(tmp_path)
    env.reset(seed=1)
    copies = [env.clone(), deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert len(pids_of(tmp_path)) == 1
    for each in (env, *copies):
        chance = Random(2)
        for _ in range(12):
            step_by_chance(each, chance)
        assert each.game_state == env.game_state
    assert len(set(pids_of(tmp_path))) == 4
    for copied in copies:
        copied.close()
    assert [runs(pid) for pid in pids_of(tmp_path)] == [True, False, False, False]
    env.close()


def test_a_step_in_which_a_bot_fails_leaves_the_agent_asked(tmp_path: Path) -> None:
    env = env_with_program(tmp_path, fewest=1)
    env.reset(seed=1)
    chance = Random(3)
    failure = None
    while failure is None:
        before, choices = env.game_state, env.choices
        action = any_action(env.action_masks(), chance)
        try:
            env.step(action)
        except BotBroken as error:
            failure = error.message
    assert "instead of answering" in failure
    assert env.game_state is before
    assert env.choices == choices
    assert env.game_state.seat == env.seat
    env.step(action)
    assert env.game_state != before
    assert env.game_state.seat == env.seat
    env.close()


def test_no_game_has_begun_where_a_bot_fails_in_reset(tmp_path: Path) -> None:
    env = env_with_program(tmp_path, fewest=0)
    with pytest.raises(BotBroken):
        env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="call reset first"):
        env.step(0)
    _, info = env.reset(seed=1)
    assert np.any(info["action_mask"])
    env.close()
