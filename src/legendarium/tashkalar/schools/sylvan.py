"""The beings of the Sylvan school."""

from __future__ import annotations

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import (
    ADJACENT,
    DIAGONAL,
    Squares,
    around,
    at_distance,
    first_on_ray,
    within,
)
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON, HEROIC
from legendarium.tashkalar.verbs import COMBAT, STANDARD

SYLVAN = Deck("sylvan", order=3, schools={"sylvan": "green"})


@SYLVAN.being("sapling", COMMON, """
    @
    c
    c
""", icon="plant-seed")  # fmt: skip
def sapling(act: Act) -> None:
    act.upgrade(act.being)


@SYLVAN.being("kiskin-farseeders", COMMON, """
    . @ c
    c . .
""", icon="falling-leaf")  # fmt: skip
def kiskin_farseeders(act: Act) -> Effect:
    yield from act.may_place(around(act.mine))


@SYLVAN.being("charging-buck", COMMON, """
    . @
    c c
    c .
""", icon="stag-head")  # fmt: skip
def charging_buck(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_leap(act.being, COMBAT, at_distance(act.being, 2)))


@SYLVAN.being("forest-wardens", COMMON, """
    c . @ c
""", icon="bow-arrow")  # fmt: skip
def forest_wardens(act: Act) -> Effect:
    """The Wardens themselves are counted, and the second part is checked after the first."""
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
""", icon="mermaid")  # fmt: skip
def naiad(act: Act) -> Effect:
    """Both pieces are adjacent to the Naiad before either moves; each moves once."""
    neighbours = act.mine & ADJACENT[act.being]
    first = yield from act.may_move(neighbours, STANDARD)
    if first:
        start, target = first
        yield from act.may_move(neighbours & ~start & ~target, STANDARD)


@SYLVAN.being("kiskin-spirit", HEROIC, """
    c . @
    c . c
""", icon="spark-spirit")  # fmt: skip
def kiskin_spirit(act: Act) -> Effect:
    discarded = act.player.discard
    card = yield from act.may_pick_card(discarded)
    if card:
        act.recover(card)
    if card or not discarded:
        act.position.extra_cards += 1


@SYLVAN.being("dryad", HEROIC, """
    c . .
    . C .
    . c .
""", icon="oak-leaf")  # fmt: skip
def dryad(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.non_legendaries & ADJACENT[act.being], COMMON)


@SYLVAN.being("centaur-spearman", HEROIC, """
    @ . .
    c c c
    . . c
""", icon="thrown-spear")  # fmt: skip
def centaur_spearman(act: Act) -> Effect:
    """Your own piece is pierced too (2.4). A legendary one shields what is behind it."""
    move = yield from act.may_move(act.being, COMBAT)
    if move:
        pierced = first_on_ray(act.being, act.direction_of(move), act.pieces)
        act.destroy(pierced & ~act.legendaries)


@SYLVAN.being("centaur-chieftain", HEROIC, """
    c . . .
    . c @ .
    . . c .
    . . . c
""", icon="centaur")  # fmt: skip
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
""", icon="unicorn")  # fmt: skip
def unicorn(act: Act) -> Effect:
    moves = act.moves(act.being, COMBAT)
    if not moves:
        act.gain_action()
        return
    yield from act.may_do_one(act.movings(moves), act.action_gains())


@SYLVAN.being("sylvan-queen", HEROIC, """
    . . . .
    . @ . .
    . c . c
    . . c .
    . . c .
""", icon="queen-crown")  # fmt: skip
def sylvan_queen(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.non_legendaries & DIAGONAL[act.being])


@SYLVAN.being("sylvan-princess", HEROIC, """
    . . .
    . @ .
    . c .
    . . c
    . c .
""", icon="jewel-crown")  # fmt: skip
def sylvan_princess(act: Act) -> Effect:
    yield from act.may_convert(act.enemies & act.commons & DIAGONAL[act.being])


@SYLVAN.being("woodland-druid", HEROIC, """
    c . c
    . @ .
    . c .
""", icon="vine-leaf")  # fmt: skip
def woodland_druid(act: Act) -> Effect:
    for pieces in act.position.owners:
        yield from act.must_upgrade(pieces & act.commons)


@SYLVAN.being("forest-ancient", HEROIC, """
    . c .
    c @ c
    c . .
""", icon="deku-tree")  # fmt: skip
def forest_ancient(act: Act) -> Effect:
    """As many are destroyed as were placed, colour for colour, but not necessarily the same.

    With fewer pieces in the stock of an enemy, fewer are placed (9.7), and so destroyed.
    """
    opponents = []
    for _ in range(2):
        opponent = yield from act.must_place_for_opponent(within(act.being, 2))
        if opponent is not None:
            opponents.append(opponent)
    for opponent in opponents:
        near = act.commons & within(act.being, 3)
        yield from act.must_destroy(act.position.owners[opponent] & near)


@SYLVAN.being("forest-mystic", HEROIC, """
    . c .
    c @ .
    . . c
""", icon="sprout")  # fmt: skip
def forest_mystic(act: Act) -> None:
    act.position.extra_cards += 1
    if act.has_legends:
        act.position.extra_legends += 1


@SYLVAN.being("kiskin-leafsplitter", HEROIC, """
    . c .
    c @ c
    . c .
""", icon="arrow-cluster")  # fmt: skip
def kiskin_leafsplitter(act: Act) -> Effect:
    """The same direction may be picked twice."""
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
""", icon="squirrel")  # fmt: skip
def kiskin_boughrunner(act: Act) -> Effect:
    yield from act.up_to(3, lambda: act.may_move(
        act.being, COMBAT, around(act.mine & ~act.being)
    ))  # fmt: skip


@SYLVAN.being("tree-shepherd", HEROIC, """
    c @ c
    . c c
""", icon="shepherds-crook")  # fmt: skip
def tree_shepherd(act: Act) -> Effect:
    """Declining stands for picking a piece that stays: the Shepherd itself is one (9.1)."""
    combat = act.moves(act.mine & act.heroics, COMBAT)
    standard = act.moves(act.mine & act.legendaries, STANDARD)
    yield from act.may_do_one(act.upgrades(act.mine & act.commons), act.movings(combat | standard))
