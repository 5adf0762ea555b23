"""A row of the balance table: its name, its target, and how it is computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from legendarium.authoring.balance.plays import Cell
from legendarium.authoring.balance.targets import NO_TARGET, Target
from legendarium.reports.intervals import Estimate

NOT_IN_CAMPAIGN = "not in this campaign"

Figures = Mapping[str, Any]
"""The figures of a cell, as JSON."""


class Measurement(NamedTuple):
    """An estimate, with a detail in words."""

    estimate: Estimate
    detail: str = ""


Measure = Callable[[list[Figures]], Measurement]


class Row(NamedTuple):
    """One measure: the cells it needs, and how it is computed from their figures."""

    name: str
    what: str
    target: Target = NO_TARGET
    cells: tuple[Cell, ...] = ()
    measure: Measure | None = None
    absent: str = ""
    """Why it cannot be measured."""


def missing(name: str, what: str, target: Target, why: str = NOT_IN_CAMPAIGN) -> Row:
    """A row that cannot be measured."""
    return Row(name, what, target, absent=why)


def row_json(row: Row, figures: Mapping[str, Figures]) -> dict[str, Any]:
    """The row as a JSON object; `met` is null if there is no target."""
    target = row.target
    body: dict[str, Any] = {
        "row": row.name,
        "what": row.what,
        "unit": target.unit,
        "target": {"low": target.low, "high": target.high, "told": target.text()},
    }
    if row.measure is None:
        return {**body, "absent": row.absent}
    of_cells = [figures[cell.name] for cell in row.cells]
    if not sum(one["games"] for one in of_cells):
        return {**body, "absent": "no game was completed"}
    estimate, detail = row.measure(of_cells)
    if not estimate.size:
        return {**body, "absent": "nothing to count"}
    compared = target != NO_TARGET._replace(unit=target.unit)
    return {
        **body,
        **estimate._asdict(),
        "detail": detail,
        "met": target.is_met(estimate.value) if compared else None,
    }
