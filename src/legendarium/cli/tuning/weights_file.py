"""The file of weights: read with all checks, written whole or not at all."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from legendarium.cli import places
from legendarium.table import BadRequest

_FOLDER = Path(str(files("legendarium.bots.tashkalar.worth")))
OF_THE_BOTS = _FOLDER / "weights.json"
"""The weights that the bots play with."""
MADE_BY_HAND = _FOLDER / "start.json"
"""The weights that learning begins with, so that a command gives the same weights again."""


@dataclass(frozen=True, slots=True)
class WeightsFile:
    """What a file of weights holds, by kind of game."""

    path: Path
    weights: Mapping[str, Mapping[str, float]]
    notes: Mapping[str, Any] = field(default_factory=dict)
    """How the weights of a kind were learned."""
    odds: Mapping[str, Any] = field(default_factory=dict)
    """How often its worths win, and how that was measured."""

    def of(self, kind: str) -> dict[str, float]:
        """The weights of a kind; teams begin with those of their form where they have none."""
        found = self.weights.get(kind) or self.weights.get(kind.removesuffix("-teams"))
        if not found:
            raise BadRequest(f"{self.path} holds no weights for {kind} to begin with.", "from")
        return dict(found)


def read(path: Path, argument: str) -> WeightsFile:
    """The weights of a file; BadRequest says what is wrong with it."""
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device may never end.
            raise BadRequest(f"{path} is not an ordinary file.", argument)
        body = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}.", argument) from error
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict) or not _are_weights(body.get("weights")):
        raise BadRequest(f"{path} is not a file of weights.", argument)
    notes, odds = body.get("kinds", {}), body.get("odds", {})
    return WeightsFile(
        path,
        body["weights"],
        notes if isinstance(notes, dict) else {},
        odds if isinstance(odds, dict) else {},
    )


def _are_weights(body: Any) -> bool:
    return isinstance(body, dict) and all(
        isinstance(kind, dict)
        and all(type(weight) in (int, float) and math.isfinite(weight) for weight in kind.values())
        for kind in body.values()
    )


def write(path: Path, command: str, file: WeightsFile) -> None:
    """Put the weights and how they were learned into a file, in one step."""
    body = {
        "command": command,
        "kinds": file.notes,
        "odds": file.odds,
        "weights": file.weights,
    }
    places.write(path, json.dumps(body, indent=1) + "\n", "out")
