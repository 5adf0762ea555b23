"""The balance table as it is printed: each row with its interval, its target and a mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from legendarium.cli.balance.targets import figure

MET = {True: ("met", "green"), False: ("not met", "red"), None: ("", "")}
WIDE = 120
"""From this width on there is room to tell what each row means."""
BROKEN = 5
"""So many games that broke off are told one by one."""


def print_table(report: Mapping[str, Any], console: Console) -> None:
    """The rows of a report, and what went wrong; with what each row means where there is room."""
    console.print(heading(report))
    wide = console.width >= WIDE
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("row", no_wrap=True)
    for title in ("mean", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("target", no_wrap=True)
    table.add_column("", no_wrap=True)
    if wide:
        table.add_column("what")
    for row in report["rows"]:
        table.add_row(*_cells(row)[: None if wide else -1])
    console.print(table)
    for line in broken(report):
        console.print(Text(line, "red"))


def heading(report: Mapping[str, Any]) -> str:
    """What was played, and how it came out."""
    compared = [row["met"] for row in report["rows"] if row.get("met") is not None]
    return (
        f"{report['campaign']} {report['version']}: {report['games']} games of each kind, "
        f"seed {report['seed']}; {sum(compared)} of {len(compared)} targets met"
    )


def interval(row: Mapping[str, Any]) -> str:
    """The limits of a row."""
    low, high = (figure(row[end], row["unit"], bare=True) for end in ("low", "high"))
    return f"{low} to {high}"


def broken(report: Mapping[str, Any]) -> list[str]:
    """The games that broke off: the first of them, and how many more there are."""
    found = [line for one in report["cells"].values() for line in one["broken"]]
    more = len(found) - BROKEN
    told = [f"broken off: {line}" for line in found[:BROKEN]]
    return [*told, f"broken off: {more} more"] if more > 0 else told


def _cells(row: Mapping[str, Any]) -> tuple[Text, ...]:
    name, target, what = Text(row["row"]), Text(row["target"]["told"]), Text(row["what"])
    if "absent" in row:
        return name, Text(""), Text(row["absent"], "dim"), target, Text(""), what
    if row["detail"]:
        what.append(f" ({row['detail']})", "dim")
    mean = Text(figure(row["value"], row["unit"], bare=True))
    return name, mean, Text(interval(row)), target, Text(*MET[row["met"]]), what
