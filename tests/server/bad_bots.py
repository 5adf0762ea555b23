"""Tash-Kalar with bots that each fail in a different way, and one that works."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from legendarium.bots.tashkalar import make_bot
from legendarium.table import Shelf
from legendarium.tashkalar.box import BoxBot, TashKalarBox
from legendarium.tashkalar.options import AnyOption, Decline, Summon
from legendarium.tashkalar.view import View
from waiting import hang


@dataclass(frozen=True)
class Bad:
    """A bot that does the same whatever it sees."""

    think: Callable[[View], AnyOption]

    def choose(self, view: View) -> AnyOption:
        return self.think(view)


def raising(view: View) -> AnyOption:
    raise ValueError(f"the hand is {view.position.players[view.seat].hand}")


def illegal(view: View) -> AnyOption:
    return Summon(card="titan", square="e5")


def slow(view: View) -> AnyOption:
    hang()
    return Decline()


def dying(view: View) -> AnyOption:
    os._exit(3)


THOUGHTS = {"raising": raising, "illegal": illegal, "slow": slow, "dying": dying}


def maker(think: Callable[[View], AnyOption]) -> Callable[[int], BoxBot]:
    return lambda seed: Bad(think)


def make_shelf() -> Shelf:
    """A shelf for a test; its first bot is quick and right."""
    bots: dict[str, Callable[[int], BoxBot]] = {
        "random": partial(make_bot, "random"),
        **{name: maker(think) for name, think in THOUGHTS.items()},
    }
    box = TashKalarBox(bots)
    return {box.game.name: box}
