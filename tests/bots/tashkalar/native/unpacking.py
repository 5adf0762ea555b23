"""Reads positions back from the rows of numbers that `packing.py` writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from legendarium.bots.tashkalar.native.packing import NOTHING, packed_position
from legendarium.tashkalar.arena import NAME, Squares
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.names import HIDDEN
from legendarium.tashkalar.position import Cards, Player, Position, Stage, Tasks
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

_BITS = (1 << 64) - 1
_HIDDEN_NUMBER = 255
_BEINGS, _FLARES, _TASKS = tuple(CARDS), tuple(FLARES), tuple(TASKS)


def unpacked(row: Iterable[int], like: Position) -> Position:
    """The position of a row. What it lacks is taken from the position `like`: the setup, the seat
    that triggered the end, and the order in which tasks were claimed."""
    reader = _Reader(iter(row))
    new = like.copy()
    new._question = None
    sides, seats = range(like.setup.sides), range(like.setup.seats)
    new.owners = tuple(reader.squares() for _ in sides)
    new.commons, new.heroics, new.legendaries = (reader.squares() for _ in range(3))
    new.players = tuple(reader.player() for _ in seats)
    new.legend_deck, new.legend_discard = reader.cards(_BEINGS), reader.cards(_BEINGS)
    new.flare_deck, new.flare_discard = reader.cards(_FLARES), reader.cards(_FLARES)
    new.tasks = reader.tasks(like.tasks)
    scores, destroyed = [], []
    for _ in sides:
        scores.append(tuple(reader.number() for _ in sides))
        destroyed.append((reader.number(), reader.number(), reader.number()))
    new.destroyed = tuple(destroyed)
    new.scores = tuple(row[: len(was)] for row, was in zip(scores, like.scores, strict=True))
    new.improvised = tuple(reader.number() for _ in seats)
    new.summoned = tuple(reader.summoned() for _ in range(reader.number()))
    new.stage, new.seat, new.actions = Stage(reader.number()), reader.number(), reader.number()
    new.extra_cards, new.extra_legends = reader.number(), reader.number()
    new.discarded, new.war_summoner = bool(reader.number()), bool(reader.number())
    new.extra_turn, new.handed_over = bool(reader.number()), bool(reader.number())
    is_triggered = bool(reader.number())
    assert is_triggered == (like.end is not None)
    last_turns = tuple(reader.number() for _ in range(reader.number()))
    new.end = None if like.end is None else like.end._replace(last_turns=last_turns)
    new.chance = reader.number() & _BITS
    return new


class _Reader:
    """Reads numbers one after the other."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers

    def number(self) -> int:
        return next(self._numbers)

    def squares(self) -> Squares:
        low = self.number() & _BITS
        return self.number() << 64 | low

    def card(self, names: Sequence[str]) -> str | None:
        number = self.number()
        if number == NOTHING:
            return None
        return HIDDEN if number == _HIDDEN_NUMBER else names[number]

    def cards(self, names: Sequence[str]) -> Cards:
        return tuple(self.card(names) or "" for _ in range(self.number()))

    def player(self) -> Player:
        hand, legends = self.cards(_BEINGS), self.cards(_BEINGS)
        flare = self.card(_FLARES)
        deck, discard = self.cards(_BEINGS), self.cards(_BEINGS)
        return Player(hand, legends, flare, deck, discard, self.number(), self.number())

    def tasks(self, like: Tasks | None) -> Tasks | None:
        current, following = self.cards(_TASKS), self.card(_TASKS)
        deck = self.cards(_TASKS)
        claimed = self.number(), self.number()
        if like is None:
            return None
        for bits, pile in zip(claimed, like.claimed, strict=True):
            assert bits == sum(1 << _TASKS.index(task) for task in pile)
        return Tasks(current, following, deck, like.claimed)

    def summoned(self) -> tuple[str, Squares]:
        return _BEINGS[self.number()], 1 << self.number()


def comes_back(position: Position) -> bool:
    """Whether a position survives packing and unpacking."""
    return unpacked(packed_position(position), position) == position


assert all(square.bit_length() < 128 for square in NAME)
