"""The report as a self-contained HTML page without scripts: the table and SVG plots."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from legendarium.authoring.balance.chapter_plots import chapter_plots
from legendarium.authoring.balance.encounter_plots import encounter_plots
from legendarium.authoring.balance.table import MET_MARKS, broken, heading, interval
from legendarium.authoring.balance.targets import figure
from legendarium.reports import pages
from legendarium.reports.plots import svg

EXPLANATION = (
    "<p>Shares are in per cent. In the plots, lines are 95 % intervals and green bands are "
    "targets; each target applies to normal mode and to the player it was set for.</p>"
)
HEADINGS = ("row", "what", "mean", "95 % interval", "target", "")


def page(report: Mapping[str, Any]) -> str:
    """The page as HTML."""
    title = f"Balance of {report['campaign']}"
    plots = {**encounter_plots(report), **chapter_plots(report)}
    drawn = [
        f"<h2>{escape(name)}</h2>\n<figure>\n{svg(plot, f'plot{number}')}</figure>"
        for number, (name, plot) in enumerate(plots.items(), 1)
    ]
    wrong = [f'<p class="not-met">{escape(line)}</p>' for line in broken(report)]
    body = (
        f"<p>{escape(heading(report))}.</p>\n{EXPLANATION}",
        *wrong,
        _table(report),
        *drawn,
    )
    return pages.page(title, body)


def _table(report: Mapping[str, Any]) -> str:
    head = "".join(f"<th>{title}</th>" for title in HEADINGS)
    rows = "\n".join(map(_row, report["rows"]))
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _row(row: Mapping[str, Any]) -> str:
    what = escape(row["what"])
    target = f'<td class="target">{escape(row["target"]["told"])}</td>'
    begin = f"<tr><td><code>{escape(row['row'])}</code></td>"
    if "absent" in row:
        absent = f'<td colspan="2" class="faint">{escape(row["absent"])}</td>'
        return f"{begin}<td>{what}</td>{absent}{target}<td></td></tr>"
    if row["detail"]:
        what += f' <span class="faint">({escape(row["detail"])})</span>'
    mean = figure(row["value"], row["unit"], bare=True)
    mark, _ = MET_MARKS[row["met"]]
    numbers = f'<td class="number">{mean}</td><td class="number">{interval(row)}</td>'
    met = f'<td class="{mark.replace(" ", "-")}">{mark}</td>'
    return f"{begin}<td>{what}</td>{numbers}{target}{met}</tr>"
