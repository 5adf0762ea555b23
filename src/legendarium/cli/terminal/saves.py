"""Saved games as files: written completely or not at all, and never over another kind of file."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.cli.terminal.files import read_text, reason, replace
from legendarium.cli.terminal.seating import HUMAN
from legendarium.locale import Value, Words
from legendarium.table import (
    BadSave,
    ForeignSave,
    Game,
    OtherGame,
    OtherVersion,
    Play,
    appending,
)
from legendarium.table.errors import NewerEdition, OtherEdition
from legendarium.table.kept import Keeps
from legendarium.table.resuming import resume
from legendarium.table.saving import Save

P = TypeVar("P")
V = TypeVar("V")

OTHER_GAME = {"tainted-grail": "tale-load-other-game"}
"""By the game that was wanted: the message about a save of another one."""


class LoadedGame(NamedTuple, Generic[P, V]):
    """A saved game that goes on."""

    play: Play[P, V]
    notice: str
    """That some of the last choices are lost; empty if none is."""


# Writing --------------------------------------------------------------------------------------


def write(words: Words, name: str, play: Play[Any, Any]) -> None:
    """Save a game; raises BadSave with one sentence, and leaves an existing file as it is."""
    write_text(words, name, Save.of_play(play).to_text())


def write_text(words: Words, name: str, text: str) -> None:
    """Write the text of a saved game, as `write` does."""
    path = Path(name).expanduser()
    try:
        if os.path.lexists(path) and not _may_replace(path):
            raise BadSave(words.say("save-refused", file=name))
        replace(path, text)
    except (OSError, ValueError) as error:
        raise BadSave(
            words.say("save-failed", file=name, reason=words.say(reason(error)))
        ) from None


def _may_replace(path: Path) -> bool:
    """Whether a file may be overwritten: only an undamaged saved game of ours."""
    try:
        return appending.is_save(read_text(path))
    except BadSave:
        return False


# Reading --------------------------------------------------------------------------------------


def load(
    words: Words,
    name: str,
    game: Game[P, V],
    players: Collection[str],
    take_back: bool | None = None,
    campaigns: Collection[str] = (),
) -> LoadedGame[P, V]:
    """Go on with a saved game of these players; raises BadSave, which says what to do next.

    `take_back` is whether choices can be undone; None: as the setup of the game says. `campaigns`
    are those that are here.
    """
    save = read(words, name, game)
    record = save.record
    for player in record.players:
        if player not in players:
            allowed = ", ".join(players)
            raise BadSave(words.say("load-player", file=name, text=player, allowed=allowed))
    bots = [seat for seat, player in enumerate(record.players) if player != HUMAN]
    if take_back is None:
        take_back = bool(record.setup.get("take_back", True))
    try:
        found = resume(game, save, bots=bots, keeps=Keeps.of_table(take_back))
    except OtherEdition as error:
        named = {"campaign": error.edition, "here": ", ".join(sorted(campaigns))}
        raise BadSave(words.say("tale-load-other-campaign", file=name, **named)) from None
    except BadSave as error:
        raise _readable(words, name, game, error) from None
    lost = words.say("load-lost", number=found.lost) if found.lost else ""
    return LoadedGame(found.play, lost)


def read(words: Words, name: str, game: Game[Any, Any]) -> Save:
    """Read a saved game; raises BadSave, which says what to do next."""
    try:
        text = read_text(Path(name).expanduser())
    except BadSave as error:
        raise _readable(words, name, game, error) from None
    except (OSError, ValueError) as error:
        why = words.say(reason(error))
        raise BadSave(words.say("load-missing", file=name, reason=why)) from None
    return parse(words, name, text, game)


def parse(words: Words, name: str, text: str, game: Game[Any, Any]) -> Save:
    """Parse a saved game; raises BadSave, which says what to do next."""
    try:
        return appending.read(text, game)
    except BadSave as error:
        raise _readable(words, name, game, error) from None


def damaged_error(words: Words, name: str) -> BadSave:
    """The error for a saved game that cannot be continued."""
    return save_error(words, "load-damaged", name)


def save_error(words: Words, complaint: str, name: str, **values: Value) -> BadSave:
    """An error that says what is wrong with a file, and what to do next."""
    said = words.say(complaint, file=name, **values)
    return BadSave(f"{said} {words.say('load-another')}")


def _readable(words: Words, name: str, game: Game[Any, Any], error: BadSave) -> BadSave:
    """The same error in words for people."""
    match error:
        case OtherGame() if game.name in OTHER_GAME:
            return BadSave(words.say(OTHER_GAME[game.name], file=name, game=error.game))
        case OtherGame():
            return save_error(words, "load-other-game", name, game=error.game)
        case NewerEdition():
            versions = {"version": error.version, "here": error.here}
            return BadSave(words.say("tale-load-newer-campaign", file=name, **versions))
        case ForeignSave():
            return save_error(words, "load-foreign", name)
        case OtherVersion():
            return save_error(words, "load-version", name)
        case _:
            return damaged_error(words, name)
