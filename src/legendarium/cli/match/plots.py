"""The plots of a match, each with a text alternative."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from matplotlib.figure import Figure

from legendarium.reports.intervals import Estimate
from legendarium.reports.plots import COLOURS, FAINT, INK, histogram, intervals, new_plot
from legendarium.tashkalar.forms import FORMS

Report = Mapping[str, Any]
MAX_CARDS = 20
"""How many beings are drawn, the most summoned first."""
PLACES = ("first", "second", "third", "fourth")


class Plot(NamedTuple):
    """A plot with its title and its text alternative."""

    name: str
    figure: Figure
    words: str


def plots(report: Report) -> Iterator[Plot]:
    """Every plot for which there are figures."""
    yield _ladder(report)
    if report["turns"] is not None:
        yield _lengths(report)
        yield _curves(report)
        yield _cards(report)
        yield _first_player(report)
    if report["school_pairs"]:
        yield _schools(report)


def _ladder(report: Report) -> Plot:
    """Bots by strength, as fitted by `elo.ladder`."""
    rows = sorted(report["bots"], key=lambda row: row["elo"]["value"])
    figure, (axes,) = new_plot(7, 1 + 0.35 * len(rows))
    for place, row in enumerate(rows):
        elo = row["elo"]
        axes.errorbar(
            [elo["value"]],
            [place],
            xerr=([elo["value"] - elo["low"]], [elo["high"] - elo["value"]]),
            fmt="o",
            color=COLOURS[0],
            elinewidth=1.2,
        )
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("Elo (the mean of all is 0)")
    axes.grid(axis="x", color=FAINT, linewidth=0.5)
    sentences = (
        f"{row['bot']} {row['elo']['value']:+.0f} "
        f"({row['elo']['low']:+.0f} to {row['elo']['high']:+.0f})"
        for row in reversed(rows)
    )
    words = (
        f"Elo with 95 % intervals, the strongest first: {'; '.join(sentences)}. "
        "A drawn game is added to every pair, so that a bot that always won has a finite rating."
    )
    return Plot("Strength ladder", figure, words)


def _lengths(report: Report) -> Plot:
    turns = [float(number) for number, count in report["lengths"].items() for _ in range(count)]
    figure, (axes,) = new_plot(7, 3)
    histogram(axes, [("games", turns)], "turns of a game, of all players together")
    spread = report["turns"]
    words = (
        f"Half of the games have at most {spread['median']:g} turns; "
        f"the shortest has {spread['min']}, the longest {spread['max']}."
    )
    return Plot("Game lengths", figure, words)


def _curves(report: Report) -> Plot:
    figure, (axes,) = new_plot(7, 3)
    sentences = []
    for number, (row, curve) in enumerate(zip(report["bots"], report["curves"], strict=True)):
        if not curve:
            continue
        parts = [100 * step / (len(curve) - 1) for step in range(len(curve))]
        axes.plot(parts, curve, color=_colour(number), label=row["bot"])
        sentences.append(
            f"{row['bot']} has {curve[len(curve) // 2]:.1f} half-way and {curve[-1]:.1f}"
        )
    axes.set_xlabel("per cent of the turns of a game")
    lowest = " in the lowest colour" if FORMS[report["form"]].scores_by_colour else ""
    axes.set_ylabel(f"mean points{lowest}")
    axes.grid(color=FAINT, linewidth=0.5)
    axes.legend(frameon=False)
    return Plot(
        "Score curves",
        figure,
        f"Mean points{lowest}: {' at the end; '.join(sentences)} at the end.",
    )


def _cards(report: Report) -> Plot:
    """The most summoned beings, with how often each bot summons them per game."""
    commonest = sorted(report["cards"].items(), key=lambda one: -sum(one[1]))[:MAX_CARDS]
    rows = report["bots"]
    figure, (axes,) = new_plot(7, 1 + 0.32 * len(commonest))
    width = 0.8 / len(rows)
    for number, row in enumerate(rows):
        shift = (number - (len(rows) - 1) / 2) * width
        axes.barh(
            [place + shift for place in range(len(commonest))],
            [times[number] / row["games"] for _, times in commonest],
            width,
            color=_colour(number),
            label=row["bot"],
        )
    axes.set_yticks(range(len(commonest)), [card for card, _ in commonest])
    axes.set_ylim(len(commonest) - 0.4, -0.6)
    axes.set_xlabel("times a game")
    axes.grid(axis="x", color=FAINT, linewidth=0.5)
    axes.set_axisbelow(True)
    axes.legend(frameon=False)
    sentences = (
        f"{card} {' and '.join(f'{times[number]}' for number in range(len(rows)))}"
        for card, times in commonest
    )
    bots = " and ".join(row["bot"] for row in rows)
    return Plot("Cards most summoned", figure, f"How often by {bots}: {', '.join(sentences)}.")


def _first_player(report: Report) -> Plot:
    shares = [row["share"] for row in report["sides"]]
    names = [f"{place} player" for place in PLACES[: len(shares)]]
    estimates = [Estimate(one["value"], one["low"], one["high"], 0) for one in shares]
    figure, (axes,) = new_plot(7, 1 + 0.4 * len(names))
    axes.axvline(100 / len(names), color=INK, linewidth=0.8, linestyle="--")
    intervals(axes, names, [("all games", estimates)])
    sentences = (
        f"the {name} {one.value:.1%} ({100 * one.low:.1f} to {100 * one.high:.1f})"
        for name, one in zip(names, estimates, strict=True)
    )
    even = f"even would be {1 / len(names):.1%}"
    words = f"Games won, with 95 % intervals: {', '.join(sentences)}; {even}."
    return Plot("First-player advantage", figure, words)


def _schools(report: Report) -> Plot:
    """School against school as a heat map; a school does not meet itself."""
    share = {
        (row["school"], row["against"]): (row["score"] / row["games"], row["games"])
        for row in report["school_pairs"]
    }
    names = sorted({one for one, _ in share})
    figure, (axes,) = new_plot(6, 1.2 + 0.6 * len(names))
    cells = [
        [share[one, other][0] if (one, other) in share else 0.5 for other in names] for one in names
    ]
    axes.pcolormesh(cells, cmap="PuOr", vmin=0, vmax=1, edgecolors="white")
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if (one, other) in share:
                value, games = share[one, other]
                text = f"{value:.0%}\n({games})"
                axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", color=_on(value))
    _name_cells(axes, names)
    sentences = (
        f"{one} against {other} {value:.0%} of {games}"
        for (one, other), (value, games) in share.items()
        if one < other
    )
    return Plot("School against school", figure, f"Won: {', '.join(sentences)}.")


def _name_cells(axes: Any, names: Sequence[str]) -> None:
    middles = [place + 0.5 for place in range(len(names))]
    axes.set_xticks(middles, names)
    axes.set_yticks(middles, names)
    axes.set_ylim(len(names), 0)
    axes.set_xlabel("against")
    axes.set_ylabel("won by")


def _on(value: float) -> str:
    """A text colour that is readable on a cell with this value."""
    return "white" if abs(value - 0.5) > 0.3 else INK


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]
