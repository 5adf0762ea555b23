"""Every game is kept after every choice, so that nothing is lost whatever happens."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from legendarium.cli.tale.library import Library
from legendarium.cli.tale.saves import text_of
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal.files import read_text, replace
from legendarium.table import BadSave
from legendarium.table.record import Record, unseal

OFFERED = 5
"""So many games that were left are offered, the last one first."""
LOOKED_AT = 30
"""So many files are looked into for them."""


class Kept(NamedTuple):
    """A game that was left, in a few words."""

    file: Path
    campaign: str
    day: int
    characters: tuple[str, ...]


def own_folder() -> Path:
    """Where the tales of this person are kept."""
    return user_data_path("legendarium", appauthor=False) / "tainted-grail"


class Keeper:
    """Keeps one game in a file of its own."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self._file = file
        self._kept: tuple[object, ...] | None = None
        self.trouble: OSError | None = None
        """Why the game cannot be kept, once that is known."""

    @property
    def file(self) -> Path | None:
        """The file; None until something was kept."""
        return self._file

    def keep(self, session: Session) -> None:
        """Write the game as it stands now, unless that was done."""
        state = (session.record.choices, session.players)
        if state == self._kept or self.trouble is not None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self._file is None:
                self._file = self._free_file(session.record)
            replace(self._file, text_of(session))
        except OSError as error:
            # The game goes on; the page says that it is not kept.
            self.trouble = error
            return
        self._kept = state

    def _free_file(self, record: Record) -> Path:
        stem = f"{record.setup['campaign']}-{record.seed}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
        return next(file for name in names if not (file := self.folder / f"{name}.json").exists())


def kept_games(folder: Path, library: Library) -> list[Kept]:
    """The games of these campaigns that were left unfinished, the last one first."""
    if not folder.is_dir():
        return []
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    found = (_told(file, library) for file in files[:LOOKED_AT])
    return [one for one in found if one is not None][:OFFERED]


def _told(file: Path, library: Library) -> Kept | None:
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
        return Kept(file, campaign, int(position.get("day", 0)), characters)
    except (BadSave, OSError, KeyError, TypeError, ValueError, AttributeError):
        return None
