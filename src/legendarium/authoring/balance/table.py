"""Prints the balance table: each row with its interval, its target and whether it is met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from legendarium.authoring.balance.targets import figure

MET_MARKS = {True: ("met", "green"), False: ("not met", "red"), None: ("", "")}
MIN_WIDTH_FOR_MEANING = 120
"""The width of a console from which the meaning of each row is shown."""
MAX_BROKEN_SHOWN = 5
"""How many failed games are listed one by one."""


def print_table(report: Mapping[str, Any], console: Console) -> None:
    """Print the rows of a report and its failed games; wide consoles show what rows mean."""
    console.print(heading(report))
    wide = console.width >= MIN_WIDTH_FOR_MEANING
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
    """One line on what was played and how many targets are met."""
    compared = [row["met"] for row in report["rows"] if row.get("met") is not None]
    return (
        f"{report['campaign']} {report['version']}: {report['games']} games of each kind, "
        f"seed {report['seed']}; {sum(compared)} of {len(compared)} targets met"
    )


def interval(row: Mapping[str, Any]) -> str:
    """The interval of a row as text."""
    low, high = (figure(row[end], row["unit"], bare=True) for end in ("low", "high"))
    return f"{low} to {high}"


def broken(report: Mapping[str, Any]) -> list[str]:
    """The first failed games, and the number of others."""
    found = [line for one in report["cells"].values() for line in one["broken"]]
    more = len(found) - MAX_BROKEN_SHOWN
    lines = [f"broken off: {line}" for line in found[:MAX_BROKEN_SHOWN]]
    return [*lines, f"broken off: {more} more"] if more > 0 else lines


def _cells(row: Mapping[str, Any]) -> tuple[Text, ...]:
    name, target, what = Text(row["row"]), Text(row["target"]["told"]), Text(row["what"])
    if "absent" in row:
        return name, Text(""), Text(row["absent"], "dim"), target, Text(""), what
    if row["detail"]:
        what.append(f" ({row['detail']})", "dim")
    mean = Text(figure(row["value"], row["unit"], bare=True))
    return name, mean, Text(interval(row)), target, Text(*MET_MARKS[row["met"]]), what
