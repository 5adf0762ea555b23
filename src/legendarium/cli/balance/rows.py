"""A row of the balance table: what it is called, what it should be, and how it is worked out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from legendarium.cli.balance.intervals import Estimate
from legendarium.cli.balance.plays import Cell
from legendarium.cli.balance.targets import ANY, Target

NOT_HERE = "not in this campaign"

Figures = Mapping[str, Any]
"""What a cell came to; the JSON of `figures`."""


class Found(NamedTuple):
    """An estimate, and what stands behind it, in words."""

    estimate: Estimate
    detail: str = ""


Measure = Callable[[list[Figures]], Found]


class Row(NamedTuple):
    """One measure: the cells it needs, and what is made of their figures, in that order."""

    name: str
    what: str
    target: Target = ANY
    cells: tuple[Cell, ...] = ()
    measure: Measure | None = None
    absent: str = ""
    """Why there is nothing to measure."""


def missing(name: str, what: str, target: Target, why: str = NOT_HERE) -> Row:
    """A row that cannot be measured."""
    return Row(name, what, target, absent=why)


def measured(row: Row, figures: Mapping[str, Figures]) -> dict[str, Any]:
    """The row as a JSON object; `met` is null where there is nothing to compare."""
    target = row.target
    body: dict[str, Any] = {
        "row": row.name,
        "what": row.what,
        "unit": target.unit,
        "target": {"low": target.low, "high": target.high, "told": target.told()},
    }
    if row.measure is None:
        return {**body, "absent": row.absent}
    of_cells = [figures[cell.name] for cell in row.cells]
    if not sum(one["games"] for one in of_cells):
        return {**body, "absent": "no game came to an end"}
    estimate, detail = row.measure(of_cells)
    if not estimate.size:
        return {**body, "absent": "nothing to count"}
    compared = target != ANY._replace(unit=target.unit)
    return {
        **body,
        **estimate._asdict(),
        "detail": detail,
        "met": target.is_met(estimate.value) if compared else None,
    }
