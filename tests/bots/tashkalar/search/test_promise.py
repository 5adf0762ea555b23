"""The search keeps positions in which a being can be summoned with the remaining action."""

from __future__ import annotations

from lively_games import lively_positions

from legendarium.bots.tashkalar.search.turn_tree import (
    SUMMONING_WORTH,
    TurnTree,
    Width,
    promise,
)
from legendarium.tashkalar.options import Place, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.turn import question, take


def ready(position: Position) -> set[int]:
    """The ranks of the beings that can be summoned."""
    asked = question(position)
    assert asked is not None
    return {CARDS[option.card].rank for option in asked.options if isinstance(option, Summon)}


def test_the_best_being_that_is_ready_counts() -> None:
    seen = set()
    for position in lively_positions("high-form", seed=4, every=2):
        if position.before is not None:
            continue
        ranks = ready(position) if position.actions else set()
        assert promise(position) == (SUMMONING_WORTH[max(ranks)] if ranks else 0.0)
        seen.add(max(ranks, default=-1))
    assert {-1, 0, 1} <= seen


def test_without_an_action_nothing_is_promised() -> None:
    for position in lively_positions("duel", seed=4, every=7):
        if position.before is None:
            spent = position.copy()
            spent._question = None
            spent.actions = 0
            assert promise(spent) == 0.0


def test_what_promises_most_goes_on() -> None:
    """Among positions of equal worth, the one with the highest promise is kept."""
    promised = 0
    for position in lively_positions("duel", seed=9, every=3):
        if position.before is not None or position.actions < 2:
            continue
        asked = question(position)
        assert asked is not None
        placed = [take(position, option) for option in asked.options if isinstance(option, Place)]
        most = max((promise(one) for one in placed), default=0.0)
        end = TurnTree(position.seat, lambda *_: 0.0, Width(1, 4, quiet=True)).ends(position)[0]
        followed = [one for one, _ in end.steps() if one.before is None and one.actions == 1]
        assert promise(followed[0]) >= most
        promised += most > 0
    assert promised > 3
