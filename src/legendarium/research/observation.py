"""The observation of a seat as numbers: planes for the arena and a vector for the rest.

It is made from a view alone, so it cannot contain what the seat may not know. Seats and sides are
counted from the observer: 0 is its own, 1 the next in the order of play. A form is described by its
facts, so that one more form does not change the vector.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from legendarium.tashkalar.arena import ARENA, CENTRAL, GREEN, NOWHERE, RED, SQUARE, STRIDE, Squares
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import card_of, target_of
from legendarium.tashkalar.position import COMMON, LEGENDARY, Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring import SCORING, scoring_of
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.view import View

Bytes = NDArray[np.uint8]

MAX_SEATS = 4
KINDS = (
    "start", "action", "way", "pick-up", "put-under", "claim", "colour", "opponent", "place",
    "move", "leap", "pick", "destroy", "upgrade", "convert", "downgrade", "direction", "choose",
    "card", "tree", "group",
)  # fmt: skip
"""Every kind of question."""

PLANES = (
    *(
        f"{rank} of side {side}"
        for side in range(MAX_SEATS)
        for rank in ("common", "heroic", "legend")
    ),
    "squares of the arena", "red squares", "green squares", "central squares",
    "where beings were summoned this turn", "where the running action began",
    "squares chosen in it since",
)  # fmt: skip
"""The planes of the arena; row 0 is row 1 of the board, column 0 is column a."""

ARENA_SHAPE = (len(PLANES), 9, 9)

FORM_FACTS = (
    "points to end", "beings in a full hand", "legends in a full hand", "tasks of a category",
    "may discard", "may improvise", "last turns", "advanced tasks", "teams",
)  # fmt: skip
"""What the vector says about a form after its scoring: four numbers, then flags.

Of the other facts, the pieces, cards and tasks in play tell enough.
"""

_SIZES: dict[str, int] = {
    "scoring": len(SCORING),
    "form": len(FORM_FACTS),
    "schools": MAX_SEATS * len(COLOUR_OF_SCHOOL),
    "stage": 3,
    "question": len(KINDS),
    "asked seat": MAX_SEATS,
    "turn of seat": MAX_SEATS,
    "turn": 7,
    "end triggered by": MAX_SEATS,
    "last turns left": MAX_SEATS,
    "hand": len(CARDS),
    "flare": len(FLARES),
    "discard piles": MAX_SEATS * len(CARDS),
    "legends and flares discarded": len(CARDS) + len(FLARES),
    "known on top of decks": len(CARDS),
    "cards of seats": MAX_SEATS * 5,
    "shared decks": 3,
    "points": MAX_SEATS,
    "points by colour": MAX_SEATS * MAX_SEATS,
    "stock": MAX_SEATS * 2,
    "destroyed this turn": MAX_SEATS * 3,
    "summoned this turn": len(CARDS),
    "improvised": MAX_SEATS * MAX_SEATS,
    "tasks": 2 * len(TASKS),
    "tasks claimed": MAX_SEATS * len(TASKS),
    "running action": len(CARDS) + len(FLARES) + 1,
}

REST: dict[str, slice] = {
    name: slice(end - size, end)
    for (name, size), end in zip(_SIZES.items(), accumulate(_SIZES.values()), strict=True)
}
"""The slice of each part of the vector."""

REST_SIZE = sum(_SIZES.values())

_AT = {name: part.start for name, part in REST.items()}
_CARD = {card: number for number, card in enumerate((*CARDS, *FLARES))}
"""Beings, legends, then flares; a hidden card has no number."""
_TASK = {task: number for number, task in enumerate(TASKS)}
_KIND = {kind: number for number, kind in enumerate(KINDS)}
_FIXED_PLANES = (ARENA, RED, GREEN, CENTRAL)
_ROWS = 9
_BYTES = (STRIDE * _ROWS + 7) // 8


def arena(position: Position, seat: int) -> Bytes:
    """The planes of the arena, from the point of view of this seat."""
    setup = position.setup
    own = setup.side_of[seat]
    groups = []
    for number in range(MAX_SEATS):
        pieces = position.owners[(own + number) % setup.sides] if number < setup.sides else NOWHERE
        groups += [
            pieces & position.commons,
            pieces & position.heroics,
            pieces & position.legendaries,
        ]
    groups += _FIXED_PLANES
    groups.append(_union(square for _, square in position.summoned))
    if position.answers:
        begun, *chosen = (SQUARE.get(target_of(one), NOWHERE) for one in position.answers)
        groups += (begun, _union(chosen))
    else:
        groups += (NOWHERE, NOWHERE)
    packed = b"".join([group.to_bytes(_BYTES, "little") for group in groups])
    bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    rows = bits.reshape(len(groups), -1)[:, : STRIDE * _ROWS].reshape(-1, _ROWS, STRIDE)
    return np.ascontiguousarray(rows[:, :, :9])


def rest(view: View, seat: int) -> Bytes:
    """Everything except the arena, from the point of view of this seat."""
    position = view.position
    numbers = bytearray(_template(position.setup, seat))
    _write_turn(numbers, view, seat)
    _write_cards(numbers, position, seat)
    _write_sides(numbers, position, seat)
    if position.tasks is not None:
        _write_tasks(numbers, position, seat)
    if position.answers:
        at = _AT["running action"]
        card = _CARD.get(card_of(position.answers[0]))
        if card is not None:
            numbers[at + card] = 1
        numbers[at + len(_CARD)] = min(len(position.answers), 255)
    return np.frombuffer(numbers, np.uint8)


def observe(view: View, seat: int | None = None) -> dict[str, Bytes]:
    """Arena and rest of a view; a spectator's view is seen from the given seat."""
    place = view.seat if seat is None else seat
    return {"arena": arena(view.position, place), "rest": rest(view, place)}


