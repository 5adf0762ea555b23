"""The best lines that a bot of a level finds, with their chances to win and the reasons.

Hints and analyses use this. Like a bot, it sees a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.budget import LEVELS, TURN_BUDGETS, Budget, Clock
from legendarium.bots.tashkalar.fastest_search import turns_to_weigh, weigh
from legendarium.bots.tashkalar.search.own_turn import (
    EvaluatedTurn,
    best_single_choice,
    is_single_choice,
    search_own_turn,
)
from legendarium.bots.tashkalar.search.turn_tree import Node
from legendarium.bots.tashkalar.search.weighing import Candidate, candidates
from legendarium.bots.tashkalar.worth.judge import PARTS, Judge, judge_for
from legendarium.tashkalar import turn
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import HAND_OVER, AboutCard, AnyOption, Pick
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

GAME = TashKalar()


class Line(NamedTuple):
    """A turn that a seat could play, evaluated."""

    steps: tuple[AnyOption, ...]
    """The options of the turn in order, to its end."""
    chance: float
    """The chance to win after it, from 0 to 1."""
    parts: Mapping[str, float]
    """The contribution of each of PARTS to the worth."""


class Thoughts(NamedTuple):
    """What a bot thinks about a turn."""

    lines: tuple[Line, ...]
    """The best lines, the best first."""
    played: Line | None
    """The turn as it was played, judged in the same worlds."""


def think(
    view: View,
    level: str,
    seed: int,
    budget: Budget | None = None,
    number: int = 3,
    played: Sequence[AnyOption] = (),
) -> Thoughts:
    """The best lines that a bot of this level finds for the seat of the view, which is to choose.

    `played` is the rest of the turn as it was played, to its end.
    """
    dice = Random(seed)
    clock = (budget or TURN_BUDGETS[level]).begin()
    world = GAME.sample(view, dice)
    judge = judge_for(world.setup)
    study = _TurnStudy(view, world, judge, clock)
    own = _evaluate_played(world, played, view.seat, judge) if played else None
    turns = study.turns(level == "master")
    if level == "master":
        weighed = study.weigh(turns, own, dice)
        lines = study.lines([one for one in weighed if not one.stays])
        mine = next((study.line(one.turn, one.chance) for one in weighed if one.stays), None)
    else:
        chance_of = judge.odds.ends.chance
        lines = [study.line(one, chance_of(one.worth)) for one in turns]
        mine = study.line(own, chance_of(own.worth)) if own else None
    if mine is not None:
        mine = mine._replace(steps=tuple(played))
    return Thoughts(_distinct(lines, number), mine)


def chances(view: View) -> tuple[float, ...]:
    """By side: the chance to win, as the seat of the view judges the position."""
    position = view.position
    setup = position.setup
    judge = judge_for(setup)
    own = setup.side_of[view.seat]
    mine = judge.odds.begins.chance(judge.quick(position, view.seat))
    others = 1.0 / (setup.sides - 1)
    return tuple(mine if side == own else (1.0 - mine) * others for side in range(setup.sides))


class _TurnStudy:
    """A turn being considered, in one world that the seat cannot tell from the real one."""

    def __init__(self, view: View, world: Position, judge: Judge, clock: Clock) -> None:
        self.view = view
        self.world = world
        self.judge = judge
        self.clock = clock

    def turns(self, for_weighing: bool) -> list[EvaluatedTurn]:
        """The best turns, best first; more of them in less time if they will be weighed."""
        seat, judge, world = self.view.seat, self.judge, self.world
        if not is_single_choice(world):
            if not for_weighing:
                return search_own_turn(world, seat, judge, self.clock)
            return turns_to_weigh(world, seat, judge, self.clock)
        start = Node(0.0, world, None, None)
        asked = turn.question(world)
        assert asked is not None
        found = []
        for option in asked.options:
            after = turn.take(world, option)
            worth = judge.quick(after, seat)
            found.append(EvaluatedTurn(worth, Node(worth, after, start, option)))
        return sorted(found, key=lambda one: one.worth, reverse=True)

    def weigh(
        self, turns: list[EvaluatedTurn], own: EvaluatedTurn | None, dice: Random
    ) -> list[Candidate]:
        """The same turns, weighed by how the opponents may reply."""
        racing = candidates(turns, self.view.seat, self.judge)
        if own is not None:
            played = candidates([own], self.view.seat, self.judge)[0]
            played.stays = True
            racing.append(played)
        if is_single_choice(self.world):
            return racing
        return weigh(racing, self.view.seat, self.judge, dice, self.clock)

    def lines(self, weighed: Sequence[Candidate]) -> list[Line]:
        """The weighed turns, best first.

        A turn dropped early never ranks above one that was followed for longer: it had luck.
        """
        if weighed and weighed[0].results:
            weighed = [one for one in weighed if one.results]
        chances = accumulate((one.chance for one in weighed), min)
        return [self.line(one.turn, chance) for one, chance in zip(weighed, chances, strict=True)]

    def line(self, evaluated: EvaluatedTurn, chance: float) -> Line:
        """The line of a turn, with its reasons and the choices at the end of the turn."""
        steps = tuple(option for _, option in evaluated.steps())
        parts = self.judge.parts(evaluated.end.position, self.view.seat)
        return Line((*steps, *self._end_answers(evaluated.end.position, steps)), chance, parts)

    def _end_answers(self, end: Position, steps: tuple[AnyOption, ...]) -> list[AnyOption]:
        """The seat's choices of a task or a colour at the end of the turn."""
        if not steps or steps[-1] != turn.END_TURN:
            return []
        answers = []
        after = turn.take(end, turn.END_TURN)
        while after.before is not None and (asked := turn.question(after)) is not None:
            option = best_single_choice(after, self.view.seat, self.judge, asked.options)
            answers.append(option)
            after = turn.take(after, option)
        return answers


def _evaluate_played(
    world: Position, played: Sequence[AnyOption], seat: int, judge: Judge
) -> EvaluatedTurn:
    """The turn as it was played, to its end or to where it is handed over."""
    node = Node(0.0, world, None, None)
    for option in played:
        if option == turn.END_TURN:
            break
        node = Node(0.0, turn.take(node.position, option), node, option)
        if option == HAND_OVER:
            break
    return EvaluatedTurn(judge.full(node.position, seat), node)


def _distinct(lines: Sequence[Line], number: int) -> tuple[Line, ...]:
    """The best lines, preferring ones that differ by more than where a piece is placed."""
    found: dict[object, Line] = {}
    for line in lines:
        steps = tuple(_without_square(step) for step in line.steps if not isinstance(step, Pick))
        found.setdefault(steps, line)
    best = list(found.values())[:number]
    best += [line for line in lines if line not in best][: number - len(best)]
    return tuple(sorted(best, key=lambda line: line.chance, reverse=True))


def _without_square(option: AnyOption) -> tuple[str, str]:
    """The kind of an option and the card it names."""
    return option.kind, option.card if isinstance(option, AboutCard) else ""


__all__ = ["LEVELS", "PARTS", "Line", "Thoughts", "chances", "think"]
