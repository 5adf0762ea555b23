"""The events of a character: tracks, possessions, development, dying."""

from __future__ import annotations

from legendarium.table.message import Event
from legendarium.taintedgrail.names import (
    AttributeName,
    CoinSide,
    DeckName,
    ResourceName,
    SkillSide,
    WayOfCard,
)


class EnergyChanged(Event, kind="energy"):
    """Energy was gained or lost."""

    who: str
    change: int
    now: int


class HealthChanged(Event, kind="health"):
    """Health was gained or lost."""

    who: str
    change: int
    now: int


class TerrorChanged(Event, kind="terror"):
    """Terror was gained or lost."""

    who: str
    change: int
    now: int


class ResourceChanged(Event, kind="resource"):
    """A resource was gained or lost."""

    who: str
    resource: ResourceName
    change: int
    now: int | None = None
    """Not known where it was spent on cards or abilities."""


class BecameInsane(Event, kind="insane"):
    """A character became insane."""

    who: str


class BecameSane(Event, kind="sane"):
    """A character is no longer insane."""

    who: str


class MadnessTossed(Event, kind="madness"):
    """A coin was tossed for an insane character (INS-2)."""

    who: str
    coin: CoinSide


class IsDying(Event, kind="dying"):
    """A character is dying; the dial of its Dying! card."""

    who: str
    dial: int


class Recovered(Event, kind="recovered"):
    """A dying character recovered."""

    who: str


class Died(Event, kind="died"):
    """A character died."""

    who: str


class Equipped(Event, kind="equipped"):
    """A card was turned face up."""

    who: str
    card: str


class Flipped(Event, kind="flipped"):
    """A card was flipped until the encounter ends."""

    who: str
    card: str


class ChargesChanged(Event, kind="charges"):
    """Charges were put on a card or taken off it."""

    card: str
    change: int
    now: int


class ItemReceived(Event, kind="item"):
    """A character got an item."""

    who: str
    item: str


class ItemDiscarded(Event, kind="item-discarded"):
    """An item was discarded."""

    who: str
    item: str


class ItemDropped(Event, kind="item-dropped"):
    """An item was dropped."""

    who: str
    item: str
    place: int


class PickedUp(Event, kind="picked-up"):
    """A dropped item was picked up."""

    who: str
    item: str


class NoItem(Event, kind="no-item"):
    """There was no such item to get."""

    who: str
    item: str | None = None
    what: str | None = None
    """The keyword that was looked for; empty for any item."""


class SecretLearned(Event, kind="secret"):
    """A character got a secret."""

    who: str
    secret: int


class SecretGiven(Event, kind="secret-given"):
    """A secret of a character who died or left went to another."""

    secret: int
    to: str


class SecretLost(Event, kind="secret-lost"):
    """A secret was discarded."""

    who: str
    secret: int


class CardGained(Event, kind="new-card"):
    """A new card was put into a deck."""

    who: str
    deck: DeckName
    card: str


class CardMoved(Event, kind="card-moved"):
    """A card was put into a deck or taken out of it."""

    who: str
    deck: DeckName
    card: str
    way: WayOfCard


class AttributeRaised(Event, kind="raised"):
    """An attribute was raised by a point."""

    who: str
    attribute: AttributeName


class SkillLearned(Event, kind="skill"):
    """A skill card was taken."""

    who: str
    skill: int
    side: SkillSide
