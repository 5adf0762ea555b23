"""A campaign as a value: everything on its cards, boards and pages.

Scripts and conditions are kept as text; an empty script does nothing and an empty condition is
true. Texts that players read are not here but in the campaign's strings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from legendarium.taintedgrail.settings import Settings

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
ATTRIBUTES: tuple[Attribute, ...] = (
    "aggression",
    "empathy",
    "courage",
    "caution",
    "practicality",
    "spirituality",
)
OPPOSITE: MappingProxyType[str, Attribute] = MappingProxyType(
    {
        "aggression": "empathy",
        "empathy": "aggression",
        "courage": "caution",
        "caution": "courage",
        "practicality": "spirituality",
        "spirituality": "practicality",
    }
)
RESOURCES = ("food", "wealth", "reputation", "magic", "xp")
TRACKS = ("energy", "health", "terror")
KEYWORDS = ("weapon", "armour", "shield", "companion", "relic")
COLOURS = ("green", "grey", "purple", "blue")
EMBLEMS = ("menhir", "dreams", "hostile", "friendly")
DIRECTIONS = ("north", "east", "south", "west")
STEP = MappingProxyType({"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)})
FACING = MappingProxyType({"north": "south", "east": "west", "south": "north", "west": "east"})

COMBAT = "combat"
DIPLOMACY = "diplomacy"


def _nothing() -> MappingProxyType[str, int]:
    return MappingProxyType({})


class Bonus(NamedTuple):
    """A symbol in a left half: marker, card, extra, torn, affinity or symbol."""

    kind: str
    amount: int = 1


class Left(NamedTuple):
    """The left half of a key; `kind` is none, bonus, magic or free."""

    kind: str = "none"
    bonuses: tuple[Bonus, ...] = ()


class Right(NamedTuple):
    """The right half of a key; `kind` is none, attribute, magic or free."""

    kind: str = "none"
    attribute: str = ""
    level: int = 0
    multiplier: int = 1
    cancel: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card can do, when, and at what cost."""

    on: str
    effect: str = ""
    condition: str = ""
    within: str = "encounter"
    cost: str = ""
    optional: bool = False
    limit: str = ""
    bonus: MappingProxyType[str, int] = field(default_factory=_nothing)
    tokens: int = 1
    """Time tokens that a delayed ability begins with (TRG-2)."""


@dataclass(frozen=True, slots=True)
class Spend:
    """`Pay x charges` of a card (SEQ-5)."""

    charges: int
    effect: str


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A combat or diplomacy card of a character (2.11, 2.12)."""

    number: str
    owner: str
    kind: str
    left: tuple[Left, ...]
    right: tuple[Right, ...]
    copies: int = 0
    development: int = 0
    passive: bool = False
    ability: Ability | None = None
    spend: Spend | None = None


@dataclass(frozen=True, slots=True)
class ActionText:
    """An action of a character or a location, with its cost."""

    id: str
    cost: str = ""
    needs: str = ""
    effect: str = ""
    once_per_day: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """The board of a character (2.1)."""

    id: str
    number: int
    colour: str
    energy: int
    energy_normal_max: int
    energy_bonus: int
    health: int
    terror: int
    terror_top: int
    strong: str
    attributes: MappingProxyType[str, int]
    resources: MappingProxyType[str, int]
    action: ActionText
    abilities: tuple[Ability, ...] = ()
    personal_secret: int = 0
    energy_offset: int = 0


@dataclass(frozen=True, slots=True)
class MenhirText:
    """How the menhir of a location is lit (MEN-1); costs and dials by the number of players."""

    cost: tuple[str, str, str, str]
    dial: tuple[int, int, int, int]
    needs: str = ""
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Location:
    """A location card (2.2)."""

    number: int
    original: int = 0
    emblems: frozenset[str] = frozenset()
    directions: MappingProxyType[str, int] = field(default_factory=_nothing)
    actions: tuple[ActionText, ...] = ()
    menhir: MenhirText | None = None


class Exit(NamedTuple):
    """Where a passage leads: goto (with the key of a passage), or end."""

    kind: str
    to: str = ""


END = Exit("end")


class Redirection(NamedTuple):
    """`when condition exit`."""

    condition: str
    exit: Exit


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a passage, with its visible cost."""

    id: str
    needs: str = ""
    cost: str = ""
    effect: str = ""
    exit: Exit = END


