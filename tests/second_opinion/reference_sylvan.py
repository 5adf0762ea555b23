"""The Sylvan beings once more, from the words of the cards alone.

Each effect yields the state after every way of resolving it; the numbers in brackets are those of
the rules. Where there are very many ways, an effect can be told the square on which it begins, if
it does anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from second_opinion.reference import (
    BOARD,
    COMBAT,
    COMMON,
    COMPASS,
    HEROIC,
    LEGENDARY,
    STANDARD,
    Being,
    Effect,
    Square,
    State,
    Summoned,
    Vector,
    adjacent,
    at,
    carry,
    convert,
    deck_of,
    destroy,
    diagonal,
    distance,
    gain_actions,
    is_empty,
    is_enemy,
    is_mine,
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
    stock,
    upgrade,
    within,
)

NON_LEGENDARY = (COMMON, HEROIC)
UPGRADED = (HEROIC, LEGENDARY)
ANY_RANK = (COMMON, HEROIC, LEGENDARY)
DIAGONALS = tuple(COMPASS[way] for way in ("ne", "se", "sw", "nw"))


def enemy_sides(state: State) -> list[int]:
    """Everyone but me (2.4)."""
    return [side for side in range(state.game.sides) if side != state.game.me]


def sapling(it: Summoned) -> Iterator[State]:
    """It is upgraded."""
    yield must(upgrade(it.state, it.square))


def kiskin_farseeders(it: Summoned) -> Iterator[State]:
    """A common piece may be placed beside any piece of mine, the Farseeders included."""
    yield it.state
    for square in BOARD:
        if any(distance(square, own) == 1 for own in mine(it.state)):
            after = place(it.state, square, COMMON)
            if after is not None:
                yield after


def charging_buck(it: Summoned, first: Square | None = None) -> Iterator[State]:
    """Up to two combat leaps, each to distance two."""
    yield it.state
    for middle, once in leaps_by_two(it.state, it.square):
        if first in (None, middle):
            yield once
            yield from (twice for _, twice in leaps_by_two(once, middle))


def leaps_by_two(state: State, start: Square) -> Iterator[tuple[Square, State]]:
    """Every combat leap to a square at distance two."""
    for target, after in leaps(state, start, COMBAT):
        if distance(start, target) == 2:
            yield target, after


def forest_wardens(it: Summoned) -> Iterator[State]:
    """A common piece of one with more commons, then a heroic one of one with more upgraded."""
    for thinned in one_of_the_stronger(it.state, COMMON, (COMMON,)):
        yield from one_of_the_stronger(thinned, HEROIC, UPGRADED)


def one_of_the_stronger(state: State, rank: int, counted: tuple[int, ...]) -> Iterator[State]:
    """A piece of this rank must go, of any opponent with more pieces of the counted ranks."""
    own = len(mine(state, *counted))
    stronger = [side for side in enemy_sides(state) if len(pieces_of(state, side, *counted)) > own]
    targets = [square for side in stronger for square in pieces_of(state, side, rank)]
    for square in targets:
        yield destroy(state, square)
    if not targets:
        yield state


def naiad(it: Summoned) -> Iterator[State]:
    """Up to two of my pieces beside her are picked, then each does one standard move.

    Both are picked while she is there; the first to move may destroy her or the second.
    """
    yield it.state
    beside = [square for square in adjacent(it.square) if is_mine(it.state, square)]
    for first in beside:
        for target, once in moves(it.state, first, STANDARD):
            yield once
            for second in beside:
                if second not in (first, target):
                    yield from (twice for _, twice in moves(once, second, STANDARD))


def kiskin_spirit(it: Summoned) -> Iterator[State]:
    """A card may go from the discard pile onto the deck; if so, or with no pile, a card more."""
    state = it.state
    drawing = state._replace(extra_cards=state.extra_cards + 1)
    yield state if state.discard else drawing
    for number, card in enumerate(state.discard):
        left = state.discard[:number] + state.discard[number + 1 :]
        yield drawing._replace(deck=(card, *state.deck), discard=left)


def dryad(it: Summoned) -> Iterator[State]:
    """An adjacent common or heroic enemy piece may become my common one."""
    yield it.state
    for square in adjacent(it.square):
        if is_enemy(it.state, square, *NON_LEGENDARY):
            after = convert(it.state, square, COMMON)
            if after is not None:
                yield after


def sylvan_queen(it: Summoned) -> Iterator[State]:
    """A diagonally adjacent common or heroic enemy piece may become mine, of the same rank."""
    yield from converted_on_a_diagonal(it, *NON_LEGENDARY)


def sylvan_princess(it: Summoned) -> Iterator[State]:
    """A diagonally adjacent common enemy piece may become mine."""
    yield from converted_on_a_diagonal(it, COMMON)


def converted_on_a_diagonal(it: Summoned, *ranks: int) -> Iterator[State]:
    """Nothing, or one diagonally adjacent enemy piece of these ranks converted."""
    yield it.state
    for square in diagonal(it.square):
        if is_enemy(it.state, square, *ranks):
            after = convert(it.state, square)
            if after is not None:
                yield after


def direction(start: Square, target: Square) -> Vector:
    """The direction of a move."""
    return target[0] - start[0], target[1] - start[1]


def centaur_spearman(it: Summoned) -> Iterator[State]:
    """He may do a combat move; the next piece in that direction goes, unless legendary."""
    yield it.state
    for target, moved in moves(it.state, it.square, COMBAT):
        yield pierced(moved, target, direction(it.square, target), NON_LEGENDARY)


def pierced(state: State, start: Square, vector: Vector, ranks: tuple[int, ...]) -> State:
    """The first piece on the ray is destroyed if it is of one of the ranks."""
    for square in ray(start, vector):
        if is_piece(state, square):
            return destroy(state, square) if is_piece(state, square, *ranks) else state
    return state


def centaur_chieftain(it: Summoned, first: Square | None = None) -> Iterator[State]:
    """He may do a combat move; then up to three in that direction with other pieces of mine."""
    yield it.state
    for target, moved in moves(it.state, it.square, COMBAT):
        if first in (None, target):
            yield from followed(moved, target, direction(it.square, target), 3)


def followed(state: State, chieftain: Square | None, vector: Vector, left: int) -> Iterator[State]:
    """Up to so many combat moves in a direction; the Chieftain himself may be run over."""
    yield state
    for start in mine(state) if left else ():
        target = stepped(start, vector)
        if start != chieftain and may_enter(state, start, target, COMBAT):
            still = None if target == chieftain else chieftain
            yield from followed(carry(state, start, target), still, vector, left - 1)


def unicorn(it: Summoned) -> Iterator[State]:
    """One combat move or none, or else one more action."""
    yield it.state
    yield gain_actions(it.state)
    yield from (after for _, after in moves(it.state, it.square, COMBAT))


def woodland_druid(it: Summoned) -> Iterator[State]:
    """One common piece of each colour is upgraded."""
    states = [it.state]
    for side in range(it.state.game.sides):
        commons = pieces_of(it.state, side, COMMON)
        if commons:
            states = [must(upgrade(state, square)) for state in states for square in commons]
    yield from states


def forest_ancient(it: Summoned, first: Square | None = None) -> Iterator[State]:
    """Two enemy commons are placed near; as many of the same colours, not so near, are destroyed.

    Neither the order of placing nor that of destroying matters, so one order is enough.
    """
    grown = {(after, tuple(sorted(sides))) for after, sides in planting(it, it.state, (), first)}
    for after, sides in grown:
        yield from felled(after, it.square, sides)


def planting(
    it: Summoned, state: State, sides: tuple[int, ...], first: Square | None
) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Enemy commons are placed up to distance two until there are two or no more can be."""
    empty = [square for square in within(it.square, 2) if is_empty(state, square)]
    able = [side for side in enemy_sides(state) if stock(state, side, COMMON)]
    if len(sides) == 2 or not empty or not able:
        yield state, sides
        return
    for side in able:
        for square in empty:
            if first in (None, square):
                after = must(place(state, square, COMMON, side))
                yield from planting(it, after, (*sides, side), None)


