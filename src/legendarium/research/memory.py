"""What a seat has seen during a game: all choices, and the cards that it drew.

A view has what a seat can see now; a memory adds what it saw before. Together they form the
information state. All public information follows from the choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from legendarium.research.actions import SIZE, action_text
from legendarium.research.game_state import GameState
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import PutUnder
from legendarium.tashkalar.position import Cards, Player, Position
from legendarium.tashkalar.schools import CARDS, LEGENDS

_DECKS = ("being", "legend", "flare")
_CARD = {card: number for number, card in enumerate((*CARDS, *FLARES))}
_FACE_DOWN = 1 + 4 * SIZE
"""Tokens below are choices, those from here cards put face down under each kind of deck."""
_CARDS = _FACE_DOWN + len(_DECKS)
"""Tokens from here are known cards."""


class Moment(NamedTuple):
    """One choice and its hidden consequences."""

    seat: int
    action: int | None
    """None where a card was put under a deck and is unknown."""
    deck: str
    """The deck under which a card was put face down; usually empty."""
    drawn: tuple[Cards, ...]
    """By seat: the cards that came into the hand."""

    def action_seen_by(self, seat: int) -> int | None:
        """The action; None where another seat put a card under a deck."""
        return None if self.deck and self.seat != seat else self.action

    def known_to(self, seat: int) -> Moment:
        """The moment without what this seat has not seen."""
        own = self.drawn[seat] if self.drawn else ()
        drawn = tuple(own if number == seat else () for number in range(len(self.drawn)))
        return self._replace(action=self.action_seen_by(seat), drawn=drawn if own else ())


class Memory:
    """The moments of a game so far; immutable, so a copy is the memory itself."""

    __slots__ = ("dealt", "moments")

    def __init__(self, dealt: tuple[Cards, ...], moments: tuple[Moment, ...] = ()) -> None:
        self.dealt = dealt
        """By seat: the first hand."""
        self.moments = moments

    @classmethod
    def of_deal(cls, game_state: GameState) -> Memory:
        """The memory of a game that has just been dealt."""
        return cls(tuple(map(_hand, game_state.position.players)))

    def after(self, game_state: GameState, action: int, next_state: GameState) -> Memory:
        """The memory after an action that leads from one game state to the next."""
        option = game_state.legal[action]
        deck = _deck_of(option.card) if isinstance(option, PutUnder) else ""
        moment = Moment(
            game_state.seat, action, deck, _drawn(game_state.position, next_state.position)
        )
        return Memory(self.dealt, (*self.moments, moment))

    def known_to(self, seat: int) -> Memory:
        """The memory without what this seat has not seen."""
        dealt = (cards if number == seat else () for number, cards in enumerate(self.dealt))
        moments = (
            moment.known_to(seat) if moment.deck or moment.drawn else moment
            for moment in self.moments
        )
        return Memory(tuple(dealt), tuple(moments))

    def text(self, seat: int) -> str:
        """What a seat remembers as text, one line for each choice."""
        return "\n".join(self._lines(seat))

    def tokens(self, seat: int, seats: int, length: int) -> NDArray[np.float32]:
        """What a seat remembers as numbers from 1 on, padded with 0 or cut to its newest part."""
        found = [_CARDS + _CARD[card] for card in self.dealt[seat]]
        for moment in self.moments:
            action = moment.action_seen_by(seat)
            if action is None:
                found.append(_FACE_DOWN + _DECKS.index(moment.deck))
            else:
                found.append(1 + (moment.seat - seat) % seats * SIZE + action)
            if moment.drawn:
                found += [_CARDS + _CARD[card] for card in moment.drawn[seat]]
        found = found[-length:]
        tokens = np.zeros(length, np.float32)
        tokens[: len(found)] = found
        return tokens

    def _lines(self, seat: int) -> Iterator[str]:
        yield " ".join(("dealt", *self.dealt[seat]))
        for moment in self.moments:
            action = moment.action_seen_by(seat)
            words = f"put-under {moment.deck}" if action is None else action_text(action)
            drawn = moment.drawn[seat] if moment.drawn else ()
            yield f"{moment.seat}: {words}" + (f", drew {' '.join(drawn)}" if drawn else "")

    def __copy__(self) -> Memory:
        return self

    def __deepcopy__(self, memo: object) -> Memory:
        return self


def _hand(player: Player) -> Cards:
    flare = () if player.flare is None else (player.flare,)
    return *player.hand, *player.legends, *flare


def _drawn(before: Position, after: Position) -> tuple[Cards, ...]:
    """By seat: the cards that came into the hand; empty if no seat got any."""
    if before.players == after.players:
        return ()
    drawn = []
    for old, new in zip(before.players, after.players, strict=True):
        held = _hand(old)
        drawn.append(tuple(card for card in _hand(new) if card not in held))
    return tuple(drawn) if any(drawn) else ()


def _deck_of(card: str) -> str:
    return "flare" if card in FLARES else "legend" if card in LEGENDS else "being"