@dataclass(frozen=True, slots=True)
class Passage:
    """A verse, a sealed page, a dream or an instant rule, which are all read in the same way.

    The key is also the key of its string: `log.107.4`, `log.107.dream`, `page.12`.
    """

    key: str
    redirections: tuple[Redirection, ...] = ()
    effect: str = ""
    choices: tuple[Choice, ...] = ()
    exit: Exit = END


@dataclass(frozen=True, slots=True)
class Quest:
    """The quest block of an event or a secret (2.5)."""

    id: str
    goal: str
    success: str
    hint_locations: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card of the event deck; its passage has the key `event.ID`."""

    id: str
    kind: str
    chapter: int
    passage: Passage
    act: int = 0
    quest: Quest | None = None
    stays: bool = False


class Band(NamedTuple):
    """A range of pool sizes or affinity spaces with its effect; without `last`, it is open."""

    first: int
    last: int | None
    effect: str


@dataclass(frozen=True, slots=True)
class Stage:
    """One affinity track of a diplomacy encounter (2.12)."""

    top: int
    start: int
    keys: tuple[Right, ...]
    reactions: tuple[Band, ...]
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class EncounterCard:
    """A combat or diplomacy encounter (2.10, 2.12): diplomacy has stages, combat a value."""

    id: str
    colour: str
    difficulty: int
    guardian: bool = False
    intro: bool = False
    value: int = 0
    keys: tuple[Right, ...] = ()
    attacks: tuple[Band, ...] = ()
    stages: tuple[Stage, ...] = ()
    opportunity: str = ""
    reward: str = ""
    loot: str = ""
    failure: str = ""
    traits: tuple[Ability, ...] = ()

    @property
    def kind(self) -> str:
        """Combat or diplomacy: an affinity track makes it diplomacy (DIP-1)."""
        return DIPLOMACY if self.stages else COMBAT


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill card with two sides, of which only one is used (2.9)."""

    number: int
    attribute: str
    a: tuple[Ability, ...]
    b: tuple[Ability, ...]

    def side(self, side: str) -> tuple[Ability, ...]:
        """The abilities of side a or b."""
        return self.a if side == "a" else self.b


@dataclass(frozen=True, slots=True)
class Item:
    """A card of the item deck (2.8)."""

    id: str
    keyword: str = ""
    craftable: bool = False
    copies: int = 1
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Secret:
    """A numbered secret (2.7)."""

    number: int
    keyword: str = ""
    personal: bool = False
    charges: int = 0
    dial: str = ""
    quest: Quest | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Status:
    """A story flag with parts (2.6)."""

    id: str
    parts: int = 1
    numbered: bool = True


@dataclass(frozen=True, slots=True)
class DialText:
    """A time or quest dial and its effect when it has run out (2.4)."""

    id: str
    kind: str
    run_out: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The setup of a chapter."""

    number: int
    difficulties: tuple[int, ...]
    events: tuple[str, ...]
    random_events: tuple[str, ...]
    endings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Campaign:
    """A whole campaign; tables are by id or number, in the order of the files."""

    id: str
    version: int
    format_version: int
    languages: tuple[str, ...]
    start_location: int
    start_dial: tuple[int, int, int, int]
    max_menhirs: int
    mercy_page: int
    mercy_status: str
    settings: Settings
    chapters: tuple[Chapter, ...]
    sheets: MappingProxyType[str, Sheet]
    cards: MappingProxyType[str, PlayedCard]
    locations: MappingProxyType[int, Location]
    passages: MappingProxyType[str, Passage]
    events: MappingProxyType[str, EventCard]
    encounters: MappingProxyType[str, EncounterCard]
    skills: MappingProxyType[int, Skill]
    items: MappingProxyType[str, Item]
    secrets: MappingProxyType[int, Secret]
    statuses: MappingProxyType[str, Status]
    dials: MappingProxyType[str, DialText]
    tasks: tuple[str, ...]
    quests: MappingProxyType[str, Quest]
    digest: str = ""
    """The fingerprint of the rules part of the files, which saves store."""

    variants: MappingProxyType[int, tuple[int, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """The locations that have each original number (MAP-4)."""

    dead_ends: tuple[str, ...] = ()
    """Quests that may be lost permanently; only used by the checks."""

    memo: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """A cache of values that the rules compute from the tables above."""
