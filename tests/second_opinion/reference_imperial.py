"""The 18 Imperial beings, each effect as every result that its choices can lead to."""

from __future__ import annotations

from collections.abc import Iterator

from second_opinion.reference import (
    COMBAT,
    COMMON,
    COMPASS,
    EMPTY_ONLY,
    HEROIC,
    LEGENDARY,
    STANDARD,
    Effect,
    Square,
    State,
    Summoned,
    adjacent,
    carry,
    deck_of,
    destroy,
    destroy_all,
    diagonal,
    downgrade,
    explored,
    gain_actions,
    is_empty,
    is_enemy,
    is_piece,
    leaps,
    may_enter,
    mine,
    moves,
    must,
    pieces_of,
    place,
    ray,
    stepped,
    upgrade,
)


def swordmaster(it: Summoned) -> Iterator[State]:
    """May destroy an enemy common piece diagonally adjacent; it is upgraded if you did."""
    yield it.state
    for target in diagonal(it.square):
        if is_enemy(it.state, target, COMMON):
            yield must(upgrade(destroy(it.state, target), it.square))


def messenger(it: Summoned) -> Iterator[State]:
    """A non-legendary piece of mine, any number of standard moves in one direction."""
    yield it.state
    for start in mine(it.state, COMMON, HEROIC):
        for vector in COMPASS.values():
            state, here = it.state, start
            while may_enter(state, here, stepped(here, vector), STANDARD):
                state = carry(state, here, stepped(here, vector))
                here = stepped(here, vector)
                yield state


def herald(it: Summoned) -> Iterator[State]:
    """Up to 2 moves with my pieces, onto empty squares only."""
    yield it.state
    once = {state for start in mine(it.state) for _, state in moves(it.state, start, EMPTY_ONLY)}
    yield from once
    for state in once:
        for start in mine(state):
            yield from (after for _, after in moves(state, start, EMPTY_ONLY))


def bomb(it: Summoned) -> Iterator[State]:
    """With an action left, it and every adjacent common piece are destroyed."""
    if it.state.actions == 0:
        yield it.state
        return
    hit = [square for square in adjacent(it.square) if is_piece(it.state, square, COMMON)]
    yield destroy_all(it.state, [it.square, *hit])


def chronicler(it: Summoned) -> Iterator[State]:
    """Another common piece of mine is upgraded and may then do a standard move."""
    others = [square for square in mine(it.state, COMMON) if square != it.square]
    if not others:
        yield it.state
    for square in others:
        raised = must(upgrade(it.state, square))
        yield raised
        yield from (after for _, after in moves(raised, square, STANDARD))


def assassin(it: Summoned) -> Iterator[State]:
    """Destroys what is on the marked square; may move there if nothing is."""
    if not it.way.marks:
        yield it.state
    for mark in it.way.marks:
        if is_empty(it.state, mark):
            yield it.state
            yield carry(it.state, it.square, mark)
        else:
            yield destroy(it.state, mark)


def time_mage(it: Summoned) -> Iterator[State]:
    """Gains an action; an enemy piece on the marked square is destroyed."""
    hit = [mark for mark in it.way.marks if is_enemy(it.state, mark)]
    yield destroy_all(gain_actions(it.state), hit)


def summoner(it: Summoned) -> Iterator[State]:
    """Places up to 2 common pieces of mine on marked squares."""
    yield it.state
    for first in it.way.marks:
        one = place(it.state, first, COMMON)
        if one is None:
            continue
        yield one
        for second in it.way.marks:
            two = place(one, second, COMMON)
            if two is not None:
                yield two


def hypnotist(it: Summoned) -> Iterator[State]:
    """One combat move each with up to 3 common or up to 2 heroic pieces of one enemy colour.

    Picking them beforehand or one after another gives the same results: a piece picked that is
    destroyed before its turn or cannot move might as well not have been picked.
    """
    yield it.state
    for side in range(it.state.game.sides):
        if side != it.state.game.me:
            yield from _driven(it.state, side, COMMON, 3)
            yield from _driven(it.state, side, HEROIC, 2)


Driven = tuple[State, frozenset[Square], int]
"""Where the pieces that have moved stand, and how many may still move."""


def _driven(state: State, side: int, rank: int, most: int) -> Iterator[State]:
    """Up to so many moves, each with another piece."""

    def onward(node: Driven) -> Iterator[Driven]:
        now, moved, left = node
        if left == 0:
            return
        for start in pieces_of(now, side, rank):
            if start not in moved:
                for target, after in moves(now, start, COMBAT):
                    yield after, moved | {target}, left - 1

    first: Driven = (state, frozenset(), most)
    yield from (now for now, _, _ in explored(first, onward))


def cannon(it: Summoned) -> Iterator[State]:
    """Every common piece in one indicated direction may be destroyed."""
    yield it.state
    for vector in it.way.directions:
        line = ray(it.square, vector)
        yield destroy_all(it.state, [s for s in line if is_piece(it.state, s, COMMON)])


