"""The events of the world and its story: the map, menhirs, guardians, pages, quests."""

from __future__ import annotations

from legendarium.table.message import Event
from legendarium.taintedgrail.names import CoinSide


class Revealed(Event, kind="revealed"):
    """A location was revealed."""

    location: int


class Replaced(Event, kind="replaced"):
    """A location was replaced by another."""

    location: int
    by: int


class LocationLost(Event, kind="location-lost"):
    """A location was taken off the map."""

    location: int


class Moved(Event, kind="moved"):
    """Characters came to a location."""

    who: tuple[str, ...]
    to: int


class Displaced(Event, kind="displaced"):
    """Characters were moved out of the Wyrdness."""

    who: tuple[str, ...]
    to: int


class NoWay(Event, kind="no-way"):
    """Characters could not be moved to a location."""

    who: tuple[str, ...]
    to: int


class MenhirRead(Event, kind="menhir-text"):
    """The text of a menhir was read."""

    location: int
    cost: str


class MenhirLit(Event, kind="menhir-lit"):
    """A menhir was lit."""

    location: int
    dial: int


class MenhirDialTurned(Event, kind="menhir-dial"):
    """The dial of a menhir was turned down."""

    location: int
    dial: int


class MenhirFailing(Event, kind="menhir-failing"):
    """The dial was taken off a menhir."""

    location: int


class MenhirWentOut(Event, kind="menhir-out"):
    """A menhir went out."""

    location: int


class GuardianDieRolled(Event, kind="guardian-die"):
    """The die was rolled for a guardian."""

    card: str
    face: str


class GuardianMoved(Event, kind="guardian-moved"):
    """A guardian moved."""

    card: str
    to: int


class GuardianStayed(Event, kind="guardian-stays"):
    """A guardian that was not defeated stays."""

    card: str
    place: int


class EventRevealed(Event, kind="event"):
    """An event was revealed."""

    event: str


class NoEvent(Event, kind="no-event"):
    """The event deck is empty."""


class EventPutOnTop(Event, kind="event-on-top"):
    """An event was put on top of the deck."""

    event: str


class EventShuffledIn(Event, kind="event-shuffled"):
    """An event was shuffled into the deck."""

    event: str


class Removed(Event, kind="removed"):
    """A card was removed from the game."""

    what: str
    card: str


class PassageRead(Event, kind="read"):
    """A page was read."""

    key: str


class ChoiceTaken(Event, kind="chose"):
    """A choice of a page was taken."""

    key: str
    choice: str


class ExplorationEnded(Event, kind="exploration-ended"):
    """The exploration ended."""


class QuestBegan(Event, kind="quest"):
    """A quest became active."""

    quest: str


class QuestSucceeded(Event, kind="quest-succeeded"):
    """A quest succeeded."""

    quest: str


class QuestEnded(Event, kind="quest-ended"):
    """A quest ended."""

    quest: str


class TaskLearned(Event, kind="task"):
    """A task was learned."""

    task: str
    place: int


class TaskClosed(Event, kind="task-closed"):
    """A task was closed."""

    task: str


class Ticked(Event, kind="ticked"):
    """A part of a status was ticked."""

    status: str
    part: int


class DialTurned(Event, kind="dial"):
    """A dial was set or turned."""

    dial: str
    now: int


class DialRanOut(Event, kind="dial-ran-out"):
    """A dial ran out."""

    dial: str


class DialRemoved(Event, kind="dial-removed"):
    """A dial was removed."""

    dial: str


class Rolled(Event, kind="rolled"):
    """A die was rolled."""

    sides: int
    shown: int


class Tossed(Event, kind="tossed"):
    """A coin was tossed."""

    shown: CoinSide
