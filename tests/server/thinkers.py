"""A shelf with one game whose bots each misbehave in a different way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from legendarium.table import Chooser, Option, Shelf
from waiting import hang


class Thoughts:
    """A box of which only the bots are used; the view is whatever the bot is to be told."""

    def make_bot(self, name: str, seed: int) -> Chooser[Any]:
        bots: dict[str, Chooser[Any]] = {
            "plain": lambda view: Option.of("said", view=view, seed=seed),
            "where": lambda _: Option.of("here", process=os.getpid(), nice=os.nice(0)),
            "confused": _confused,
            "stuck": _stuck,
            "dying": lambda _: os._exit(3),
            "dying-once": _dying_once,
            "counting": Counting(),
        }
        return bots[name]


class Counting:
    """Remembers how often it was asked; fails when it is told to."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, view: object) -> Option:
        self.times += 1
        if view == "fail":
            raise ValueError
        return Option.of("asked", times=self.times, process=os.getpid())


def _confused(view: str) -> Option:
    raise ValueError(f"the secret card is {view}")


def _stuck(mark: str) -> Option:
    if mark:
        Path(mark).write_text(str(os.getpid()), encoding="utf-8")
    hang()
    return Option.of("late")


def _dying_once(mark: str) -> Option:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return Option.of("alive")


def make_shelf() -> Shelf:
    return {"thoughts": Thoughts()}  # type: ignore[dict-item]


def broken_shelf() -> Shelf:
    raise RuntimeError("nothing on this shelf")
