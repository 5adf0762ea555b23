"""How ready each card of a hand is: where it can be summoned, or what is missing."""

from __future__ import annotations

from legendarium.tashkalar.arena import NAME, Squares, each, names
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.nearest import nearest_summoning
from legendarium.tashkalar.position import LEGENDARY, Position, Rank
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.shapes import CardHelp, MissingShape, SummoningShape
from legendarium.tashkalar.summoning import (
    all_ways,
    barred_squares,
    fitting_squares,
    needs_pick_up,
    summonings,
)


def card_help(own: Position, blocked: str | None) -> dict[str, CardHelp]:
    """The help for each card in hand; `blocked` is the reason why none can be summoned now."""
    player = own.players[own.seat]
    cards = [CARDS[name] for name in player.hand + player.legends]
    ready = {card.id: squares for card, squares in summonings(own, cards)}
    return {
        card.id: CardHelp(
            squares=[_summoning(own, card, square) for square in each(ready[card.id])],
            missing=None,
            why=blocked,
        )
        if card.id in ready
        else CardHelp(squares=[], missing=_missing(own, card), why=_why_not(own, card))
        for card in cards
    }


def _summoning(own: Position, card: Card, square: Squares) -> SummoningShape:
    mine = own.owners[own.side]
    used = sorted(
        {way.used for way in all_ways(own, card, square)},
        key=lambda squares: ((squares & ~mine).bit_count(), squares),
    )
    return {
        "square": NAME[square],
        "uses": [list(names(squares)) for squares in used],
        "destroys": _destroyed(own, card.rank, square),
        "picks_up": needs_pick_up(own, card.rank, square),
    }


def _destroyed(own: Position, rank: Rank, square: Squares) -> str | None:
    """The piece that a being destroys where it appears; in a shortage it may be reused instead."""
    if not square & own.occupied:
        return None
    owner, stood = own.owner_at(square), own.rank_at(square)
    is_own = owner == own.side and (stood == LEGENDARY) == (rank == LEGENDARY)
    if is_own and own.stock(own.side, rank) <= 0:
        return None
    return f"{own.setup.colours[owner]} {stood.word}"


def _missing(own: Position, card: Card) -> MissingShape | None:
    found = nearest_summoning(own, card)
    if found is None or not found.changes:
        return None
    return {
        "square": NAME[found.square],
        "uses": list(names(found.used)),
        "place": list(names(found.place)),
        "upgrade": list(names(found.upgrade)),
    }


def _why_not(own: Position, card: Card) -> str:
    """Why a being cannot be summoned, whoever's turn it is (6.1 to 6.5)."""
    fits = fitting_squares(own, card)
    if not fits:
        return "pattern"
    if not fits & ~barred_squares(own, card.rank):
        return "summoning-square"
    return "no-legendary-piece" if card.rank == LEGENDARY else "no-piece"
