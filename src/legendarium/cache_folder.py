"""The folder of the current user for what this program can make again."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path

CACHE_VARIABLE = "LEGENDARIUM_CACHE"


def cache_folder() -> Path:
    """The folder in LEGENDARIUM_CACHE, or else the one that the operating system intends."""
    named = os.environ.get(CACHE_VARIABLE)
    return Path(named).absolute() if named else user_cache_path("legendarium", appauthor=False)
