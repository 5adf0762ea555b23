"""The beings of the Northern and the Southern Imperial school."""

from __future__ import annotations

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import ADJACENT, DIAGONAL, Squares, first_on_ray, ray_squares
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON, HEROIC
from legendarium.tashkalar.verbs import COMBAT, STANDARD

IMPERIAL = Deck("imperial", order=1, schools={"northern": "blue", "southern": "red"})


@IMPERIAL.being("swordmaster", COMMON, """
    . c .
    . @ .
    . c .
""", icon="sword-brandish")  # fmt: skip
def swordmaster(act: Act) -> Effect:
    """What its summoning destroyed does not count for "if you do" (6.6)."""
    if (yield from act.may_destroy(act.enemies & act.commons & DIAGONAL[act.being])):
        act.upgrade(act.being)


@IMPERIAL.being("messenger", COMMON, """
    @ . .
    . c .
    . . c
""", icon="run")  # fmt: skip
def messenger(act: Act) -> Effect:
    """Each step is a standard move of its own and destroys what it enters (9.5).

    The Messenger itself may be picked.
    """
    first = yield from act.may_move(act.mine & act.non_legendaries, STANDARD)
    if first:
        yield from act.may_keep_moving(first[1], STANDARD, act.direction_of(first), 8)


@IMPERIAL.being("herald", COMMON, """
    @ . .
    . c c
    . c .
""", icon="hunting-horn")  # fmt: skip
def herald(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_move(act.mine, STANDARD, onto=act.empty))


@IMPERIAL.being("bomb", COMMON, """
    . . .
    . @ .
    . . c
    . . c
""", icon="rolling-bomb")  # fmt: skip
def bomb(act: Act) -> None:
    """The action that summoned it is paid for already; later flares do not matter (4.4)."""
    if act.position.actions:
        act.destroy(act.being | act.commons & ADJACENT[act.being])


@IMPERIAL.being("chronicler", COMMON, """
    . c .
    c @ c
""", icon="quill-ink")  # fmt: skip
def chronicler(act: Act) -> Effect:
    piece = yield from act.must_upgrade(act.mine & act.commons & ~act.being)
    yield from act.may_move(piece, STANDARD)


@IMPERIAL.being("assassin", HEROIC, """
    . . c .
    . c . .
    c . . .
    . . . @
""", icon="hooded-assassin", marks="""
    . . . .
    . . . .
    . . x .
    . . . @
""")  # fmt: skip
def assassin(act: Act) -> Effect:
    """The marked square turns with the orientation; outside the arena nothing happens (9.4)."""
    if act.marked & act.pieces:
        act.destroy(act.marked)
    else:
        yield from act.may_move(act.being, STANDARD, onto=act.marked)


@IMPERIAL.being("time-mage", HEROIC, """
    . c @
    c . c
    . c .
""", icon="hourglass", marks="""
    . . @
    . x .
    . . .
""")  # fmt: skip
def time_mage(act: Act) -> None:
    """The marked square turns with the orientation (9.4)."""
    act.gain_action()
    act.destroy(act.marked & act.enemies)


@IMPERIAL.being("summoner", HEROIC, """
    . . . . .
    . . . . .
    . . @ . .
    . c c c .
""", icon="magic-portal", marks="""
    x . x . x
    . x x x .
    x x @ x x
    . . . . .
""")  # fmt: skip
def summoner(act: Act) -> Effect:
    """Both squares are marked by one and the same orientation (9.4)."""
    yield from act.up_to(2, lambda: act.may_place(act.marked))


@IMPERIAL.being("hypnotist", HEROIC, """
    . . c
    c @ c
    c . .
""", icon="third-eye")  # fmt: skip
def hypnotist(act: Act) -> Effect:
    """Each piece moves once. Enemy pieces that they destroy are destroyed by you (9.11)."""
    first = yield from act.may_move(act.enemies & act.non_legendaries, COMBAT)
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


