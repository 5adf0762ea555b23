"""Hints: the best lines that a bot finds, up to the first step that is uncertain."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from legendarium.bots.tashkalar.analysis import CHANCE_DIGITS, check_level, reasons
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.thinking import think
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.view import View

GAME = TashKalar()

MAX_LINES = 3
"""How many lines a hint has at most."""

WORLDS = 4
"""How many possible worlds must all allow a line."""


def hint(view: View, level: str, seed: int, budget: Budget | None = None) -> dict[str, Any]:
    """The best lines for the seat of the view, which is to choose, with their reasons.

    A reason is a part of the evaluation that the line improves.
    """
    check_level(level)
    chance = Random(seed)
    now = GAME.sample(view, chance)
    before = judge_for(now.setup).parts(now, view.seat)
    lines: dict[tuple[AnyOption, ...], dict[str, Any]] = {}
    for line in think(view, level, seed, budget, MAX_LINES).lines[:MAX_LINES]:
        steps = certain_steps(view, line.steps, chance)
        entry = {
            "options": [option.to_json() for option in steps],
            "chance": round(line.chance, CHANCE_DIGITS),
            "reasons": [reason.to_json() for reason in reasons(line.parts, before)],
        }
        # Lines that differ only in uncertain steps count as one, and the better one comes first.
        lines.setdefault(steps, entry)
    return {"level": level, "lines": list(lines.values())}


def certain_steps(view: View, steps: Sequence[AnyOption], chance: Random) -> tuple[AnyOption, ...]:
    """The steps before the first that depends on hidden information, such as a draw."""
    worlds = [GAME.sample(view, chance) for _ in range(WORLDS)]
    for number, option in enumerate(steps):
        asked = [GAME.question(world) for world in worlds]
        if not all(a is not None and a.seat == view.seat and option in a.options for a in asked):
            return tuple(steps[:number])
        worlds = [GAME.take(world, option) for world in worlds]
    return tuple(steps)
