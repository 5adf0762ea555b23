"""Where and how a being can be summoned, and how it appears (rules 6.1 to 6.5, 12.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import ARENA, NAME, NOWHERE, SQUARE, Squares, each, names
from legendarium.tashkalar.asks import Asking, SquareAsk
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.events import Summoned
from legendarium.tashkalar.names import Colour
from legendarium.tashkalar.options import ChooseWay, PickUp
from legendarium.tashkalar.patterns import Borrowing, Orientation
from legendarium.tashkalar.position import LEGENDARY, Position, Rank


class Way(NamedTuple):
    """An orientation that fits, with the pieces it uses."""

    orientation: Orientation
    used: Squares
    marked: Squares
    uses_up: int | None
    """The side whose colour an improvisation uses up (12.4)."""


def summonings(position: Position, cards: Iterable[Card]) -> list[tuple[Card, Squares]]:
    """The beings that can be summoned now, each with all squares where it can appear."""
    mine = position.owners[position.side]
    upgraded = position.heroics | position.legendaries
    own_upgraded = mine & upgraded
    borrowing = _borrowing(position)
    barred = upgraded, position.legendaries, NOWHERE
    found = []
    for card in cards:
        if borrowing is None:
            squares = card.pattern.fits(mine, own_upgraded)
        else:
            squares = card.pattern.fits_with(mine, own_upgraded, upgraded, borrowing)
        squares &= ~barred[card.rank]
        if squares and is_short(position, card.rank):
            squares = _with_a_piece_to_pick_up(position, card, squares)
        if squares:
            found.append((card, squares))
    return found


def fitting_squares(position: Position, card: Card) -> Squares:
    """Where the pattern fits, whatever is on the summoning square or in the stock."""
    mine, upgraded = position.owners[position.side], position.upgraded
    borrowing = _borrowing(position)
    if borrowing is None:
        return card.pattern.fits(mine, mine & upgraded)
    return card.pattern.fits_with(mine, mine & upgraded, upgraded, borrowing)


def barred_squares(position: Position, rank: Rank) -> Squares:
    """The squares where no being of this rank may appear: a piece of higher rank is there (6.3)."""
    return (position.upgraded, position.legendaries, NOWHERE)[rank]


def _with_a_piece_to_pick_up(position: Position, card: Card, squares: Squares) -> Squares:
    """The squares of the set where the being can appear in a shortage (6.5)."""
    pieces = position.owners[position.side] & pieces_of_kind(position, card.rank)
    if pieces.bit_count() > card.pattern.size:
        # The pattern cannot use them all.
        return squares
    return sum(square for square in each(squares) if all_ways(position, card, square))


def ways(position: Position, card: Card, square: Squares) -> tuple[Way, ...]:
    """The ways to summon a being on a square that differ in their consequences (6.4).

    Of ways with the same consequences, one that uses up no colour represents all of them; if there
    is none, there is one for each colour that may be used up.
    """
    short = needs_pick_up(position, card.rank, square)
    if not short and _borrowing(position) is None:
        mine = position.owners[position.side]
        return _own_ways(card, square, mine, mine & position.upgraded)
    return _distinct_ways(all_ways(position, card, square), card.uses_pieces or short)


@lru_cache(maxsize=1 << 12)
def _own_ways(card: Card, square: Squares, mine: Squares, upgraded: Squares) -> tuple[Way, ...]:
    """The same with own pieces alone, when none has to be picked up.

    Cached because an action is rerun for every answer to it.
    """
    own = [
        Way(orientation, used, marked, None)
        for orientation, used, heroics, marked in card.pattern.footprints(square)
        if not (used & ~mine or heroics & ~upgraded)
    ]
    return _distinct_ways(own, card.uses_pieces)


def _distinct_ways(found: list[Way], pieces_matter: bool) -> tuple[Way, ...]:
    """The ways that differ in their consequences."""
    chosen: dict[object, dict[int | None, Way]] = {}
    for way in found:
        matters = way.marked, way.orientation.directions, way.used if pieces_matter else NOWHERE
        chosen.setdefault(matters, {}).setdefault(way.uses_up, way)
    return tuple(
        way
        for alike in chosen.values()
        for way in ([alike[None]] if None in alike else alike.values())
    )


def appear(act: Act, card: Card, square: Squares) -> Asking[None]:
    """Let the player choose the way, and put the being on its square (6.3 to 6.5)."""
    way = yield from _choose_way(act, card, square)
    position = act.position
    position.war_summoner = False
    if way.uses_up is not None:
        _use_up(position, way.uses_up)
    if needs_pick_up(position, card.rank, square):
        yield from _pick_up(act, card.rank, way.used)
    elif square & pieces_of_kind(position, card.rank) & act.mine and is_short(position, card.rank):
        act.pick_up(square)
    if square & act.pieces:
        act.destroy(square)
    act.used = way.used & ~square
    act.marked = way.marked
    act.directions = way.orientation.directions
    act.place(square, card.rank)
    act.events[-1] = _summoned(card, square, position.setup.colours[act.side], act.used)
    act.being = square
    position.summoned += ((card.id, square),)


@lru_cache(maxsize=1 << 12)
def _summoned(card: Card, square: Squares, colour: Colour, used: Squares) -> Summoned:
    return Summoned(card.id, NAME[square], colour, card.rank.word, names(used))


def _choose_way(act: Act, card: Card, square: Squares) -> Asking[Way]:
    found = ways(act.position, card, square)
    if len(found) == 1:
        return found[0]
    options = {option_of(act.position, way): way for way in found}
    return options[(yield from act.must_choose("way", tuple(options)))]


def option_of(position: Position, way: Way) -> ChooseWay:
    """The option that chooses a way."""
    return ChooseWay(
        names(way.used),
        names(way.marked) if way.orientation.marks else None,
        way.orientation.directions or None,
        None if way.uses_up is None else position.setup.colours[way.uses_up],
    )


def all_ways(position: Position, card: Card, square: Squares) -> list[Way]:
    """Every way to summon a being on a square, including ways with the same consequences."""
    mine, occupied, upgraded = position.owners[position.side], position.occupied, position.upgraded
    short = needs_pick_up(position, card.rank, square)
    found = []
    for orientation, used, heroics, marked in card.pattern.footprints(square):
        if used & ~occupied or heroics & ~upgraded:
            continue
        if short and not mine & pieces_of_kind(position, card.rank) & ~used:
            continue
        paying = colours_to_use_up(position, used & ~mine)
        found += [Way(orientation, used, marked, paid) for paid in paying]
    return found


def colours_to_use_up(position: Position, borrowed: Squares) -> list[int | None]:
    """The sides whose colour borrowing these pieces may use up.

    None in the list stands for using up no colour; an empty list means that it is not allowed.
    """
    permit = int(position.war_summoner)
    number = borrowed.bit_count()
    if number <= permit:
        return [None]
    if number > permit + 1:
        return []
    return [side for side in _improvisable_sides(position) if position.owners[side] & borrowed]


def _improvisable_sides(position: Position) -> list[int]:
    """The sides whose colour can still be used to improvise (12.4)."""
    if not position.setup.rules.improvises:
        return []
    used_up = position.improvised[position.seat]
    return [
        side
        for side in range(position.setup.sides)
        if side != position.side and not used_up >> side & 1
    ]


def _borrowing(position: Position) -> Borrowing | None:
    if not position.war_summoner and not position.setup.rules.improvises:
        return None
    improvised = sum(position.owners[side] for side in _improvisable_sides(position))
    enemies = position.occupied & ~position.owners[position.side]
    permitted = enemies if position.war_summoner else NOWHERE
    return Borrowing(permitted, improvised) if permitted or improvised else None


def _use_up(position: Position, side: int) -> None:
    improvised = list(position.improvised)
    improvised[position.seat] |= 1 << side
    position.improvised = tuple(improvised)


def pieces_of_kind(position: Position, rank: Rank) -> Squares:
    """The pieces of the kind that a being of this rank needs (6.5)."""
    return position.legendaries if rank == LEGENDARY else position.commons | position.heroics


def is_short(position: Position, rank: Rank) -> bool:
    """Whether the stock has no piece left for this rank."""
    return position.stock(position.side, rank) <= 0


def needs_pick_up(position: Position, rank: Rank, square: Squares) -> bool:
    """Whether a piece must be picked up elsewhere to summon a being on a square (6.5)."""
    if not is_short(position, rank):
        return False
    return not square & position.owners[position.side] & pieces_of_kind(position, rank)


def _pick_up(act: Act, rank: Rank, used: Squares) -> Asking[None]:
    act.pick_up((yield from choose_pick_up(act, rank, ~used)))


def choose_pick_up(act: Act, rank: Rank, among: Squares = ARENA) -> Asking[Squares]:
    """Choose which of your own pieces of this kind to take from the arena (5.2, 6.5)."""
    group = act.mine & pieces_of_kind(act.position, rank) & among
    if not group & (group - 1):
        return group
    answer = yield SquareAsk("pick-up", False, PickUp, group)
    assert isinstance(answer, PickUp)
    return SQUARE[answer.square]


__all__ = [
    "Way",
    "all_ways",
    "appear",
    "barred_squares",
    "choose_pick_up",
    "colours_to_use_up",
    "fitting_squares",
    "is_short",
    "needs_pick_up",
    "option_of",
    "pieces_of_kind",
    "summonings",
    "ways",
]
