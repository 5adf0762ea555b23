"""Plots as SVG to embed in a page: small, with real text and no scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO, StringIO
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.text import Text

from legendarium.reports.intervals import Estimate

INK = "#333333"
FAINT = "#c8c8c8"
BAND = "#e8f1e4"
"""The colour of a target range."""
COLOURS = ("#3b6ea5", "#c8742a", "#5b8c5a", "#8a5a9c", "#9b8b3d", "#777777")
"""The colours of groups; they differ in lightness too."""

_STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    # A name with dollar signs is not a formula.
    "text.parse_math": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def new_plot(width: float, height: float, columns: int = 1) -> tuple[Figure, list[Axes]]:
    """An empty figure with its axes side by side."""
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(1, columns, squeeze=False)
    return figure, list(axes[0])


def svg(figure: Figure, name: str) -> str:
    """The figure as an SVG element; its ids begin with its name, so that they are unique."""
    written = StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    with _plot_style(figure, name):
        figure.savefig(written, format="svg", metadata=nothing)
    text = written.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'(\sid="|url\(#|href="#)', rf"\g<1>{name}-", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1)


def png(figure: Figure) -> bytes:
    """The figure as a PNG image."""
    written = BytesIO()
    with _plot_style(figure):
        figure.savefig(written, format="png", dpi=150)
    return written.getvalue()


@contextmanager
def _plot_style(figure: Figure, name: str = "") -> Iterator[None]:
    with matplotlib.rc_context({**_STYLE, "svg.hashsalt": name}):
        for text in figure.findobj(Text):
            text.set_parse_math(False)
        yield


def intervals(
    axes: Axes,
    names: Sequence[str],
    groups: Sequence[tuple[str, Sequence[Estimate | None]]],
) -> None:
    """Shares with their intervals, one line for each name, one colour for each group."""
    step = 0.7 / max(1, len(groups))
    for number, (label, estimates) in enumerate(groups):
        known = [(place, one) for place, one in enumerate(estimates) if one is not None]
        shift = (number - (len(groups) - 1) / 2) * step
        axes.errorbar(
            [100 * one.value for _, one in known],
            [place + shift for place, _ in known],
            xerr=(
                [100 * (one.value - one.low) for _, one in known],
                [100 * (one.high - one.value) for _, one in known],
            ),
            fmt="o",
            markersize=4,
            color=COLOURS[number],
            elinewidth=1.2,
            label=label,
        )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(-2, 102)
    axes.set_xlabel("per cent")
    axes.grid(axis="x", color=FAINT, linewidth=0.5)
    if len(groups) > 1:
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(groups), frameon=False)


def band(axes: Axes, low: float, high: float) -> None:
    """Draw a target range in the background."""
    axes.axvspan(100 * low, 100 * high, color=BAND, zorder=0)


def histogram(axes: Axes, groups: Sequence[tuple[str, Sequence[float]]], what: str) -> None:
    """How often each whole number occurs, in per cent of its group."""
    last = max((int(one) for _, numbers in groups for one in numbers), default=0)
    first = min((int(one) for _, numbers in groups for one in numbers), default=0)
    width = 0.8 / max(1, len(groups))
    for number, (label, numbers) in enumerate(groups):
        if numbers:
            shares = [
                100 * sum(int(one) == value for one in numbers) / len(numbers)
                for value in range(first, last + 1)
            ]
            shift = (number - (len(groups) - 1) / 2) * width
            places = [value + shift for value in range(first, last + 1)]
            axes.bar(places, shares, width, color=COLOURS[number], label=label)
    axes.set_xlabel(what)
    axes.set_ylabel("per cent")
    axes.grid(axis="y", color=FAINT, linewidth=0.5)
    axes.set_axisbelow(True)
    axes.legend(frameon=False)
