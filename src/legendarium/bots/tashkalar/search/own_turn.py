"""Searches a seat's own turn as a whole and evaluates its best ends in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from legendarium.bots.tashkalar.budget import Clock
from legendarium.bots.tashkalar.search.last_turn import can_still_win, is_last_turn, last_turn_worth
from legendarium.bots.tashkalar.search.turn_tree import Node, Step, TurnTree, Width, Worth
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.bots.tashkalar.worth.odds import CERTAIN
from legendarium.tashkalar import turn
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.quick_choice import quick_choice

WIDTH = Width(actions=12, effects=12, quiet=True)
NARROW_WIDTH = Width(actions=2, effects=2, quiet=True, options=6, effect_actions=4)
"""Used when the time is too short for WIDTH."""
MAX_EVALUATED_ENDS = 32
"""How many ends are evaluated in full, which includes what unseen cards could do."""
SEARCH_FRACTION = 0.9
"""The largest fraction of the time for the search; the rest is for evaluating what it finds."""


class EvaluatedTurn(NamedTuple):
    """A whole turn, with the worth of its end."""

    worth: float
    end: Node

    def steps(self) -> list[Step]:
        """Every step of the turn, including the one that ends it."""
        position = self.end.position
        steps = self.end.steps()
        if position.stage != Stage.OVER and not position.actions and position.before is None:
            steps.append((position, turn.END_TURN))
        return steps


def search_own_turn(
    world: Position,
    seat: int,
    judge: Judge,
    clock: Clock,
    options: Sequence[AnyOption] | None = None,
    width: Width = WIDTH,
    share: float = SEARCH_FRACTION,
    max_ends: int = MAX_EVALUATED_ENDS,
) -> list[EvaluatedTurn]:
    """The best turns from this world on, best first; at least one.

    Up to `max_ends` ends are evaluated in full if there is time. The search takes at most the
    fraction `share` of the time, or nearly all of it in a last turn, which is not weighed.
    """
    is_last = is_last_turn(world)
    whole, clock = clock, clock.part(SEARCH_FRACTION if is_last else share)
    searches: list[tuple[Worth, Width]] = [(judge.quick, width)]
    if is_last and can_still_win(world, seat):
        searches += _last_turn_searches(judge)
    turns: list[EvaluatedTurn] = []
    for worth, wide in searches:
        if turns and (turns[0].worth >= CERTAIN or clock.is_late()):
            break
        ends = TurnTree(seat, worth, wide, is_late=clock.is_late).ends(world, options)
        turns += evaluate_ends(ends[:max_ends], seat, judge, whole)
        turns.sort(key=lambda one: one.worth, reverse=True)
    if not turns:
        ends = TurnTree(seat, judge.quick, NARROW_WIDTH, judge.rough, whole.is_late).ends(
            world, options
        )
        turns = evaluate_ends(ends[:max_ends] or [unsearched_end(world, seat)], seat, judge, whole)
        turns.sort(key=lambda one: one.worth, reverse=True)
    return turns[:max_ends]


def evaluate_ends(
    ends: Sequence[Node], seat: int, judge: Judge, clock: Clock
) -> list[EvaluatedTurn]:
    """Evaluate these ends in full, in order, until the time is up; at least one."""
    turns: list[EvaluatedTurn] = []
    for end in ends:
        if turns and clock.is_late():
            break
        turns.append(EvaluatedTurn(judge.full(end.position, seat), end))
    return turns


def _last_turn_searches(judge: Judge) -> Iterator[tuple[Worth, Width]]:
    """The further searches of a last turn that does not win yet: for points alone, and wider."""
    yield last_turn_worth, WIDTH
    for wide in (30, 100):
        yield judge.quick, Width(wide, wide, quiet=True)
        yield last_turn_worth, Width(wide, wide, quiet=True)


def unsearched_end(world: Position, seat: int) -> Node:
    """An end of the turn by the first sensible options, for when there is no time to search."""
    node = Node(0.0, world, None, None)
    while (asked := turn.question(node.position)) is not None and asked.seat == seat:
        option = quick_choice(node.position)
        if option == turn.END_TURN:
            break
        node = Node(0.0, turn.take(node.position, option), node, option)
    return node


def is_single_choice(world: Position) -> bool:
    """Whether the question stands alone, outside any action: start pieces, claims, colours."""
    return world.stage == Stage.START or (
        world.before is not None and world.answers[0] == turn.END_TURN
    )


def best_single_choice(
    world: Position, seat: int, judge: Judge, options: Sequence[AnyOption]
) -> AnyOption:
    """The best option of such a question."""
    return max(options, key=lambda option: judge.quick(turn.take(world, option), seat))
