"""The 12 legends, each effect as every result that its choices can lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from second_opinion.reference import (
    BOARD,
    COMBAT,
    COMMON,
    COMPASS,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    Effect,
    Square,
    State,
    Summoned,
    Vector,
    adjacent,
    as_far_as_possible,
    at,
    carry,
    deck_of,
    destroy,
    destroy_all,
    diagonal,
    distance,
    downgrade,
    is_empty,
    is_enemy,
    is_mine,
    is_piece,
    may_enter,
    moves,
    must,
    orthogonal,
    place,
    ray,
    stepped,
    upgrade,
    within,
)

Group = frozenset[Square]
Verb = Callable[[State, Square], State | None]


def fire_dragon(it: Summoned) -> Iterator[State]:
    """A fan of three rays, two squares long, burns all but legendary pieces."""
    clockwise = list(COMPASS.values())
    for vector in it.way.directions:
        number = clockwise.index(vector)
        fan = [clockwise[number - 1], vector, clockwise[(number + 1) % 8]]
        burnt = [square for way in fan for square in ray(it.square, way)[:2]]
        yield destroy_all(it.state, [s for s in burnt if is_piece(it.state, s, COMMON, HEROIC)])


def hell_bull(it: Summoned) -> Iterator[State]:
    """Combat moves in one direction, as many as you like, none after killing a legendary piece."""
    yield it.state
    for vector in COMPASS.values():
        state, here = it.state, it.square
        stopped = False
        while not stopped and may_enter(state, here, stepped(here, vector), COMBAT):
            stopped = is_piece(state, stepped(here, vector), LEGENDARY)
            state = carry(state, here, stepped(here, vector))
            here = stepped(here, vector)
            yield state


def angel_of_death(it: Summoned) -> Iterator[State]:
    """May upgrade another piece, if that can be done, and in any case leaps onto it."""
    yield it.state
    for target in BOARD:
        if target != it.square and is_piece(it.state, target):
            raised = as_far_as_possible(upgrade(it.state, target), it.state)
            assert may_enter(raised, it.square, target, COMBAT)
            yield carry(raised, it.square, target)


def eldest_tree(it: Summoned) -> Iterator[State]:
    """Up to 3 adjacent squares, each once: destroy, upgrade or place there."""
    yield from _grown(it.state, adjacent(it.square), 3)


def _grown(state: State, squares: tuple[Square, ...], left: int) -> Iterator[State]:
    """Continue with any of these squares, in any order."""
    yield state
    if not left:
        return
    for square in squares:
        rest = tuple(other for other in squares if other != square)
        after = None
        if is_enemy(state, square, COMMON, HEROIC):
            after = destroy(state, square)
        elif is_mine(state, square, COMMON):
            after = upgrade(state, square)
        elif is_empty(state, square):
            after = place(state, square, COMMON)
        if after is not None:
            yield from _grown(after, rest, left - 1)


def bone_catapult(it: Summoned) -> Iterator[State]:
    """May hit any piece on an indicated ray; adjacent common pieces go with it."""
    yield it.state
    for vector in it.way.directions:
        for target in ray(it.square, vector):
            if is_piece(it.state, target):
                beside = [s for s in adjacent(target) if is_piece(it.state, s, COMMON)]
                yield destroy_all(it.state, [target, *beside])


def fire_elemental(it: Summoned) -> Iterator[State]:
    """Near enemies that are not legendary, or common enemies a little further off.

    One of the two that hits something is chosen while there is one (9.1).
    """
    near = [s for s in adjacent(it.square) if is_enemy(it.state, s, COMMON, HEROIC)]
    far = [s for s in within(it.square, 2) if is_enemy(it.state, s, COMMON)]
    choices = [hit for hit in (near, far) if hit] or [[]]
    for hit in choices:
        yield destroy_all(it.state, hit)


def leviathan(it: Summoned) -> Iterator[State]:
    """Downgrade a group of up to 3 upgraded pieces, or destroy one of up to 4 common ones."""
    yield it.state
    for group in _groups(it.state, (HEROIC, LEGENDARY), 3):
        # In a shortage the order decides whose downgrade is impossible and skipped (9.8, 9.1).
        for order in permutations(group):
            state = it.state
            for square in order:
                state = as_far_as_possible(downgrade(state, square), state)
            yield state
    for group in _groups(it.state, (COMMON,), 4):
        yield destroy_all(it.state, group)


def _groups(state: State, ranks: tuple[int, ...], most: int) -> set[Group]:
    """Every connected group of so many pieces of these ranks, or fewer."""
    allowed = [square for square in BOARD if is_piece(state, square, *ranks)]
    found: set[Group] = set()
    grown = {frozenset({square}) for square in allowed}
    for _ in range(most):
        found |= grown
        grown = {
            group | {square}
            for group in grown
            for square in allowed
            if square not in group and any(distance(square, other) == 1 for other in group)
        }
    return found


def two_headed_dragon(it: Summoned) -> Iterator[State]:
    """May upgrade a piece used to summon it, then may destroy a heroic piece beside that one."""
    yield it.state
    for square in it.way.used:
        raised = upgrade(it.state, square)
        if raised is None:
            continue
        yield raised
        for target in adjacent(square):
            if is_piece(raised, target, HEROIC):
                yield destroy(raised, target)


def earth_elemental(it: Summoned) -> Iterator[State]:
    """Destroy near red, then upgrade near green, then perhaps move onto a coloured square."""
    for broken in _at_colour(it.state, RED, (COMMON, HEROIC), destroy):
        for grown in _at_colour(broken, GREEN, (COMMON,), upgrade):
            yield grown
            for target, after in moves(grown, it.square, COMBAT):
                if target in RED | GREEN:
                    yield after


def _at_colour(
    state: State, colour: frozenset[Square], ranks: tuple[int, ...], verb: Verb
) -> Iterator[State]:
    """The verb done to each piece on or beside such a square; nothing if there is none."""
    near = [s for s in BOARD if any(distance(s, coloured) <= 1 for coloured in colour)]
    pieces = [square for square in near if is_piece(state, square, *ranks)]
    if not pieces:
        yield state
    for square in pieces:
        yield must(verb(state, square))


def time_elemental(it: Summoned) -> Iterator[State]:
    """One more turn."""
    yield it.state._replace(extra_turn=True)


def storm_elemental(it: Summoned) -> Iterator[State]:
    """May place a piece that rushes in one direction and is gone."""
    yield it.state
    for square in within(it.square, 3):
        for rank, most in ((LEGENDARY, 1), (HEROIC, 3), (COMMON, 5)):
            placed = place(it.state, square, rank)
            if placed is not None:
                for vector in COMPASS.values():
                    yield from _rushed(placed, square, vector, most)


def _rushed(state: State, here: Square, vector: Vector, most: int) -> Iterator[State]:
    """So many combat moves or fewer, and the piece is destroyed where it stands."""
    yield destroy(state, here)
    target = stepped(here, vector)
    if most and may_enter(state, here, target, COMBAT):
        yield from _rushed(carry(state, here, target), target, vector, most - 1)


def titan(it: Summoned) -> Iterable[State]:
    """Everything beside it falls, only legendary pieces at its corners stay; nothing counts."""
    state = it.state
    for square in orthogonal(it.square):
        if at(state, square) is not None:
            state = destroy(state, square, counts=False)
    for square in diagonal(it.square):
        if is_piece(state, square, COMMON, HEROIC):
            state = destroy(state, square, counts=False)
    return [state]


EFFECTS: dict[str, Effect] = {
    "fire-dragon": fire_dragon,
    "hell-bull": hell_bull,
    "angel-of-death": angel_of_death,
    "eldest-tree": eldest_tree,
    "bone-catapult": bone_catapult,
    "fire-elemental": fire_elemental,
    "leviathan": leviathan,
    "two-headed-dragon": two_headed_dragon,
    "earth-elemental": earth_elemental,
    "time-elemental": time_elemental,
    "storm-elemental": storm_elemental,
    "titan": titan,
}
LEGENDS = deck_of("legends", EFFECTS)
