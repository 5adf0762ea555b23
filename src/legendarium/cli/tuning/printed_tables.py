"""The learned weights as printed tables."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from legendarium.cli.tuning.learning import LearningResult

MAX_WEIGHTS_SHOWN = 15
"""How many weights are shown, those that changed most first."""


def print_result(learned: LearningResult, console: Console) -> None:
    """Print the odds, the result of each round, and the weights that changed most."""
    plan = learned.plan
    console.print(
        Text(f"{learned.kind}: {plan.rounds} x {plan.games} games, seed {plan.seed}", "bold")
    )
    odds = _table("odds", "offset", "slope")
    for when, one in zip(("turn begins", "turn ends"), learned.odds, strict=True):
        odds.add_row(when, f"{one.offset:+.3f}", f"{one.slope:.3f}")
    console.print(odds)
    if not learned.rounds:
        return
    rounds = _table("round", "games", "drawn", "loss", "better")
    for number, result in enumerate(learned.rounds, 1):
        rounds.add_row(
            str(number),
            str(plan.games),
            str(result.drawn),
            f"{result.loss:.3f}",
            f"{result.better:.0%}",
        )
    console.print(rounds)
    weights = _table("feature", "before", "after", "change")
    changed = changes(learned)
    for name, before, after in changed[:MAX_WEIGHTS_SHOWN]:
        weights.add_row(name, *(f"{one:+.3f}" for one in (before, after, after - before)))
    console.print(weights)
    if len(changed) > MAX_WEIGHTS_SHOWN:
        console.print(Text(f"{len(changed) - MAX_WEIGHTS_SHOWN} more changed less"))


def changes(learned: LearningResult) -> list[tuple[str, float, float]]:
    """Every weight that changed, before and after; the largest change first."""
    names = dict.fromkeys((*learned.before, *learned.after))
    both = [(name, learned.before.get(name, 0.0), learned.after.get(name, 0.0)) for name in names]
    other = [one for one in both if one[1] != one[2]]
    return sorted(other, key=lambda one: -abs(one[2] - one[1]))


def _table(first: str, *numbers: str) -> Table:
    table = Table(first, box=SIMPLE, pad_edge=False)
    for title in numbers:
        table.add_column(title, justify="right")
    return table
