"""The legends: beings of legendary rank that all schools share."""

from __future__ import annotations

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import (
    ADJACENT,
    COLOURED,
    DIAGONAL,
    GREEN,
    NOWHERE,
    ORTHOGONAL,
    RED,
    Squares,
    around,
    each,
    ray,
    ray_squares,
    turned,
    within,
)
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.events import Leapt
from legendarium.tashkalar.position import COMMON, HEROIC, LEGENDARY
from legendarium.tashkalar.verbs import COMBAT

LEGENDS = Deck("legends", order=4, schools={})


@LEGENDS.legend("fire-dragon", """
    h . h
    . c .
    . h .
    . @ .
    . . .
""", icon="dragon-breath", directions=("w", "sw", "s", "se", "e"))  # fmt: skip
def fire_dragon(act: Act) -> Effect:
    """The neighbouring rays need not be indicated (9.4). Legendary pieces do not stop the fire."""
    direction = yield from act.must_pick_direction(act.directions)
    flames = NOWHERE
    for eighths in (-1, 0, 1):
        flames |= sum(ray(act.being, turned(direction, eighths))[:2])
    act.destroy(flames & act.non_legendaries)


@LEGENDS.legend("hell-bull", """
    c . c
    h C h
    . c .
""", icon="charging-bull")  # fmt: skip
def hell_bull(act: Act) -> Effect:
    moves = act.moves(act.being, COMBAT)
    while move := (yield from act.choose_move(moves)):
        meets_legendary = move[1] & act.legendaries
        act.move(*move)
        if meets_legendary:
            return
        moves = act.moves_in_direction(act.being, COMBAT, act.direction_of(move))


@LEGENDS.legend("angel-of-death", """
    . c . c .
    c . H . c
    . . c . .
""", icon="angel-wings")  # fmt: skip
def angel_of_death(act: Act) -> Effect:
    """An enemy piece counts as destroyed at the rank that it has when the Angel lands (9.11).

    Where it cannot be upgraded, for want of a piece or as a legendary one, the leap is still done
    (9.1, 9.8).
    """
    victim = yield from act.may_pick(act.pieces & ~act.being)
    if victim:
        act.upgrade(victim)
        act.move(act.being, victim, Leapt)


@LEGENDS.legend("eldest-tree", """
    . . . h .
    c . @ . c
    . h . . .
""", icon="oak")  # fmt: skip
def eldest_tree(act: Act) -> Effect:
    untouched = ADJACENT[act.being]
    for _ in range(3):
        prey = act.enemies & act.non_legendaries
        growing = act.mine & act.commons
        soil = act.empty if act.can_place(COMMON) else NOWHERE
        square = yield from act.may_pick((prey | growing | soil) & untouched, "tree")
        if square & prey:
            act.destroy(square)
        elif square & growing:
            act.upgrade(square)
        elif square:
            act.place(square)
        else:
            return
        untouched ^= square


@LEGENDS.legend("bone-catapult", """
    c . .
    . @ .
    h h h
""", icon="catapult", directions=("n", "ne", "e", "w"))  # fmt: skip
def bone_catapult(act: Act) -> Effect:
    rays = sum(ray_squares(act.being, direction) for direction in act.directions)
    hit = yield from act.may_pick(act.pieces & rays, "destroy")
    act.destroy(hit | act.commons & ADJACENT[hit])


@LEGENDS.legend("fire-elemental", """
    . . . . .
    . . . . .
    . . @ . .
    . h . c .
    h . c . c
""", icon="flame")  # fmt: skip
def fire_elemental(act: Act) -> Effect:
    burning = {
        "destroy-adjacent": act.enemies & act.non_legendaries & ADJACENT[act.being],
        "destroy-commons": act.enemies & act.commons & within(act.being, 2),
    }
    what = yield from act.must_choose_what(what for what, group in burning.items() if group)
    if what:
        act.destroy(burning[what])


@LEGENDS.legend("leviathan", """
    . . . . @
    . . h h .
    h c . . .
""", icon="sea-serpent")  # fmt: skip
def leviathan(act: Act) -> Effect:
    """The group is connected before anything happens to it; the Leviathan may belong to it."""
    group = yield from _connected_group(act)
    if group & act.commons:
        act.destroy(group)
        return
    legendaries = group & act.legendaries
    for piece in each(group & act.heroics):
        act.downgrade(piece)
    for side, pieces in enumerate(act.position.owners):
        yield from _downgrade_legendaries(act, legendaries & pieces, side)


def _connected_group(act: Act) -> Asking[Squares]:
    """Up to 4 common or up to 3 upgraded pieces, each adjacent to one picked before it."""
    group = yield from act.may_pick(act.pieces, "group")
    alike, limit = (act.commons, 4) if group & act.commons else (act.upgraded, 3)
    while 0 < group.bit_count() < limit:
        piece = yield from act.may_pick(around(group) & alike & ~group, "group")
        if not piece:
            break
        group |= piece
    return group


def _downgrade_legendaries(act: Act, group: Squares, side: int) -> Effect:
    """As many as the side has heroic pieces for (9.8); if they run short, you pick which."""
    while group and act.can_place(HEROIC, side):
        is_short = group.bit_count() > act.position.stock(side, HEROIC)
        piece = (yield from act.must_pick(group, "downgrade")) if is_short else group & -group
        act.downgrade(piece)
        group ^= piece


@LEGENDS.legend("two-headed-dragon", """
    @ . h .
    . h . .
    h . c .
    . . . c
""", icon="double-dragon", uses_pieces=True)  # fmt: skip
def two_headed_dragon(act: Act) -> Effect:
    upgraded = yield from act.may_upgrade(act.used)
    yield from act.may_destroy(act.heroics & ADJACENT[upgraded])


@LEGENDS.legend("earth-elemental", """
    . @ c .
    . c c .
    h . . h
""", icon="rock-golem")  # fmt: skip
def earth_elemental(act: Act) -> Effect:
    yield from act.must_destroy(act.non_legendaries & (RED | around(RED)))
    yield from act.must_upgrade(act.commons & (GREEN | around(GREEN)))
    yield from act.may_move(act.being, COMBAT, onto=COLOURED)


@LEGENDS.legend("time-elemental", """
    . @ .
    h . h
    . h .
    c . c
""", icon="sands-of-time")  # fmt: skip
def time_elemental(act: Act) -> None:
    act.gain_turn()


@LEGENDS.legend("storm-elemental", """
    h . .
    h . h
    . C .
""", icon="lightning-storm")  # fmt: skip
def storm_elemental(act: Act) -> Effect:
    """Its end counts for nothing, as it is yours; what it destroyed on its way counts (9.11)."""
    placed = yield from act.may_place_any_rank(within(act.being, 3))
    if not placed:
        return
    piece, rank = placed
    moves = act.moves(piece, COMBAT)
    for _ in range({LEGENDARY: 1, HEROIC: 3, COMMON: 5}[rank]):
        move = yield from act.may_move_among(moves)
        if not move:
            break
        piece = move[1]
        moves = act.moves_in_direction(piece, COMBAT, act.direction_of(move))
    act.destroy(piece)


@LEGENDS.legend("titan", """
    . . .
    . @ .
    . h .
    . h .
    c c c
""", icon="minotaur")  # fmt: skip
def titan(act: Act) -> None:
    """What it destroys does not count, but a piece that its summoning destroyed does (6.6)."""
    crushed = act.pieces & ORTHOGONAL[act.being] | act.non_legendaries & DIAGONAL[act.being]
    act.destroy(crushed, counts=False)
