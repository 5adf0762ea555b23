"""Describes events: one short sentence for every event of the rules.

Verbs are in the present tense, which has no gender in any of the languages.
"""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, capital
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.telling import (
    character_events,
    day_events,
    encounter_events,
    land_events,
    story_events,
)


def event_phrase(event: AnyEvent, campaign: Campaign) -> Phrase:
    """An event as a sentence."""
    return capital(_phrase(event, campaign))


def _phrase(event: AnyEvent, campaign: Campaign) -> Phrase:
    if isinstance(event, day_events.DayEvent):
        return day_events.phrase(event)
    if isinstance(event, character_events.CharacterEvent):
        return character_events.phrase(event)
    if isinstance(event, encounter_events.EncounterEvent):
        return encounter_events.phrase(event, campaign)
    if isinstance(event, land_events.LandEvent):
        return land_events.phrase(event)
    if isinstance(event, story_events.StoryEvent):
        return story_events.phrase(event)
    assert_never(event)
