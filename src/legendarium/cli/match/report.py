"""The report of a match as a single HTML page with tables and SVG plots, without scripts."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from legendarium.cli.match.plots import Plot, plots
from legendarium.cli.match.printed_tables import (
    NAMES,
    bot_rows,
    failures,
    heading,
    pair_rows,
    remarks,
)
from legendarium.reports import pages
from legendarium.reports.plots import svg

MORE_STYLE = """
figcaption { font-size: .85rem; color: #444; max-width: 50rem; }
th.number { text-align: right; }
"""


def page(report: Mapping[str, Any]) -> str:
    """The whole page."""
    title = " - ".join(row["bot"] for row in report["bots"])
    drawn = [_figure(number, plot) for number, plot in enumerate(plots(report), 1)]
    wrong = [f'<p class="not-met">{escape(line)}</p>' for line in failures(report)]
    items = [f"<li>{escape(line)}</li>" for line in remarks(report)]
    body = (
        f"<p>{escape(heading(report))}.</p>",
        *wrong,
        _table(*bot_rows(report)),
        "<h2>Each pair</h2>",
        _table(*pair_rows(report)),
        "<ul>",
        *items,
        "</ul>",
        *drawn,
    )
    return pages.page(title, body, pages.STYLE + MORE_STYLE)


def _figure(number: int, plot: Plot) -> str:
    name = f"plot{number}"
    drawing = svg(plot.figure, name).replace(
        f'aria-label="{name}"',
        f'aria-label="{escape(plot.name)}" aria-describedby="{name}-words"',
        1,
    )
    caption = f'<figcaption id="{name}-words">{escape(plot.words)}</figcaption>'
    return f"<h2>{escape(plot.name)}</h2>\n<figure>\n{drawing}{caption}\n</figure>"


def _table(titles: list[str], rows: list[list[str]]) -> str:
    kinds = ["" if title in NAMES else ' class="number"' for title in titles]
    head = "".join(
        f"<th{kind}>{escape(title)}</th>" for kind, title in zip(kinds, titles, strict=True)
    )
    body = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in rows
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
