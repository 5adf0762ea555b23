"""The features of a position as numbers; their weights are learned by `legendarium tune`.

All features are from the point of view of one side: a difference is positive where that side has
more. The quick features are computed at every step of a search; the deep ones, which consider every
card that an enemy may hold, only at the end of a turn.
"""

from __future__ import annotations

from legendarium.bots.tashkalar.worth.nearness import (
    TOO_MANY,
    missing_pieces,
    missing_where_none_fits,
)
from legendarium.bots.tashkalar.worth.standing import race, unknown_cards
from legendarium.tashkalar.arena import ARENA, CENTRAL, COLOURED, STRIDE, Squares, around
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.position import COMMON, HEROIC, LEGENDARY, Position
from legendarium.tashkalar.schools import CARDS, beings_of, legends_of
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.task_progress import shortfall
from legendarium.tashkalar.tasks import TASKS, TaskFacts

RANKS = ("common", "heroic", "legendary")
LACKING = ("ready", "one", "two")

POINTS_AND_PIECES: tuple[str, ...] = (
    "points",
    "points-late",
    "points-last",
    "second-points",
    "commons",
    "heroics",
    "legendaries",
)
QUICK: tuple[str, ...] = (
    "turn",
    *POINTS_AND_PIECES,
    "central",
    "beside",
    "aslant",
    "coloured",
    "coloured-upgraded",
    "own-commons-near",
    "own-upgraded-near",
    "enemy-commons-near",
    "enemy-upgraded-near",
    *(f"hand-{rank}-{lacking}" for rank in RANKS for lacking in LACKING),
    "hand-two-ways",
    "hand-unknown",
    "stock-short",
    "idle",
    "own-flare",
    "enemy-flare",
    *(f"own-task-{lacking}" for lacking in ("held", "one", "two", "three")),
    *(f"enemy-task-{lacking}" for lacking in ("held", "one", "two", "three")),
    "own-next-task",
    "enemy-next-task",
)
DEEP: tuple[str, ...] = (
    *(f"enemy-{rank}-{lacking}" for rank in RANKS for lacking in LACKING),
    *(f"partner-{lacking}" for lacking in LACKING),
    "own-deck-ready",
)
NAMES: tuple[str, ...] = QUICK + DEEP

GLANCE: tuple[str, ...] = (
    *POINTS_AND_PIECES,
    "beside",
    "aslant",
    *(f"hand-{rank}-ready" for rank in RANKS),
    "hand-two-ways",
    "own-task-held",
    "own-task-one",
    "enemy-task-held",
    "enemy-task-one",
)
"""The features of QUICK that are cheap to compute and matter most."""


def glance_features(position: Position, seat: int) -> list[float]:
    """The features of GLANCE for a seat whose hand is visible in the position."""
    setup = position.setup
    side = setup.side_of[seat]
    mine = position.owners[side]
    theirs = position.occupied & ~mine
    share = 1.0 / (setup.sides - 1)
    tasks, claiming = _open_tasks(position, side, 2)
    return [
        *_points_and_pieces(position, side, claiming),
        _beside(mine) - share * _beside(theirs),
        _aslant(mine) - share * _aslant(theirs),
        *_ready(position, seat, mine),
        *tasks,
    ]


def quick_features(position: Position, seat: int) -> list[float]:
    """The features of QUICK for a seat whose hand is visible in the position."""
    setup = position.setup
    side = setup.side_of[seat]
    mine = position.owners[side]
    commons = position.commons
    upgraded = position.heroics | position.legendaries
    theirs = (commons | upgraded) & ~mine
    share = 1.0 / (setup.sides - 1)
    tasks, claiming = _tasks(position, side)
    player = position.players[seat]
    found = [
        1.0,
        *_points_and_pieces(position, side, claiming),
        (mine & CENTRAL).bit_count() - share * (theirs & CENTRAL).bit_count(),
        _beside(mine) - share * _beside(theirs),
        _aslant(mine) - share * _aslant(theirs),
        (mine & COLOURED).bit_count() - share * (theirs & COLOURED).bit_count(),
        (mine & COLOURED & upgraded).bit_count()
        - share * (theirs & COLOURED & upgraded).bit_count(),
    ]
    near_me, near_them = around(mine) & theirs, around(theirs) & mine
    found += [
        (near_them & commons).bit_count(),
        (near_them & upgraded).bit_count(),
        (near_me & commons).bit_count(),
        (near_me & upgraded).bit_count(),
    ]
    found += _hand(position, seat, mine, upgraded)
    found += [
        unknown_cards(position, player),
        position.stock(side, COMMON) <= 1,
        position.stock(side, COMMON) <= 0
        and position.side == side
        and not (position.summoned or position.discarded),
    ]
    found += _flares(position, seat, side, mine, upgraded)
    found += tasks
    return found


