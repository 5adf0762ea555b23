"""What cards and boards can do: abilities, charges and actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, ClassVar

from legendarium.taintedgrail.content.model.common import Cost, Effect, Needs, no_numbers
from legendarium.taintedgrail.content.model.words import (
    ABILITY_ON,
    ATTRIBUTES,
    CARD_ON,
    TRAIT_ON,
)
from legendarium.taintedgrail.content.shapes import (
    ABILITY_EFFECT,
    ABILITY_IF,
    COST_EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    ConditionText,
    Id,
    Number,
    NumberTable,
    OneOf,
    Says,
    ScriptText,
    Written,
)

_ONLY_THEN = Says("only then", '"pool >= 2"', name="if")
_WHAT_IT_DOES = Says("what it does", '"hit 1"')


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a skill, an item, a secret or a character."""

    WRITTEN: ClassVar = Written(
        "ability",
        "What a card can do, when, and at what cost.",
        part="[[ability]], [[skill.a.ability]], [[item.ability]], [[secret.ability]]",
    )

    on: Annotated[str, OneOf(ABILITY_ON), Says("when it can be used", '"attack"')]
    effect: Annotated[str, ScriptText(ABILITY_EFFECT), _WHAT_IT_DOES] = ""
    condition: Annotated[str, ConditionText(ABILITY_IF), _ONLY_THEN] = ""
    within: Annotated[
        str,
        OneOf(("combat", "diplomacy", "encounter", "log", "anywhere")),
        Says("where it works; log and anywhere only for always", '"combat"', name="in"),
    ] = "encounter"
    cost: Annotated[str, ScriptText(COST_EFFECT), Says("its cost", '"flip"')] = ""
    optional: Annotated[bool, Says("may be declined", "true")] = False
    limit: Annotated[
        str,
        OneOf(("day", "encounter", "activation"), empty=True),
        Says("how often it can be used", '"day"'),
    ] = ""
    bonus: Annotated[
        MappingProxyType[str, int],
        NumberTable(ATTRIBUTES, -3, 3),
        Says("always: points added", "{ courage = 1 }"),
    ] = field(default_factory=no_numbers)
    tokens: int = 1
    """Time tokens that a delayed ability begins with (TRG-2)."""


@dataclass(frozen=True, slots=True)
class CardAbility(Ability):
    """The ability of a combat or diplomacy card."""

    WRITTEN: ClassVar = Written(
        "card-ability", "The ability of a combat or diplomacy card.", part="[card.ability]"
    )

    on: Annotated[str, OneOf(CARD_ON), Says("its trigger; activation: passive only", '"placement"')]
    effect: Annotated[str, ScriptText(ENCOUNTER_EFFECT), _WHAT_IT_DOES]
    condition: Annotated[str, ConditionText(ENCOUNTER_IF), _ONLY_THEN] = ""
    tokens: Annotated[int, Number(1, 5), Says("time tokens, when delayed", "1")] = 1


@dataclass(frozen=True, slots=True)
class Trait(Ability):
    """A trait of an encounter."""

    WRITTEN: ClassVar = Written("trait", "A trait of an encounter.", part="[[encounter.trait]]")

    on: Annotated[str, OneOf(TRAIT_ON), Says("when it fires", '"start"')]
    effect: Annotated[str, ScriptText(ABILITY_EFFECT), _WHAT_IT_DOES]
    condition: Annotated[str, ConditionText(ENCOUNTER_IF), _ONLY_THEN] = ""


@dataclass(frozen=True, slots=True)
class Spend:
    """`Pay x charges` of a card (SEQ-5)."""

    WRITTEN: ClassVar = Written(
        "spend", "What the charges on a card can be spent on.", part="[card.spend]"
    )

    charges: Annotated[int, Number(1, 9), Says("how many are paid", "1")]
    effect: Annotated[str, ScriptText(ENCOUNTER_EFFECT), Says("what it does", '"draw 1 cards"')]


@dataclass(frozen=True, slots=True)
class ActionText:
    """An action of a location, with its cost."""

    WRITTEN: ClassVar = Written(
        "local-action", "What can be done at a location.", part="[[action]] of a location"
    )

    id: Annotated[str, Id(), Says("the id of the action", '"hunt"')]
    cost: Cost = ""
    needs: Needs = ""
    once_per_day: Annotated[bool, Says("only once a day", "true")] = False
    effect: Effect = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class CharacterActionText(ActionText):
    """The action on the board of a character; it has no id, for there is only one."""

    WRITTEN: ClassVar = Written(
        "character-action",
        "The action that only this character can do.",
        part="[action] of a character",
    )

    id: str = ""
    cost: Cost = ""
    needs: Needs = ""
    effect: Effect = field(kw_only=True)
