"""Everything that is checked before a campaign is played: one module for each group of checks."""

from __future__ import annotations

from collections.abc import Mapping

from legendarium.taintedgrail.content.faults import Fault, in_order
from legendarium.taintedgrail.content.loading import load


def check(files: Mapping[str, str], previous: Mapping[str, str] | None = None) -> tuple[Fault, ...]:
    """Every fault of a campaign; `previous` are the files of the version before."""
    loaded = load(files)
    return in_order([*loaded.faults])
