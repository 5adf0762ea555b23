"""What was learned, as it is printed."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from legendarium.cli.tuning.learning import Learned

LARGEST = 15
"""So many of the weights that changed most are shown."""


def print_learned(learned: Learned, console: Console) -> None:
    """How well the weights foretell, round by round, and which of them changed most."""
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
    for number, told in enumerate(learned.rounds, 1):
        rounds.add_row(
            str(number), str(plan.games), str(told.drawn), f"{told.loss:.3f}", f"{told.better:.0%}"
        )
    console.print(rounds)
    weights = _table("feature", "before", "after", "change")
    changed = changes(learned)
    for name, before, after in changed[:LARGEST]:
        weights.add_row(name, *(f"{one:+.3f}" for one in (before, after, after - before)))
    console.print(weights)
    if len(changed) > LARGEST:
        console.print(Text(f"{len(changed) - LARGEST} more changed less"))


def changes(learned: Learned) -> list[tuple[str, float, float]]:
    """Every weight that is another one now, with both; the largest change first."""
    names = dict.fromkeys((*learned.before, *learned.after))
    both = [(name, learned.before.get(name, 0.0), learned.after.get(name, 0.0)) for name in names]
    other = [one for one in both if one[1] != one[2]]
    return sorted(other, key=lambda one: -abs(one[2] - one[1]))


def _table(first: str, *numbers: str) -> Table:
    table = Table(first, box=SIMPLE, pad_edge=False)
    for title in numbers:
        table.add_column(title, justify="right")
    return table