def felled(state: State, centre: Square, sides: tuple[int, ...]) -> Iterator[State]:
    """For each side named one of its commons up to distance three is destroyed."""
    if not sides:
        yield state
        return
    for square in within(centre, 3):
        if at(state, square) == (sides[0], COMMON):
            yield from felled(destroy(state, square), centre, sides[1:])


def forest_mystic(it: Summoned) -> Iterator[State]:
    """One card and one legend more at the end of the turn."""
    yield it.state._replace(
        extra_cards=it.state.extra_cards + 1, extra_legends=it.state.extra_legends + 1
    )


def kiskin_leafsplitter(it: Summoned) -> Iterator[State]:
    """Up to twice, the first piece in a diagonal direction is destroyed."""
    yield it.state
    for first in DIAGONALS:
        once = pierced(it.state, it.square, first, ANY_RANK)
        yield once
        for second in DIAGONALS:
            yield pierced(once, it.square, second, ANY_RANK)


def kiskin_boughrunner(it: Summoned, first: Square | None = None) -> Iterator[State]:
    """Up to three combat moves, each to a square beside another piece of mine."""
    yield from running(it.state, it.square, 3, first)


def running(state: State, start: Square, left: int, first: Square | None) -> Iterator[State]:
    """Up to so many of the moves; a piece that was run over is no longer there to be beside."""
    yield state
    for target, after in moves(state, start, COMBAT) if left else ():
        beside = any(is_mine(after, square) for square in adjacent(target))
        if beside and first in (None, target):
            yield from running(after, target, left - 1, None)


def tree_shepherd(it: Summoned) -> Iterator[State]:
    """One of my pieces: a common one is upgraded, a higher one may do a move."""
    for square in mine(it.state, COMMON):
        yield must(upgrade(it.state, square))
    for kind, rank in ((COMBAT, HEROIC), (STANDARD, LEGENDARY)):
        for square in mine(it.state, rank):
            yield it.state
            yield from (after for _, after in moves(it.state, square, kind))


EFFECTS: dict[str, Effect] = {
    "sapling": sapling,
    "kiskin-farseeders": kiskin_farseeders,
    "charging-buck": charging_buck,
    "forest-wardens": forest_wardens,
    "naiad": naiad,
    "kiskin-spirit": kiskin_spirit,
    "dryad": dryad,
    "centaur-spearman": centaur_spearman,
    "centaur-chieftain": centaur_chieftain,
    "unicorn": unicorn,
    "sylvan-queen": sylvan_queen,
    "sylvan-princess": sylvan_princess,
    "woodland-druid": woodland_druid,
    "forest-ancient": forest_ancient,
    "forest-mystic": forest_mystic,
    "kiskin-leafsplitter": kiskin_leafsplitter,
    "kiskin-boughrunner": kiskin_boughrunner,
    "tree-shepherd": tree_shepherd,
}
BEGINNING_ON: dict[str, Callable[[Summoned, Square | None], Iterator[State]]] = {
    "charging-buck": charging_buck,
    "centaur-chieftain": centaur_chieftain,
    "forest-ancient": forest_ancient,
    "kiskin-boughrunner": kiskin_boughrunner,
}
"""The effects with very many ways."""
SYLVAN: dict[str, Being] = deck_of("sylvan", EFFECTS)
