"""The weights file: validated when read, written atomically."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from legendarium.bots.tashkalar.worth.judge import similar_form
from legendarium.cli.streams import STREAM, read_bytes, write_output
from legendarium.table import BadRequest
from legendarium.tashkalar.forms import FORMS

_FOLDER = Path(str(files("legendarium.bots.tashkalar.worth")))
BOT_WEIGHTS = _FOLDER / "weights.json"
"""The weights file that the bots use."""
START_WEIGHTS = _FOLDER / "start.json"
"""The weights file that learning starts from, so that a command is reproducible."""


@dataclass(frozen=True, slots=True)
class WeightsFile:
    """The content of a weights file, by kind of game."""

    path: Path
    weights: Mapping[str, Mapping[str, float]]
    notes: Mapping[str, Any] = field(default_factory=dict)
    """How the weights of a kind were learned."""
    odds: Mapping[str, Any] = field(default_factory=dict)
    """The odds of a kind, and how they were measured."""

    def of(self, kind: str) -> dict[str, float]:
        """The weights of a kind: its own, those of its form, or those of a similar form."""
        form = kind.removesuffix("-teams")
        similar = similar_form(FORMS[form], self.weights) or form
        found = self.weights.get(kind) or self.weights.get(form) or self.weights.get(similar)
        if not found:
            raise BadRequest(f"{self.path} holds no weights for {kind} to begin with.", "from")
        return dict(found)


def read(path: Path, argument: str) -> WeightsFile:
    """Read a weights file; raises BadRequest if it is not one."""
    try:
        body = json.loads(_content(path, argument))
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


def _content(path: Path, argument: str) -> bytes:
    if str(path) == STREAM:
        return read_bytes()
    if path.exists() and not path.is_file():
        # Reading a pipe or a device may never end.
        raise BadRequest(f"{path} is not an ordinary file.", argument)
    return path.read_bytes()


def _are_weights(body: Any) -> bool:
    return isinstance(body, dict) and all(
        isinstance(kind, dict)
        and all(type(weight) in (int, float) and math.isfinite(weight) for weight in kind.values())
        for kind in body.values()
    )


def write(path: Path, command: str, file: WeightsFile) -> None:
    """Write the weights and how they were learned to a file, atomically."""
    body = {
        "command": command,
        "kinds": file.notes,
        "odds": file.odds,
        "weights": file.weights,
    }
    write_output(str(path), json.dumps(body, indent=1) + "\n", "out")
