"""The beings of the Northern and the Southern Imperial school."""

from __future__ import annotations

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import DIAGONAL
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON, HEROIC
from legendarium.tashkalar.verbs import COMBAT, STANDARD

IMPERIAL = Deck()


@IMPERIAL.being("swordmaster", COMMON, """
    . c .
    . @ .
    . c .
""")  # fmt: skip
def swordmaster(act: Act) -> Effect:
    if (yield from act.may_destroy(act.enemies & act.commons & DIAGONAL[act.being])):
        act.upgrade(act.being)


@IMPERIAL.being("hypnotist", HEROIC, """
    . . c
    c @ c
    c . .
""")  # fmt: skip
def hypnotist(act: Act) -> Effect:
    first = yield from act.may_move(act.enemies & ~act.legendaries, COMBAT)
    if not first:
        return
    moved = first[1]
    colour = act.position.owner_at(moved)
    is_common = bool(moved & act.commons)
    for _ in range(2 if is_common else 1):
        rank = act.commons if is_common else act.heroics
        others = act.position.owners[colour] & rank & ~moved
        move = yield from act.may_move(others, COMBAT)
        if not move:
            return
        moved |= move[1]


@IMPERIAL.being("master-of-intrigue", HEROIC, """
    c . c
    . @ .
    c . c
""", uses_pieces=True)  # fmt: skip
def master_of_intrigue(act: Act) -> Effect:
    yield from act.up_to(3, lambda: act.may_move_among(
        act.moves(act.being, STANDARD) | act.moves(act.used & ~act.legendaries, COMBAT)
    ))  # fmt: skip
