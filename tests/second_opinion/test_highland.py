"""The engine against the plain reference of the Highland beings, on random positions.

Where a being may be summoned, and everything its summoning there can lead to, must be the same in
both. `pytest --soak tests/second_opinion/test_highland.py` compares twenty times as
much.
"""

from __future__ import annotations

from random import Random

import pytest

from legendarium.tashkalar.options import AnyOption, Decline, Place, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import question, take
from repetition import repeat
from second_opinion.reference import (
    COMMON,
    GREEN,
    RED,
    Being,
    Recipe,
    Square,
    State,
    compare,
    compare_many,
    described,
    empties,
    engine_results,
    engine_squares,
    from_position,
    name_of,
    place,
    planted,
    random_state,
    results,
    square_of,
    summoning_squares,
    thrifty,
    to_position,
)
from second_opinion.reference_highland import HIGHLAND, Course, Steps, drummings, healings, orders

pytestmark = pytest.mark.slow

TIMES = repeat(1, 20)
"""How many times the usual number of positions is compared."""
SPARSE = Recipe(strays=(0, 1, 2, 4), own=(0.1, 0.35), shortage=0.05)
CROWDED = Recipe(strays=(14, 24, 40), own=(0.1, 0.35), shortage=0.1)
FEW_OWN = Recipe(strays=(0, 4, 14, 24), own=(0.05, 0.2), shortage=0.05)
MANY_CHOICES = {"wild-eagle": CROWDED, "eagle-lord": CROWDED}
"""Beings whose choices would be too many elsewhere."""
COLOUR_MATTERS = ("ritual-keeper", "ritual-master", "werewolf", "blood-shaman")
STEPWISE: dict[str, tuple[Steps, int]] = {
    "clan-healer": (healings, 2),
    "war-drummer": (drummings, 2),
    "warlord": (orders, 3),
}
"""Beings with too many choices anywhere, with their steps and how many these may be."""
WAR_SUMMONER = HIGHLAND["war-summoner"]
DECLINE = Decline()
OUTCOMES = 12
"""Of how many options of a question the outcomes are compared, for those beings."""


@pytest.mark.parametrize("name", sorted(HIGHLAND.keys() - STEPWISE.keys()))
def test_the_engine_agrees_about_a_being(name: str) -> None:
    positions = (100 if name in MANY_CHOICES else 200) * TIMES
    recipe = MANY_CHOICES.get(name)
    found = compare_many(HIGHLAND[name], 1, positions, recipe, most=1, limit=70)
    assert found.compared > positions // 2


@pytest.mark.parametrize("name", COLOUR_MATTERS)
def test_the_engine_agrees_on_coloured_squares(name: str) -> None:
    positions = 80 * TIMES
    recipe = Recipe(strays=(0, 2, 6, 14), homes=RED | GREEN)
    found = compare_many(HIGHLAND[name], 2, positions, recipe, limit=120)
    assert found.compared > positions // 2


# Beings with too many ways to go through them all: every next step, all along some of the ways


@pytest.mark.parametrize("name", STEPWISE)
def test_the_engine_agrees_step_by_step(name: str) -> None:
    being = HIGHLAND[name]
    chance = Random(3)
    steps = 0
    for _ in range(200 * TIMES):
        state = random_state(chance, being, FEW_OWN)
        squares = summoning_squares(state, being)
        assert squares == engine_squares(to_position(state), being), described(state)
        if squares:
            steps += a_course(state, being, chance.choice(sorted(squares)), chance)
    assert steps > 200 * TIMES


def a_course(state: State, being: Being, square: Square, chance: Random) -> int:
    """Compare along one way of resolving an effect; so many steps were compared."""
    nexts, most = STEPWISE[being.name]
    found, position = appeared(state, being, square, chance)
    course = Course(found, square, most)
    steps = 0
    while position.before is not None:
        offered = check_steps(course, nexts, position, chance)
        steps += 1
        courses = [*nexts(course)]
        rather = [after for after in courses if after.being != course.being]
        course = chance.choice(rather if rather and chance.random() < 0.3 else courses)
        position = take(position, offered[course.last])
    assert not [*nexts(course)], f"the engine has ended too early: {described(course.state)}"
    return steps