@cache
def _template(setup: Setup, seat: int) -> bytes:
    """The part of the vector that never changes during a game."""
    numbers = bytearray(REST_SIZE)
    numbers[_AT["scoring"] + list(SCORING).index(setup.rules.scoring)] = 1
    numbers[REST["form"]] = bytes(min(fact, 255) for fact in _form_facts(setup))
    schools = tuple(COLOUR_OF_SCHOOL)
    for number in range(setup.seats):
        school = schools.index(setup.schools[(seat + number) % setup.seats])
        numbers[_AT["schools"] + number * len(schools) + school] = 1
    return bytes(numbers)


def _form_facts(setup: Setup) -> tuple[int, ...]:
    """The facts of FORM_FACTS."""
    form = setup.rules
    return (
        setup.points_to_end,
        form.hand,
        form.legends_in_hand if form.has_legends else 0,
        form.open_of_category if form.has_tasks else 0,
        form.may_discard,
        form.improvises,
        form.has_last_turns,
        form.has_tasks and form.advanced_tasks,
        setup.teams,
    )


def _write_turn(numbers: bytearray, view: View, seat: int) -> None:
    position = view.position
    seats = position.setup.seats
    numbers[_AT["stage"] + position.stage] = 1
    if view.question is not None:
        numbers[_AT["question"] + _KIND[view.question.kind]] = 1
        numbers[_AT["asked seat"] + (view.question.seat - seat) % seats] = 1
    numbers[_AT["turn of seat"] + (position.seat - seat) % seats] = 1
    numbers[REST["turn"]] = bytes(
        (
            position.actions,
            position.discarded,
            position.war_summoner,
            position.extra_cards,
            position.extra_legends,
            position.extra_turn,
            position.handed_over,
        )
    )
    if position.end is not None:
        numbers[_AT["end triggered by"] + (position.end.seat - seat) % seats] = 1
        for other in position.end.last_turns:
            numbers[_AT["last turns left"] + (other - seat) % seats] = 1


def _write_cards(numbers: bytearray, position: Position, seat: int) -> None:
    number_of = _CARD
    own = position.players[seat]
    hand = _AT["hand"]
    # Flares are numbered after beings, as the flare follows the hand in the vector.
    for card in (*own.hand, *own.legends, own.flare):
        if card in number_of:
            numbers[hand + number_of[card]] = 1
    piles = _AT["discard piles"]
    counts = _AT["cards of seats"]
    known = _AT["known on top of decks"]
    seats = position.setup.seats
    for number in range(seats):
        player = position.players[(seat + number) % seats]
        for card in player.discard:
            numbers[piles + number_of[card]] = 1
        for card in player.deck[: player.known]:
            numbers[known + number_of[card]] = 1
        numbers[counts : counts + 5] = bytes(
            (
                len(player.hand),
                len(player.legends),
                player.flare is not None,
                len(player.deck),
                player.sideways,
            )
        )
        piles += len(CARDS)
        counts += 5
    shared = _AT["legends and flares discarded"]
    for card in (*position.legend_discard, *position.flare_discard):
        numbers[shared + number_of[card]] = 1
    summoned = _AT["summoned this turn"]
    for card, _ in position.summoned:
        numbers[summoned + number_of[card]] = 1
    decks = _AT["shared decks"]
    numbers[decks] = len(position.legend_deck)
    numbers[decks + 1] = len(position.flare_deck)
    numbers[decks + 2] = 0 if position.tasks is None else len(position.tasks.deck)


def _write_sides(numbers: bytearray, position: Position, seat: int) -> None:
    setup = position.setup
    sides, own = setup.sides, setup.side_of[seat]
    scoring = scoring_of(position)
    for number in range(sides):
        side = (own + number) % sides
        numbers[_AT["points"] + number] = min(scoring.standing(position, side)[0], 255)
        stock = _AT["stock"] + 2 * number
        numbers[stock] = position.stock(side, COMMON)
        numbers[stock + 1] = position.stock(side, LEGENDARY)
        destroyed = _AT["destroyed this turn"] + 3 * number
        numbers[destroyed : destroyed + 3] = bytes(position.destroyed[side])
        if setup.rules.scores_by_colour:
            row = MAX_SEATS * number
            for column in range(sides):
                other = (own + column) % sides
                points = min(position.scores[side][other], 255)
                numbers[_AT["points by colour"] + row + column] = points
    if setup.rules.improvises:
        _write_improvised(numbers, position, seat)


def _write_improvised(numbers: bytearray, position: Position, seat: int) -> None:
    setup = position.setup
    for number in range(setup.seats):
        used_up = position.improvised[(seat + number) % setup.seats]
        for column in range(setup.sides):
            side = (setup.side_of[seat] + column) % setup.sides
            numbers[_AT["improvised"] + MAX_SEATS * number + column] = used_up >> side & 1


def _write_tasks(numbers: bytearray, position: Position, seat: int) -> None:
    tasks = position.tasks
    assert tasks is not None
    at = _AT["tasks"]
    for task in tasks.current:
        numbers[at + _TASK[task]] = 1
    if tasks.next is not None:
        numbers[at + len(TASKS) + _TASK[tasks.next]] = 1
    claimed = _AT["tasks claimed"]
    sides, own = position.setup.sides, position.setup.side_of[seat]
    for number in range(sides):
        for task in tasks.claimed[(own + number) % sides]:
            numbers[claimed + number * len(TASKS) + _TASK[task]] = 1


def _union(groups: Iterable[Squares]) -> Squares:
    found = NOWHERE
    for group in groups:
        found |= group
    return found