def champion(it: Summoned) -> Iterator[State]:
    """May destroy an adjacent enemy piece; with a legendary one he falls for an action."""
    yield it.state
    for target in adjacent(it.square):
        if is_enemy(it.state, target, COMMON, HEROIC):
            yield destroy(it.state, target)
        if is_enemy(it.state, target, LEGENDARY):
            yield gain_actions(destroy_all(it.state, [target, it.square]))


def infantry_captain(it: Summoned) -> Iterator[State]:
    """Up to 2 combat moves with my pieces other than the Captain."""
    yield it.state
    for captain, once in _others_move(it.state, it.square):
        yield once
        yield from (twice for _, twice in _others_move(once, captain))


def _others_move(state: State, captain: Square | None) -> Iterator[tuple[Square | None, State]]:
    """One combat move of a piece that is not the Captain, and where he is then, if anywhere."""
    for start in mine(state):
        if start == captain:
            continue
        for target, after in moves(state, start, COMBAT):
            yield (None if target == captain else captain), after


def cavalry_captain(it: Summoned) -> Iterator[State]:
    """Another piece of mine: up to 1 combat move and 2 standard moves, in any order."""
    yield it.state
    for start in mine(it.state):
        if start != it.square:
            first: Ridden = (it.state, start, 1, 2)
            yield from (state for state, *_ in explored(first, _ride))


Ridden = tuple[State, Square, int, int]
"""Where the piece is, and the combat and standard moves it has left."""


def _ride(node: Ridden) -> Iterator[Ridden]:
    state, here, combat, standard = node
    if combat:
        for target, after in moves(state, here, COMBAT):
            yield after, target, combat - 1, standard
    if standard:
        for target, after in moves(state, here, STANDARD):
            yield after, target, combat, standard - 1


def gryphon_rider(it: Summoned) -> Iterator[State]:
    """May leap; then may be downgraded for a common piece of mine beside her."""
    yield it.state
    for target, landed in leaps(it.state, it.square, COMBAT):
        yield landed
        lower = must(downgrade(landed, target))
        placed = [place(lower, square, COMMON) for square in adjacent(target)]
        possible = [state for state in placed if state is not None]
        yield from possible or [lower]


def knight(it: Summoned) -> Iterator[State]:
    """Up to 3 combat moves, never onto a common piece."""
    first = (it.state, it.square, 3)
    yield from (state for state, *_ in explored(first, _gallop))


def _gallop(node: tuple[State, Square, int]) -> Iterator[tuple[State, Square, int]]:
    state, here, left = node
    if left == 0:
        return
    for target, after in moves(state, here, COMBAT):
        if not is_piece(state, target, COMMON):
            yield after, target, left - 1


def high_priestess(it: Summoned) -> Iterator[State]:
    """May do a standard move; then may upgrade an adjacent common piece, anyone's."""
    for here, state in [(it.square, it.state), *moves(it.state, it.square, STANDARD)]:
        yield state
        for square in adjacent(here):
            if is_piece(state, square, COMMON):
                yield must(upgrade(state, square))


def master_of_intrigue(it: Summoned) -> Iterator[State]:
    """Up to 3 moves: standard ones of his, combat ones of non-legendary pieces used."""
    first: Intrigue = (it.state, it.square, it.way.used, 3)
    yield from (state for state, *_ in explored(first, _intrigue))


Intrigue = tuple[State, Square | None, frozenset[Square], int]
"""Where the Master and the pieces used are, if they still are, and how many moves are left."""


def _intrigue(node: Intrigue) -> Iterator[Intrigue]:
    state, master, used, left = node
    if left == 0:
        return
    for target, after in moves(state, master, STANDARD):
        yield after, target, used - {target}, left - 1
    for start in used:
        if not is_piece(state, start, COMMON, HEROIC):
            continue
        for target, after in moves(state, start, COMBAT):
            there = None if target == master else master
            yield after, there, used - {start} | {target}, left - 1


def gun_tower(it: Summoned) -> Iterator[State]:
    """May destroy the first 2 pieces in one indicated direction; a legendary one stops it."""
    yield it.state
    for vector in it.way.directions:
        hit: list[Square] = []
        for square in ray(it.square, vector):
            if is_piece(it.state, square, LEGENDARY) or len(hit) == 2:
                break
            if is_piece(it.state, square):
                hit.append(square)
        yield destroy_all(it.state, hit)


EFFECTS: dict[str, Effect] = {
    "swordmaster": swordmaster,
    "messenger": messenger,
    "herald": herald,
    "bomb": bomb,
    "chronicler": chronicler,
    "assassin": assassin,
    "time-mage": time_mage,
    "summoner": summoner,
    "hypnotist": hypnotist,
    "cannon": cannon,
    "champion": champion,
    "infantry-captain": infantry_captain,
    "cavalry-captain": cavalry_captain,
    "gryphon-rider": gryphon_rider,
    "knight": knight,
    "high-priestess": high_priestess,
    "master-of-intrigue": master_of_intrigue,
    "gun-tower": gun_tower,
}
IMPERIAL = deck_of("imperial", EFFECTS)
