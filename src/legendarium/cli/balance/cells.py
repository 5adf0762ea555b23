"""The rows of the balance table, and the cells that must be played for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from legendarium.cli.balance.chapter_rows import chapter_rows
from legendarium.cli.balance.encounter_rows import encounter_rows
from legendarium.cli.balance.plays import Cell
from legendarium.cli.balance.rows import Row
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.model import Campaign


def all_rows(campaign: Campaign) -> list[Row]:
    """All rows of the table, from top to bottom."""
    return [*encounter_rows(campaign), *chapter_rows(campaign)]


def selected(rows: Sequence[Row], only: Sequence[str]) -> list[Row]:
    """The rows whose names are given or begin with a given name; all rows if none is given."""
    for name in only:
        if not any(_is_named(row, name) for row in rows):
            known = ", ".join(row.name for row in rows)
            raise BadRequest(f"There is no row {name!r}; choose from {known}.", "only")
    return [row for row in rows if not only or any(_is_named(row, name) for name in only)]


def _is_named(row: Row, name: str) -> bool:
    return row.name == name or row.name.startswith(f"{name.rstrip('-')}-")


def cells_of(rows: Iterable[Row]) -> list[Cell]:
    """The cells that these rows need, each once."""
    return list({cell.name: cell for row in rows for cell in row.cells}.values())
