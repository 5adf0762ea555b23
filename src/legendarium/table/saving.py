"""Saved games as text: the record, who made each choice and how, and a snapshot.

Format 1, which is still read, has a record only; that of Tainted Grail has a snapshot as well.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from legendarium.table.choice import UNKNOWN_SEAT, Choice
from legendarium.table.errors import (
    BadSave,
    DamagedSave,
    ForeignSave,
    OtherGame,
    OtherVersion,
)
from legendarium.table.game import Edition, Game
from legendarium.table.play import Play
from legendarium.table.record import Record
from legendarium.table.snapshot import Snapshot, choices_digest, sha256

FORMAT = 2
FIRST_FORMAT = 1
FIRST_RULES = 1
"""The rules that wrote the first format, which does not name them."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game."""

    record: Record
    choices: tuple[Choice, ...]
    """The choices of the record with who made them, as far as that is known."""
    snapshots: tuple[Snapshot, ...] = ()
    """The undamaged ones, oldest first."""

    @classmethod
    def of_record(cls, record: Record) -> Save:
        """A record alone, of which nobody knows who chose."""
        return cls(record, tuple(Choice(option, UNKNOWN_SEAT) for option in record.choices))

    @classmethod
    def of_play(cls, play: Play[Any, Any]) -> Save:
        """A game being played."""
        return cls(play.record(), tuple(play.choices), (play.snapshot(),))

    def to_text(self) -> str:
        """The text of a save file."""
        return json.dumps(seal(self._body()), indent=1, ensure_ascii=False) + "\n"

    def to_line(self) -> str:
        """The same text in one line."""
        return json.dumps(seal(self._body()), ensure_ascii=False) + "\n"

    def _body(self) -> dict[str, Any]:
        body = {"legendarium": FORMAT, **self.record.to_body()}
        if any(choice.by != UNKNOWN_SEAT for choice in self.choices):
            body["authors"] = [choice.author_to_json() for choice in self.choices]
        if self.snapshots:
            body["snapshot"] = self.snapshots[-1].to_json()
        return body


def from_text(text: str, *games: Game[Any, Any]) -> Save:
    """The save of one of these games in a text; raises BadSave."""
    body = unseal(text)
    for game in games:
        if body.get("game") == game.name:
            return _save(body, game)
    raise OtherGame(str(body.get("game")))


def seal(body: Mapping[str, Any]) -> dict[str, Any]:
    """The contents of a save file with their checksum."""
    return {**body, "digest": _checksum(body)}


def unseal(text: str) -> dict[str, Any]:
    """The contents of a save file; raises BadSave if it is damaged, foreign or too new."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise ForeignSave("This is not a saved game of Legendarium: it is not JSON.") from None
    if not isinstance(body, dict) or "legendarium" not in body:
        raise ForeignSave('This is not a saved game of Legendarium: it has no "legendarium" key.')
    if body["legendarium"] not in (FIRST_FORMAT, FORMAT):
        raise OtherVersion(
            f"This game was saved in format {body['legendarium']!r}; "
            f"this program reads formats {FIRST_FORMAT} and {FORMAT}."
        )
    if body.get("digest") != _checksum(body):
        raise DamagedSave("This saved game is damaged: its contents do not match its checksum.")
    return body


def _checksum(body: Mapping[str, Any]) -> str:
    return sha256({key: value for key, value in body.items() if key != "digest"})


def _save(body: Mapping[str, Any], game: Game[Any, Any]) -> Save:
    record = Record.from_body(body, game)
    if body["legendarium"] == FIRST_FORMAT:
        return Save(record, Save.of_record(record).choices, _first_snapshots(body))
    try:
        authors = body.get("authors", [UNKNOWN_SEAT] * len(record.choices))
        pairs = zip(record.choices, authors, strict=True)
        choices = tuple(Choice.of_author(option, author) for option, author in pairs)
    except (TypeError, ValueError):
        raise DamagedSave("This saved game is damaged: its choices have no authors.") from None
    return Save(record, choices, intact_snapshots([body.get("snapshot")]))


def intact_snapshots(bodies: Sequence[Any]) -> tuple[Snapshot, ...]:
    """The undamaged ones of these snapshots."""
    found = []
    for body in bodies:
        try:
            found.append(Snapshot.from_json(body))
        except BadSave:
            # A snapshot saves time only: the record leads to the same position.
            continue
    return tuple(found)


def _first_snapshots(body: Mapping[str, Any]) -> tuple[Snapshot, ...]:
    """The snapshot of a campaign in the first format, after its last choice."""
    if "snapshot" not in body:
        return ()
    choices, snapshot = body["choices"], body["snapshot"]
    try:
        if snapshot["version"] > 1:
            raise OtherVersion("This campaign was saved by a newer version of the program.")
        fingerprint = hashlib.sha256(json.dumps(choices, sort_keys=True).encode()).hexdigest()
        if (snapshot["choices"], snapshot["choices_digest"]) != (len(choices), fingerprint):
            raise DamagedSave("This saved game is damaged: its snapshot does not match its record.")
        edition = Edition.from_json(body["campaign"])
        position = dict(snapshot["position"])
    except (KeyError, TypeError, ValueError):
        raise DamagedSave("This saved game is damaged: a part of it is missing.") from None
    return (Snapshot(len(choices), choices_digest(choices), FIRST_RULES, edition, position),)
