"""A shelf with one game whose bots each misbehave in a different way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from legendarium.table import Chooser, Option, Shelf
from waiting import hang


class Said(Option, kind="said"):
    """What a bot was told, and its seed."""

    view: str
    seed: int


class Here(Option, kind="here"):
    """The process in which a bot chooses."""

    process: int
    nice: int


class Asked(Option, kind="asked"):
    """How often a bot was asked, and its process."""

    times: int
    process: int


class Late(Option, kind="late"):
    """The choice of a bot that thought too long."""


class Alive(Option, kind="alive"):
    """The choice of a bot at the second try."""


class Thoughts:
    """A box of which only the bots are used; the view is whatever the bot is to be told."""

    def make_bot(self, name: str, seed: int) -> Chooser[Any]:
        bots: dict[str, Chooser[Any]] = {
            "plain": lambda view: Said(view, seed),
            "where": lambda _: Here(os.getpid(), os.nice(0)),
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
        return Asked(self.times, os.getpid())


def _confused(view: str) -> Option:
    raise ValueError(f"the secret card is {view}")


def _stuck(mark: str) -> Option:
    if mark:
        Path(mark).write_text(str(os.getpid()), encoding="utf-8")
    hang()
    return Late()


def _dying_once(mark: str) -> Option:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return Alive()


def make_shelf() -> Shelf:
    return {"thoughts": Thoughts()}  # type: ignore[dict-item]


def broken_shelf() -> Shelf:
    raise RuntimeError("nothing on this shelf")
