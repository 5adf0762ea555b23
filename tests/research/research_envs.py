"""Environments of every setting, and random play in them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from settings import SETTINGS, setup_of


def arguments(setting: str, number: int = 0) -> dict[str, Any]:
    """What an environment of this setting is made with."""
    setup = setup_of(setting, number)
    return {"form": setup.form, "schools": setup.schools, "teams": setup.teams}


def any_action(mask: Any, chance: Random) -> int:
    """A legal action by chance."""
    legal = np.flatnonzero(mask)
    return int(legal[chance.randrange(len(legal))])


def is_inside_an_effect(env: Any) -> bool:
    """Whether the game is in the middle of an action."""
    return env.course.position.before is not None


__all__ = ["SETTINGS", "any_action", "arguments", "is_inside_an_effect"]
