"""The spaces of actions and observations for Gymnasium and PettingZoo."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces

from legendarium.research.actions import SIZE
from legendarium.research.drawing import MODES
from legendarium.research.observation import ARENA_SHAPE, REST_SIZE
from legendarium.table import BadSetup

NAME = "tash_kalar_v1"
"""The environment and its version, which rises when actions or observations change."""

SomeSpace = TypeVar("SomeSpace", bound=spaces.Space[Any])


def action_space() -> spaces.Discrete:
    """The numbers of the action table."""
    return spaces.Discrete(SIZE)


def observation_space() -> spaces.Dict:
    """Planes of the arena, and a vector of the rest."""
    return spaces.Dict(
        {
            "arena": spaces.Box(0, 1, ARENA_SHAPE, np.uint8),
            "rest": spaces.Box(0, 255, (REST_SIZE,), np.uint8),
        }
    )


def masked_space() -> spaces.Dict:
    """The observation together with the action mask, as in PettingZoo's classic games."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": observation_space(),
        "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
    }
    return spaces.Dict(parts)


def copied(space: SomeSpace) -> SomeSpace:
    """A copy of a space with its own random state, so that sampling does not affect the original.

    Everything else is shared for speed: a deep copy of an observation space takes ten times longer.
    """
    twin = space.__class__.__new__(space.__class__)
    twin.__dict__.update(space.__dict__)
    twin._np_random = deepcopy(space._np_random)
    if isinstance(twin, spaces.Dict):
        twin.spaces = {name: copied(part) for name, part in twin.spaces.items()}
    return twin


def check_mode(mode: str | None) -> None:
    """Raise BadSetup unless there is such a render mode."""
    if mode is not None and mode not in MODES:
        raise BadSetup(
            f"There is no render mode {mode!r}; choose one of {', '.join(MODES)}.", "render_mode"
        )
