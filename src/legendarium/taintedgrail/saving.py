"""A saved campaign: its record, and a snapshot of its last position (SAV-1 to SAV-5).

The record alone is enough to rebuild every position; the snapshot makes loading fast and is
readable by people. One checksum covers both, the snapshot stores the number and the fingerprint of
the choices that led to it, and `is_true_to_record` replays the record to verify it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from legendarium.table.errors import BadPosition, DamagedSave, ForeignSave, OtherVersion
from legendarium.table.game import Game
from legendarium.table.record import Record, seal, unseal
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.position import Position

SNAPSHOT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Save:
    """A saved campaign to continue."""

    record: Record
    position: Position


def to_text(game: Game[Position, Any], record: Record, position: Position) -> str:
    """The text of a save file."""
    campaign = position.campaign
    return seal(
        {
            **record.to_body(),
            "campaign": {
                "id": campaign.id,
                "version": campaign.version,
                "digest": campaign.digest,
            },
            "snapshot": {
                "version": SNAPSHOT_VERSION,
                "choices": len(record.choices),
                "choices_digest": _choices_fingerprint(record),
                "position": game.encode(position),
            },
        }
    )


def from_text(game: TaintedGrail, text: str) -> Save:
    """Read a save file; raises BadSave with one plain sentence."""
    body = unseal(text)
    if body.get("game") != game.name:
        raise ForeignSave(f"This is a saved game of {body.get('game')!r}, not {game.name!r}.")
    record = Record.from_body(body, game)
    try:
        made_with, snapshot = body["campaign"], body["snapshot"]
        _check_campaign(game, made_with)
        if snapshot["version"] > SNAPSHOT_VERSION:
            raise OtherVersion("This campaign was saved by a newer version of the program.")
        if snapshot["choices"] != len(record.choices) or snapshot[
            "choices_digest"
        ] != _choices_fingerprint(record):
            raise DamagedSave("This saved game is damaged: its snapshot does not match its record.")
        return Save(record, game.decode(snapshot["position"]))
    except (KeyError, TypeError):
        raise DamagedSave("This saved game is damaged: a part of it is missing.") from None
    except BadPosition as error:
        if made_with.get("digest") != game.campaigns[made_with["id"]].digest:
            raise OtherVersion(
                f"This campaign was saved with other content, which no longer fits: {error.message}"
            ) from None
        raise DamagedSave(f"This saved game is damaged: {error.message}") from None


def is_true_to_record(game: TaintedGrail, save: Save) -> bool:
    """Whether replaying the record leads to the position of the snapshot."""
    *_, last = save.record.positions(game)
    return last == save.position


def _check_campaign(game: TaintedGrail, made_with: Any) -> None:
    campaign = game.campaigns.get(made_with["id"])
    if campaign is None:
        known = ", ".join(sorted(game.campaigns))
        raise ForeignSave(
            f"This is a saved game of the campaign {made_with['id']!r}, which is not installed. "
            f"Installed campaigns: {known}."
        )
    if made_with["version"] > campaign.version:
        raise OtherVersion(
            f"This game was saved with version {made_with['version']} of the campaign; "
            f"version {campaign.version} is installed."
        )


def _choices_fingerprint(record: Record) -> str:
    choices = [choice.to_json() for choice in record.choices]
    return hashlib.sha256(json.dumps(choices, sort_keys=True).encode()).hexdigest()
