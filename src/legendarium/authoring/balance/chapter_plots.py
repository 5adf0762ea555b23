"""Plots about whole chapters: completion, days, Energy, verses, actions and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from matplotlib.figure import Figure

from legendarium.authoring.balance.chapter_rows import players_text
from legendarium.authoring.balance.wealth_rows import (
    LOCAL_ACTION_PREFIX,
    MAX_KEEP_RATE,
    MIN_KEEP_RATE,
    MIN_TIMES_READ,
    READ_PER_GAMES,
    completed,
    keep_rates,
    total,
)
from legendarium.reports.intervals import Share, wilson
from legendarium.reports.plots import (
    COLOURS,
    FAINT,
    band,
    histogram,
    intervals,
    new_plot,
)

Report = Mapping[str, Any]
Cells = Sequence[Mapping[str, Any]]
Plots = dict[str, Figure]

MAX_ACTIONS_SHOWN = 18
MAX_LOCAL_ACTION_PERCENT = 100 * 0.35
"""The highest share of all actions that a single local action should have, in per cent."""


def chapter_plots(report: Report) -> Plots:
    """The plots about chapters for which the report has figures."""
    cells = report["cells"].values()
    played = [one for one in cells if one["kind"] == "chapters" and one["games"]]
    if not played:
        return {}
    plots = {"Chapters completed without a death": _completion(played)}
    best = [one for one in played if one["bot"] == "planner" and one["mode"] == "normal"]
    shown = best or played
    who = f"{shown[0]['bot']}, {shown[0]['mode']} mode"
    plots[f"Days used, {who}"] = _days(shown)
    if any(one["spending"] for one in shown):
        plots[f"What Energy is spent on, {who}"] = _energy(shown)
    if report["verses"]:
        plots[f"Verses seen, {who}"] = _verses(shown, report["verses"])
    if any(one["actions"] for one in shown):
        plots[f"The commonest actions, {who}"] = _actions(shown)
    if keep_rates(shown):
        plots[f"How often each card is kept when it is offered, {who}"] = _cards(shown)
    return plots


def _completion(cells: Cells) -> Figure:
    ways = list(dict.fromkeys((one["bot"], one["mode"]) for one in cells))
    tables = sorted({one["players"] for one in cells})
    groups = []
    for bot, mode in ways:
        mine = {one["players"]: one for one in cells if (one["bot"], one["mode"]) == (bot, mode)}
        shares = [
            wilson(Share(sum(mine[many]["completed"]), mine[many]["games"]))
            if many in mine
            else None
            for many in tables
        ]
        groups.append((f"{bot}, {mode}", shares))
    figure, (axes,) = new_plot(7, 1.2 + 0.5 * len(tables))
    band(axes, 0.60, 0.75)
    intervals(axes, [players_text(many) for many in tables], groups)
    return figure


def _days(cells: Cells) -> Figure:
    figure, (axes,) = new_plot(7, 3)
    histogram(
        axes, [(players_text(one["players"]), completed([one], "days")) for one in cells], "days"
    )
    return figure


def _energy(cells: Cells) -> Figure:
    purposes = [name for name, _ in total(cells, "spending").most_common()]
    figure, (axes,) = new_plot(7, 1.2 + 0.4 * len(cells))
    left = [0.0] * len(cells)
    for number, purpose in enumerate(purposes):
        shares = [_percent(one["spending"], purpose) for one in cells]
        colour = COLOURS[number % len(COLOURS)]
        light = 1.0 if number < len(COLOURS) else 0.5
        axes.barh(range(len(cells)), shares, 0.7, left, color=colour, alpha=light, label=purpose)
        left = [one + more for one, more in zip(left, shares, strict=True)]
    axes.set_yticks(range(len(cells)), [players_text(one["players"]) for one in cells])
    axes.invert_yaxis()
    axes.set_xlabel("per cent of all Energy spent")
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=4, frameon=False)
    return figure


def _percent(counts: Mapping[str, int], name: str) -> float:
    return 100 * counts.get(name, 0) / max(1, sum(counts.values()))


def _verses(cells: Cells, verses: Sequence[str]) -> Figure:
    figure, (left, right) = new_plot(9, 3, 2)
    seen = [100 * one / len(verses) for one in completed(cells, "verses")]
    band(left, 0.35, 0.55)
    left.hist(seen, bins=range(0, 105, 5), color=COLOURS[0])
    left.set_xlabel("per cent of the verses seen in one game")
    left.set_ylabel("games")
    games = sum(one["games"] for one in cells)
    times = total(cells, "verse_times")
    often = sorted((times[key] * READ_PER_GAMES / games for key in verses), reverse=True)
    right.bar(range(1, len(often) + 1), often, 1.0, color=COLOURS[0])
    right.axhline(MIN_TIMES_READ, color=COLOURS[1], linewidth=1)
    right.set_yscale("symlog", linthresh=1)
    right.set_xlabel("verses, from the commonest to the rarest")
    right.set_ylabel(f"times read in {READ_PER_GAMES} games")
    return figure


def _actions(cells: Cells) -> Figure:
    actions = total(cells, "actions")
    common = actions.most_common(MAX_ACTIONS_SHOWN)
    figure, (axes,) = new_plot(7, 1 + 0.25 * len(common))
    shares = [100 * count / actions.total() for _, count in common]
    colours = [COLOURS[0] if name.startswith(LOCAL_ACTION_PREFIX) else FAINT for name, _ in common]
    axes.barh(range(len(common)), shares, 0.7, color=colours)
    axes.axvline(MAX_LOCAL_ACTION_PERCENT, color=COLOURS[1], linewidth=1)
    axes.set_yticks(range(len(common)), [name for name, _ in common])
    axes.invert_yaxis()
    axes.set_xlabel("per cent of all actions; local actions are blue")
    return figure


def _cards(cells: Cells) -> Figure:
    rates = keep_rates(cells)
    ranked = sorted(rates, key=lambda card: -rates[card].value)
    figure, (axes,) = new_plot(7, 1 + 0.17 * len(ranked))
    band(axes, MIN_KEEP_RATE, MAX_KEEP_RATE)
    intervals(axes, ranked, [("kept", [wilson(rates[card]) for card in ranked])])
    axes.tick_params(axis="y", labelsize=7)
    return figure
