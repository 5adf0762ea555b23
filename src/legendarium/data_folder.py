"""The folder for the saved games and the database of the current user."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder that the operating system intends for the data of this program."""
    return user_data_path("legendarium", appauthor=False)
