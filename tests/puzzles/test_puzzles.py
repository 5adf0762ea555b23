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
from repetition import repeat

UNLIMITED = Budget(None)
"""No time limit, so that the result does not depend on how busy the machine is."""

every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)


def played(position: Position, name: str, seed: int, budget: Budget) -> tuple[bool, str]:
    """Whether the turn that these bots play wins, and the turn as text."""
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


@every_puzzle
def test_the_turn_that_is_told_wins(puzzle: Puzzle) -> None:
    position = puzzle.position
    check_invariants(position)
    for option in puzzle.solution:
        asked = question(position)
        assert asked is not None
        assert option in asked.options, option_text(option)
        position = take(position, option)
    assert has_won(position, puzzle.position.side)


@pytest.mark.slow
@every_puzzle
def test_hardly_any_other_turn_does(puzzle: Puzzle) -> None:
    """Counts every end of the turn, and those that win."""
    side = puzzle.position.side
    ends = [has_won(end, side) for end in turn_ends(puzzle.position)]
    assert (len(ends), sum(ends)) == (puzzle.ends, puzzle.winning)
    assert 0 < puzzle.winning < 0.01 * puzzle.ends


@pytest.mark.slow
@every_puzzle
def test_adept_finds_it(puzzle: Puzzle) -> None:
    for seed in range(repeat(2, 5)):
        wins, turn = played(puzzle.position, "adept", seed, UNLIMITED)
        assert wins, f"seed {seed}: {turn}"


@pytest.mark.slow
@every_puzzle
def test_master_finds_it(puzzle: Puzzle) -> None:
    wins, turn = played(puzzle.position, "master", 0, Budget(None, steps=4))
    assert wins, turn