@IMPERIAL.being("cannon", HEROIC, """
    . . . .
    . c C .
    c . . .
""", icon="cannon", directions=("n", "ne", "e", "se", "s", "sw", "nw"))  # fmt: skip
def cannon(act: Act) -> Effect:
    """Upgraded pieces neither stop nor suffer the shot."""
    shots = {way: act.commons & ray_squares(act.being, way) for way in act.directions}
    way = yield from act.may_pick_direction(way for way, hit in shots.items() if hit)
    if way:
        act.destroy(shots[way])


@IMPERIAL.being("champion", HEROIC, """
    . . .
    c @ .
    c c .
    . c .
""", icon="laurels")  # fmt: skip
def champion(act: Act) -> Effect:
    legendaries = act.legendaries
    victim = yield from act.may_destroy(act.enemies & ADJACENT[act.being])
    if victim & legendaries:
        act.destroy(act.being)
        act.gain_action()


@IMPERIAL.being("infantry-captain", HEROIC, """
    . . @ . .
    c c . c c
""", icon="centurion-helmet")  # fmt: skip
def infantry_captain(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_move(act.mine & ~act.being, COMBAT))


@IMPERIAL.being("cavalry-captain", HEROIC, """
    . @ .
    c . c
    c . c
""", icon="horse-head")  # fmt: skip
def cavalry_captain(act: Act) -> Effect:
    piece, kind = act.mine & ~act.being, COMBAT
    for _ in range(3):
        move = yield from act.choose_move(act.moves(piece, kind))
        if not move:
            return
        if act.is_combat(*move):
            kind = STANDARD
        act.move(*move)
        piece = move[1]


@IMPERIAL.being("gryphon-rider", HEROIC, """
    . c @ .
    c . c .
    . . . c
""", icon="griffin-symbol")  # fmt: skip
def gryphon_rider(act: Act) -> Effect:
    if not (yield from act.may_leap(act.being, COMBAT)):
        return
    if (yield from act.may_pick(act.being, "downgrade")):
        act.downgrade(act.being)
        yield from act.must_place(ADJACENT[act.being])


@IMPERIAL.being("knight", HEROIC, """
    . @ .
    c c c
    c . .
""", icon="mounted-knight")  # fmt: skip
def knight(act: Act) -> Effect:
    """So it moves onto empty squares and heroic pieces alone, its own included (9.5)."""
    yield from act.up_to(3, lambda: act.may_move(act.being, COMBAT, onto=~act.commons))


@IMPERIAL.being("high-priestess", HEROIC, """
    . C .
    . . .
    c . c
""", icon="tarot-02-the-high-priestess")  # fmt: skip
def high_priestess(act: Act) -> Effect:
    yield from act.may_move(act.being, STANDARD)
    yield from act.may_upgrade(act.commons & ADJACENT[act.being])


@IMPERIAL.being("master-of-intrigue", HEROIC, """
    c . c
    . @ .
    c . c
""", icon="duality-mask", uses_pieces=True)  # fmt: skip
def master_of_intrigue(act: Act) -> Effect:
    """The pieces used are those of the chosen way (6.4), followed as they move.

    An improvised enemy piece counts as used (12.4).
    """
    yield from act.up_to(3, lambda: act.may_move_among(
        act.moves(act.being, STANDARD) | act.moves(act.used & ~act.legendaries, COMBAT)
    ))  # fmt: skip


@IMPERIAL.being("gun-tower", HEROIC, """
    . @ .
    . c c
    . c c
""", icon="guarded-tower", directions=("w", "e"))  # fmt: skip
def gun_tower(act: Act) -> Effect:
    shots = {way: _first_two(act, way) for way in act.directions}
    way = yield from act.may_pick_direction(way for way, hit in shots.items() if hit)
    if way:
        act.destroy(shots[way])


def _first_two(act: Act, way: str) -> Squares:
    """What a shot this way hits: two pieces, fewer where a legendary one stops it."""
    first = first_on_ray(act.being, way, act.pieces) & ~act.legendaries
    second = first_on_ray(first, way, act.pieces) & ~act.legendaries
    return first | second
