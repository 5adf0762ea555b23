"""How a field of a record is declared: the annotations of the dataclasses of the model.

`Annotated[int, Number(0, 4), Says("its level", "1")]` holds everything that is said about a field.
The structure of a value comes from its type (`fields`); its limits come from the shapes below.
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


ID = "[a-z0-9]+(?:-[a-z0-9]+)*"
"""What an id is, as a regular expression."""


class Says(NamedTuple):
    """What a field means to an author. A field of a record without it is not in the file."""

    meaning: str
    example: str = ""
    """As it is written in TOML."""

    name: str = ""
    """Its name in the file, if that is not the name in the model."""


class Written(NamedTuple):
    """A kind of record: its name, its meaning, and one of three places where it is written."""

    kind: str
    says: str
    file: str = ""
    """The files that hold one record each: `locations/<number>.toml`."""

    listed: str = ""
    """The files that hold any number of records: `items/*.toml`."""

    part: str = ""
    """The place in another record: `[menhir] of a location`."""


# Values -------------------------------------------------------------------------------------------


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


class RangeText(NamedTuple):
    """Sizes of a pool, or spaces of a track: `0-2`, `3`, `4+`."""


class NumberTable(NamedTuple):
    """A table of numbers by word: `{ courage = 1 }`."""

    words: tuple[str, ...]
    least: int = 0
    most: int = 9


Value = (
    Number
    | Flag
    | Id
    | OneOf
    | Pattern
    | ScriptText
    | ConditionText
    | LeftHalf
    | RightHalf
    | RangeText
    | NumberTable
)


# Lists --------------------------------------------------------------------------------------------


class Length(NamedTuple):
    """How many values a list has."""

    least: int = 0
    most: int = 200


class ByPlayers(NamedTuple):
    """Four values, for one to four players, which may be written as one for all."""
