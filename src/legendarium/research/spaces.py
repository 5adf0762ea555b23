"""The spaces of actions and observations, as Gymnasium and PettingZoo name them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces

from legendarium.research.actions import SIZE
from legendarium.research.drawing import MODES
from legendarium.research.observation import ARENA_SHAPE, REST_SIZE
from legendarium.table import BadSetup

SomeSpace = TypeVar("SomeSpace", bound=spaces.Space[Any])


def action_space() -> spaces.Discrete:
    """One number of the table of actions."""
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
    """The observation with the mask beside it, as PettingZoo's classic games have it."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": observation_space(),
        "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
    }
    return spaces.Dict(parts)


def copied(space: SomeSpace) -> SomeSpace:
    """The same space with a random state of its own, so that sampling leaves the original alone.

    All else is shared, for speed: a full copy of an observation space takes ten times longer.
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
