"""Chances to win as a plot: an area for each side, with the marks of the turns above."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from legendarium.bots.tashkalar.analysis import Judgement
from legendarium.cli.analyse.summary import curve
from legendarium.cli.analyse.words import SYMBOLS, TurnDescriber
from legendarium.reports.plots import new_plot

AREA = {"blue": "#3b6ea5", "red": "#c0564a", "yellow": "#e3c565", "green": "#7fb07d"}
HATCH = ("", "//", "..", "xx")
"""By side: hatching that distinguishes the areas without colour."""
DARK = "#222222"


def plot(describer: TurnDescriber, judged: Sequence[Judgement]) -> Figure:
    """The chances of every side over the turns."""
    say, setup = describer.words.say, describer.setup
    points = curve(judged, describer.last)
    if len(points) == 1:
        points *= 2
    turns = range(1, len(points) + 1)
    figure, (axes,) = new_plot(8, 3.2)
    areas = axes.stackplot(
        turns,
        list(zip(*points, strict=True)),
        labels=[describer.side(side) for side in range(setup.sides)],
        colors=[AREA[colour] for colour in setup.colours],
        edgecolor="white",
        linewidth=0.8,
    )
    for area, hatch in zip(areas, HATCH, strict=False):
        area.set_hatch(hatch)
    for number, one in enumerate(judged, 1):
        if one.mark:
            axes.annotate(
                SYMBOLS[one.mark], (number, 1.02), ha="center", color=DARK, annotation_clip=False
            )
    axes.set_xlim(1, len(points))
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("chart-turn"))
    axes.set_ylabel(say("analyse-chart-axis"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=setup.sides, frameon=False)
    return figure
