"""Saved games of Tainted Grail as files: written completely or not at all."""

from __future__ import annotations

from typing import Any

from legendarium.cli.tale.library import Library
from legendarium.cli.tale.seating import PLAYERS
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal.saves import read_file, readable_error, write_text
from legendarium.locale import Words
from legendarium.table import BadSave, OtherVersion
from legendarium.table.choice import Start
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.table.record import unseal
from legendarium.taintedgrail.saving import SNAPSHOT_VERSION, from_text, to_text


def write(words: Words, name: str, session: Session) -> None:
    """Save a game; raises BadSave and leaves an existing file as it is."""
    write_text(words, name, text_of(session))


def text_of(session: Session) -> str:
    """The text of the save file."""
    play = session.play
    return to_text(play.game, play.record(), play.position)


def read(words: Words, name: str, library: Library, take_back: bool = True) -> Session:
    """Load a saved game; raises BadSave, and leaves the file as it is."""
    try:
        text = read_file(words, name)
        _check_origin(words, name, library, unseal(text))
        save = from_text(library.game, text)
    except _ReadableError as error:
        raise BadSave(error.message) from None
    except BadSave as error:
        raise readable_error(words, name, error) from None
    for player in save.record.players:
        if player not in PLAYERS:
            allowed = ", ".join(PLAYERS)
            raise BadSave(words.say("load-player", file=name, text=player, allowed=allowed))
    start = Start(save.position, len(save.record.choices))
    keeps = Keeps.of_table(take_back)
    return Session(Play.resume(library.game, save.record, keeps=keeps, start=start))


class _ReadableError(BadSave):
    """An error whose message is already written for people."""


def _check_origin(words: Words, name: str, library: Library, body: dict[str, Any]) -> None:
    """Refuse a save of another game, of another campaign, or of a newer version."""
    game = str(body.get("game"))
    if game != library.game.name:
        raise _ReadableError(words.say("tale-load-other-game", file=name, game=game))
    made_with, snapshot = body.get("campaign"), body.get("snapshot")
    if not isinstance(made_with, dict) or not isinstance(snapshot, dict):
        return
    campaign = library.game.campaigns.get(str(made_with.get("id")))
    if campaign is None:
        here = ", ".join(sorted(library.game.campaigns))
        other = str(made_with.get("id"))
        raise _ReadableError(
            words.say("tale-load-other-campaign", file=name, campaign=other, here=here)
        )
    version = made_with.get("version")
    if isinstance(version, int) and version > campaign.version:
        said = words.say(
            "tale-load-newer-campaign", file=name, version=version, here=campaign.version
        )
        raise _ReadableError(said)
    newer = snapshot.get("version")
    if isinstance(newer, int) and newer > SNAPSHOT_VERSION:
        raise OtherVersion("This campaign was saved by a newer version of the program.")