def _points_and_pieces(position: Position, side: int, claiming: int) -> list[float]:
    """The features of POINTS_AND_PIECES; `claiming` is the points that the turn would claim."""
    mine = position.owners[side]
    share = 1.0 / (position.setup.sides - 1)
    standing = race(position, side, claiming)
    found = [
        standing.ahead,
        standing.ahead * standing.late,
        standing.ahead if position.end is not None else 0.0,
        standing.second,
    ]
    for pieces in (position.commons, position.heroics, position.legendaries):
        own = (mine & pieces).bit_count()
        found.append(own - share * (pieces.bit_count() - own))
    return found


def deep_features(position: Position, seat: int) -> list[float]:
    """The features of DEEP: what the cards that this seat has not seen could do next."""
    setup = position.setup
    side = setup.side_of[seat]
    upgraded = position.heroics | position.legendaries
    found = [0.0] * len(DEEP)
    # A partner's legends are as hidden as an enemy's.
    legends_seen = {*position.legend_discard, *position.players[seat].legends}
    unseen_legends = [name for name in legends_of(setup) if name not in legends_seen]
    for other in range(setup.seats):
        if other == seat:
            continue
        player = position.players[other]
        owner = setup.side_of[other]
        pieces = position.owners[owner]
        seen = {*player.discard, *player.deck[: player.known]}
        unseen = [name for name in beings_of(setup, setup.schools[other]) if name not in seen]
        if owner == side:
            if unseen:
                likely = len(player.hand) / len(unseen)
                for name in unseen:
                    lacking = lacking_pieces(position, name, pieces, upgraded)
                    if lacking < TOO_MANY:
                        found[9 + lacking] += likely
            continue
        if unseen:
            _add(found, position, unseen, len(player.hand) / len(unseen), pieces, upgraded)
        if unseen_legends and player.legends:
            likely = len(player.legends) / len(unseen_legends)
            _add(found, position, unseen_legends, likely, pieces, upgraded)
    player = position.players[seat]
    mine = position.owners[side]
    held = {*player.hand, *player.discard}
    deck = [name for name in beings_of(setup, setup.schools[seat]) if name not in held]
    if deck:
        ready = sum(bool(CARDS[name].pattern.fits(mine, mine & upgraded)) for name in deck)
        found[12] = ready / len(deck)
    return found


def _add(
    found: list[float],
    position: Position,
    cards: list[str],
    likely: float,
    pieces: Squares,
    upgraded: Squares,
) -> None:
    for name in cards:
        lacking = lacking_pieces(position, name, pieces, upgraded)
        if lacking < TOO_MANY:
            found[3 * CARDS[name].rank + lacking] += likely


def lacking_pieces(position: Position, name: str, pieces: Squares, upgraded: Squares) -> int:
    """The number of pieces that a being still needs, 0 to TOO_MANY."""
    card = CARDS[name]
    rank = card.rank
    barred = upgraded if rank == COMMON else position.legendaries if rank == HEROIC else 0
    return missing_pieces(card.pattern, pieces, upgraded, position.empty, ARENA & ~barred)


def _hand(position: Position, seat: int, mine: Squares, upgraded: Squares) -> list[float]:
    """The cards of the hand by rank and missing pieces, then those ready in two places."""
    found = [0.0] * 10
    empty = position.empty
    for card, places, allowed in _places(position, seat, mine):
        rank = card.rank
        if places:
            found[3 * rank] += 1
            found[9] += bool(places & (places - 1))
            continue
        lacking = missing_where_none_fits(card.pattern, mine, upgraded, empty, allowed)
        if lacking < TOO_MANY:
            found[3 * rank + lacking] += 1
    return found


def _ready(position: Position, seat: int, mine: Squares) -> list[float]:
    """The ready cards of the hand by rank, then those ready in two places."""
    found = [0.0] * 4
    for card, places, _ in _places(position, seat, mine):
        if places:
            found[card.rank] += 1
            found[3] += bool(places & (places - 1))
    return found


