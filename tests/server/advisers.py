"""Shelves with bots that give hints: quick ones for Tash-Kalar, faulty ones for a toy game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from typing import Any

from legendarium.bots.tashkalar import Budget, make_bot
from legendarium.bots.tashkalar.analysis import judge
from legendarium.bots.tashkalar.budget import LEVELS
from legendarium.bots.tashkalar.hints import hint
from legendarium.bots.tashkalar.turns_of_record import Turn, turns
from legendarium.table import Record, Shelf
from legendarium.tashkalar.box import Advice, TashKalarBox
from toy import Seen, ToyBox
from waiting import hang

SHORT = Budget(seconds=0.1)


def quick_shelf() -> Shelf:
    """Tash-Kalar with bots that hardly think at all."""
    advice = Advice(LEVELS, partial(hint, budget=SHORT), turns, _judge)
    box = TashKalarBox({name: partial(make_bot, name) for name in ("greedy", "random")}, advice)
    return {box.game.name: box}


def _judge(record: Record, turn: Turn, level: str) -> Mapping[str, Any]:
    return judge(record, turn, level, SHORT).to_json()


class BadAdvice(ToyBox):
    """The toy game, with levels that fail in every way."""

    levels: tuple[str, ...] = ("high", "raising", "slow", "dying", "nonsense", "half")

    def hint(self, view: Seen, level: str, seed: int) -> Mapping[str, Any]:
        _fail(level, view)
        return {"lines": 5} if level == "nonsense" else super().hint(view, level, seed)

    def judge(self, record: Record, turn: Any, level: str) -> Mapping[str, Any]:
        _fail("raising" if level == "half" and turn % 2 else level, record)
        told = super().judge(record, turn, level)
        return {**told, "mark": "odd"} if level == "nonsense" else told


def _fail(level: str, seen: object) -> None:
    if level == "raising":
        raise ValueError(f"the bot saw {seen}")
    if level == "slow":
        hang()
    if level == "dying":
        os._exit(3)


def bad_shelf() -> Shelf:
    """The toy game with bad advice."""
    box = BadAdvice()
    return {box.game.name: box}
