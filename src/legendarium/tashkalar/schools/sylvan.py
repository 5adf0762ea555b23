"""The beings of the Sylvan school."""

from __future__ import annotations

from legendarium.table import Option
from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import (
    ADJACENT,
    DIAGONAL,
    NAME,
    SQUARE,
    Squares,
    around,
    at_distance,
    each,
    first_on_ray,
    within,
)
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON, HEROIC
from legendarium.tashkalar.verbs import COMBAT, STANDARD

SYLVAN = Deck()


@SYLVAN.being("sapling", COMMON, """
    @
    c
    c
""")  # fmt: skip
def sapling(act: Act) -> Effect:
    act.upgrade(act.being)
    yield from ()


@SYLVAN.being("kiskin-farseeders", COMMON, """
    . @ c
    c . .
""")  # fmt: skip
def kiskin_farseeders(act: Act) -> Effect:
    yield from act.may_place(around(act.mine))


@SYLVAN.being("charging-buck", COMMON, """
    . @
    c c
    c .
""")  # fmt: skip
def charging_buck(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_leap(act.being, COMBAT, at_distance(act.being, 2)))


@SYLVAN.being("forest-wardens", COMMON, """
    c . @ c
""")  # fmt: skip
def forest_wardens(act: Act) -> Effect:
    yield from act.must_destroy(_of_those_ahead(act, act.commons))
    yield from act.must_destroy(_of_those_ahead(act, act.upgraded) & act.heroics)


def _of_those_ahead(act: Act, kind: Squares) -> Squares:
    """The pieces of this kind of the opponents who have more of them than you."""
    owners = act.position.owners
    yours = (act.mine & kind).bit_count()
    theirs = (owners[opponent] & kind for opponent in act.opponents)
    return sum(group for group in theirs if group.bit_count() > yours)


@SYLVAN.being("naiad", COMMON, """
    . . @
    c c c
""")  # fmt: skip
def naiad(act: Act) -> Effect:
    neighbours = act.mine & ADJACENT[act.being]
    first = yield from act.may_move(neighbours, STANDARD)
    if first:
        start, target = first
        yield from act.may_move(neighbours & ~start & ~target, STANDARD)


@SYLVAN.being("kiskin-spirit", HEROIC, """
    c . @
    c . c
""")  # fmt: skip
def kiskin_spirit(act: Act) -> Effect:
    discarded = act.player.discard
    card = yield from act.may_choose("card", [Option.of("card", card=card) for card in discarded])
    if card:
        act.recover(card.get("card"))
    if card or not discarded:
        act.position.extra_cards += 1


@SYLVAN.being("dryad", HEROIC, """
    c . .
    . C .
    . c .
""")  # fmt: skip
def dryad(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.non_legendaries & ADJACENT[act.being], COMMON)


@SYLVAN.being("centaur-spearman", HEROIC, """
    @ . .
    c c c
    . . c
""")  # fmt: skip
def centaur_spearman(act: Act) -> Effect:
    move = yield from act.may_move(act.being, COMBAT)
    if move:
        pierced = first_on_ray(act.being, act.direction_of(move), act.pieces)
        act.destroy(pierced & ~act.legendaries)


@SYLVAN.being("centaur-chieftain", HEROIC, """
    c . . .
    . c @ .
    . . c .
    . . . c
""")  # fmt: skip
def centaur_chieftain(act: Act) -> Effect:
    move = yield from act.may_move(act.being, COMBAT)
    if move:
        direction = act.direction_of(move)
        yield from act.up_to(3, lambda: act.may_move_among(
            act.moves_in_direction(act.mine & ~act.being, COMBAT, direction)
        ))  # fmt: skip


@SYLVAN.being("unicorn", HEROIC, """
    . c @
    c c .
    c . .
""")  # fmt: skip
def unicorn(act: Act) -> Effect:
    moves = act.moves(act.being, COMBAT)
    if not moves:
        act.gain_action()
        return
    gain = Option.of("choose", what="gain-action")
    choice = yield from act.may_choose("choose", [*act.move_options(moves), gain])
    if choice == gain:
        act.gain_action()
    elif choice and (move := act.move_of(choice)):
        act.move(*move)


@SYLVAN.being("sylvan-queen", HEROIC, """
    . . . .
    . @ . .
    . c . c
    . . c .
    . . c .
""")  # fmt: skip
def sylvan_queen(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.non_legendaries & DIAGONAL[act.being])


@SYLVAN.being("sylvan-princess", HEROIC, """
    . . .
    . @ .
    . c .
    . . c
    . c .
""")  # fmt: skip
def sylvan_princess(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.commons & DIAGONAL[act.being])


@SYLVAN.being("woodland-druid", HEROIC, """
    c . c
    . @ .
    . c .
""")  # fmt: skip
def woodland_druid(act: Act) -> Effect:
    for pieces in act.position.owners:
        yield from act.must_upgrade(pieces & act.commons)


@SYLVAN.being("forest-ancient", HEROIC, """
    . c .
    c @ c
    c . .
""")  # fmt: skip
def forest_ancient(act: Act) -> Effect:
    position = act.position
    colours = position.setup.colours
    placed = []
    for _ in range(2):
        options = [
            Option.of("place", square=NAME[square], colour=colours[opponent])
            for opponent in act.opponents
            if act.can_place(COMMON, opponent)
            for square in each(within(act.being, 2) & act.empty)
        ]
        if options:
            choice = yield from act.must_choose("place", options)
            opponent = colours.index(choice.get("colour"))
            act.place(SQUARE[choice.get("square")], side=opponent)
            placed.append(opponent)
    for opponent in placed:
        near = act.commons & within(act.being, 3)
        yield from act.must_destroy(position.owners[opponent] & near)


@SYLVAN.being("forest-mystic", HEROIC, """
    . c .
    c @ .
    . . c
""")  # fmt: skip
def forest_mystic(act: Act) -> Effect:
    act.position.extra_cards += 1
    if act.position.setup.form != "first-game":  # There are no legends in it (12F.2).
        act.position.extra_legends += 1
    yield from ()


@SYLVAN.being("kiskin-leafsplitter", HEROIC, """
    . c .
    c @ c
    . c .
""")  # fmt: skip
def kiskin_leafsplitter(act: Act) -> Effect:
    for _ in range(2):
        first = {way: first_on_ray(act.being, way, act.pieces) for way in ("ne", "se", "sw", "nw")}
        direction = yield from act.may_pick_direction(way for way in first if first[way])
        if not direction:
            return
        act.destroy(first[direction])


@SYLVAN.being("kiskin-boughrunner", HEROIC, """
    . @ .
    c c c
    . c .
""")  # fmt: skip
def kiskin_boughrunner(act: Act) -> Effect:
    yield from act.up_to(3, lambda: act.may_move(
        act.being, COMBAT, around(act.mine & ~act.being)
    ))  # fmt: skip


@SYLVAN.being("tree-shepherd", HEROIC, """
    c @ c
    . c c
""")  # fmt: skip
def tree_shepherd(act: Act) -> Effect:
    # Declining stands for picking a piece that stays: the Shepherd itself is one.
    options = act.pick_options("upgrade", act.mine & act.commons)
    options += act.move_options(
        act.moves(act.mine & act.heroics, COMBAT) | act.moves(act.mine & act.legendaries, STANDARD)
    )
    choice = yield from act.may_choose("choose", options)
    if not choice:
        return
    if move := act.move_of(choice):
        act.move(*move)
    else:
        act.upgrade(SQUARE[choice.get("square")])
