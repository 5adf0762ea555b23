"""Characters and what they have: their boards and cards, skills, items and secrets."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, ClassVar

from legendarium.taintedgrail.content.model.abilities import (
    Ability,
    CardAbility,
    CharacterActionText,
    Spend,
)
from legendarium.taintedgrail.content.model.common import no_numbers
from legendarium.taintedgrail.content.model.keys import Left, Right
from legendarium.taintedgrail.content.model.story import Quest
from legendarium.taintedgrail.content.model.words import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    KEYWORDS,
    RESOURCES,
)
from legendarium.taintedgrail.content.shapes import (
    Id,
    LeftHalf,
    Length,
    Number,
    NumberTable,
    OneOf,
    Pattern,
    RightHalf,
    Says,
    Written,
)

_Keyword = Annotated[str, OneOf(KEYWORDS, empty=True)]
_Abilities = Annotated[tuple[Ability, ...], Says("what it does", name="ability")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The board of a character (2.1)."""

    WRITTEN: ClassVar = Written(
        "character", "The board of a character.", file="characters/<id>.toml"
    )

    id: Annotated[str, Id(), Says("the id of the character", '"orla"')]
    number: Annotated[int, Number(1, 9), Says("the lowest breaks ties", "1")]
    colour: Annotated[str, OneOf(("U", "G", "B", "Y")), Says("letter of its cards", '"U"')]
    energy: Annotated[int, Number(1, 12), Says("Energy at the start", "6")]
    energy_normal_max: Annotated[int, Number(1, 12), Says("top of the normal spaces", "6")]
    energy_bonus: Annotated[int, Number(0, 6), Says("bonus spaces above", "2")] = 0
    energy_offset: Annotated[int, Number(0, 3), Says("Energy allowed above Health", "0")] = 0
    health: Annotated[int, Number(1, 12), Says("Health at the start, and its maximum", "8")]
    terror: Annotated[int, Number(0, 9), Says("Terror at the start", "0")] = 0
    terror_top: Annotated[int, Number(3, 9), Says("the top space; the two highest are red", "6")]
    strong: Annotated[str, OneOf((COMBAT, DIPLOMACY)), Says("what it is better at", '"combat"')]
    personal_secret: Annotated[
        int, Number(0, 999, "secret"), Says("its personal secret; 0 = none", "11")
    ] = 0
    attributes: Annotated[
        MappingProxyType[str, int],
        NumberTable(ATTRIBUTES, 0, 2),
        Says("five points, none above 2", "{ courage = 2, caution = 2, empathy = 1 }"),
    ]
    resources: Annotated[
        MappingProxyType[str, int],
        NumberTable(RESOURCES, 0, 20),
        Says("what it starts with", "{ food = 2 }"),
    ] = field(default_factory=no_numbers)
    action: Annotated[CharacterActionText, Says("the character action")]
    abilities: Annotated[
        tuple[Ability, ...], Says("the flaw, and other abilities", name="ability")
    ] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCard:
    """A combat or diplomacy card of a character (2.11, 2.12)."""

    WRITTEN: ClassVar = Written(
        "card", "A combat or diplomacy card.", listed="cards/<character>/<combat|diplomacy>.toml"
    )

    number: Annotated[
        str,
        Pattern(r"[UGBY][0-9]{2}", "U01"),
        Says("the letter of the character and two digits", '"U01"'),
    ]
    owner: str
    kind: str
    copies: Annotated[int, Number(0, 15), Says("copies in the starting deck", "2")] = 0
    development: Annotated[int, Number(0, 9), Says("copies in the development deck", "1")] = 0
    left: Annotated[
        tuple[Annotated[Left, LeftHalf()], ...],
        Length(1, 9),
        Says("left halves of its keys, top row first", '["marker", "-", "magic: card", "free"]'),
    ]
    right: Annotated[
        tuple[Annotated[Right, RightHalf()], ...],
        Length(1, 9),
        Says("right halves of its keys, top row first", '["courage 1", "-", "magic", "free x2"]'),
    ]
    passive: Annotated[bool, Says("its ability is never covered", "true")] = False
    ability: Annotated[CardAbility | None, Says("what it does")] = None
    spend: Annotated[Spend | None, Says("what its charges pay for")] = None


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a skill card."""

    WRITTEN: ClassVar = Written("side", "A side of a skill.", part="[skill.a] and [skill.b]")

    abilities: Annotated[tuple[Ability, ...], Length(1), Says("what it does", name="ability")]


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill card with two sides, of which only one is used (2.9)."""

    WRITTEN: ClassVar = Written("skill", "A skill card with two sides.", listed="skills/*.toml")

    number: Annotated[int, Number(1, 999), Says("its number", "1")]
    attribute: Annotated[str, OneOf(ATTRIBUTES), Says("where it is attached", '"courage"')]
    a: Annotated[Side, Says("one side")]
    b: Annotated[Side, Says("the other side")]

    def side(self, side: str) -> tuple[Ability, ...]:
        """The abilities of side a or b."""
        return (self.a if side == "a" else self.b).abilities


@dataclass(frozen=True, slots=True)
class Item:
    """A card of the item deck (2.8)."""

    WRITTEN: ClassVar = Written("item", "A card of the item deck.", listed="items/*.toml")

    id: Annotated[str, Id(), Says("the id of the item", '"eel-spear"')]
    keyword: Annotated[_Keyword, Says("its keyword", '"weapon"')] = ""
    craftable: Annotated[bool, Says("can be made", "true")] = False
    copies: Annotated[int, Number(0, 9), Says("copies in the deck", "1")] = 1
    abilities: _Abilities = ()


@dataclass(frozen=True, slots=True)
class Secret:
    """A numbered secret (2.7)."""

    WRITTEN: ClassVar = Written("secret", "A secret.", listed="secrets/*.toml")

    number: Annotated[int, Number(1, 999), Says("its number", "14")]
    keyword: Annotated[_Keyword, Says("its keyword", '"relic"')] = ""
    personal: Annotated[bool, Says("never changes its owner", "true")] = False
    charges: Annotated[int, Number(0, 9), Says("charges it starts with", "2")] = 0
    dial: Annotated[str, Id("dial", empty=True), Says("the dial it gets when gained", '"tide"')] = (
        ""
    )
    quest: Annotated[Quest | None, Says("its quest")] = None
    abilities: _Abilities = ()
