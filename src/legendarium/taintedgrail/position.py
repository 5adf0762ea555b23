"""The position: a whole campaign at one moment, as a plain value.

A position never changes once the rules have returned it. Taking an option clones it (everything
inside is immutable, or copied by `clone`) and the rules work on the clone. The steps still to do,
even in the middle of an action or an encounter, are plain data on the agenda, so that a position
can be stored at any decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, NamedTuple

from legendarium.table.chance import advance
from legendarium.table.game import Question
from legendarium.table.hidden import Pile, Uncovering
from legendarium.taintedgrail.content.model import (
    COLOURS,
    COMBAT,
    Campaign,
    EncounterCard,
    Location,
    Sheet,
)
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.settings import Settings

Cards = tuple[str, ...]
"""Numbers of cards."""
NO_CARDS = Pile()


class Step(NamedTuple):
    """Something still to do: the name of a rule, and plain data for it."""

    name: str
    args: tuple[Any, ...] = ()


class Possession(NamedTuple):
    """An item or a secret of a character or in a location."""

    kind: str
    """`item` or `secret`."""
    id: str
    """The id of the item; the number of the secret, as text."""
    face_up: bool = True
    flipped: bool = False
    """Turned over by use until the encounter ends (ITM-5)."""
    aside: bool = False
    """Left out of the current encounter (CMB-3)."""
    charges: int = 0


class Place(NamedTuple):
    """A location card on the map."""

    x: int
    y: int
    guardians: Cards = ()
    dropped: tuple[Possession, ...] = ()
    used: Cards = ()
    """Local actions used today (ACT-7)."""


class Dial(NamedTuple):
    """A time or quest dial on a `location` or `secret`, and its number."""

    value: int
    on: str
    number: int


class TaskEntry(NamedTuple):
    """A line of the task log (QST-4)."""

    id: str
    place: int
    """The location where it was learned."""
    open: bool = True


class Scene(NamedTuple):
    """The party of the current action, and the member that `me` refers to."""

    party: tuple[str, ...]
    me: str
    source: str = ""
    """The kind of scene: travel, explore, action, menhir, event, dream, arrival, guardian..."""


class Played(NamedTuple):
    """A card in the sequence of an encounter."""

    number: str
    owner: str
    tokens: int = 0
    charges: int = 0
    links: tuple[str, ...] = ()
    """What links its left half, by row from the top: an attribute, `magic`, `free`, or empty."""
    covered: bool = False


@dataclass(slots=True)
class Encounter:
    """A current encounter; immutable inside, so a shallow copy is a copy."""

    card: str
    kind: str
    participants: tuple[str, ...]
    """Those still in it."""
    colour: str = ""
    """The deck it was drawn from; empty if it came from no deck."""
    place: int = 0
    pool: int = 0
    stage: int = 0
    affinity: int = 0
    row: tuple[Played, ...] = ()
    placing: Played | None = None
    """The card whose keys are being resolved, not yet part of the sequence (BON-8)."""
    active: str = ""
    activated: tuple[str, ...] = ()
    plays: int = 0
    """Cards played in this activation."""
    turn: int = 1
    extra: bool = False
    """Whether the card being placed still needs an extra play from a magic key (CMB-10)."""
    prevented_hits: int = 0
    prevented_markers: int = 0
    memo: tuple[str, ...] = ()
    """Small flags of the encounter rules."""

    @property
    def table(self) -> tuple[Played, ...]:
        """Every card that was played: the sequence and the card being placed."""
        return self.row if self.placing is None else (*self.row, self.placing)


@dataclass(slots=True)
class Character:
    """A character in play (2.1); immutable inside, so a shallow copy is a copy."""

    id: str
    seat: int
    energy: int
    health: int
    terror: int
    markers: tuple[int, ...]
    """Attribute markers on the board, in the order of ATTRIBUTES."""
    location: int
    food: int = 0
    wealth: int = 0
    reputation: int = 0
    magic: int = 0
    xp: int = 0
    skills: tuple[tuple[int, str], ...] = ()
    possessions: tuple[Possession, ...] = ()
    combat_deck: Pile = NO_CARDS
    diplomacy_deck: Pile = NO_CARDS
    combat_owned: Cards = ()
    diplomacy_owned: Cards = ()
    combat_development: Pile = NO_CARDS
    diplomacy_development: Pile = NO_CARDS
    hand: Cards = ()
    discard: Cards = ()
    passed: bool = False
    acted: bool = False
    dying: int = 0
    """The time dial on the Dying! card; 0 without the card (DTH-2)."""
    mortal_wounds: int = 0
    """Health that would have been lost while dying, which causes death (DTH-2)."""
    used: Cards = ()
    """Used abilities with a limit: `day:...`, `encounter:...`, `activation:...`."""

    def deck(self, kind: str) -> Pile:
        """The combat or the diplomacy deck."""
        return self.combat_deck if kind == COMBAT else self.diplomacy_deck

    def set_deck(self, kind: str, deck: Pile) -> None:
        """Replace the combat or the diplomacy deck."""
        if kind == COMBAT:
            self.combat_deck = deck
        else:
            self.diplomacy_deck = deck


@dataclass(slots=True)
class Position(Uncovering):
    """The whole campaign at one moment (2.13)."""

    campaign: Campaign = field(compare=False, repr=False)
    chance: int
    mode: str = "normal"
    """`normal` or `story` (MOD-1)."""
    chronicler: int = -1
    """The seat that decides when the others disagree (EXP-6); -1 if there is none."""
    chapter: int = 1
    day: int = 0
    phase: str = "morning"
    """`morning`, `day`, `evening`, or `over`."""
    characters: list[Character] = field(default_factory=list)
    """The characters in play, by seat."""
    absent: tuple[Character, ...] = ()
    """The characters who left the campaign and may return (PLY-2)."""
    dead: Cards = ()
    places: dict[int, Place] = field(default_factory=dict)
    menhirs: dict[int, int] = field(default_factory=dict)
    """The dial of each lit menhir by location; one without a dial (0) goes out next."""
    dials: dict[str, Dial] = field(default_factory=dict)
    replaced: dict[int, int] = field(default_factory=dict)
    """The replaced locations and their replacements (MAP-4)."""
    removed: frozenset[str] = frozenset()
    """Removed from the game (DSC-4): `location:103`, `item:net`, `secret:14`, `event:...`."""
    event_deck: Pile = NO_CARDS
    event_discard: Cards = ()
    standing_events: Cards = ()
    """Revealed events without a quest that stay on the table."""
    random_deck: Pile = NO_CARDS
    quests: Cards = ()
    """Active quests, newest first (QST-1)."""
    succeeded: Cards = ()
    """Quests whose success part was resolved."""
    encounter_decks: dict[str, Pile] = field(
        default_factory=lambda: dict.fromkeys(COLOURS, NO_CARDS)
    )
    item_deck: Pile = NO_CARDS
    statuses: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The ticked parts of each status."""
    tasks: tuple[TaskEntry, ...] = ()
    visited: frozenset[int] = frozenset()
    read: frozenset[str] = frozenset()
    """Keys of the passages that were read."""
    taken: frozenset[str] = frozenset()
    """Keys of the choices that were taken: `log.107.3.rope`."""
    scenes: tuple[Scene, ...] = ()
    encounter: Encounter | None = None
    last_encounter: str = ""
    """How the last one ended: won, fled, withdrawn, lost, expelled."""
    fled: Cards = ()
    """The characters who fled from the last encounter, however it ended for the others."""
    agenda: tuple[Step, ...] = ()
    """The steps still to do; the last one is next."""
    ending: str = ""
    """The ending of the chapter once it is reached; `failed` if the game failed."""
    events: list[AnyEvent] = field(default_factory=list, compare=False)
    question: Question[AnyOption] | None = field(default=None, compare=False)
    revealed: int = field(default=0, compare=False)
    is_sealed: bool = field(default=False, compare=False)

    def clone(self) -> Position:
        """A copy that the rules may change."""
        twin = Position(*_fields_of_position(self))
        twin.characters = [Character(*_fields_of_character(one)) for one in self.characters]
        twin.places = dict(self.places)
        twin.menhirs = dict(self.menhirs)
        twin.dials = dict(self.dials)
        twin.replaced = dict(self.replaced)
        twin.encounter_decks = dict(self.encounter_decks)
        twin.statuses = dict(self.statuses)
        if self.encounter is not None:
            twin.encounter = Encounter(*_fields_of_encounter(self.encounter))
        twin.events = []
        twin.question = None
        twin.revealed = 0
        return twin

    # What is printed

    @property
    def settings(self) -> Settings:
        """The settings of the campaign."""
        return self.campaign.settings

    def sheet(self, who: str) -> Sheet:
        """The board of a character."""
        return self.campaign.sheets[who]

    def location(self, number: int) -> Location:
        """A location card."""
        return self.campaign.locations[number]

    @property
    def card(self) -> EncounterCard:
        """The card of the current encounter."""
        assert self.encounter is not None
        return self.campaign.encounters[self.encounter.card]

    # Characters

    def character(self, who: str) -> Character:
        """A character in play, by id."""
        for character in self.characters:
            if character.id == who:
                return character
        raise KeyError(who)

    def is_in_play(self, who: str) -> bool:
        """Whether a character is in play."""
        return any(character.id == who for character in self.characters)

    def by_number(self, who: Iterable[str]) -> list[str]:
        """Characters in the order of their numbers: the lowest breaks ties (EXP-6, CMB-6)."""
        return sorted(who, key=lambda one: self.campaign.sheets[one].number)

    def characters_at(self, location: int) -> list[Character]:
        """The characters in a location, by number."""
        there = [one for one in self.characters if one.location == location]
        return sorted(there, key=lambda one: self.campaign.sheets[one.id].number)

    @property
    def players(self) -> int:
        """The number of characters in play, which sets the costs of menhirs (ACT-9, PLY-4)."""
        return len(self.characters)

    @property
    def scene(self) -> Scene:
        """The current scene."""
        return self.scenes[-1]

    def seats_of(self, who: Iterable[str]) -> tuple[int, ...]:
        """The seats of characters; the deciding one first: the chronicler or the lowest number."""
        seats = tuple(self.character(one).seat for one in self.by_number(who))
        if self.chronicler not in seats:
            return seats
        return (self.chronicler, *(seat for seat in seats if seat != self.chronicler))

    # Chance

    def roll(self, sides: int) -> int:
        """Roll a die: 1 to `sides`."""
        self.uncover()
        self.chance, bits = advance(self.chance)
        return ((bits * sides) >> 64) + 1

    def shuffle(self, pile: Pile) -> Pile:
        """The pile in random order."""
        self.chance, pile = pile.shuffled(self.chance)
        return pile

    # Events

    def tell(self, event: AnyEvent) -> None:
        """Record an event."""
        self.events.append(event)


# The fields in the order of the constructor: copying with them is several times faster.
_fields_of_position = attrgetter(*(one.name for one in fields(Position)))
_fields_of_character = attrgetter(*(one.name for one in fields(Character)))
_fields_of_encounter = attrgetter(*(one.name for one in fields(Encounter)))
