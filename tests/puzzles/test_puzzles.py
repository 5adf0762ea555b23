"""Positions where one turn wins: they are what they say, and bots that search find the turn."""

from __future__ import annotations

import pytest
from puzzle_book import PUZZLES, Puzzle, has_won, turn_ends

from legendarium.bots.tashkalar import Budget, make_bot
from legendarium.bots.tashkalar.bot import Bot
from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import question, take
from legendarium.tashkalar.view import view

AS_LONG_AS_IT_TAKES = Budget(None)
"""What a busy machine finds in two seconds is another question."""
MANY = 20_000
"""A turn with more ends takes long to look through."""
EACH = [
    pytest.param(puzzle, id=name, marks=[pytest.mark.slow] if puzzle.ends > MANY else [])
    for name, puzzle in PUZZLES.items()
]


def played(position: Position, name: str, seed: int, budget: Budget) -> tuple[bool, str]:
    """Whether the turn wins that these bots play, and the turn."""
    seat, side = position.seat, position.side
    bots: dict[int, Bot] = {}
    turn = []
    while (asked := question(position)) is not None and position.seat == seat:
        # After a hand-over the partner is asked.
        if asked.seat not in bots:
            bots[asked.seat] = make_bot(name, seed, budget)
        option = bots[asked.seat].choose(view(position, asked.seat))
        turn.append(option_text(option))
        position = take(position, option)
    return has_won(position, side), "; ".join(turn)


def test_there_are_ten_of_all_forms() -> None:
    assert len(PUZZLES) == 10
    setups = [puzzle.position.setup for puzzle in PUZZLES.values()]
    assert {setup.form for setup in setups} == {"first-game", "high-form", "duel", "melee"}
    assert any(setup.teams for setup in setups)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_the_turn_that_is_told_wins(puzzle: Puzzle) -> None:
    position = puzzle.position
    check_invariants(position)
    for option in puzzle.solution:
        asked = question(position)
        assert asked is not None
        assert option in asked.options, option_text(option)
        position = take(position, option)
    assert has_won(position, puzzle.position.side)


@pytest.mark.parametrize("puzzle", EACH)
def test_hardly_any_other_turn_does(puzzle: Puzzle) -> None:
    """Every end of the turn is looked at: how many there are, and how many win."""
    side = puzzle.position.side
    ends = [has_won(end, side) for end in turn_ends(puzzle.position)]
    assert (len(ends), sum(ends)) == (puzzle.ends, puzzle.winning)
    assert 0 < puzzle.winning < 0.01 * puzzle.ends


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_adept_finds_it(puzzle: Puzzle) -> None:
    for seed in range(5):
        wins, turn = played(puzzle.position, "adept", seed, AS_LONG_AS_IT_TAKES)
        assert wins, f"seed {seed}: {turn}"


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_master_finds_it(puzzle: Puzzle) -> None:
    wins, turn = played(puzzle.position, "master", 0, Budget(None, steps=4))
    assert wins, turn
