"""Every kind of option: what a seat may choose. Nothing else lists them."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from legendarium.table.kinds import Kinds
from legendarium.table.message import Option
from legendarium.tashkalar.names import (
    Alternative,
    BeingName,
    CardOrHidden,
    Colour,
    Direction,
    FlareName,
    Pile,
    RankName,
    SquareName,
    TaskName,
)


class Place(Option, kind="place"):
    """Place a piece: a common one of one's own unless it says otherwise."""

    square: SquareName
    colour: Colour | None = None
    rank: RankName | None = None


class Summon(Option, kind="summon"):
    """Summon a being of the hand."""

    card: BeingName
    square: SquareName


class Discard(Option, kind="discard"):
    """Discard a being of the hand."""

    card: BeingName


class InvokeFlare(Option, kind="flare"):
    """Invoke the flare of the hand."""

    card: FlareName


class HandOver(Option, kind="hand-over"):
    """Give the rest of the turn to the partner (12T.5)."""


class EndTurn(Option, kind="end-turn"):
    """End the turn."""


class Decline(Option, kind="decline"):
    """Do without something optional."""


class ChooseWay(Option, kind="way"):
    """Choose with which pieces a being is summoned (6.4)."""

    squares: tuple[SquareName, ...]
    marks: tuple[SquareName, ...] | None = None
    directions: tuple[Direction, ...] | None = None
    uses_up: Colour | None = None
    """The colour whose piece an improvised summoning uses up (12.4)."""


class PickUp(Option, kind="pick-up"):
    """Pick up an own piece because the stock is empty."""

    square: SquareName


class Pick(Option, kind="pick"):
    """Pick a square; the question says what for."""

    square: SquareName


class Convert(Option, kind="convert"):
    """Convert the enemy piece on a square."""

    square: SquareName


class Upgrade(Option, kind="upgrade"):
    """Upgrade the piece on a square."""

    square: SquareName


class Move(Option, kind="move"):
    """Move a piece to an adjacent square."""

    from_: SquareName
    to: SquareName


class Leap(Option, kind="leap"):
    """Let a piece leap to any square."""

    from_: SquareName
    to: SquareName


class ChooseDirection(Option, kind="direction"):
    """Choose one of the eight directions."""

    direction: Direction


class ChooseCard(Option, kind="card"):
    """Choose a card of the discard pile."""

    card: BeingName


class ChooseAlternative(Option, kind="choose"):
    """Choose one of the alternatives of an effect."""

    what: Alternative


class ChooseOpponent(Option, kind="opponent"):
    """Choose the opponent that a flare compares with (8.3)."""

    colour: Colour


class ChooseColour(Option, kind="colour"):
    """Choose the colour in which a point is scored (12.2)."""

    colour: Colour


class Claim(Option, kind="claim"):
    """Claim a task."""

    task: TaskName


class PutUnder(Option, kind="put-under"):
    """Put a card under its deck, after a discard (7.1)."""

    card: CardOrHidden
    deck: Pile | None = None
    """Only where the card is hidden."""


class Concede(Option, kind="concede"):
    """Concede, or agree to it with the partner (13.4)."""

    seat: int | None = None


class SkipLastTurns(Option, kind="skip-last-turns"):
    """Offer to skip the last turns, or agree to it (13.5)."""

    seat: int | None = None


AboutCard = Summon | Discard | InvokeFlare | ChooseCard | PutUnder
"""An option that names a card."""
Moving = Move | Leap
"""An option that moves a piece."""
Offer = Concede | SkipLastTurns
"""An option that takes effect once the others agree."""

AnyOption = (
    Place
    | Summon
    | Discard
    | InvokeFlare
    | HandOver
    | EndTurn
    | Decline
    | ChooseWay
    | PickUp
    | Pick
    | Convert
    | Upgrade
    | Move
    | Leap
    | ChooseDirection
    | ChooseCard
    | ChooseAlternative
    | ChooseOpponent
    | ChooseColour
    | Claim
    | PutUnder
    | Concede
    | SkipLastTurns
)


def card_of(option: AnyOption) -> str:
    """The card that an option plays; empty if it plays none."""
    return option.card if isinstance(option, (Summon, Discard, InvokeFlare)) else ""


@lru_cache(maxsize=1 << 14)
def target_of(option: AnyOption) -> str:
    """The square that an option is about, or a piece moves to; empty if there is none.

    Cached because a search asks for thousands of options, and a case costs more than a look-up.
    """
    match option:
        case Place() | Pick() | Summon() | Convert() | Upgrade() | PickUp():
            return option.square
        case Move() | Leap():
            return option.to
        case ChooseWay() | ChooseDirection() | ChooseCard() | ChooseAlternative():
            return ""
        case Discard() | InvokeFlare() | PutUnder() | ChooseOpponent() | ChooseColour() | Claim():
            return ""
        case HandOver() | EndTurn() | Decline() | Concede() | SkipLastTurns():
            return ""
        case _:
            assert_never(option)


OPTIONS: Kinds[AnyOption] = Kinds("option", AnyOption)

DECLINE = Decline()
HAND_OVER = HandOver()
END_TURN = EndTurn()
