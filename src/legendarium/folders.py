"""The folders of the current user: for data, and for what this program can make again."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

CACHE_VARIABLE = "LEGENDARIUM_CACHE"


def data_folder() -> Path:
    """The folder that the operating system intends for saved games and databases."""
    return user_data_path("legendarium", appauthor=False)


def cache_folder() -> Path:
    """The folder in LEGENDARIUM_CACHE, or else the one that the operating system intends."""
    named = os.environ.get(CACHE_VARIABLE)
    return Path(named).absolute() if named else user_cache_path("legendarium", appauthor=False)
