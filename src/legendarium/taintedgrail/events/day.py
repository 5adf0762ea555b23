"""The events of the day: its phases, actions, parties, players, rest."""

from __future__ import annotations

from legendarium.table.message import Event
from legendarium.taintedgrail.names import GiftName


class ChapterBegan(Event, kind="chapter"):
    """A chapter began."""

    chapter: int


class ChapterEnded(Event, kind="chapter-ended"):
    """A chapter ended."""

    chapter: int
    ending: str


class MorningBegan(Event, kind="morning"):
    """A new day began."""

    day: int


class DayBegan(Event, kind="day"):
    """The morning is over: characters act."""

    day: int


class EveningBegan(Event, kind="evening"):
    """Everybody has finished for today."""

    day: int


class Passed(Event, kind="passed"):
    """A character passed."""

    who: str


class PartyFormed(Event, kind="party"):
    """Several characters act together."""

    who: tuple[str, ...]


class Travelled(Event, kind="travel"):
    """A party sets out."""

    who: tuple[str, ...]
    to: int


class Explored(Event, kind="explore"):
    """A party explores its location."""

    who: tuple[str, ...]
    location: int


class LocalActionTaken(Event, kind="local-action"):
    """A party does an action of its location."""

    who: tuple[str, ...]
    location: int
    action: str


class CharacterActed(Event, kind="character-action"):
    """A character does the action of its board."""

    who: str


class AbilityUsed(Event, kind="ability"):
    """An ability was used."""

    who: str
    ability: str


class DroppedOut(Event, kind="dropped-out"):
    """A member left the action instead of paying."""

    who: str


class Unpaid(Event, kind="unpaid"):
    """A cost of an effect was not paid."""

    who: tuple[str, ...]


class Given(Event, kind="given"):
    """Something was given away."""

    from_: str
    to: str
    what: GiftName
    id: str | None = None
    """Of an item or a secret."""


class Ate(Event, kind="ate"):
    """A character ate."""

    who: str


class WentHungry(Event, kind="hungry"):
    """A character went hungry."""

    who: str


class Dreamed(Event, kind="dream"):
    """A character has the dream of its location."""

    who: str
    location: int


class HadNightmare(Event, kind="nightmare"):
    """An insane character has the nightmare of its location."""

    who: str
    location: int


class Joined(Event, kind="joined"):
    """A character came into play."""

    who: str
    place: int


class LeftCampaign(Event, kind="left"):
    """A character left the campaign."""

    who: str


class Failed(Event, kind="failed"):
    """The game has failed."""


class MercyGranted(Event, kind="mercy"):
    """Mercy was granted."""
