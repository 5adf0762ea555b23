"""Flares: their conditions and effects (rules 8.1 to 8.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from legendarium.tashkalar import names
from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.position import HEROIC, Position
from legendarium.tashkalar.verbs import COMBAT, STANDARD


class Part(NamedTuple):
    """One half of a flare."""

    more: int
    """How many more pieces the opponent must have."""
    effect: Callable[[Act], Effect | None]


class Flare(NamedTuple):
    """A flare: the upper part compares upgraded pieces, the lower all pieces."""

    upper: Part
    lower: Part


def parts_that_apply(position: Position, flare: Flare, opponent: int) -> list[Part]:
    """The parts whose condition holds against an opponent, upper first (8.1, 8.2)."""
    mine, theirs = position.owners[position.side], position.owners[opponent]
    upgraded = position.upgraded
    parts = []
    if (theirs & upgraded).bit_count() - (mine & upgraded).bit_count() >= flare.upper.more:
        parts.append(flare.upper)
    if theirs.bit_count() - mine.bit_count() >= flare.lower.more:
        parts.append(flare.lower)
    return parts


def opponents_ahead(position: Position, flare: Flare) -> list[int]:
    """The opponents against which the flare may be invoked."""
    side = position.side
    return [
        opponent
        for opponent in range(position.setup.sides)
        if opponent != side and parts_that_apply(position, flare, opponent)
    ]


def my_commons(act: Act) -> int:
    """Your common pieces."""
    return act.mine & act.commons


def place_common(act: Act) -> Effect:
    yield from act.must_place()


def place_two_commons(act: Act) -> Effect:
    yield from act.must_place()
    yield from act.must_place()


def place_heroic(act: Act) -> Effect:
    yield from act.must_place(rank=HEROIC)


def gain_an_action(act: Act) -> None:
    act.gain_action()


def up_to_three_standard_moves(act: Act) -> Effect:
    yield from act.up_to(3, lambda: act.may_move(my_commons(act), STANDARD))


def place_or_convert(act: Act) -> Effect:
    yield from act.must_do_one(act.placings(act.empty), act.conversions(act.enemies & act.commons))


def move_or_upgrade(act: Act) -> Effect:
    mine = my_commons(act)
    yield from act.must_do_one(act.movings(act.moves(mine, STANDARD)), act.upgrades(mine))


def place_or_upgrade(act: Act) -> Effect:
    yield from act.must_do_one(act.placings(act.empty), act.upgrades(my_commons(act)))


def combat_leap(act: Act) -> Effect:
    yield from act.may_leap(my_commons(act), COMBAT)


def standard_leap(act: Act) -> Effect:
    yield from act.may_leap(my_commons(act), STANDARD)


def upgrade_and_gain_an_action(act: Act) -> Effect:
    yield from act.must_upgrade(my_commons(act))
    act.gain_action()


def standard_and_combat_move(act: Act) -> Effect:
    """Both moves, in either order; after the first one, the second is made if possible."""
    moves = act.moves(my_commons(act), COMBAT)
    first = yield from act.choose_move(moves)
    if not first:
        return
    in_combat = act.is_combat(*first)
    act.move(*first)
    yield from act.must_move_among(act.moves(my_commons(act), STANDARD if in_combat else COMBAT))


def combat_move_or_two_standard(act: Act) -> Effect:
    yield from act.move_or_two(lambda: act.mine & act.non_legendaries)


FLARES: dict[str, Flare] = {
    "f36a": Flare(Part(3, place_common), Part(6, place_heroic)),
    "f44a": Flare(Part(4, place_common), Part(4, place_common)),
    "f35": Flare(Part(3, up_to_three_standard_moves), Part(5, gain_an_action)),
    "f45a": Flare(Part(4, place_common), Part(5, place_or_convert)),
    "f36b": Flare(Part(3, move_or_upgrade), Part(6, place_two_commons)),
    "f44b": Flare(Part(4, place_or_upgrade), Part(4, combat_leap)),
    "f46": Flare(Part(4, place_common), Part(6, upgrade_and_gain_an_action)),
    "f45b": Flare(Part(4, gain_an_action), Part(5, place_common)),
    "f54": Flare(Part(5, place_heroic), Part(4, standard_and_combat_move)),
    "f55": Flare(Part(5, place_two_commons), Part(5, place_common)),
    "f34": Flare(Part(3, place_common), Part(4, combat_move_or_two_standard)),
    "f25": Flare(Part(2, standard_leap), Part(5, gain_an_action)),
}
"""Every flare, in the order of the card list."""

names.FLARES.extend(FLARES)
names.CARDS.extend(FLARES)
names.CARDS_OR_HIDDEN.extend(FLARES)
