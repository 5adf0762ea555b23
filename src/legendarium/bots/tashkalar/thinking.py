"""Thinking aloud: the best turns that a bot of a level finds, what they are worth and why.

Hints and analyses are made of this. Like a bot, it sees a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.budget import Budget, Clock
from legendarium.bots.tashkalar.search.ahead import weigh, worth_weighing
from legendarium.bots.tashkalar.search.own_turn import (
    Looked,
    best_closing,
    closer_look,
    is_closing,
)
from legendarium.bots.tashkalar.search.turn_tree import Reached
from legendarium.bots.tashkalar.search.weighing import Candidate, candidates
from legendarium.bots.tashkalar.worth.judge import PARTS, Judge, judge_for
from legendarium.table import Option
from legendarium.tashkalar import turn
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

GAME = TashKalar()

TIME = {"adept": Budget(6.0), "master": Budget(2.0)}
"""The bots that can think aloud, and what each has for a turn; `adept` seldom needs all of it."""
LEVELS = tuple(TIME)


class Line(NamedTuple):
    """A turn that a seat could play."""

    steps: tuple[Option, ...]
    """The options of the turn in order, up to its end."""
    chance: float
    """The chance to win after it, from 0 to 1."""
    parts: Mapping[str, float]
    """What each of PARTS adds to the worth, the enemy's share taken off."""


class Thoughts(NamedTuple):
    """What a bot thinks about a turn that is to be played."""

    lines: tuple[Line, ...]
    """The best lines, the best first."""
    played: Line | None
    """The turn that was asked about, judged in the same worlds."""


def think(
    view: View,
    level: str,
    seed: int,
    budget: Budget | None = None,
    number: int = 3,
    played: Sequence[Option] = (),
) -> Thoughts:
    """The best lines that a bot of this level finds for the seat of the view, which must choose.

    `played` are the options of the rest of the turn as it was played, up to its end.
    """
    dice = Random(seed)
    clock = (budget or TIME[level]).begin()
    world = GAME.sample(view, dice)
    judge = judge_for(world.setup)
    asked = _Asked(view, world, judge, clock)
    own = _replayed(world, played, view.seat, judge) if played else None
    looked = asked.looked(level == "master")
    if level == "master":
        weighed = asked.weighed(looked, own, dice)
        lines = asked.lines([one for one in weighed if not one.stays])
        mine = next((asked.line(one.looked, one.chance) for one in weighed if one.stays), None)
    else:
        likely = judge.odds.ends.chance
        lines = [asked.line(one, likely(one.worth)) for one in looked]
        mine = asked.line(own, likely(own.worth)) if own else None
    if mine is not None:
        mine = mine._replace(steps=tuple(played))
    return Thoughts(_different(lines, number), mine)


def chances(view: View) -> tuple[float, ...]:
    """The chance to win of every side, as the seat of the view judges the position."""
    position = view.position
    setup = position.setup
    judge = judge_for(setup)
    own = setup.side_of[view.seat]
    mine = judge.odds.begins.chance(judge.quick(position, view.seat))
    others = 1.0 / (setup.sides - 1)
    return tuple(mine if side == own else (1.0 - mine) * others for side in range(setup.sides))


class _Asked:
    """A question to think about, in one world that looks to the seat as the real one does."""

    def __init__(self, view: View, world: Position, judge: Judge, clock: Clock) -> None:
        self.view = view
        self.world = world
        self.judge = judge
        self.clock = clock

    def looked(self, weighing: bool) -> list[Looked]:
        """The best ways to go on, best first; more of them in less time if they are weighed."""
        seat, judge, world = self.view.seat, self.judge, self.world
        if not is_closing(world):
            if not weighing:
                return closer_look(world, seat, judge, self.clock)
            return worth_weighing(world, seat, judge, self.clock)
        start = Reached(0.0, world, None, None)
        asked = turn.question(world)
        assert asked is not None
        found = []
        for option in asked.options:
            after = turn.take(world, option)
            worth = judge.quick(after, seat)
            found.append(Looked(worth, Reached(worth, after, start, option)))
        return sorted(found, key=lambda one: one.worth, reverse=True)

    def weighed(self, looked: list[Looked], own: Looked | None, dice: Random) -> list[Candidate]:
        """The same, weighed by what the others may answer."""
        racing = candidates(looked, self.view.seat, self.judge)
        if own is not None:
            played = candidates([own], self.view.seat, self.judge)[0]
            played.stays = True
            racing.append(played)
        if is_closing(self.world):
            return racing
        return weigh(racing, self.view.seat, self.judge, dice, self.clock)

    def lines(self, weighed: Sequence[Candidate]) -> list[Line]:
        """The ways that were weighed, best first.

        One that was dropped had luck if it seems better than one that was followed for longer.
        """
        if weighed and weighed[0].results:
            weighed = [one for one in weighed if one.results]
        chances = accumulate((one.chance for one in weighed), min)
        return [self.line(one.looked, likely) for one, likely in zip(weighed, chances, strict=True)]

    def line(self, looked: Looked, likely: float) -> Line:
        """A way to go on, with its reasons and what the end of the turn asks."""
        steps = tuple(option for _, option in looked.steps())
        parts = self.judge.parts(looked.end.position, self.view.seat)
        return Line((*steps, *self._closing(looked.end.position, steps)), likely, parts)

    def _closing(self, end: Position, steps: tuple[Option, ...]) -> list[Option]:
        """What the seat answers when the end of the turn asks for a task or a colour."""
        if not steps or steps[-1] != turn.END_TURN:
            return []
        answers = []
        after = turn.take(end, turn.END_TURN)
        while after.before is not None and (asked := turn.question(after)) is not None:
            option = best_closing(after, self.view.seat, self.judge, asked.options)
            answers.append(option)
            after = turn.take(after, option)
        return answers


def _replayed(world: Position, played: Sequence[Option], seat: int, judge: Judge) -> Looked:
    """The turn as it was played, up to its end or to where another seat goes on."""
    reached = Reached(0.0, world, None, None)
    for option in played:
        if option == turn.END_TURN:
            break
        reached = Reached(0.0, turn.take(reached.position, option), reached, option)
        if option.kind == "hand-over":
            break
    worth = judge.full(reached.position, seat)
    return Looked(worth, reached)


def _different(lines: Sequence[Line], number: int) -> tuple[Line, ...]:
    """The best lines that are told apart by more than where a piece is put."""
    found: dict[object, Line] = {}
    for line in lines:
        kind = tuple(
            (option.kind, option.get("card")) for option in line.steps if option.kind != "pick"
        )
        found.setdefault(kind, line)
    best = list(found.values())[:number]
    best += [line for line in lines if line not in best][: number - len(best)]
    return tuple(sorted(best, key=lambda line: line.chance, reverse=True))


__all__ = ["LEVELS", "PARTS", "Line", "Thoughts", "chances", "think"]
