"""Finished turns as candidates for tests of weighing."""

from __future__ import annotations

from legendarium.bots.tashkalar.search.own_turn import EvaluatedTurn
from legendarium.bots.tashkalar.search.turn_tree import Node
from legendarium.bots.tashkalar.search.weighing import Candidate, candidates
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.position import End
from scene import Scene


def ended(mine: int, worth: float) -> Candidate:
    """The end of a last turn with this many points against 10, and its estimated worth."""
    scene = Scene("X c5, O g5", actions=0, scores=((mine,), (10,)), end=End(0, ()))
    turn = EvaluatedTurn(worth, Node(worth, scene.position, None, None))
    return candidates([turn], 0, judge_for(scene.position.setup))[0]
