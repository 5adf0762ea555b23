"""Saves a game after every choice, one line each, so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.cli.terminal.files import read_text, replace
from legendarium.folders import data_folder
from legendarium.table import BadSave, Game, Play
from legendarium.table.appending import Appending, read
from legendarium.table.resuming import resume

P = TypeVar("P")
V = TypeVar("V")

MAX_GAMES_OFFERED = 5
"""How many unfinished games are offered, the latest first."""
MAX_FILES_READ = 30
"""How many files are read to find them."""


class UnfinishedGame(NamedTuple, Generic[P, V]):
    """A game that was not finished."""

    file: Path
    play: Play[P, V]


def autosave_folder(game: str) -> Path:
    """The folder of the games that are saved automatically."""
    return data_folder() / game


class Autosave:
    """Saves one game into a file of its own."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self.file = file
        """The file; None until the game was saved."""
        self.trouble: OSError | None = None
        """Why the game cannot be saved, if it cannot."""
        self._appending: Appending | None = None
        self._size = 0
        """The size of the file after the last line."""

    @property
    def is_kept(self) -> bool:
        """Whether the game is saved, so that it can be left."""
        return self.file is not None and self.trouble is None

    def save(self, play: Play[Any, Any]) -> None:
        """Save what has changed."""
        if self.trouble is not None:
            return
        try:
            if self._appending is None:
                self._write_whole(play)
            elif lines := self._appending.lines(play):
                self._append(play, lines.encode())
        except OSError as error:
            # The game goes on; the page says that it is not saved.
            self.trouble = error

    def _write_whole(self, play: Play[Any, Any]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.file or self._free_file(play)
        self._appending = Appending(play)
        replace(file, self._appending.head)
        self.file, self._size = file, file.stat().st_size

    def _append(self, play: Play[Any, Any], lines: bytes) -> None:
        assert self.file is not None
        if not self.file.exists() or self.file.stat().st_size != self._size:
            # Another terminal goes on with the same game: this one gets a file of its own.
            self.file = None
            self._write_whole(play)
            return
        with self.file.open("ab") as file:
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
        self._size += len(lines)

    def _free_file(self, play: Play[Any, Any]) -> Path:
        stem = f"{play.game.edition(play.setup).id or play.game.name}-{play.seed}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
        taken = {file.stem for file in self.folder.iterdir()}
        return self.folder / f"{next(name for name in names if name not in taken)}.jsonl"


def unfinished_games(folder: Path, game: Game[P, V]) -> list[UnfinishedGame[P, V]]:
    """The unfinished games in a folder that can be gone on with, the latest first."""
    found = []
    for file in _latest_files(folder):
        try:
            play = resume(game, read(read_text(file), game)).play
        except (BadSave, OSError, ValueError):
            continue
        if play.question is not None:
            found.append(UnfinishedGame(file, play))
            if len(found) == MAX_GAMES_OFFERED:
                break
    return found


def _latest_files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        # Version 0.1.0 saved whole files, which end with .json.
        files = [*folder.glob("*.json"), *folder.glob("*.jsonl")]
        files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
        yield from files[:MAX_FILES_READ]
