"""A hint: the lines of a bot that thinks aloud, as far as they can be told beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from legendarium.bots.tashkalar.analysis import DIGITS, check_level, reasons
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.thinking import think
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.table import Option
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.view import View

GAME = TashKalar()

LINES = 3
"""A hint tells no more lines than these."""

WORLDS = 4
"""So many worlds that the seat cannot tell apart must all allow a line."""


def hint(view: View, level: str, seed: int, budget: Budget | None = None) -> dict[str, Any]:
    """The best lines for the seat of the view, which must choose, with their reasons.

    A reason is a part of the evaluation that is better after the line than it is now.
    """
    check_level(level)
    chance = Random(seed)
    now = GAME.sample(view, chance)
    before = judge_for(now.setup).parts(now, view.seat)
    lines: dict[tuple[Option, ...], dict[str, Any]] = {}
    for line in think(view, level, seed, budget, LINES).lines[:LINES]:
        steps = certain(view, line.steps, chance)
        told = {
            "options": [option.to_json() for option in steps],
            "chance": round(line.chance, DIGITS),
            "reasons": [reason.to_json() for reason in reasons(line.parts, before)],
        }
        # Lines that differ only in what is not certain are one: the better of them came first.
        lines.setdefault(steps, told)
    return {"level": level, "lines": list(lines.values())}


def certain(view: View, steps: Sequence[Option], chance: Random) -> tuple[Option, ...]:
    """The steps up to the first that depends on what the seat cannot see, such as a draw."""
    worlds = [GAME.sample(view, chance) for _ in range(WORLDS)]
    for number, option in enumerate(steps):
        asked = [GAME.question(world) for world in worlds]
        if not all(a is not None and a.seat == view.seat and option in a.options for a in asked):
            return tuple(steps[:number])
        worlds = [GAME.take(world, option) for world in worlds]
    return tuple(steps)
