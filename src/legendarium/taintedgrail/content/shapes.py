"""The shapes of fields in campaign files, as data, and the fields that several kinds share.

`reading` checks values against them and `document` describes them; neither knows any kind.
"""

from __future__ import annotations

from typing import NamedTuple

# The place of a script or a condition decides what it may contain.
STORY_EFFECT = "story"
ENCOUNTER_EFFECT = "encounter"
AFTERMATH_EFFECT = "aftermath"
COST_EFFECT = "cost"
ABILITY_EFFECT = "ability"
WHEN = "when"
NEEDS = "needs"
GOAL = "goal"
ABILITY_IF = "ability-if"
ENCOUNTER_IF = "encounter-if"
STORY_IF = "story-if"


class Number(NamedTuple):
    """A whole number; `of` names the kind of thing that it refers to."""

    least: int = 0
    most: int = 9999
    of: str = ""


class Flag(NamedTuple):
    """true or false."""


class Id(NamedTuple):
    """An id: small letters, digits, hyphens; `of` names the kind that it refers to."""

    of: str = ""
    empty: bool = False


class OneOf(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]
    empty: bool = False


class Pattern(NamedTuple):
    """A short text of a given form."""

    regex: str
    example: str


class ScriptText(NamedTuple):
    """A script; `where` names the place in which it is resolved."""

    where: str = STORY_EFFECT


class ConditionText(NamedTuple):
    """A condition."""

    where: str = NEEDS


class LeftHalf(NamedTuple):
    """The left half of a key."""


class RightHalf(NamedTuple):
    """The right half of a key."""


class Range(NamedTuple):
    """Sizes of a pool, or spaces of a track: `0-2`, `3`, `4+`."""


class NumberTable(NamedTuple):
    """A table of numbers by word: `{ courage = 1 }`."""

    words: tuple[str, ...]
    least: int = 0
    most: int = 9


class ListOf(NamedTuple):
    """A list of values of one shape."""

    of: Shape
    least: int = 0
    most: int = 200


class ByPlayers(NamedTuple):
    """One value, or four: for one, two, three and four players."""

    of: Shape


class Settings(NamedTuple):
    """The table of named settings."""


class TableOf(NamedTuple):
    """A table of its own kind."""

    kind: str


class TablesOf(NamedTuple):
    """Any number of tables of one kind, each with a header in double brackets."""

    kind: str
    least: int = 0


Shape = (
    Number
    | Flag
    | Id
    | OneOf
    | Pattern
    | ScriptText
    | ConditionText
    | LeftHalf
    | RightHalf
    | Range
    | NumberTable
    | ListOf
    | ByPlayers
    | Settings
    | TableOf
    | TablesOf
)


class Field(NamedTuple):
    """A field of a record: its name in the file, its shape and its meaning."""

    name: str
    shape: Shape
    says: str
    example: str
    required: bool = False
    default: object = None


class Kind(NamedTuple):
    """A kind of record: its file and its fields."""

    name: str
    file: str
    says: str
    fields: tuple[Field, ...]


# What the schemas of several kinds share ----------------------------------------------------------

LOCATION = Number(1, 999, "location")
SECRET = Number(1, 999, "secret")
PAGE = Number(1, 999, "page")
DIAL = Number(1, 12)

STORY_ON = ("action", "morning", "evening", "travel", "explore")
ENCOUNTER_ON = ("encounter", "activation", "any", "attack")
AFTERMATH_ON = ("victory", "flight")
ABILITY_ON = (*STORY_ON, *ENCOUNTER_ON, *AFTERMATH_ON, "always")
CARD_ON = ("placement", "delayed", "attack", "activation")
TRAIT_ON = ("start", "activation", "attack", *AFTERMATH_ON)

COST = Field("cost", ScriptText(COST_EFFECT), "what must be paid", '"pay 2 energy"', default="")
NEEDED = Field("needs", ConditionText(NEEDS), "what must be true", '"res(wealth) >= 1"', default="")
EFFECT = Field("effect", ScriptText(), "what happens", '"gain 1 food"', default="")


def named(what: str, example: str) -> Field:
    """The field that holds the id of a record."""
    return Field("id", Id(), f"the id of the {what}", f'"{example}"', required=True)
