"""The events of an encounter."""

from __future__ import annotations

from legendarium.table.message import Event


class NoEncounter(Event, kind="no-encounter"):
    """There is no encounter of this colour left."""

    colour: str


class EncounterBegan(Event, kind="encounter"):
    """An encounter began."""

    card: str
    colour: str
    who: tuple[str, ...]


class EncounterEnded(Event, kind="encounter-ended"):
    """An encounter ended; how for the group."""

    how: str
    card: str


class LeftOut(Event, kind="left-out"):
    """A card was set aside for the encounter."""

    who: str
    card: str


class StageBegan(Event, kind="stage"):
    """A stage of diplomacy began."""

    number: int
    affinity: int
    top: int


class StageWon(Event, kind="stage-won"):
    """A stage of diplomacy was won."""

    number: int


class BecameActive(Event, kind="active"):
    """A character is active."""

    who: str
    turn: int


class DrewCards(Event, kind="draw"):
    """Cards were drawn."""

    who: str
    cards: tuple[str, ...]


class DiscardedCards(Event, kind="discard"):
    """Cards were discarded."""

    who: str
    cards: tuple[str, ...]


class Reshuffled(Event, kind="reshuffled"):
    """A hand was shuffled into its deck."""

    who: str


class NoCards(Event, kind="no-cards"):
    """There were not enough cards to draw."""

    who: str
    wanted: int
    left: int


class CardPlayed(Event, kind="play"):
    """A card was played."""

    who: str
    card: str


class Linked(Event, kind="link"):
    """A key was linked."""

    who: str
    row: int
    key: str


class Torn(Event, kind="torn"):
    """The last card of the sequence was torn."""

    who: str
    card: str


class CardAbilityFired(Event, kind="card-ability"):
    """The ability of a card in the sequence takes effect."""

    who: str
    card: str


class TimeTokenRemoved(Event, kind="time-token"):
    """A time token was taken off a card."""

    card: str
    left: int


class ChargesSpent(Event, kind="spend"):
    """Charges of a card in the sequence were paid."""

    who: str
    card: str
    charges: int


class TraitFired(Event, kind="trait"):
    """A trait of the encounter takes effect."""

    card: str
    number: int


class MarkersChanged(Event, kind="markers"):
    """Markers were put into the pool or taken out of it."""

    change: int
    now: int


class MarkersMissing(Event, kind="missing-markers"):
    """There were not enough markers to lose."""

    who: str
    count_: int


class AffinityMoved(Event, kind="affinity"):
    """The affinity marker moved."""

    change: int
    now: int


class Attacked(Event, kind="attack"):
    """The enemy attacks."""

    who: str
    effect: str


class OpportunityTaken(Event, kind="opportunity"):
    """The enemy uses its opportunity."""

    who: str


class WasHit(Event, kind="hit"):
    """A character was hit."""

    who: str
    hits: int


class Prevented(Event, kind="prevented"):
    """Hits or losses of markers were prevented."""

    who: str
    hits: int | None = None
    markers: int | None = None


class Panicked(Event, kind="panic"):
    """A character is in panic."""

    who: str


class Fled(Event, kind="flee"):
    """A character flees."""

    who: str


class Expelled(Event, kind="expelled"):
    """A character must leave the encounter."""

    who: str