def _places(position: Position, seat: int, mine: Squares) -> list[tuple[Card, Squares, Squares]]:
    """The beings in hand, each with the squares where it can be summoned and those it may use."""
    heroics, legendaries = position.heroics, position.legendaries
    own_upgraded = mine & (heroics | legendaries)
    allowed = ARENA & ~(heroics | legendaries), ARENA & ~legendaries, ARENA
    player = position.players[seat]
    found = []
    for name in player.hand + player.legends:
        card = CARDS[name]
        rank = card.rank
        if rank != LEGENDARY or position.setup.legendary_stock:
            where = allowed[rank]
            found.append((card, card.pattern.fits(mine, own_upgraded) & where, where))
    return found


def _beside(pieces: Squares) -> int:
    """The number of orthogonally adjacent pairs."""
    return (pieces & pieces >> 1).bit_count() + (pieces & pieces >> STRIDE).bit_count()


def _aslant(pieces: Squares) -> int:
    """The number of diagonally adjacent pairs."""
    return (pieces & pieces >> STRIDE + 1).bit_count() + (pieces & pieces >> STRIDE - 1).bit_count()


def _flares(
    position: Position, seat: int, side: int, mine: Squares, upgraded: Squares
) -> list[float]:
    """The parts of the seat's flare that apply, and the fraction of flares open to an enemy."""
    own = 0.0
    name = position.players[seat].flare
    pieces, high = mine.bit_count(), (mine & upgraded).bit_count()
    others = [owner for number, owner in enumerate(position.owners) if number != side]
    if name is not None and name in FLARES:
        flare = FLARES[name]
        for owner in others:
            if (owner & upgraded).bit_count() - high >= flare.upper.more:
                own += 1
            if owner.bit_count() - pieces >= flare.lower.more:
                own += 1
    open_to_them = 0.0
    for owner in others:
        lead = pieces - owner.bit_count()
        lead_high = high - (owner & upgraded).bit_count()
        open_to_them += OPEN_UPPER[max(0, min(lead_high, 9))] + OPEN_LOWER[max(0, min(lead, 9))]
    return [own, open_to_them / len(others)]


OPEN_UPPER = tuple(
    sum(lead >= flare.upper.more for flare in FLARES.values()) / len(FLARES) for lead in range(10)
)
OPEN_LOWER = tuple(
    sum(lead >= flare.lower.more for flare in FLARES.values()) / len(FLARES) for lead in range(10)
)
"""By the lead in pieces: the fraction of all flares that apply for the side behind."""


def _tasks(position: Position, side: int) -> tuple[list[float], int]:
    """Points of the open tasks by how much they lack, for both sides; then of the next task.

    Also returns the points that the turn would claim if it ended now.
    """
    found, claiming = _open_tasks(position, side, 4)
    found += [0.0, 0.0]
    tasks = position.tasks
    if tasks is not None and tasks.next is not None:
        points = TASKS[tasks.next].points
        found[8] = points * (shortfall(tasks.next, _seen(position, side), 2) <= 1)
        found[9] = points * (shortfall(tasks.next, _seen(position, 1 - side), 2) <= 1)
    return found, claiming


def _open_tasks(position: Position, side: int, most: int) -> tuple[list[float], int]:
    """Points of the open tasks that lack less than `most` things, by how many they lack.

    Those of the side come first, then those of its enemy. Also returns the points that the turn
    would claim if it ended now.
    """
    found = [0.0] * (2 * most)
    tasks = position.tasks
    if tasks is None:
        return found, 0
    claiming = 0
    own, enemy = _seen(position, side), _seen(position, 1 - side)
    is_acting = position.side == side
    for task in tasks.current:
        points = TASKS[task].points
        own_lacks, enemy_lacks = shortfall(task, own, most), shortfall(task, enemy, most)
        if own_lacks < most:
            found[own_lacks] += points
        if enemy_lacks < most:
            found[most + enemy_lacks] += points
        if not (own_lacks if is_acting else enemy_lacks):
            claiming = max(claiming, points)
    if is_acting:
        # The task claimed at the end of this turn is already counted in the points.
        found[0] -= claiming
    return found, claiming


def _seen(position: Position, side: int) -> TaskFacts:
    """What progress on tasks depends on; this turn's actions count for the side to move only."""
    if position.side == side:
        return current_task_facts(position)
    return TaskFacts(
        position.owners[side],
        position.owners[1 - side],
        position.heroics | position.legendaries,
        position.legendaries,
        (0, 0, 0),
        (),
        0,
    )
