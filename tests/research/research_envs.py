"""Environments of every setting, and random play in them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from settings import SETTINGS, setup_of


def arguments(setting: str, number: int = 0) -> dict[str, Any]:
    """The arguments of an environment for this setting."""
    setup = setup_of(setting, number)
    return {"form": setup.form, "schools": setup.schools, "teams": setup.teams}


def any_action(mask: Any, chance: Random) -> int:
    """A random legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[chance.randrange(len(legal))])


def is_inside_an_effect(env: Any) -> bool:
    """Whether the game is in the middle of an action."""
    return env.game_state.position.before is not None


def is_long(env: Any) -> bool:
    """Whether more than 200 choices have been made."""
    return bool(env.choices > 200)


__all__ = ["SETTINGS", "any_action", "arguments", "is_inside_an_effect", "is_long"]
