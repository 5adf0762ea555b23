"""The report as a self-contained HTML page without scripts: the table and SVG plots."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from legendarium.cli.balance.chapter_plots import chapter_plots
from legendarium.cli.balance.encounter_plots import encounter_plots
from legendarium.cli.balance.svg import svg
from legendarium.cli.balance.table import MET_MARKS, broken, heading, interval
from legendarium.cli.balance.targets import figure

STYLE = """
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff;
       font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0;
         border-bottom: 1px solid #ddd; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.met { color: #2c6e2f; } .not-met { color: #a3271b; font-weight: 600; }
td.met, td.not-met, td.target, td code { white-space: nowrap; } .faint { color: #767676; }
figure { margin: 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
"""
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
    return "\n".join(
        (
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />',
            '<meta name="viewport" content="width=device-width, initial-scale=1" />',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>\n<p>{escape(heading(report))}.</p>\n{EXPLANATION}",
            *wrong,
            _table(report),
            *drawn,
            "</body>\n</html>\n",
        )
    )


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
