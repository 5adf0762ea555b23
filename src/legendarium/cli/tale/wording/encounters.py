"""Describes encounter cards: traits, the attack or reaction table, rewards and failure."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.abilities import abilities_text
from legendarium.cli.tale.wording.effects import effect_text
from legendarium.cli.tale.wording.sentences import capital
from legendarium.locale import Words
from legendarium.taintedgrail.content.model import DIPLOMACY, Band, EncounterCard, Stage


class Row(NamedTuple):
    """A row of an attack or reaction table."""

    band: Band
    sizes: str
    text: str

    def is_met(self, size: int) -> bool:
        """Whether this row applies at a size of the pool or affinity."""
        return self.band.first <= size and (self.band.last is None or size <= self.band.last)


def encounter_title(card: EncounterCard, words: Words, story: Story) -> str:
    """The name, colour, kind and difficulty of an encounter."""
    marks = [words.say("tg-encounter-colour", colour=card.colour)]
    marks.append(words.say(f"tg-kind-{card.kind}"))
    if card.difficulty:
        marks.append(words.say("tg-difficulty", number=card.difficulty))
    if card.guardian:
        marks.append(story.word("guardian"))
    return f"{story.encounter(card.id)} ({', '.join(marks)})"


def table_of(bands: tuple[Band, ...], words: Words, story: Story) -> list[Row]:
    """The rows of a table: sizes, and what happens there."""
    return [Row(one, _sizes(one), _effect_or_nothing(one.effect, words, story)) for one in bands]


def _sizes(band: Band) -> str:
    if band.last is None:
        return f"{band.first}+"
    return str(band.first) if band.first == band.last else f"{band.first}–{band.last}"


def _effect_or_nothing(script: str, words: Words, story: Story) -> str:
    return effect_text(script, words, story) or words.say("tg-nothing")


def goal_text(card: EncounterCard, words: Words, value: int = 0) -> str:
    """What wins the encounter: a number of markers, or the top of each affinity track."""
    if card.kind == DIPLOMACY:
        tops = ", ".join(f"{stage.start}/{stage.top}" for stage in card.stages)
        return words.say("tg-goal-diplomacy", number=len(card.stages), tops=tops)
    return words.say("tg-goal-combat", number=value or card.value)


def symbol_text(stage: Stage, words: Words, story: Story) -> str:
    """What the diplomacy symbol does in this stage (DIP-5)."""
    effect = _effect_or_nothing(stage.symbol, words, story)
    return f"{capital(words.say('tg-bonus-symbol', number=1))}: {effect}"


def traits_text(card: EncounterCard, words: Words, story: Story) -> list[str]:
    """A line for each trait."""
    return abilities_text(card.traits, words, story, card.kind)


def stakes_text(card: EncounterCard, words: Words, story: Story) -> list[str]:
    """Opportunity, reward, loot and failure, if the card has them."""
    texts = (
        ("opportunity", card.opportunity),
        ("reward", card.reward),
        ("loot", card.loot),
        ("failure", card.failure),
    )
    return [
        f"{words.say(f'tg-stake-{name}')}: {effect_text(script, words, story)}"
        for name, script in texts
        if script
    ]
