"""Turns that are over, for whoever weighs them."""

from __future__ import annotations

from legendarium.bots.tashkalar.search.own_turn import Looked
from legendarium.bots.tashkalar.search.turn_tree import Reached
from legendarium.bots.tashkalar.search.weighing import Candidate, candidates
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.position import End
from scene import Scene


def ended(mine: int, worth: float) -> Candidate:
    """The end of a last turn with so many points against 10, and what it seemed to be worth."""
    scene = Scene("X c5, O g5", actions=0, scores=((mine,), (10,)), end=End(0, ()))
    looked = Looked(worth, Reached(worth, scene.position, None, None))
    return candidates([looked], 0, judge_for(scene.position.setup))[0]
