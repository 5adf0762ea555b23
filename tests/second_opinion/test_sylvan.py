"""The engine against the plain reference of the Sylvan beings, on random positions.

Where a being may be summoned, and everything its summoning there can lead to, must be the same in
both. `pytest --soak tests/second_opinion/test_sylvan.py` compares twenty times as much.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from legendarium.table import Question
from legendarium.tashkalar.options import AnyOption, Moving, Place, Summon, target_of
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import question, take
from repetition import repeat
from second_opinion.reference import (
    COMMON,
    HEROIC,
    LEGENDARY,
    Being,
    Recipe,
    Square,
    State,
    TooMany,
    compare,
    described,
    engine_squares,
    from_position,
    is_empty,
    name_of,
    place,
    random_state,
    results,
    stock,
    summoning_squares,
    thrifty,
    to_position,
    within,
)
from second_opinion.reference_sylvan import BEGINNING_ON, SYLVAN, enemy_sides

pytestmark = pytest.mark.slow

TIMES = repeat(1, 20)
"""How many times the usual number of positions is compared."""
LIMIT = 60 if TIMES == 1 else 500
"""Summonings that can lead to more results are left out."""
ANCIENT = SYLVAN["forest-ancient"]
SPARSE = Recipe(strays=(0, 2, 6, 10), own=(0.1, 0.3), shortage=0.1)
RECIPES = {"centaur-chieftain": SPARSE, "forest-ancient": SPARSE}


def states(being: Being, seed: int, number: int, recipe: Recipe | None = None) -> Iterator[State]:
    """Random positions in the middle of a turn, with cards in the deck and the discard pile."""
    chance = Random(f"{being.name} {seed}")
    others = sorted(SYLVAN.keys() - {being.name})
    for _ in range(number):
        state = random_state(chance, being, recipe)
        cards = chance.sample(others, chance.choice((0, 1, 4, 17)))
        cut = chance.randint(0, len(cards))
        yield state._replace(
            destroyed=tuple(
                (0, 0, 0) if side == state.game.me else (chance.randint(0, 2), 1, 0)
                for side in range(state.game.sides)
            ),
            extra_cards=chance.choice((0, 0, 1)),
            extra_legends=chance.choice((0, 0, 1)),
            deck=tuple(cards[:cut]),
            discard=tuple(cards[cut:]),
        )


@pytest.mark.parametrize("name", sorted(SYLVAN.keys() - BEGINNING_ON.keys()))
def test_the_engine_agrees_about_a_being(name: str) -> None:
    chance = Random(1)
    compared = 0
    for state in states(SYLVAN[name], 1, 200 * TIMES):
        compared += compare(state, SYLVAN[name], chance, most=1, limit=LIMIT).compared
    assert compared > 100 * TIMES


# Beings with very many ways: those that begin on one square, and no moment is gone through twice


@pytest.mark.parametrize("name", BEGINNING_ON)
def test_the_engine_agrees_about_a_being_with_many_ways(name: str) -> None:
    chance = Random(2)
    being = SYLVAN[name]
    compared = 0
    for state in states(being, 2, 200 * TIMES, RECIPES.get(name)):
        state = crowded(state, chance) if being is ANCIENT else state
        squares = summoning_squares(state, being)
        assert squares == engine_squares(to_position(state), being), described(state)
        if squares:
            square = chance.choice(sorted(squares))
            first = beginning(state, being, square, chance)
            compared += compare_ways(state, being, square, first)
    assert compared > 100 * TIMES


def beginning(state: State, being: Being, square: Square, chance: Random) -> Square | None:
    """A square on which the effect may begin; None if there is none at all."""
    reach = 1 if being.name in ("centaur-chieftain", "kiskin-boughrunner") else 2
    near = [s for s in within(square, reach) if being is not ANCIENT or is_empty(state, s)]
    return chance.choice(near) if near else None


def compare_ways(state: State, being: Being, square: Square, first: Square | None) -> bool:
    """Compare all results that begin on a square; whether they were not too many."""
    effect = BEGINNING_ON[being.name]
    bound = being._replace(effect=lambda it: effect(it, first))
    try:
        expected = results(state, bound, square, LIMIT)
    except TooMany:
        return False
    found = engine_ways(state, being, square, first)
    where = f"{being.name} on {name_of(square)}, then {first}, from {described(state)}"
    for result in found - expected:
        raise AssertionError(f"{where}: only the engine: {described(result)}")
    for result in thrifty(expected) - found:
        raise AssertionError(f"{where}: only the reference: {described(result)}")
    return True


def crowded(state: State, chance: Random) -> State:
    """Hardly any room or hardly any pieces for the Ancient, to have few ways to place them."""
    squares = sorted(summoning_squares(state, ANCIENT))
    if not squares:
        return state
    centre = chance.choice(squares)
    if chance.random() < 0.4:
        return used_up(state, centre, chance)
    room = [square for square in within(centre, 2) if is_empty(state, square)]
    chance.shuffle(room)
    return filled(state, room[chance.choice((0, 1, 2, 3)) :], chance)


def filled(state: State, squares: list[Square], chance: Random) -> State:
    """A piece of anyone on each of the squares while there are any, rather no commons."""
    for square in squares:
        sides = chance.sample(range(state.game.sides), state.game.sides)
        for rank in (*chance.choice(((COMMON,), (HEROIC,), (HEROIC,))), LEGENDARY):
            for side in sides:
                state = place(state, square, rank, side) or state
    return state


def used_up(state: State, centre: Square, chance: Random) -> State:
    """No opponent has more than one two-sided piece off the board."""
    for side in enemy_sides(state):
        left = chance.choice((0, 1))
        room = [s for s in within(centre, 9) if is_empty(state, s)]
        number = max(0, stock(state, side, COMMON) - left)
        for square in chance.sample(room, min(number, len(room))):
            state = place(state, square, int(chance.random() < 0.7), side) or state
    return state


def engine_ways(state: State, being: Being, square: Square, first: Square | None) -> set[State]:
    """Everything the engine lets happen that begins on a square."""
    found: set[State] = set()
    seen: set[object] = set()
    option = Summon(card=being.name, square=name_of(square))
    waiting = [take(to_position(state), option)]
    while waiting:
        position = waiting.pop()
        asked = question(position)
        assert asked is not None
        if position.before is None:
            found.add(from_position(position, state.game))
        elif moment(position, asked) not in seen:
            seen.add(moment(position, asked))
            waiting += [take(position, o) for o in asked.options if begins(position, o, first)]
    return found


def moment(position: Position, asked: Question) -> object:
    """All that can be seen of an effect that is being resolved, and how many answers it had."""
    return (
        position.owners,
        position.commons,
        position.heroics,
        position.destroyed,
        position.improvised,
        asked.kind,
        tuple(asked.options),
        len(position.answers),
    )


def begins(position: Position, option: AnyOption, first: Square | None) -> bool:
    """Whether an option does not begin the effect on another square than this one."""
    begun = any(went(answer) for answer in position.answers)
    return begun or first is None or went(option) in (None, name_of(first))


def went(option: AnyOption) -> str | None:
    """The square on which a piece arrives."""
    return target_of(option) if isinstance(option, (Place, Moving)) else None
