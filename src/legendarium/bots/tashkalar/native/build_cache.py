"""Where built libraries are: a folder for each fingerprint, in the cache folder of the user."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from legendarium.folders import cache_folder

LIBRARY = "native.so"
KEPT = 5
"""How many libraries are kept: several clones may use one cache folder."""


def builds_folder() -> Path:
    """The folder of all built libraries."""
    return cache_folder() / "native"


def library_path(fingerprint: str) -> Path:
    """The library with this fingerprint, whether it is built or not."""
    return builds_folder() / fingerprint / LIBRARY


def is_built(fingerprint: str) -> bool:
    """Whether there is a library with this fingerprint."""
    # Unlike Path.is_file, this is False when the folder may not be read.
    return os.path.isfile(library_path(fingerprint))


def put(made: Path, fingerprint: str) -> None:
    """Move a library into its place at once, so that nobody finds half of it."""
    place = library_path(fingerprint)
    place.parent.mkdir(exist_ok=True)
    made.replace(place)
    mark_used(fingerprint)


def mark_used(fingerprint: str) -> None:
    """Make this library the newest, so that it is kept."""
    with suppress(OSError):
        os.utime(library_path(fingerprint).parent)


def prune() -> None:
    """Remove all but the newest libraries, and what interrupted builds have left."""
    newest_first = sorted(builds_folder().iterdir(), key=_time_of_use, reverse=True)
    for old in newest_first[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _time_of_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # Another build has just removed it.
        return 0.0


def remove_all() -> None:
    """Remove every library."""
    shutil.rmtree(builds_folder(), ignore_errors=True)
