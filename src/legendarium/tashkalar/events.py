"""Every kind of event: what happened because of a choice. Nothing else lists them."""

from __future__ import annotations

from typing import Annotated

from legendarium.table.kinds import SECRET, Kinds
from legendarium.table.message import Event
from legendarium.tashkalar.names import (
    BeingName,
    CardName,
    Colour,
    FlareName,
    Pile,
    RankName,
    SquareName,
    TaskName,
)


class Placed(Event, kind="placed"):
    """A piece was placed."""

    square: SquareName
    colour: Colour
    rank: RankName


class PickedUp(Event, kind="picked-up"):
    """A piece went back to its stock."""

    square: SquareName
    colour: Colour
    rank: RankName


class Destroyed(Event, kind="destroyed"):
    """A piece was destroyed."""

    square: SquareName
    colour: Colour
    rank: RankName


class Converted(Event, kind="converted"):
    """A piece was converted; its new colour and rank."""

    square: SquareName
    colour: Colour
    rank: RankName


class Upgraded(Event, kind="upgraded"):
    """A piece was upgraded; its new rank."""

    square: SquareName
    colour: Colour
    rank: RankName


class Downgraded(Event, kind="downgraded"):
    """A piece was downgraded; its new rank."""

    square: SquareName
    colour: Colour
    rank: RankName


AboutPiece = Placed | PickedUp | Destroyed | Converted | Upgraded | Downgraded
"""An event about one piece that stays where it is."""


class Moved(Event, kind="moved"):
    """A piece moved to an adjacent square."""

    from_: SquareName
    to: SquareName
    colour: Colour
    rank: RankName


class Leapt(Event, kind="leapt"):
    """A piece leapt."""

    from_: SquareName
    to: SquareName
    colour: Colour
    rank: RankName


class Summoned(Event, kind="summoned"):
    """A being was summoned with the pieces on these squares."""

    card: BeingName
    square: SquareName
    colour: Colour
    rank: RankName
    used: tuple[SquareName, ...]


class Invoked(Event, kind="invoked"):
    """A flare was invoked."""

    flare: FlareName
    colour: Colour


class Scored(Event, kind="scored"):
    """A side scored; in melee in the colour of an opponent."""

    colour: Colour
    points: int
    in_colour: Colour | None = None


class Claimed(Event, kind="claimed"):
    """A side claimed a task."""

    task: TaskName
    colour: Colour
    points: int


class Discarded(Event, kind="discarded"):
    """A seat discarded a being."""

    seat: int
    card: BeingName


class WentUnder(Event, kind="put-under"):
    """A seat put a card under its deck."""

    seat: int
    deck: Pile
    card: Annotated[CardName | None, SECRET] = None


class Drew(Event, kind="drew"):
    """A seat drew a card."""

    seat: int
    deck: Pile
    card: Annotated[CardName | None, SECRET] = None


class Recovered(Event, kind="recovered"):
    """A being of the discard pile went on top of its deck."""

    seat: int
    card: BeingName


class GainedAction(Event, kind="gained-action"):
    """The running turn has more actions."""

    number: int


class GainedTurn(Event, kind="gained-turn"):
    """A seat takes an extra turn after this one."""

    seat: int


class HandedOver(Event, kind="handed-over"):
    """A seat gave the rest of its turn to its partner."""

    seat: int
    to: int


class TurnBegan(Event, kind="turn"):
    """The turn of a seat begins."""

    seat: int


class EndTriggered(Event, kind="end-triggered"):
    """The turn of a seat triggered the end."""

    seat: int


class ConcedeOffered(Event, kind="concede-offered"):
    """A seat is ready to concede."""

    seat: int


class SkipOffered(Event, kind="skip-last-turns-offered"):
    """A seat is ready to skip the last turns."""

    seat: int


class Conceded(Event, kind="conceded"):
    """A side conceded; the seat that agreed last."""

    seat: int


class GameOver(Event, kind="game-over"):
    """The game is over."""


Moving = Moved | Leapt
"""An event in which a piece changes its square."""
OfSeat = (
    Discarded
    | WentUnder
    | Drew
    | Recovered
    | GainedTurn
    | HandedOver
    | TurnBegan
    | EndTriggered
    | ConcedeOffered
    | SkipOffered
    | Conceded
)
"""An event that names the seat it is about."""

AnyEvent = (
    AboutPiece | Moving | Summoned | Invoked | Scored | Claimed | OfSeat | GainedAction | GameOver
)

EVENTS: Kinds[AnyEvent] = Kinds("event", AnyEvent)