def appeared(state: State, being: Being, square: Square, chance: Random) -> tuple[State, Position]:
    """The being has just been summoned, in one of the ways that agree; its effect begins."""
    option = Summon(card=being.name, square=name_of(square))
    found = {}
    waiting = [take(to_position(state), option)]
    while waiting:
        position = waiting.pop()
        if position.before is None or DECLINE in options_of(position):
            found[bare(from_position(position, state.game))] = position
        else:
            waiting += [take(position, option) for option in options_of(position)]
    idle = being._replace(effect=lambda it: [it.state])
    expected = {bare(body) for body in results(state, idle, square)}
    assert thrifty(expected) <= found.keys() <= expected, f"{square} from {described(state)}"
    return chance.choice(list(found.items()))


def check_steps(
    course: Course, nexts: Steps, position: Position, chance: Random
) -> dict[tuple[Square, ...], AnyOption]:
    """The same next steps, and the effect may end here; the engine's options by their squares.

    All options are compared, the outcomes of some.
    """
    where = f"a step from {described(course.state)}"
    expected = {after.last: after.state for after in nexts(course)}
    options = options_of(position)
    assert DECLINE in options, where
    stopped = take(position, DECLINE)
    assert stopped.before is None, where
    assert bare(from_position(stopped, course.state.game)) == course.state, where
    offered = {squares_of(option): option for option in options if option != DECLINE}
    assert len(options) == len(offered) + 1, where
    assert offered.keys() == expected.keys(), where
    for squares in chance.sample(sorted(offered), min(OUTCOMES, len(offered))):
        after = from_position(take(position, offered[squares]), course.state.game)
        assert bare(after) == expected[squares], f"{squares} as {where}"
    return offered


def squares_of(option: AnyOption) -> tuple[Square, ...]:
    """The squares that an option names, as a course keeps them."""
    named = (value for name, value in option.items() if name in ("from", "to", "square"))
    return tuple(map(square_of, named))


def options_of(position: Position) -> list[AnyOption]:
    """What may be answered now."""
    asked = question(position)
    assert asked is not None
    return list(asked.options)


def bare(state: State) -> State:
    """Without the cards: when the card leaves the hand is of no matter during the effect."""
    return state._replace(hand=(), discard=())


# The War Summoner and what is summoned after it


def test_the_engine_agrees_about_what_a_war_summoner_permits() -> None:
    chance = Random(4)
    borrowed = 0
    others = sorted(HIGHLAND.keys() - {"warlord", "war-summoner", "war-drummer"})
    for _ in range(100 * TIMES):
        second, third = (HIGHLAND[name] for name in chance.sample(others, 2))
        borrowed += a_turn(prepared(chance, second, third), second, third, chance)
    assert borrowed > 20 * TIMES


def prepared(chance: Random, *more: Being) -> State:
    """A position with the patterns of a War Summoner and of other beings, enemies among them."""
    state = random_state(chance, WAR_SUMMONER, SPARSE)
    was_permitted = state.war_summoner
    for being in more:
        _, state = planted(state._replace(war_summoner=True), being, SPARSE, chance)
    return state._replace(
        war_summoner=was_permitted,
        hand=("war-summoner", *(being.name for being in more)),
        actions=chance.randint(1, 3),
    )


def a_turn(state: State, second: Being, third: Being, chance: Random) -> bool:
    """Summon one after the other, comparing each; whether the second needed the permission."""
    position = to_position(state)
    needed = False
    for being in (WAR_SUMMONER, second, third):
        if being is second:
            state, position = perhaps_placed(state, position, chance)
            without = summoning_squares(state._replace(war_summoner=False), being)
            needed = bool(summoning_squares(state, being) - without)
        played = summoned_one(state, position, being, chance)
        if played is None or not played[0].actions:
            break
        state, position = played
    return needed


def perhaps_placed(state: State, position: Position, chance: Random) -> tuple[State, Position]:
    """Sometimes a common piece is placed first, which leaves the permission as it is."""
    where = chance.choice(empties(state))
    after = place(state, where, COMMON)
    if after is None or state.actions < 2 or chance.random() < 0.5:
        return state, position
    option = Place(square=name_of(where))
    return after._replace(actions=state.actions - 1), take(position, option)


def summoned_one(
    state: State, position: Position, being: Being, chance: Random
) -> tuple[State, Position] | None:
    """Compare a being, then summon it in one of the ways that agree; None where it cannot be."""
    compare(state, being, chance, most=1, limit=300, position=position)
    squares = sorted(summoning_squares(state, being))
    if not squares:
        return None
    square = chance.choice(squares)
    found = engine_results(state, being, square, 10**6, position)
    assert found.keys() <= results(state, being, square), f"{square} from {described(state)}"
    after = chance.choice(sorted(found, key=described))
    for option in found[after]:
        position = take(position, option)
    return after, position
