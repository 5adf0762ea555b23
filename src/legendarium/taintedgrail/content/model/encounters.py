"""Encounters: combat with its attacks, diplomacy with its stages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from legendarium.taintedgrail.content.model.abilities import Trait
from legendarium.taintedgrail.content.model.keys import Range, Right
from legendarium.taintedgrail.content.model.words import COLOURS, COMBAT, DIPLOMACY
from legendarium.taintedgrail.content.shapes import (
    AFTERMATH_EFFECT,
    ENCOUNTER_EFFECT,
    Id,
    Length,
    Number,
    OneOf,
    RangeText,
    RightHalf,
    Says,
    ScriptText,
    Written,
)

_Half = Annotated[Right, RightHalf()]
_Aftermath = Annotated[str, ScriptText(AFTERMATH_EFFECT)]
_During = Annotated[str, ScriptText(ENCOUNTER_EFFECT)]
_Sizes = Annotated[Range, RangeText()]


@dataclass(frozen=True, slots=True)
class Band:
    """What happens at some sizes of the pool, or spaces of the affinity track."""

    sizes: Range
    effect: str

    @property
    def first(self) -> int:
        """The first size."""
        return self.sizes.first

    @property
    def last(self) -> int | None:
        """The last size; None if there is no end."""
        return self.sizes.last


@dataclass(frozen=True, slots=True)
class Attack(Band):
    """What the enemy does at a pool size."""

    WRITTEN: ClassVar = Written(
        "attack", "What the enemy does at a pool size.", part="attacks of an encounter"
    )

    sizes: Annotated[_Sizes, Says("sizes of the pool", '"0-2"', name="pool")]
    effect: Annotated[_During, Says("the attack", '"hit 2"')]


@dataclass(frozen=True, slots=True)
class Reaction(Band):
    """What the other side does at an affinity space."""

    WRITTEN: ClassVar = Written(
        "reaction", "What the other side does at an affinity space.", part="reactions of a stage"
    )

    sizes: Annotated[_Sizes, Says("spaces of the track", '"1-2"', name="affinity")]
    effect: Annotated[_During, Says("the reaction", '"lower affinity 1"')]


@dataclass(frozen=True, slots=True)
class Stage:
    """One affinity track of a diplomacy encounter (2.12)."""

    WRITTEN: ClassVar = Written("stage", "One affinity track.", part="stages of an encounter")

    top: Annotated[int, Number(2, 12), Says("the space that wins", "5")]
    start: Annotated[int, Number(1, 11), Says("where the marker starts", "2")]
    keys: Annotated[
        tuple[_Half, ...],
        Length(1, 9),
        Says("right halves, the last is free", '["empathy 1", "-", "-", "free"]'),
    ]
    reactions: Annotated[tuple[Reaction, ...], Length(1), Says("by affinity space")]
    symbol: Annotated[_During, Says("what a diplomacy symbol does", '"raise affinity 1"')] = ""


@dataclass(frozen=True, slots=True)
class EncounterCard:
    """A combat or diplomacy encounter (2.10, 2.12): diplomacy has stages, combat a value."""

    WRITTEN: ClassVar = Written(
        "encounter",
        "A combat (value, keys, attacks) or diplomacy (stages) encounter.",
        listed="encounters/*.toml",
    )

    id: Annotated[str, Id(), Says("the id of the encounter", '"marsh-dogs"')]
    colour: Annotated[str, OneOf(COLOURS), Says("its deck", '"green"')]
    difficulty: Annotated[int, Number(0, 4), Says("level; 0 = outside the decks", "1")]
    guardian: Annotated[bool, Says("stays on the map when not beaten", "true")] = False
    intro: Annotated[bool, Says("an encounter of the tutorial", "true")] = False
    value: Annotated[int, Number(0, 30), Says("markers needed to win (combat)", "5")] = 0
    keys: Annotated[
        tuple[_Half, ...],
        Length(1, 9),
        Says(
            "right halves, the last is free (combat)", '["aggression 1", "courage 1", "-", "free"]'
        ),
    ] = ()
    attacks: Annotated[tuple[Attack, ...], Says("by pool size (combat)")] = ()
    stages: Annotated[tuple[Stage, ...], Says("affinity tracks (diplomacy)")] = ()
    opportunity: Annotated[_During, Says("when no card is played, and on flight", '"hit 1"')] = ""
    reward: Annotated[_Aftermath, Says("for every participant", '"gain 1 xp"')] = ""
    loot: Annotated[_Aftermath, Says("once, shared", '"gain 1 food"')] = ""
    failure: Annotated[
        _Aftermath,
        Says("for everybody present when it is lost (diplomacy)", '"gain 1 terror"'),
    ] = ""
    traits: Annotated[tuple[Trait, ...], Says("its traits", name="trait")] = ()

    @property
    def kind(self) -> str:
        """Combat or diplomacy: an affinity track makes it diplomacy (DIP-1)."""
        return DIPLOMACY if self.stages else COMBAT
