"""All that a seat has seen in a game: what was chosen, and which cards came into its hand.

A view tells what a seat knows by looking; a memory adds what it knows by having been there. Both
together are an information state. What is public follows from the choices, so they are enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from legendarium.research.actions import SIZE, action_text
from legendarium.research.course import Course
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.position import Cards, Player, Position
from legendarium.tashkalar.schools import CARDS, LEGENDS

_DECKS = ("being", "legend", "flare")
_CARD = {card: number for number, card in enumerate((*CARDS, *FLARES))}
_FACE_DOWN = 1 + 4 * SIZE
"""Tokens up to here are choices; then a card put under each kind of deck; then cards."""
_CARDS = _FACE_DOWN + len(_DECKS)


class Moment(NamedTuple):
    """One choice, and what came of it that not everybody saw."""

    seat: int
    action: int
    deck: str
    """Under which deck a card was put, face down; mostly none."""
    drawn: tuple[Cards, ...]
    """By seat: the cards that came into the hand."""


class Memory:
    """The moments of a game so far; a value, so a copy is the memory itself."""

    __slots__ = ("dealt", "moments")

    def __init__(self, dealt: tuple[Cards, ...], moments: tuple[Moment, ...] = ()) -> None:
        self.dealt = dealt
        """By seat: the first hand."""
        self.moments = moments

    @classmethod
    def of_deal(cls, course: Course) -> Memory:
        """The memory of a game that has just been dealt."""
        return cls(tuple(map(_held, course.position.players)))

    def after(self, course: Course, action: int, then: Course) -> Memory:
        """The memory once this action has led from one course to the next."""
        option = course.legal[action]
        card = option.get("card") if option.kind == "put-under" else None
        deck = _deck_of(card) if card is not None else ""
        moment = Moment(course.seat, action, deck, _drawn(course.position, then.position))
        return Memory(self.dealt, (*self.moments, moment))

    def text(self, seat: int) -> str:
        """What a seat remembers, a line for each choice."""
        return "\n".join(self._lines(seat))

    def tokens(self, seat: int, seats: int, length: int) -> NDArray[np.float32]:
        """The same as numbers from 1 on, filled up with 0; of a longer memory its newest part."""
        found = [_CARDS + _CARD[card] for card in self.dealt[seat]]
        for moment in self.moments:
            if moment.deck and moment.seat != seat:
                found.append(_FACE_DOWN + _DECKS.index(moment.deck))
            else:
                found.append(1 + (moment.seat - seat) % seats * SIZE + moment.action)
            if moment.drawn:
                found += [_CARDS + _CARD[card] for card in moment.drawn[seat]]
        found = found[-length:]
        tokens = np.zeros(length, np.float32)
        tokens[: len(found)] = found
        return tokens

    def _lines(self, seat: int) -> Iterator[str]:
        yield f"dealt {' '.join(self.dealt[seat])}"
        for moment in self.moments:
            is_hidden = moment.deck and moment.seat != seat
            words = f"put-under {moment.deck}" if is_hidden else action_text(moment.action)
            drawn = moment.drawn[seat] if moment.drawn else ()
            yield f"{moment.seat}: {words}" + (f", drew {' '.join(drawn)}" if drawn else "")

    def __copy__(self) -> Memory:
        return self

    def __deepcopy__(self, memo: object) -> Memory:
        return self


def _held(player: Player) -> Cards:
    flare = () if player.flare is None else (player.flare,)
    return *player.hand, *player.legends, *flare


def _drawn(before: Position, after: Position) -> tuple[Cards, ...]:
    """By seat: the cards that came into the hand; nothing at all where no hand changed."""
    if before.players == after.players:
        return ()
    drawn = []
    for old, new in zip(before.players, after.players, strict=True):
        held = _held(old)
        drawn.append(tuple(card for card in _held(new) if card not in held))
    return tuple(drawn) if any(drawn) else ()


def _deck_of(card: str) -> str:
    return "flare" if card in FLARES else "legend" if card in LEGENDS else "being"
