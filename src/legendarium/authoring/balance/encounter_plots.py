"""Plots about encounters: wins by card, wins by character, and turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from matplotlib.figure import Figure

from legendarium.reports.intervals import Estimate, Share, wilson
from legendarium.reports.plots import band, histogram, intervals, new_plot

Report = Mapping[str, Any]
Plots = dict[str, Figure]

TARGET_RANGES = {"combat-1": (0.65, 0.80), "diplomacy-1": (0.60, 0.75)}
"""The share of encounters that the greedy player should win."""


def duels(report: Report) -> list[dict[str, Any]]:
    """The cells of encounters with completed games."""
    return [one for one in report["cells"].values() if one["kind"] == "duels" and one["games"]]


def encounter_plots(report: Report) -> Plots:
    """The plots about encounters for which the report has figures."""
    played = duels(report)
    plots: Plots = {}
    for group in _unique(one["group"] for one in played):
        cells = [one for one in played if one["group"] == group]
        plots[f"Won against each card, {_group_title(group)}"] = _by_card(cells, group)
        plots[f"Won by each character, {_group_title(group)}"] = _by_character(cells, group)
    greedy = [one for one in played if one["bot"] == "greedy"]
    if greedy:
        plots["Turns, greedy"] = _turns(greedy)
    return plots


def _group_title(group: str) -> str:
    kind, _, level = group.rpartition("-")
    return f"{kind} of difficulty {level}"


def _unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _by_card(cells: list[dict[str, Any]], group: str) -> Figure:
    cards = sorted({card for one in cells for card in one["encounters"]})
    groups = []
    for bot in _unique(one["bot"] for one in cells):
        mine = [one["encounters"] for one in cells if one["bot"] == bot]
        groups.append(
            (bot, [_win_rate(one[card] for one in mine if card in one) for card in cards])
        )
    return _interval_plot(cards, groups, group)


def _by_character(cells: list[dict[str, Any]], group: str) -> Figure:
    people = _unique(one["character"] for one in cells)
    groups = []
    for bot in _unique(one["bot"] for one in cells):
        mine = {one["character"]: one["how"] for one in cells if one["bot"] == bot}
        groups.append((bot, [_win_rate([mine[who]]) if who in mine else None for who in people]))
    return _interval_plot(people, groups, group)


def _interval_plot(
    names: list[str], groups: list[tuple[str, list[Estimate | None]]], group: str
) -> Figure:
    figure, (axes,) = new_plot(7, 1 + 0.3 * len(names))
    if group in TARGET_RANGES:
        band(axes, *TARGET_RANGES[group])
    intervals(axes, names, groups)
    return figure


def _win_rate(ends: Iterable[Mapping[str, int]]) -> Estimate | None:
    """The share of encounters won, from counts by how they ended."""
    counted = list(ends)
    games = sum(sum(one.values()) for one in counted)
    return wilson(Share(sum(one.get("won", 0) for one in counted), games)) if games else None


def _turns(cells: list[dict[str, Any]]) -> Figure:
    groups = [
        (
            _group_title(group),
            [
                float(turns)
                for one in cells
                if one["group"] == group
                for turns, count in one["turns"].items()
                for _ in range(count)
            ],
        )
        for group in _unique(one["group"] for one in cells)
    ]
    figure, (axes,) = new_plot(7, 3)
    histogram(axes, groups, "turns")
    return figure
