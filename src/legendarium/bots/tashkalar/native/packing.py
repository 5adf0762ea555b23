"""Positions, patterns and weights as rows of numbers, in the order that `native.cpp` reads."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.arena import DIRECTIONS, SQUARE, Squares
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.form import Form
from legendarium.tashkalar.names import HIDDEN
from legendarium.tashkalar.patterns import Offset
from legendarium.tashkalar.position import Cards, Player, Position
from legendarium.tashkalar.schools import CARDS, beings_of, legends_of
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS

NUMBER: dict[str, int] = {
    **{name: number for number, name in enumerate(CARDS)},
    **{name: number for number, name in enumerate(FLARES)},
    **{name: number for number, name in enumerate(TASKS)},
    HIDDEN: 255,
}
"""The number of every being, flare and task among its own kind."""
SCORINGS = ("by_tasks", "by_destruction", "by_colours")
"""The ways to score that the library has, in the order of `Scoring` in C++."""
NOTHING = -1
_LOW = (1 << 64) - 1
_INDEX: dict[Squares, int] = {square: square.bit_length() - 1 for square in SQUARE.values()}
_WAYS = {way: 1 << number for number, way in enumerate(DIRECTIONS)}


def packed_rules() -> array[int]:
    """The rules of the beings and the tasks."""
    row: list[int] = []
    for card in CARDS.values():
        orientations = card.pattern.orientations
        row += (card.rank, card.uses_pieces, len(orientations))
        for commons, heroics, marks, directions in orientations:
            for offsets in (commons, heroics, marks):
                row += _offsets(offsets)
            row.append(sum(_WAYS[way] for way in directions))
    categories = sorted({task.category for task in TASKS.values()})
    for task in TASKS.values():
        row += (categories.index(task.category), task.points, task.advanced)
    return array("q", row)


def _offsets(offsets: Sequence[Offset]) -> Iterator[int]:
    yield len(offsets)
    for offset in offsets:
        yield from offset


def packed_setup(setup: Setup) -> list[int]:
    """The setup of a game: the facts of its form, who plays, and the decks."""
    row = [*_form(setup.rules, setup.sides), setup.teams, setup.seats, setup.sides]
    row += _cards(*(beings_of(setup, school) for school in setup.schools), legends_of(setup))
    return row


def _form(form: Form, sides: int) -> tuple[int, ...]:
    """The facts of a form for a number of sides, in the order of `Form` in C++."""
    return (
        SCORINGS.index(form.scoring),
        form.points_to_end[sides],
        form.stock(sides),
        form.legends,
        form.hand,
        form.legends_in_hand,
        form.open_of_category,
        form.advanced_tasks,
        form.improvises,
        form.may_discard,
        form.has_last_turns,
    )


def packed_position(position: Position) -> list[int]:
    """A position between two actions, without its setup."""
    row: list[int] = []
    for group in (*position.owners, position.commons, position.heroics, position.legendaries):
        row += (_signed(group & _LOW), group >> 64)
    for player in position.players:
        row += _player(player)
    row += _cards(position.legend_deck, position.legend_discard)
    row += _cards(position.flare_deck, position.flare_discard)
    row += _tasks(position)
    sides = position.setup.sides
    for scores, destroyed in zip(position.scores, position.destroyed, strict=True):
        row += scores
        row += (0,) * (sides - len(scores))
        row += destroyed
    row += position.improvised
    row.append(len(position.summoned))
    for name, square in position.summoned:
        row += (NUMBER[name], _INDEX[square])
    row += (position.stage, position.seat, position.actions)
    row += (position.extra_cards, position.extra_legends, position.discarded)
    row += (position.war_summoner, position.extra_turn, position.handed_over)
    last_turns = position.end.last_turns if position.end is not None else ()
    row += (position.end is not None, len(last_turns), *last_turns)
    row.append(_signed(position.chance))
    return row


def _player(player: Player) -> Iterator[int]:
    yield from _cards(player.hand, player.legends)
    yield NOTHING if player.flare is None else NUMBER[player.flare]
    yield from _cards(player.deck, player.discard)
    yield player.sideways
    yield player.known


def _cards(*piles: Cards) -> Iterator[int]:
    for pile in piles:
        yield len(pile)
        for card in pile:
            yield NUMBER[card]


def _tasks(position: Position) -> Iterator[int]:
    tasks = position.tasks
    if tasks is None:
        yield from (0, NOTHING, 0, 0, 0)
        return
    yield from _cards(tasks.current)
    yield NOTHING if tasks.next is None else NUMBER[tasks.next]
    yield from _cards(tasks.deck)
    for claimed in tasks.claimed:
        yield sum(1 << NUMBER[task] for task in claimed)


def _signed(number: int) -> int:
    """A 64-bit number reinterpreted as signed."""
    return number - (1 << 64) if number >> 63 else number


def packed_judge(judge: Judge) -> array[float]:
    """The weights of an evaluation, and its odds at the end of a turn."""
    return array("d", (*judge.weights, *judge.odds.ends))


def row_of(numbers: Iterable[int]) -> array[int]:
    """A row of numbers that can be passed to the library."""
    return array("q", numbers)
