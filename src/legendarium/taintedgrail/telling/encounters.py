"""Describes encounter cards: traits, the attack or reaction table, rewards and failure."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.table.phrase import Phrase, capital, say
from legendarium.taintedgrail.content.model import (
    DIPLOMACY,
    Band,
    Campaign,
    EncounterCard,
    Stage,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.abilities import ability_phrases
from legendarium.taintedgrail.telling.effects import effect_phrase
from legendarium.taintedgrail.telling.lists import labelled, listed


class Row(NamedTuple):
    """A row of an attack or reaction table."""

    band: Band
    sizes: str
    effect: Phrase

    @property
    def phrase(self) -> Phrase:
        """`2–3: 1 hit`."""
        return labelled(self.sizes, self.effect)

    def is_met(self, size: int) -> bool:
        """Whether this row applies at a size of the pool or affinity."""
        return self.band.first <= size and (self.band.last is None or size <= self.band.last)


def encounter_title(card: EncounterCard) -> Phrase:
    """The name, colour, kind and difficulty of an encounter."""
    marks = [say("tg-encounter-colour", colour=card.colour), say(f"tg-kind-{card.kind}")]
    if card.difficulty:
        marks.append(say("tg-difficulty", number=card.difficulty))
    if card.guardian:
        marks.append(names.word("guardian"))
    return say("tg-encounter-title", name=names.encounter(card.id), marks=listed(marks))


def table_of(bands: tuple[Band, ...], campaign: Campaign) -> list[Row]:
    """The rows of a table: sizes, and what happens there."""
    return [Row(one, _sizes(one), effect_phrase(one.effect, campaign)) for one in bands]


def _sizes(band: Band) -> str:
    if band.last is None:
        return f"{band.first}+"
    return str(band.first) if band.first == band.last else f"{band.first}–{band.last}"


def goal_phrase(card: EncounterCard, value: int = 0) -> Phrase:
    """What wins the encounter: a number of markers, or the top of each affinity track."""
    if card.kind == DIPLOMACY:
        tops = ", ".join(f"{stage.start}/{stage.top}" for stage in card.stages)
        return say("tg-goal-diplomacy", number=len(card.stages), tops=tops)
    return say("tg-goal-combat", number=value or card.value)


def symbol_phrase(stage: Stage, campaign: Campaign) -> Phrase:
    """What the diplomacy symbol does in this stage (DIP-5)."""
    symbol = capital(say("tg-bonus-symbol", number=1))
    return labelled(symbol, effect_phrase(stage.symbol, campaign))


def trait_phrases(card: EncounterCard, campaign: Campaign) -> list[Phrase]:
    """A line for each trait."""
    return ability_phrases(card.traits, campaign, card.kind)


def stake_phrases(card: EncounterCard, campaign: Campaign) -> list[Phrase]:
    """Opportunity, reward, loot and failure, if the card has them."""
    scripts = (
        ("opportunity", card.opportunity),
        ("reward", card.reward),
        ("loot", card.loot),
        ("failure", card.failure),
    )
    return [
        labelled(say(f"tg-stake-{name}"), effect_phrase(script, campaign))
        for name, script in scripts
        if script
    ]
