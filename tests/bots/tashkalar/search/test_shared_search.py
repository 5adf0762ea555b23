"""A turn found in one position is tried in the other positions."""

from __future__ import annotations

from random import Random

import pytest
from lively_games import lively_positions

from legendarium.bots.tashkalar.search import shared_search
from legendarium.bots.tashkalar.search.shared_search import GLANCE_WIDTH, best_turns
from legendarium.bots.tashkalar.search.turn_tree import Node, TurnTree, Width
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.arena import squares
from legendarium.tashkalar.position import Position
from scene import Scene
from settings import SETTINGS


def glanced(position: Position) -> Position:
    """The end of the best turn that a search with GLANCE_WIDTH finds."""
    judge = judge_for(position.setup)
    tree = TurnTree(position.seat, judge.glance, GLANCE_WIDTH, judge.rough)
    return tree.ends(position)[0].position


def fresh(setting: str) -> list[Position]:
    """Positions between two actions, all of the seat that moves in the first of them."""
    found = [one for one in lively_positions(setting, seed=3, every=25) if one.before is None]
    return [one for one in found if one.seat == found[0].seat and one.actions]


def test_alone_a_glance_is_all() -> None:
    position = fresh("duel")[0]
    judge = judge_for(position.setup)
    assert best_turns([position], position.seat, judge, Random(1)) == [glanced(position)]


def test_in_melee_a_glance_is_all() -> None:
    positions = fresh("melee-3")
    seat, judge = positions[0].seat, judge_for(positions[0].setup)
    ends = best_turns(positions, seat, judge, Random(1))
    assert len(ends) > 2
    assert ends == [glanced(position) for position in positions]


@pytest.mark.parametrize("setting", SETTINGS)
def test_nobody_does_worse_than_by_a_glance(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With glances alone: what others found is played where it is better, and nowhere else."""
    monkeypatch.setattr(shared_search, "CLOSER_WIDTH", GLANCE_WIDTH)
    positions = fresh(setting)
    before = [one.copy() for one in positions]
    seat, judge = positions[0].seat, judge_for(positions[0].setup)
    ends = best_turns(positions, seat, judge, Random(1))
    assert positions == before
    assert ends == best_turns(positions, seat, judge, Random(1))
    for position, end in zip(positions, ends, strict=True):
        assert judge.glance(end, seat) >= judge.glance(glanced(position), seat) - 1e-9


class Blind(TurnTree):
    """A search that finds turns in one position only."""

    sees: Position

    def ends(self, world: Position, options: object = None) -> list[Node]:
        if world == self.sees:
            return super().ends(world)
        return [Node(-50.0, world, None, None)]


@pytest.fixture
def chronicler(monkeypatch: pytest.MonkeyPatch) -> Position:
    """A position in which it can be summoned on e5; nothing is seen in any other position."""
    position = Scene("X e6 d5 f5, O c2", hand="chronicler").position
    monkeypatch.setattr(Blind, "sees", position, raising=False)
    monkeypatch.setattr(shared_search, "TurnTree", Blind)
    monkeypatch.setattr(shared_search, "CLOSER_LOOK_FRACTION", 0.0)
    return position


def both(one: Position, other: Position) -> tuple[Position, Position]:
    mine, theirs = best_turns([one, other], one.seat, judge_for(one.setup), Random(1))
    return mine, theirs


def test_a_turn_found_in_one_position_is_played_in_another(chronicler: Position) -> None:
    """A piece far away makes no difference."""
    mine, theirs = both(chronicler, Scene("X e6 d5 f5 h4, O c2", hand="chronicler").position)
    assert mine.summoned
    assert theirs.summoned == mine.summoned
    assert theirs.owners[0] == mine.owners[0] | squares("h4")


def test_a_turn_that_is_not_allowed_is_not_played(chronicler: Position) -> None:
    """A piece of the pattern is missing."""
    mine, theirs = both(chronicler, Scene("X e6 d5, O c2", hand="chronicler").position)
    assert mine.summoned
    assert not theirs.summoned


def test_some_get_a_closer_look(monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[Width] = []

    class Noted(TurnTree):
        def ends(self, world: Position, options: object = None) -> list[Node]:
            widths.append(self._width)
            return super().ends(world)

    monkeypatch.setattr(shared_search, "TurnTree", Noted)
    position = fresh("duel")[0]
    best_turns([position] * 5, position.seat, judge_for(position.setup), Random(1))
    assert widths.count(shared_search.CLOSER_WIDTH) == 2
    assert widths.count(GLANCE_WIDTH) == 3
