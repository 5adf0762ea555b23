"""Snapshots: positions stored beside the choices that led to them.

A snapshot saves replaying those choices, and tells where a game stood if they lead elsewhere by
the rules or the content of today.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from legendarium.table.errors import DamagedSave
from legendarium.table.game import Edition


class Snapshot(NamedTuple):
    """A position after so many choices, with what it was made by."""

    moment: int
    digest: str
    """The digest of the choices before it, so that it fits no others."""
    rules: int
    edition: Edition
    position: Mapping[str, Any]
    is_anchor: bool = False
    """Whether the game goes on from here: its earlier choices need not lead here by these rules."""

    @property
    def checksum(self) -> str:
        """What protects all of it against damage."""
        return sha256(self._body())

    def _body(self) -> dict[str, Any]:
        return {
            "moment": self.moment,
            "digest": self.digest,
            "rules": self.rules,
            "edition": self.edition.to_json(),
            "anchor": self.is_anchor,
            "position": self.position,
        }

    def to_json(self) -> dict[str, Any]:
        """This snapshot as a JSON object."""
        return {**self._body(), "checksum": self.checksum}

    @classmethod
    def from_json(cls, body: Any) -> Snapshot:
        """The snapshot of a JSON object; raises DamagedSave."""
        try:
            found = cls(
                int(body["moment"]),
                str(body["digest"]),
                int(body["rules"]),
                Edition.from_json(body["edition"]),
                dict(body["position"]),
                bool(body["anchor"]),
            )
            if body["checksum"] == found.checksum:
                return found
        except (KeyError, TypeError, ValueError, OverflowError, AttributeError):
            pass
        raise DamagedSave("This snapshot is damaged: its contents do not match its checksum.")


def choices_digest(options: Iterable[Mapping[str, Any]]) -> str:
    """The digest of choices, as their options in JSON."""
    return sha256(list(options))


def sha256(body: Any) -> str:
    """The checksum of a JSON value, however it is written."""
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
