"""Saves every game after every choice, so that nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from legendarium.cli.tale.library import Library
from legendarium.cli.tale.saves import text_of
from legendarium.cli.tale.session import Session, TalePlay
from legendarium.cli.terminal.files import read_text, replace
from legendarium.folders import data_folder
from legendarium.table import BadSave
from legendarium.table.record import unseal

MAX_GAMES_OFFERED = 5
"""How many unfinished games are offered, the latest first."""
MAX_FILES_READ = 30
"""How many files are read to find them."""


class UnfinishedGame(NamedTuple):
    """A game that was not finished, in brief."""

    file: Path
    campaign: str
    day: int
    characters: tuple[str, ...]


def autosave_folder() -> Path:
    """The folder of the games that are saved automatically."""
    return data_folder() / "tainted-grail"


class Autosave:
    """Saves one game into a file of its own."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self._file = file
        self._saved_state: tuple[object, ...] | None = None
        self.trouble: OSError | None = None
        """Why the game cannot be saved, if it cannot."""

    @property
    def file(self) -> Path | None:
        """The file; None until the game was saved."""
        return self._file

    def save(self, session: Session) -> None:
        """Save the game, unless nothing has changed."""
        state = (list(session.play.choices), session.play.players)
        if state == self._saved_state or self.trouble is not None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self._file is None:
                self._file = self._free_file(session.play)
            replace(self._file, text_of(session))
        except OSError as error:
            # The game continues; the page says that it is not saved.
            self.trouble = error
            return
        self._saved_state = state

    def _free_file(self, play: TalePlay) -> Path:
        stem = f"{play.setup['campaign']}-{play.seed}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
        return next(file for name in names if not (file := self.folder / f"{name}.json").exists())


def unfinished_games(folder: Path, library: Library) -> list[UnfinishedGame]:
    """The unfinished games of these campaigns, the latest first."""
    if not folder.is_dir():
        return []
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    found = (_read_unfinished(file, library) for file in files[:MAX_FILES_READ])
    return [one for one in found if one is not None][:MAX_GAMES_OFFERED]


def _read_unfinished(file: Path, library: Library) -> UnfinishedGame | None:
    try:
        body = unseal(read_text(file))
        position = body["snapshot"]["position"]
        campaign = body["campaign"]["id"]
        if campaign not in library.books or position.get("phase") == "over":
            return None
        characters = tuple(str(one["id"]) for one in position["characters"])
        known = library.books[campaign].campaign.sheets
        if any(one not in known for one in characters):
            return None
        return UnfinishedGame(file, campaign, int(position.get("day", 0)), characters)
    except (BadSave, OSError, KeyError, TypeError, ValueError, AttributeError):
        return None
